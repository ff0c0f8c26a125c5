// Which card of the Automa the story shows.
import { KINDS } from "../lib/events";
import type { GameEvent } from "../lib/view";

const FAR = 20; // events: a card is not shown for longer

/** The event that drew the card a log has come to: it stays while its clan acts on it, then goes. */
export function drawnNow(log: readonly GameEvent[]): GameEvent | null {
  const since: GameEvent[] = [];
  for (const event of log.slice(-FAR).reverse()) {
    if ("drawn" in event) return since.every((other) => follows(other, event)) ? event : null;
    if (!KINDS[event.event]?.quiet) since.push(event);
  }
  return null;
}

/** Whether something is what a card brought: the alliances of its pairs, or what its clan does. */
const follows = (event: GameEvent, card: GameEvent): boolean =>
  card.seat === undefined ? event.event === "allied" : event.seat === card.seat;
