// Events, actions and refusals as sentences in the player's language. The words are in hinode/words, and
// hinode/words/sentences.py makes the same sentences for the terminal.
import type { Failed } from "./protocol";
import { has, locale, t } from "./text.svelte";
import type { Args } from "./text.svelte";
import { read } from "./verbs";
import type { GameEvent } from "./view";

export { CATEGORIES, category, icon, things } from "./events";

// ---------------------------------------------------------------------------------- events
/** What happened, as a sentence for the log. */
export function sentence(event: GameEvent): string {
  const kind = event.event;
  // Of a private event others see only whose it is.
  const hidden = `event-${kind}-hidden`;
  const id = Object.keys(event).length === 2 && has(hidden) ? hidden : `event-${kind}`;
  if (!has(id)) return `${kind.replaceAll("_", " ")}.`; // the server may know more kinds than this page
  const lots = Array.isArray(event.by_lot) ? (event.by_lot as string[]) : []; // what chance decided
  return [t(id, plain(event)), ...lots.map((lot) => t(`lot-${lot}`))].join(" ");
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

/** The fields of an event as arguments: lists joined by commas, flags as yes and no, nothing as none. */
function plain(event: GameEvent): Args {
  return Object.fromEntries(Object.entries(event).map(([name, value]) => [name, argument(value)]));
}

function argument(value: unknown): string | number {
  if (typeof value === "number" || typeof value === "string") return value;
  if (typeof value === "boolean") return value ? "yes" : "no";
  return Array.isArray(value) && value.length > 0 ? value.join(",") : "none";
}

/** "2 coins and 1 ronin" as the object of a verb: what somebody gives. "none" if it is nothing. */
export const given = (coins: number, ronin: number): string => t("goods", { coins, ronin });

// ---------------------------------------------------------------------------------- actions
/** An action line as a player would say it: "Move a Bushi from Kansai to Edo". */
export function describe(line: string): string {
  const { verb, args } = read(line);
  return has(`action-${verb}`) ? t(`action-${verb}`, args) : line;
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
