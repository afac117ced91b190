// SPDX-License-Identifier: MIT
// A trace as `queens trace --format json` writes it, byte for byte: an object per line, the puzzle first, the totals
// last. And read again, to see where somebody else's trace differs.
import type { EndedBy, Event } from "../core/event";
import { event_kinds, no_line } from "../core/event";
import { trace_version } from "../link";
import type { State } from "./state";

export const headerJson = (size: number, algorithm: string): string =>
    JSON.stringify({ trace_version, algorithm, size, rule: "chess" });

/** `number`: 1 for the first event. */
export function eventJson({ kind, square, depth, line, next_line, refusal, attackers }: Event, number: number): string {
    const is_about_a_square = kind !== "stuck" && kind !== "backtrack" && line !== no_line;
    return JSON.stringify({
        event: number,
        kind,
        ...(is_about_a_square && square),
        depth,
        ...(line !== no_line && { line }),
        ...(next_line !== no_line && { next_line }),
        ...(refusal !== "none" && { refusal }),
        ...(attackers.length > 0 && { attackers }),
    });
}

export const totalsJson = ({ placed, lifted, tried, dead_ends, solutions, events }: State, ended_by: EndedBy): string =>
    JSON.stringify({
        placed: String(placed),
        removed: String(lifted),
        tried: String(tried),
        dead_ends: String(dead_ends),
        solutions: String(solutions),
        events: String(events),
        ended_by,
    });

/** What somebody has pasted: steps, each with what it says of itself. */
export interface Steps {
    readonly size: number;
    readonly algorithm: string | null;
    readonly steps: readonly { readonly kind: string; readonly row?: number; readonly column?: number }[];
}

const is_small = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0 && (value as number) <= 32;

/** A JSON trace, or nothing if it is none. Only look, place, lift and found are compared: the rest follows from them. */
export function readTrace(text: string): Steps | null {
    const steps: { kind: string; row?: number; column?: number }[] = [];
    let size: number | null = null;
    let algorithm: string | null = null;
    for (const line of text.split("\n").slice(0, 100_000)) {
        if (line.trim() === "") continue;
        let object: Record<string, unknown>;
        try {
            object = JSON.parse(line) as Record<string, unknown>;
        } catch {
            return null;
        }
        if (typeof object !== "object" || object === null) return null;
        if (is_small(object.size)) size = object.size;
        if (typeof object.algorithm === "string") algorithm = object.algorithm;
        const { kind, row, column } = object;
        if (typeof kind !== "string" || !event_kinds.some((each) => each === kind)) continue;
        steps.push({ kind, ...(is_small(row) && { row }), ...(is_small(column) && { column }) });
    }
    return size === null || steps.length === 0 ? null : { size, algorithm, steps };
}

/** The index of the first step that is not what the search does; nothing: all agree. */
export function firstDifference(steps: Steps["steps"], events: readonly Event[]): number | null {
    const found = steps.findIndex(({ kind, row, column }, index) => {
        const event = events[index];
        if (!event || event.kind !== kind) return true;
        const is_about_a_square = kind === "look" || kind === "place" || kind === "lift";
        return is_about_a_square && (event.square.row !== row || event.square.column !== column);
    });
    return found < 0 ? null : found;
}
