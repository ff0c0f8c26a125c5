// The settings of a table, in the words of the protocol (docs/protocol.md, Settings).
// The names of the engine are in made/names.json (`make generate`): new clans, kami and card sets appear here.
import names from "../../lib/made/names.json";
import type { Clock, Settings } from "../../lib/protocol";

export const CLANS = Object.keys(names.clans);
export const SETS = [...names.sets, "random"];
export const KAMI = names.kami;
export const PLAYERS = names.players;
export const SHRINES = names.shrines; // how many shrines there are
export const LEVELS = ["easier", "standard", "harder"] as const;
export type Level = Settings["level"];
/** How many clans the Automa may lead: none, or at least two and not all, with a seat for each of `people`. */
export const automaOf = (players: number, people = 1): number[] =>
  [0, ...Array(players).keys()].filter((n, i) => i === 0 || (n >= names.automa && n <= players - people));
/** The seats of a table: the Automa needs none. */
export const seatsOf = ({ players, automa }: Pick<Settings, "players" | "automa">): number => players - automa;

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

/** A tea ceremony gets this many times the seconds of a decision, unless a clock says otherwise. */
export const TEA = 4;

/** Clocks by name, without `late`, which is a separate setting. */
export const CLOCKS: Record<string, Omit<Clock, "late"> | null> = {
  none: null,
  lightning: { seconds: 15, bank: 3 * MINUTE, tea: MINUTE },
  quick: { seconds: 30, bank: 4 * MINUTE, tea: 2 * MINUTE },
  brisk: { seconds: MINUTE, bank: 5 * MINUTE, tea: 4 * MINUTE },
  live: { seconds: 2 * MINUTE, bank: 15 * MINUTE, tea: 8 * MINUTE },
  day: { seconds: DAY, bank: 3 * DAY, tea: 2 * DAY },
  days: { seconds: 3 * DAY, bank: 7 * DAY, tea: 5 * DAY },
};
export const LATE: Clock["late"][] = ["wait", "bot_once", "bot"];

/** The answers on the form for a new table. */
export interface Wishes {
  title: string;
  players: number;
  cardSet: string;
  shrines: "beginner" | "random" | "chosen";
  kami: string[]; // if the shrines are chosen: from left to right
  clans: Settings["clans"];
  listed: boolean;
  spectators: boolean;
  clock: string; // a name in CLOCKS, or "other"
  otherClock?: Omit<Clock, "late">;
  late: Clock["late"];
  language: Settings["language"];
  automa: number; // clans led by cards
  level: Level;
  reading: number; // seconds that bots leave to people in the tea ceremony
}

export const settingsOf = (wishes: Wishes): Settings => ({
  players: wishes.players,
  card_set: wishes.cardSet,
  shrines: wishes.shrines === "chosen" ? wishes.kami.join(",") : wishes.shrines,
  clans: wishes.clans,
  listed: wishes.listed,
  spectators: wishes.spectators,
  clock: clockOf(wishes),
  language: wishes.language,
  title: wishes.title.trim(),
  automa: automaOf(wishes.players).includes(wishes.automa) ? wishes.automa : 0,
  level: wishes.level,
  reading: wishes.reading,
});

function clockOf({ clock: name, otherClock, late }: Wishes): Clock | null {
  const clock = name === "other" ? otherClock : CLOCKS[name];
  return clock ? { ...clock, late } : null;
}

/** The answers that lead to these settings. */
export function wishesOf(settings: Settings): Wishes {
  const chosen = settings.shrines !== "beginner" && settings.shrines !== "random";
  const { late = "bot_once", ...clock } = settings.clock ?? {};
  return {
    title: settings.title,
    players: settings.players,
    cardSet: settings.card_set,
    shrines: chosen ? "chosen" : (settings.shrines as Wishes["shrines"]),
    kami: chosen ? settings.shrines.split(",") : [],
    clans: settings.clans,
    listed: settings.listed,
    spectators: settings.spectators,
    clock: clockName(settings.clock),
    ...(settings.clock ? { otherClock: clock as Omit<Clock, "late"> } : {}),
    late,
    language: settings.language,
    automa: settings.automa,
    level: settings.level,
    reading: settings.reading,
  };
}

/** The name of a table's clock; "other" if it is not one of these. */
export function clockName(clock: Clock | null): string {
  const found = Object.entries(CLOCKS).find(([, one]) =>
    one === null ? clock === null : one.seconds === clock?.seconds && one.bank === clock.bank,
  );
  return found?.[0] ?? "other";
}

/** Whether the form can be sent. */
export const complete = (wishes: Wishes): boolean => wishes.shrines !== "chosen" || wishes.kami.length === SHRINES;

/** The names typed for one device, without empty ones; null if two are the same. */
export function people(names: string[]): string[] | null {
  const some = names.map((name) => name.trim()).filter(Boolean);
  const different = new Set(some.map((name) => name.toLocaleLowerCase()));
  return different.size === some.length ? some : null;
}

/** Which name fields to show for a number of seats: filled ones first, then empty ones, kept in order. */
export function rowsOf(names: readonly string[], players: number, seats: number): number[] {
  const lines = [...names.keys()].slice(0, players);
  const named = lines.filter((i) => names[i]!.trim());
  const empty = lines.filter((i) => !names[i]!.trim());
  return [...named, ...empty].slice(0, seats).sort((a, b) => a - b);
}
