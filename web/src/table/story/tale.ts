// A battle as a story: its events by stage of resolution, and what is known after each.
import { word } from "../../lib/view";
import type { Bid, GameEvent } from "../../lib/view";

export const STAGES = ["bids", "seppuku", "hostage", "ronin", "outcome", "poets", "reparations"] as const;
export type StageName = (typeof STAGES)[number];

export interface Stage {
  name: StageName;
  events: GameEvent[];
}

export interface Tale {
  start: number; // the index where the battle begins
  end: number; // and where it is over
  province: string;
  participants: string[];
  stages: Stage[];
}

const AFTER = ["province_at_war", "to_reserve", "cleaned_up", "season_began"]; // these end a battle
const isAfter = ({ event, why }: GameEvent): boolean => AFTER.includes(event) || why === "cleanup";

/** The battle a log has come to; null if it is past its last one. */
export function battleNow(log: readonly GameEvent[]): Tale | null {
  const start = log.findLastIndex(({ event }) => event === "battle");
  if (start < 0) return null;
  const tale = taleAt(log, start);
  return tale.end === log.length ? tale : null;
}

/** Every battle of a log. */
export const battlesIn = (log: readonly GameEvent[]): Tale[] =>
  log.flatMap(({ event }, i) => (event === "battle" ? [taleAt(log, i)] : []));

function taleAt(log: readonly GameEvent[], start: number): Tale {
  const after = log.findIndex((event, i) => i > start && isAfter(event));
  const end = after < 0 ? log.length : after;
  const stages: Stage[] = [];
  for (let i = start + 1; i < end; i++) {
    const event = log[i]!;
    const name = opens(event);
    if (name && stages.at(-1)?.name !== name) stages.push({ name, events: [] });
    const stage = stages.at(-1);
    if (!stage) continue; // nothing is told before the reveal
    stage.events.push(event);
  }
  const { province, participants } = log[start]!;
  return { start, end, province: String(province), participants: participants as string[], stages };
}

/** The stage that begins with an event. */
function opens(event: GameEvent): StageName | null {
  if (event.event === "bid_revealed") return "bids";
  if (event.event === "advantage_won" || event.event === "automa_contest") return event.advantage as StageName;
  if (event.event === "force" || event.event === "automa_war") return "outcome"; // battles between Automa clans have no bids
  return event.event === "coins" && event.why === "reparations" ? "reparations" : null;
}

export interface Known {
  bids: Record<string, Bid & { kept: number }>;
  won: Record<string, { clan: string; declined: boolean }>; // advantage -> its winner
  contests: Contests;
  values: Record<string, number>; // war values added to Force in battles between Automa clans
  force: Record<string, number>;
  winner: string | null;
}

/** Clan and advantage -> the Automa's war value for it; null if its card does not show the advantage. */
export type Contests = Record<string, number | null>;

export function contestsIn(events: readonly GameEvent[]): Contests {
  const drawn = events.filter(({ event }) => event === "automa_contest");
  return Object.fromEntries(
    drawn.map(({ seat, advantage, contests, value }) => [
      `${word(seat)} ${word(advantage)}`,
      contests ? Number(value) : null,
    ]),
  );
}

/** A cell in the table of bids: the number, a dash if the Automa does not compete, a dot while unknown. */
export function bidCell(clan: string, advantage: keyof Bid, contests: Contests, bid: Bid | undefined): string {
  const contest = contests[`${clan} ${advantage}`];
  return contest === null ? "–" : String(contest ?? bid?.[advantage] ?? "·");
}

/** What is known after the stages told so far. */
export function knownIn(tale: Tale): Known {
  const told = tale.stages.flatMap(({ events }) => events);
  const known: Known = { bids: {}, contests: contestsIn(told), values: {}, won: {}, force: {}, winner: null };
  for (const event of told) {
    const clan = String(event.seat);
    if (event.event === "bid_revealed") known.bids[clan] = event as unknown as Bid & { kept: number };
    else if (event.event === "automa_war") known.values[clan] = Number(event.value);
    else if (event.event === "advantage_won") known.won[String(event.advantage)] = { clan, declined: false };
    else if (event.event === "advantage_declined") known.won[String(event.advantage)] = { clan, declined: true };
    else if (event.event === "force") known.force[clan] = Number(event.force);
    else if (event.event === "battle_won") known.winner = clan;
  }
  return known;
}
