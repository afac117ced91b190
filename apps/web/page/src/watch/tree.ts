// SPDX-License-Identifier: MIT
// Where the queens of the search tree are drawn: each below the one it was placed after, with room for its subtree.
import type { Square } from "../core/board";
import { nodeOf, type Node, type State } from "./state";

export interface Drawn {
    readonly node: Node | null;
    /** Nothing: the root, the empty board. */
    readonly square: Square | null;
    readonly x: number;
    readonly y: number;
    readonly parent: number | null;
    readonly is_current: boolean;
    /** How many queens are folded below. */
    readonly folded: number;
}

export interface DrawnTree {
    readonly nodes: readonly Drawn[];
    readonly width: number;
    readonly height: number;
}

/** More are not drawn: large subtrees are folded then, the current path never. */
const most_drawn = 400;

export function drawTree(state: State): DrawnTree {
    const standing = nodeOf(state.levels, 0, null);
    const tops = [...(state.levels[0]?.children ?? []), ...(standing ? [standing] : [])];
    let largest = Infinity;
    for (let drawn = countDrawn(tops, largest); drawn > most_drawn && largest > 1; drawn = countDrawn(tops, largest)) {
        largest = largest === Infinity ? 64 : largest / 2;
    }
    const nodes: Drawn[] = [];
    let next_x = 0;
    let height = 0;
    const put = (node: Node, y: number, parent: number): number => {
        const index = nodes.length;
        nodes.push({ node, square: node.square, x: 0, y, parent, is_current: node.lifted_at === null, folded: 0 });
        height = Math.max(height, y);
        const children = isFolded(node, largest) ? [] : (node.children ?? []);
        const xs = children.map((child) => put(child, y + 1, index));
        const x = xs.length > 0 ? ((xs[0] ?? 0) + (xs.at(-1) ?? 0)) / 2 : next_x++;
        nodes[index] = { ...(nodes[index] as Drawn), x, folded: children.length > 0 ? 0 : node.nodes - 1 };
        return x;
    };
    nodes.push({ node: null, square: null, x: 0, y: 0, parent: null, is_current: true, folded: 0 });
    const xs = tops.map((node) => put(node, 1, 0));
    const x = xs.length > 0 ? ((xs[0] ?? 0) + (xs.at(-1) ?? 0)) / 2 : 0;
    nodes[0] = { ...(nodes[0] as Drawn), x };
    return { nodes, width: Math.max(next_x, 1), height: height + 1 };
}

const isFolded = (node: Node, largest: number): boolean =>
    node.children === null || (node.lifted_at !== null && node.nodes > largest);

function countDrawn(nodes: readonly Node[], largest: number): number {
    return nodes.reduce((sum, node) => sum + 1 + (isFolded(node, largest) ? 0 : countDrawn(node.children ?? [], largest)), 0);
}
