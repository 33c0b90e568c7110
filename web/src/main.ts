import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { locale, speak } from "./i18n/index.svelte";
import { watchLinks } from "./lib/router.svelte";
import { applyTheme } from "./lib/settings.svelte";

applyTheme();
speak(locale.language);
watchLinks();
mount(App, { target: document.getElementById("app")! });
