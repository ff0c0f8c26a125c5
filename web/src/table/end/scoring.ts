// Victory points over time, from the events.
import type { GameEvent } from "../../lib/view";

const isVp = ({ event }: GameEvent): boolean => event === "vp";

export interface Growth {
  clan: string;
  points: [at: number, vp: number][]; // `at` runs from 0 to 1 over the game
}

/** Everybody's points over the game, and where its seasons begin. */
export function growthOf(
  log: readonly GameEvent[],
  clans: readonly string[],
): { growth: Growth[]; seasons: { season: string; at: number }[]; most: number } {
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
  const seasons = log.flatMap((event, i) =>
    event.event === "season_began" ? [{ season: String(event.season), at: i / length }] : [],
  );
  return { growth, seasons, most: Math.max(1, ...growth.flatMap(({ points }) => points.map(([, vp]) => vp))) };
}
