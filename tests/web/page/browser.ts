// SPDX-License-Identifier: MIT
// The built page in Chromium, served from a folder of its own below the root, as a university's server might.
import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, resolve } from "node:path";
import axe from "axe-core";
import { chromium, type Browser, type Page } from "playwright-core";
import { expect } from "vitest";
import { repository } from "./command_line";

const built = resolve(repository, process.env.QUEENS_PAGE ?? "build/page");
const types: Record<string, string> = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".wasm": "application/wasm" };
export const sub_path = "/courses/queens/";

const server = createServer((request, response) => {
    const path = new URL(request.url ?? "/", "http://page").pathname;
    const file = path.startsWith(sub_path) ? join(built, path.slice(sub_path.length) || "index.html") : "";
    if (!file || !existsSync(file)) return void response.writeHead(404).end();
    response.writeHead(200, { "content-type": types[extname(file)] ?? "text/plain" }).end(readFileSync(file));
});

let browser: Browser;
let address = "";

export async function start(): Promise<void> {
    await new Promise<void>((done) => server.listen(0, "localhost", done));
    const at = server.address();
    address = `http://localhost:${typeof at === "object" ? at?.port : ""}${sub_path}`;
    browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: ["--no-sandbox"] });
}

export async function end(): Promise<void> {
    await browser?.close();
    server.close();
}

export const sizes = { phone: { width: 360, height: 640 }, desktop: { width: 1280, height: 720 } };

export interface Opened {
    page: Page;
    /** Closes it, and fails if anything went wrong on the way: an error, a warning, a request to elsewhere. */
    close(): Promise<void>;
}

interface How {
    size?: keyof typeof sizes;
    scheme?: "light" | "dark";
    reduced?: boolean;
    /** The system's colours instead of the page's. */
    forced?: boolean;
}

export async function open(hash: string, { size = "desktop", scheme = "light", reduced = false, forced = false }: How = {}): Promise<Opened> {
    const context = await browser.newContext({ viewport: sizes[size], colorScheme: scheme, reducedMotion: reduced ? "reduce" : "no-preference", forcedColors: forced ? "active" : "none" });
    const page = await context.newPage();
    const wrong: string[] = [];
    page.on("console", (message) => ["error", "warning"].includes(message.type()) && wrong.push(message.text()));
    page.on("pageerror", (error) => wrong.push(String(error)));
    page.on("request", (request) => !/^(blob|data):/.test(request.url()) && !request.url().startsWith(address) && wrong.push(`asks ${request.url()}`));
    await page.goto(address + hash);
    await page.waitForSelector("main section");
    const close = async (): Promise<void> => {
        await context.close();
        expect(wrong).toEqual([]);
    };
    return { page, close };
}

/** What axe finds, in short; `within`: only there, as text that something covers has no contrast of its own. */
export async function axeFindings(page: Page, within = "html"): Promise<string[]> {
    await page.evaluate(axe.source);
    const { violations } = (await page.evaluate(`axe.run(${JSON.stringify(within)})`)) as { violations: { id: string; nodes: { html: string }[] }[] };
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

export const isInSight = (page: Page, selector: string): Promise<boolean> =>
    page.locator(selector).first().evaluate((element) => {
        const { left, top, right, bottom } = element.getBoundingClientRect();
        const middle = document.elementFromPoint((left + right) / 2, bottom - 2);
        return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight && (element.contains(middle) || middle?.contains(element) === true);
    });

export const text = async (page: Page, id: string): Promise<string> => ((await page.getByTestId(id).textContent()) ?? "").trim();
