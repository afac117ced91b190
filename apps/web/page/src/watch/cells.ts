// SPDX-License-Identifier: MIT
// What the squares of the board show at a moment.
import type { Cell } from "../board/Board.svelte";
import { lineIndex, sharedLine, squareKey, type Square } from "../core/board";
import type { Overlay } from "../link";
import type { Speak } from "../words";
import type { Comparison } from "./safety";
import type { State } from "./state";
import { queensOf } from "./state";

/** By squareKey. */
export type Cells = ReadonlyMap<string, Cell>;

export function cellsOf(state: State, comparison: Comparison | null, say: Speak): Cells {
    const cells = new Map<string, Cell>();
    const put = (square: Square, cell: Cell): void => void cells.set(squareKey(square), { ...cells.get(squareKey(square)), ...cell });
    const { last, levels, left, moved_from } = state;
    for (const level of left ? [...levels, left] : levels) {
        for (const { kind, square } of level.marks) put(square, { mark: kind, says: say(kind === "refused" ? "page.refused" : "page.tried") });
        if (level.queen) cells.set(squareKey(level.queen), { queen: "standing", says: say("page.queen") });
    }
    for (const { square } of state.ruled_out) put(square, { mark: "refused", says: say("page.refused") });
    if (comparison) {
        put(comparison.square, { mark: comparison.line ? "refused" : "trying" });
        return cells;
    }
    const ghost: Cell = { queen: "ghost", mark: "tried", says: say("page.lifted") };
    if (last?.kind === "look") put(last.square, { mark: "refused" });
    if (last?.kind === "place" || last?.kind === "move") put(last.square, { mark: "trying" });
    if (last?.kind === "move" && moved_from) put(moved_from, ghost);
    if (last?.kind === "lift") put(last.square, ghost);
    if (last?.kind === "found") for (const queen of queensOf(state)) put(queen, { mark: "found" });
    return cells;
}

export const overlay_names: Record<Overlay, (say: Speak) => string> = {
    rising: () => "r+c",
    falling: () => "r−c",
    attacks: (say) => say("page.attacks"),
};

/** The same with what is written over it. */
export function overlaid(own: Cell, square: Square, overlay: Overlay, queens: readonly Square[], say: Speak): Cell {
    const says = (more: string): string => (own.says ? `${own.says}, ${more}` : more);
    if (overlay !== "attacks") {
        const index = lineIndex(overlay, square);
        return { ...own, note: String(index), says: says(`${overlay_names[overlay](say)} = ${index}`) };
    }
    const attackers = queens.filter((queen) => sharedLine(queen, square)).length;
    return own.queen === "standing" || attackers === 0 ? own : { ...own, attackers, says: says(say("page.attacked_by", { count: attackers })) };
}
