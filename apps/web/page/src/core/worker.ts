// SPDX-License-Identifier: MIT
// A worker: gets the compiled module first, then questions, which it answers in their order.
import { Core } from "./core";
import { Service } from "./service";

export interface Question {
    readonly number: number;
    readonly method: string;
    readonly words: readonly unknown[];
}

export interface Answer {
    readonly number: number;
    readonly value?: unknown;
    readonly failure?: string;
}

let service: Promise<Service>;

self.onmessage = async ({ data }: MessageEvent<{ module: WebAssembly.Module } | Question>) => {
    if ("module" in data) {
        service = Core.from(data.module).then((core) => new Service(core));
        return;
    }
    const { number, method, words } = data;
    try {
        const methods = (await service) as unknown as Record<string, (...words: readonly unknown[]) => unknown>;
        self.postMessage({ number, value: await methods[method]?.(...words) } satisfies Answer);
    } catch (failure) {
        self.postMessage({ number, failure: String(failure) } satisfies Answer);
    }
};
