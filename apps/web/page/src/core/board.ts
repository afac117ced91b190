// SPDX-License-Identifier: MIT
// Squares, lines and puzzles, with the names they have in queens/board/.

export interface Square {
    readonly row: number;
    readonly column: number;
}

export type Line = "row" | "column" | "rising" | "falling";
export const all_lines: readonly Line[] = ["row", "column", "rising", "falling"];

export type Coordinates = "zero" | "chess";

export interface Puzzle {
    readonly size: number;
    readonly rule?: "chess" | "torus";
    readonly given?: readonly Square[];
    readonly blocked?: readonly Square[];
}

export const sameSquare = (one: Square | null | undefined, other: Square | null | undefined): boolean =>
    !!one && !!other && one.row === other.row && one.column === other.column;

export const squareKey = ({ row, column }: Square): string => `${row},${column}`;

/** The file's letters: a … z, aa, ab, … */
export function fileName(column: number): string {
    const last = String.fromCharCode(97 + (column % 26));
    return column < 26 ? last : fileName(Math.floor(column / 26) - 1) + last;
}

/** `(2, 1)`, or `b4`. */
export const squareName = ({ row, column }: Square, size: number, coordinates: Coordinates): string =>
    coordinates === "zero" ? `(${row}, ${column})` : `${fileName(column)}${size - row}`;

/** The line through the square, numbered so that equal numbers are the same line. */
export function lineIndex(line: Line, { row, column }: Square): number {
    if (line === "row") return row;
    if (line === "column") return column;
    return line === "rising" ? row + column : row - column;
}

/** The first line that two squares share, or nothing. */
export const sharedLine = (one: Square, other: Square): Line | undefined =>
    all_lines.find((line) => lineIndex(line, one) === lineIndex(line, other));

/** The eight symmetries, in the order and with the meaning of queens/board/symmetry.hpp. */
export const all_symmetries = [
    "identity",
    "quarter_turn",
    "half_turn",
    "three_quarter_turn",
    "mirror_columns",
    "mirror_rows",
    "transpose",
    "antitranspose",
] as const;
export type Symmetry = (typeof all_symmetries)[number];

function imageOfSquare(symmetry: Symmetry, size: number, { row, column }: Square): Square {
    const up = size - 1 - row;
    const left = size - 1 - column;
    switch (symmetry) {
        case "identity": return { row, column };
        case "quarter_turn": return { row: column, column: up };
        case "half_turn": return { row: up, column: left };
        case "three_quarter_turn": return { row: left, column: row };
        case "mirror_columns": return { row, column: left };
        case "mirror_rows": return { row: up, column };
        case "transpose": return { row: column, column: row };
        case "antitranspose": return { row: left, column: up };
    }
}

/** The image of a solution: the column of each row, in and out. */
export function image(symmetry: Symmetry, columns: readonly number[]): number[] {
    const result = new Array<number>(columns.length);
    columns.forEach((column, row) => {
        const square = imageOfSquare(symmetry, columns.length, { row, column });
        result[square.row] = square.column;
    });
    return result;
}

export const queensFrom = (columns: readonly number[]): Square[] => columns.map((column, row) => ({ row, column }));
