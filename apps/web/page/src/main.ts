// SPDX-License-Identifier: MIT
import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { page } from "./page.svelte";

await page.begin();
mount(App, { target: document.getElementById("app") as HTMLElement });
