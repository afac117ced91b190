// SPDX-License-Identifier: MIT
// What there is to see after an event. States are never changed: `after` makes the next one and shares what stayed,
// so going back is to look at an older one. It knows events, and no algorithm.
import { sameSquare, type Square } from "../core/board";
import type { Event } from "../core/event";
import { no_line } from "../core/event";

/** A square of a line that was tried there and is of no more use. */
export interface Mark {
    readonly kind: "refused" | "tried";
    readonly square: Square;
    /** The event that refused it; for `tried`, those that placed the queen and lifted it. */
    readonly from: number;
    readonly to: number;
    readonly event: Event | null;
}

/** A queen of the search tree. */
export interface Node {
    readonly square: Square;
    readonly placed_at: number;
    /** Nothing: it stands. */
    readonly lifted_at: number | null;
    /** Itself and all below. */
    readonly nodes: number;
    readonly solutions: number;
    /** The next line had no free square at all. */
    readonly is_dead_end: boolean;
    /** With this queen the board was full and right. */
    readonly is_solution: boolean;
    /** Nothing: folded, since there are many. */
    readonly children: readonly Node[] | null;
}

/** A line being filled: a call, to a program that is recursive. */
export interface Level {
    readonly line: number;
    readonly queen: Square | null;
    readonly placed_at: number;
    readonly marks: readonly Mark[];
    /** The queens that stood here before, with this level's parent below them. */
    readonly children: readonly Node[];
    /** Below the queen that stands here now. */
    readonly has_found: boolean;
    readonly ended: "stuck" | "backtrack" | null;
}

export interface State {
    /** How many events have happened. */
    readonly events: number;
    readonly placed: number;
    readonly lifted: number;
    readonly tried: number;
    readonly dead_ends: number;
    readonly solutions: number;
    readonly levels: readonly Level[];
    /** The line that was just left, to be seen until the search goes on. */
    readonly left: Level | null;
    readonly last: Event | null;
    readonly last_but_one: Event | null;
    /** Of each line, the place of its queen as a program has it: nothing clears it. */
    readonly stored: Readonly<Record<number, Square>>;
    /** Squares that are no candidates any more, and the events that said so. */
    readonly ruled_out: readonly Mark[];
    /** Where the queen that moved last came from. */
    readonly moved_from: Square | null;
}

export const start: State = {
    events: 0,
    placed: 0,
    lifted: 0,
    tried: 0,
    dead_ends: 0,
    solutions: 0,
    levels: [],
    left: null,
    last: null,
    last_but_one: null,
    stored: {},
    ruled_out: [],
    moved_from: null,
};

/** Finished subtrees with more nodes are folded: none is for n = 6, all that begin in row 0 are for n = 8. */
const largest_unfolded = 60;

const level = (line: number): Level => ({
    line,
    queen: null,
    placed_at: 0,
    marks: [],
    children: [],
    has_found: false,
    ended: null,
});

const sum = (nodes: readonly Node[], of: (node: Node) => number): number =>
    nodes.reduce((total, node) => total + of(node), 0);

/** The queen of a level, with what is below. */
export function nodeOf(levels: readonly Level[], depth: number, lifted_at: number | null): Node | null {
    const here = levels[depth];
    if (!here?.queen) return null;
    const below = levels[depth + 1];
    const standing = nodeOf(levels, depth + 1, null);
    const children = [...(below?.children ?? []), ...(standing ? [standing] : [])];
    const nodes = 1 + sum(children, (node) => node.nodes);
    return {
        square: here.queen,
        placed_at: here.placed_at,
        lifted_at,
        nodes,
        solutions: sum(children, (node) => node.solutions) + (here.has_found ? 1 : 0),
        is_dead_end: below?.ended === "stuck",
        is_solution: here.has_found,
        children: lifted_at !== null && nodes > largest_unfolded ? null : children,
    };
}

/** The queens of the search, in the order in which they were placed. */
export const queensOf = (state: State): Square[] =>
    state.levels.flatMap(({ queen }) => (queen ? [queen] : []));

/** The line where the search will go on. */
export function currentLine({ last }: State): number {
    if (!last) return no_line;
    const goes_there = last.kind === "place" || last.kind === "stuck" || last.kind === "backtrack";
    return goes_there && last.next_line !== no_line ? last.next_line : last.line;
}

const replaceAt = (levels: readonly Level[], depth: number, change: Partial<Level>): Level[] => {
    const next = levels.slice();
    const here = next[depth];
    if (here) next[depth] = { ...here, ...change };
    return next;
};

/** The state after one more event. */
export function after(state: State, event: Event): State {
    const events = state.events + 1;
    const counted = { ...state, events, left: null, last: event, last_but_one: state.last };
    const levels = state.levels.length === 0 && event.line !== no_line ? [level(event.line)] : state.levels;
    const here = levels[event.depth];
    switch (event.kind) {
        case "look": {
            const tried = state.tried + 1;
            if (event.refusal === "full_board" || !here) return { ...counted, levels, tried };
            const mark: Mark = { kind: "refused", square: event.square, from: events, to: events, event };
            return { ...counted, tried, levels: replaceAt(levels, event.depth, { marks: [...here.marks, mark] }) };
        }
        case "place": {
            const next = replaceAt(levels, event.depth, { queen: event.square, placed_at: events, has_found: false });
            if (event.next_line !== no_line) next.push(level(event.next_line));
            const stored = { ...state.stored, [event.line]: event.square };
            return { ...counted, levels: next, stored, placed: state.placed + 1, tried: state.tried + 1 };
        }
        case "lift": {
            const node = nodeOf(levels, event.depth, events);
            const mark: Mark = {
                kind: "tried",
                square: event.square,
                from: here?.placed_at ?? 0,
                to: events,
                event: null,
            };
            const next = replaceAt(levels, event.depth, {
                queen: null,
                has_found: false,
                marks: [...(here?.marks ?? []), mark],
                children: [...(here?.children ?? []), ...(node ? [node] : [])],
            });
            const left = levels[event.depth + 1] ?? null;
            next.length = event.depth + 1;
            return { ...counted, levels: next, left, lifted: state.lifted + 1 };
        }
        case "found": {
            const next = replaceAt(levels, event.depth - 1, { has_found: true });
            return { ...counted, levels: next, solutions: state.solutions + 1 };
        }
        case "stuck":
        case "backtrack": {
            const dead_ends = state.dead_ends + (event.kind === "stuck" ? 1 : 0);
            return { ...counted, dead_ends, levels: replaceAt(levels, event.depth, { ended: event.kind }) };
        }
        case "rule_out": {
            const mark: Mark = { kind: "refused", square: event.square, from: events, to: events, event };
            return { ...counted, levels, ruled_out: [...state.ruled_out, mark] };
        }
        case "allow":
            return { ...counted, levels, ruled_out: state.ruled_out.filter(({ square }) => !sameSquare(square, event.square)) };
        case "move": {
            const next = replaceAt(levels, event.depth, { queen: event.square, placed_at: events });
            const stored = { ...state.stored, [event.line]: event.square };
            const [placed, lifted, tried] = [state.placed + 1, state.lifted + 1, state.tried + 1];
            return { ...counted, levels: next, stored, placed, lifted, tried, moved_from: here?.queen ?? null };
        }
    }
}
