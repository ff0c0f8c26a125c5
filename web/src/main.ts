import { mount } from "svelte";
import App from "./App.svelte";
import { loadLocale } from "./lib/text.svelte";
import { startRouter } from "./page/router.svelte";
import { showTheme } from "./page/theme.svelte";
import "./theme.css";
import "./styles/layout.css";
import "./styles/text.css";
import "./styles/surfaces.css";
import "./styles/drawing.css";
import "./styles/motion.css";
import "./styles/folio.css";

const target = document.getElementById("app");
if (target === null) throw new Error("the page has no place for the app");
showTheme();
startRouter();
await loadLocale();
mount(App, { target });
