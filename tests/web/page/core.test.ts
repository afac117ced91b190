// SPDX-License-Identifier: MIT
// The page answers as the command line does.
import { beforeAll, describe, expect, test } from "vitest";
import { catalogueOf } from "../../../apps/web/page/build/catalogue";
import { all_symmetries, image } from "@/core/board";
import type { Core } from "@/core/core";
import { after, start } from "@/watch/state";
import { eventJson, headerJson, totalsJson } from "@/watch/trace_json";
import { speaker } from "@/words";
import { lines, openCore, queens } from "./command_line";

let core: Core;
beforeAll(async () => {
    core = await openCore();
});

interface CountOutput {
    engine: string;
    solutions: string;
    nodes: string;
    class_sizes?: Record<string, string>;
}

test.each([...Array(14).keys()])("counts and nodes of n = %i are the command line's", (size) => {
    core.set({ size });
    const ours = core.count(false);
    const theirs = JSON.parse(queens("count", String(size), "--json")) as CountOutput;
    expect([ours.solutions, ours.nodes, ours.engine, ours.ended_by]).toEqual([theirs.solutions, theirs.nodes, theirs.engine, "end"]);
});

test("classes by their size", () => {
    core.set({ size: 8 });
    expect(core.count(true).classes).toEqual(["0", "0", "1", "11"]);
});

test.each([4, 6, 8, 9, 12])("the pieces of n = %i add up to the whole", (size) => {
    core.set({ size });
    const whole = core.count(false).solutions;
    let sum = 0n;
    for (let piece = core.cutIntoPieces() - 1; piece >= 0; --piece) sum += BigInt(core.countPiece(piece).solutions);
    expect(String(sum)).toBe(whole);
});

test.each([1, 4, 5, 6, 7, 8])("the solutions of n = %i, in order", (size) => {
    core.set({ size });
    const ours = core.list(size, false, 0, 1000).solutions.map(({ columns }) => columns.map((c) => c + 1).join(" "));
    expect(ours).toEqual(lines(queens("enumerate", String(size), "--format", "numbers")));
    const page = core.list(size, false, 1, 2);
    expect(page.solutions.map(({ columns }) => columns.map((c) => c + 1).join(" "))).toEqual(ours.slice(1, 3));
    expect(page.more).toBe(ours.length > 3 ? "yes" : "no");
});

test("one solution of each class, with the class's size, and its images make up the class", () => {
    core.set({ size: 8 });
    const { solutions, more } = core.list(8, true, 0, 100);
    expect([solutions.length, more]).toEqual([12, "no"]);
    const members = new Set<string>();
    for (const { columns, class_size } of solutions) {
        const images = new Set(all_symmetries.map((symmetry) => image(symmetry, columns).join(" ")));
        expect(images.size).toBe(class_size);
        for (const each of images) members.add(each);
    }
    expect(members.size).toBe(92);
});

test("one solution at once, whatever the size; none for 2 and 3", () => {
    const verdicts = [0, 1, 2, 3, 4, 13, 50, 1000].map((size) => {
        core.set({ size });
        return core.solve().verdict;
    });
    expect(verdicts).toEqual(["solved", "solved", "impossible", "impossible", ...Array<string>(4).fill("solved")]);
    expect(core.solve().columns.map((column) => column + 1).join(" ")).toBe(queens("solve", "1000", "--format", "numbers").trim());
});

test("a hopeless list ends in time and says so", () => {
    core.set({ size: 30 });
    expect(core.list(30, false, 0, 1_000_000, 50).more).toBe("out_of_time");
});

test("what is wrong with a puzzle is told, and nothing breaks", () => {
    expect(core.set({ size: -1 })?.id).toBe("problem.size_out_of_range");
    expect(core.set({ size: 4, given: [{ row: 4, column: 0 }] })?.id).toBe("problem.square_outside");
    expect(core.set({ size: 4, given: [{ row: 0, column: 0 }, { row: 0, column: 1 }] })).toBeUndefined();
    expect(core.solve().verdict).toBe("impossible");
});

describe.each(["en", "ja", "zh"])("in %s", (language) => {
    test.each(["zero", "chess"] as const)("hints are the command line's, squares spelled as in %s", (coordinates) => {
        const speak = speaker(catalogueOf(language));
        const told = new Set<string>();
        let seed = 5;
        const random = (below: number): number => (seed = (seed * 1103515245 + 12345) % 2147483648) % below;
        const positions: [size: number, squares: string][] = [
            [8, ""], [8, "(0,0),(0,1)"], [4, "(0,1),(1,3),(2,0),(3,2)"], [6, "(0,0)"], [8, "(7,0),(6,2),(5,4)"], [8, "(7,0),(5,1),(3,2),(1,3)"], [8, "(4,1),(3,3)"],
        ];
        for (let k = 0; k < 25; ++k) {
            const size = 4 + random(6);
            const rows = [...Array(size).keys()].filter(() => random(3) === 0);
            positions.push([size, rows.map((row) => `(${row},${random(size)})`).join(",")]);
        }
        for (const [size, squares] of positions) {
            const placed = [...squares.matchAll(/(\d+),(\d+)/g)].map(([, row, column]) => ({ row: Number(row), column: Number(column) }));
            core.set({ size });
            const { id, arguments: holes } = core.hint(placed, coordinates, 0);
            told.add(id);
            const theirs = queens("check", ...(squares ? [squares] : []), "--size", String(size), "--hint", "--coordinates", coordinates, "--lang", language);
            expect(`${speak(id, holes)}\n`, `${size}: ${squares}`).toBe(theirs);
        }
        expect(told.size).toBeGreaterThan(8);
    });
});

const sizes = [0, 1, 2, 3, 4, 5, 6];
test.each(sizes)("every algorithm tells the same events for n = %i", (size) => {
    core.set({ size });
    for (const { name } of core.algorithms) {
        for (const until of ["first", "all"]) {
            const trace = core.openTrace(name, until === "first" ? 1 : 0);
            const ours = core.next(trace, 1e6);
            core.closeTrace(trace);
            const theirs = lines(queens("trace", String(size), "--algorithm", name, "--until", until, "--format", "json"));
            const last = ours.events.reduce(after, start);
            const written = [headerJson(size, name), ...ours.events.map((event, k) => eventJson(event, k + 1))];
            if (ours.ended_by) written.push(totalsJson(last, ours.ended_by));
            const differs = written.findIndex((line, k) => line !== theirs[k]);
            expect([differs, written.length], `${name}, until ${until}`).toEqual([-1, theirs.length]);
        }
    }
});
