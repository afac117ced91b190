// SPDX-License-Identifier: MIT
// What somebody brings: a JSON trace, what the Ruby tutorial's program says of its search, or solutions as any of the
// tutorials' programs print them. All become steps, which are compared with the events of a search.
import { sameSquare, sharedLine, type Square } from "../core/board";
import { event_kinds, type Event, type EventKind } from "../core/event";

export interface Step {
    readonly kind: EventKind;
    readonly square?: Square;
    /** Of `found`: the solution. */
    readonly queens?: readonly Square[];
}

export interface Steps {
    readonly size: number;
    readonly algorithm: string | null;
    /** The kinds of events that are told; the others are passed over. */
    readonly kinds: readonly EventKind[];
    readonly steps: readonly Step[];
}

/** How far the steps are the search's. */
export interface Agreement {
    readonly steps: number;
    /** The event of the last step that agrees, or of the first that does not. */
    readonly event: number;
    /** At a `found` that differs: the search's solution. */
    readonly queens: readonly Square[];
}

const most_lines = 100_000;
const largest = 32;
const is_place = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0 && (value as number) < largest;

/** Nothing: it is none of these. */
export function readSteps(text: string): Steps | null {
    const lines = text.split("\n", most_lines).map((line) => line.trim()).filter((line) => line !== "");
    return readTrace(lines) ?? readRuby(lines) ?? readSolutions(readJson(text) ?? readPairs(lines) ?? readGrids(lines));
}

function objectIn(line: string): Record<string, unknown> | null {
    try {
        const value: unknown = JSON.parse(line);
        return typeof value === "object" ? (value as Record<string, unknown> | null) : null;
    } catch {
        return null;
    }
}

/** Only look, place, lift and found are compared: the rest follows from them. */
function readTrace(lines: readonly string[]): Steps | null {
    const objects = lines.map(objectIn);
    const header = objects.find((each) => each && is_place(each.size));
    const steps = objects.flatMap((each): Step[] => {
        const kind = event_kinds.find((name) => name === each?.kind);
        if (!each || !kind) return [];
        const { row, column } = each;
        return [{ kind, ...(is_place(row) && is_place(column) && { square: { row, column } }) }];
    });
    if (!header || steps.length === 0 || objects.includes(null)) return null;
    const algorithm = typeof header.algorithm === "string" ? header.algorithm : null;
    return { size: header.size as number, algorithm, kinds: event_kinds, steps };
}

function readRuby(lines: readonly string[]): Steps | null {
    const steps = lines.flatMap((line): Step[] => {
        const [, verb, row, column] = /^"?(placing at|Backtracking, deleted:) \[?(\d{1,2}),? (\d{1,2})\]?"?$/.exec(line) ?? [];
        if (verb) return [{ kind: verb.startsWith("p") ? "place" : "lift", square: { row: Number(row), column: Number(column) } }];
        const queens = /^\[\[/.test(line) ? squaresIn(objectIn(line)) : null;
        return queens ? [{ kind: "found", queens }] : [];
    });
    const squares = steps.flatMap(({ square, queens }) => square ?? queens ?? []);
    const size = Math.max(...squares.map(({ row, column }) => Math.max(row, column) + 1));
    return steps.some(({ kind }) => kind === "place") && size <= largest ? { size, algorithm: null, kinds: ["place", "lift", "found"], steps } : null;
}

/** `[[0,1],[1,3],…]`, or `[{"row":0,"column":1},…]` */
function squaresIn(list: unknown): Square[] | null {
    if (!Array.isArray(list) || list.length === 0) return null;
    const squares = list.map((each: unknown) => {
        const [row, column] = Array.isArray(each) ? (each as unknown[]) : typeof each === "object" && each ? [(each as Square).row, (each as Square).column] : [];
        return is_place(row) && is_place(column) ? { row, column } : null;
    });
    return squares.every((each) => each !== null) ? squares : null;
}

type Solutions = Square[][];

/** A list of lists of squares, or a line for each solution, as `queens enumerate --format json` writes. */
function readJson(text: string): Solutions | null {
    const whole = objectIn(text);
    const ofLine = (line: string): unknown[] => {
        const queens = objectIn(line)?.queens;
        return queens ? [queens] : [];
    };
    const lists = Array.isArray(whole) ? (whole as unknown[]) : text.split("\n", most_lines).flatMap(ofLine);
    const solutions = lists.map(squaresIn);
    return solutions.length > 0 && solutions.every((each) => each !== null) ? solutions : null;
}

/** `0,1`: a square a line; a heading, or row 0 again, begins the next solution. */
function readPairs(lines: readonly string[]): Solutions | null {
    const solutions: Solutions = [];
    let is_open = false;
    for (const line of lines) {
        const [, row, column] = /^(\d{1,2}) *, *(\d{1,2})$/.exec(line) ?? [];
        if (!row) {
            if (!line.startsWith("=")) return null;
            is_open = false;
            continue;
        }
        if (!is_open || row === "0") solutions.push([]);
        is_open = true;
        solutions.at(-1)?.push({ row: Number(row), column: Number(column) });
    }
    return solutions.length > 0 ? solutions : null;
}

/** Boards of `Q`, `●`, `♛` or 1 and anything else that is one character for each square; with bars, row 0 is the last. */
function readGrids(lines: readonly string[]): Solutions | null {
    const rows = lines.map((line) => [...line.replace(/[\s|]/g, "")]).filter((row) => row.every((each) => /[Q●♛1.□0·-]/.test(each)));
    const n = rows[0]?.length ?? 0;
    if (n === 0 || n > largest || rows.length % n !== 0 || rows.some(({ length }) => length !== n)) return null;
    const is_flipped = lines.some((line) => line.includes("|"));
    return Array.from({ length: rows.length / n }, (_, k) =>
        rows.slice(k * n, (k + 1) * n).flatMap((cells, at) => cells.flatMap((cell, column) => (/[Q●♛1]/.test(cell) ? { row: is_flipped ? n - 1 - at : at, column } : []))));
}

function readSolutions(solutions: Solutions | null): Steps | null {
    if (!solutions) return null;
    const size = Math.max(...solutions.map((queens) => Math.max(queens.length, ...queens.map(({ row, column }) => Math.max(row, column) + 1))));
    if (size < 1 || size > largest) return null;
    return { size, algorithm: null, kinds: ["found"], steps: solutions.map((queens) => ({ kind: "found", queens })) };
}

/** Whether the event, with these queens on the board, is the step. */
export function isStep({ kind, square, queens }: Step, event: Event, standing: readonly Square[]): boolean {
    if (kind !== event.kind) return false;
    if (kind === "look" || kind === "place" || kind === "lift") return sameSquare(square, event.square);
    return !queens || (queens.length === standing.length && queens.every((queen) => standing.some((each) => sameSquare(each, queen))));
}

/** What is wrong with a solution, apart from its place among the others. */
export type Fault =
    | { readonly kind: "attacked"; readonly one: Square; readonly other: Square }
    | { readonly kind: "incomplete"; readonly count: number }
    | { readonly kind: "repeated"; readonly number: number };

export function faultIn(steps: Steps, index: number): Fault | null {
    const queens = steps.steps[index]?.queens ?? [];
    for (const [k, one] of queens.entries()) {
        const other = queens.slice(0, k).find((each) => sharedLine(each, one));
        if (other) return { kind: "attacked", one: other, other: one };
    }
    if (queens.length !== steps.size) return { kind: "incomplete", count: queens.length };
    const key = (each: Step | undefined): string => JSON.stringify([...(each?.queens ?? [])].map(({ row, column }) => row * largest + column).sort((a, b) => a - b));
    const earlier = steps.steps.slice(0, index).findIndex((each) => each.queens && key(each) === key(steps.steps[index]));
    return earlier < 0 ? null : { kind: "repeated", number: earlier + 1 };
}
