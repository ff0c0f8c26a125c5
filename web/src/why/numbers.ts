// Which rule is behind a word of the game, an event or an action. Numbers only: what they say is in the reference.
import { KINDS } from "../lib/events";
import names from "../lib/made/names.json";
import reasons from "../lib/made/reasons.json";
import { verbOf } from "../lib/verbs";
import { word } from "../lib/view";
import type { GameEvent } from "../lib/view";

/** Word of the engine -> the rule about it. */
export const RULES_OF: Record<"mandate" | "advantage" | "clan" | "reason" | "idle", Record<string, string>> = {
  mandate: names.mandates,
  advantage: names.advantages,
  clan: names.clans,
  reason: reasons, // why somebody gains or loses something, and why figures die
  idle: names.idle,
};

const KAMI = "R7.2";
const NAMED = ["mandate", "advantage"] as const; // events that are about one of these

/** What to read about an event: a rule, or the card that caused it. Null for kinds this page does not know. */
export function topicOf(
  event: GameEvent,
  isCard: (word: string) => boolean,
  isKami: (word: string) => boolean,
): { rule: string } | { thing: string } | null {
  const own = KINDS[event.event]?.rule ?? "";
  if (event.event === "automa_idle") return { rule: RULES_OF.idle[String(event.thing)] ?? own };
  if (event.event.startsWith("automa_")) return { rule: own }; // its own rules go first
  for (const field of NAMED) {
    const rule = RULES_OF[field][word(event[field])];
    if (rule) return { rule };
  }
  const why = word(event.why);
  if (isCard(why)) return { thing: `card:${why}` };
  const rule = RULES_OF.reason[why] ?? RULES_OF.clan[why] ?? (isKami(why) ? KAMI : own);
  return rule ? { rule } : null;
}

/** Whether a refusal names a rule one can look up: undoing, for example, has none. */
export const isRule = (rule: string | undefined): rule is string =>
  rule !== undefined && /^(R\d+\.\d+|Q\d+|A\d+(\.\d+)?)$/.test(rule);

/** The rule behind a choice. */
export function ruleOfLine(line: string, asks: string): string {
  const [verb = "", first = "", second = ""] = line.split(/\s+/);
  if (verb === "mandate") return RULES_OF.mandate[second] ?? asks;
  if (verb === "use" || verb === "resolve") return RULES_OF.advantage[first] ?? RULES_OF.clan[first] ?? asks;
  return verbOf(verb).rule || asks;
}
