// Pointing at things. One listener for a whole drawing: whatever carries a data-key can be picked when it is lit.
import type { Attachment } from "svelte/attachments";

export interface Picking {
  lit: ReadonlySet<string>;
  onpick: (key: string) => void;
  onwhy?: ((key: string) => void) | undefined;
  onhover?: ((key: string | null) => void) | undefined;
}

/** How a part of a drawing presents itself: lit it is a button, else a picture with a name. */
export const manner = (lit: boolean, chosen: boolean): { role: "button" | "img"; tabindex?: 0; "aria-pressed"?: boolean } =>
  lit ? { role: "button", tabindex: 0, "aria-pressed": chosen } : { role: "img" };

const keyOf = (event: Event): string | undefined =>
  event.target instanceof Element ? event.target.closest<HTMLElement | SVGElement>("[data-key]")?.dataset.key : undefined;

/** Clicks and keys on everything inside. What is not lit may be asked why. */
export function picks(now: () => Picking): Attachment<Element> {
  return (node) => {
    const choose = (event: Event): void => {
      const key = keyOf(event);
      if (key === undefined) return;
      const { lit, onpick, onwhy } = now();
      event.preventDefault();
      if (lit.has(key)) onpick(key);
      else onwhy?.(key);
    };
    const press = (event: Event): void => {
      const { key } = event as KeyboardEvent;
      if (key === "Enter" || key === " ") choose(event);
      else if (key.startsWith("Arrow") && step(node, key)) event.preventDefault();
    };
    const enter = (event: Event): void => now().onhover?.(keyOf(event) ?? null);
    const leave = (): void => now().onhover?.(null);
    const heard: [string, (event: Event) => void][] = [
      ["click", choose],
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

/** Moves the focus to the nearest lit thing in the direction of an arrow key. */
function step(node: Element, arrow: string): boolean {
  const from = document.activeElement;
  if (from === null || !node.contains(from)) return false;
  const middle = (element: Element): [number, number] => {
    const box = element.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const [x, y] = middle(from);
  const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[arrow] ?? [0, 0];
  let best: HTMLElement | SVGElement | null = null;
  let least = Infinity;
  for (const other of node.querySelectorAll<HTMLElement | SVGElement>('[data-key][tabindex="0"]')) {
    if (other === from) continue;
    const [ox, oy] = middle(other);
    const ahead = (ox - x) * dx! + (oy - y) * dy!;
    const aside = Math.abs((ox - x) * dy!) + Math.abs((oy - y) * dx!);
    if (ahead > 1 && ahead + 2 * aside < least) [best, least] = [other, ahead + 2 * aside];
  }
  best?.focus();
  return best !== null;
}
