// What a choice means in words, before it is confirmed, and which choices ask for a second yes. Numbers: foreseen.ts.
import type { Choice } from "../../lib/decide";
import steps from "../../lib/made/steps.json";
import { given } from "../../lib/sentences";
import { has, t } from "../../lib/text.svelte";
import type { Args } from "../../lib/text.svelte";
import { read, verbOf } from "../../lib/verbs";
import type { View } from "../../lib/view";

interface Step {
  grave: boolean; // ask twice before any answer but a pass
  turn: string[]; // fields with what was done so far in this turn, which a pass ends
}

const STEPS: Record<string, Step> = steps;

/** Whether something was done in a turn that a pass would end; null in other questions. */
function begun(view: View): boolean | null {
  const what = view.decision?.what;
  const fields = STEPS[what?.step ?? ""]?.turn ?? [];
  return fields.length === 0
    ? null
    : fields.some((field) => (Array.isArray(what![field]) ? what![field].length : Number(what![field])) > 0);
}

export function needsConfirm(choice: Choice, view: View): boolean {
  if (verbOf(choice.verb).light) return false;
  if (choice.verb === "use") return STEPS[view.decision?.what.step ?? ""]?.grave ?? false;
  if (choice.verb === "ready") return view.decision?.actors.join() === view.seat; // the last one ends the talks
  return choice.verb !== "pass" || begun(view) === false; // a pass that gives up a whole turn
}

/** What a pass is called after something was done in this turn, and before. */
export const passWords = (view: View): string => t(begun(view) ? "at-table-done" : "action-pass");

export type Proposal = [
  from: string,
  to: string,
  giveCoins: number,
  giveRonin: number,
  askCoins: number,
  askRonin: number,
];

/** The open proposals of a tea ceremony. */
export function proposalsOf(view: View): Proposal[] {
  const all = view.decision?.what.proposals;
  return Array.isArray(all) ? (all as Proposal[]) : [];
}

/** What is in it for both sides, from the side of one of them. */
export function proposalWords(
  [from, , giveCoins, giveRonin, askCoins, askRonin]: Proposal,
  own: string | null,
): string[] {
  const [pays, gets] =
    from === own
      ? [
          [giveCoins, giveRonin],
          [askCoins, askRonin],
        ]
      : [
          [askCoins, askRonin],
          [giveCoins, giveRonin],
        ];
  const goods = ([coins = 0, ronin = 0]: number[]): string => given(coins, ronin);
  return [
    ...(pays.some(Boolean) ? [t("at-table-you-give", { goods: goods(pays) })] : []),
    ...(gets.some(Boolean) ? [t("at-table-you-get", { goods: goods(gets) })] : []),
  ];
}

const own = (view: View) => view.players.find(({ seat }) => seat === view.seat);

// What the fields of a line name -> the texts that explain it.
const EXPLAINED: Record<string, (name: string) => string[]> = {
  card: (name) => [`card-${name}-text`],
  place: (name) => [`kami-${name}-text`], // a shrine
  source: (name) => [`advantage-${name}-text`],
  mandate: (name) => [`mandate-${name}-text`],
};

/** What a choice means: what it names, what its verb always means (`means-` messages), and what only the view knows. */
export function consequences(choice: Choice, view: View): string[] {
  const { verb, args } = read(choice.line);
  const named = Object.entries(verbOf(verb).fields).flatMap(([name, what]) =>
    (EXPLAINED[what]?.(String(args[name])) ?? []).filter(has).map((id) => t(id)),
  );
  const always = has(`means-${verb}`) ? [t(`means-${verb}`, args)] : [];
  return [...named, ...always, ...(OF_THE_MOMENT[verb]?.(args, view) ?? [])];
}

const OF_THE_MOMENT: Record<string, (args: Args, view: View) => string[]> = {
  mandate: ({ kind }, view) => {
    if (kind !== "betray") return [t("at-table-bonus", { text: t(`mandate-${kind}-bonus`) })]; // Betray has none
    const ally = own(view)?.ally;
    return ally ? [t("at-table-breaks-alliance", { ally })] : [];
  },
  accept: ({ proposer }, view) => {
    const proposal = proposalsOf(view).find(([from, to]) => from === proposer && to === view.seat);
    return proposal ? [...proposalWords(proposal, view.seat), t("at-table-allied-season")] : [];
  },
};
