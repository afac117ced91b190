// SPDX-License-Identifier: MIT
// A QR code (ISO/IEC 18004): bytes, the lowest level of correction, the smallest version that holds them.

/** For versions 1 to 40: code words of correction in a block, and blocks. */
const correction = [7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30, 30, 26, 28, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30];
const blocks_of = [1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12, 12, 12, 13, 14, 15, 16, 17, 18, 19, 19, 20, 21, 22, 24, 25];

/** Bytes that a code of this version has room for, data and correction. */
function roomOf(version: number): number {
    const marks = version > 1 ? Math.floor(version / 7) + 2 : 0;
    const taken = version > 1 ? (25 * marks - 10) * marks - 55 + (version > 6 ? 36 : 0) : 0;
    return Math.floor(((16 * version + 128) * version + 64 - taken) / 8);
}

/** Rows of squares, true where dark; nothing if the text is too long. */
export function qrOf(text: string): boolean[][] | null {
    const bytes = [...new TextEncoder().encode(text)];
    for (let version = 1; version <= 40; ++version) {
        const data = roomOf(version) - (correction[version - 1] ?? 0) * (blocks_of[version - 1] ?? 0);
        if (bytes.length + (version < 10 ? 2 : 3) <= data) return draw(version, interleave(version, padded(bytes, version, data)));
    }
    return null;
}

/** Kind, length, bytes, end, and filling, in bytes. */
function padded(bytes: readonly number[], version: number, room: number): number[] {
    const digit = (byte: number): string => byte.toString(16).padStart(2, "0");
    const length = bytes.length.toString(16).padStart(version < 10 ? 2 : 4, "0");
    const digits = `4${length}${bytes.map(digit).join("")}0`;
    const result = digits.match(/../g)?.map((pair) => parseInt(pair, 16)) ?? [];
    for (let filling = 0xec; result.length < room; filling ^= 0xec ^ 0x11) result.push(filling);
    return result;
}

/** In the field of 256 elements, modulo x^8 + x^4 + x^3 + x^2 + 1. */
function product(one: number, other: number): number {
    let result = 0;
    for (let bit = 7; bit >= 0; --bit) result = (result << 1) ^ ((result >> 7) * 0x11d) ^ ((other >> bit & 1) * one);
    return result;
}

function remainder(data: readonly number[], degree: number): number[] {
    const divisor = new Array<number>(degree).fill(0);
    divisor[degree - 1] = 1;
    for (let k = 0, root = 1; k < degree; ++k, root = product(root, 2)) {
        for (let j = 0; j < degree; ++j) divisor[j] = product(divisor[j] ?? 0, root) ^ (divisor[j + 1] ?? 0);
    }
    const rest = new Array<number>(degree).fill(0);
    for (const byte of data) {
        const factor = byte ^ (rest.shift() ?? 0);
        rest.push(0);
        divisor.forEach((each, k) => (rest[k] = (rest[k] ?? 0) ^ product(each, factor)));
    }
    return rest;
}

/** Blocks with their correction, a byte of each in turn. */
function interleave(version: number, data: readonly number[]): number[] {
    const count = blocks_of[version - 1] ?? 1;
    const degree = correction[version - 1] ?? 0;
    const short = Math.floor(data.length / count);
    const parts: number[][] = [];
    for (let k = 0, at = 0; k < count; ++k) {
        const length = short + (k < count - (data.length % count) ? 0 : 1);
        parts.push(data.slice(at, at + length));
        at += length;
    }
    const inTurn = (lists: readonly (readonly number[])[]): number[] =>
        [...Array(Math.max(...lists.map(({ length }) => length))).keys()].flatMap((k) => lists.flatMap((list) => list[k] ?? []));
    return [...inTurn(parts), ...inTurn(parts.map((part) => remainder(part, degree)))];
}

const masks: readonly ((x: number, y: number) => number)[] = [
    (x, y) => (x + y) % 2,
    (_, y) => y % 2,
    (x) => x % 3,
    (x, y) => (x + y) % 3,
    (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2,
    (x, y) => ((x * y) % 2) + ((x * y) % 3),
    (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2,
    (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2,
];

/** A number and its check bits: the rest of its division by a polynomial. */
function checked(number: number, polynomial: number, degree: number): number {
    let rest = number;
    for (let k = 0; k < degree; ++k) rest = (rest << 1) ^ ((rest >> (degree - 1)) * polynomial);
    return (number << degree) | rest;
}

function draw(version: number, bytes: readonly number[]): boolean[][] {
    const size = version * 4 + 17;
    const dark = Array.from({ length: size }, () => new Array<boolean>(size).fill(false));
    const is_fixed = dark.map((row) => row.slice());
    const set = (x: number, y: number, value: boolean): void => {
        const [row, fixed] = [dark[y], is_fixed[y]];
        if (row && fixed && x >= 0 && x < size) [row[x], fixed[x]] = [value, true];
    };
    const rings = (x: number, y: number, radius: number, is_dark: (ring: number) => boolean): void => {
        for (let dy = -radius; dy <= radius; ++dy) for (let dx = -radius; dx <= radius; ++dx) set(x + dx, y + dy, is_dark(Math.max(Math.abs(dx), Math.abs(dy))));
    };
    for (let k = 0; k < size; ++k) {
        set(6, k, k % 2 === 0);
        set(k, 6, k % 2 === 0);
    }
    for (const [x, y] of [[3, 3], [size - 4, 3], [3, size - 4]] as const) rings(x, y, 4, (ring) => ring !== 2 && ring !== 4);
    const marks = version > 1 ? Math.floor(version / 7) + 2 : 0;
    const step = version === 32 ? 26 : Math.ceil((version * 4 + 4) / (marks * 2 - 2)) * 2;
    const places = [...Array(marks).keys()].map((k) => (k === 0 ? 6 : size - 7 - (marks - 1 - k) * step));
    const is_corner = (x: number, y: number): boolean => (x === 6 && (y === 6 || y === size - 7)) || (x === size - 7 && y === 6);
    for (const x of places) for (const y of places) if (!is_corner(x, y)) rings(x, y, 2, (ring) => ring !== 1);
    const putFormat = (mask: number): void => {
        const bits = checked(8 | mask, 0x537, 10) ^ 0x5412;
        for (let k = 0; k < 15; ++k) {
            const is_dark = (bits >> k & 1) === 1;
            set(8, k < 6 ? k : k < 8 ? k + 1 : size - 15 + k, is_dark);
            set(k < 8 ? size - 1 - k : k === 8 ? 7 : 14 - k, 8, is_dark);
        }
        set(8, size - 8, true);
    };
    putFormat(0);
    const number = checked(version, 0x1f25, 12);
    for (let k = 0; version > 6 && k < 18; ++k) {
        const [far, near] = [size - 11 + (k % 3), Math.floor(k / 3)];
        set(far, near, (number >> k & 1) === 1);
        set(near, far, (number >> k & 1) === 1);
    }
    // In pairs of columns, from the right, up and down in turn.
    let bit = 0;
    for (let right = size - 1; right > 0; right -= right === 8 ? 3 : 2) {
        for (let k = 0; k < size; ++k) {
            const y = ((right + 1) & 2) === 0 ? size - 1 - k : k;
            for (const x of [right, right - 1]) {
                const row = dark[y];
                if (is_fixed[y]?.[x] || !row) continue;
                row[x] = ((bytes[bit >> 3] ?? 0) >> (7 - (bit & 7)) & 1) === 1;
                ++bit;
            }
        }
    }
    const masked = masks.map((mask, number) => {
        putFormat(number);
        return dark.map((row, y) => row.map((value, x) => value !== (!is_fixed[y]?.[x] && mask(x, y) === 0)));
    });
    return masked.reduce((best, each) => (unevenness(each) < unevenness(best) ? each : best));
}

/** Long runs, squares of one colour, and more of one than of the other make a code hard to read. */
function unevenness(rows: readonly (readonly boolean[])[]): number {
    const size = rows.length;
    const at = (y: number, x: number): boolean | undefined => rows[y]?.[x];
    let result = 0;
    let dark = 0;
    for (const get of [at, (y: number, x: number) => at(x, y)]) {
        for (let y = 0; y < size; ++y) {
            for (let x = 1, run = 1; x <= size; ++x) {
                if (get(y, x) === get(y, x - 1)) ++run;
                else {
                    if (run > 4) result += run - 2;
                    run = 1;
                }
            }
        }
    }
    for (let y = 0; y < size; ++y) {
        for (let x = 0; x < size; ++x) {
            dark += Number(at(y, x));
            const here = at(y, x);
            if (here === at(y + 1, x) && here === at(y, x + 1) && here === at(y + 1, x + 1)) result += 3;
        }
    }
    return result + Math.floor(Math.abs(dark / size / size - 0.5) * 20) * 10;
}
