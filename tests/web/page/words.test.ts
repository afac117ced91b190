// SPDX-License-Identifier: MIT
// The page has a sentence for all that it says, and the catalogue is read as the command line reads it.
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { catalogueFrom, catalogueOf, crown } from "../../../apps/web/page/build/catalogue";
import { languageFor, speaker } from "@/words";
import { queens, repository } from "./command_line";

const source = resolve(repository, "apps/web/page/src");
const files = readdirSync(source, { recursive: true, encoding: "utf8" }).filter((name) => /\.(ts|svelte)$/.test(name));

test.each(["en", "ja", "zh"])("every id that the page uses has its sentence in %s", (language) => {
    const catalogue = catalogueOf(language);
    const beginnings = new Set(Object.keys(catalogueFrom(readFileSync(resolve(repository, "po/en.po"), "utf8"))).map((id) => id.split(".")[0]));
    const ids = files.flatMap((name) => [...readFileSync(join(source, name), "utf8").matchAll(/"([a-z_]+)\.([a-z_0-9]+)"/g)]);
    const used = ids.filter(([, first]) => beginnings.has(first ?? "")).map(([, first, rest]) => `${first}.${rest}`);
    expect(used.length).toBeGreaterThan(150);
    expect(used.filter((id) => !(id in catalogue))).toEqual([]);
});

test("the summaries of the algorithms, which come from the core, have theirs", () => {
    const speak = speaker(catalogueOf("en"));
    expect(queens("help", "trace")).toContain(speak("algorithm.rows"));
});

test("a queen looks as in the library's pictures", () => {
    expect(crown()).not.toBe("");
    expect(queens("draw", "1", "--format", "svg")).toContain(`<path id="queen" d="${crown()}"/>`);
});

test("one is singular, and holes are filled, with messages too", () => {
    const speak = speaker({ a: ["{count} queen on {line}", "{count} queens on {line}"], b: "the row" });
    expect(speak("a", { count: 1, line: ["b"] })).toBe("1 queen on the row");
    expect(speak("a", { count: "2", line: "x" })).toBe("2 queens on x");
});

test("quotes and line ends in a catalogue", () => {
    expect(catalogueFrom('msgid ""\nmsgstr "x"\n\nmsgid "a"\nmsgstr ""\n"say \\"no\\"\\n"\n"more"\n')).toEqual({ a: 'say "no"\nmore' });
});

test("the reader's languages, the dearest first", () => {
    expect([["zh-Hans-CN", "en"], ["fr", "ja-JP"], ["fr"], []].map(languageFor)).toEqual(["zh", "ja", "en", "en"]);
});
