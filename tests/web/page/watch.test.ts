// SPDX-License-Identifier: MIT
// What is shown after an event: state, sentence, and the tape that winds back.
import { beforeAll, describe, expect, test } from "vitest";
import { catalogueOf } from "../../../apps/web/page/build/catalogue";
import type { Coordinates } from "@/core/board";
import type { Core } from "@/core/core";
import { event_kinds, type Algorithm } from "@/core/event";
import { Sentences } from "@/watch/sentences";
import { languagesOf, sourceOf } from "@/watch/source";
import { after, nodeOf, queensOf, start, type State } from "@/watch/state";
import { chunk_size, findIn, Tape } from "@/watch/tape";
import { guesses, isRight } from "@/watch/predict";
import { speaker } from "@/words";
import { lines, openCore, queens } from "./command_line";

let core: Core;
beforeAll(async () => {
    core = await openCore();
});

function algorithm(name: string): Algorithm {
    const found = core.algorithms.find((row) => row.name === name);
    if (!found) throw new Error(name);
    return found;
}

/** All states of a trace, from the start on. */
function states(size: number, name: string, until: number): State[] {
    core.set({ size });
    const all = [start];
    const { events } = core.next(core.openTrace(name, until), 1e6);
    for (const event of events) all.push(after(all.at(-1) ?? start, event));
    return all;
}

describe.each(["en", "ja", "zh"])("in %s", (language) => {
    test.each(["rows", "columns", "columns-recursive", "bitmask", "generate-and-test"])("the sentences of %s are the command line's", (name) => {
        const speak = speaker(catalogueOf(language));
        const largest = name === "generate-and-test" ? 4 : 6;
        for (let size = 0; size <= largest; ++size) {
            for (const coordinates of ["zero", "chess"] as Coordinates[]) {
                const said = new Sentences(size, algorithm(name), speak, coordinates);
                const ours = states(size, name, 0).slice(1).map((state) => said.of(state));
                const theirs = lines(queens("trace", String(size), "--algorithm", name, "--until", "all", "--lang", language, "--coordinates", coordinates));
                // Numbered, indented by depth; the totals are last, and before them that there is no solution.
                const events = theirs.map((line) => /^\s*\d+\.?\s+(.*)$/.exec(line)?.[1]).filter((line) => line !== undefined);
                expect(ours).toEqual(events);
            }
        }
    });
});

test("every algorithm of the library can be watched: in each of its sources, each kind of its events has a line", () => {
    expect(core.algorithms.length).toBeGreaterThan(4);
    const speak = speaker(catalogueOf("en"));
    for (const { name } of core.algorithms) {
        const told = new Set(states(4, name, 0).slice(1).map(({ last }) => last?.kind));
        for (const language of languagesOf(name)) {
            const shown = new Set(sourceOf(name, language, 4, speak).flatMap(({ kinds }) => kinds));
            expect([...told].filter((kind) => kind && !shown.has(kind)), `${name}, ${language}`).toEqual([]);
        }
    }
});

test("event 25 of n = 4 lifts the queen of row 0, and row 1 is still to be seen", () => {
    const state = states(4, "rows", 1)[25];
    expect(state?.last?.square).toEqual({ row: 0, column: 0 });
    expect(state?.left?.marks.map(({ kind }) => kind)).toEqual(["refused", "refused", "tried", "tried"]);
    expect(state?.left?.marks[2]).toMatchObject({ from: 4, to: 10 });
    expect(queensOf(state ?? start)).toEqual([]);
    expect([state?.tried, state?.placed, state?.lifted, state?.dead_ends, state?.solutions]).toEqual([17, 4, 4, 2, 0]);
});

test("the tree has the nodes that are counted, and folds what is large", () => {
    const all = states(8, "rows", 0);
    const whole = all.at(-1) ?? start;
    const roots = whole.levels[0]?.children ?? [];
    expect(roots.reduce((sum, { nodes }) => sum + nodes, 1)).toBe(2057);
    expect(roots.reduce((sum, { solutions }) => sum + solutions, 0)).toBe(92);
    expect(roots.every(({ children }) => children === null)).toBe(true);
    const middle = all[40];
    expect(nodeOf(middle?.levels ?? [], 0, null)?.lifted_at).toBeNull();
});

test("a dead end is a dead end, a solution a solution", () => {
    const [first] = states(4, "rows", 0).at(-1)?.levels[0]?.children ?? [];
    expect(first?.children?.map(({ is_dead_end }) => is_dead_end)).toEqual([true, false]);
    const second = states(4, "rows", 0).at(-1)?.levels[0]?.children[1];
    expect(second?.children?.[0]?.children?.[0]?.children?.[0]?.is_solution).toBe(true);
});

test("a tape gives the same states wherever it is wound to", () => {
    core.set({ size: 8 });
    const all = states(8, "rows", 0);
    core.set({ size: 8 });
    const tape = Tape.open(core, "rows", 0);
    for (const index of [0, 30, 3, 38, 38, 12, 100, 1]) {
        const chunk = tape?.chunk(index);
        expect(chunk?.index).toBe(Math.min(index, Math.floor(19833 / chunk_size)));
        expect(chunk?.before).toEqual(all[(chunk?.index ?? 0) * chunk_size]);
        expect(chunk?.ended_by ?? null).toBe(index >= 38 ? "end" : null);
    }
    tape?.close();
});

test("a tape of millions of events keeps few snapshots and goes back", () => {
    core.set({ size: 18 });
    const tape = Tape.open(core, "rows", 1);
    const far = tape?.chunk(700);
    const back = tape?.chunk(333);
    const again = tape?.chunk(700);
    expect([far?.index, back?.index]).toEqual([700, 333]);
    expect(again).toEqual(far);
    tape?.close();
});

test("finds the next and the last event that meets a condition", () => {
    core.set({ size: 4 });
    const chunk = Tape.open(core, "rows", 1)?.chunk(0);
    if (!chunk) throw new Error("no tape");
    expect(findIn(chunk, 0, [{ at: "kind", kinds: ["stuck"] }], false)).toBe(9);
    expect(findIn(chunk, 9, [{ at: "kind", kinds: ["stuck"] }], false)).toBe(18);
    expect(findIn(chunk, 18, [{ at: "kind", kinds: ["stuck"] }], true)).toBe(9);
    expect(findIn(chunk, 0, [{ at: "solution", number: 1 }], false)).toBe(35);
    expect(findIn(chunk, 1, [{ at: "lifted", depth: 0 }], false)).toBe(25);
    expect(findIn(chunk, 0, [{ at: "square", row: 1, column: 3 }], false)).toBe(11);
    expect(findIn(chunk, 0, [{ at: "depth", depth: 3 }], false)).toBe(13);
    expect(findIn(chunk, 35, [{ at: "kind", kinds: ["found"] }], false)).toBeNull();
});

test("with row 0 at the bottom, the diagonals are called what the eye sees", () => {
    const speak = speaker(catalogueOf("en"));
    const state = states(4, "rows", 1)[3] ?? start;
    expect(new Sentences(4, algorithm("rows"), speak, "zero").of(state)).toContain("＼");
    expect(new Sentences(4, algorithm("rows"), speak, "zero", true).of(state)).toContain("／");
});

test("going back is one guess, whatever the event is called", () => {
    const square = { row: 1, column: 2 };
    const right = event_kinds.map((kind) => guesses.filter((guess) => isRight(guess, { kind, square })).join());
    expect(right).toEqual(["refuse", "place", "back", "refuse", "back", "found", "back", "back", "place"]);
    expect(isRight(square, { kind: "look", square })).toBe(true);
    expect(isRight({ row: 2, column: 1 }, { kind: "look", square })).toBe(false);
    expect(isRight(square, { kind: "stuck", square })).toBe(false);
});
