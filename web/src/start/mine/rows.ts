// The games of this device as rows: grouped by what one can do there, the most urgent first.
import type { MyTable } from "../../lib/api";
import { ALL, keyOf } from "../../panels/talk/rooms";

export const GROUPS = ["turn", "invited", "waiting", "open", "over"] as const;
export type Group = (typeof GROUPS)[number];

/** What a table is to its player. A finished game whose people meet again is an invitation first. */
export function groupOf(table: MyTable): Group {
  if (table.invited) return "invited";
  if (table.status === "open") return "open";
  if (table.status === "over" || table.status === "broken") return "over";
  return table.waiting.some((seat) => table.holds.includes(seat)) ? "turn" : "waiting";
}

/** The groups that have tables, in order; in each the last changed first. */
export function grouped(tables: readonly MyTable[]): { group: Group; tables: MyTable[] }[] {
  const latest = [...tables].sort((a, b) => b.updated - a.updated);
  return GROUPS.map((group) => ({ group, tables: latest.filter((table) => groupOf(table) === group) })).filter(
    ({ tables }) => tables.length > 0,
  );
}

export const waitingFor = (tables: readonly MyTable[]): number =>
  tables.filter((table) => groupOf(table) === "turn").length;

/** The number of lines that one's seats heard and have not read. `read`: by seat, the last line read in each room. */
export function unread(table: MyTable, read: (seat: number) => Record<string, unknown>): number {
  const lines = new Set<number>();
  for (const me of table.holds) {
    const known = read(me);
    for (const { n, seat, to } of table.talk) {
      const room = to.length > 0 ? keyOf([seat, ...to]) : ALL;
      const mine = to.length === 0 || seat === me || to.includes(me);
      if (mine && !table.holds.includes(seat) && n > Number(known[room] ?? 0)) lines.add(n);
    }
  }
  return lines.size;
}

/** Points from the most to the fewest, with one's own clans marked. */
export function scores(table: MyTable): { clan: string; vp: number; mine: boolean; won: boolean }[] {
  return table.players
    .filter(({ clan }) => clan !== "")
    .map(({ clan, vp, seat }) => ({
      clan,
      vp,
      mine: table.holds.includes(seat),
      won: table.winners.includes(clan),
    }))
    .sort((a, b) => b.vp - a.vp);
}
