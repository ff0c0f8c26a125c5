// Where a hint points: keys of things and parts of the table, and how they are found on the page.
import { HEIGHT, PROVINCES } from "../board/map/geometry";
import type { Choice } from "../lib/decide";

/** What is being decided, as far as a mark depends on it. */
export interface Deciding {
  choices: readonly Choice[];
  now: { path: readonly string[] };
  asked: Choice | null;
}

const ADVANTAGES = ["seppuku", "hostage", "ronin", "poets"];

/** What somebody who follows a recommended line points at next. */
export function next(line: string, { choices, now, asked }: Deciding): string[] {
  const [verb, ...words] = line.split(" ");
  // The button of a bid carries the line when the coins lie as recommended; until then the coins are to be laid.
  if (verb === "bid")
    return [
      `line:${line}`,
      ...ADVANTAGES.flatMap((advantage, i) => (Number(words[i]) > 0 ? [`advantage:${advantage}`] : [])),
    ];
  if (asked) return asked.line === line ? [`line:${line}`] : [];
  const choice = choices.find((one) => one.line === line);
  const left = choice?.things.filter((key) => !now.path.includes(key)) ?? [];
  return [left[0] ?? `line:${line}`];
}

/** Whether a thing lies in the lower half of the map. */
export function southern(key: string): boolean {
  const area = PROVINCES[key.split(":").at(-1) ?? ""]?.area;
  return area !== undefined && area.y + area.height / 2 > HEIGHT / 2;
}

// The parts of the page a hint can be about. On a phone some of them lie behind a tab; then the tab is shown.
const PARTS: Record<string, string> = {
  map: "main.map",
  track: ".track",
  shrines: "ol.shrines",
  clans: "ol.clans, ol.glance",
  reserve: ".foot",
  decision: "#decision",
};
const BEHIND: [RegExp, string][] = [
  [/^(track|shrines|reserve|shrine:.*|figure:.*:reserve)$/, "shrines"],
  [/^(clans|player:.*)$/, "clans"],
];

/** The button for a thing beside the map. */
export const chip = (key: string): string => `[data-choice=${JSON.stringify(key)}]`;

/** Selectors for a key, the best first. */
export function selectors(key: string): string[] {
  const found = PARTS[key] ? [PARTS[key]] : [];
  if (key.startsWith("line:")) found.push(`[data-line=${JSON.stringify(key.slice(5))}]`);
  else if (key.startsWith("advantage:")) found.push(`[data-advantage=${JSON.stringify(key.slice(10))}] > :last-child`);
  else if (found.length === 0) found.push(`[data-key=${JSON.stringify(key)}]`, chip(key));
  return [...found, ...BEHIND.flatMap(([what, tab]) => (what.test(key) ? [`[role=tab][id$="-${tab}"]`] : []))];
}
