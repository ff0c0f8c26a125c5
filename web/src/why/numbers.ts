// Which rule is behind a word of the game, an event or an action. Numbers only: what they say is in the reference.
import names from "../lib/made/names.json";
import { word } from "../lib/view";
import type { GameEvent } from "../lib/view";

/** Word of the engine -> the rule about it. */
export const RULES_OF: Record<string, Record<string, string>> = {
  mandate: { recruit: "R6.6", marshal: "R6.8", train: "R6.9", harvest: "R6.11", betray: "R6.12" },
  advantage: { seppuku: "R8.4", hostage: "R8.5", ronin: "R8.6", poets: "R8.8" },
  clan: names.clans,
  // why somebody gains or loses something, and why figures die
  // prettier-ignore
  reason: {
    battle: "R8.7", cleanup: "R4.5", harvest: "R6.11", hostage: "R8.5", hostages: "R4.4", income: "R4.3", poets: "R8.8",
    reparations: "R8.9", seppuku: "R8.4", stronghold: "R6.8", token_set: "R9.2", toll: "Q35", war_tokens: "R9.1",
    card_costs: "A7", favor: "A5.1", honor_place: "A7", refund: "A6.2", train: "A4.4",
  },
  // prettier-ignore
  event: {
    season_began: "R4.1", war_drawn: "R4.1", cards_shown: "R4.2", cleaned_up: "R4.5", game_over: "R9.3",
    honor_gained: "R2.2", honor_lost: "R2.2", honor_top: "R7.2", token: "R8.7",
    proposed: "R5.2", withdrew: "R5.2", refused: "R5.2", allied: "R5.2", ready: "Q87", waiting: "Q87", tea_over: "R5.2",
    gift: "R5.3", alliance_ended: "R5.1", alliance_broken: "R6.12",
    drew: "R6.3", tile_hidden: "R10.2", summoned: "R1.5", placed: "R1.6", to_reserve: "R6.10", moved: "R1.7",
    toll: "Q35", move_taken_back: "Q35", built: "R6.8", bought: "R6.9", replaced: "R6.12", killed: "R1.8",
    spared: "Q40",
    kami_turn: "R7.1", shrine_won: "R7.1", war_began: "R8.1", province_at_war: "R8.2", token_discarded: "R8.2",
    battle: "R8.2", bid: "R8.3", bid_revealed: "R8.3", captured: "R8.5", ronin_hired: "R8.6", force: "R1.3",
    battle_won: "R8.7", hostage_returned: "R4.4", call_to_arms: "A3.3",
    automa_shuffled: "A1.5", automa_pairs: "A3.2", automa_tiles: "A4.0", automa_mandate: "A4.0", automa_figure: "A4.1",
    automa_only_kind: "A4.1", automa_marshal: "A4.3", automa_order: "A4.3", automa_target: "A4.3", automa_stays: "A4.3",
    automa_fujin: "A5.3",
    automa_builds: "A4.3", automa_train: "A4.4", automa_harvest: "A4.5", automa_betray: "A4.6", automa_dearest: "A5.2",
    automa_raijin: "A5.4", automa_war: "A6.1", automa_contest: "A6.2", automa_seppuku: "A6.3",
    automa_hostage: "A6.3",
  },
  idle: names.idle,
  // what a choice does, where it is not simply what the question asks
  // prettier-ignore
  verb: {
    summon: "R1.5", place: "R1.6", move: "R1.7", build: "R6.8", buy: "R6.9", replace: "R6.12", capture: "R8.5",
    accept: "R5.2", refuse: "R5.2", propose: "R5.2", withdraw: "R5.2", ready: "Q87", wait: "Q87", gift: "R5.3",
    bid: "R8.3",
  },
};

const KAMI = "R7.2";
const NAMED = ["mandate", "advantage"]; // events that are about one of these

/** What to read about an event: a rule, or the card that caused it. Null for kinds this page does not know. */
export function topicOf(
  event: GameEvent,
  isCard: (word: string) => boolean,
  isKami: (word: string) => boolean,
): { rule: string } | { thing: string } | null {
  if (event.event === "automa_idle") return { rule: RULES_OF.idle![String(event.thing)] ?? "A4.0" };
  if (event.event.startsWith("automa_")) return { rule: RULES_OF.event![event.event] ?? "A4.0" }; // its own rules go first
  for (const field of NAMED) {
    const rule = RULES_OF[field]![word(event[field])];
    if (rule) return { rule };
  }
  const why = typeof event.why === "string" ? event.why : "";
  if (isCard(why)) return { thing: `card:${why}` };
  const rule = RULES_OF.reason![why] ?? RULES_OF.clan![why] ?? (isKami(why) ? KAMI : RULES_OF.event![event.event]);
  return rule ? { rule } : null;
}

/** Whether a refusal names a rule one can look up: undoing, for example, has none. */
export const isRule = (rule: string | undefined): rule is string =>
  rule !== undefined && /^(R\d+\.\d+|Q\d+|A\d+(\.\d+)?)$/.test(rule);

/** The rule behind a choice. */
export function ruleOfLine(line: string, asks: string): string {
  const [verb = "", first = "", second = ""] = line.split(/\s+/);
  if (verb === "mandate") return RULES_OF.mandate![second] ?? asks;
  if (verb === "use" || verb === "resolve") return RULES_OF.advantage![first] ?? RULES_OF.clan![first] ?? asks;
  return RULES_OF.verb![verb] ?? asks;
}
