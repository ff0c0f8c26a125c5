// Events, actions and refusals as sentences in the player's language. The words are in hinode/words; here is only which
// words of an event or an action line belong to which argument of a message.
import type { Failed } from "./protocol";
import { has, list, locale, t } from "./text.svelte";
import type { Args } from "./text.svelte";
import type { Bid, GameEvent } from "./view";

export { CATEGORIES, category, icon, things } from "./eventtables";

const NONE = "none"; // "nothing is given": a word that messages select on
const ADVANTAGES = ["seppuku", "hostage", "ronin", "poets"] as const;

// ---------------------------------------------------------------------------------- events
/** What happened, as a sentence for the log. */
export function sentence(event: GameEvent): string {
  const kind = event.event;
  // Of a private event others see only whose it is.
  const hidden = `event-${kind}-hidden`;
  const id = Object.keys(event).length === 2 && has(hidden) ? hidden : `event-${kind}`;
  if (!has(id)) return `${kind.replaceAll("_", " ")}.`; // the server may know more kinds than this page
  return t(id, { ...plain(event), ...MORE[kind]?.(event) });
}

/** Whether the next event tells this one again: what a card cost is told with the purchase. */
export function toldNext(event: GameEvent, after: GameEvent | undefined): boolean {
  if (event.event !== "coins" || after?.event !== "bought") return false;
  return event.seat === after.seat && event.why === after.card;
}

const SENDS = ["automa_target", "automa_fujin"];

/** Whether the event before has told this one with its reason: a move or a stronghold of the Automa. */
export function toldBefore(event: GameEvent, before: GameEvent | undefined): boolean {
  if (event.event === "built") return before?.event === "automa_builds";
  if (event.event !== "moved" || !before || !SENDS.includes(before.event)) return false;
  return event.start === before.start && event.goal === before.goal;
}

/** The fields of an event as arguments: lists joined by commas, flags as yes and no. */
function plain(event: GameEvent): Args {
  const args: Args = {};
  for (const [key, value] of Object.entries(event)) {
    if (typeof value === "number" || typeof value === "string") args[key] = value;
    else if (typeof value === "boolean") args[key] = value ? "yes" : "no";
    else args[key] = Array.isArray(value) ? value.join(",") : "";
  }
  return args;
}

// What some kinds of events need besides their fields.
const MORE: Record<string, (event: GameEvent) => Args> = {
  vp: change,
  coins: change,
  ronin: change,
  game_over: ({ winners }) => ({ count: Array.isArray(winners) ? winners.length : 1 }),
  proposed: (event) =>
    terms(number(event.give_coins), number(event.give_ronin), number(event.ask_coins), number(event.ask_ronin)),
  gift: (event) => ({ goods: given(number(event.coins), number(event.ronin)) }),
  performs: (event) => ({ bonus: event.bonus && event.mandate !== "betray" ? "yes" : "no" }), // Betray has none
  replaced: (event) => ({ same: event.piece === event.by ? "yes" : "no" }),
  automa_pairs: ({ pairs }) => ({ pairs: paired(pairs as [string, string][]) }),
  automa_figure: ({ icon }) => ({ icon: word(icon) }),
  automa_train: ({ kind }) => ({ kind: word(kind) }),
  bid: ({ seppuku, hostage, ronin, poets }) => ({ bids: bids({ seppuku, hostage, ronin, poets } as Bid) }),
  bid_revealed: ({ seppuku, hostage, ronin, poets, kept }) => ({
    bids: bids({ seppuku, hostage, ronin, poets } as Bid),
    kept: given(number(kept), 0),
  }),
};

function change(event: GameEvent): Args {
  const amount = number(event.amount);
  const paid = event.why === "stronghold" || event.why === "toll";
  return { amount: Math.abs(amount), change: amount > 0 ? "gain" : paid ? "pay" : "loss" };
}

/** A word that messages select on; "none" if there is none. */
function word(value: unknown): string {
  return typeof value === "string" ? value : NONE;
}

/** "Koi with Turtle and Lotus with Bonsai"; "none" if it is nobody. */
function paired(pairs: readonly [string, string][]): string {
  return pairs.length === 0 ? NONE : list(pairs.map(([first, second]) => t("automa-pair", { first, second })));
}

function number(value: unknown): number {
  return typeof value === "number" ? value : 0;
}

// ---------------------------------------------------------------------------------- amounts
/** "2 coins and 1 ronin" as the object of a verb: what somebody gives. "none" if it is nothing. */
export function given(coins: number, ronin: number): string {
  const parts: [string, number][] = [
    ["coins", coins],
    ["ronin", ronin],
  ];
  const some = parts.filter(([, count]) => count > 0);
  return some.length === 0 ? NONE : list(some.map(([what, count]) => t(`amount-${what}-object`, { count })));
}

/** "2 on Seppuku and 1 on Imperial poets"; "none" if it is nothing. */
function bids(bid: Bid): string {
  const parts = ADVANTAGES.filter((advantage) => bid[advantage] > 0);
  if (parts.length === 0) return NONE;
  return list(parts.map((advantage) => t("bid-part", { coins: bid[advantage], advantage })));
}

function terms(giveCoins: number, giveRonin: number, askCoins: number, askRonin: number): Args {
  return { give: given(giveCoins, giveRonin), ask: given(askCoins, askRonin) };
}

// ---------------------------------------------------------------------------------- actions
// The words after a verb, in order; see docs/notation.md.
const WORDS: Record<string, string[]> = {
  withdraw: ["to"],
  accept: ["proposer"],
  refuse: ["proposer"],
  gift: ["to", "coins", "ronin"],
  mandate: ["position", "kind"],
  summon: ["piece", "place"],
  place: ["piece", "place"],
  move: ["piece", "start", "goal"],
  build: ["place"],
  buy: ["card", "full"],
  replace: ["owner", "piece", "place", "by"],
  use: ["source"],
  resolve: ["source"],
  kill: ["owner", "piece", "place"],
  give: ["to"],
  bid: [...ADVANTAGES],
  capture: ["owner", "piece"],
  favor: ["seats"],
};

/** An action line as a player would say it: "Move a Bushi from Kansai to Edo". */
export function describe(line: string): string {
  const [verb = "", ...words] = line.split(/\s+/).filter(Boolean);
  if (!has(`action-${verb}`)) return line;
  const args: Args = {};
  WORDS[verb]?.forEach((name, i) => {
    const word = words[i] ?? "";
    args[name] = /^\d+$/.test(word) ? Number(word) : word;
  });
  return t(`action-${verb}`, { ...args, ...MORE_OF_ACTION[verb]?.(args, words) });
}

const MORE_OF_ACTION: Record<string, (args: Args, words: string[]) => Args> = {
  propose: (_, [to = "", ...rest]) => ({ to, ...terms(...amounts(rest, "give"), ...amounts(rest, "ask")) }),
  gift: ({ coins, ronin }) => ({ goods: given(number(coins), number(ronin)) }),
  buy: ({ full }) => ({ full: full === "full" ? "yes" : "no" }),
  replace: ({ piece, by }) => ({ same: piece === by ? "yes" : "no" }),
  bid: (args) => ({ bids: bids(args as unknown as Bid) }),
  favor: ({ seats }) => ({ count: String(seats).split(",").length }),
};

/** The coins and ronin after a keyword of a proposal. */
function amounts(words: string[], keyword: string): [number, number] {
  const at = words.indexOf(keyword);
  return at < 0 ? [0, 0] : [Number(words[at + 1]), Number(words[at + 2])];
}

// ---------------------------------------------------------------------------------- refusals
export type Refusal = Pick<Failed, "code" | "sentence" | "rule" | "reason" | "about">;

/**
 * Why something was not done. What the rules say is said in the player's language; for other trouble the server's
 * sentence is English and says most, and other languages tell the kind of trouble.
 */
export function refusal({ code, sentence, reason, about }: Refusal): string {
  if (reason && has(`refusal-${reason}`)) return t(`refusal-${reason}`, about);
  const id = `error-${code}`;
  return (locale.current === "en" || !has(id)) && sentence !== "" ? sentence : t(id);
}
