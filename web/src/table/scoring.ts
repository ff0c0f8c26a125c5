// Points told from the events: how they grew, and what winter added.
import type { GameEvent, PlayerView } from "../lib/view";

export interface Winter {
  clan: string;
  before: number;
  cards: number;
  tokens: number;
  sets: number;
  total: number;
}

const isVp = ({ event }: GameEvent): boolean => event === "vp";

/** What winter added to everybody's points, the best first as they come. */
export function winterOf(log: readonly GameEvent[], players: readonly PlayerView[]): Winter[] {
  const began = log.findLastIndex(({ event, season }) => event === "season_began" && season === "winter");
  const gained = began < 0 ? [] : log.slice(began).filter(isVp);
  return players.map(({ seat, vp }) => {
    const own = gained.filter((event) => event.seat === seat);
    const sum = (is: (why: unknown) => boolean): number => own.filter(({ why }) => is(why)).reduce((all, { amount }) => all + Number(amount), 0);
    const tokens = sum((why) => why === "war_tokens");
    const sets = sum((why) => why === "token_set");
    const cards = sum((why) => why !== "war_tokens" && why !== "token_set");
    return { clan: seat, before: vp - tokens - sets - cards, cards, tokens, sets, total: vp };
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
