// SPDX-License-Identifier: MIT
// The keys of the view; the table behind ? tells them (Keys.svelte).
import { tick } from "svelte";
import type { EventKind } from "../core/event";
import { keyOf, page } from "../page.svelte";
import type { Watching } from "./watching.svelte";

/** Of letters the small one; the digits and + − as they are. */
function actionsOf(watching: Watching, is_back: boolean): Record<string, () => unknown> {
    const { player, question, source, now } = watching;
    const kindsOfLine = (kind: EventKind): readonly EventKind[] => (source.find(({ kinds }) => kinds.includes(kind))?.kinds as EventKind[] | undefined) ?? [kind];
    const breakHere = (): void => {
        if (question.square) player.addBreakpoint({ at: "square", ...question.square });
        else if (now.last) player.addBreakpoint({ at: "kind", kinds: kindsOfLine(now.last.kind) });
    };
    return {
        ArrowRight: () => player.byHand(() => player.step()),
        ArrowLeft: () => player.byHand(() => player.back()),
        s: () => player.byHand(() => player.step()),
        b: () => player.byHand(() => player.back()),
        d: () => player.goToNext("dead_end", is_back),
        r: () => player.goToNext("return", is_back),
        f: () => player.goToNext("found", is_back),
        i: () => player.byHand(() => player.into()),
        o: () => player.over(),
        u: () => player.out(),
        "+": () => player.faster(1),
        "-": () => player.faster(-1),
        "−": () => player.faster(-1),
        Home: () => player.byHand(() => player.go(0)),
        End: () => player.byHand(() => player.go(player.length ?? player.known)),
        g: async () => {
            if (!document.getElementById("go-to")?.offsetParent) watching.panel = "more";
            await tick();
            document.getElementById("go-to")?.focus();
        },
        w: () => question.toggle(),
        m: breakHere,
        1: () => page.setDetail(1),
        2: () => page.setDetail(2),
        3: () => page.setDetail(3),
    };
}

export function onKey(event: KeyboardEvent, watching: Watching): void {
    const key = keyOf(event);
    const target = event.target instanceof Element ? event.target : document.body;
    if (event.defaultPrevented || key === null || event.ctrlKey || target.closest(".compare")) return;
    const { player, question } = watching;
    const actions = actionsOf(watching, event.shiftKey);
    actions.Escape = () => {
        question.drop();
        watching.panel = null;
        document.querySelector<HTMLElement>(".play")?.focus();
    };
    // Who has the focus keeps its own keys.
    const is_on_play = target.matches(".play");
    const is_on_control = target.closest("button, input, summary, a, [role=treeitem]") !== null;
    if (is_on_play || !is_on_control) actions[" "] = () => player.toggle();
    if (!is_on_control) actions.Enter = () => question.toggle();
    if (target.matches("input[type=range]")) for (const own of ["ArrowRight", "ArrowLeft", "Home", "End"]) delete actions[own];
    const action = actions[key.length === 1 ? key.toLowerCase() : key];
    if (!action) return;
    event.preventDefault();
    action();
}
