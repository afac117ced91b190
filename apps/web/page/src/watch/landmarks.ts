// SPDX-License-Identifier: MIT
// Where one goes, or stops, by name.
import type { Condition } from "./tape";

export const landmarks = {
    dead_end: { name: "page.at_dead_end", condition: { at: "kind", kinds: ["stuck"] } },
    return: { name: "page.at_return", condition: { at: "kind", kinds: ["stuck", "backtrack"] } },
    found: { name: "page.at_found", condition: { at: "kind", kinds: ["found"] } },
} as const satisfies Record<string, { name: string; condition: Condition }>;

export type Landmark = keyof typeof landmarks;
