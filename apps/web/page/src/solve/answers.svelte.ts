// SPDX-License-Identifier: MIT
// Everything there is to know about one size: how many solutions, and each of them, fetched when it is asked for.
import published from "virtual:queens/published";
import type { Count, Listed } from "../core/core";
import { countByPieces, type PoolCount } from "../core/pool";
import { page } from "../page.svelte";

/** Up to here counting, classes too, takes no time to speak of. */
const largest_counted_at_once = 13;
/** Up to here the page offers to count: minutes at most. */
export const largest_counted_here = 18;
/** Beyond, a search finds a first solution only by luck: it is written down by a formula. */
const largest_listed = 28;
const page_size = 100;
const milliseconds = 1000;

type Solution = Listed["solutions"][number];

export class Answers {
    /** The solution on show; nothing: there is none, or not yet. */
    solution = $state.raw<Solution | null>(null);
    is_ready = $state.raw(false);
    count = $state.raw<Count | null>(null);
    /** The index of the solution on show, from 0. */
    index = $state.raw(0);
    /** How many have been seen to exist, and whether these are all. */
    known = $state.raw(0);
    is_known_whole = $state.raw(false);
    /** The search for further ones took too long. */
    is_out_of_time = $state.raw(false);
    /** Solutions can be gone through, one by one; else the one on show is a formula's, and has no number. */
    is_listed = $state.raw(true);
    progress = $state.raw(0);
    pool = $state.raw<PoolCount | null>(null);
    private shows = 0;
    /** Of a count by all cores. */
    effort = $state.raw<{ workers: number; seconds: number } | null>(null);

    private pages = new Map<number, Listed>();

    constructor(
        readonly size: number,
        readonly by_class: boolean,
    ) {}

    get published() {
        return { solutions: published.solutions?.[this.size], classes: published.classes?.[this.size] };
    }

    /** It is worth a try. */
    get may_be_listed(): boolean {
        return this.size <= largest_listed;
    }

    async begin(index: number): Promise<void> {
        if (this.size <= largest_counted_at_once) {
            this.count = await page.client.ask.count({ size: this.size }, true, 10_000);
            const sum = (counts: readonly string[]): number => counts.reduce((total, each) => total + Number(each), 0);
            this.known = this.by_class ? sum(this.count.classes ?? []) : Number(this.count.solutions);
            this.is_known_whole = true;
        }
        await this.show(this.is_known_whole ? Math.min(index, Math.max(this.known - 1, 0)) : index);
        this.is_ready = true;
    }

    async show(index: number): Promise<void> {
        const own = ++this.shows;
        if (!this.may_be_listed) return this.showFormula();
        const number = Math.floor(index / page_size);
        let listed = this.pages.get(number);
        if (!listed) {
            listed = await page.client.ask.list({ size: this.size }, this.by_class, number * page_size, page_size, milliseconds);
            this.pages.set(number, listed);
            if (own !== this.shows) return; // another one is wanted by now
        }
        const here = listed.solutions.length;
        this.known = Math.max(this.known, number * page_size + here);
        if (listed.more === "no" && here > 0) this.is_known_whole = true;
        this.is_out_of_time = listed.more === "out_of_time" && index - number * page_size >= here - 1;
        const found = listed.solutions[index - number * page_size];
        if (found) {
            this.solution = found;
            this.index = index;
        } else if (!this.solution && !this.is_known_whole) {
            await this.showFormula();
        }
    }

    private async showFormula(): Promise<void> {
        this.is_listed = false;
        const { verdict, columns } = await page.client.ask.solve({ size: this.size }, milliseconds);
        if (verdict === "solved") this.solution = { columns, class_size: 0 };
    }

    /** Counts by all cores; the answer, or that it was stopped, comes into `count`. */
    async countHere(): Promise<void> {
        this.progress = 0;
        this.pool = countByPieces({ size: this.size }, (done, of) => (this.progress = done / of));
        const begun = performance.now();
        const { workers, result } = this.pool;
        this.count = await result;
        this.pool = null;
        if (this.count) this.effort = { workers, seconds: (performance.now() - begun) / 1000 };
    }

    stop(): void {
        this.pool?.stop();
    }
}
