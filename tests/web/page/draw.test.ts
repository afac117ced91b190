// SPDX-License-Identifier: MIT
// The page's pictures are the command line's, byte for byte.
import { beforeAll, expect, test } from "vitest";
import { catalogueOf } from "../../../apps/web/page/build/catalogue";
import { queensFrom } from "@/core/board";
import type { Core } from "@/core/core";
import { Service } from "@/core/service";
import { speaker } from "@/words";
import { openCore, queens } from "./command_line";

let core: Core;
let service: Service;
beforeAll(async () => {
    core = await openCore();
    service = new Service(core);
});

test.each([1, 4, 8, 30, 200])("a solution of n = %i", (size) => {
    const { columns } = service.solve({ size }, 0);
    for (const coordinates of ["zero", "chess"] as const) {
        const theirs = queens("draw", queens("solve", String(size), "--format", "numbers").trim(), "--format", "svg", "--coordinates", coordinates);
        expect(service.draw({ size }, queensFrom(columns), coordinates)).toBe(theirs);
    }
});

test("an empty board, and queens that attack each other", () => {
    expect(service.draw({ size: 5 }, [], "chess")).toBe(queens("draw", "- - - - -", "--size", "5", "--format", "svg"));
    const two = [{ row: 0, column: 0 }, { row: 2, column: 2 }];
    expect(service.draw({ size: 5 }, two, "zero")).toBe(queens("draw", "(0,0),(2,2)", "--size", "5", "--format", "svg", "--coordinates", "zero"));
});

const size = 6;
/** Below the command line's picture stand its sentence, which is the title too, and its totals. */
const totals = (event: number, algorithm: string, language: string): string =>
    queens("trace", String(size), "--algorithm", algorithm, "--to", String(event), "--lang", language).trim().split("\n").at(-1) ?? "";

test.each([["rows", "en"], ["columns", "ja"], ["bitmask", "zh"], ["forward-checking", "en"], ["min-conflicts", "en"]])("moments of %s, in %s, forwards and back", (algorithm, language) => {
    const tape = service.open({ size }, algorithm, 1);
    const last = JSON.parse(queens("trace", String(size), "--algorithm", algorithm, "--format", "json").trim().split("\n").at(-1) ?? "") as { events: string };
    const end = Number(last.events);
    for (const event of [1, 2, 7, Math.min(25, end), end, Math.min(9, end)]) {
        const theirs = queens("trace", String(size), "--algorithm", algorithm, "--to", String(event), "--format", "svg", "--lang", language);
        const sentence = (/<title>(.*)<\/title>/.exec(theirs)?.[1] ?? "").replaceAll("&quot;", '"').replaceAll("&lt;", "<").replaceAll("&amp;", "&");
        expect(service.drawEvent(tape, event, "zero", sentence, totals(event, algorithm, language)), `event ${event}`).toBe(theirs);
    }
    service.close(tape);
});

test("far away, beyond the end, and back again", () => {
    const tape = service.open({ size: 8 }, "rows", 0);
    const draw = (event: number): string => service.drawEvent(tape, event, "zero", "", "");
    const far = draw(19_000);
    expect(draw(3)).not.toBe(far);
    expect(draw(19_000)).toBe(far);
    expect(draw(1e9)).toBe(draw(19_833));
    expect(draw(19_832)).not.toBe(draw(19_833));
    expect(service.drawEvent(99, 1, "zero", "", "")).toBe("");
});

test("the totals are a sentence that the page has", () => {
    const words = speaker(catalogueOf("en"))("trace.totals", { placed: 1, removed: 0, tried: 1, dead_ends: 0, solutions: 0, events: 1 });
    expect(words).toBe(totals(1, "rows", "en"));
});
