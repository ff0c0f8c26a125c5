// Action lines: their words by name, and the things on the table one points at to say them. What a verb takes is
// declared in the engine (hinode/engine/actions.py).
import table from "./made/verbs.json";
import type { Args } from "./text.svelte";
import type { View } from "./view";

interface Verb {
  fields: Record<string, string>; // name -> what it names, in the order of the line
  keywords: Record<string, string[]>; // a word of the line, and the numbers that stand behind it
  rule: string;
  points: string[][]; // a kind of thing, and the fields that name it
  light: boolean; // done at a touch
}

const VERBS: Record<string, Verb> = table;
const NONE: Verb = { fields: {}, keywords: {}, rule: "", points: [], light: false };

export const verbOf = (name: string): Verb => VERBS[name] ?? NONE;

// ---------------------------------------------------------------------------------- reading and writing
/** A line as a verb and its arguments by name. */
export function read(line: string): { verb: string; args: Args } {
  const [verb = "", ...words] = line.split(/\s+/).filter(Boolean);
  const { fields, keywords } = verbOf(verb);
  const args: Args = {};
  Object.entries(fields).forEach(([name, what], i) => {
    const word = words[i] ?? "";
    args[name] = what === "flag" ? (word === name ? "yes" : "no") : what === "number" ? Number(word) : word;
  });
  for (const [keyword, names] of Object.entries(keywords)) {
    const at = words.indexOf(keyword);
    names.forEach((name, i) => (args[name] = at < 0 ? 0 : Number(words[at + 1 + i])));
  }
  return { verb, args };
}

/** The line of a verb with these things pointed at; null if they do not say all of it. */
export function write(verb: string, things: readonly string[]): string | null {
  const { fields, points } = verbOf(verb);
  if (points.length === 0) return null;
  const args: Record<string, string[]> = {};
  things.forEach((thing, i) => {
    const [kind, ...names] = points[Math.min(i, points.length - 1)]!;
    POINTS[kind!]!.words(thing.split(":")).forEach((word, n) => (args[names[n]!] ??= []).push(word));
  });
  const needed = Object.keys(fields).filter((name) => fields[name] !== "flag");
  return needed.every((name) => args[name]) ? [verb, ...needed.map((name) => args[name]!.join(","))].join(" ") : null;
}

// ---------------------------------------------------------------------------------- pointing
export type Where = Pick<View, "seat" | "shrines" | "battle">;

interface Point {
  keys: (words: string[], where: Where) => string[]; // as the board knows them: province:kyoto, figure:koi:bushi:edo
  words: (key: string[]) => string[]; // the other way round, from the parts of a key
}

const isShrine = (where: Where, place: string): boolean => where.shrines.some(({ kami }) => kami === place);
const figure = (where: Where, clan: string, piece: string, at: string): string =>
  `figure:${clan}:${piece}:${isShrine(where, at) ? `shrine:${at}` : at}`;
const last = (key: string[]): string[] => [key.at(-1) ?? ""];
const named = (kind: string): Point => ({ keys: ([word]) => [`${kind}:${word}`], words: last });

const POINTS: Record<string, Point> = {
  player: { keys: ([clans = ""]) => clans.split(",").map((clan) => `player:${clan}`), words: last },
  tile: named("tile"),
  mandate: named("mandate"),
  card: named("card"),
  place: { keys: ([at = ""], where) => [`${isShrine(where, at) ? "shrine" : "province"}:${at}`], words: last },
  figure: {
    keys: ([owner = "", piece = "", at = ""], where) => [figure(where, owner, piece, at)],
    words: (key) => [key[1] ?? "", key[2] ?? "", ...last(key)],
  },
  own: {
    keys: ([piece = "", at = ""], where) => [figure(where, where.seat ?? "", piece, at)],
    words: (key) => [key[2] ?? "", ...last(key)],
  },
  reserve: {
    keys: ([piece = ""], where) => [`figure:${where.seat}:${piece}:reserve`],
    words: (key) => [key[2] ?? ""],
  },
  hostage: {
    keys: ([owner = "", piece = ""], where) => [figure(where, owner, piece, where.battle?.province ?? "")],
    words: (key) => [key[1] ?? "", key[2] ?? ""],
  },
};

/** What a line points at, in order. The view says whose line it is, what is a shrine, and where the battle is. */
export function pointsOf(line: string, where: Where): string[] {
  const { verb, args } = read(line);
  return verbOf(verb).points.flatMap(([kind, ...names]) =>
    POINTS[kind!]!.keys(
      names.map((name) => String(args[name])),
      where,
    ),
  );
}
