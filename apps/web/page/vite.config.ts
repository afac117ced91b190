// SPDX-License-Identifier: MIT
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { resolve } from "node:path";
import { defineConfig } from "vitest/config";
import { repositoryText } from "./build/catalogue";
import { oneFile } from "./build/one_file";

const here = new URL(".", import.meta.url).pathname;
const repository = resolve(here, "../../..");
/** Where CMake's preset `web` puts the module; tools/page says so if it is elsewhere. */
const core = process.env.QUEENS_CORE ?? resolve(repository, "build/web/apps/web/core.wasm");

/** `vite build --mode single`: everything in one file that works from a disk, too. */
const isSingle = process.argv.includes("single");

export default defineConfig({
    base: "./",
    plugins: [svelte(), repositoryText(), ...(isSingle ? [oneFile()] : [])],
    resolve: {
        alias: [
            { find: /^@\//, replacement: resolve(here, "src") + "/" },
            { find: /^queens-core\.wasm/, replacement: core },
            { find: /^queens-worker$/, replacement: `${resolve(here, "src/core/worker.ts")}?worker${isSingle ? "&inline" : ""}` },
            // The tests live outside of this folder, where they would not find these.
            ...["vitest", "playwright-core", "axe-core", "jsqr"].map((name) => ({ find: new RegExp(`^${name}`), replacement: resolve(here, "node_modules", name) })),
        ],
        conditions: process.env.VITEST ? ["browser"] : [],
    },
    // From a disk, a worker that is a module is refused.
    worker: { format: isSingle ? "iife" : "es" },
    // terser: a fifteenth less to download than what Vite has on board.
    build: { target: "es2022", minify: "terser", terserOptions: { module: true, compress: { passes: 3, unsafe_arrows: true } }, outDir: resolve(repository, isSingle ? "build/page-single" : "build/page"), emptyOutDir: true, assetsInlineLimit: isSingle ? 1e8 : 0, modulePreload: false,
        rollupOptions: isSingle ? { output: { inlineDynamicImports: true } } : {} },
    server: { fs: { allow: [repository, resolve(core, "..")] } },
    test: {
        root: repository,
        dir: resolve(repository, "tests/web/page"),
        include: ["**/*.test.ts"],
        env: { QUEENS_CORE: core },
        testTimeout: 60_000,
        hookTimeout: 60_000,
        fileParallelism: false,
    },
});
