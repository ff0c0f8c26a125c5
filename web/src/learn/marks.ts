// What a hint points at: keys of things and parts of the table, and their selectors.
import { HEIGHT, PROVINCES } from "../board/map/geometry";
import type { Choice } from "../lib/decide";

/** The part of a decision that marks depend on. */
export interface Deciding {
  choices: readonly Choice[];
  now: { path: readonly string[] };
  asked: Choice | null;
}

const ADVANTAGES = ["seppuku", "hostage", "ronin", "poets"];

/** What to click next to follow a recommended line. */
export function next(line: string, { choices, now, asked }: Deciding): string[] {
  const [verb, ...words] = line.split(" ");
  // The bid button has this line only once the coins are placed as recommended; until then, point at the coins.
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

const TAB = (name: string): string => `[role=tab][id$="-${name}"]`;

// The parts of the page a hint can be about. On a phone some are behind a tab; then point at the tab.
const PARTS: Record<string, string> = {
  map: "main.map",
  track: ".track",
  shrines: "ol.shrines",
  clans: "ol.clans, ol.glance",
  reserve: ".foot",
  decision: "#decision",
  talk: TAB("talk"),
  deals: TAB("deals"),
  cards: `.spread, #decision .cards, ${TAB("cards")}`,
};
const BEHIND: [RegExp, string][] = [
  [/^(track|shrines|reserve|shrine:.*|figure:.*:reserve)$/, "shrines"],
  [/^(clans|player:.*)$/, "clans"],
];

/** The button for a thing beside the map. */
export const chip = (key: string): string => `[data-choice=${JSON.stringify(key)}]`;

/** Selectors for a key, in order of preference. */
export function selectors(key: string): string[] {
  const found = PARTS[key] ? [PARTS[key]] : [];
  if (key.startsWith("line:")) found.push(`[data-line=${JSON.stringify(key.slice(5))}]`);
  else if (key.startsWith("advantage:")) found.push(`[data-advantage=${JSON.stringify(key.slice(10))}] > :last-child`);
  else if (found.length === 0) found.push(`[data-key=${JSON.stringify(key)}]`, chip(key));
  return [...found, ...BEHIND.flatMap(([what, tab]) => (what.test(key) ? [TAB(tab)] : []))];
}
