// SPDX-License-Identifier: MIT
// "Why?": for every square an answer, at every moment.
import { sameSquare, sharedLine, type Square } from "../core/board";
import type { Algorithm, EndedBy, Event } from "../core/event";
import type { Speak } from "../words";
import type { Sentences } from "./sentences";
import { currentLine, queensOf, type Level, type Mark, type State } from "./state";

export interface Reason {
    readonly text: string;
    /** Queens that attack it: lines are drawn from them. */
    readonly attackers: readonly Square[];
    /** Events to look at. */
    readonly from?: number;
    readonly to?: number;
}

export class Why {
    constructor(
        private readonly algorithm: Algorithm,
        private readonly sentences: Sentences,
        private readonly speak: Speak,
    ) {}

    /** Why the square is as it is. `ended_by`: set when the trace is over. */
    square(square: Square, state: State, ended_by: EndedBy | null): Reason {
        const name = this.sentences.spell(square);
        const level = state.levels.find(({ queen }) => sameSquare(queen, square));
        if (level) return this.reason("why.queen", { square: name, from: level.placed_at }, level.placed_at);
        const mark = this.markOn(square, state);
        if (mark?.kind === "tried") return this.reason("why.tried", { square: name, from: mark.from, to: mark.to }, mark.from, mark.to);
        if (mark?.event) return { text: this.refused(mark.event), attackers: mark.event.attackers, from: mark.from };
        const line = this.lineOf(square);
        const own = state.levels.find((each) => each.line === line);
        if (own?.queen) return this.reason("why.has_queen", { line: this.sentences.lineToFill(line), queen: this.sentences.spell(own.queen) });
        if (ended_by === "enough") return this.reason("why.stopped", {});
        if (line !== currentLine(state)) return this.reason("why.not_reached", { line: this.sentences.lineToFill(line) });
        return this.laterInLine(square, state);
    }

    /** Why the search went back where it did; nothing to add to other events. */
    goingBack(state: State): string {
        const { last, left, events } = state;
        if (last?.kind === "stuck" || last?.kind === "backtrack") return this.sentences.of(state);
        if (last?.kind !== "lift") return "";
        const mark = left?.ended === "backtrack" ? left.marks.at(-1) : undefined;
        return this.speak(mark?.kind === "tried" && mark.to === events - 2 ? "why.twice" : "why.back");
    }

    private laterInLine(square: Square, state: State): Reason {
        const queens = queensOf(state);
        const attackers = queens.filter((queen) => sharedLine(queen, square));
        const line = this.sentences.lineToFill(this.lineOf(square));
        const first = this.sentences.placeInLine(0);
        if (attackers.length === 0) return this.reason("why.later", { line, first });
        return { text: this.attacked(square, attackers), attackers };
    }

    private attacked(square: Square, attackers: readonly Square[]): string {
        const list = attackers
            .map((queen) => this.sentences.attacker(queen, square))
            .join(this.speak("list.separator"));
        return this.speak("why.attacked", { square: this.sentences.spell(square), attackers: list });
    }

    private refused(event: Event): string {
        if (event.attackers.length > 0) return this.attacked(event.square, event.attackers);
        return this.speak(event.refusal === "blocked" ? "event.blocked" : "event.excluded", { square: this.sentences.spell(event.square) });
    }

    private lineOf(square: Square): number {
        return this.algorithm.axis === "rows" ? square.row : square.column;
    }

    private markOn(square: Square, state: State): Mark | undefined {
        const levels: readonly Level[] = state.left ? [...state.levels, state.left] : state.levels;
        return [...state.ruled_out, ...levels.flatMap(({ marks }) => marks)].findLast((mark) => sameSquare(mark.square, square));
    }

    private reason(id: string, holes: Record<string, string | number>, from?: number, to?: number): Reason {
        return { text: this.speak(id, holes), attackers: [], ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
    }
}
