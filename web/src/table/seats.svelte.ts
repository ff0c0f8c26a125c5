// Who looks: in hot-seat play the page turns to the seat that is asked, behind a veil. And what the clocks show now.
import type { SeatClock } from "../lib/protocol";
import type { Session } from "../lib/session.svelte";

/** The seats of this browser that the game waits for. */
export function asked(session: Session): number[] {
  const actors = session.view?.decision?.actors ?? [];
  return session.holds.filter((seat) => actors.includes(session.table?.seats.find((place) => place.seat === seat)?.clan ?? ""));
}

/** To which seat the device should go: null while it may stay where it is. */
export function nextSeat(session: Session): number | null {
  if (session.holds.length < 2) return null;
  const wanted = asked(session);
  return wanted.length === 0 || (session.seat !== null && wanted.includes(session.seat)) ? null : wanted[0]!;
}

/** The clocks as they stand at this moment, in whole seconds: first the time for the decision, then the bank. */
export function clocksNow(clocks: readonly SeatClock[] | null, since: number, now: number): SeatClock[] {
  return (clocks ?? []).map((clock) => {
    const gone = clock.running ? now - since : 0;
    const bank = Math.max(0, clock.bank - Math.max(0, gone - clock.left));
    const left = Math.max(0, clock.left - gone);
    return { ...clock, left: Math.ceil((left + bank) / 1000), bank: Math.ceil(bank / 1000) };
  });
}
