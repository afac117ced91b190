// SPDX-License-Identifier: MIT
// A board as a picture to take away: SVG, as text, and PNG made from it. Black on white, marks and not colours alone.
import { squareName, type Coordinates, type Square } from "../core/board";
import crown from "virtual:queens/crown";

export interface Picture {
    readonly size: number;
    readonly queens: readonly Square[];
    readonly refused?: readonly Square[];
    readonly tried?: readonly Square[];
    readonly coordinates: Coordinates;
    /** In the corner between the coordinates. */
    readonly caption?: string;
}

const cell = 45;

export function svgOf({ size, queens, refused = [], tried = [], coordinates, caption = "" }: Picture): string {
    const side = (size + 1) * cell;
    const indices = [...Array(size).keys()];
    const middle = (k: number): number => cell + (k + 0.5) * cell;
    const text = (x: number, y: number, words: string): string => `<text x="${x}" y="${y + 6}">${words}</text>`;
    const dark = indices.flatMap((row) => indices.filter((column) => (row + column) % 2 === 1).map((column) => `M${(column + 1) * cell} ${(row + 1) * cell}h${cell}v${cell}h-${cell}z`));
    const name = (square: Square): string => squareName(square, size, coordinates);
    const row_name = (row: number): string => (coordinates === "zero" ? String(row) : name({ row, column: 0 }).slice(1));
    const column_name = (column: number): string => (coordinates === "zero" ? String(column) : name({ row: size - 1, column }).replace(/\d+$/, ""));
    return [
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" width="${side}" height="${side}" font-family="sans-serif" font-size="18" text-anchor="middle">`,
        `<title>${queens.map(name).join(" ")}</title>`,
        `<path fill="#fff" d="M0 0h${side}v${side}H0z"/>`,
        `<path fill="#e3e9ef" d="${dark.join("")}"/>`,
        `<path fill="none" stroke="#5b6670" d="M${cell} ${cell}h${size * cell}v${size * cell}h-${size * cell}z"/>`,
        ...(caption ? [text(cell / 2, cell / 2, caption)] : []),
        ...indices.map((k) => text(middle(k), cell / 2, column_name(k)) + text(cell / 2, middle(k), row_name(k))),
        ...queens.map(({ row, column }) => `<path transform="translate(${(column + 1) * cell} ${(row + 1) * cell})" d="${crown}"/>`),
        ...refused.map(({ row, column }) => text(middle(column), middle(row), "×")),
        ...tried.map(({ row, column }) => text(middle(column), middle(row), "↩")),
        "</svg>",
    ].join("\n");
}

/** The SVG as pixels; `width`: twice its own, if not given. */
async function painted(svg: string, width?: number): Promise<HTMLCanvasElement> {
    const image = new Image();
    const address = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
    image.src = address;
    await image.decode();
    URL.revokeObjectURL(address);
    const canvas = document.createElement("canvas");
    canvas.width = canvas.height = width ?? image.width * 2;
    canvas.getContext("2d", { willReadFrequently: true })?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return canvas;
}

export const pngOf = async (svg: string): Promise<Blob | null> => {
    const canvas = await painted(svg);
    return new Promise((resolve) => canvas.toBlob(resolve));
};

export async function pixelsOf(svg: string, width: number): Promise<ImageData | undefined> {
    return (await painted(svg, width)).getContext("2d")?.getImageData(0, 0, width, width);
}

/** Hands a file to the reader. */
export function download(name: string, content: string | Blob, type = "text/plain"): void {
    const address = URL.createObjectURL(typeof content === "string" ? new Blob([content], { type }) : content);
    Object.assign(document.createElement("a"), { href: address, download: name }).click();
    setTimeout(() => URL.revokeObjectURL(address), 1000);
}
