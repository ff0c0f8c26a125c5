// The gallery: drawings and boards with fixtures, to look at while drawing.
import { mount } from "svelte";
import "../theme.css";
import "../styles/layout.css";
import "../styles/text.css";
import "../styles/surfaces.css";
import "../styles/drawing.css";
import "../styles/motion.css";
import { loadLocale } from "../lib/text.svelte";
import Art from "./Art.svelte";
import Index from "./Index.svelte";

const asked = new URLSearchParams(location.search);
const show = asked.get("show") ?? "";
document.documentElement.dataset.theme = asked.get("theme") ?? "light";

const target = document.getElementById("app");
if (target === null) throw new Error("the gallery has no place");
if (show === "") mount(Index, { target });
else if (show === "art") mount(Art, { target });
else {
  await loadLocale("en").catch(console.error);
  const { default: Table } = await import("./Table.svelte");
  mount(Table, { target, props: { name: show } });
}
