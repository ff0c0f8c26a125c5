// How far back a wish to take back goes. The page notes how many actions there were whenever a new question was asked
// of this seat; what was before the page was opened it does not know.
import type { Session } from "../lib/session.svelte";

const noted = new WeakMap<Session, Map<number, number[]>>();

/** Notes that this seat is asked now. */
export function noteQuestion(session: Session): void {
  const seats = noted.get(session) ?? new Map<number, number[]>();
  noted.set(session, seats);
  if (session.seat === null) return;
  // after a take-back the later ones are gone
  const lengths = (seats.get(session.seat) ?? []).filter((length) => length < session.actions);
  seats.set(session.seat, [...lengths, session.actions]);
}

/** How many actions remain if this seat's last turn is taken back; null if the page does not know. */
export function beforeMyLastTurn(session: Session): number | null {
  const lengths = session.seat === null ? [] : (noted.get(session)?.get(session.seat) ?? []);
  return lengths.findLast((length) => length < session.actions) ?? null;
}
