// How far back a take-back goes. The page records the number of actions whenever this seat is asked a new question;
// it does not know about turns before it was opened.
import type { Session } from "../lib/session.svelte";

const noted = new WeakMap<Session, Map<number, number[]>>();

/** Records that this seat is being asked. */
export function noteQuestion(session: Session): void {
  const seats = noted.get(session) ?? new Map<number, number[]>();
  noted.set(session, seats);
  if (session.seat === null) return;
  // drop records that a take-back has undone
  const lengths = (seats.get(session.seat) ?? []).filter((length) => length < session.actions);
  seats.set(session.seat, [...lengths, session.actions]);
}

/** How many actions remain if this seat's last turn is taken back; null if the page does not know. */
export function beforeMyLastTurn(session: Session): number | null {
  const lengths = session.seat === null ? [] : (noted.get(session)?.get(session.seat) ?? []);
  return lengths.findLast((length) => length < session.actions) ?? null;
}
