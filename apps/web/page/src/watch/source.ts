// SPDX-License-Identifier: MIT
// The source beside the board: real programs (programs/), and the plan in plain words. In a program, what follows
// `@` in a comment is not shown: it says which event the line is, with the square or the line it is about; a test runs
// the programs and compares.
import type { Event } from "../core/event";
import type { SourceLanguage } from "../link";
import type { Speak } from "../words";

/** What a line does: an event, or a comparison inside the safety test. */
export type LineKind = Event["kind"] | "test";

export interface SourceLine {
    readonly text: string;
    readonly kinds: readonly LineKind[];
}

const marker = /\s*(?:#|\/\/)@ (\w+)(.*)$/;

/** The events that a marker stands for. */
const kindsOf = (word: string): LineKind[] => (word === "end" ? ["stuck", "backtrack"] : [word as LineKind]);

/** A program's lines for a board of this size. */
export function programLines(program: string, size: number): SourceLine[] {
    return program
        .trimEnd()
        .replace(/\b(n|N) = 4\b/, `$1 = ${size}`)
        .split("\n")
        .map((line) => ({ text: line.replace(marker, ""), kinds: kindsIn(line) }));
}

function kindsIn(line: string): LineKind[] {
    const word = marker.exec(line)?.[1];
    return word ? kindsOf(word) : [];
}

const programs: Record<string, string> = import.meta.glob("./programs/*", { query: "?raw", import: "default", eager: true });

const programOf = (algorithm: string, language: SourceLanguage): string | undefined => programs[`./programs/${algorithm}.${language}`];

export const languagesOf = (algorithm: string): SourceLanguage[] =>
    (["words", "py", "js", "java", "rb", "cpp"] as const).filter((language) => language === "words" || programOf(algorithm, language));

/** Whether the algorithm has a safety test to step into: its programs say so. */
export const hasTest = (algorithm: string): boolean => programOf(algorithm, "js")?.includes("//@ test") ?? false;

type Plan = readonly (readonly [id: string, indent: number, marker?: string])[];

const plans: Record<string, Plan> = {
    "rows": [
        ["plan.fill_row", 0],
        ["plan.past_last_row", 1],
        ["plan.solution", 2, "found"],
        ["plan.each_column", 1],
        ["plan.refuse", 2, "look"],
        ["plan.place", 2, "place"],
        ["plan.next_row", 2],
        ["plan.lift", 2, "lift"],
        ["plan.no_column_left", 1, "end"],
    ],
    "columns-recursive": [
        ["plan.fill_column", 0],
        ["plan.past_last_column", 1],
        ["plan.solution", 2, "found"],
        ["plan.each_row", 1],
        ["plan.refuse", 2, "look"],
        ["plan.place", 2, "place"],
        ["plan.next_column", 2],
        ["plan.lift", 2, "lift"],
        ["plan.no_row_left", 1, "end"],
    ],
    "columns": [
        ["plan.repeat", 0],
        ["plan.all_columns_full", 1, "found"],
        ["plan.skip_attacked", 1, "look"],
        ["plan.put_on_list", 1, "place"],
        ["plan.list_next_column", 2],
        ["plan.list_no_row_left", 1, "end"],
        ["plan.list_empty", 1],
        ["plan.take_from_list", 1, "lift"],
    ],
    "bitmask": [
        ["plan.fill_row", 0],
        ["plan.past_last_row", 1],
        ["plan.solution", 2, "found"],
        ["plan.free_columns", 1],
        ["plan.each_free_column", 1],
        ["plan.place_bit", 2, "place"],
        ["plan.shift_masks", 2],
        ["plan.lift", 2, "lift"],
        ["plan.no_column_left", 1, "end"],
    ],
    "forward-checking": [
        ["plan.fewest_row", 0],
        ["plan.all_rows_filled", 1, "found"],
        ["plan.each_left", 1],
        ["plan.place", 2, "place"],
        ["plan.rule_out", 2, "rule_out"],
        ["plan.repeat_below", 2],
        ["plan.lift", 2, "lift"],
        ["plan.allow", 2, "allow"],
        ["plan.none_left", 1, "end"],
    ],
    "dancing-links": [
        ["plan.fewest_line", 0],
        ["plan.all_covered", 1, "found"],
        ["plan.each_left", 1],
        ["plan.cover", 2, "place"],
        ["plan.repeat_below", 2],
        ["plan.uncover", 2, "lift"],
        ["plan.none_left", 1, "end"],
    ],
    "min-conflicts": [
        ["plan.each_row", 0],
        ["plan.place_fewest", 1, "place"],
        ["plan.repeat", 0],
        ["plan.none_attacked", 1, "found"],
        ["plan.moves_used_up", 1, "end"],
        ["plan.choose_attacked", 1, "look"],
        ["plan.move", 1, "move"],
    ],
    "generate-and-test": [
        ["plan.fill_row", 0],
        ["plan.past_last_row", 1],
        ["plan.test_attacked", 2, "look"],
        ["plan.test_solution", 2, "found"],
        ["plan.each_column", 1],
        ["plan.place_untested", 2, "place"],
        ["plan.next_row", 2],
        ["plan.lift", 2, "lift"],
        ["plan.no_column_left", 1, "end"],
    ],
};

export function sourceOf(algorithm: string, language: SourceLanguage, size: number, speak: Speak): SourceLine[] {
    const program = programOf(algorithm, language);
    if (program) return programLines(program, size);
    return (plans[algorithm] ?? []).map(([id, indent, word]) => ({
        text: "  ".repeat(indent) + speak(id),
        kinds: word ? kindsOf(word) : [],
    }));
}
