// SPDX-License-Identifier: MIT
// What can be said of the next event before it is shown.
import type { EventKind } from "../core/event";

export const guesses = ["place", "refuse", "back", "found"] as const;
export type Guess = (typeof guesses)[number];

/** Going back is to run out of squares, and to lift the queen. */
const kinds: Record<Guess, readonly EventKind[]> = {
    place: ["place"],
    refuse: ["look"],
    back: ["lift", "stuck", "backtrack"],
    found: ["found"],
};

export const isRight = (guess: Guess, kind: EventKind): boolean => kinds[guess].includes(kind);
