// SPDX-License-Identifier: MIT
// A trace as `queens trace --format json` writes it, byte for byte: an object per line, the puzzle first, the totals
// last.
import type { EndedBy, Event } from "../core/event";
import { no_line } from "../core/event";
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
