// Winter scoring, from the events.
import type { GameEvent, PlayerView } from "../../lib/view";

/** The sources of points in winter. Costs, places and hostages apply only to the Automa. */
export const WINTER_PARTS = ["hostages", "costs", "cards", "tokens", "sets", "places"] as const;
export type WinterPart = (typeof WINTER_PARTS)[number];

export interface Winter extends Record<WinterPart, number> {
  clan: string;
  before: number;
  total: number;
}

/** The gains of winter, in the order in which they are counted. */
export interface WinterLine {
  clan: string;
  part: WinterPart;
  amount: number;
  event: GameEvent;
}

// everything else is a card
const PART: Record<string, WinterPart> = {
  war_tokens: "tokens",
  token_set: "sets",
  card_costs: "costs",
  honor_place: "places",
  hostages: "hostages",
};

export function winterLines(log: readonly GameEvent[]): WinterLine[] {
  const began = log.findLastIndex(({ event, season }) => event === "season_began" && season === "winter");
  const gained = began < 0 ? [] : log.slice(began).filter(({ event }) => event === "vp");
  return gained.map((event) => ({
    clan: String(event.seat),
    part: PART[String(event.why)] ?? "cards",
    amount: Number(event.amount),
    event,
  }));
}

/** What winter has added to everybody's points. */
export function winterOf(log: readonly GameEvent[], players: readonly PlayerView[]): Winter[] {
  const lines = winterLines(log);
  const sum = (of: readonly WinterLine[]): number => of.reduce((all, { amount }) => all + amount, 0);
  return players.map(({ seat, vp }) => {
    const own = lines.filter(({ clan }) => clan === seat);
    const before = vp - sum(own);
    const parts = WINTER_PARTS.map((name) => [name, sum(own.filter(({ part }) => part === name))]);
    return {
      ...(Object.fromEntries(parts) as Record<WinterPart, number>),
      clan: seat,
      before,
      total: before + sum(own),
    };
  });
}
