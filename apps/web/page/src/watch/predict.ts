// SPDX-License-Identifier: MIT
// What can be said of the next event before it is shown: its square, or what happens.
import { sameSquare, type Square } from "../core/board";
import type { Event, EventKind } from "../core/event";

export const guesses = ["place", "refuse", "back", "found"] as const;
export type Guess = (typeof guesses)[number];

/** Going back is to run out of squares, and to lift the queen. */
const kinds: Record<Guess, readonly EventKind[]> = {
    place: ["place", "move"],
    refuse: ["look", "rule_out"],
    back: ["lift", "stuck", "backtrack", "allow"],
    found: ["found"],
};

const are_about_a_square: readonly EventKind[] = ["look", "place", "lift", "rule_out", "allow", "move"];

export const isRight = (guess: Guess | Square, { kind, square }: Pick<Event, "kind" | "square">): boolean =>
    typeof guess === "string" ? kinds[guess].includes(kind) : are_about_a_square.includes(kind) && sameSquare(guess, square);
