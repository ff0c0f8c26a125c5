// Points told from the events: how they grew, and what winter added.
import type { GameEvent, PlayerView } from "../lib/view";

/** What winter adds points for. Costs, places and hostages are the Automa's. */
export const WINTER_PARTS = ["hostages", "costs", "cards", "tokens", "sets", "places"] as const;
export type WinterPart = (typeof WINTER_PARTS)[number];

export interface Winter extends Record<WinterPart, number> {
  clan: string;
  before: number;
  total: number;
}

/** Points that winter adds, one gain after the other as they are counted. */
export interface WinterLine {
  clan: string;
  part: WinterPart;
  amount: number;
  event: GameEvent;
}

// everything else is a card
const PART: Record<string, WinterPart> = { war_tokens: "tokens", token_set: "sets", card_costs: "costs", honor_place: "places", hostages: "hostages" };
const isVp = ({ event }: GameEvent): boolean => event === "vp";

export function winterLines(log: readonly GameEvent[]): WinterLine[] {
  const began = log.findLastIndex(({ event, season }) => event === "season_began" && season === "winter");
  const gained = began < 0 ? [] : log.slice(began).filter(isVp);
  return gained.map((event) => ({ clan: String(event.seat), part: PART[String(event.why)] ?? "cards", amount: Number(event.amount), event }));
}

/** What winter added to everybody's points, after so many lines (all of them if nothing is said). */
export function winterOf(log: readonly GameEvent[], players: readonly PlayerView[], counted = Infinity): Winter[] {
  const lines = winterLines(log);
  const sum = (of: readonly WinterLine[]): number => of.reduce((all, { amount }) => all + amount, 0);
  return players.map(({ seat, vp }) => {
    const before = vp - sum(lines.filter(({ clan }) => clan === seat));
    const own = lines.slice(0, counted).filter(({ clan }) => clan === seat);
    const parts = WINTER_PARTS.map((name) => [name, sum(own.filter(({ part }) => part === name))]);
    return { ...(Object.fromEntries(parts) as Record<WinterPart, number>), clan: seat, before, total: before + sum(own) };
  });
}

export interface Growth {
  clan: string;
  points: [at: number, vp: number][]; // `at` runs from 0 to 1 over the game
}

/** Everybody's points over the game, and where its seasons begin. */
export function growthOf(log: readonly GameEvent[], clans: readonly string[]): { growth: Growth[]; seasons: { season: string; at: number }[]; most: number } {
  const length = Math.max(1, log.length - 1);
  const growth = clans.map((clan): Growth => {
    let vp = 0;
    const points: Growth["points"] = [[0, 0]];
    log.forEach((event, i) => {
      if (!isVp(event) || event.seat !== clan) return;
      points.push([i / length, vp]);
      points.push([i / length, (vp += Number(event.amount))]);
    });
    return { clan, points: [...points, [1, vp]] };
  });
  const seasons = log.flatMap((event, i) => (event.event === "season_began" ? [{ season: String(event.season), at: i / length }] : []));
  return { growth, seasons, most: Math.max(1, ...growth.flatMap(({ points }) => points.map(([, vp]) => vp))) };
}
