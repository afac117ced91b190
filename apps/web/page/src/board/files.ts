// SPDX-License-Identifier: MIT
// What is taken away: texts, and the library's pictures (SVG), also as pixels.

/** The SVG as pixels, so wide; twice as wide as it says, if that is not given. */
async function painted(svg: string, width?: number): Promise<HTMLCanvasElement> {
    const image = new Image();
    const address = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
    image.src = address;
    await image.decode();
    URL.revokeObjectURL(address);
    const canvas = document.createElement("canvas");
    canvas.width = width ?? image.width * 2;
    canvas.height = Math.round((canvas.width * image.height) / image.width);
    canvas.getContext("2d", { willReadFrequently: true })?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return canvas;
}

export async function pixelsOf(svg: string, width: number): Promise<ImageData | undefined> {
    const canvas = await painted(svg, width);
    return canvas.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height);
}

/** Hands a file to the reader. */
export function download(name: string, content: string | Blob, type = "text/plain"): void {
    const address = URL.createObjectURL(typeof content === "string" ? new Blob([content], { type }) : content);
    Object.assign(document.createElement("a"), { href: address, download: name }).click();
    setTimeout(() => URL.revokeObjectURL(address), 1000);
}

export const saveSvg = (name: string, svg: string): void => download(`${name}.svg`, svg, "image/svg+xml");

export async function savePng(name: string, svg: string): Promise<void> {
    const canvas = await painted(svg);
    canvas.toBlob((png) => png && download(`${name}.png`, png));
}
