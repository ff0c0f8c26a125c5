// Who was allied with whom, season by season, and who broke it.
import type { GameEvent } from "../../lib/view";

export interface Bond {
  season: string;
  pair: [string, string];
  broken: string | null; // the clan that broke it
}

export function bondsOf(log: readonly GameEvent[]): Bond[] {
  const bonds: Bond[] = [];
  let season = "";
  for (const event of log) {
    const [seat, ally] = [String(event.seat), String(event.ally)];
    if (event.event === "season_began") season = String(event.season);
    if (event.event === "allied") bonds.push({ season, pair: [seat, ally], broken: null });
    if (event.event !== "alliance_broken") continue;
    const bond = bonds.findLast(({ pair, broken }) => broken === null && pair.includes(seat) && pair.includes(ally));
    if (bond) bond.broken = seat;
  }
  return bonds;
}

export interface Drawn extends Bond {
  from: [number, number]; // if it was broken, the clan that broke it
  to: [number, number];
}

/** Clans around a table and the lines between them; lines between the same two clans run side by side. */
export function drawBonds(
  bonds: readonly Bond[],
  places: ReadonlyMap<string, readonly [number, number]>,
  apart: number,
  rim: number,
): Drawn[] {
  const between = (a: Bond, b: Bond): boolean => a.pair.every((clan) => b.pair.includes(clan));
  return bonds.flatMap((bond) => {
    const same = bonds.filter((other) => between(bond, other));
    const [one, two] = [...bond.pair].sort() as [string, string];
    const [a, b] = [places.get(one), places.get(two)];
    if (!a || !b) return [];
    const long = Math.hypot(b[0] - a[0], b[1] - a[1]);
    const [dx, dy] = [(b[0] - a[0]) / long, (b[1] - a[1]) / long];
    const aside = (same.indexOf(bond) - (same.length - 1) / 2) * apart;
    const end = ([x, y]: readonly [number, number], in_: number): [number, number] => [
      x + in_ * dx - aside * dy,
      y + in_ * dy + aside * dx,
    ];
    const ends = [end(a, rim), end(b, -rim)] as const;
    const [from, to] = bond.broken === two ? [ends[1], ends[0]] : ends;
    return [{ ...bond, from, to }];
  });
}
