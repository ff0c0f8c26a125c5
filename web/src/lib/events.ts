// What the log shows beside a sentence: the filter it belongs to, an icon, and the things on the table it is about.
// Which kinds of events there are, with their topics, rules and fields, is declared in the engine.
import declared from "./made/events.json";
import names from "./made/names.json";
import { has } from "./text.svelte";
import type { GameEvent } from "./view";

interface Kind {
  topic: string;
  rule: string; // to read about it; empty where one of its fields has a better one
  quiet: boolean; // only in the log: nobody needs to watch it happen
  fields: Record<string, string>; // what each names: a player, a place, a card, ...
}

export const KINDS: Record<string, Kind> = declared;
export const CATEGORIES: readonly string[] = names.topics;

/** The filter of the log an event belongs to. */
export const category = (event: GameEvent): string => KINDS[event.event]?.topic ?? "score";

// ---------------------------------------------------------------------------------- icons, of art/icons.ts
const OF_TOPIC: Record<string, string> = {
  alliance: "ally",
  cards: "cards",
  figures: "recruit",
  honor: "honor",
  kami: "torii",
  mandate: "deck",
  score: "clock",
  war: "war",
};
// prettier-ignore
const OF_KIND: Record<string, string> = {
  vp: "vp", coins: "coin", ronin: "ronin", gift: "coin", bid: "coin", bid_revealed: "coin",
  game_over: "crown", battle_won: "crown", alliance_broken: "betray", replaced: "betray", killed: "war", spared: "virtue",
  moved: "marshal", toll: "boat", move_taken_back: "boat", captured: "hostage", hostage_returned: "hostage",
  token: "token", token_discarded: "token", province_at_war: "token", ronin_hired: "hire", automa_tiles: "deck",
};
const NAMED = ["mandate", "kami", "advantage"]; // fields whose name is an icon

/** The name of the icon beside an event. */
export function icon(event: GameEvent): string {
  const known = OF_KIND[event.event] ?? (event.event.startsWith("automa_") ? "automa" : undefined);
  const named = NAMED.find((field) => typeof event[field] === "string");
  if (known || !named) return known ?? OF_TOPIC[category(event)] ?? "clock";
  return event[named] === "ronin" ? "hire" : String(event[named]); // the advantage, not the token
}

// ---------------------------------------------------------------------------------- things
/** The keys of things to light up for an event, each once: `province:kansai`, `player:koi`, `shrine:fujin`, ... */
export function things(event: GameEvent): string[] {
  const fields = KINDS[event.event]?.fields ?? {};
  const keys = Object.entries(fields).flatMap(([field, what]) => {
    const names = [event[field]].flat(2);
    return names.filter((name) => typeof name === "string").flatMap((name) => key(what, name));
  });
  return [...new Set(keys)];
}

const SHOWN = ["player", "province", "shrine", "card", "mandate", "advantage"]; // there is something to light up

function key(what: string, name: string): string[] {
  if (what === "place") return [`${has(`kami-${name}`) ? "shrine" : "province"}:${name}`];
  if (what === "why") return has(`card-${name}`) ? [`card:${name}`] : []; // most reasons are no things
  return SHOWN.includes(what) ? [`${what}:${name}`] : [];
}
