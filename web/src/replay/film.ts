// A finished game, moment by moment: each view is the previous one with a patch applied.
import type { Replay } from "../lib/api";
import type { Note } from "../lib/protocol";
import { patched } from "../lib/story/moments";
import type { Bid, Draw, GameEvent, View } from "../lib/view";

/** The view of a finished game, including everybody's tiles and the deck. */
export type OpenView = View & { tiles: Record<string, Draw[]>; deck: string[] };

export interface Film {
  views: OpenView[]; // before the first action, and after each
  acts: { seat: string; line: string }[]; // the actions between the views
  events: GameEvent[];
  counts: number[]; // the number of events up to each view
  notes: readonly Note[]; // what happened at the table
}

export function film(replay: Replay): Film {
  const first = { ...replay.view, own_tiles: [], undo: false } as unknown as OpenView;
  const { events, notes } = replay;
  const made: Film = { views: [first], acts: [], events: [...events], counts: [events.length], notes };
  for (const { seat, line, events: news, patch } of replay.moments) {
    made.views.push(patched(made.views.at(-1)!, patch) as OpenView);
    made.acts.push({ seat, line });
    made.events.push(...news);
    made.counts.push(made.events.length);
  }
  return made;
}

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
