// SPDX-License-Identifier: MIT
// Messages put into words: the sentences of po/, which the command line uses, too.
import type { Sentence } from "../build/catalogue";

export type Language = "en" | "ja" | "zh";
export const languages: readonly { code: Language; name: string; lang: string }[] = [
    { code: "en", name: "English", lang: "en" },
    { code: "ja", name: "日本語", lang: "ja" },
    { code: "zh", name: "中文", lang: "zh-Hans" },
];

/** A text, a number, or, in a list of one, the id of a message, whose holes are filled alike. */
export type Filling = string | number | readonly [id: string];

export interface Message {
    readonly id: string;
    readonly arguments: Readonly<Record<string, Filling>>;
}

export type Speak = (id: string, holes?: Readonly<Record<string, Filling>>) => string;

export function speaker(catalogue: Readonly<Record<string, Sentence>>): Speak {
    const speak: Speak = (id, holes = {}) => {
        const sentence = catalogue[id] ?? id;
        const form = typeof sentence === "string" ? sentence : sentence[String(holes.count) === "1" ? 0 : 1];
        return form.replace(/\{(\w+)\}/g, (_, hole: string) => {
            const filling = holes[hole] ?? "";
            return typeof filling === "object" ? speak(filling[0], holes) : String(filling);
        });
    };
    return speak;
}

/** The language that the reader's list of languages asks for. */
export function languageFor(wishes: readonly string[]): Language {
    for (const wish of wishes) {
        const found = languages.find(({ code }) => wish.toLowerCase().split("-")[0] === code);
        if (found) return found.code;
    }
    return "en";
}
