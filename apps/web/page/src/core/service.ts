// SPDX-License-Identifier: MIT
// What the page asks of a worker. Every question names its puzzle, so that questions do not depend on each other.
import { chunk_size, findIn, Tape, type Chunk, type Condition } from "../watch/tape";
import { isStep, type Agreement, type Steps } from "../watch/bring";
import type { Message } from "../words";
import type { Core, Count, Listed, Solution, Totals } from "./core";
import type { Coordinates, Puzzle, Square } from "./board";
import type { Algorithm } from "./event";

/** Where a search for a condition has come to. */
export interface Search {
    /** The event that meets it; nothing: there is none, or the search was stopped. */
    readonly found: number | null;
    /** The last event that was looked at. */
    readonly seen: number;
    readonly is_over: boolean;
}

/** How long one look goes on before other messages are read: so stopping takes no longer. */
const slice_milliseconds = 40;

const longest_comparison = 1000;

const measured_at_once = 100_000;

const breath = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

export class Service {
    /** `search` counts what was begun and what was stopped: only the newest goes on. */
    private tapes = new Map<number, { tape: Tape; puzzle: Puzzle; search: number }>();
    private last_tape = 0;

    constructor(private readonly core: Core) {}

    algorithms(): readonly Algorithm[] {
        return this.core.algorithms;
    }

    solve(puzzle: Puzzle, milliseconds: number): Solution {
        this.core.set(puzzle);
        return this.core.solve(milliseconds);
    }

    list(puzzle: Puzzle, one_per_class: boolean, from: number, count: number, milliseconds: number): Listed {
        this.core.set(puzzle);
        return this.core.list(puzzle.size, one_per_class, from, count, milliseconds);
    }

    count(puzzle: Puzzle, with_classes: boolean, milliseconds: number): Count {
        this.core.set(puzzle);
        return this.core.count(with_classes, milliseconds);
    }

    cutIntoPieces(puzzle: Puzzle): number {
        this.core.set(puzzle);
        return this.core.cutIntoPieces();
    }

    /** Of the puzzle that was cut last. */
    countPiece(index: number): Count {
        return this.core.countPiece(index);
    }

    hint(puzzle: Puzzle, queens: readonly Square[], coordinates: Coordinates, milliseconds: number): Message {
        this.core.set(puzzle);
        return this.core.hint(queens, coordinates, milliseconds);
    }

    draw(puzzle: Puzzle, queens: readonly Square[], coordinates: Coordinates): string {
        this.core.set(puzzle);
        return this.core.draw(queens, coordinates);
    }

    /** The board after that event, with what is written below it. */
    drawEvent(number: number, event: number, coordinates: Coordinates, sentence: string, remark: string): string {
        const opened = this.tapes.get(number);
        if (!opened) return "";
        this.core.set(opened.puzzle);
        return opened.tape.draw(event, coordinates, sentence, remark);
    }

    /** A tape's number; 0 if the algorithm does not take the size. */
    open(puzzle: Puzzle, algorithm: string, until: number): number {
        this.core.set(puzzle);
        const tape = Tape.open(this.core, algorithm, until);
        if (!tape) return 0;
        this.tapes.set(++this.last_tape, { tape, puzzle, search: 0 });
        return this.last_tape;
    }

    /** What a whole search does; nothing if it takes more events than that, or another size. */
    async measure(puzzle: Puzzle, algorithm: string, until: number, most: number): Promise<Totals | null> {
        this.core.set(puzzle);
        const trace = this.core.openTrace(algorithm, until);
        for (let events = 0; trace && events < most; events += measured_at_once) {
            const { totals, is_over } = this.core.run(trace, measured_at_once);
            if (is_over || events + measured_at_once >= most) {
                this.core.closeTrace(trace);
                return is_over ? totals : null;
            }
            await breath();
        }
        return null;
    }

    close(tape: number): void {
        this.tapes.get(tape)?.tape.close();
        this.tapes.delete(tape);
    }

    chunk(tape: number, index: number): Chunk | null {
        return this.tapes.get(tape)?.tape.chunk(index) ?? null;
    }

    /** How far somebody's steps are those of the algorithm, which is followed for some seconds at most. */
    compare(puzzle: Puzzle, algorithm: string, { steps, kinds }: Steps): Agreement {
        this.core.set(puzzle);
        const trace = this.core.openTrace(algorithm, 0);
        const until = performance.now() + longest_comparison;
        let [agreed, number] = [0, 0];
        let queens: Square[] = [];
        try {
            for (let is_over = !trace; !is_over; ) {
                const { events, ended_by } = this.core.next(trace, chunk_size);
                for (const event of events) {
                    ++number;
                    if (event.kind === "place") queens = [...queens, event.square];
                    if (event.kind === "lift") queens = queens.slice(0, -1);
                    if (!kinds.includes(event.kind)) continue;
                    const step = steps[agreed];
                    if (!step || !isStep(step, event, queens)) return { steps: agreed, event: number, queens };
                    if (++agreed === steps.length) return { steps: agreed, event: number, queens };
                }
                is_over = ended_by !== undefined || performance.now() > until;
            }
            return { steps: agreed, event: number, queens: [] };
        } finally {
            this.core.closeTrace(trace);
        }
    }

    /** Ends the search on that tape. */
    stop(tape: number): void {
        const opened = this.tapes.get(tape);
        if (opened) ++opened.search;
    }

    /** The next event after `from`, or the last before it, that meets one of the conditions. */
    async find(tape: number, from: number, conditions: readonly Condition[], backwards: boolean): Promise<Search> {
        const opened = this.tapes.get(tape);
        const own = opened ? ++opened.search : 0;
        let index = Math.floor((backwards ? Math.max(from - 2, 0) : from) / chunk_size);
        let seen = from;
        let pause_at = performance.now() + slice_milliseconds;
        for (;;) {
            const chunk = this.tapes.get(tape)?.tape.chunk(index);
            if (!chunk) return { found: null, seen, is_over: false };
            const found = findIn(chunk, from, conditions, backwards);
            seen = backwards ? chunk.before.events : chunk.before.events + chunk.events.length;
            const is_over = backwards ? chunk.index === 0 : chunk.ended_by !== null;
            if (found !== null || is_over) return { found, seen, is_over };
            index = chunk.index + (backwards ? -1 : 1);
            if (performance.now() < pause_at) continue;
            await breath();
            if (opened?.search !== own) return { found: null, seen, is_over: false };
            pause_at = performance.now() + slice_milliseconds;
        }
    }
}
