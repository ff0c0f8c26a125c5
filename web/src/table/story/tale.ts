// A battle as a story: its events in the stages in which it is resolved, and what is known after each of them.
import { word } from "../../lib/view";
import type { Bid, GameEvent } from "../../lib/view";

export const STAGES = ["bids", "seppuku", "hostage", "ronin", "outcome", "poets", "reparations"] as const;
export type StageName = (typeof STAGES)[number];

export interface Stage {
  name: StageName;
  events: GameEvent[];
  last: number; // where in the log its last event is
}

export interface Tale {
  start: number; // where in the log the battle begins
  end: number; // and where something else begins
  province: string;
  participants: string[];
  stages: Stage[];
}

const AFTER = ["province_at_war", "to_reserve", "cleaned_up", "season_began"]; // no part of a battle any more
const isAfter = ({ event, why }: GameEvent): boolean => AFTER.includes(event) || why === "cleanup";

/** The battles in a log whose last event is at a place or later. */
export function talesFrom(log: readonly GameEvent[], from: number): Tale[] {
  const tales: Tale[] = [];
  const first = log.findLastIndex(({ event }, i) => event === "battle" && i <= from);
  for (let i = Math.max(0, first); i < log.length; i++) {
    if (log[i]!.event !== "battle") continue;
    const tale = taleAt(log, i);
    if (tale.end > from) tales.push(tale);
    i = tale.end - 1;
  }
  return tales;
}

function taleAt(log: readonly GameEvent[], start: number): Tale {
  const after = log.findIndex((event, i) => i > start && isAfter(event));
  const end = after < 0 ? log.length : after;
  const stages: Stage[] = [];
  for (let i = start + 1; i < end; i++) {
    const event = log[i]!;
    const name = opens(event);
    if (name && stages.at(-1)?.name !== name) stages.push({ name, events: [], last: i });
    const stage = stages.at(-1);
    if (!stage) continue; // before the reveal nothing is told
    stage.events.push(event);
    stage.last = i;
  }
  const { province, participants } = log[start]!;
  return { start, end, province: String(province), participants: participants as string[], stages };
}

/** The stage that begins with an event. */
function opens(event: GameEvent): StageName | null {
  if (event.event === "bid_revealed") return "bids";
  if (event.event === "advantage_won" || event.event === "automa_contest") return event.advantage as StageName;
  if (event.event === "force" || event.event === "automa_war") return "outcome"; // Automa clans alone bid nothing
  return event.event === "coins" && event.why === "reparations" ? "reparations" : null;
}

/** Whether an event is told in a stage of a battle, and so need not be told anywhere else. */
export const staged = (tales: readonly Tale[], at: number): boolean =>
  tales.some(({ stages, end }) => stages.length > 0 && at < end && at > stages[0]!.last - stages[0]!.events.length);

export interface Known {
  bids: Record<string, Bid & { kept: number }>;
  won: Record<string, { clan: string; declined: boolean }>; // advantage -> who has it
  contests: Contests;
  values: Record<string, number>; // war values added to Force, where only the Automa fights
  force: Record<string, number>;
  winner: string | null;
}

/** Clan and advantage -> the war value with which the Automa fights for it; null if its card does not show it. */
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

/** What stands in a table of bids: the number, a dash where the Automa does not fight, a dot while nothing is known. */
export function bidCell(clan: string, advantage: keyof Bid, contests: Contests, bid: Bid | undefined): string {
  const contest = contests[`${clan} ${advantage}`];
  return contest === null ? "–" : String(contest ?? bid?.[advantage] ?? "·");
}

/** What is known after so many stages. */
export function knownAfter(tale: Tale, shown: number): Known {
  const told = tale.stages.slice(0, shown).flatMap(({ events }) => events);
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
