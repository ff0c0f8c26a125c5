// A push as moments: the view and the log after each of its beats, and how long a person looks at it.
import { KINDS } from "../events";
import type { BeatInfo, GameEvent, View } from "../view";

/** What a seat knows at one moment. */
export interface Known {
  view: View;
  log: readonly GameEvent[];
  actions: number;
  /** For every action: how many events there were before it. */
  marks: readonly number[];
}

/** A moment, with the events since the one before. */
export interface Moment extends Known {
  events: readonly GameEvent[];
}

/** The parts of a `news` that tell what happened. */
export interface Told {
  actions: number;
  first: number;
  marks: number[];
  events: GameEvent[];
  patch: object;
  beats?: BeatInfo[];
}

/** Applies a patch to a view. A path is a key, or a key and an index into a list. */
export function patched(view: View, patch: object): View {
  const next: Record<string, unknown> = { ...view };
  for (const [path, value] of Object.entries(patch) as [string, unknown][]) {
    const [key, index] = path.split("/") as [string, string | undefined];
    if (index === undefined) {
      next[key] = value;
    } else {
      const list = [...(next[key] as unknown[])];
      list[Number(index)] = value;
      next[key] = list;
    }
  }
  return next as unknown as View;
}

/** The moments from what was known before to the end of a push. Nobody is asked before the last one. */
export function moments(before: Known, news: Told): Moment[] {
  const log = before.log.slice(0, news.first);
  const last = patched(before.view, news.patch);
  // A question that several players answer stays open while the others do.
  const decision = before.view.decision?.number === last.decision?.number ? before.view.decision : null;
  const told: Moment[] = [];
  let view = before.view;
  let start = 0;
  for (const { end, patch } of news.beats ?? []) {
    view = { ...patched(view, patch), decision, undo: false };
    const events = news.events.slice(start, end);
    told.push({ ...before, view, events, log: [...log, ...news.events.slice(0, end)] });
    start = end;
  }
  told.push({
    view: last,
    events: news.events.slice(start),
    log: [...log, ...news.events],
    actions: news.actions,
    marks: [...before.marks.filter((mark) => mark < news.first), ...news.marks],
  });
  return told;
}

// ------------------------------------------------------------------------------ how long a moment takes
export const STEP = 600; // ms for a step of somebody else
// prettier-ignore
const LONGER: Record<string, number> = {
  mandate_played: 1500, automa_mandate: 1500, season_began: 2000, war_drawn: 1200, cards_shown: 1000, cleaned_up: 1200,
  allied: 2200, alliance_broken: 2800, tea_over: 1000, kami_turn: 1000, shrine_won: 1200,
  war_began: 1900, province_at_war: 1000, battle: 1200, bid_revealed: 3000, advantage_won: 1600, automa_contest: 1600,
  automa_war: 1600, force: 2400, killed: 900, token: 900, game_over: 2500,
};
const WINTER = 900; // for each line of the final count
const CARD = 1200; // for a card the Automa draws

/** How long a moment is looked at before the next, in ms at a steady pace; 0 if there is nothing to see. */
export function lasting({ events, view }: Moment): number {
  const seen = events.filter(({ event }) => !KINDS[event]?.quiet);
  const times = seen.map((event) => {
    const long = LONGER[event.event];
    if (long !== undefined) return long;
    if ("drawn" in event) return CARD;
    return view.season === "winter" && event.event === "vp" ? WINTER : STEP;
  });
  return Math.max(0, ...times);
}
