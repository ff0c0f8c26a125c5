// Picking things. One listener for a whole drawing: anything with a data-key can be picked while it is lit.
import type { Attachment } from "svelte/attachments";

export interface Picking {
  lit: ReadonlySet<string>;
  onpick: (key: string) => void;
  // a thing that is not lit was clicked, or the player asked about one
  onwhy?: ((key: string, from: Element) => void) | undefined;
  onhover?: ((key: string | null) => void) | undefined;
}

type Thing = HTMLElement | SVGElement;

/** The ARIA attributes of a part of a drawing: a button while lit, otherwise a labelled picture. */
export const manner = (
  lit: boolean,
  chosen: boolean,
): { role: "button" | "img"; tabindex: 0 | -1; "aria-pressed"?: boolean } =>
  lit ? { role: "button", tabindex: 0, "aria-pressed": chosen } : { role: "img", tabindex: -1 };

const thingOf = (event: Event): Thing | null =>
  event.target instanceof Element ? event.target.closest<Thing>("[data-key]") : null;

/**
 * Handles clicks and keys on everything inside. Clicking a thing that is not lit asks why; the question mark or a
 * right click asks about any thing. The Tab key stops at what is lit, the arrow keys move to its neighbours; with
 * Shift, or if nothing is lit, to every thing.
 */
export function picks(now: () => Picking): Attachment<Element> {
  return (node) => {
    // The container is a tab stop only while nothing in it is lit. This runs again whenever what is lit changes.
    if (now().onwhy) node.setAttribute("tabindex", node.querySelector('[data-key][tabindex="0"]') ? "-1" : "0");
    const choose = (event: Event): void => {
      const thing = thingOf(event);
      if (!thing) return;
      const { lit, onpick } = now();
      event.preventDefault();
      if (lit.has(thing.dataset.key!)) onpick(thing.dataset.key!);
      else ask(event);
    };
    const ask = (event: Event): void => {
      const { onwhy } = now();
      const thing = thingOf(event);
      if (!thing || !onwhy) return;
      event.preventDefault();
      onwhy(thing.dataset.key!, thing);
    };
    const press = (event: Event): void => {
      const { key, shiftKey } = event as KeyboardEvent;
      if (key === "Enter" || key === " ") choose(event);
      else if (key === "?") ask(event);
      else if (key.startsWith("Arrow") && step(node, key, shiftKey)) event.preventDefault();
    };
    const enter = (event: Event): void => now().onhover?.(thingOf(event)?.dataset.key ?? null);
    const leave = (): void => now().onhover?.(null);
    const heard: [string, (event: Event) => void][] = [
      ["click", choose],
      ["contextmenu", ask],
      ["keydown", press],
      ["pointerover", enter],
      ["focusin", enter],
      ["pointerleave", leave],
      ["focusout", leave],
    ];
    for (const [name, listener] of heard) node.addEventListener(name, listener);
    return () => {
      for (const [name, listener] of heard) node.removeEventListener(name, listener);
    };
  };
}

/** Moves the focus to the nearest thing in a direction: a lit one, unless all are wanted or none is lit. */
function step(node: Element, arrow: string, all: boolean): boolean {
  const from = document.activeElement;
  if (from === null || !node.contains(from)) return false;
  const middle = (element: Element): [number, number] => {
    const box = element.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const [x, y] = middle(from);
  const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[arrow] ?? [0, 0];
  let best: Thing | null = null;
  let least = Infinity;
  const lit = [...node.querySelectorAll<Thing>('[data-key][tabindex="0"]')];
  const things = lit.length > 0 && !all ? lit : [...node.querySelectorAll<Thing>("[data-key][tabindex]")];
  if (from === node) {
    things[0]?.focus();
    return things.length > 0;
  }
  for (const other of things) {
    if (other === from) continue;
    const [ox, oy] = middle(other);
    const ahead = (ox - x) * dx! + (oy - y) * dy!;
    const aside = Math.abs((ox - x) * dy!) + Math.abs((oy - y) * dx!);
    if (ahead > 1 && ahead + 2 * aside < least) [best, least] = [other, ahead + 2 * aside];
  }
  best?.focus();
  return best !== null;
}
