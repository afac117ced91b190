// SPDX-License-Identifier: MIT
// The sources beside the board are real programs: run with a line of output for each marker, they do what the trace
// tells. `end` is told for a line that ran out, whether or not it was a dead end.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { beforeAll, expect, test } from "vitest";
import type { Core } from "@/core/core";
import type { Event } from "@/core/event";
import { comparisonsBefore } from "@/watch/safety";
import { hasTest, languagesOf, programLines, sourceOf } from "@/watch/source";
import { after, start } from "@/watch/state";
import { lines, openCore, repository } from "./command_line";

const folder = resolve(repository, "apps/web/page/src/watch/programs");
let core: Core;
beforeAll(async () => {
    core = await openCore();
});

type Tell = (word: string, values: readonly string[]) => string;
const told: Record<string, Tell> = {
    py: (word, values) => `print("@", "${word}"${values.map((value) => `, ${value}`).join("")})`,
    rb: (word, values) => `puts "@ ${word}${values.map((value) => ` #{${value}}`).join("")}"`,
    js: (word, values) => `console.log("@ ${word}"${values.map((value) => `, ${value}`).join("")});`,
    java: (word, values) => `System.out.println("@ ${word}"${values.map((value) => ` + " " + ${value}`).join("")});`,
    cpp: (word, values) => `std::cout << "@ ${word}"${values.map((value) => ` << ' ' << ${value}`).join("")} << '\\n';`,
};

/** Programs that draw lots get those of the library's generator (queens/board/random.cpp), seed 0. */
const state_of_seed_0 = ["0xe220a8397b1dcdaf", "0x6e789e6aa1b965f4", "0x06c45d188009454f", "0xf88bb8a8724c81ec"];
const lots: Record<string, (program: string) => string> = {
    js: (program) => `
        const state = [${state_of_seed_0.map((word) => `${word}n`).join(", ")}];
        const rotate = (word, by) => BigInt.asUintN(64, (word << BigInt(by)) | (word >> BigInt(64 - by)));
        const next = () => {
            const result = BigInt.asUintN(64, rotate(BigInt.asUintN(64, state[1] * 5n), 7) * 9n);
            const shifted = BigInt.asUintN(64, state[1] << 17n);
            state[2] ^= state[0]; state[3] ^= state[1]; state[1] ^= state[2]; state[0] ^= state[3]; state[2] ^= shifted;
            state[3] = rotate(state[3], 45);
            return result;
        };
        ${program.replace("Math.floor(Math.random() * list.length)", "Number(next() % BigInt(list.length))")}`,
    cpp: (program) => program.replace("std::mt19937_64 random_bits(0);", `
        unsigned long s[] = {${state_of_seed_0.map((word) => `${word}UL`).join(", ")}};
        unsigned long rotate(unsigned long word, int by) { return word << by | word >> (64 - by); }
        unsigned long random_bits() {
            const unsigned long result = rotate(s[1] * 5, 7) * 9, shifted = s[1] << 17;
            s[2] ^= s[0]; s[3] ^= s[1]; s[1] ^= s[2]; s[0] ^= s[3]; s[2] ^= shifted;
            s[3] = rotate(s[3], 45);
            return result;
        }`),
};

/** The program for this size, with what tells its events put before the lines that have a marker. */
function telling(program: string, language: string, size: number): string {
    const tell = told[language] as Tell;
    const draws = /random/.test(program);
    return ((draws && lots[language]?.(program)) || program)
        .replace(/\b(n|N) = 4\b/, `$1 = ${size}`)
        .split("\n")
        .flatMap((line) => {
            const marker = /^(\s*).*(?:#|\/\/)@ (\w+)\s*(.*)$/.exec(line);
            if (!marker) return [line];
            const [, indent = "", word = "", values = ""] = marker;
            return [indent + tell(word, values.split(" ").filter(Boolean)), line];
        })
        .join("\n");
}

/** Runs it, and gives what it has told. */
function run(program: string, language: string): string[] {
    const at = mkdtempSync(join(tmpdir(), "queens-program-"));
    const file = join(at, language === "java" ? "Queens.java" : `program.${language}`);
    writeFileSync(file, program);
    const execute = (command: string, ...words: string[]): string => execFileSync(command, words, { encoding: "utf8", cwd: at, maxBuffer: 1 << 26 });
    const outputs: Record<string, () => string> = {
        py: () => execute("python3", file),
        rb: () => execute("ruby", file),
        js: () => execute("node", file),
        java: () => execute("java", file),
        cpp: () => (execute("g++", "-std=c++20", "-o", "program", file), execute("./program")),
    };
    return lines(outputs[language]?.() ?? "").filter((line) => line.startsWith("@ ")).map((line) => line.slice(2));
}

function traced(algorithm: string, size: number): string[] {
    core.set({ size });
    const tell = ({ kind, square, line }: Event): string => {
        if (kind === "stuck" || kind === "backtrack") return `end ${line}`;
        return kind === "found" ? kind : `${kind} ${square.row} ${square.column}`;
    };
    const row_of_table = core.algorithms.find(({ name }) => name === algorithm);
    if (!row_of_table) throw new Error(algorithm);
    let state = start;
    return core.next(core.openTrace(algorithm, 0), 1e6).events.flatMap((event) => {
        const compared = hasTest(algorithm) ? comparisonsBefore(event, state, row_of_table) : [];
        state = after(state, event);
        const other = (queen: { row: number; column: number }): number => (row_of_table.axis === "rows" ? queen.row : queen.column);
        return [...compared.map(({ square, queen }) => `test ${square.row} ${square.column} ${other(queen)}`), tell(event)];
    });
}

const programs = readdirSync(folder).map((name) => [name.slice(0, name.lastIndexOf(".")), name.slice(name.lastIndexOf(".") + 1)] as const);

test.each(programs)("%s in %s does what the trace tells", (algorithm, language) => {
    const program = readFileSync(join(folder, `${algorithm}.${language}`), "utf8");
    if (hasTest(algorithm)) expect(program).toMatch(/@ test /);
    // Compiled languages take seconds to start: one board without a solution and one with are enough for them.
    const sizes = language === "cpp" || language === "java" ? [4] : [1, 3, 4, 5].filter((size) => size < 5 || algorithm !== "generate-and-test");
    for (const size of sizes) expect(run(telling(program, language, size), language), `n = ${size}`).toEqual(traced(algorithm, size));
}, 120_000);

test("every tutorial algorithm has five programs, the others two", () => {
    for (const { name } of core.algorithms) {
        const tutorial = ["rows", "columns", "columns-recursive"].includes(name);
        expect(languagesOf(name)).toEqual(tutorial ? ["words", "py", "js", "java", "rb", "cpp"] : ["words", "js", "cpp"]);
    }
});

test("in every source, each kind of event of its algorithm is a line, and only one", () => {
    for (const { name } of core.algorithms) {
        core.set({ size: 4 });
        const kinds = new Set(core.next(core.openTrace(name, 0), 1e6).events.map(({ kind }) => kind));
        for (const language of languagesOf(name)) {
            const source = sourceOf(name, language, 4, (id) => id);
            for (const kind of kinds) {
                expect(source.filter((line) => line.kinds.includes(kind)).length, `${name}, ${language}, ${kind}`).toBe(1);
            }
        }
    }
});

test("what is shown has no markers, and the board's size", () => {
    const shown = programLines(readFileSync(join(folder, "rows.py"), "utf8"), 7);
    expect(shown[0]?.text).toBe("n = 7");
    expect(shown.some(({ text }) => text.includes("@"))).toBe(false);
});
