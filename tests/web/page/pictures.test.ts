// SPDX-License-Identifier: MIT
// Pictures of all views for eyes to look at: in each language, on each device, light and dark, and at a telling moment.
// They are only taken if QUEENS_PICTURES names a folder (tools/page --pictures).
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { end, open, sizes, start } from "./browser";

const folder = process.env.QUEENS_PICTURES ?? "";
const moments = {
    "solve": "#v=solve&n=8",
    "watch": "#v=watch&n=4&e=25",
    "watch-all-details": "#v=watch&n=6&a=bitmask&e=40&d=3&s=cpp",
    "watch-safety-test": "#v=watch&n=6&e=13&i=2&s=js&z=test&o=rising",
    "watch-attackers": "#v=watch&n=8&e=30&d=3&s=words&o=attacks&b=q1.3_d2",
    "watch-more": "#v=watch&n=4&e=25&d=1&p=more",
    "play": "#v=play&n=8&q=0.0_2.3_4.6",
} as const;
const devices = Object.keys(sizes) as (keyof typeof sizes)[];

describe.runIf(folder)("pictures", () => {
    beforeAll(async () => {
        mkdirSync(folder, { recursive: true });
        await start();
    });
    afterAll(end);

    describe.each(Object.entries(moments))("%s", (name, hash) => {
        test.each(["en", "ja", "zh"])("in %s", async (language) => {
            for (const size of devices) {
                for (const scheme of ["light", "dark"] as const) {
                    const { page, close } = await open(`${hash}&l=${language}`, { size, scheme, reduced: true });
                    await page.waitForSelector("[role=grid]");
                    await page.waitForFunction(() => document.querySelector("[data-queen]"));
                    const path = join(folder, `${name}-${language}-${size}-${scheme}.png`);
                    expect((await page.screenshot({ path, fullPage: true })).length).toBeGreaterThan(5000);
                    await close();
                }
            }
        });
    });
});
