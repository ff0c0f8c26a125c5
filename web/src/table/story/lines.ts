// The events of a moment that are told as lines.
import { KINDS } from "../../lib/events";
import { toldBefore, toldNext } from "../../lib/sentences";
import type { GameEvent } from "../../lib/view";

/** Events caused by your own action: you know what you did. */
// prettier-ignore
const DEEDS = [
  "ready", "proposed", "mandate_played", "summoned", "moved", "built", "bought", "replaced",
  "bid", "captured", "ronin_hired", "advantage_declined",
];

/** What is worth a line; null if it is your own action, which ends the lines before it. */
export function toTell(events: readonly GameEvent[], clan: string | null): GameEvent[] | null {
  if (events.some(({ event, seat }) => seat === clan && DEEDS.includes(event))) return null;
  return events.filter(
    (event, i) => !KINDS[event.event]?.quiet && !toldNext(event, events[i + 1]) && !toldBefore(event, events[i - 1]),
  );
}

/** Elements that need the space bar themselves; elsewhere it shows the next moment. */
export const CONTROLS = "a, button, input, select, textarea, summary, [role=button], [contenteditable]";
