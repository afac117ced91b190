// SPDX-License-Identifier: MIT
// Algorithms side by side, each on a tape of its own. A tick takes each of them to the next square that it tries; one
// that moves queens, to the next queen that it places or moves.
import type { EndedBy, EventKind } from "../core/event";
import { Player } from "./player.svelte";
import type { Condition } from "./tape";

const tries: readonly EventKind[] = ["look", "place"];
const moves: readonly EventKind[] = ["place", "move"];

export class Lane {
    readonly player = new Player();
    ticks = $state.raw(0);

    constructor(
        readonly algorithm: string,
        private readonly sees_all: boolean,
    ) {}

    async open(size: number): Promise<void> {
        this.ticks = 0;
        await this.player.open({ size }, this.algorithm, 1, 0);
    }

    get is_over(): boolean {
        return this.player.is_at_end;
    }

    async tick(): Promise<void> {
        if (this.is_over || this.player.is_searching) return;
        const counted = this.sees_all ? tries : moves;
        const conditions: Condition[] = [{ at: "kind", kinds: [...counted, "found"] }];
        await this.player.find(conditions, false, false);
        if (counted.includes(this.player.state.last?.kind ?? "found")) ++this.ticks;
    }

    /** The id of the sentence for where it is. */
    get says(): string {
        if (!this.is_over) return "page.race_ticks";
        const stuck: EndedBy = "stuck";
        if (this.player.state.solutions > 0) return "page.race_done";
        return this.player.ended_by === stuck ? "page.race_stuck" : "page.race_none";
    }
}
