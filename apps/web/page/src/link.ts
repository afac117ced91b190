// SPDX-License-Identifier: MIT
// A link to this moment: everything that is on the page, in the part of the address after #. Links made today must
// open the same moment tomorrow: what a key means never changes, and tests keep old ones working.
import type { Coordinates } from "./core/board";
import { event_kinds } from "./core/event";
import type { Condition } from "./watch/tape";
import { languages, type Language } from "./words";

export const views = ["solve", "watch", "play"] as const;
export type View = (typeof views)[number];

export const source_languages = ["words", "py", "js", "java", "rb", "cpp"] as const;
export type SourceLanguage = (typeof source_languages)[number];

export const overlays = ["rising", "falling", "attacks"] as const;
export type Overlay = (typeof overlays)[number];
export const panels = ["source", "tree", "variables", "more"] as const;
export type Panel = (typeof panels)[number];
export const step_sizes = ["test", "square", "queen", "end"] as const;
export type StepSize = (typeof step_sizes)[number];

/** Steps a second. */
export const speeds = [0.5, 1, 2, 5, 20, 100, Infinity] as const;
export type Speed = (typeof speeds)[number];
const largest_zoom = 300;

export const largest_drawn_size = 1000;
export const largest_played_size = 32;

export interface Link {
    view: View;
    n?: number;
    algorithm?: string;
    /** 0: to the end. */
    until?: number;
    event?: number;
    source?: SourceLanguage;
    detail?: 1 | 2 | 3;
    /** The panel that is open where the screen has room for one. */
    panel?: Panel;
    overlay?: Overlay;
    step_size?: StepSize;
    /** Comparisons of the safety test that follows the event. */
    inside?: number;
    breakpoints?: Condition[];
    speed?: Speed;
    is_predicting?: boolean;
    /** Of the tree, per cent. */
    zoom?: number;
    coordinates?: Coordinates;
    language?: Language;
    /** Which solution is shown, from 1. */
    solution?: number;
    by_class?: boolean;
    /** Queens, as row,column pairs. */
    queens?: [number, number][];
    /** Shown as the sender's words, never as the page's. */
    note?: string;
}

/** The version of what an event's number means: raised if an algorithm's events change. */
export const trace_version = 1;

const whole = (text: string | null, low: number, high: number): number | undefined => {
    if (text === null || !/^\d{1,15}$/.test(text)) return undefined;
    const number = Number(text);
    return low <= number && number <= high ? number : undefined;
};

const one_of = <Word extends string>(text: string | null, words: readonly Word[]): Word | undefined =>
    words.find((word) => word === text);

const speedText = (speed: Speed): string => (speed === Infinity ? "max" : String(speed));

/** What is understood of a link; `is_strange`: there was something else, too. */
export function readLink(hash: string): { link: Link; is_strange: boolean } {
    const fields = new URLSearchParams(hash.replace(/^#/, "").slice(0, 8000));
    let understood = 0;
    const take = <Value>(key: string, read: (text: string | null) => Value | undefined): Value | undefined => {
        if (!fields.has(key)) return undefined;
        const value = read(fields.get(key));
        if (value !== undefined) ++understood;
        return value;
    };
    const link: Link = { view: take("v", (text) => one_of(text, views)) ?? "solve" };
    const set = <Key extends keyof Link>(key: Key, value: Link[Key] | undefined): void => {
        if (value !== undefined) link[key] = value as Link[Key];
    };
    set("n", take("n", (text) => whole(text, 0, largest_drawn_size)));
    set("algorithm", take("a", (text) => (text && /^[a-z-]{1,30}$/.test(text) ? text : undefined)));
    set("until", take("u", (text) => (text === "all" ? 0 : whole(text, 1, 1e9))));
    set("event", take("e", (text) => whole(text, 0, 1e12)));
    set("source", take("s", (text) => one_of(text, source_languages)));
    set("panel", take("p", (text) => one_of(text, panels)));
    set("overlay", take("o", (text) => one_of(text, overlays)));
    set("step_size", take("z", (text) => one_of(text, step_sizes)));
    set("inside", take("i", (text) => whole(text, 1, 1e4)));
    set("breakpoints", take("b", readBreakpoints));
    set("speed", take("x", (text) => speeds.find((speed) => speedText(speed) === text)));
    set("is_predicting", take("f", (text) => (text === "1" ? true : undefined)));
    set("zoom", take("m", (text) => whole(text, 1, largest_zoom)));
    set("detail", take("d", (text) => whole(text, 1, 3) as 1 | 2 | 3 | undefined));
    set("coordinates", take("c", (text) => one_of(text, ["zero", "chess"] as const)));
    set("language", take("l", (text) => languages.find(({ code }) => code === text)?.code));
    set("solution", take("k", (text) => whole(text, 1, 1e9)));
    set("by_class", take("g", (text) => (text === "1" ? true : undefined)));
    set("queens", take("q", readQueens));
    set("note", take("note", (text) => (text ? text.replace(/\p{C}/gu, " ").slice(0, 280) : undefined)));
    const version = fields.get("t");
    if (version !== null) ++understood;
    const is_other_trace = version !== null && version !== String(trace_version);
    return { link, is_strange: is_other_trace || understood < [...fields.keys()].length };
}

function readQueens(text: string | null): [number, number][] | undefined {
    if (text === null || !/^(\d{1,3}\.\d{1,3}(_\d{1,3}\.\d{1,3})*)?$/.test(text)) return undefined;
    if (text === "") return [];
    return text.split("_").map((pair) => pair.split(".").map(Number) as [number, number]);
}

/** Conditions as `q1.3`, `d2`, `f5`, `k0.6` (kinds of events): a square, queens on the board, a solution, a line. */
const conditions: Record<string, { write(condition: Condition): string | null; read(numbers: number[]): Condition | null }> = {
    q: {
        write: (each) => (each.at === "square" ? `${each.row}.${each.column}` : null),
        read: ([row = 0, column, ...more]) => (column !== undefined && more.length === 0 ? { at: "square", row, column } : null),
    },
    d: {
        write: (each) => (each.at === "depth" ? `${each.depth}` : null),
        read: ([depth = 0, ...more]) => (more.length === 0 ? { at: "depth", depth } : null),
    },
    f: {
        write: (each) => (each.at === "solution" ? `${each.number}` : null),
        read: ([number = 0, ...more]) => (more.length === 0 ? { at: "solution", number } : null),
    },
    k: {
        write: (each) => (each.at === "kind" ? each.kinds.map((kind) => event_kinds.indexOf(kind)).join(".") : null),
        read: (numbers) => {
            const kinds = numbers.flatMap((number) => event_kinds[number] ?? []);
            return kinds.length === numbers.length ? { at: "kind", kinds } : null;
        },
    },
};

function readBreakpoints(text: string | null): Condition[] | undefined {
    const read = (text ?? "").split("_", 50).map((each) => {
        const [, letter = "", numbers = ""] = /^([a-z])(\d{1,9}(?:\.\d{1,3}){0,8})$/.exec(each) ?? [];
        return conditions[letter]?.read(numbers.split(".").map(Number)) ?? null;
    });
    return read.every((each) => each !== null) ? read : undefined;
}

const writeBreakpoint = (condition: Condition): string[] =>
    Object.entries(conditions).flatMap(([letter, { write }]) => {
        const numbers = write(condition);
        return numbers === null ? [] : [letter + numbers];
    });

export function writeLink(link: Link): string {
    const fields = new URLSearchParams({ v: link.view });
    const put = (key: string, value: string | number | undefined): void => {
        if (value !== undefined) fields.set(key, String(value));
    };
    put("n", link.n);
    put("a", link.algorithm);
    put("u", link.until === 0 ? "all" : link.until);
    put("e", link.event);
    put("s", link.source);
    put("i", link.inside || undefined);
    put("d", link.detail);
    put("p", link.panel);
    put("o", link.overlay);
    put("z", link.step_size);
    put("b", link.breakpoints?.flatMap(writeBreakpoint).join("_") || undefined);
    put("x", link.speed && speedText(link.speed));
    put("f", link.is_predicting ? 1 : undefined);
    put("m", link.zoom);
    put("c", link.coordinates);
    put("k", link.solution);
    put("g", link.by_class ? 1 : undefined);
    put("q", link.queens?.map((pair) => pair.join(".")).join("_"));
    put("l", link.language);
    put("note", link.note);
    if (link.view === "watch") put("t", trace_version);
    return `#${fields}`;
}
