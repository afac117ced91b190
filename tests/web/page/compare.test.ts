// SPDX-License-Identifier: MIT
// Algorithms side by side: the race's ticks and the chart's numbers are those of the library. And those that keep lists
// or move queens, watched.
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Core, Totals } from "@/core/core";
import { axeFindings, end, open, start, text, type sizes } from "./browser";
import { openCore } from "./command_line";

let core: Core;
beforeAll(async () => {
    core = await openCore();
    await start();
});
afterAll(end);

const totals = (algorithm: string, size: number, until = 1): Totals => {
    core.set({ size });
    return core.run(core.openTrace(algorithm, until), 1e6).totals;
};
/** Squares tried; of those that move queens, placed and moved. */
const work = (algorithm: string, size: number): number => {
    const { tried, placed } = totals(algorithm, size);
    return Number(algorithm === "min-conflicts" ? placed : tried);
};

test.each([["en", "desktop"], ["ja", "phone"], ["zh", "desktop"]] as const)("the race in %s, on a %s, ends after as many ticks as each has squares to try", async (language, size: keyof typeof sizes) => {
    const { page, close } = await open(`#v=watch&n=4&d=2&l=${language}`, { size });
    await page.locator(".compare summary").click();
    const lanes = page.locator("[data-lane]");
    await lanes.nth(3).waitFor();
    await page.locator(".compare select").first().selectOption("50");
    await page.locator(".compare .main").first().click();
    await page.waitForFunction(() => document.querySelectorAll("[data-lane] p.over").length === 4, undefined, { timeout: 60_000 });
    for (const algorithm of ["rows", "forward-checking", "dancing-links", "min-conflicts"]) {
        const lane = page.locator(`[data-lane="${algorithm}"]`);
        expect(await lane.locator("p").textContent(), algorithm).toContain(String(work(algorithm, 4)));
        expect(await lane.locator("svg > path").count(), algorithm).toBe(4);
    }
    expect(await axeFindings(page)).toEqual([]);
    await close();
});

test("one tick takes each one square further, and lanes can be chosen", async () => {
    const { page, close } = await open("#v=watch&n=6&l=en");
    await page.locator(".compare summary").click();
    await page.getByRole("checkbox", { name: "bitmask" }).check();
    await page.locator("[data-lane=bitmask]").waitFor();
    const step = page.locator(".compare").getByRole("button", { name: "Step" });
    for (let k = 1; k <= 3; ++k) {
        await step.click();
        await page.waitForFunction((ticks) => [...document.querySelectorAll("[data-lane] p")].every((says) => says.textContent?.includes(String(ticks))), k);
    }
    await close();
});

test("the chart and its table have the library's numbers", async () => {
    const { page, close } = await open("#v=watch&l=en");
    await page.locator(".compare summary").click();
    const count = page.locator(".compare").getByRole("button", { name: "Count", exact: true });
    await count.click();
    await page.waitForFunction(() => document.querySelector("tr[data-row=min-conflicts] td:nth-of-type(4)")?.textContent !== "", undefined, { timeout: 60_000 });
    for (const { name } of core.algorithms) {
        const cells = await page.locator(`tr[data-row="${name}"] td`).allTextContents();
        for (const size of [4, 5, 6, 7]) expect(cells[size - 4]?.replaceAll(",", ""), `${name}, n = ${size}`).toBe(String(work(name, size)));
        expect(await page.locator(`path[data-line="${name}"]`).getAttribute("d"), name).toMatch(/^M.+L.+L.+L/);
    }
    expect(await axeFindings(page)).toEqual([]);
    await page.locator(".compare").getByRole("button", { name: "Stop" }).click();
    await count.waitFor();
    await close();
});

test.each(["forward-checking", "dancing-links"])("%s is watched to its end, with its variables, and back", async (algorithm) => {
    const { page, close } = await open(`#v=watch&a=${algorithm}&u=all&n=4&l=en&s=js&d=3`);
    await page.keyboard.press("End");
    for (let k = 0; k < 12; ++k) await page.keyboard.press("+");
    await page.keyboard.press(" ");
    await page.waitForFunction(() => /^(\d+) \/ \1$/.test(document.querySelector("[data-testid=event]")?.textContent ?? ""), undefined, { timeout: 20_000 });
    expect(await text(page, "counters")).toContain("placed 16");
    expect(await page.locator(".variables").textContent()).toContain("left in row");
    expect(await page.locator("li[aria-current]").count()).toBe(1);
    await page.keyboard.press("Home");
    for (let k = 0; k < 2; ++k) await page.keyboard.press("ArrowRight");
    const says = await text(page, "sentence");
    if (algorithm === "forward-checking") {
        expect(says).toBe("(1, 0) is no candidate any more, because of the queen on (0, 0) along the column.");
        expect(await page.locator("[data-square='1,0']").first().getAttribute("aria-label")).toMatch(/refused/i);
    } else {
        expect(says).toContain("where the fewest squares are left");
    }
    expect(await axeFindings(page)).toEqual([]);
    await close();
});

test("min-conflicts moves queens until none is attacked; where there is no solution it says that it is stuck, not that there is none", async () => {
    for (const [size, words] of [[8, "No queen is attacked any more. Solution 1:"], [3, "Stuck: all moves are used up"]] as const) {
        const { page, close } = await open(`#v=watch&a=min-conflicts&n=${size}&l=en&d=3`);
        for (let k = 0; k < 12; ++k) await page.keyboard.press("+");
        await page.keyboard.press(" ");
        await page.waitForFunction(() => /^(\d+) \/ \1$/.test(document.querySelector("[data-testid=event]")?.textContent ?? ""), undefined, { timeout: 20_000 });
        expect(await text(page, "sentence")).toContain(words);
        expect(await text(page, "sentence")).not.toContain("proof");
        expect(await page.locator("[data-queen]").count()).toBe(size);
        await page.keyboard.press("ArrowLeft");
        expect(await text(page, "sentence")).toMatch(/^The queen moves from/);
        expect(await axeFindings(page)).toEqual([]);
        await close();
    }
});
