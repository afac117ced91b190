// SPDX-License-Identifier: MIT
// Plays a tape: where it is, how fast it goes, where it stops. It knows events, never an algorithm.
import type { EndedBy, Event } from "../core/event";
import type { Puzzle } from "../core/board";
import { speeds, type Speed, type StepSize } from "../link";
import { page } from "../page.svelte";
import { landmarks, type Landmark } from "./landmarks";
import type { Comparison } from "./safety";
import { after, start, type State } from "./state";
import { chunk_size, findIn, type Chunk, type Condition } from "./tape";

/** What "as fast as possible" plays between two pictures. */
const events_per_frame = 400;
const most_chunks = 24;
/** So many events are read at once. */
const far_away = 16 * chunk_size;

const stops: Record<StepSize, Condition[]> = {
    test: [],
    square: [],
    queen: [{ at: "kind", kinds: ["place", "lift", "found"] }],
    end: [{ at: "kind", kinds: ["stuck", "found"] }],
};

/** A chunk with the state after each of its events. */
interface Reel {
    readonly chunk: Chunk;
    readonly states: readonly State[];
}

export class Player {
    state = $state.raw<State>(start);
    /** How many events there are, once the end has been seen. */
    length = $state.raw<number | null>(null);
    /** The last event that has been seen. */
    known = $state.raw(0);
    ended_by = $state.raw<EndedBy | null>(null);
    is_playing = $state.raw(false);
    is_searching = $state.raw(false);
    /** It stopped at a breakpoint. */
    is_at_breakpoint = $state.raw(false);
    speed = $state.raw<Speed>(1);
    step_size = $state.raw<StepSize>("square");
    breakpoints = $state.raw<Condition[]>([]);
    /** The comparisons of the safety test that comes next, and how many of them are shown: 0, none. */
    comparisons = $state.raw<readonly Comparison[]>([]);
    inside = $state.raw(0);
    /** What is compared before an event; the view knows the algorithm. */
    compare: (next: Event | null, state: State) => readonly Comparison[] = () => [];

    private tape = 0;
    private reels = new Map<number, Reel>();
    private timer: ReturnType<typeof setTimeout> | undefined;
    private journey = 0;
    private opens = 0;

    /** The algorithm does not take the size: false; something else was opened meanwhile: null. */
    async open(puzzle: Puzzle, algorithm: string, until: number, event: number): Promise<boolean | null> {
        this.close();
        const own = this.opens;
        [this.inside, this.comparisons] = [0, []];
        this.reels.clear();
        [this.length, this.known, this.ended_by, this.state] = [null, 0, null, start];
        const tape = await page.client.ask.open(puzzle, algorithm, until);
        if (own !== this.opens) {
            void page.client.ask.close(tape);
            return null;
        }
        this.tape = tape;
        if (tape) await this.go(event);
        return tape > 0;
    }

    close(): void {
        this.pause();
        if (this.tape) void page.client.ask.close(this.tape);
        this.tape = 0;
        ++this.opens;
        ++this.journey;
    }

    get at(): number {
        return this.state.events;
    }

    get is_at_end(): boolean {
        return this.length !== null && this.at >= this.length;
    }

    /** Shows the state after that event, or after the last. What is far away is searched for, which can be stopped. */
    go(event: number): Promise<void> {
        const is_far = event > this.known + far_away && !this.is_at_end;
        return is_far ? this.find([{ at: "event", number: event }], false, false) : this.show(event);
    }

    private async show(event: number): Promise<void> {
        const journey = ++this.journey;
        this.is_at_breakpoint = false;
        const reel = await this.reel(Math.floor(Math.max(0, event) / chunk_size));
        if (!reel || journey !== this.journey) return;
        const inside = Math.min(Math.max(0, event) - reel.chunk.before.events, reel.chunk.events.length);
        this.state = reel.states[inside] ?? start;
        this.inside = 0;
        this.comparisons = this.compare(reel.chunk.events[inside] ?? null, this.state);
    }

    /** The state after that event, without going there; nothing beyond the end. */
    async stateAt(event: number): Promise<State | null> {
        const reel = await this.reel(Math.floor(event / chunk_size));
        return reel?.states[event - reel.chunk.before.events] ?? null;
    }

    /** The board after that event, as SVG, with what is written below it. */
    draw(event: number, sentence: string, remark: string): Promise<string> {
        return page.client.ask.drawEvent(this.tape, event, page.coordinates, sentence, remark);
    }

    /** Into the safety test, a comparison on; after its last, to what came of it. */
    async into(): Promise<void> {
        if (this.inside < this.comparisons.length) ++this.inside;
        else await this.go(this.at + 1);
    }

    async step(): Promise<void> {
        if (this.step_size === "test") return this.into();
        if (this.step_size === "square") return this.go(this.at + 1);
        return this.find(stops[this.step_size], false, false);
    }

    async back(): Promise<void> {
        if (this.inside > 0) return void --this.inside;
        if (this.step_size === "test" && this.at > 0) {
            await this.go(this.at - 1);
            this.inside = this.comparisons.length;
            return;
        }
        if (this.step_size === "square") return this.go(this.at - 1);
        return this.find(stops[this.step_size], true, false);
    }

    /** Over this queen: to where it is lifted again, its whole subtree played. */
    async over(): Promise<void> {
        const { last } = this.state;
        if (last?.kind !== "place") return this.go(this.at + 1);
        return this.find([{ at: "lifted", depth: last.depth }], false);
    }

    /** Out of this line: to where the queen above is lifted. */
    async out(): Promise<void> {
        const { levels } = this.state;
        const open = levels.length - (levels.at(-1)?.queen ? 0 : 1);
        return this.find([{ at: "lifted", depth: open - 1 }], false);
    }

    /** To the next event (or the one before) that meets a condition, or to the end (or the start). */
    async find(conditions: readonly Condition[], backwards: boolean, with_breakpoints = true): Promise<void> {
        this.pause();
        const all = with_breakpoints && !backwards ? [...conditions, ...this.breakpoints] : conditions;
        const journey = ++this.journey;
        this.is_searching = true;
        const { found, seen, is_over } = await page.client.ask.find(this.tape, this.at, all, backwards);
        if (journey !== this.journey) return;
        this.is_searching = false;
        await this.show(found ?? (backwards && is_over ? 0 : seen));
        this.noteBreakpoint();
    }

    /** The first events, at most so many; set, if that is all, why it ended. */
    async all(most: number): Promise<{ events: Event[]; state: State; ended_by: EndedBy | null }> {
        const events: Event[] = [];
        for (let index = 0; ; ++index) {
            const reel = await this.reel(index);
            if (!reel || reel.chunk.index < index) return { events, state: this.state, ended_by: this.ended_by };
            events.push(...reel.chunk.events);
            const state = reel.states.at(-1) ?? start;
            if (reel.chunk.ended_by) return { events: events.slice(0, most), state, ended_by: events.length > most ? null : reel.chunk.ended_by };
            if (events.length >= most) return { events: events.slice(0, most), state, ended_by: null };
        }
    }

    goToNext(landmark: Landmark, backwards: boolean): Promise<void> {
        return this.find([landmarks[landmark].condition], backwards);
    }

    /** Pauses, and does it. */
    async byHand(step: () => Promise<void>): Promise<void> {
        this.pause();
        await step();
    }

    stopSearch(): void {
        void page.client.ask.stop(this.tape);
    }

    toggle(): void {
        if (this.is_playing) this.pause();
        else void this.play();
    }

    pause(): void {
        clearTimeout(this.timer);
        this.is_playing = false;
        if (this.is_searching) this.stopSearch();
        this.is_searching = false;
    }

    async play(): Promise<void> {
        if (this.is_at_end) await this.go(0);
        this.is_playing = true;
        this.schedule();
    }

    faster(by: 1 | -1): void {
        const index = speeds.findIndex((speed) => speed === this.speed) + by;
        this.speed = speeds[index] ?? this.speed;
    }

    addBreakpoint(condition: Condition): void {
        const same = JSON.stringify(condition);
        const others = this.breakpoints.filter((each) => JSON.stringify(each) !== same);
        this.breakpoints = others.length < this.breakpoints.length ? others : [...this.breakpoints, condition];
    }

    private schedule(): void {
        // A sentence takes time to be read: dead ends and solutions stay longer.
        const is_important = this.speed <= 2 && ["stuck", "found"].includes(this.state.last?.kind ?? "");
        const wait = this.speed === Infinity ? 16 : (1000 / this.speed) * (is_important ? 2.5 : 1);
        this.timer = setTimeout(() => void this.tick(), wait);
    }

    private async tick(): Promise<void> {
        const [from, inside] = [this.at, this.inside];
        const { speed } = this;
        await this.advance(speed === Infinity ? events_per_frame : 1);
        if (!this.is_playing) return;
        const is_stopped = this.inside === 0 && this.noteBreakpoint();
        if (is_stopped || this.is_at_end || (this.at === from && this.inside === inside)) return this.pause();
        this.schedule();
    }

    /** Some events on, but not past a breakpoint, nor past where a step of this size ends. */
    private async advance(events: number): Promise<void> {
        if (this.step_size === "test" && events === 1) return this.into();
        const reel = await this.reel(Math.floor(this.at / chunk_size));
        if (!reel) return;
        const wanted = [...(events > 1 ? [] : stops[this.step_size]), ...this.breakpoints];
        const found = wanted.length > 0 ? findIn(reel.chunk, this.at, wanted, false) : null;
        const end = reel.chunk.before.events + reel.chunk.events.length;
        const far = events > 1 ? Math.min(this.at + events, Math.max(end, this.at + 1)) : this.at + 1;
        if (events === 1 && this.step_size !== "square") return this.go(found ?? Math.max(end, this.at + 1));
        await this.go(found === null ? far : Math.min(found, far));
    }

    private noteBreakpoint(): boolean {
        const { last } = this.state;
        if (!last) return false;
        const chunk = { before: { ...start, solutions: this.state.solutions - (last.kind === "found" ? 1 : 0) }, events: [last] } as unknown as Chunk;
        this.is_at_breakpoint = findIn(chunk, 0, this.breakpoints, false) !== null;
        return this.is_at_breakpoint;
    }

    private async reel(index: number): Promise<Reel | null> {
        const kept = this.reels.get(index);
        if (kept) return kept;
        const { tape } = this;
        const chunk = await page.client.ask.chunk(tape, index);
        if (!chunk || tape !== this.tape) return null;
        const states = [chunk.before];
        for (const event of chunk.events) states.push(after(states.at(-1) ?? start, event));
        const reel = { chunk, states };
        this.reels.set(chunk.index, reel);
        if (this.reels.size > most_chunks) this.reels.delete(this.reels.keys().next().value ?? 0);
        this.known = Math.max(this.known, chunk.before.events + chunk.events.length);
        if (chunk.ended_by) {
            this.length = chunk.before.events + chunk.events.length;
            this.ended_by = chunk.ended_by;
        }
        return reel;
    }
}
