// Which action of a game this device has been told last, so that it can tell the rest when the player returns.
import { recallObject, remember } from "../../page/memory";

const place = (table: string): string => `hinode.told.${table}`;
const key = (seat: number | null): string => String(seat ?? "watching");

/** How many actions a seat has been told of; null if this device does not know the game. */
export function toldSoFar(table: string, seat: number | null): number | null {
  const actions = recallObject(place(table))[key(seat)];
  return typeof actions === "number" ? actions : null;
}

export function rememberTold(table: string, seat: number | null, actions: number): void {
  const before = recallObject(place(table));
  if (before[key(seat)] !== actions) remember(place(table), JSON.stringify({ ...before, [key(seat)]: actions }));
}
