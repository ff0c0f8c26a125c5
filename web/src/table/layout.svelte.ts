// Which of its four layouts the table has. Every component asks here; no other file knows the limits.
import { onMount } from "svelte";

export type Layout = "portrait" | "landscape" | "tablet" | "desktop";

const DESKTOP = { width: 1200, height: 600 }; // px: the least window for all parts side by side
const PHONE = { width: 700, height: 440 }; // px: narrower when upright, or lower when on its side, it is a phone
const ROOMY = 620; // px: the least height at which the tabs stand below the decision and do not cover it

export function layoutOf(width: number, height: number): Layout {
  if (width > height && height <= PHONE.height) return "landscape";
  if (width <= height && width < PHONE.width) return "portrait";
  return width < DESKTOP.width || height < DESKTOP.height ? "tablet" : "desktop";
}

/** Whether log and talk are seen beside the decision. If not, an open tab lies over it. */
export function isRoomy(layout: Layout, height: number): boolean {
  return layout === "desktop" || (layout === "tablet" && height >= ROOMY);
}

/** The layout of the window, now and after every change of its size. */
export class Layouts {
  #width = $state(window.innerWidth);
  #height = $state(window.innerHeight);

  current = $derived(layoutOf(this.#width, this.#height));
  roomy = $derived(isRoomy(this.current, this.#height));
  phone = $derived(this.current === "portrait" || this.current === "landscape");

  measure = (): void => {
    [this.#width, this.#height] = [window.innerWidth, window.innerHeight];
  };
}

/** Watches the window; call it while a component is initialized. */
export function watchLayout(): Layouts {
  const layouts = new Layouts();
  onMount(() => {
    window.addEventListener("resize", layouts.measure);
    return () => window.removeEventListener("resize", layouts.measure);
  });
  return layouts;
}
