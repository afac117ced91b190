// SPDX-License-Identifier: MIT
// Animated GIF, of pictures of the same size: GIF89a, one table of colours for all frames, LZW with codes that grow
// to twelve bits.

/** Colours are told apart by their upper five bits: edges of drawn shapes have too many others. */
const code = (red: number, green: number, blue: number): number => ((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3);

const word = (number: number): [number, number] => [number & 255, (number >> 8) & 255];
const ascii = (letters: string): number[] => [...letters].map((letter) => letter.charCodeAt(0));

export class Gif {
    /** Of each code, the place in the table of colours; 0: none yet, 1: the first. */
    private readonly places = new Uint16Array(1 << 15);
    private colours = 0;
    private readonly table = new Uint8Array(256 * 3);
    private readonly frames: Uint8Array[] = [];
    private size: readonly [width: number, height: number] = [1, 1];

    add({ data, width, height }: ImageData, milliseconds: number): void {
        this.size = [width, height];
        const indices = new Uint8Array(width * height);
        for (let k = 0; k < indices.length; ++k) indices[k] = this.indexOf(data[4 * k] ?? 0, data[4 * k + 1] ?? 0, data[4 * k + 2] ?? 0);
        const control = [0x21, 0xf9, 4, 4, ...word(Math.round(milliseconds / 10)), 0, 0];
        const image = [0x2c, 0, 0, 0, 0, ...word(width), ...word(height), 0, 8];
        this.frames.push(new Uint8Array([...control, ...image]), ...blocks(compress(indices)));
    }

    file(): Blob {
        const [width, height] = this.size;
        const again_and_again = [0x21, 0xff, 11, ...ascii("NETSCAPE2.0"), 3, 1, 0, 0, 0];
        const head = new Uint8Array([...ascii("GIF89a"), ...word(width), ...word(height), 0xf7, 0, 0, ...this.table, ...again_and_again]);
        return new Blob([head, ...this.frames, new Uint8Array([0x3b])] as BlobPart[], { type: "image/gif" });
    }

    private indexOf(red: number, green: number, blue: number): number {
        const key = code(red, green, blue);
        const known = this.places[key];
        if (known) return known - 1;
        const is_new = this.colours < 256;
        const index = is_new ? this.colours++ : nearest(this.table, red, green, blue);
        if (is_new) this.table.set([red, green, blue], index * 3);
        this.places[key] = index + 1;
        return index;
    }
}

function nearest(table: Uint8Array, red: number, green: number, blue: number): number {
    let best = 0;
    let least = Infinity;
    for (let k = 0; k < 256; ++k) {
        const distance = Math.hypot((table[3 * k] ?? 0) - red, (table[3 * k + 1] ?? 0) - green, (table[3 * k + 2] ?? 0) - blue);
        if (distance < least) [best, least] = [k, distance];
    }
    return best;
}

/** Pieces of at most 255 bytes, each with its length in front. */
function blocks(bytes: readonly number[]): Uint8Array[] {
    const result: Uint8Array[] = [];
    for (let at = 0; at < bytes.length; at += 255) {
        const piece = bytes.slice(at, at + 255);
        result.push(new Uint8Array([piece.length, ...piece]));
    }
    return [...result, new Uint8Array(1)];
}

/** LZW of eight-bit indices: a new code for each text that is met for the first time, all forgotten when there are 4096. */
function compress(indices: Uint8Array): number[] {
    const [clear, end] = [256, 257];
    const bytes: number[] = [];
    let bits = 0;
    let filled = 0;
    let width = 9;
    const put = (value: number): void => {
        bits |= value << filled;
        for (filled += width; filled >= 8; filled -= 8, bits >>>= 8) bytes.push(bits & 255);
    };
    const codes = new Uint16Array(1 << 20); // of a known text and the index after it; 0: none yet
    let next = 258;
    put(clear);
    let prefix = indices[0] ?? 0;
    /** A reader learns codes one step later: the width grows just before the code that needs it is learnt. */
    const putPrefix = (): void => {
        put(prefix);
        if (next === 1 << width && width < 12) ++width;
    };
    for (let k = 1; k < indices.length; ++k) {
        const index = indices[k] ?? 0;
        const longer = (prefix << 8) | index;
        const known = codes[longer];
        if (known) {
            prefix = known;
            continue;
        }
        putPrefix();
        prefix = index;
        if (next < 4096) {
            codes[longer] = next++;
        } else {
            put(clear);
            codes.fill(0);
            [next, width] = [258, 9];
        }
    }
    putPrefix();
    put(end);
    if (filled > 0) bytes.push(bits & 255);
    return bytes;
}
