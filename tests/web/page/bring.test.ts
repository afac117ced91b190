// SPDX-License-Identifier: MIT
// What somebody brings is read, and compared with the search: traces, and what the programs of the tutorials print.
import { beforeAll, describe, expect, test } from "vitest";
import { Core } from "@/core/core";
import { Service } from "@/core/service";
import { faultIn, readSteps, type Agreement, type Steps } from "@/watch/bring";
import { openCore, queens, tutorial } from "./command_line";

let service: Service;
let core: Core;
beforeAll(async () => {
    core = await openCore();
    service = new Service(core);
});

function steps(text: string): Steps {
    const read = readSteps(text);
    if (!read) throw new Error(`nothing is read in ${text.slice(0, 80)}`);
    return read;
}
const compare = (algorithm: string, read: Steps): Agreement => service.compare({ size: read.size }, algorithm, read);

test("a JSON trace, and its first wrong step", () => {
    const text = queens("trace", "4", "--format", "json");
    const read = steps(text);
    expect([read.size, read.algorithm, read.steps.length]).toEqual([4, "rows", 35]);
    expect(compare("rows", read)).toMatchObject({ steps: 35, event: 35 });
    const wrong = steps(text.replace('"kind":"place","row":1,"column":3', '"kind":"place","row":1,"column":2'));
    expect(compare("rows", wrong)).toMatchObject({ steps: 10, event: 11 });
});

/** What the tutorials' own programs print, and the search that each of them does. */
const tutorials = [["js_pairs", "rows"], ["java", "rows"], ["ruby_all", "columns-recursive"], ["cpp", "columns-recursive"], ["ruby_trace", "columns"]] as const;

describe.each([1, 4, 5, 6, 8])("n = %i", (n) => {
    test.each(tutorials)("what the program of %s prints is what %s does", (name, algorithm) => {
        const read = steps(tutorial(`${name}_${n}`));
        expect(read.size).toBe(n);
        expect(read.steps.length).toBeGreaterThan(0);
        expect(compare(algorithm, read).steps).toBe(read.steps.length);
        expect(read.steps.every((step, index) => step.kind !== "found" || faultIn(read, index) === null)).toBe(true);
    });

    test("the JavaScript tutorial's lists", () => {
        const read = steps(queens("enumerate", String(n), "--format", "json"));
        expect(compare("rows", read).steps).toBe(read.steps.length);
    });
});

/** The line with its queen, or its step, a column further; the same line, if there is none in it. */
function moved(line: string, n: number): string {
    const further = (column: string): string => String((Number(column) + 1) % n);
    const cells = /^[.Q|]+$/.test(line) ? line.split("|") : /^([□●] ?)+$|^([01] )+$/.test(line) ? line.trim().split(" ") : null;
    if (cells) return [cells.at(-1), ...cells.slice(0, -1)].join(line.includes("|") ? "|" : " ");
    return line.replace(/^(\d+),(\d+)$/, (_, row: string, column: string) => `${row},${further(column)}`)
        .replace(/^("placing at \d+) (\d+)"$/, (_, start: string, column: string) => `${start} ${further(column)}"`)
        .replace(/^(Backtracking, deleted: \[\d+), (\d+)\]$/, (_, start: string, column: string) => `${start}, ${further(column)}]`)
        .replace(/^(\[\[\d+), (\d+)\]/, (_, start: string, column: string) => `${start}, ${further(column)}]`);
}

test.each(tutorials)("%s: whatever line is changed, the first wrong step is the one that it belongs to", (name, algorithm) => {
    const n = 5;
    const whole = tutorial(`${name}_${n}`);
    // The Ruby program draws the board that it has listed just before: that is not read.
    const lines = (name === "ruby_trace" ? whole.slice(0, whole.indexOf("]]") + 2) : whole).split("\n");
    const right = steps(whole);
    let changed = 0;
    for (const [k, line] of lines.entries()) {
        const other = moved(line, n);
        if (other === line) continue;
        const read = steps([...lines.slice(0, k), other, ...lines.slice(k + 1)].join("\n"));
        // How many steps are told up to this line: the one it belongs to is the last of them.
        const step = name === "ruby_trace" ? changed : Math.floor(changed / n);
        expect(read.steps.length, `line ${k + 1}`).toBe(right.steps.length);
        expect(compare(algorithm, read).steps, `line ${k + 1}`).toBe(step);
        if (read.steps[step]?.kind === "found") expect(faultIn(read, step), `line ${k + 1}`).toMatchObject({ kind: "attacked" });
        ++changed;
    }
    expect(changed).toBe(name === "ruby_trace" ? right.steps.length : right.steps.length * n);
});

test.each(["js_pairs_2", "java_2", "ruby_all_2", "cpp_2"])("where there is no solution, %s holds no step", (name) => {
    expect(readSteps(tutorial(name))).toBeNull();
});

test.each([2, 3])("the beginning of the Ruby tutorial's trace of n = %i, before it crashes", (n) => {
    const read = steps(tutorial(`ruby_trace_beginning_${n}`));
    expect(service.compare({ size: n }, "columns", read).steps).toBe(read.steps.length);
});

test("boards as lists of lists, as a program returns them", () => {
    const read = steps("[[[0,1],[1,3],[2,0],[3,2]],[[0,2],[1,0],[2,3],[3,1]]]");
    expect(compare("rows", read).steps).toBe(2);
});

test("what is wrong with a solution is found", () => {
    const boards = (...rows: string[]): Steps => steps(rows.join("\n"));
    const right = ["0 1 0 0", "0 0 0 1", "1 0 0 0", "0 0 1 0"];
    expect(faultIn(boards(...right, "", "0 1 0 0", "0 0 0 1", "1 0 0 0", "0 0 0 1"), 1)).toEqual({ kind: "attacked", one: { row: 1, column: 3 }, other: { row: 3, column: 3 } });
    expect(faultIn(boards(...right, "", ...right), 1)).toEqual({ kind: "repeated", number: 1 });
    expect(faultIn(boards("0 1 0 0", "0 0 0 1", "1 0 0 0", "0 0 0 0"), 0)).toEqual({ kind: "incomplete", count: 3 });
    expect(compare("rows", boards("0 0 1 0", "1 0 0 0", "0 0 0 1", "0 1 0 0"))).toMatchObject({ steps: 0, queens: [{ row: 0, column: 1 }, { row: 1, column: 3 }, { row: 2, column: 0 }, { row: 3, column: 2 }] });
});

test.each(["", "hello", "{}", "[1]", "null", '{"size":4}', '{"kind":"place"}', '{"size":1e9,"kind":"place"}', "[[]]", "[[[0,99]]]", "0,1,2", "Q", "1 1\n1", "第 1 パターン"])("%j is none of these, or harmless", (text) => {
    const read = readSteps(text);
    if (text !== "Q") expect(read).toBeNull();
});

test("ten thousand broken texts are read without a fault, and compared", async () => {
    const texts = [
        queens("trace", "4", "--format", "json"), queens("trace", "4", "--algorithm", "columns", "--format", "ruby"),
        ...["pairs", "json", "discs", "ruby", "matrix"].map((format) => queens("enumerate", "4", "--format", format)),
    ];
    let seed = 8;
    const random = (below: number): number => (seed = (seed * 1103515245 + 12345) % 2147483648) % below;
    const pieces = ["\n", "[", "]", "{", "\"", ",", "99999999999", "-1", "Q", "|", "null", "\u0000", "○", "1e400", "placing at 31 31", "= = ="];
    let read_at_all = 0;
    for (let k = 0; k < 10_000; ++k) {
        if (k % 100 === 0) await new Promise(setImmediate); // so that the test's own watchdog is answered
        let text = texts[random(texts.length)] ?? "";
        for (let change = random(4); change >= 0; --change) {
            const at = random(text.length + 1);
            text = text.slice(0, at) + (random(2) ? (pieces[random(pieces.length)] ?? "") : "") + text.slice(at + random(9));
        }
        const read = readSteps(text);
        if (!read) continue;
        ++read_at_all;
        expect(read.size >= 1 && read.size <= 32).toBe(true);
        if (read.size <= 6) expect(compare("rows", read).steps).toBeLessThanOrEqual(read.steps.length);
        for (const index of read.steps.keys()) if (read.steps[index]?.queens) faultIn(read, index);
    }
    expect(read_at_all).toBeGreaterThan(1000);
    expect(read_at_all).toBeLessThan(10_000);
}, 120_000);
