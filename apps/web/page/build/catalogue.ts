// SPDX-License-Identifier: MIT
// What the page takes from the repository when it is built: the sentences of po/, the numbers of data/published.tsv,
// and what a queen looks like. The command line has them from the same places.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";

export type Sentence = string | [one: string, many: string];
export type Catalogue = Record<string, Sentence>;

/** The sentences of a .po file: its id, and the sentence, or its singular and plural. */
export function catalogueFrom(po: string): Catalogue {
    const catalogue: Catalogue = {};
    let entry: Record<string, string> = {};
    let keyword = "";
    const finish = () => {
        const id = entry.msgid;
        const one = entry.msgstr ?? entry["msgstr[0]"];
        if (id && one) catalogue[id] = entry["msgstr[1]"] ? [one, entry["msgstr[1]"]] : one;
        entry = {};
    };
    for (const line of po.split("\n")) {
        if (line === "" || line.startsWith("#")) continue;
        if (line.startsWith("msgid ")) finish();
        if (!line.startsWith('"')) keyword = line.slice(0, line.indexOf(" "));
        entry[keyword] = (entry[keyword] ?? "") + (JSON.parse(line.slice(line.indexOf('"'))) as string);
    }
    finish();
    return catalogue;
}

export interface Published {
    value: string;
    source: string;
}

/** quantity → n → the number and its source; the quantities that the page shows. */
export function publishedFrom(tsv: string): Record<string, Record<number, Published>> {
    const shown: Record<string, Record<number, Published>> = { solutions: {}, classes: {} };
    for (const line of tsv.split("\n")) {
        const [quantity = "", n, value = "", source = ""] = line.split("\t");
        const rows = shown[quantity];
        if (rows) rows[Number(n)] = { value, source };
    }
    return shown;
}

const repository = resolve(new URL(".", import.meta.url).pathname, "../../../..");

/** The sentences that the page says; it leaves out the command line's, to be small. A test reads the page's ids. */
const on_page = /^(page|event|plan|why|key|variables|algorithm|amount|line|list|place|discs|hint|trace)\./;

export function catalogueOf(language: string): Catalogue {
    const all = catalogueFrom(readFileSync(resolve(repository, `po/${language}.po`), "utf8"));
    return Object.fromEntries(Object.entries(all).filter(([id]) => on_page.test(id)));
}

export function published() {
    return publishedFrom(readFileSync(resolve(repository, "data/published.tsv"), "utf8"));
}

/** The outline of a queen, 45 by 45, from a picture that the library has drawn: a test keeps those in docs/ fresh. */
export const crown = (): string => /id="queen" d="([^"]+)"/.exec(readFileSync(resolve(repository, "docs/pictures/board.svg"), "utf8"))?.[1] ?? "";

/** A plugin for Vite: `virtual:queens/en`, …, `virtual:queens/published` and `virtual:queens/crown` are modules. */
export function repositoryText() {
    const prefix = "virtual:queens/";
    return {
        name: "queens-repository-text",
        resolveId: (id: string) => (id.startsWith(prefix) ? "\0" + id : undefined),
        load(id: string) {
            if (!id.startsWith("\0" + prefix)) return undefined;
            const name = id.slice(prefix.length + 1);
            const others: Record<string, () => unknown> = { published, crown };
            return `export default ${JSON.stringify(others[name]?.() ?? catalogueOf(name))}`;
        },
    };
}
