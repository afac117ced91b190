// SPDX-License-Identifier: MIT
// The module and the command line, side by side.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { Core } from "@/core/core";

export const repository = resolve(new URL(".", import.meta.url).pathname, "../../..");
const program = process.env.QUEENS ?? resolve(repository, "build/release/apps/cli/queens");

/** What `queens` prints, and nothing of its exit code: that there is no solution is an answer, and so is to be stuck. */
export function queens(...words: string[]): string {
    try {
        return execFileSync(program, words, { encoding: "utf8", maxBuffer: 1 << 28, stdio: ["ignore", "pipe", "ignore"] });
    } catch (failure) {
        const { status, stdout } = failure as { status: number | null; stdout: string };
        if (status !== 1 && status !== 3) throw failure;
        return stdout;
    }
}

export const lines = (text: string): string[] => text.split("\n").filter((line) => line !== "");

/** What a tutorial's own program printed: tests/tutorials/README.md. */
export const tutorial = (name: string): string => readFileSync(resolve(repository, "tests/tutorials", `${name}.txt`), "utf8");

export const openCore = (): Promise<Core> => Core.from(readFileSync(process.env.QUEENS_CORE ?? ""));
