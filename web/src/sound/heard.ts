// Which sound belongs to a moment of the story.
import type { GameEvent } from "../lib/view";

export type Sound = "turn" | "coins" | "alliance" | "betrayal" | "war" | "win";

/** A moment makes one sound: that of the first of these among its events. */
const OF_EVENT: readonly (readonly [string, Sound])[] = [
  ["game_over", "win"],
  ["alliance_broken", "betrayal"],
  ["allied", "alliance"],
  ["war_began", "war"],
  ["battle", "war"],
  ["bid_revealed", "coins"],
  ["gift", "coins"],
  ["coins", "coins"],
];

export const soundOf = (events: readonly GameEvent[]): Sound | null =>
  OF_EVENT.find(([name]) => events.some(({ event }) => event === name))?.[1] ?? null;
