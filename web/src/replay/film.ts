// A finished game, moment by moment: each view is the previous one with a patch applied.
import type { Replay } from "../lib/api";
import type { Note } from "../lib/protocol";
import { moments, patched } from "../lib/story/moments";
import type { Moment } from "../lib/story/moments";
import type { BeatInfo, Bid, Draw, GameEvent, View } from "../lib/view";

/** The view of a finished game, including everybody's tiles and the deck. */
export type OpenView = View & { tiles: Record<string, Draw[]>; deck: string[] };

export interface Film {
  views: OpenView[]; // before the first action, and after each
  acts: { seat: string; line: string }[]; // the actions between the views
  events: GameEvent[];
  counts: number[]; // the number of events up to each view
  beats: Moment[][]; // for each view, the moments of the action that leads to it; the last is that view
  notes: readonly Note[]; // what happened at the table
}

/** A place in a film: after a number of actions, or at one of the moments of the last of them. */
export interface Place {
  at: number;
  beat: number;
}

export function film(replay: Replay): Film {
  const open = (view: View): OpenView => ({ ...view, own_tiles: [], undo: false }) as unknown as OpenView;
  const first = open(replay.view);
  const opening = between(open(replay.before), first, replay.events, replay.beats);
  const made: Film = {
    views: [first],
    acts: [],
    events: [...replay.events],
    counts: [replay.events.length],
    beats: [opening],
    notes: replay.notes,
  };
  for (const { seat, line, events, patch, beats } of replay.moments) {
    const before = made.views.at(-1)!;
    const view = patched(before, patch) as OpenView;
    made.views.push(view);
    made.acts.push({ seat, line });
    made.events.push(...events);
    made.counts.push(made.events.length);
    made.beats.push(between(before, view, events, beats));
  }
  return made;
}

/** The moments from one view to the next. Their logs begin with the action. */
function between(before: OpenView, view: OpenView, events: GameEvent[], beats: BeatInfo[]): Moment[] {
  const told = moments(
    { view: before, log: [], actions: 0, marks: [] },
    { actions: 0, first: 0, marks: [], events, patch: {}, beats },
  );
  return [...told.slice(0, -1), { ...told.at(-1)!, view }];
}

/** Where an action is over. */
export const whole = ({ beats }: Film, at: number): Place => ({ at, beat: beats[at]!.length - 1 });

/** The next moment of a film, or the one before; null beyond its ends. */
export function stepped(made: Film, { at, beat }: Place, step: 1 | -1): Place | null {
  const inside = { at, beat: beat + step };
  if (made.beats[at]?.[inside.beat]) return inside;
  if (!made.beats[at + step]) return null;
  return step > 0 ? { at: at + 1, beat: 0 } : whole(made, at - 1);
}

/** How many events have happened at a place. */
export const countAt = ({ beats, counts }: Film, { at, beat }: Place): number =>
  (counts[at - 1] ?? 0) + beats[at]![beat]!.log.length;

/** Where seasons begin: the first view of each. */
export function seasons({ views }: Film): { season: string; at: number }[] {
  const found: { season: string; at: number }[] = [];
  views.forEach(({ season }, at) => {
    if (found.at(-1)?.season !== season) found.push({ season, at });
  });
  return found;
}

/** Victory points of each clan at each view. */
export function points({ views }: Film): { clan: string; vp: number[] }[] {
  const clans = views[0]?.players.map(({ seat }) => seat) ?? [];
  return clans.map((clan, i) => ({ clan, vp: views.map((view) => view.players[i]?.vp ?? 0) }));
}

/** Bids that are sealed but not yet revealed. */
export function sealed(view: View): { clan: string; bid: Bid }[] {
  const found = view.decision?.what.step === "bids" ? view.decision.what.sealed : null;
  if (!Array.isArray(found)) return [];
  return (found as [string, number, number, number, number][]).map(([clan, seppuku, hostage, ronin, poets]) => ({
    clan,
    bid: { seppuku, hostage, ronin, poets },
  }));
}

/** The tiles being chosen from at this moment, or those of the season's last choice. */
export function hand(view: OpenView): { clan: string; draw: Draw } | null {
  const all = Object.entries(view.tiles).flatMap(([clan, draws]) => draws.map((draw) => ({ clan, draw })));
  return all.sort((a, b) => b.draw.turn - a.draw.turn)[0] ?? null;
}
