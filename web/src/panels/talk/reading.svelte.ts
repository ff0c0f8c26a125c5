// The last line read in each room of a table, on this device. Lines are known by their numbers, which are in no order.
import type { Session } from "../../lib/session.svelte";
import { recallObject, remember } from "../../page/memory";
import { roomsFor } from "./rooms";

type Read = Record<string, number>;

const tables = $state<Record<string, Read>>({});

const key = (table: string, seat: number | null): string => `hinode.read.${table}.${seat ?? "watch"}`;

/** The last line read, by room. Kept for each seat, since several may share a device. */
export function readOf(session: Session): Read {
  const name = key(session.name, session.seat);
  return tables[name] ?? (recallObject(name) as Read);
}

export function markRead(session: Session, room: string, n: number): void {
  const before = readOf(session);
  if (before[room] === n) return;
  const name = key(session.name, session.seat);
  tables[name] = { ...before, [room]: n };
  remember(name, JSON.stringify(tables[name]));
}

/** The number of unread lines, for a badge. */
export function unreadTalk(session: Session): number {
  return roomsFor(session.talk, session.seat, readOf(session), session.table?.seats ?? []).reduce(
    (sum, { unread }) => sum + unread,
    0,
  );
}

/** The number of offers this seat has to answer, for a badge. */
export function dealsToAnswer(session: Session): number {
  return [...session.deals.values()].filter(({ state, to }) => state === "offered" && to === session.seat).length;
}
