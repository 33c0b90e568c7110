// The entry point: sets theme and language, then mounts the page.

import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { speak } from "./i18n/index.svelte";
import { watchLinks } from "./lib/router.svelte";
import { applyTheme } from "./lib/settings.svelte";

applyTheme();
await speak();
watchLinks();
mount(App, { target: document.getElementById("app")! });
