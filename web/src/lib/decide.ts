// Deciding by pointing. Every legal line becomes an ordered list of things one can point at; picking a thing leaves the
// lines that go on with it. No rules here: the view says what is legal, this only knows what the words of a line mean.
import { pointsOf, read, verbOf } from "./verbs";
import type { Where } from "./verbs";
import type { Options } from "./view";

export interface Choice {
  line: string;
  verb: string;
  // keys as the board knows them: province:kyoto, shrine:fujin, figure:koi:bushi:edo, card:, player:, tile:, mandate:
  things: string[];
  anyOrder: boolean; // the things may be picked in any order
}

export type Terms = Extract<Options, { kind: "propose" }>["to"][number];

export interface Narrowed {
  path: string[]; // what has been picked, with the picks that were the only possible ones
  remaining: Choice[];
  lit: ReadonlySet<string>; // what can be picked next
  chosen: ReadonlySet<string>;
  buttons: Choice[]; // lines with nothing left to point at
  ready: Choice | null; // the one line that is left
}

// ---------------------------------------------------------------------------------- options
/** The lines that are listed one by one. */
export function linesOf(options: Options | null | undefined): string[] {
  if (!options) return [];
  if (options.kind === "list") return options.actions;
  return options.kind === "either" ? options.parts.flatMap(linesOf) : [];
}

/** How many coins may be bid; null where no bid is asked. */
export function bidOf(options: Options | null | undefined): number | null {
  return find(options, "bid")?.coins ?? null;
}

/** To whom one may propose, and at most what. */
export function proposeOf(options: Options | null | undefined): Terms[] {
  return find(options, "propose")?.to ?? [];
}

function find<K extends Options["kind"]>(
  options: Options | null | undefined,
  kind: K,
): Extract<Options, { kind: K }> | null {
  if (!options) return null;
  if (options.kind === kind) return options as Extract<Options, { kind: K }>;
  if (options.kind !== "either") return null;
  for (const part of options.parts) {
    const found = find(part, kind);
    if (found) return found;
  }
  return null;
}

// ---------------------------------------------------------------------------------- things
/** Lines as choices. The view says who is asked, which places are shrines, and where the battle is. */
export function choicesOf(lines: readonly string[], where: Where): Choice[] {
  const choices = lines.map((line): Choice => {
    const { verb } = read(line);
    const things = pointsOf(line, where);
    return { line, verb, things, anyOrder: things.length > verbOf(verb).points.length };
  });
  // A tile that can be announced as one mandate only needs no second pointing.
  const several = (tile: string | undefined): boolean => choices.filter(({ things }) => things[0] === tile).length > 1;
  // Where only one line is left to point at, any of its things says it.
  const only = choices.filter(({ things }) => things.length > 0).length === 1;
  return choices.map((choice) => {
    const things = choice.verb === "mandate" && !several(choice.things[0]) ? choice.things.slice(0, 1) : choice.things;
    return { ...choice, things, anyOrder: choice.anyOrder || (only && things.length > 1) };
  });
}

// ---------------------------------------------------------------------------------- narrowing
/** What a choice goes on with after a path; null if it does not begin with it. */
function rest(choice: Choice, path: readonly string[]): string[] | null {
  if (choice.anyOrder) {
    return path.every((key) => choice.things.includes(key)) ? choice.things.filter((key) => !path.includes(key)) : null;
  }
  return path.every((key, i) => choice.things[i] === key) ? choice.things.slice(path.length) : null;
}

const next = (choice: Choice, path: readonly string[]): string[] => {
  const left = rest(choice, path) ?? [];
  return choice.anyOrder ? left : left.slice(0, 1);
};

/**
 * Where a path of picks leads. A thing without an alternative is taken as picked, so that one points only where there
 * is something to decide; but never the last thing of a line nobody has pointed at.
 */
export function narrow(choices: readonly Choice[], picks: readonly string[]): Narrowed {
  let path = [...picks];
  let remaining = choices.filter((choice) =>
    path.length === 0 ? true : choice.things.length > 0 && rest(choice, path) !== null,
  );
  for (;;) {
    const open = remaining.filter((choice) => choice.things.length > 0);
    const coming = new Set(open.flatMap((choice) => next(choice, path)));
    const [only] = coming;
    const ends = open.some((choice) => (rest(choice, path)?.length ?? 0) <= 1);
    if (coming.size !== 1 || only === undefined || open.some(({ anyOrder }) => anyOrder) || ends) break;
    path = [...path, only];
    remaining = remaining.filter((choice) => choice.things.length === 0 || rest(choice, path) !== null);
  }
  const ready = picks.length > 0 && remaining.length === 1 ? remaining[0]! : null;
  const buttons = remaining.filter((choice) => rest(choice, path)?.length === 0 || choice.things.length === 0);
  return {
    path,
    remaining,
    lit: new Set(remaining.flatMap((choice) => next(choice, path))),
    chosen: new Set(path),
    buttons: ready ? [] : buttons,
    ready,
  };
}

/** Whether everything a choice names has been pointed at. */
export const complete = (choice: Choice, path: readonly string[]): boolean => rest(choice, path)?.length === 0;

/** The path after pointing at a thing: one step on, back to before it, or another way; null if it leads nowhere. */
export function point(choices: readonly Choice[], picks: readonly string[], key: string): string[] | null {
  const now = narrow(choices, picks);
  if (now.lit.has(key)) return [...now.path, key];
  const picked = picks.indexOf(key);
  if (picked >= 0) return picks.slice(0, picked); // pointing again puts it back
  for (let length = picks.length - 1; length >= 0; length--) {
    const before = narrow(choices, picks.slice(0, length));
    if (before.lit.has(key)) return [...before.path, key];
  }
  return null;
}

/** The path one pick shorter; what was picked by itself goes with it. */
export function back(choices: readonly Choice[], picks: readonly string[]): string[] {
  if (picks.length === 0) return [];
  const goal = narrow(choices, picks.slice(0, -1)).path.length;
  for (let length = 0; length < picks.length; length++) {
    if (narrow(choices, picks.slice(0, length)).path.length === goal) return picks.slice(0, length);
  }
  return [];
}
