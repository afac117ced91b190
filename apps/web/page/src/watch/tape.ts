// SPDX-License-Identifier: MIT
// A trace that can be wound: chunks of events, each with the state before it. Nothing is stored but snapshots, so a
// search of millions of events starts at once and goes back anywhere. Works in the worker.
import type { Coordinates } from "../core/board";
import type { Core } from "../core/core";
import type { EndedBy, Event } from "../core/event";
import { after, start, type State } from "./state";

export const chunk_size = 512;
/** When there are more snapshots, every other one is dropped. */
const most_snapshots = 128;

export interface Chunk {
    readonly index: number;
    readonly before: State;
    readonly events: readonly Event[];
    /** Set in the last chunk. */
    readonly ended_by: EndedBy | null;
}

interface Snapshot {
    readonly chunk: number;
    readonly trace: number;
    readonly state: State;
}

export class Tape {
    private snapshots: Snapshot[];
    private spacing = 1;
    /** Between two calls, at the start of a chunk: going on costs nothing. */
    private head: Snapshot;
    /** The last chunk, once it has been seen. */
    private last: number | null = null;

    private constructor(
        private readonly core: Core,
        trace: number,
    ) {
        this.head = { chunk: 0, trace, state: start };
        this.snapshots = [{ chunk: 0, trace: core.copyTrace(trace), state: start }];
    }

    /** A tape of the puzzle that was set; nothing if the algorithm does not take its size. */
    static open(core: Core, algorithm: string, until: number): Tape | null {
        const trace = core.openTrace(algorithm, until);
        return trace ? new Tape(core, trace) : null;
    }

    close(): void {
        for (const { trace } of [this.head, ...this.snapshots]) this.core.closeTrace(trace);
    }

    /** The chunk of that index; if the trace ends before it, the last one. */
    chunk(index: number): Chunk {
        this.windTo(this.last === null ? index : Math.min(index, this.last));
        for (;;) {
            const chunk = this.read();
            if (chunk.index >= index || chunk.ended_by !== null) return chunk;
        }
    }

    /** The board after that event, or after the last one, as SVG. The puzzle is set. */
    draw(event: number, coordinates: Coordinates, sentence: string, remark: string): string {
        const index = Math.min(Math.floor(event / chunk_size), this.last ?? Infinity);
        this.windTo(index);
        let is_over = false;
        while (this.head.chunk < index && !is_over) is_over = this.read().ended_by !== null;
        const trace = this.core.copyTrace(this.head.trace);
        this.core.run(trace, event - this.head.state.events);
        const picture = this.core.drawTrace(trace, coordinates, sentence, remark);
        this.core.closeTrace(trace);
        return picture;
    }

    /** To the nearest snapshot at or before the chunk, unless the head is nearer. */
    private windTo(index: number): void {
        const snapshot = this.snapshots.findLast(({ chunk }) => chunk <= index) ?? this.snapshots[0];
        if (!snapshot || (this.head.chunk <= index && this.head.chunk >= snapshot.chunk)) return;
        this.core.closeTrace(this.head.trace);
        this.head = { ...snapshot, trace: this.core.copyTrace(snapshot.trace) };
    }

    private read(): Chunk {
        const { chunk: index, trace, state: before } = this.head;
        this.keep();
        const { events, ended_by } = this.core.next(trace, chunk_size);
        let state = before;
        for (const event of events) state = after(state, event);
        this.head = { chunk: index + 1, trace, state };
        if (ended_by) this.last = index;
        return { index, before, events, ended_by: ended_by ?? null };
    }

    /** Takes a snapshot of the head, if it is its turn. */
    private keep(): void {
        const { chunk, trace, state } = this.head;
        const newest = this.snapshots.at(-1)?.chunk ?? 0;
        if (chunk <= newest || chunk % this.spacing !== 0) return;
        this.snapshots.push({ chunk, trace: this.core.copyTrace(trace), state });
        if (this.snapshots.length <= most_snapshots) return;
        this.spacing *= 2;
        const [kept, dropped]: [Snapshot[], Snapshot[]] = [[], []];
        for (const each of this.snapshots) (each.chunk % this.spacing === 0 ? kept : dropped).push(each);
        for (const each of dropped) this.core.closeTrace(each.trace);
        this.snapshots = kept;
    }
}

/** Where to stop. */
export type Condition =
    | { readonly at: "kind"; readonly kinds: readonly Event["kind"][] }
    | { readonly at: "square"; readonly row: number; readonly column: number }
    | { readonly at: "depth"; readonly depth: number }
    | { readonly at: "solution"; readonly number: number }
    /** That event, or the first after it. */
    | { readonly at: "event"; readonly number: number }
    /** The queen of this depth, or of a lower one, is lifted. */
    | { readonly at: "lifted"; readonly depth: number };

/** Whether the event meets the condition; `solutions`: how many there are, this event included. */
export function meets(condition: Condition, event: Event, solutions: number, number: number): boolean {
    switch (condition.at) {
        case "event": return number >= condition.number;
        case "kind": return condition.kinds.includes(event.kind);
        case "square":
            return event.kind === "place" && event.square.row === condition.row && event.square.column === condition.column;
        case "depth": return event.kind === "place" && event.depth + 1 === condition.depth;
        case "solution": return event.kind === "found" && solutions === condition.number;
        case "lifted": return event.kind === "lift" && event.depth <= condition.depth;
    }
}

/** In the chunk, the first event after `from` (or, backwards, the last before it) that meets a condition; its number. */
export function findIn(chunk: Chunk, from: number, conditions: readonly Condition[], backwards: boolean): number | null {
    let solutions = chunk.before.solutions;
    let found: number | null = null;
    for (const [index, event] of chunk.events.entries()) {
        const number = chunk.before.events + index + 1;
        if (event.kind === "found") ++solutions;
        if (backwards ? number >= from : number <= from) continue;
        if (!conditions.some((condition) => meets(condition, event, solutions, number))) continue;
        found = number;
        if (!backwards) break;
    }
    return found;
}
