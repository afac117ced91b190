// SPDX-License-Identifier: MIT
// What is taken away: text in all formats, byte for byte the command line's, and QR codes that another's reader reads.
import jsQR from "jsqr";
import { beforeAll, describe, expect, test } from "vitest";
import { catalogueOf } from "../../../apps/web/page/build/catalogue";
import { qrOf } from "@/board/qr";
import { formatsFor, text_formats, writeText } from "@/board/text_formats";
import type { Core } from "@/core/core";
import { speaker } from "@/words";
import { openCore, queens } from "./command_line";

let core: Core;
beforeAll(async () => {
    core = await openCore();
});
const say = speaker(catalogueOf("en"));

describe.each(Object.keys(text_formats))("as %s", (format) => {
    test.each([1, 4, 5, 6, 8])("all solutions of n = %i, and one of each class, are written as the command line writes them", (size) => {
        core.set({ size });
        for (const by_class of [false, true]) {
            const { solutions } = core.list(size, by_class, 0, 1000);
            expect(writeText(format, solutions, true, say)).toBe(queens("enumerate", String(size), ...(by_class ? ["--unique"] : []), "--format", format));
        }
    });

    test.each([4, 9, 10, 26, 27, 100])("one solution of n = %i", (size) => {
        if (!formatsFor(size).includes(format)) return;
        core.set({ size });
        const { columns } = core.solve();
        expect(writeText(format, [{ columns, class_size: 0 }], false, say)).toBe(queens("solve", String(size), "--format", format));
    });
});

test("every format of the command line is there", () => {
    const told = queens("help", "enumerate");
    for (const name of Object.keys(text_formats)) expect(told).toContain(name);
    expect(Object.keys(text_formats).length).toBe(13);
});

/** What jsQR reads in a drawing of the code, four pixels a square. */
function read(rows: readonly (readonly boolean[])[]): string | undefined {
    const [scale, margin] = [4, 4];
    const side = (rows.length + 2 * margin) * scale;
    const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
    for (let y = 0; y < side; ++y) {
        for (let x = 0; x < side; ++x) {
            if (rows[Math.floor(y / scale) - margin]?.[Math.floor(x / scale) - margin]) pixels.fill(0, 4 * (y * side + x), 4 * (y * side + x) + 3);
        }
    }
    const decode = (typeof jsQR === "function" ? jsQR : (jsQR as unknown as { default: typeof jsQR }).default);
    return decode(pixels, side, side)?.data;
}

test.each([1, 10, 17, 18, 53, 78, 106, 134, 192, 230, 271, 300, 458, 700, 1100, 1500])("a QR code of %i characters is read by another program", (length) => {
    const text = "https://example.org/queens/#v=watch&n=4&e=25&note=".padEnd(length, "ありがとう-queens 0123456789").slice(0, length);
    const rows = qrOf(text);
    expect(rows && read(rows)).toBe(text);
});

test("a text that no QR code holds gives none", () => {
    expect(qrOf("x".repeat(2953))?.length).toBe(177);
    expect(qrOf("x".repeat(2954))).toBeNull();
});
