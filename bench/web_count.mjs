// SPDX-License-Identifier: MIT
// In WebAssembly, four boards at a time (`simd`) beside one at a time (`cross`): processor seconds, best of ROUNDS,
// in turn. The module is built by the preset `web`.
// usage: node bench/web_count.mjs build/web/tests/web/module.wasm [FROM [TO [ROUNDS]]]
import { load } from "../tests/web/load.mjs";

const exported = await load(process.argv[2]);
const [from, to, rounds] = [13, 16, 5].map((otherwise, index) => Number(process.argv[3 + index] ?? otherwise));

function seconds(count, size) {
    const start = process.cpuUsage();
    const nodes = count(size);
    const used = process.cpuUsage(start);
    return { nodes, time: (used.user + used.system) / 1e6 };
}

console.log("n\tsimd_s\tcross_s\tratio");
for (let size = from; size <= to; ++size) {
    const best = { nodes: Infinity, nodes_by_cross: Infinity };
    for (let round = 0; round < rounds; ++round) {
        const runs = Object.keys(best).map((name) => [name, seconds(exported[name], size)]);
        if (runs[0][1].nodes !== runs[1][1].nodes) throw new Error(`n = ${size}: simd and cross disagree`);
        for (const [name, { time }] of runs) best[name] = Math.min(best[name], time);
    }
    const numbers = [best.nodes, best.nodes_by_cross, best.nodes_by_cross / best.nodes];
    console.log([size, ...numbers.map((number) => number.toFixed(3))].join("\t"));
}
