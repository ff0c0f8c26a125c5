// Hot-seat play: the page switches to the seat that has to decide, behind a veil.
import type { Session } from "../lib/session.svelte";

/** The seats of this browser that the game is waiting for. */
export function asked(session: Session): number[] {
  const actors = session.view?.decision?.actors ?? [];
  return session.holds.filter((seat) =>
    actors.includes(session.table?.seats.find((place) => place.seat === seat)?.clan ?? ""),
  );
}

/** The seat the device should be passed to; null if it can stay. */
export function nextSeat(session: Session): number | null {
  if (session.holds.length < 2) return null;
  const wanted = asked(session);
  return wanted.length === 0 || (session.seat !== null && wanted.includes(session.seat)) ? null : wanted[0]!;
}
