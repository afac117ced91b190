// SPDX-License-Identifier: MIT
// A count by all cores: workers that each take the next piece.
import { newClient } from "./client";
import type { Puzzle } from "./board";

export interface PoolCount {
    /** The number of solutions; nothing if it was stopped. */
    readonly result: Promise<bigint | null>;
    stop(): void;
}

export function countByPieces(puzzle: Puzzle, progress: (done: number, of: number) => void): PoolCount {
    const clients = Array.from({ length: Math.max(1, Math.min(navigator.hardwareConcurrency || 2, 16)) }, newClient);
    let stop = (): void => {};
    const stopped = new Promise<null>((resolve) => (stop = () => resolve(null)));
    let next = 0;
    let done = 0;
    let sum = 0n;
    const work = async ({ ask }: (typeof clients)[number]): Promise<void> => {
        const pieces = await ask.cutIntoPieces(puzzle);
        while (next < pieces) {
            const { solutions } = await ask.countPiece(next++);
            sum += BigInt(solutions);
            progress(++done, pieces);
        }
    };
    const counted = Promise.all(clients.map(work)).then(() => sum);
    const result = Promise.race([counted, stopped]).finally(() => clients.forEach(({ end }) => end()));
    return { result, stop };
}
