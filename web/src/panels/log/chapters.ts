// The log in chapters: a season, its tea ceremony, each turn, each battle.
import type { Note } from "../../lib/protocol";
import { category, CATEGORIES, toldBefore, toldNext } from "../../lib/sentences";
import type { GameEvent } from "../../lib/view";

export interface Line {
  index: number; // in the whole log
  event: GameEvent;
  notes: readonly Note[]; // what happened at the table before it
}
export interface Chapter {
  first: number; // the index of its first event
  opening: GameEvent | null; // the event it is named after
  season: string;
  lines: Line[];
  notes: Note[]; // what happened at the table after its last line
}

// Kinds of events that open a chapter.
const OPENERS = new Set([
  "season_began",
  "mandate_played",
  "kami_turn",
  "war_began",
  "province_at_war",
  "cleaned_up",
  "game_over",
]);
// A cleanup begins before its closing event, and is named after that event.
const isCleanup = ({ event, why }: GameEvent): boolean =>
  event === "to_reserve" || event === "cleaned_up" || why === "cleanup";

/** Whether an event begins a chapter. A drawn hand belongs to the mandate it is drawn for. */
function opens(event: GameEvent, before: GameEvent | undefined): boolean {
  if (event.event === "drew" || event.event === "automa_tiles") return true;
  if (event.event === "mandate_played" && (before?.event === "drew" || before?.event === "automa_mandate"))
    return false;
  if (isCleanup(event)) return !before || !isCleanup(before);
  return OPENERS.has(event.event);
}

/** The events in chapters, without those filtered out and those that the next line repeats.
 * A filter leaves out the notes. */
export function chapters(
  events: readonly GameEvent[],
  shown: ReadonlySet<string>,
  notes: readonly Note[] = [],
): Chapter[] {
  const found: Chapter[] = [];
  const all = shown.size === CATEGORIES.length;
  let season = "spring";
  let next = 0; // the first note that is not yet in a chapter
  const noted = (chapter: Chapter | undefined, index: number): void => {
    for (; chapter && notes[next] && notes[next]!.at <= index; next++) if (all) chapter.notes.push(notes[next]!);
  };
  events.forEach((event, index) => {
    if (event.event === "season_began") season = String(event.season);
    let current = found.at(-1);
    noted(current, index);
    if (!current || opens(event, events[index - 1])) {
      current = { first: index, opening: event, season, lines: [], notes: [] };
      found.push(current);
    }
    if (event.event === "mandate_played" || event.event === "cleaned_up") current.opening = event;
    if (shown.has(category(event)) && !toldNext(event, events[index + 1]) && !toldBefore(event, events[index - 1]))
      current.lines.push({ index, event, notes: current.notes.splice(0) });
  });
  noted(found.at(-1), events.length);
  return found.filter(({ lines }) => lines.length > 0);
}
