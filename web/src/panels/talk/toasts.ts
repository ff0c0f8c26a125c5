// Which messages and offers are shown over the map: whispers until they are read, the others more quietly.
import type { DealInfo, TalkLine } from "../../lib/protocol";
import type { Session } from "../../lib/session.svelte";
import { readOf } from "./reading.svelte";
import { after, ALL, gone, roomsFor } from "./rooms";

export interface Toast {
  key: string;
  seat: number; // who speaks
  room: string; // where; '' for an offer
  line: TalkLine | null; // null for an offer
  to: number[]; // who hears a reply; empty where none is possible
  more: number; // further unread lines there
}

const MOST = 3;

/** The newest unread lines and unanswered offers of the seat in front of the screen. `closed` are keys. */
export function toastsFor(session: Session, closed: ReadonlySet<string>): Toast[] {
  const { seat: me, talk, table } = session;
  if (me === null) return [];
  const seats = table?.seats ?? [];
  const isBot = (seat: number): boolean => !!seats.find((place) => place.seat === seat)?.bot;
  const deals = [...session.deals.values()].filter(({ state, to }) => state === "offered" && to === me);
  const offers = deals.map((deal) => offerOf(deal)).filter(({ key }) => !closed.has(key));
  const read = readOf(session);
  const lines = roomsFor(talk, me, read, seats).flatMap(({ key, seats: others, lines: said, unread }): Toast[] => {
    const line = after(said, read[key]).findLast((one) => one.seat !== me && !gone(one, seats));
    if (!line || closed.has(`line ${line.n}`)) return [];
    // What a bot says about an offer stands beside it.
    if (line.spoken?.deal && deals.some(({ deal }) => deal === line.spoken!.deal)) return [];
    const to = key === ALL || (others.length === 1 && isBot(line.seat)) ? [] : others;
    return [{ key: `line ${line.n}`, seat: line.seat, room: key, line, to, more: unread - 1 }];
  });
  const loud = ({ room }: Toast): number => (room === ALL ? 2 : room === "" ? 1 : 0);
  return [...lines, ...offers].sort((a, b) => loud(a) - loud(b)).slice(0, MOST);
}

const offerOf = ({ deal, seat }: DealInfo): Toast => ({
  key: `deal ${deal}`,
  seat,
  room: "",
  line: null,
  to: [],
  more: 0,
});
