// Victory points over time, from the events.
import type { GameEvent } from "../../lib/view";

/** Everybody's points at each turn before winter, and where seasons begin. A turn is an event that begins something. */
export function growthOf(
  log: readonly GameEvent[],
  clans: readonly string[],
): { series: { clan: string; vp: number[] }[]; seasons: { season: string; at: number }[] } {
  const now = new Map(clans.map((clan) => [clan, 0]));
  const series = clans.map((clan) => ({ clan, vp: [0] }));
  const seasons: { season: string; at: number }[] = [];
  for (const event of log) {
    if (event.event === "season_began") {
      if (event.season === "winter") break;
      seasons.push({ season: String(event.season), at: series[0]!.vp.length - 1 });
    }
    if (event.event === "vp") now.set(String(event.seat), (now.get(String(event.seat)) ?? 0) + Number(event.amount));
    for (const { clan, vp } of series) vp.push(now.get(clan) ?? 0);
  }
  return { series, seasons };
}
