// SPDX-License-Identifier: MIT
// What just happened, and why: the sentence that `queens trace` prints for the event (a test compares them).
// It follows queens/notation/event_sentences.cpp.
import type { Coordinates, Square } from "../core/board";
import { fileName, sharedLine, squareName } from "../core/board";
import type { Algorithm, Event } from "../core/event";
import { no_line } from "../core/event";
import type { Filling, Speak } from "../words";
import type { Comparison } from "./safety";
import type { State } from "./state";
import { queensOf } from "./state";

export class Sentences {
    constructor(
        private readonly size: number,
        private readonly algorithm: Algorithm,
        private readonly speak: Speak,
        private readonly coordinates: Coordinates,
        /** Row 0 at the bottom: the diagonals are called what the eye sees. */
        private readonly is_flipped = false,
    ) {}

    /** The sentence for the last event of the state; nothing at the start. */
    of(state: State): string {
        const event = state.last;
        if (!event) return "";
        switch (event.kind) {
            case "look": return this.refused(event);
            case "place": return this.placed(event);
            case "lift": return this.lifted(event, state);
            case "found": return this.found(state);
            case "stuck":
            case "backtrack": return this.ranOut(event);
            case "move":
                return this.speak("event.move", { ...this.fewest(event), from: state.moved_from ? this.spell(state.moved_from) : "" });
            case "rule_out": return this.speak("event.rule_out", { square: this.spell(event.square), attackers: this.attackers(event) });
            case "allow":
                return this.speak("event.allow", { square: this.spell(event.square), queen: event.attackers.map((queen) => this.spell(queen)).join() });
        }
    }

    spell(square: Square): string {
        return squareName(square, this.size, this.coordinates);
    }

    /** "row 2", or "rank 6": a line that the search fills. */
    lineToFill(index: number): string {
        return index < this.size ? this.line(this.algorithm.axis === "rows", index) : this.line(false, index - this.size);
    }

    /** "column 3", or "file d": a square's place in its line. */
    placeInLine(index: number): string {
        return this.line(this.algorithm.axis !== "rows", index);
    }

    attackers(event: Event): string {
        return event.attackers
            .map((queen) => this.attacker(queen, event.square))
            .join(this.speak("list.separator"));
    }

    /** "(0, 0) along the column" */
    attacker(queen: Square, square: Square): string {
        return this.speak("event.attacker", { queen: this.spell(queen), line: [this.lineId(queen, square)] });
    }

    /** A comparison inside the safety test. */
    compared({ square, queen, line }: Comparison): string {
        return this.speak(line ? "page.compare_attacks" : "page.compare_safe", {
            square: this.spell(square),
            queen: this.spell(queen),
            ...(line && { line: [this.lineId(queen, square)] as const }),
        });
    }

    private lineId(one: Square, other: Square): string {
        const ids = { row: "line.row", column: "line.column", rising: "line.rising", falling: "line.falling" };
        const line = sharedLine(one, other) ?? "row";
        if (!this.is_flipped || line === "row" || line === "column") return ids[line];
        return line === "rising" ? ids.falling : ids.rising;
    }

    private line(is_row: boolean, index: number): string {
        if (this.coordinates === "zero") return this.speak(is_row ? "place.row" : "place.column", { line: index });
        return is_row
            ? this.speak("place.rank", { line: this.size - index })
            : this.speak("place.file", { line: fileName(index) });
    }

    private position(square: Square): number {
        return this.algorithm.axis === "rows" ? square.column : square.row;
    }

    private refused(event: Event): string {
        const square = this.spell(event.square);
        const attackers = this.attackers(event);
        if (event.refusal === "full_board") {
            const id = event.attackers.length > 0 ? "event.full_board_attacked" : "event.full_board_forbidden";
            return this.speak(id, { square, attackers });
        }
        if (event.refusal === "blocked") return this.speak("event.blocked", { square });
        if (event.refusal === "excluded") return this.speak("event.excluded", { square });
        const [attacker] = event.attackers;
        if (event.attackers.length > 1 || !attacker) return this.speak("event.attacked_by_several", { square, attackers });
        return this.speak("event.attacked", { square, queen: this.spell(attacker), line: [this.lineId(attacker, event.square)] });
    }

    /** The square, and how many attack it: no other of its line has fewer. */
    private fewest(event: Event): Record<string, Filling> {
        return { count: event.attackers.length, square: this.spell(event.square), line: this.lineToFill(event.line) };
    }

    /** It goes on where the fewest squares are left. */
    private get has_lists(): boolean {
        return this.algorithm.memory === "candidates" || this.algorithm.memory === "items";
    }

    private placed(event: Event): string {
        const square = this.spell(event.square);
        const is_last = event.next_line === no_line;
        if (this.algorithm.memory === "board") return this.speak("event.place_with_fewest", this.fewest(event));
        if (this.has_lists && !is_last) return this.speak("event.place_free", { square, next: this.lineToFill(event.next_line) });
        const untested = !this.algorithm.tests_before_placing;
        if (is_last) return this.speak(untested ? "event.place_untested_last" : "event.place_last", { square });
        return this.speak(untested ? "event.place_untested" : "event.place", {
            square,
            next: this.lineToFill(event.next_line),
        });
    }

    private lifted(event: Event, state: State): string {
        if (this.has_lists) return this.speak("event.lift_free", { square: this.spell(event.square), line: this.lineToFill(event.line) });
        const place = this.position(event.square);
        const is_at_end = place + 1 === this.size;
        const holes: Record<string, Filling> = {
            square: this.spell(event.square),
            line: this.lineToFill(event.line),
            next: is_at_end ? "" : this.placeInLine(place + 1),
        };
        const empty = liftedTwiceInARow(state, this.size, this.algorithm.axis);
        if (empty === null) return this.speak(is_at_end ? "event.lift_at_end" : "event.lift", holes);
        holes.empty = this.lineToFill(empty);
        holes.last = this.placeInLine(this.size - 1);
        return this.speak(is_at_end ? "event.lift_too_at_end" : "event.lift_too", holes);
    }

    private found(state: State): string {
        if (this.size === 0) return this.speak("event.found_without_squares");
        const queens = queensOf(state).sort((one, other) => one.row - other.row);
        const id = this.algorithm.memory === "board" ? "event.found_by_moves" : this.algorithm.axis === "rows" ? "event.found" : "event.found_by_columns";
        return this.speak(id, {
            count: this.size,
            number: state.solutions,
            squares: queens.map((queen) => this.spell(queen)).join(" "),
        });
    }

    private ranOut(event: Event): string {
        if (event.line === no_line) return this.speak("event.moves_used_up");
        const is_stuck = event.kind === "stuck";
        const holes: Record<string, Filling> = { line: this.lineToFill(event.line), count: this.size };
        if (event.next_line === no_line) return this.speak(is_stuck ? "event.stuck_first" : "event.backtrack_first", holes);
        holes.next = this.lineToFill(event.next_line);
        return this.speak(is_stuck ? "event.stuck" : "event.backtrack", holes);
    }
}

/**
 * The last event lifts a queen because the line below had nothing left to try once *its* queen was lifted, from its
 * last square: the line that ran out. The moment where a search goes back twice.
 */
export function liftedTwiceInARow(state: State, size: number, axis: Algorithm["axis"]): number | null {
    const { last, last_but_one, left, events } = state;
    if (last?.kind !== "lift" || last_but_one?.kind !== "backtrack") return null;
    const lifted_before = left?.marks.at(-1);
    if (lifted_before?.kind !== "tried" || lifted_before.to !== events - 2) return null;
    const { row, column } = lifted_before.square;
    return (axis === "rows" ? column : row) + 1 === size ? last_but_one.line : null;
}
