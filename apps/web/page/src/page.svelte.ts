// SPDX-License-Identifier: MIT
// What all views share: language, theme, detail, the worker, and the link to this moment.
import { newClient } from "./core/client";
import type { Algorithm } from "./core/event";
import type { Coordinates } from "./core/board";
import { readLink, writeLink, type Link, type View } from "./link";
import { languageFor, languages, speaker, type Filling, type Language, type Speak } from "./words";

const catalogues = {
    en: () => import("virtual:queens/en"),
    ja: () => import("virtual:queens/ja"),
    zh: () => import("virtual:queens/zh"),
};

export type Theme = "auto" | "light" | "dark";

/** Remembered between visits, where the browser allows it. */
const memory = {
    get: (key: string): string | null => {
        try {
            return localStorage.getItem(`queens.${key}`);
        } catch {
            return null;
        }
    },
    set: (key: string, value: string): void => {
        try {
            localStorage.setItem(`queens.${key}`, value);
        } catch {
            // A private window: nothing is remembered, and nothing else is lost.
        }
    },
};

class Page {
    readonly client = newClient();
    /** In a frame of somebody else's page, without the header: ?embed */
    readonly is_embedded = new URLSearchParams(location.search).has("embed");
    link: Link = { view: "solve" };
    algorithms: readonly Algorithm[] = [];
    view = $state.raw<View>("solve");
    language = $state.raw<Language>("en");
    theme = $state.raw<Theme>("auto");
    detail = $state.raw<1 | 2 | 3>(2);
    /** What was chosen; nothing: what suits the view. */
    chosen_coordinates = $state.raw<Coordinates | null>(null);
    are_keys_on = $state.raw(true);
    is_link_strange = $state.raw(false);
    note = $state.raw("");
    /** A size that the view on show does not have, but offers. */
    offered_size = $state.raw<number | null>(null);
    /** Grows with each moment that is opened, so that the view begins anew. */
    opened = $state.raw(0);
    /** A short remark, such as "copied". */
    remark = $state.raw("");
    private choices = 0;
    private remark_timer: ReturnType<typeof setTimeout> | undefined;
    private speak_now = $state.raw<Speak>(speaker({}));
    coordinates = $derived<Coordinates>(this.chosen_coordinates ?? (this.view === "watch" ? "zero" : "chess"));
    /** What the view on show adds to a link. */
    describe: () => Partial<Link> = () => ({});

    /** The sentence of this id, in the reader's language. */
    say = (id: string, holes: Readonly<Record<string, Filling>> = {}): string => this.speak_now(id, holes);

    get speak(): Speak {
        return this.speak_now;
    }

    async begin(): Promise<void> {
        const { link, is_strange } = readLink(location.hash);
        this.link = link;
        this.view = link.view;
        this.is_link_strange = is_strange;
        this.note = link.note ?? "";
        this.detail = link.detail ?? ((Number(memory.get("detail")) || (innerWidth < 700 ? 1 : 2)) as 1 | 2 | 3);
        this.chosen_coordinates = link.coordinates ?? null;
        this.are_keys_on = memory.get("keys") !== "off";
        const theme = memory.get("theme");
        this.setTheme(theme === "light" || theme === "dark" ? theme : "auto");
        const wished = link.language ?? memory.get("language") ?? "";
        await this.setLanguage(languageFor([wished, ...navigator.languages]), false);
        this.algorithms = await this.client.ask.algorithms();
    }

    async setLanguage(language: Language, is_chosen = true): Promise<void> {
        const own = ++this.choices;
        const catalogue = (await catalogues[language]()).default;
        if (own !== this.choices) return; // of another one, meanwhile
        this.speak_now = speaker(catalogue);
        this.language = language;
        document.documentElement.lang = languages.find(({ code }) => code === language)?.lang ?? "en";
        document.title = this.say("page.title");
        if (is_chosen) memory.set("language", language);
    }

    setTheme(theme: Theme): void {
        this.theme = theme;
        document.documentElement.dataset.theme = theme;
        memory.set("theme", theme);
    }

    setDetail(detail: 1 | 2 | 3): void {
        this.detail = detail;
        memory.set("detail", String(detail));
    }

    setKeys(are_on: boolean): void {
        this.are_keys_on = are_on;
        memory.set("keys", are_on ? "on" : "off");
    }

    toggleCoordinates(): void {
        this.chosen_coordinates = this.coordinates === "zero" ? "chess" : "zero";
    }

    /** To another view, with what it should begin with. */
    open(link: Link): void {
        this.link = link;
        this.view = link.view;
        this.note = link.note ?? "";
        this.is_link_strange = false;
        this.offered_size = null;
        ++this.opened;
    }

    /** Another link was put into the address. */
    async follow(): Promise<void> {
        const { link, is_strange } = readLink(location.hash);
        if (link.language) await this.setLanguage(link.language, false);
        if (link.detail) this.detail = link.detail;
        this.chosen_coordinates = link.coordinates ?? null;
        this.open(link);
        this.is_link_strange = is_strange;
    }

    currentLink(): string {
        const link: Link = { view: this.view, language: this.language, ...this.describe() };
        if (this.chosen_coordinates) link.coordinates = this.chosen_coordinates;
        if (this.note) link.note = this.note;
        return `${location.href.split("#")[0]}${writeLink(link)}`;
    }

    /** A remark that goes away by itself. */
    tell(text: string): void {
        clearTimeout(this.remark_timer);
        this.remark = text;
        this.remark_timer = setTimeout(() => (this.remark = ""), 4000);
    }

    async copyLink(): Promise<void> {
        const address = this.currentLink();
        history.replaceState(null, "", address);
        const is_copied = await copy(address);
        this.tell(this.say(is_copied ? "page.link_copied" : "page.link_in_address"));
    }
}

export const page = new Page();

/** Into the clipboard; false where the browser does not allow it. */
export const copy = (text: string): Promise<boolean> => navigator.clipboard.writeText(text).then(() => true, () => false);

/** Whether a key is the page's: not while somebody writes, and letters only if they are not switched off. */
export function keyOf(event: KeyboardEvent): string | null {
    const target = event.target;
    const is_writing = target instanceof Element && target.closest("input:not([type=range]):not([type=checkbox]), textarea, select");
    const is_in_dialog = target instanceof Element && target.closest("dialog");
    if (event.altKey || event.metaKey || is_writing || is_in_dialog) return null;
    // Where an input method has taken the key, its place on the keyboard tells.
    const key = event.key === "Process" ? event.code.replace(/^(Key|Digit)/, "").toLowerCase() : event.key;
    const is_letter = /^[a-z0-9?+-]$/i.test(key);
    return is_letter && !event.ctrlKey && !page.are_keys_on ? null : key;
}
