// SPDX-License-Identifier: MIT
// What a search does, step by step, with the names of queens/board/event.hpp.
import type { Square } from "./board";

export const event_kinds = ["look", "place", "lift", "rule_out", "allow", "found", "stuck", "backtrack", "move"] as const;
export type EventKind = (typeof event_kinds)[number];

export const refusals = ["none", "attacked", "blocked", "excluded", "full_board"] as const;
export type Refusal = (typeof refusals)[number];

/** No line: the search turns nowhere, it is over. */
export const no_line = -1;

export interface Event {
    readonly kind: EventKind;
    readonly square: Square;
    readonly depth: number;
    readonly line: number;
    readonly next_line: number;
    readonly refusal: Refusal;
    readonly attackers: readonly Square[];
}

export interface Algorithm {
    readonly name: string;
    /** Its one-line description in the catalogue. */
    readonly summary: string;
    readonly largest_size: number;
    readonly axis: "rows" | "columns";
    readonly memory: "calls" | "list" | "masks" | "candidates" | "items" | "board";
    readonly tests_before_placing: boolean;
    /** Finds all solutions, and knows when there is none. */
    readonly sees_all: boolean;
}

/** Why a trace is over: `enough`, it was asked for no more solutions. */
export type EndedBy = "end" | "enough" | "time_limit" | "node_limit" | "stopped" | "stuck";
