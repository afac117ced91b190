// SPDX-License-Identifier: MIT
// A worker, as the page sees it: the methods of Service, as promises.
import core_url from "queens-core.wasm?url";
import type { Service } from "./service";
import type { Answer } from "./worker";
import CoreWorker from "queens-worker";

type Asked = { [Name in keyof Service]: Service[Name] extends (...words: infer Words) => infer Value ? (...words: Words) => Promise<Awaited<Value>> : never };

const module: Promise<WebAssembly.Module> = fetch(core_url)
    .then((response) => response.arrayBuffer())
    .then((bytes) => WebAssembly.compile(bytes));

interface Waiting {
    resolve(value: unknown): void;
    reject(failure: Error): void;
}

/** A worker of its own. `end` stops whatever it does, at once; what was asked is then never answered. */
export function newClient(): { ask: Asked; end(): void } {
    const worker = new CoreWorker();
    const waiting = new Map<number, Waiting>();
    let last = 0;
    const is_ready = module.then((compiled) => worker.postMessage({ module: compiled }));
    worker.onmessage = ({ data }: MessageEvent<Answer>) => {
        const asked = waiting.get(data.number);
        waiting.delete(data.number);
        if (data.failure !== undefined) asked?.reject(new Error(data.failure));
        else asked?.resolve(data.value);
    };
    worker.onerror = () => {
        for (const { reject } of waiting.values()) reject(new Error("the worker does not start"));
        waiting.clear();
    };
    const ask = new Proxy({} as Asked, {
        get: (_, method: string) => (...words: unknown[]) =>
            new Promise((resolve, reject) => {
                const number = ++last;
                waiting.set(number, { resolve, reject });
                is_ready.then(() => worker.postMessage({ number, method, words }), reject);
            }),
    });
    return { ask, end: () => worker.terminate() };
}
