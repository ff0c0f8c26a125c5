// Unseen events: those that arrived while the page was closed or in the background.
import type { Session } from "../../lib/session.svelte";
import { recall, remember } from "../../page/memory";

const key = (table: string): string => `hinode.seen.${table}`;

/**
 * The first unseen event, given how many were seen and how many there are; null if all were, or this is a first visit.
 */
export function markAt(seen: number | null, count: number): number | null {
  return seen !== null && seen > 0 && seen < count ? seen : null;
}

export function seenBefore(table: string): number | null {
  const text = recall(key(table));
  return text !== null && /^\d+$/.test(text) ? Number(text) : null;
}

class Away {
  /** How many events had been seen when this visit began. */
  seen = $state<number | null>(null);
  #table: string;

  constructor(table: string) {
    this.#table = table;
    this.seen = seenBefore(table);
  }

  /** Marks this many events as seen. */
  saw(count: number): void {
    remember(key(this.#table), String(count));
  }

  /** Back from the background: what arrived in the meantime is new. */
  back(): void {
    this.seen = seenBefore(this.#table);
  }

  /** The mark has been read. */
  done(count: number): void {
    this.seen = count;
  }
}

const known = new WeakMap<Session, Away>();

/** One mark for each table this page shows, whichever panel is open. */
export function awayOf(session: Session): Away {
  let away = known.get(session);
  if (!away) known.set(session, (away = new Away(session.name)));
  return away;
}
