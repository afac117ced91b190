// SPDX-License-Identifier: MIT
import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { page } from "./page.svelte";

// Not awaited here: in the page of one file, what begin() imports stands below.
const target = document.getElementById("app") as HTMLElement;
page.begin().then(
    () => mount(App, { target }),
    (failure: unknown) => (target.textContent = page.say("page.cannot_start", { reason: String(failure) })),
);
