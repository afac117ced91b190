// SPDX-License-Identifier: MIT
// The page in a browser.
import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { axeFindings, end, isInSight, open, sizes, start, text } from "./browser";
import { lines, queens, tutorial } from "./command_line";

beforeAll(start);
afterAll(end);

const languages = ["en", "ja", "zh"] as const;
const devices = Object.keys(sizes) as (keyof typeof sizes)[];
const titles = { en: "92 solutions, 12 classes: 11 × 8 + 1 × 4", ja: "解 92 個、", zh: "92 个解，" };

describe.each(devices)("on a %s", (size) => {
    describe.each(languages)("in %s", (language) => {
        test.each(["solve", "watch", "play"])("%s has no fault that axe finds, and no sideways scrolling", async (view) => {
            const { page, close } = await open(`#v=${view}&l=${language}`, { size });
            await page.waitForTimeout(300);
            expect(await axeFindings(page)).toEqual([]);
            expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(sizes[size].width);
            await close();
        });

        test("board, sentence and step are in sight together, at the moment with the longest sentence", async () => {
            const { page, close } = await open(`#v=watch&n=4&e=25&l=${language}&d=${size === "phone" ? 1 : 2}`, { size });
            for (const selector of ["[role=grid]", "[data-testid=sentence]", "[data-testid=counters]", ".player .play", ".scrub"]) {
                expect(await isInSight(page, selector), selector).toBe(true);
            }
            expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(sizes[size].height);
            await close();
        });

        test("export, link, and the player's other buttons are all reached, without sideways scrolling", async () => {
            const { page, close } = await open(`#v=watch&n=4&e=13&l=${language}&d=3&o=rising`, { size });
            const isWhole = async (selector: string): Promise<void> => {
                const box = await page.locator(selector).boundingBox();
                expect(box && box.x >= 0 && box.x + box.width <= sizes[size].width, selector).toBe(true);
                expect(await axeFindings(page, selector)).toEqual([]);
                expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(sizes[size].width);
            };
            await page.locator(".choices summary").click();
            await isWhole("details .box");
            await page.locator("#pasted").fill(queens("trace", "4", "--algorithm", "columns", "--format", "ruby").replace("placing at 2 1", "placing at 1 1"));
            await page.locator(".box > button").click();
            await page.waitForSelector(".reason");
            await isWhole("details .box");
            await page.locator(".choices summary").click();
            if (size === "phone") {
                await page.locator(".tabs button").last().click();
                await isWhole(".more");
                await page.locator(".more button").first().click(); // into the safety test
                await page.locator(".tabs button").last().click();
                await page.locator(".menu").click();
            } else {
                await page.locator(".more button").first().click();
            }
            expect(await page.locator("[role=gridcell].lit").count()).toBe(2);
            await page.locator(".settings button").first().click();
            await isWhole("dialog[open]");
            await close();
        });

        test("the landing page has its solution drawn", async () => {
            const { page, close } = await open(`#l=${language}`, { size });
            await page.waitForFunction((title) => document.querySelector(".summary")?.textContent?.includes(title), titles[language].slice(0, 6));
            expect(await page.locator("[data-queen]").count()).toBe(8);
            await close();
        });
    });
});

test.each(["solve", "watch", "play"])("%s in the dark has no fault that axe finds", async (view) => {
    const { page, close } = await open(`#v=${view}&e=25`, { scheme: "dark" });
    await page.waitForTimeout(300);
    expect(await axeFindings(page)).toEqual([]);
    await close();
});

describe("Solve", () => {
    const ask = async (size: string): Promise<{ page: Awaited<ReturnType<typeof open>>["page"]; close: () => Promise<void> }> => {
        const opened = await open("#l=en");
        await opened.page.getByLabel("Size n").fill(size);
        await opened.page.keyboard.press("Enter");
        return opened;
    };

    test.each([
        ["0", "one solution"], ["1", "1 solution, 1 class"], ["2", "No solution"], ["3", "No solution"], ["13", "73712 solutions, 9233 classes"],
        ["20", "39029188884 solutions"], ["27", "234907967154122528 solutions"], ["50", "n = 50"], ["1000", "n = 1000"],
    ])("n = %s: %s", async (size, said) => {
        const { page, close } = await ask(size);
        await page.waitForFunction((words) => document.querySelector(".summary")?.textContent?.includes(words), said, { timeout: 20_000 });
        const queens_drawn = await page.locator("[data-queen], .drawing svg").count();
        expect(queens_drawn > 0).toBe(!["0", "2", "3"].includes(size));
        await close();
    });

    test.each(["eight", "-3", "2.5", "1001", "999999999999", "<b>", ""])("“%s” gets an explanation, and the old board stays", async (nonsense) => {
        const { page, close } = await ask(nonsense);
        expect(await page.locator(".problem").textContent()).not.toBe("");
        expect(await page.locator("[data-queen]").count()).toBe(8);
        await close();
    });

    test("８, as an input method writes it, is 8", async () => {
        const { page, close } = await ask("６");
        await page.waitForFunction(() => document.querySelector(".summary")?.textContent?.startsWith("4 solutions"));
        await close();
    });

    test("goes through all solutions in the command line's order, and by class with the images", async () => {
        const { page, close } = await ask("6");
        const all = lines(queens("enumerate", "6", "--format", "squares"));
        await page.locator("details.text summary").click();
        for (const [k, solution] of all.entries()) {
            await page.waitForFunction((words) => document.querySelector(".position")?.textContent === words, `Solution ${k + 1} of 4`);
            const shown = ((await page.locator("details.text pre").textContent()) ?? "").trim();
            expect(shown.split(" ").sort()).toEqual(solution.split(" ").sort());
            if (k + 1 < all.length) await page.getByRole("button", { name: "Next" }).click();
        }
        expect(await page.getByRole("button", { name: "Next" }).isDisabled()).toBe(true);
        await page.getByRole("button", { name: "One of each class" }).click();
        await page.waitForFunction(() => document.querySelector(".position")?.textContent === "Class 1 of 1");
        await page.getByRole("button", { name: "Turned and mirrored" }).click();
        expect(await page.locator(".images li").count()).toBe(4);
        expect(await axeFindings(page)).toEqual([]);
        await close();
    });

    test("on a board too large for squares, the queen of a row is told", async () => {
        const { page, close } = await ask("50");
        await page.getByLabel("The queen of row number").fill("49");
        const columns = queens("solve", "50", "--format", "indices").trim().split(" ");
        const file = Number(columns[49]);
        await page.waitForFunction((name) => document.querySelector("label output")?.textContent === name, file < 26 ? `${String.fromCharCode(97 + file)}1` : `a${String.fromCharCode(71 + file)}1`);
        await close();
    });

    test("saves a solution, and all, in any format; as a picture, too", async () => {
        const begin = async (): Promise<{ page: Page; close: () => Promise<void>; save: (button: string) => Promise<Buffer> }> => {
            const { page, close } = await ask("6");
            await page.waitForFunction(() => document.querySelector(".summary")?.textContent?.startsWith("4 solutions"));
            await page.locator("details.text summary").click();
            const save = async (button: string): Promise<Buffer> => {
                const [file] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: button, exact: true }).click()]);
                return readFileSync(await file.path());
            };
            return { page, close, save };
        };
        const { page, close, save } = await begin();
        expect(String(await save("SVG"))).toBe(queens("draw", queens("solve", "6", "--format", "numbers").trim(), "--format", "svg"));
        expect((await save("PNG")).subarray(1, 4).toString()).toBe("PNG");
        expect(await axeFindings(page)).toEqual([]);
        const formats = await page.locator("details.text option").allTextContents();
        await close();
        // A browser that nobody answers lets a page save ten files.
        for (const format of formats) {
            const one = await begin();
            await one.page.getByLabel("Format").selectOption(format);
            expect(String(await one.save("Save all"))).toBe(queens("enumerate", "6", "--format", format));
            expect(String(await one.save("Save"))).toBe(queens("solve", "6", "--format", format));
            await one.close();
        }
    });

    test("a solution that no search has found has no number", async () => {
        const { page, close } = await ask("28");
        await page.waitForFunction(() => document.querySelector("[data-queen]") && !document.querySelector(".summary")?.textContent?.includes("moment"), undefined, { timeout: 20_000 });
        const numbered = (await page.locator(".position").count()) > 0;
        const by_formula = ((await page.locator(".right").textContent()) ?? "").includes("by a formula");
        expect(numbered).toBe(!by_formula);
        await close();
        const far = await open("#n=8&k=5000&l=en");
        await far.page.waitForFunction(() => document.querySelector(".position")?.textContent === "Solution 92 of 92");
        await far.close();
    });

    test("counts by all cores, with progress, and stops at once", async () => {
        const { page, close } = await ask("14");
        await page.getByRole("button", { name: "Count here" }).click();
        await page.waitForFunction(() => document.querySelector(".summary")?.textContent === "365596 solutions, counted here.", undefined, { timeout: 60_000 });
        expect(await page.locator(".engine").textContent()).toMatch(/^Counted by the engine simd, 4 boards at a time\. \d+ workers? took [\d.]+ s\.$/);
        await close();
        const long = await ask("18");
        await long.page.getByRole("button", { name: "Count here" }).click();
        await long.page.waitForSelector("progress");
        const begun = Date.now();
        await long.page.getByRole("button", { name: "Stop" }).click();
        await long.page.waitForSelector("progress", { state: "detached" });
        expect(Date.now() - begun).toBeLessThan(1000);
        await long.close();
    });
});

describe("Watch", () => {
    test("begins paused, before the first event", async () => {
        const { page, close } = await open("#v=watch&l=en");
        expect(await text(page, "event")).toBe("0 / 35");
        await page.waitForTimeout(700);
        expect(await text(page, "event")).toBe("0 / 35");
        await close();
    });

    test("by keys alone: steps, goes back, over, out, to dead ends and solutions", async () => {
        const { page, close } = await open("#v=watch&l=en");
        const at = async (event: number): Promise<void> => {
            await page.waitForFunction((start) => document.querySelector("[data-testid=event]")?.textContent?.startsWith(start), `${event} /`);
        };
        const press = async (keys: string, event: number): Promise<void> => {
            await page.keyboard.press(keys);
            await at(event);
        };
        await press("ArrowRight", 1);
        await press("s", 2);
        await press("ArrowLeft", 1);
        await press("o", 25); // over the queen on (0, 0): its whole subtree
        await press("b", 24);
        await press("Home", 0);
        await press("d", 9);
        await press("d", 18);
        await press("Shift+D", 9);
        await press("u", 10); // out of row 2: the queen of row 1 is lifted
        await press("f", 35);
        await press("End", 35);
        await page.keyboard.press("g");
        await page.keyboard.type("25");
        await press("Enter", 25);
        expect(await text(page, "sentence")).toContain("So the queen on (0, 0) is lifted too");
        expect(await text(page, "spoken")).toContain("row 0, column 0");
        await close();
    });

    test("every sentence on the way is the command line's", async () => {
        const { page, close } = await open("#v=watch&l=en");
        const said = lines(queens("trace", "4")).slice(0, 35).map((line) => line.replace(/^\s*\d+\s+/, ""));
        for (const sentence of said) {
            await page.keyboard.press("ArrowRight");
            await page.waitForFunction((words) => document.querySelector("[data-testid=sentence]")?.textContent?.startsWith(words), sentence);
        }
        expect(await page.locator("[data-mark=found]").count()).toBe(4);
        await close();
    });

    test("n = 20 starts at once, goes far, and goes back", async () => {
        const { page, close } = await open("#v=watch&n=20&l=en");
        expect(await text(page, "event")).toBe("0 / ?");
        await page.getByPlaceholder("go to").fill("200000");
        await page.keyboard.press("Enter");
        await page.waitForFunction(() => document.querySelector("[data-testid=event]")?.textContent?.startsWith("200000"), undefined, { timeout: 20_000 });
        await page.keyboard.press("ArrowLeft");
        await page.waitForFunction(() => document.querySelector("[data-testid=event]")?.textContent?.startsWith("199999"));
        await page.keyboard.press("Home");
        await page.waitForFunction(() => document.querySelector("[data-testid=event]")?.textContent?.startsWith("0 /"));
        await close();
    });

    test("a long search for a solution is stopped at once", async () => {
        const { page, close } = await open("#v=watch&n=30&l=en");
        await page.keyboard.press("f");
        await page.getByRole("button", { name: "Stop" }).click();
        await page.waitForFunction(() => !document.body.textContent?.includes("Searching"), undefined, { timeout: 1000 });
        await close();
    });

    test("plays, and stops at a breakpoint: a queen on a square, set from the board", async () => {
        const { page, close } = await open("#v=watch&l=en&d=3");
        await page.locator('[data-square="1,3"]').focus();
        await page.keyboard.press("m");
        await page.locator("select.speed").selectOption("100");
        await page.locator(".play").click();
        await page.waitForSelector(".break-note");
        expect(await text(page, "event")).toBe("11 / 35");
        expect(await axeFindings(page)).toEqual([]);
        await close();
    });

    test("a breakpoint on a square, set by touch", async () => {
        const { page, close } = await open("#v=watch&l=en", { size: "phone" });
        await page.locator('[data-square="1,3"]').click();
        await page.getByRole("button", { name: "Stop when a queen lands here" }).click();
        await page.locator("select.speed").selectOption("100");
        await page.locator(".play").click();
        await page.waitForSelector(".break-note");
        expect(await text(page, "event")).toBe("11 / 35");
        await close();
    });

    test("a breakpoint on a source line", async () => {
        const { page, close } = await open("#v=watch&l=en&s=py");
        await page.locator("li", { hasText: "queens.pop()" }).getByRole("button").click();
        await page.locator("select.speed").selectOption("Infinity");
        await page.locator(".play").click();
        await page.waitForSelector(".break-note");
        expect(await text(page, "event")).toBe("10 / 35");
        expect(await page.locator("li[aria-current]").textContent()).toContain("queens.pop()");
        await close();
    });

    test("why: every square of the board has an answer, at every event", async () => {
        const { page, close } = await open("#v=watch&l=en");
        for (const event of [0, 4, 9, 22, 25, 35]) {
            await page.keyboard.press("g");
            await page.keyboard.type(String(event));
            await page.keyboard.press("Enter");
            await page.waitForFunction((at) => document.querySelector("[data-testid=event]")?.textContent?.startsWith(`${at} /`), event);
            for (let square = 0; square < 16; ++square) {
                await page.locator("[role=gridcell]").nth(square).click();
                expect(((await page.locator(".reason").textContent()) ?? "").length, `event ${event}, square ${square}`).toBeGreaterThan(20);
                await page.locator("[role=gridcell]").nth(square).click();
            }
        }
        await close();
    });

    test.each(["columns", "columns-recursive", "bitmask", "generate-and-test", "forward-checking", "dancing-links"])("%s plays to its end, and its source has the running line", async (algorithm) => {
        const { page, close } = await open(`#v=watch&a=${algorithm}&u=all&n=3&l=en&s=cpp&d=3`);
        await page.keyboard.press("ArrowRight");
        await page.waitForSelector("li[aria-current]");
        for (let k = 0; k < 12; ++k) await page.keyboard.press("+");
        await page.locator(".play").focus();
        await page.keyboard.press(" ");
        await page.waitForFunction(() => /^(\d+) \/ \1$/.test(document.querySelector("[data-testid=event]")?.textContent ?? ""), undefined, { timeout: 20_000 });
        expect(await text(page, "sentence")).toContain("the whole tree is the proof");
        await close();
    });

    test("exports a picture and the trace, which is the command line's", async () => {
        const { page, close } = await open("#v=watch&l=en&e=25");
        await page.getByText("Export").click();
        const save = async (button: string): Promise<string> => {
            const [file] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: button }).click()]);
            return readFileSync(await file.path(), button === "PNG" ? "latin1" : "utf8");
        };
        expect(await save("Trace (JSON)")).toBe(queens("trace", "4", "--format", "json"));
        expect(await save("SVG")).toBe(queens("trace", "4", "--to", "25", "--format", "svg"));
        expect((await save("PNG")).slice(1, 4)).toBe("PNG");
        expect(await axeFindings(page)).toEqual([]);
        await close();
    });

    test("exports a range as a moving picture that Chromium decodes: its frames are the command line's pictures", async () => {
        const { page, close } = await open("#v=watch&l=en");
        await page.getByText("Export").click();
        await page.getByLabel("from").fill("3");
        await page.getByLabel("to", { exact: true }).fill("9");
        await page.getByLabel("ms each").fill("120");
        const [file] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "GIF" }).click()]);
        const bytes = [...readFileSync(await file.path())];
        const pictures = [3, 4, 5, 6, 7, 8, 9].map((event) => queens("trace", "4", "--to", String(event), "--format", "svg"));
        const decoded = await page.evaluate(async ({ data, pictures }) => {
            interface Decoded { image: { codedWidth: number; codedHeight: number; duration: number } & CanvasImageSource }
            interface Decoder { tracks: { ready: Promise<void>; selectedTrack: { frameCount: number; repetitionCount: number } }; completed: Promise<void>; decode(options: { frameIndex: number }): Promise<Decoded> }
            const ImageDecoder = (window as unknown as { ImageDecoder: new (options: { data: Uint8Array; type: string }) => Decoder }).ImageDecoder;
            const decoder = new ImageDecoder({ data: new Uint8Array(data), type: "image/gif" });
            await decoder.completed;
            await decoder.tracks.ready;
            const { frameCount, repetitionCount } = decoder.tracks.selectedTrack;
            const frames = [];
            for (let frameIndex = 0; frameIndex < frameCount; ++frameIndex) {
                const { image } = await decoder.decode({ frameIndex });
                const { codedWidth: width, codedHeight: height, duration } = image;
                const svg = new Image();
                svg.src = URL.createObjectURL(new Blob([pictures[frameIndex] ?? ""], { type: "image/svg+xml" }));
                await svg.decode();
                const [ours, theirs] = [image, svg].map((each) => {
                    const context = new OffscreenCanvas(width, height).getContext("2d");
                    context?.drawImage(each, 0, 0, width, height);
                    return context?.getImageData(0, 0, width, height).data ?? [];
                }) as [Uint8ClampedArray, Uint8ClampedArray];
                // Colours of a GIF are told apart by their upper bits: a little is lost.
                const far = ours.reduce((sum, value, k) => sum + (Math.abs(value - (theirs[k] ?? 0)) > 24 ? 1 : 0), 0);
                frames.push({ width, height, duration, far, pixels: ours.length });
            }
            return { repetitionCount, frames };
        }, { data: bytes, pictures });
        // The last one is a dead end, to be seen for longer.
        expect(decoded.frames.map(({ width, height, duration }) => [width, height, duration])).toEqual([...Array(6).fill([360, 404, 120_000]), [360, 404, 240_000]]);
        for (const { far, pixels } of decoded.frames) expect(far / pixels).toBeLessThan(0.002);
        await close();
    });

    test.each(["en", "ja", "zh"])("a worksheet has six empty boards, and the answers overleaf, in %s", async (language) => {
        const { page, close } = await open(`#v=watch&l=${language}&e=9`);
        await page.evaluate(() => (window.print = () => undefined));
        await page.locator(".choices summary").click();
        await page.locator(".box button").nth(3).click();
        await page.waitForSelector(".worksheet", { state: "attached" });
        await page.emulateMedia({ media: "print" });
        const [task, answers] = [page.locator(".worksheet section").first(), page.locator(".worksheet section").last()];
        expect([await task.locator("img").count(), await answers.locator("img").count()]).toEqual([7, 6]);
        expect(await page.locator("#app").isVisible()).toBe(false);
        const said = lines(queens("trace", "4", "--lang", language)).slice(9, 15).map((line) => line.replace(/^\s*\d+\s+/, ""));
        expect(await answers.locator("p").allTextContents()).toEqual(said);
        expect(await answers.locator("b").allTextContents()).toEqual(["10", "11", "12", "13", "14", "15"]);
        const pictures = await answers.locator("img").evaluateAll((images) => images.map((image) => decodeURIComponent((image as HTMLImageElement).src).replace(/^[^,]*,/, "")));
        const withoutWords = (svg: string): string => svg.replace(/<title>.*\n/, "").replace(/<text (?!.*text-anchor).*\n/g, "");
        expect(pictures).toEqual([10, 11, 12, 13, 14, 15].map((event) => withoutWords(queens("trace", "4", "--to", String(event), "--format", "svg", "--lang", language))));
        const sheet = (await page.pdf({ format: "A4" })).toString("latin1");
        expect(sheet.match(/\/Type\s*\/Page\b(?!s)/g)?.length).toBe(2);
        await close();
    });

    test.each([
        ["a JSON trace with a wrong step", (): string => queens("trace", "5", "--until", "2", "--format", "json").replace('"kind":"place","row":3,"column":1', '"kind":"place","row":3,"column":2'), "differs: yours is “place (3, 2)”", /^11 \/ 327$/],
        ["the Java tutorial's patterns", (): string => tutorial("java_4"), "2 solutions, and all are right", /^55 \//],
        ["the same, a square wrong", (): string => tutorial("java_4").replace("□ ● □ □ \n\n2", "● □ □ □ \n\n2"), "Solution 2 is wrong ((0, 2) (1, 0) (2, 3) (3, 0)): (3, 0) is attacked by (1, 0) along the column.", /^55 \//],
        ["the JavaScript tutorial's coordinates", (): string => tutorial("js_pairs_4"), "2 solutions, and all are right", /^55 \//],
        ["the same, a square wrong", (): string => tutorial("js_pairs_4").replace("3,1", "3,2"), "Solution 2 is wrong ((0, 2) (1, 0) (2, 3) (3, 2)): (3, 2) is attacked by (0, 2) along the column", /^55 \//],
        ["the recursive Ruby tutorial's boards", (): string => tutorial("ruby_all_4"), "2 solutions, and all are right", /\//],
        ["the same, a square wrong", (): string => tutorial("ruby_all_4").replace(".|.|Q|.", ".|.|.|Q"), "Solution 1 is wrong", /^35 \//],
        ["the C++ tutorial's matrix", (): string => tutorial("cpp_4"), "1 solution, and it is right", /\//],
        ["the same, a square wrong", (): string => tutorial("cpp_4").replace("0 1 0 0", "1 0 0 0"), "Solution 1 is wrong", /^35 \//],
        ["the Ruby tutorial's trace", (): string => tutorial("ruby_trace_4"), "13 steps, and all are right.", /^35 /],
        ["the same, where a queen is put on an attacked square", (): string => tutorial("ruby_trace_4").replace('"placing at 2 1"', '"placing at 1 1"'), "Step 2 differs", /^4 /],
        ["the beginning of a trace, which does not tell the size", (): string => '"placing at 0 0"\n"placing at 1 1"\n', "Step 2 differs", /^4 \/ 93$/],
        ["no trace at all", (): string => "hello", "This is neither a trace nor a list of solutions", /^0 /],
    ])("brought along: %s", async (_, written, said, event) => {
        const { page, close } = await open("#v=watch&l=en");
        await page.getByText("Export").click();
        await page.getByLabel("Your own search").fill(written());
        await page.getByRole("button", { name: "Compare" }).click();
        await page.getByText(said).waitFor();
        expect(await text(page, "event")).toMatch(event);
        if (said === "Step 2 differs") {
            expect(await page.locator(".reason").textContent()).toContain("(1, 1) is attacked by (0, 0) along the falling diagonal");
            expect(await page.locator(".lines line").count()).toBe(1);
        }
        expect(await axeFindings(page)).toEqual([]);
        await close();
    });

    test("the safety test is stepped into, in each program and in words, and back", async () => {
        for (const source of ["words", "py", "js", "java", "rb", "cpp"]) {
            const { page, close } = await open(`#v=watch&l=en&e=13&s=${source}`); // queens on (0, 0), (1, 3) and (2, 1)
            const shows = (words: string): Promise<unknown> => page.waitForFunction((said) => document.querySelector("[data-testid=sentence]")?.textContent?.startsWith(said), words);
            await page.keyboard.press("i");
            await shows("Is (3, 0) safe? No: the queen on (0, 0) attacks it along the column.");
            expect(await page.locator("[role=gridcell].lit").evaluateAll((squares) => squares.map((square) => (square as HTMLElement).dataset.square))).toEqual(source === "rb" ? ["3,0", "0,0"] : ["0,0", "3,0"]); // Ruby has row 0 at the bottom
            expect(await page.locator("li[aria-current]").textContent()).toMatch(source === "words" ? /attacked/ : /taken/);
            await page.keyboard.press("ArrowLeft");
            await shows("(2, 1) is safe");
            await page.locator("select.step-size").selectOption("test");
            await page.locator(".play").focus();
            for (const [key, said] of [
                ["s", "Is (3, 0) safe? No"], ["s", "(3, 0) is refused"], ["s", "Is (3, 1) safe? The queen on (0, 0) is on none"], ["s", "Is (3, 1) safe? No: the queen on (1, 3)"],
                ["s", "(3, 1) is refused"], ["b", "Is (3, 1) safe? No: the queen on (1, 3)"], ["b", "Is (3, 1) safe? The queen on (0, 0)"], ["b", "(3, 0) is refused"], ["b", "Is (3, 0) safe? No"], ["b", "(2, 1) is safe"],
            ] as const) {
                await page.keyboard.press(key);
                await shows(said);
            }
            await close();
        }
    });

    test("over a queen's subtree and out of a row by buttons; to the next and the last dead end, return, and solution", async () => {
        const { page, close } = await open("#v=watch&l=en&u=all");
        const at = (event: number): Promise<unknown> => page.waitForFunction((start) => document.querySelector("[data-testid=event]")?.textContent?.startsWith(start), `${event} /`);
        const click = (name: string): Promise<void> => page.getByRole("button", { name, exact: true }).click();
        await click("Step");
        await click("Over");
        await at(25);
        for (const target of ["dead_end", "return", "found"]) {
            await page.locator(".find select").selectOption(target);
            await click("Next");
            await page.waitForFunction(() => !document.querySelector("[data-testid=event]")?.textContent?.startsWith("25 /"));
            const there = Number((await text(page, "event")).split(" ")[0]);
            expect(there).toBeGreaterThan(25);
            await page.keyboard.press("g");
            await page.keyboard.type("25");
            await page.keyboard.press("Enter");
            await at(25);
            await click("Previous");
            await page.waitForFunction(() => !document.querySelector("[data-testid=event]")?.textContent?.startsWith("25 /"));
            expect(Number((await text(page, "event")).split(" ")[0])).toBeLessThan(25);
            await page.keyboard.press("g");
            await page.keyboard.type("25");
            await page.keyboard.press("Enter");
            await at(25);
        }
        await close();
    });

    test("r+c, r−c and the attackers are written on the squares", async () => {
        const { page, close } = await open("#v=watch&l=en&e=3");
        const notes = async (overlay: string): Promise<string[]> => {
            await page.locator("select.overlay").selectOption({ label: overlay });
            return page.locator("[role=gridcell]").evaluateAll((squares) => squares.map((square) => square.querySelector(".note")?.textContent ?? ""));
        };
        const squares = [0, 1, 2, 3].flatMap((row) => [0, 1, 2, 3].map((column) => [row, column] as const));
        expect(await notes("r+c")).toEqual(squares.map(([row, column]) => String(row + column)));
        expect(await notes("r−c")).toEqual(squares.map(([row, column]) => String(row - column)));
        expect(await notes("attackers")).toEqual(["", "1", "1", "1", "1", "1", "", "", "1", "", "1", "", "1", "", "", "1"]);
        expect(await axeFindings(page)).toEqual([]);
        await close();
    });

    test("predict: the next square, too", async () => {
        const { page, close } = await open("#v=watch&l=en");
        await page.getByLabel("Predict").check();
        await page.locator('[data-square="0,0"]').click();
        await page.getByText("Right. 1 of 1.").waitFor();
        await page.locator('[data-square="3,3"]').click();
        await page.getByText("Not so: see the sentence. 1 of 2.").waitFor();
        expect(await text(page, "sentence")).toContain("(1, 0) is refused");
        await close();
    });

    test("predict: right and wrong are told", async () => {
        const { page, close } = await open("#v=watch&l=en");
        await page.getByLabel("Predict").check();
        await page.getByRole("button", { name: "a queen is placed" }).click();
        await page.getByText("Right. 1 of 1.").waitFor();
        await page.getByRole("button", { name: "it goes back" }).click();
        await page.getByText("Not so: see the sentence. 1 of 2.").waitFor();
        expect(await text(page, "event")).toBe("2 / 35");
        await close();
    });

    test("the source, the tree and the board light each other", async () => {
        const { page, close } = await open("#v=watch&l=en&e=17");
        await page.locator("[role=treeitem]").nth(1).hover();
        expect(await page.locator("[role=gridcell].lit").count()).toBe(1);
        await page.locator('[data-square="0,0"]').hover();
        expect(await page.locator("li.lit").count()).toBe(1);
        expect(await page.locator("g.lit").count()).toBe(1);
        await page.getByRole("button", { name: "3", exact: true }).click();
        await page.locator('[role=gridcell][data-square="0,0"]').hover();
        expect(await page.locator(".variables .lit").count()).toBe(5); // the array, the column, both diagonals, the call
        await page.locator(".variables").focus();
        await page.keyboard.press("ArrowRight"); // by keys: the queen of row 0
        expect(await page.locator("[role=gridcell].lit").count()).toBe(1);
        for (let k = 0; k < 4; ++k) await page.keyboard.press("ArrowRight"); // column 0
        expect(await page.locator("[role=gridcell].lit").count()).toBe(4);
        await page.locator("li", { hasText: "queen" }).first().hover();
        await close();
    });
});

describe("Play", () => {
    test("places, undoes, hints, and finishes", async () => {
        const { page, close } = await open("#v=play&n=4&l=en");
        await page.locator('[data-square="0,0"]').click();
        await page.getByLabel("Show what is still possible").check();
        await page.getByText("Dead end: no solution contains these queens.").waitFor();
        await page.getByRole("button", { name: "Undo" }).click();
        await page.locator('[data-square="0,1"]').click();
        await page.getByText("1 solution contains these queens.").waitFor();
        await page.keyboard.press("h");
        const hint = queens("check", "b4", "--size", "4", "--hint").trim();
        await page.waitForFunction((words) => document.querySelector(".hint")?.textContent === words, hint);
        await page.getByRole("button", { name: "Undo" }).click();
        expect(await page.locator(".hint").textContent()).toBe(""); // a hint belongs to its position
        await page.getByRole("button", { name: "Redo" }).click();
        await page.getByRole("button", { name: "Finish it" }).click();
        await page.getByText("Solved: 4 queens").waitFor();
        expect(await axeFindings(page)).toEqual([]);
        await close();
    });

    test.each(["en", "ja", "zh"])("the hint is the command line's, in %s", async (language) => {
        for (const [squares, link] of [["(0,0),(2,1),(4,2)", "0.0_2.1_4.2"], ["(0,0),(1,1)", "0.0_1.1"], ["(4,1),(3,3)", "4.1_3.3"]] as const) {
            const { page, close } = await open(`#v=play&n=8&c=zero&q=${link}&l=${language}`);
            await page.locator(".right button").filter({ hasText: { en: "Hint", ja: "ヒント", zh: "提示" }[language] ?? "" }).click();
            const words = queens("check", squares, "--size", "8", "--hint", "--coordinates", "zero", "--lang", language).trim();
            await page.waitForFunction((told) => document.querySelector(".hint")?.textContent === told, words);
            await close();
        }
    });

    test("by keys: arrows, space, cross, undo", async () => {
        const { page, close } = await open("#v=play&n=5&l=en");
        await page.locator('[data-square="0,0"]').focus();
        await page.keyboard.press("ArrowRight");
        await page.keyboard.press("Space");
        expect(await page.locator("[data-queen]").count()).toBe(1);
        await page.keyboard.press("Control+End");
        await page.keyboard.press("x");
        expect(await page.locator('[data-square="4,4"]').getAttribute("data-mark")).toBe("cross");
        await page.keyboard.press("Control+z");
        await page.keyboard.press("Control+z");
        expect(await page.locator("[data-queen]").count()).toBe(0);
        await close();
    });
});

describe("By keys alone", () => {
    test("solve, watch, break, step back, export", async () => {
        const { page, close } = await open("#l=en");
        const tabTo = async (selector: string): Promise<void> => {
            for (let k = 0; k < 60; ++k) {
                if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
                await page.keyboard.press("Tab");
            }
            throw new Error(`the focus does not come to ${selector}`);
        };
        await tabTo("input.size");
        await page.keyboard.press("Control+a");
        await page.keyboard.type("4");
        await page.keyboard.press("Enter");
        await page.waitForFunction(() => document.querySelector(".summary")?.textContent?.startsWith("2 solutions"));
        await tabTo(".right button.main");
        await page.keyboard.press("Enter");
        await page.waitForFunction(() => document.activeElement?.matches(".play"));
        await tabTo(".skip"); // around the page, to its beginning
        await tabTo("[role=gridcell]");
        for (const key of ["ArrowDown", "ArrowRight", "ArrowRight", "ArrowRight", "m", "Escape"]) await page.keyboard.press(key);
        await tabTo(".speed");
        await page.keyboard.press("End");
        await tabTo(".skip");
        await page.keyboard.press("Tab");
        await page.keyboard.press("Tab");
        await page.keyboard.press("Enter"); // skips to the player
        await page.waitForFunction(() => document.activeElement?.matches(".play"));
        await page.keyboard.press(" ");
        await page.waitForSelector(".break-note");
        expect(await text(page, "event")).toBe("11 / 35");
        await page.keyboard.press("ArrowLeft");
        await page.waitForFunction(() => document.querySelector("[data-testid=event]")?.textContent === "10 / 35");
        await tabTo(".choices summary");
        await page.keyboard.press("Enter");
        await tabTo("details .box button");
        const [file] = await Promise.all([page.waitForEvent("download"), page.keyboard.press("Enter")]);
        expect(readFileSync(await file.path(), "utf8")).toContain("<svg");
        await close();
    });

    test("the skip links lead to board, player, source and tree", async () => {
        const { page, close } = await open("#v=watch&l=en");
        for (const [k, wanted] of ["#main", "[role=gridcell]", ".play", ".source ol", "[role=treeitem]"].entries()) {
            await page.locator(".skip").nth(k).focus();
            await page.keyboard.press("Enter");
            expect(await page.evaluate((selector) => document.activeElement?.matches(selector), wanted), wanted).toBe(true);
        }
        await close();
    });

    test("why event 25 went back twice can be heard", async () => {
        const { page, close } = await open("#v=watch&l=en&e=21");
        const heard: string[] = [];
        for (const event of [22, 23, 24, 25]) {
            await page.keyboard.press("ArrowRight");
            await page.waitForFunction((at) => document.querySelector("[data-testid=event]")?.textContent?.startsWith(`${at} /`), event);
            heard.push(await text(page, "spoken"));
        }
        expect(heard).toEqual([
            "No square is left to try in row 2. Back to row 1.",
            "The queen on row 1, column 3 is lifted; it stood at the end of row 1.",
            "No square is left to try in row 1. Back to row 0.",
            "Nothing is left to try in row 1: its queen stood in column 3. So the queen on row 0, column 0 is lifted too, and row 0 goes on with column 1.",
        ]);
        await page.keyboard.press("w");
        expect(await page.locator(".reason[role=status]").textContent()).toContain("two queens");
        await close();
    });
});

describe("Share", () => {
    test("a link with a note, copied, and as a QR code; it opens the same moment", async () => {
        const { page, close } = await open("#v=watch&l=en&e=13&d=3&s=js&z=test&b=q1.3_d3&o=falling&i=1&x=5&f=1&m=80");
        await page.getByRole("button", { name: "Link" }).click();
        await page.getByLabel("A note to go with it").fill("Why is (3, 0) refused?");
        const address = await page.locator("dialog[open] textarea").inputValue();
        expect(await page.locator("dialog[open] svg path").count()).toBe(2);
        expect(await axeFindings(page)).toEqual([]);
        await close();
        const again = await open(address.slice(address.indexOf("#")));
        const there = again.page;
        await there.waitForFunction(() => document.querySelector("[data-testid=event]")?.textContent === "13 / 35");
        expect(await text(there, "sentence")).toContain("Is (3, 0) safe? No");
        expect(await there.locator(".message q").textContent()).toBe("Why is (3, 0) refused?");
        expect(await there.locator(".breaks li").count()).toBe(2);
        expect(await there.locator("select.step-size").inputValue()).toBe("test");
        expect(await there.locator("select.overlay").inputValue()).toBe("falling");
        expect(await there.locator("select.speed").inputValue()).toBe("5");
        expect(await there.getByRole("checkbox", { name: "Predict" }).isChecked()).toBe(true);
        expect(await there.locator("[role=tree]").evaluate((svg) => Number(svg.getAttribute("width")) / Number(svg.getAttribute("viewBox")?.split(" ")[2]))).toBeCloseTo(0.8);
        expect(await there.getByRole("button", { name: "JavaScript" }).getAttribute("aria-pressed")).toBe("true");
        await there.getByRole("button", { name: "Link" }).click();
        const rewritten = await there.locator("dialog[open] textarea").inputValue();
        expect(rewritten.slice(rewritten.indexOf("#"))).toBe(address.slice(address.indexOf("#")));
        await again.close();
    });

    test("a panel that is open on a phone is open again", async () => {
        for (const panel of ["source", "tree", "variables", "more"]) {
            const { page, close } = await open(`#v=watch&l=en&e=13&d=1&p=${panel}`, { size: "phone" });
            expect(await page.locator(".tabs [aria-expanded=true]").count()).toBe(1);
            for (const selector of ["[role=grid]", "[data-testid=sentence]", ".play"]) expect(await isInSight(page, selector), `${panel}: ${selector}`).toBe(true);
            expect(await axeFindings(page)).toEqual([]);
            await close();
        }
    });

    test("in a frame (?embed), without the header", async () => {
        const { page, close } = await open("?embed#v=watch&l=en&e=13");
        expect(await page.locator("header").count()).toBe(0);
        expect(await text(page, "event")).toBe("13 / 35");
        await close();
    });
});

describe("Seen by everyone", () => {
    test.each(["solve", "watch", "play"])("%s in forced colours: marks and queens stay", async (view) => {
        const { page, close } = await open(`#v=${view}&e=17&n=6&l=en&q=0.0`, { forced: true });
        await page.waitForSelector("[data-queen]");
        const queen = page.locator("[data-queen] .queen svg").first();
        const [ink, ground] = await queen.evaluate((svg) => [getComputedStyle(svg).fill, getComputedStyle(svg.closest("button") as Element).backgroundColor]);
        expect(ink).not.toBe(ground);
        if (view === "watch") expect(await page.locator("[data-mark=refused] .mark").first().isVisible()).toBe(true);
        expect(await axeFindings(page)).toEqual([]);
        await close();
    });

    test("without colours, refused, tried and found are told apart by their marks", async () => {
        const { page, close } = await open("#v=watch&l=en&e=25");
        const marks = new Set(await page.locator("[data-mark] .mark").allTextContents());
        await page.keyboard.press("f");
        await page.waitForSelector("[data-mark=found]");
        for (const mark of await page.locator("[data-mark] .mark").allTextContents()) marks.add(mark);
        expect([...marks].sort()).toEqual(["×", "↩", "✓"].sort());
        await close();
    });

    test("with text twice as large nothing is lost to the side", async () => {
        for (const view of ["solve", "watch", "play"]) {
            const { page, close } = await open(`#v=${view}&l=en&e=25`);
            await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
            await page.waitForTimeout(100);
            expect(await page.evaluate(() => document.documentElement.scrollWidth), view).toBeLessThanOrEqual(1280);
            await close();
        }
    });

    test("with reduced motion nothing moves by itself", async () => {
        const { page, close } = await open("#v=watch&l=en&e=4", { reduced: true });
        await page.keyboard.press("ArrowRight");
        expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
        await close();
    });
});

describe("Links", () => {
    test("a link opens the same moment in another language", async () => {
        const { page, close } = await open("#v=watch&n=4&a=rows&u=1&e=25&s=rb&d=3&c=zero&l=ja&t=1&note=%E3%81%93%E3%81%93");
        expect(await text(page, "sentence")).toContain("行 1 にはもう試すマスがありません");
        expect(await page.locator(".message").textContent()).toContain("ここ");
        await page.keyboard.press("l");
        await page.waitForFunction(() => location.hash.includes("e=25"));
        await close();
    });

    test.each(["#v=watch&n=99999&e=x", "#v=play&n=3&q=9.9_0.0", "#%E0%A4%A", "#v=watch&a=nothing&n=64"])("%s does no harm", async (hash) => {
        const { page, close } = await open(hash);
        await page.waitForTimeout(200);
        expect(await page.locator("main section").count()).toBeGreaterThan(0);
        await close();
    });
});

describe("what was wrong once", () => {
    test("an event that is far away is searched for, and the search can be stopped", async () => {
        const { page, close } = await open("#v=watch&n=20&u=all&e=999999999999&l=en");
        await page.getByRole("button", { name: "Stop", exact: true }).click();
        await page.waitForFunction(() => Number(document.querySelector("[data-testid=event]")?.textContent?.split(" ")[0]) > 0);
        await page.locator(".choices > label:nth-of-type(2) select").selectOption("columns");
        await page.waitForFunction(() => document.querySelector("[data-testid=event]")?.textContent?.startsWith("0 "));
        await close();
    });

    test("Escape closes a dialog in each view, and keys behind it do nothing", async () => {
        for (const view of ["watch", "play", "solve"]) {
            const { page, close } = await open(`#v=${view}&n=4&l=en`);
            await page.waitForSelector("[role=grid]");
            await page.keyboard.press("?");
            await page.waitForSelector("dialog[open]");
            await page.keyboard.press("s");
            await page.keyboard.press("Escape");
            expect(await page.locator("dialog[open]").count()).toBe(0);
            if (view === "watch") expect(await text(page, "event")).toMatch(/^0 /);
            await close();
        }
    });

    test("a board that has become smaller can be reached by Tab", async () => {
        const { page, close } = await open("#v=play&n=8&l=en");
        await page.locator("[role=gridcell]").last().click();
        await page.locator(".right select").first().selectOption("4");
        expect(await page.locator("[role=gridcell][tabindex='0']").count()).toBe(1);
        await close();
    });

    test("Why? tells of two lifts in a row only where there are two, and answers at each return", async () => {
        const { page, close } = await open("#v=watch&n=4&e=23&l=en");
        await page.waitForSelector("[role=grid]");
        await page.keyboard.press("w");
        expect(await page.locator(".reason").textContent()).not.toContain("Two queens");
        await page.keyboard.press("ArrowLeft"); // a return
        await page.waitForFunction(() => document.querySelector("[data-testid=event]")?.textContent?.startsWith("22 "));
        expect(await page.locator(".reason").textContent()).not.toContain("Pick a square");
        for (let event = 23; event <= 25; ++event) await page.keyboard.press("ArrowRight");
        await page.waitForFunction(() => document.querySelector("[data-testid=event]")?.textContent?.startsWith("25 "));
        expect(await page.locator(".reason").textContent()).toContain("Two queens");
        await close();
    });
});
