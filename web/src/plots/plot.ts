// What the plots share: round numbers for an axis, labels that keep apart, and a line pattern for each clan.

// Clans can be told apart without colour.
const DASHES: Record<string, string> = {
  koi: "",
  lotus: "7 3",
  turtle: "2 2.5",
  dragonfly: "9 3 2 3",
  bonsai: "4 2",
  fox: "1 2 5 2",
  sun: "12 3",
  moon: "2 4",
};
export const dashes = (clan: string): string => DASHES[clan] ?? "";

const STEPS = [1, 2, 5, 10, 20, 25, 50, 100];
const MARKS = 5; // at most, on an axis

/** Round numbers from 0 up to the first that is not below the greatest value. */
export function marks(most: number): number[] {
  const step = STEPS.find((one) => Math.ceil(most / one) < MARKS) ?? Math.ceil(most / MARKS);
  return Array.from({ length: Math.max(1, Math.ceil(most / step)) + 1 }, (_, i) => i * step);
}

/** Heights for labels: near the wanted ones, in the same order, at least `gap` apart, between `top` and `bottom`. */
export function keptApart(wanted: readonly number[], gap: number, top: number, bottom: number): number[] {
  const order = wanted.map((y, i) => ({ y, i })).sort((a, b) => a.y - b.y);
  let above = top - gap;
  for (const one of order) above = one.y = Math.max(one.y, above + gap);
  let below = bottom + gap;
  for (const one of order.reverse()) below = one.y = Math.min(one.y, below - gap);
  const found = [...wanted];
  for (const { y, i } of order) found[i] = y;
  return found;
}

type Scale = (value: number) => number;
const fixed = (n: number): string => n.toFixed(1);

/** A line through all values. */
export const path = (values: readonly number[], x: Scale, y: Scale): string =>
  values.map((value, i) => `${i === 0 ? "M" : "L"}${fixed(x(i))} ${fixed(y(value))}`).join("");

/** A line with a step wherever the value changes: there is nothing between two moments. */
export function steps(values: readonly number[], x: Scale, y: Scale): string {
  let line = "";
  values.forEach((value, i) => {
    if (i === 0) line = `M${fixed(x(0))} ${fixed(y(value))}`;
    else if (value !== values[i - 1]) line += `H${fixed(x(i))}V${fixed(y(value))}`;
    else if (i === values.length - 1) line += `H${fixed(x(i))}`;
  });
  return line;
}

export interface Band {
  season: string;
  from: number;
  to: number;
}

/** Seasons as stretches of positions. */
export const bands = (seasons: readonly { season: string; at: number }[], last: number): Band[] =>
  seasons
    .map(({ season, at }, i) => ({ season, from: at, to: seasons[i + 1]?.at ?? last }))
    .filter(({ from, to }) => to > from);
