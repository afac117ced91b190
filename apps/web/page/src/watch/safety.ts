// SPDX-License-Identifier: MIT
// Inside the safety test: the comparisons that a program makes before an event, queen by queen, in its order. They
// follow from the state and the event to come; a test runs the programs and compares.
import { sharedLine, type Line, type Square } from "../core/board";
import type { Algorithm, Event } from "../core/event";
import { queensOf, type State } from "./state";

export interface Comparison {
    readonly square: Square;
    readonly queen: Square;
    /** The line that both are on; nothing: the queen does not attack the square. */
    readonly line: Line | undefined;
}

/** Up to the first queen that attacks, which ends the test. */
export function comparisonsBefore(next: Event | null, state: State, algorithm: Algorithm): Comparison[] {
    const queens = queensOf(state);
    const pairs =
        next && algorithm.tests_before_placing && (next.kind === "look" || next.kind === "place") ? queens.map((queen) => [next.square, queen] as const)
        : next && !algorithm.tests_before_placing && (next.kind === "look" || next.kind === "found") ? queens.flatMap((square, k) => queens.slice(0, k).map((queen) => [square, queen] as const))
        : [];
    const compared = pairs.map(([square, queen]): Comparison => ({ square, queen, line: sharedLine(square, queen) }));
    const end = compared.findIndex(({ line }) => line);
    return end < 0 ? compared : compared.slice(0, end + 1);
}
