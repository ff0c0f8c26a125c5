// Up to which line each room of a table has been read, on this device.
import type { Session } from "../../lib/session.svelte";
import { recallObject, remember } from "../../page/memory";
import { roomsFor } from "./rooms";

type Read = Record<string, number>;

const tables = $state<Record<string, Read>>({});

const key = (table: string, seat: number | null): string => `hinode.read.${table}.${seat ?? "watch"}`;

/** Which line was the last read, by room. A seat reads for itself: several may share a device. */
export function readOf(session: Session): Read {
  const name = key(session.name, session.seat);
  return tables[name] ?? (recallObject(name) as Read);
}

export function markRead(session: Session, room: string, n: number): void {
  const before = readOf(session);
  if ((before[room] ?? 0) >= n) return;
  const name = key(session.name, session.seat);
  tables[name] = { ...before, [room]: n };
  remember(name, JSON.stringify(tables[name]));
}

/** How many lines this seat has not read, for a badge. */
export function unreadTalk(session: Session): number {
  return roomsFor(session.talk, session.seat, readOf(session), session.table?.seats ?? []).reduce(
    (sum, { unread }) => sum + unread,
    0,
  );
}

/** How many offers wait for an answer of this seat, for a badge. */
export function dealsToAnswer(session: Session): number {
  return [...session.deals.values()].filter(({ state, to }) => state === "offered" && to === session.seat).length;
}
