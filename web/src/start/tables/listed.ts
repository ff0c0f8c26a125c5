// Filtering and sorting the public list of tables.
import type { Listing } from "../../lib/api";

export const PACES = ["none", "live", "slow"] as const; // without a clock, in one sitting, by correspondence
export type Pace = (typeof PACES)[number];
export const ORDERS = ["ready", "new", "active"] as const;
export type Order = (typeof ORDERS)[number];

/** What to look for; '' and 0 are anything. */
export interface Filter {
  players: number;
  pace: Pace | "";
  set: string;
  free: boolean; // only tables where one can sit down
}

const HOUR = 60 * 60;

export const paceOf = ({ clock }: Listing): Pace => (clock === null ? "none" : clock.seconds < HOUR ? "live" : "slow");

export const canSit = ({ status, free }: Listing): boolean => status === "open" && free > 0;

/** The tables that fit, in order. `ready`: first those where one can sit down, the fullest first. */
export function listed(tables: readonly Listing[], filter: Filter, order: Order): Listing[] {
  const fits = (table: Listing): boolean =>
    (filter.players === 0 || table.players === filter.players) &&
    (filter.pace === "" || paceOf(table) === filter.pace) &&
    (filter.set === "" || table.card_set === filter.set) &&
    (!filter.free || canSit(table));
  const ranks: Record<Order, (table: Listing) => number> = {
    ready: (table) => (canSit(table) ? table.free : table.status === "over" ? 99 : 9),
    new: (table) => -table.created,
    active: (table) => -table.updated,
  };
  const rank = ranks[order];
  return tables.filter(fits).sort((a, b) => rank(a) - rank(b) || b.updated - a.updated);
}
