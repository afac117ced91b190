// SPDX-License-Identifier: MIT
// The page as one file: script, style, worker and module are put into the HTML, so it opens from a disk or an e-mail.
import type { Plugin } from "vite";

const policy = "default-src 'none'; script-src 'unsafe-inline' 'wasm-unsafe-eval' blob: data:; style-src 'unsafe-inline'; " +
    "connect-src data:; worker-src blob: data:; img-src data: blob:; base-uri 'none'; form-action 'none'";

export function oneFile(): Plugin {
    return {
        name: "queens-one-file",
        enforce: "post",
        // After Vite's own, which put the last names into the code.
        generateBundle: {
            order: "post",
            handler(_, bundle) {
                const page = bundle["index.html"];
                if (page?.type !== "asset") return;
                let html = String(page.source);
                for (const [name, file] of Object.entries(bundle)) {
                    if (file.type === "chunk") {
                        const code = file.code.replace(/<\/script/g, "<\\/script");
                        html = html.replace(/<script type="module"[^>]*><\/script>\s*/, "").replace("</body>", () => `<script type="module">${code}</script>\n  </body>`);
                    } else if (name.endsWith(".css")) {
                        html = html.replace(/<link rel="stylesheet"[^>]*>/, () => `<style>${String(file.source)}</style>`);
                    }
                    if (file !== page) delete bundle[name];
                }
                page.fileName = "queens.html";
                page.source = html.replace(/(Content-Security-Policy" content=")[^"]*/, (_all, start: string) => start + policy);
            },
        },
    };
}
