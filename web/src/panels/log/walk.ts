// A long list is a single tab stop; the arrow keys move between its lines.
import type { Attachment } from "svelte/attachments";

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

export const walk: Attachment<HTMLElement> = (node) => {
  const press = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    const lines = [...node.querySelectorAll<HTMLElement>("button[tabindex='-1']")];
    const at = lines.findIndex((line) => line === document.activeElement);
    const next = at < 0 ? (step > 0 ? lines[0] : lines.at(-1)) : lines[at + step];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  node.addEventListener("keydown", press);
  return () => node.removeEventListener("keydown", press);
};
