// SPDX-License-Identifier: MIT
// The library, as the page calls it: the other side of apps/web/bindings.cpp. Runs where it is made: in a worker, or
// in a test.
import type { Coordinates, Puzzle, Square } from "./board";
import type { Algorithm, EndedBy, Event } from "./event";
import { event_kinds, refusals } from "./event";
import type { Message } from "../words";

export type Verdict = "solved" | "impossible" | "gave_up";

export interface Solution {
    verdict: Verdict;
    columns: number[];
}

export interface Listed {
    /** For each solution its columns, and the size of its class if one of each class was asked for. */
    solutions: { columns: number[]; class_size: number }[];
    more: "no" | "yes" | "out_of_time";
}

export interface Count {
    solutions: string;
    nodes: string;
    ended_by: EndedBy;
    /** What counted, and how many boards it searches at a time. */
    engine: string;
    lanes: number;
    /** How many classes have 1, 2, 4 and 8 members. */
    classes?: [string, string, string, string];
}

/** What a trace has done, as decimal numbers. */
export interface Totals {
    placed: string;
    tried: string;
    solutions: string;
    events: string;
    ended_by: EndedBy;
}

type Exports = Record<string, (...numbers: number[]) => number> & { memory: WebAssembly.Memory };

export class Core {
    readonly algorithms: readonly Algorithm[];

    private constructor(private readonly module: Exports) {
        this.call("list_algorithms");
        this.algorithms = JSON.parse(this.text()) as Algorithm[];
    }

    static async from(bytes: BufferSource | WebAssembly.Module): Promise<Core> {
        return new Core(await instantiate(bytes));
    }

    /** What is wrong with the puzzle, or nothing; from then on everything is about this puzzle. */
    set({ size, rule = "chess", given = [], blocked = [] }: Puzzle): Message | undefined {
        this.request([size, rule === "torus" ? 1 : 0, ...list(given), ...list(blocked), 0]);
        return this.call("set_puzzle") ? undefined : (JSON.parse(this.text()) as Message);
    }

    solve(milliseconds = 0): Solution {
        const verdict = (["solved", "impossible", "gave_up"] as const)[this.call("solve_puzzle", milliseconds)];
        return { verdict: verdict ?? "gave_up", columns: this.numbers() };
    }

    /** Solutions `from` + 1 to `from` + `count`. */
    list(size: number, one_per_class: boolean, from: number, count: number, milliseconds = 0): Listed {
        const more = this.call("list_solutions", one_per_class ? 1 : 0, from, count, milliseconds);
        const numbers = this.numbers();
        const solutions: Listed["solutions"] = [];
        for (let at = 0; at < numbers.length; at += size + 1) {
            solutions.push({ class_size: numbers[at] ?? 0, columns: numbers.slice(at + 1, at + 1 + size) });
        }
        return { solutions, more: (["no", "yes", "out_of_time"] as const)[more] ?? "no" };
    }

    count(with_classes: boolean, milliseconds = 0): Count {
        this.call("count_solutions", with_classes ? 1 : 0, milliseconds);
        return JSON.parse(this.text()) as Count;
    }

    cutIntoPieces(): number {
        return this.call("cut_into_pieces");
    }

    countPiece(index: number): Count {
        this.call("count_piece", index);
        return JSON.parse(this.text()) as Count;
    }

    /** What can be concluded next about these queens, with their squares spelled so. */
    hint(queens: readonly Square[], coordinates: Coordinates, milliseconds: number): Message {
        this.request(list(queens));
        this.call("give_hint", Number(coordinates === "chess"), milliseconds);
        return JSON.parse(this.text()) as Message;
    }

    /** A trace of the puzzle that was set, or 0 if the algorithm does not take its size. `until` 0: to the end. */
    openTrace(algorithm: string, until: number): number {
        const index = this.algorithms.findIndex(({ name }) => name === algorithm);
        return this.call("trace_open", index, until);
    }

    /** A snapshot. */
    copyTrace(trace: number): number {
        return this.call("trace_copy", trace);
    }

    closeTrace(trace: number): void {
        this.call("trace_close", trace);
    }

    /** At most so many next events; and why it ended, if it did. */
    next(trace: number, most: number): { events: Event[]; ended_by: EndedBy | undefined } {
        this.call("trace_next", trace, most);
        const numbers = this.numbers();
        const events: Event[] = [];
        for (let at = 0; at < numbers.length; ) {
            const [kind = 0, row = 0, column = 0, depth = 0, line = 0, next_line = 0, refusal = 0, count = 0] =
                numbers.slice(at, at + 8);
            at += 8;
            const attackers: Square[] = [];
            for (let k = 0; k < count; ++k, at += 2) attackers.push(squareAt(numbers, at));
            events.push({
                kind: event_kinds[kind] ?? "look",
                square: { row, column },
                depth,
                line,
                next_line,
                refusal: refusals[refusal] ?? "none",
                attackers,
            });
        }
        return { events, ended_by: (this.text() || undefined) as EndedBy | undefined };
    }

    /** Goes on for at most so many events, and sums them up. */
    run(trace: number, most: number): { totals: Totals; is_over: boolean } {
        const is_over = this.call("trace_run", trace, most) === 1;
        return { totals: JSON.parse(this.text()) as Totals, is_over };
    }

    /** The queens on the board, as SVG. n ≤ 200. */
    draw(queens: readonly Square[], coordinates: Coordinates): string {
        this.request(list(queens));
        this.call("draw_queens", Number(coordinates === "chess"));
        return this.text();
    }

    /** The board after the last event of a trace of the puzzle, as SVG, with what is written below it. */
    drawTrace(trace: number, coordinates: Coordinates, sentence: string, remark: string): string {
        this.request([...bytes(sentence), ...bytes(remark)]);
        this.call("trace_draw", trace, Number(coordinates === "chess"));
        return this.text();
    }

    private call(name: string, ...numbers: number[]): number {
        const called = this.module[name];
        if (!called) throw new Error(`the module has no ${name}`);
        return called(...numbers);
    }

    private request(numbers: readonly number[]): void {
        const at = this.call("request_room", numbers.length);
        new Int32Array(this.module.memory.buffer, at, numbers.length).set(numbers);
    }

    private numbers(): number[] {
        const at = this.call("numbers_at");
        return Array.from(new Int32Array(this.module.memory.buffer, at, this.call("numbers_count")));
    }

    private text(): string {
        const at = this.call("text_at");
        return new TextDecoder().decode(new Uint8Array(this.module.memory.buffer, at, this.call("text_size")));
    }
}

const list = (squares: readonly Square[]): number[] => [
    squares.length,
    ...squares.flatMap(({ row, column }) => [row, column]),
];

const bytes = (words: string): number[] => {
    const encoded = new TextEncoder().encode(words);
    return [encoded.length, ...encoded];
};

const squareAt = (numbers: readonly number[], at: number): Square => ({
    row: numbers[at] ?? 0,
    column: numbers[at + 1] ?? 0,
});

/** The C library asks its host for a clock; the rest is only for printing and files, which there are none of. */
async function instantiate(code: BufferSource | WebAssembly.Module): Promise<Exports> {
    let exported: Exports;
    const clock_time_get = (_clock: number, _precision: bigint, address: number): number => {
        const now = BigInt(Math.round(performance.now() * 1e6));
        new DataView(exported.memory.buffer).setBigUint64(address, now, true);
        return 0;
    };
    const proc_exit = (code: number): never => {
        throw new Error(`the module ended with ${code}`);
    };
    const own: Record<string, unknown> = { clock_time_get, proc_exit };
    const host = new Proxy({}, { get: (_, name: string) => own[name] ?? (() => 0), has: () => true });
    const module = code instanceof WebAssembly.Module ? code : await WebAssembly.compile(code);
    const instance = await WebAssembly.instantiate(module, { wasi_snapshot_preview1: host as WebAssembly.ModuleImports });
    exported = instance.exports as unknown as Exports;
    exported._initialize?.();
    return exported;
}
