// SPDX-License-Identifier: MIT
// What the reader asks at a moment: why this square is as it is, or why the search went back.
import { sameSquare, type Square } from "../core/board";
import { page } from "../page.svelte";
import type { Watching } from "./watching.svelte";
import { Why, type Reason } from "./why";

export class Question {
    /** Which square is asked about, and the answer. */
    square = $state.raw<Square | null>(null);
    reason = $state.raw<Reason | null>(null);
    /** Why the search went back is asked, at each moment. */
    is_open = $state.raw(false);
    private why = $derived.by(() => new Why(this.watching.algorithm, this.watching.sentences, page.speak));
    answer = $derived.by(() => this.reason?.text ?? (this.is_open ? this.why.goingBack(this.watching.now) || page.say("why.pick") : ""));

    constructor(private readonly watching: Watching) {}

    /** About the square; about none, if it was this one. */
    pick(square: Square): void {
        const { now, player } = this.watching;
        if (sameSquare(this.square, square)) this.forget();
        else this.tell(square, this.why.square(square, now, player.is_at_end ? player.ended_by : null));
    }

    tell(square: Square, reason: Reason): void {
        [this.square, this.reason] = [square, reason];
    }

    toggle(): void {
        this.is_open = !this.is_open;
        this.forget();
    }

    /** An answer about a square belongs to its moment. */
    forget(): void {
        [this.square, this.reason] = [null, null];
    }

    drop(): void {
        this.forget();
        this.is_open = false;
    }
}
