// What the log shows beside a sentence: an icon, the filter it belongs to, and the things on the table it is about.
import { has } from "./text.svelte";
import type { GameEvent } from "./view";

export const CATEGORIES = ["honor", "alliance", "mandate", "figures", "cards", "kami", "war", "score"] as const;
export type Category = (typeof CATEGORIES)[number];

// Kind of event -> category and icon (of art/icons.ts). An icon with $ is the one of that field: $mandate.
const TABLE: Record<string, readonly [Category, string]> = {
  season_began: ["score", "clock"],
  war_drawn: ["war", "war"],
  cards_shown: ["cards", "cards"],
  cleaned_up: ["score", "clock"],
  game_over: ["score", "crown"],
  vp: ["score", "vp"],
  coins: ["score", "coin"],
  ronin: ["score", "ronin"],
  honor_gained: ["honor", "honor"],
  honor_lost: ["honor", "honor"],
  honor_top: ["honor", "honor"],
  token: ["war", "token"],
  proposed: ["alliance", "ally"],
  withdrew: ["alliance", "ally"],
  refused: ["alliance", "ally"],
  allied: ["alliance", "ally"],
  ready: ["alliance", "ally"],
  waiting: ["alliance", "ally"],
  tea_over: ["alliance", "ally"],
  gift: ["alliance", "coin"],
  alliance_ended: ["alliance", "ally"],
  alliance_broken: ["alliance", "betray"],
  drew: ["mandate", "deck"],
  mandate_played: ["mandate", "$mandate"],
  tile_hidden: ["mandate", "deck"],
  performs: ["mandate", "$mandate"],
  summoned: ["figures", "recruit"],
  placed: ["figures", "recruit"],
  to_reserve: ["figures", "recruit"],
  moved: ["figures", "marshal"],
  toll: ["figures", "boat"],
  move_taken_back: ["figures", "boat"],
  built: ["figures", "recruit"],
  bought: ["cards", "cards"],
  replaced: ["figures", "betray"],
  killed: ["figures", "war"],
  spared: ["figures", "virtue"],
  kami_turn: ["kami", "torii"],
  shrine_won: ["kami", "$kami"],
  war_began: ["war", "war"],
  province_at_war: ["war", "token"],
  token_discarded: ["war", "token"],
  battle: ["war", "war"],
  bid: ["war", "coin"],
  bid_revealed: ["war", "coin"],
  advantage_won: ["war", "$advantage"],
  advantage_declined: ["war", "$advantage"],
  captured: ["war", "hostage"],
  ronin_hired: ["war", "hire"],
  force: ["war", "war"],
  battle_won: ["war", "crown"],
  hostage_returned: ["figures", "hostage"],
  call_to_arms: ["figures", "recruit"],
  automa_shuffled: ["mandate", "automa"],
  automa_pairs: ["alliance", "automa"],
  automa_tiles: ["mandate", "deck"],
  automa_mandate: ["mandate", "automa"],
  automa_figure: ["figures", "automa"],
  automa_only_kind: ["figures", "automa"],
  automa_marshal: ["figures", "automa"],
  automa_order: ["figures", "automa"],
  automa_target: ["figures", "automa"],
  automa_fujin: ["figures", "automa"],
  automa_stays: ["figures", "automa"],
  automa_builds: ["figures", "automa"],
  automa_train: ["cards", "automa"],
  automa_harvest: ["score", "automa"],
  automa_betray: ["figures", "automa"],
  automa_dearest: ["cards", "automa"],
  automa_raijin: ["figures", "automa"],
  automa_idle: ["figures", "automa"],
  automa_war: ["war", "automa"],
  automa_contest: ["war", "automa"],
  automa_seppuku: ["war", "automa"],
  automa_hostage: ["war", "automa"],
};

/** The filter of the log an event belongs to. */
export function category(event: GameEvent): Category {
  return TABLE[event.event]?.[0] ?? "score";
}

/** The name of the icon beside an event. */
export function icon(event: GameEvent): string {
  const name = TABLE[event.event]?.[1] ?? "clock";
  if (!name.startsWith("$")) return name;
  const field = String(event[name.slice(1)]);
  return field === "ronin" ? "hire" : field; // the advantage, not the token
}

/** The kinds of events this page knows. */
export const knownKinds = Object.keys(TABLE);

// Field of an event -> what it names. A place is a province or a shrine.
const THINGS: Record<string, string> = {
  seat: "player",
  to: "player",
  above: "player",
  below: "player",
  proposer: "player",
  ally: "player",
  owner: "player",
  mover: "player",
  captor: "player",
  killer: "player",
  winners: "player",
  participants: "player",
  pairs: "player",
  province: "province",
  provinces: "province",
  start: "province",
  goal: "province",
  route: "province",
  place: "place",
  kami: "shrine",
  card: "card",
  cards: "card",
  mandate: "mandate",
  tile: "mandate",
  tiles: "mandate",
  advantage: "advantage",
  why: "why",
};

/** The keys of things to light up for an event, each once: `province:kansai`, `player:koi`, `shrine:fujin`, ... */
export function things(event: GameEvent): string[] {
  const keys = Object.entries(event).flatMap(([field, value]) => {
    const names = Array.isArray(value) ? value.flat() : [value];
    return names.filter((name) => typeof name === "string").flatMap((name) => key(THINGS[field], name));
  });
  return [...new Set(keys)];
}

function key(what: string | undefined, name: string): string[] {
  if (what === "place") return [`${has(`kami-${name}`) ? "shrine" : "province"}:${name}`];
  if (what === "why") return has(`card-${name}`) ? [`card:${name}`] : []; // most reasons are no things
  return what === undefined ? [] : [`${what}:${name}`];
}
