// SPDX-License-Identifier: MIT
// A count by all cores: workers that each take the next piece.
import { newClient } from "./client";
import type { Puzzle } from "./board";
import type { Count } from "./core";

export interface PoolCount {
    /** All of the count, without classes; nothing if it was stopped. */
    readonly result: Promise<Count | null>;
    readonly workers: number;
    stop(): void;
}

export function countByPieces(puzzle: Puzzle, progress: (done: number, of: number) => void): PoolCount {
    const clients = Array.from({ length: Math.max(1, Math.min(navigator.hardwareConcurrency || 2, 16)) }, newClient);
    let stop = (): void => {};
    const stopped = new Promise<null>((resolve) => (stop = () => resolve(null)));
    let next = 0;
    let done = 0;
    let solutions = 0n;
    let nodes = 0n;
    let last: Count | null = null;
    const work = async ({ ask }: (typeof clients)[number]): Promise<void> => {
        const pieces = await ask.cutIntoPieces(puzzle);
        while (next < pieces) {
            last = await ask.countPiece(next++);
            solutions += BigInt(last.solutions);
            nodes += BigInt(last.nodes);
            progress(++done, pieces);
        }
    };
    const counted = Promise.all(clients.map(work)).then(() => last && { ...last, solutions: String(solutions), nodes: String(nodes) });
    const result = Promise.race([counted, stopped]).finally(() => clients.forEach(({ end }) => end()));
    return { result, workers: clients.length, stop };
}
