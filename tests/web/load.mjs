// SPDX-License-Identifier: MIT
// Loads the library's module (module.cpp) into node.
import { readFile } from "node:fs/promises";

function exit(code) {
    throw new Error(`the module ended with ${code}`);
}

/** What the module at this path exports. */
export async function load(path) {
    // What the C library asks of its host, before anything is printed or opened.
    const answers_nothing = new Proxy({}, { get: (_, name) => (name === "proc_exit" ? exit : () => 0), has: () => true });
    let exported = null;
    function clock_time_get(_clock, _precision, address) {
        new DataView(exported.memory.buffer).setBigUint64(address, process.hrtime.bigint(), true);
        return 0;
    }
    const host = new Proxy({ clock_time_get }, { get: (own, name) => own[name] ?? answers_nothing[name] });
    const { instance } = await WebAssembly.instantiate(await readFile(path), { wasi_snapshot_preview1: host });
    exported = instance.exports;
    exported._initialize();
    return exported;
}
