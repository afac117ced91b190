// SPDX-License-Identifier: MIT
// What the page may weigh and how fast it must answer; the numbers are printed. And what it must bear.
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { chromium } from "playwright-core";
import { end, open, start } from "./browser";
import { queens, repository } from "./command_line";

beforeAll(start);
afterAll(end);

const built = resolve(repository, process.env.QUEENS_PAGE ?? "build/page");

test("all of it, in one language, is less than 150 kB when compressed", () => {
    const files = readdirSync(built, { recursive: true, withFileTypes: true }).filter((file) => file.isFile() && !/^(ja|zh)-/.test(file.name));
    const size = files.reduce((sum, { parentPath, path, name }) => sum + gzipSync(readFileSync(join(parentPath ?? path, name)), { level: 9 }).length, 0);
    console.log(`page, compressed: ${Math.round(size / 1000)} kB`);
    expect(size).toBeLessThan(150_000);
});

test("the first board is there within a second", async () => {
    const times: number[] = [];
    for (let k = 0; k < 3; ++k) {
        const { page, close } = await open("#l=en");
        await page.waitForSelector("[data-queen]");
        times.push(await page.evaluate(() => performance.now()));
        await close();
    }
    console.log(`first board after ${times.map(Math.round).join(", ")} ms`);
    expect(Math.min(...times)).toBeLessThan(1000);
});

test("a step answers within 100 ms on a processor four times slower", async () => {
    const { page, close } = await open("#v=watch&n=8&l=en&d=2");
    const slow = await page.context().newCDPSession(page);
    await slow.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    const times = await page.evaluate(async () => {
        const counter = document.querySelector("[data-testid=event]") as HTMLElement;
        const measured: number[] = [];
        for (let k = 0; k < 30; ++k) {
            const begun = performance.now();
            const changed = new Promise((done) => new MutationObserver(done).observe(counter, { childList: true, characterData: true, subtree: true }));
            (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent("keydown", { key: "s", bubbles: true }));
            await changed;
            await new Promise(requestAnimationFrame);
            measured.push(performance.now() - begun);
        }
        return measured.sort((one, other) => one - other);
    });
    const middle = times[Math.floor(times.length / 2)] ?? Infinity;
    console.log(`step, processor slowed four times: middle ${Math.round(middle)} ms, longest ${Math.round(times.at(-1) ?? 0)} ms`);
    expect(middle).toBeLessThan(100);
    await close();
});

test("two hundred broken links, one after another, and the page still answers", async () => {
    const { page, close } = await open("#v=watch&l=en");
    const pieces = ["v=", "n=", "a=", "u=", "e=", "q=", "k=", "g=1", "t=1", "note=", "watch", "play", "solve", "-1", "7", "31", "1000", "99999999", "0.0_1.2", "rows", "bitmask", "%", "&", "&", "&", "<b>", "all"];
    let seed = 8;
    const random = (below: number): number => (seed = (seed * 1103515245 + 12345) % 2147483648) % below;
    for (let k = 0; k < 200; ++k) {
        const hash = "#" + Array.from({ length: random(10) }, () => pieces[random(pieces.length)]).join("");
        await page.evaluate((address) => (location.hash = address), hash);
        await page.waitForTimeout(5);
    }
    await page.evaluate(() => (location.hash = "#v=watch&n=4&e=25&l=en"));
    await page.waitForFunction(() => document.querySelector("[data-testid=event]")?.textContent === "25 / 35", undefined, { timeout: 20_000 });
    await close();
});

test("two hundred broken texts are brought, one after another, and the page still answers", async () => {
    const { page, close } = await open("#v=watch&l=en");
    await page.getByText("Export").click();
    const whole = queens("trace", "4", "--algorithm", "columns", "--format", "ruby") + queens("enumerate", "4", "--format", "pairs");
    let seed = 8;
    const random = (below: number): number => (seed = (seed * 1103515245 + 12345) % 2147483648) % below;
    const field = page.getByLabel("Your own search");
    for (let k = 0; k < 200; ++k) {
        const at = random(whole.length);
        await field.fill(whole.slice(random(at + 1), at) + ["[", "{", "\u0000", "0,0", "]", "Q|Q", "placing at 9 9"][random(7)]);
        await page.getByRole("button", { name: "Compare" }).click();
    }
    await field.fill(queens("trace", "4", "--format", "json"));
    await page.getByRole("button", { name: "Compare" }).click();
    await page.getByText("35 steps, and all are right.").waitFor({ timeout: 20_000 });
    await close();
}, 120_000);

test("after the first paint nothing holds the page up for 200 ms", async () => {
    const { page, close } = await open("#v=watch&n=8&l=en&d=3&s=js");
    await page.evaluate(() => {
        const long: number[] = [];
        Object.assign(window, { long });
        new PerformanceObserver((list) => long.push(...list.getEntries().map(({ duration }) => duration))).observe({ entryTypes: ["longtask"] });
    });
    for (let k = 0; k < 6; ++k) await page.keyboard.press("+");
    await page.getByText("Export").click();
    await page.getByLabel("to", { exact: true }).fill("10");
    // A task takes longer where others have the processor: the best of three is the page's own.
    const longest: number[] = [];
    for (let k = 0; k < 3; ++k) {
        await page.locator(".play").click();
        await page.waitForTimeout(1500);
        await page.locator(".play").click();
        await page.locator(".play").press("Home");
        await page.keyboard.press("f");
        await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "GIF" }).click()]);
        const long = await page.evaluate(() => (window as unknown as { long: number[] }).long.splice(0));
        longest.push(Math.max(0, ...long));
    }
    console.log(`longest tasks: ${longest.map(Math.round).join(", ")} ms`);
    expect(Math.min(...longest)).toBeLessThan(200);
    await close();
});

test.each([[320, 256], [640, 360], [820, 1100], [1920, 1080]])("nothing is lost to the side at %i × %i", async (width, height) => {
    for (const view of ["solve", "watch", "play"]) {
        const { page, close } = await open(`#v=${view}&e=25&l=en&d=3&s=cpp`);
        await page.setViewportSize({ width, height });
        await page.waitForTimeout(100);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), view).toBeLessThanOrEqual(width);
        expect((await page.locator("[role=grid]").boundingBox())?.width, view).toBeGreaterThan(140);
        await close();
    }
});

test("as one file, it works from a disk", async () => {
    const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: ["--no-sandbox"] });
    const page = await browser.newPage();
    const wrong: string[] = [];
    page.on("console", (message) => ["error", "warning"].includes(message.type()) && wrong.push(message.text()));
    page.on("pageerror", (error) => wrong.push(String(error)));
    await page.goto(`file://${resolve(repository, "build/page-single/queens.html")}#l=en`);
    await page.waitForFunction(() => document.querySelector(".summary")?.textContent?.startsWith("92 solutions"));
    expect(wrong).toEqual([]);
    await browser.close();
});
