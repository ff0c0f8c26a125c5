// Parts of the table that are loaded later: the first decision does not need them.
import { loadPart, locale } from "../lib/text.svelte";

export const war = () => import("./war/war");
export const end = () => import("./end/End.svelte");
export const coach = () => import("../learn/Coach.svelte");
export async function notices() {
  const [panel] = await Promise.all([import("../notices/NoticesPanel.svelte"), loadPart("ui-notices", locale.current)]);
  return panel;
}
