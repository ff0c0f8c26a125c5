// Talk in rooms: one for everybody, and private ones.
import type { SeatInfo, TalkLine } from "../../lib/protocol";

export const ALL = "all";

export interface Room {
  key: string; // "all", or the seats in it: "0,2"
  seats: number[]; // the others in it; empty for all
  lines: TalkLine[];
  unread: number;
}

/** The room of a line: "all", or the seats in it. */
export function roomOf(line: TalkLine): string {
  return line.to?.length ? keyOf([line.seat, ...line.to]) : ALL;
}

export function keyOf(seats: number[]): string {
  return [...new Set(seats)].sort((a, b) => a - b).join(",");
}

export const seatsOf = (key: string): number[] => (key === ALL ? [] : key.split(",").map(Number));

/** Whether a seat may hear a line. One browser may hold several seats and receive the talk of all of them. */
export function hears(line: TalkLine, me: number | null): boolean {
  return !line.to?.length || (me !== null && (line.seat === me || line.to.includes(me)));
}

/** Whether the speaker has left: before the start, seats may change hands. */
export function gone({ seat, name }: TalkLine, seats: readonly SeatInfo[]): boolean {
  return !!name && seats.find((place) => place.seat === seat)?.name !== name;
}

/** The lines after the one with that number; all if it is not there. Numbers are in no order. */
export function after(lines: readonly TalkLine[], number: number | undefined): readonly TalkLine[] {
  return lines.slice(lines.findLastIndex(({ n }) => n === number) + 1);
}

/** The rooms of a seat: everybody's first, then those with talk or just opened, most recent first. */
export function roomsFor(
  lines: readonly TalkLine[],
  me: number | null,
  read: Record<string, number>,
  seats: readonly SeatInfo[],
  opened: readonly string[] = [],
): Room[] {
  const found = new Map<string, TalkLine[]>([[ALL, []], ...opened.map((key): [string, TalkLine[]] => [key, []])]);
  for (const line of lines) {
    if (!hears(line, me)) continue;
    const key = roomOf(line);
    found.set(key, [...(found.get(key) ?? []), line]);
  }
  const rooms = [...found].map(([key, said]): Room => ({
    key,
    seats: seatsOf(key).filter((seat) => seat !== me),
    lines: said,
    unread: after(said, read[key]).filter((line) => line.seat !== me || gone(line, seats)).length,
  }));
  const latest = (room: Room): number => (room.key === ALL ? Infinity : lines.indexOf(room.lines.at(-1)!));
  return rooms.sort((a, b) => latest(b) - latest(a));
}

/** Whom a seat can talk to and make deals with: everybody else, bots only during the game. */
export function listeners(seats: readonly SeatInfo[], me: number | null, playing: boolean): SeatInfo[] {
  return seats.filter(({ seat, bot }) => seat !== me && (playing || bot === ""));
}
