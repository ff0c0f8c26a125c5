// What "Why?" shows now: a rule, or a thing on the table with what is to be said about it. One card for the whole page.
import type { Refusal } from "../lib/sentences";

/** A thing somebody pointed at. */
export interface ThingPage {
  key: string;
  asked?: string; // the action that would have followed
  refusal?: Refusal | "later"; // why it cannot be chosen; it may be possible later in the same action
}

export type Page = { rule: string } | ThingPage;

let kept = $state.raw<{ from: Element | null; pages: readonly Page[] } | null>(null);

export const why = {
  /** The page shown, or null. */
  get page(): Page | null {
    return kept?.pages.at(-1) ?? null;
  },
  /** Whether there is a page to go back to. */
  get deep(): boolean {
    return (kept?.pages.length ?? 0) > 1;
  },
  /** What it was asked about: the card stands beside it. */
  get from(): Element | null {
    return kept?.from ?? null;
  },
  /** Shows a page. The same again closes it. */
  show(page: Page, from: Element | null): void {
    const same =
      kept !== null &&
      kept.pages.length === 1 &&
      kept.from === from &&
      JSON.stringify(kept.pages[0]) === JSON.stringify(page);
    kept = same ? null : { from, pages: [page] };
  },
  /** Goes on to another rule. */
  open(rule: string): void {
    if (kept) kept = { ...kept, pages: [...kept.pages, { rule }] };
  },
  back(): void {
    if (kept) kept = { ...kept, pages: kept.pages.slice(0, -1) };
  },
  close(): void {
    kept = null;
  },
};
