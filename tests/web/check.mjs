// SPDX-License-Identifier: MIT
// Runs the module and compares it with what the same library answers natively. usage: node check.mjs MODULE.wasm
import assert from "node:assert/strict";

import { load } from "./load.mjs";

const exported = await load(process.argv[2]);

// OEIS A000170, A002562; nodes of the engines cross and simd, and events of the algorithm rows: pinned natively, too.
const solutions = [1, 1, 0, 0, 2, 10, 4, 40, 92, 352, 724];
const signatures = [1, 1, 0, 1, 1, 2, 6, 8, 30, 204, 625, 5356, 20434, 152603];
const classes = [1, 1, 0, 0, 1, 2, 1, 6, 12, 46, 92];

const checks = {
    "counts": () => solutions.forEach((number, n) => assert.equal(exported.solutions(n), BigInt(number), `n = ${n}`)),
    "counts classes": () => classes.forEach((number, n) => assert.equal(exported.classes(n), BigInt(number), `n = ${n}`)),
    "counts up to 13": () => assert.equal(exported.solutions(13), 73712n),
    "has the native signatures": () => signatures.forEach((number, n) => {
        assert.equal(exported.nodes(n), BigInt(number), `n = ${n}`);
        assert.equal(exported.nodes_by_cross(n), BigInt(number), `n = ${n}`);
    }),
    "searches four boards at a time": () => assert.equal(exported.lanes(), 4),
    "lists": () => solutions.forEach((number, n) => assert.equal(exported.listed(n), BigInt(number), `n = ${n}`)),
    "solves": () => assert.deepEqual([0, 1, 2, 3, 4, 1000].map(exported.solved), [1, 1, 0, 0, 1, 1]),
    "traces": () => assert.equal(exported.events(8), 19833n),
    "sees what is wrong before it could throw": () => assert.deepEqual([-1, 8].map(exported.has_problem), [1, 0]),
};

for (const [name, check] of Object.entries(checks)) {
    check();
    console.log(`web: ${name}`);
}
