// Who looks: in hot-seat play the page turns to the seat that is asked, behind a veil.
import type { Session } from "../lib/session.svelte";

/** The seats of this browser that the game waits for. */
export function asked(session: Session): number[] {
  const actors = session.view?.decision?.actors ?? [];
  return session.holds.filter((seat) =>
    actors.includes(session.table?.seats.find((place) => place.seat === seat)?.clan ?? ""),
  );
}

/** To which seat the device should go: null while it may stay where it is. */
export function nextSeat(session: Session): number | null {
  if (session.holds.length < 2) return null;
  const wanted = asked(session);
  return wanted.length === 0 || (session.seat !== null && wanted.includes(session.seat)) ? null : wanted[0]!;
}
