// SPDX-License-Identifier: MIT
// What is pointed at in one panel lights up in the others.
import { squareKey, type Line, type Square } from "../core/board";
import type { LineKind } from "./source";

export interface Lit {
    readonly squares: ReadonlySet<string>;
    readonly kinds: ReadonlySet<LineKind>;
    /** A queen of the tree, by the event that placed it. */
    readonly node: number | null;
    /** A line of the board, as the variables number them. */
    readonly line: { readonly line: Line; readonly index: number } | null;
    /** A square: all lines through it, and the variables that hold it. */
    readonly at: Square | null;
}

export const nothing_lit: Lit = { squares: new Set(), kinds: new Set(), node: null, line: null, at: null };

export const lightSquares = (squares: readonly Square[], rest: Partial<Lit> = {}): Lit => ({
    ...nothing_lit,
    ...rest,
    squares: new Set(squares.map(squareKey)),
});
