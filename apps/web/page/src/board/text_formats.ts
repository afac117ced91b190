// SPDX-License-Identifier: MIT
// Solutions as text, in the formats of `queens enumerate --format`, byte for byte (a test compares them). They are
// written again here since the library's, with their readers and sentences, would be a tenth of what the page weighs.
import { fileName, queensFrom, squareName } from "../core/board";
import type { Listed } from "../core/core";
import type { Speak } from "../words";

type Solution = Listed["solutions"][number];

interface TextFormat {
    readonly largest_size?: number;
    /** One board, without what stands between boards. */
    write(columns: readonly number[]): string;
    /** Between two boards. */
    readonly between?: string;
    readonly heading?: (index: number, speak: Speak) => string;
    readonly total?: (solutions: readonly Solution[], is_list: boolean, speak: Speak) => string;
}

const rowOf = (columns: readonly number[], at: number, queen: string, empty: string, between = ""): string =>
    columns.map((_, column) => (columns[at] === column ? queen : empty)).join(between) + "\n";
const grid = (queen: string, empty: string, between = "") => (columns: readonly number[]): string =>
    columns.map((_, at) => rowOf(columns, at, queen, empty, between)).join("");
const list = (columns: readonly number[], of: (column: number, row: number) => unknown, between = " "): string => columns.map(of).join(between) + "\n";
const runs = (empty: number): string => (empty > 0 ? String(empty) : "");

function board(columns: readonly number[]): string {
    const n = columns.length;
    const rank = String(n).length;
    const line = (label: string, cells: readonly string[]): string => `${label.padStart(rank)}  ${cells.map((cell) => cell.padEnd(n > 26 ? 2 : 1)).join(" ").trimEnd()}\n`;
    const rows = columns.map((queen, at) => line(String(n - at), columns.map((_, column) => (column === queen ? "♛" : "."))));
    return rows.join("") + line("", columns.map((_, column) => fileName(column)));
}

export const text_formats: Readonly<Record<string, TextFormat>> = {
    numbers: { write: (columns) => list(columns, (column) => column + 1) },
    indices: { write: (columns) => list(columns, (column) => column) },
    ranks: { largest_size: 9, write: (columns) => list(columns, (_, file) => columns.length - columns.indexOf(file), "") },
    squares: { write: (columns) => list(columns, (column, row) => squareName({ row, column }, columns.length, "chess")) },
    fen: { write: (columns) => list(columns, (column) => `${runs(column)}Q${runs(columns.length - 1 - column)}`, "/") },
    json: {
        write: (columns) => `${JSON.stringify({ queens: queensFrom(columns) })}\n`,
        total: (solutions, is_list) => `${JSON.stringify({ [solutions[0]?.class_size ? "classes" : "solutions"]: String(solutions.length), ended_by: is_list ? "end" : "enough" })}\n`,
    },
    board: { write: board, between: "\n" },
    letters: { write: grid("Q", "."), between: "\n" },
    bars: { write: grid("Q", ".", "|"), between: "\n" },
    ruby: { write: (columns) => columns.map((_, at) => rowOf(columns, columns.length - 1 - at, "Q", ".", "|")).join("") },
    discs: {
        write: grid("● ", "□ "),
        heading: (index, speak) => `${speak("discs.heading", { number: index + 1 })}\n`,
        total: (solutions, is_list, speak) => (is_list && !solutions[0]?.class_size ? `${speak("discs.total", { count: solutions.length })}\n` : ""),
    },
    matrix: { write: grid("1 ", "0 "), between: "\n" },
    pairs: { write: (columns) => columns.map((column, at) => `${at},${column}\n`).join(""), heading: (index) => `==== result ${index} ====\n` },
};

/** The formats for boards of this size. */
export const formatsFor = (size: number): string[] => Object.keys(text_formats).filter((name) => size <= (text_formats[name]?.largest_size ?? 200));

/** One solution, or, as a list, all of them with headings and total. */
export function writeText(name: string, solutions: readonly Solution[], is_list: boolean, speak: Speak): string {
    const format = text_formats[name];
    if (!format) return "";
    const after = is_list && name === "discs" ? "\n" : "";
    const boards = solutions.map(({ columns, class_size }, index) => {
        let text = format.write(columns);
        if (class_size) text = name === "json" ? text.replace(/\}\n$/, `,"class_size":${class_size}}\n`) : text.replace(/\n$/, ` # ${class_size}\n`);
        return (is_list ? (format.heading?.(index, speak) ?? "") : "") + text + after;
    });
    return boards.join(format.between ?? "") + (format.total?.(solutions, is_list, speak) ?? "");
}
