// SPDX-License-Identifier: MIT
// What is watched: the search that was chosen, where it is, and the words for it. The panels of the view share it.
import type { Square } from "../core/board";
import { no_line, type Algorithm } from "../core/event";
import { largest_played_size, type Link, type Overlay, type Panel, type SourceLanguage } from "../link";
import { page } from "../page.svelte";
import { nothing_lit, type Lit } from "./lit";
import { Player } from "./player.svelte";
import { Question } from "./question.svelte";
import { comparisonsBefore } from "./safety";
import { Sentences } from "./sentences";
import { hasTest, languagesOf, sourceOf, type LineKind } from "./source";
import { currentLine, queensOf } from "./state";

/** Until the core has told its algorithms. */
const none: Algorithm = { name: "rows", summary: "", largest_size: 0, axis: "rows", memory: "calls", tests_before_placing: true, sees_all: true };

export class Watching {
    readonly player = new Player();
    readonly question = new Question(this);
    size = $state.raw(4);
    name = $state.raw("rows");
    until = $state.raw(1);
    language = $state.raw<SourceLanguage>("words");
    overlay = $state.raw<Overlay | null>(null);
    /** The panel that is open where there is room for one. */
    panel = $state.raw<Panel | null>(null);
    is_predicting = $state.raw(false);
    /** Of the tree; nothing: what suits it. */
    zoom = $state.raw<number | null>(null);
    /** What is pointed at. */
    lit = $state.raw<Lit>(nothing_lit);
    /** The algorithm does not take the size. */
    is_too_large = $state.raw(false);

    now = $derived(this.player.state);
    algorithm = $derived(page.algorithms.find((each) => each.name === this.name) ?? page.algorithms[0] ?? none);
    languages = $derived(languagesOf(this.name));
    shown_language = $derived(this.languages.includes(this.language) ? this.language : "words");
    /** As in the article that the Ruby program comes from. */
    is_flipped = $derived(this.shown_language === "rb" && page.detail >= 2);
    sentences = $derived(new Sentences(this.size, this.algorithm, page.speak, page.coordinates, this.is_flipped));
    source = $derived(sourceOf(this.name, this.shown_language, this.size, page.speak));
    queens = $derived(queensOf(this.now));
    /** The comparison on show, inside the safety test. */
    comparison = $derived(this.player.comparisons[this.player.inside - 1] ?? null);
    /** The row, or the column, where the search is. */
    line = $derived(this.now.events > 0 ? currentLine(this.now) : no_line);
    running = $derived.by((): LineKind | null => {
        if (!this.comparison) return this.now.last?.kind ?? null;
        return this.source.some(({ kinds }) => kinds.includes("test")) ? "test" : "look";
    });

    /** What just happened, and why. */
    sentence = $derived.by((): string => {
        const { now, player, sentences } = this;
        if (this.comparison) return sentences.compared(this.comparison);
        if (this.is_too_large) return page.say("page.too_large_for", { algorithm: this.name, high: this.algorithm.largest_size });
        if (now.events === 0) return page.say("page.before_start", { algorithm: page.say(this.algorithm.summary) });
        if (!player.is_at_end || player.ended_by !== "end") return sentences.of(now);
        const proof = now.solutions === 0 ? page.say("page.proof", { placed: now.placed, dead_ends: now.dead_ends }) : page.say("page.all_seen", { count: now.solutions });
        return `${sentences.of(now)} ${proof}`;
    });

    constructor(link: Link) {
        this.size = Math.min(Math.max(link.n ?? 4, 0), largest_played_size);
        if (page.algorithms.some(({ name }) => name === link.algorithm)) this.name = link.algorithm ?? this.name;
        if (this.size !== (link.n ?? 4) || this.name !== (link.algorithm ?? "rows")) page.is_link_strange = true;
        this.until = link.until ?? 1;
        this.language = link.source ?? "words";
        this.overlay = link.overlay ?? null;
        this.panel = link.panel ?? null;
        this.is_predicting = link.is_predicting ?? false;
        this.zoom = link.zoom ? link.zoom / 100 : null;
        const { player } = this;
        player.compare = (next, state) => (hasTest(this.name) ? comparisonsBefore(next, state, this.algorithm) : []);
        player.step_size = link.step_size ?? "square";
        player.breakpoints = link.breakpoints ?? [];
        player.speed = link.speed ?? 1;
        void this.open(link.event ?? 0).then(() => (player.inside = Math.min(link.inside ?? 0, player.comparisons.length)));
    }

    /** The search as it is chosen now, at that event. */
    async open(event = 0): Promise<void> {
        this.question.drop();
        this.lit = nothing_lit;
        const is_taken = await this.player.open({ size: this.size }, this.name, this.until, event);
        if (is_taken !== null) this.is_too_large = !is_taken;
    }

    /** The whole search of that size and algorithm, to compare somebody's own with it. */
    async bring(size: number, algorithm: string, event: number): Promise<void> {
        [this.size, this.name, this.until] = [size, algorithm, 0];
        await this.open(event);
    }

    spell = (square: Square): string => this.sentences.spell(square);

    describe(): Partial<Link> {
        const { player, panel, overlay, zoom } = this;
        return {
            n: this.size, algorithm: this.name, until: this.until, event: this.now.events, source: this.shown_language, detail: page.detail,
            inside: player.inside, breakpoints: player.breakpoints,
            ...(player.step_size !== "square" && { step_size: player.step_size }),
            ...(panel && { panel }),
            ...(overlay && { overlay }),
            ...(player.speed !== 1 && { speed: player.speed }),
            ...(this.is_predicting && { is_predicting: true }),
            ...(zoom !== null && { zoom: Math.max(1, Math.round(zoom * 100)) }),
        };
    }
}
