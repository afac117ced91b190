// SPDX-License-Identifier: MIT
// What somebody brings is read, and compared with the search: traces, and what the programs of the tutorials print.
import { beforeAll, describe, expect, test } from "vitest";
import { Core } from "@/core/core";
import { Service } from "@/core/service";
import { faultIn, readSteps, type Agreement, type Steps } from "@/watch/bring";
import { openCore, queens } from "./command_line";

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

// The command line prints what the programs of the tutorials print (docs/tutorials.md).
describe.each([1, 4, 5, 6, 8])("n = %i", (n) => {
    const size = String(n);
    const all = ["enumerate", size, "--format"];
    test.each([
        ["the Ruby tutorial's trace", "columns", ["trace", size, "--algorithm", "columns", "--format", "ruby"]],
        ["the JavaScript tutorial's coordinates", "rows", [...all, "pairs"]],
        ["the JavaScript tutorial's lists", "rows", [...all, "json"]],
        ["the Java tutorial's patterns", "rows", [...all, "discs", "--lang", "ja"]],
        ["the recursive Ruby tutorial's boards", "columns-recursive", [...all, "ruby", "--method", "columns"]],
        ["the C++ tutorial's matrix", "columns-recursive", ["solve", size, "--method", "columns", "--format", "matrix"]],
    ] as const)("%s is what %s does", (_, algorithm, words) => {
        const read = steps(queens(...words));
        expect(read.size).toBe(n);
        expect(read.steps.length).toBeGreaterThan(0);
        expect(compare(algorithm, read).steps).toBe(read.steps.length);
        expect(read.steps.every((step, index) => step.kind !== "found" || faultIn(read, index) === null)).toBe(true);
    });
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
