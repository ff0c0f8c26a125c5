// Which moments deserve the whole table, and which events they show.
import type { GameEvent } from "../../lib/view";

export type Kind = "betrayal" | "alliance" | "bids" | "war" | "season";

export interface Ceremony {
  kind: Kind;
  events: GameEvent[];
}

/** The event each ceremony shows. If a moment has several of them, the first here counts. */
const EVENTS: readonly (readonly [Kind, string])[] = [
  ["betrayal", "alliance_broken"],
  ["alliance", "allied"],
  ["bids", "bid_revealed"],
  ["war", "war_began"],
  ["season", "season_began"],
];

export function ceremonyOf(moment: readonly GameEvent[]): Ceremony | null {
  for (const [kind, name] of EVENTS) {
    const events = moment.filter(({ event }) => event === name);
    if (events.length > 0) return { kind, events };
  }
  return null;
}
