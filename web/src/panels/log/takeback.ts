// Taking back by consent, from a line of the log: how many actions remain, and who must agree.
import type { SeatInfo } from "../../lib/protocol";
import { sentence, toldNext } from "../../lib/sentences";
import type { GameEvent } from "../../lib/view";

/** How many actions remain if an event is taken back; null for events before the first action. */
export function lengthBefore(marks: readonly number[], index: number): number | null {
  const length = marks.filter((mark) => mark <= index).length - 1;
  return length < 0 ? null : length;
}

/** The first event that would be undone, as a sentence; '' if the log does not show any. */
export function undoneFirst(marks: readonly number[], log: readonly GameEvent[], length: number): string {
  const event = log.slice(marks[length] ?? log.length).find((one, i, all) => !toldNext(one, all[i + 1]));
  return event ? sentence(event) : "";
}

/** Who has to agree: all others who are not played by a bot. */
export const haveToAgree = (seats: readonly SeatInfo[], asker: number): SeatInfo[] =>
  seats.filter(({ seat, bot, stand_in }) => seat !== asker && !bot && !stand_in);
