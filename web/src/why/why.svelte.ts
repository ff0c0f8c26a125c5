// What "Why?" shows: a rule, or facts about a thing on the table. There is one card for the whole page.
import type { Refusal } from "../lib/sentences";

/** A thing the player asked about. */
export interface ThingPage {
  key: string;
  asked?: string; // the action that would have followed
  refusal?: Refusal | "later"; // why it cannot be chosen; "later" if it can be later in the same action
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
  /** The element the player asked about; the card is placed beside it. */
  get from(): Element | null {
    return kept?.from ?? null;
  },
  /** Shows a page. Showing the same page again closes the card. */
  show(page: Page, from: Element | null): void {
    const same =
      kept !== null &&
      kept.pages.length === 1 &&
      kept.from === from &&
      JSON.stringify(kept.pages[0]) === JSON.stringify(page);
    kept = same ? null : { from, pages: [page] };
  },
  /** Opens another rule in the same card. */
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
