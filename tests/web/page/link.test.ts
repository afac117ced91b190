// SPDX-License-Identifier: MIT
// Links open the moment they were made for, today's too; what is no link does no harm.
import { expect, test } from "vitest";
import { readLink, writeLink, type Link } from "@/link";

const links: readonly (readonly [hash: string, link: Link])[] = [
    ["#v=solve&n=8&k=3&g=1&l=ja", { view: "solve", n: 8, solution: 3, by_class: true, language: "ja" }],
    [
        "#v=watch&n=4&a=rows&u=all&e=25&s=py&d=3&c=chess&l=zh&t=1",
        { view: "watch", n: 4, algorithm: "rows", until: 0, event: 25, source: "py", detail: 3, coordinates: "chess", language: "zh" },
    ],
    [
        "#v=watch&n=8&e=40&i=2&p=tree&o=falling&z=queen&b=q1.3_d2_f5_k6.7",
        { view: "watch", n: 8, event: 40, inside: 2, panel: "tree", overlay: "falling", step_size: "queen",
          breakpoints: [{ at: "square", row: 1, column: 3 }, { at: "depth", depth: 2 }, { at: "solution", number: 5 }, { at: "kind", kinds: ["stuck", "backtrack"] }] },
    ],
    ["#v=play&n=6&q=0.1_2.3", { view: "play", n: 6, queens: [[0, 1], [2, 3]] }],
    ["#v=play&n=6&q=&note=Why+here%3F", { view: "play", n: 6, queens: [], note: "Why here?" }],
];

const later_links: readonly (readonly [hash: string, link: Link])[] = [
    ["#v=watch&n=8&x=0.5&f=1&m=125", { view: "watch", n: 8, speed: 0.5, is_predicting: true, zoom: 125 }],
    ["#v=watch&x=max", { view: "watch", speed: Infinity }],
];

test.each(later_links)("the link %s, made later, opens the same moment and is written again", (hash, link) => {
    expect(readLink(hash)).toEqual({ link, is_strange: false });
    expect(readLink(writeLink(link)).link).toEqual(link);
});

test.each(links)("the link %s, made with the first version, opens the same moment", (hash, link) => {
    expect(readLink(hash)).toEqual({ link, is_strange: false });
});

test.each(links)("what is written for %s is read back", (_, link) => {
    expect(readLink(writeLink(link)).link).toEqual(link);
});

test.each([
    "#v=hack", "#n=-1", "#n=1e9", "#n=99999999999999999999", "#v=watch&e=NaN", "#q=1.2_3", "#a=<script>", "#t=2", "#v=watch&t=99",
    "#zz=1", "#n=8&n2=9", "#l=tlh", "#s=exe", "#b=x1", "#b=k99", "#b=q1", "#b=q1.2.3", "#b=d", "#p=all", "#o=r", "#z=0", "#i=0", "#x=3", "#x=Infinity", "#f=0", "#m=0", "#m=301", "#%", "#%E0%A4%A", "#" + "n".repeat(100_000),
])("of %s only what is understood is used, and that is said", (hash) => {
    const { link, is_strange } = readLink(hash);
    expect(is_strange).toBe(true);
    expect(["solve", "watch", "play"]).toContain(link.view);
});

test("no link at all is fine", () => {
    expect(readLink("")).toEqual({ link: { view: "solve" }, is_strange: false });
    expect(readLink("#")).toEqual({ link: { view: "solve" }, is_strange: false });
});

test("ten thousand broken links are read without a fault, and never give a number out of range", () => {
    let seed = 8;
    const random = (below: number): number => (seed = (seed * 1103515245 + 12345) % 2147483648) % below;
    const pieces = ["b", "p", "o", "z", "i", "k6", "q1.2_", "v", "n", "a", "u", "e", "s", "d", "c", "k", "g", "q", "l", "note", "t", "=", "&", "%", "#", "watch", "-1", "9".repeat(20), "0.0_", "\u0000", "é", "%ff", "rows"];
    for (let k = 0; k < 10_000; ++k) {
        const hash = "#" + Array.from({ length: random(12) }, () => pieces[random(pieces.length)]).join("");
        const { link } = readLink(hash);
        expect(link.n === undefined || (link.n >= 0 && link.n <= 1000)).toBe(true);
        expect(link.event === undefined || Number.isSafeInteger(link.event)).toBe(true);
    }
});
