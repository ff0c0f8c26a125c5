// What a choice means in words, before it is confirmed, and which choices ask for a second yes. Numbers: foreseen.ts.
import type { Choice } from "../../lib/decide";
import { given } from "../../lib/sentences";
import { has, t } from "../../lib/text.svelte";
import type { View } from "../../lib/view";

// Done at a touch: they are made many at a time and can be taken back, or another of them follows.
const LIGHT = [
  "move",
  "summon",
  "place",
  "first",
  "last",
  "resolve",
  "wait",
  "withdraw",
  "refuse",
  "charge",
  "pay",
  "spare",
];
// Steps in which a pass gives up a whole turn if nothing was done in it yet.
const TURNS: Record<string, string> = { recruit: "placed", marshal: "moved", betray: "done" };

export function needsConfirm(choice: Choice, view: View): boolean {
  if (LIGHT.includes(choice.verb)) return false;
  const what = view.decision?.what;
  if (choice.verb === "use") return what?.step === "seppuku";
  if (choice.verb === "ready") return view.decision?.actors.join() === view.seat; // the last one ends the talks
  if (choice.verb !== "pass") return true;
  const done = what && TURNS[what.step] ? what[TURNS[what.step]!] : null;
  return Array.isArray(done) && done.length === 0 && !(what?.step === "recruit" && Number(what.worship) > 0);
}

/** What a pass is called: whoever has done something in this turn is done. */
export function passWords(view: View): string {
  const what = view.decision?.what;
  const done = what && TURNS[what.step] ? what[TURNS[what.step]!] : null;
  return t((Array.isArray(done) && done.length > 0) || Number(what?.worship) > 0 ? "at-table-done" : "action-pass");
}

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

type Telling = (words: string[], view: View) => string[];

const own = (view: View) => view.players.find(({ seat }) => seat === view.seat);

const TELLING: Record<string, Telling> = {
  mandate: ([, kind = ""], view) => [
    t(`mandate-${kind}-text`),
    ...(kind === "betray" ? [] : [t("at-table-bonus", { text: t(`mandate-${kind}-bonus`) })]), // Betray has none
    ...(kind === "betray" && own(view)?.ally ? [t("at-table-breaks-alliance", { ally: own(view)!.ally! })] : []),
  ],
  buy: ([card = ""]) => [t(`card-${card}-text`)],
  summon: ([, place = ""], view) => (view.shrines.some(({ kami }) => kami === place) ? [t(`kami-${place}-text`)] : []),
  replace: (words) => [t("at-table-replaced", { owner: words[0] ?? "" })],
  capture: ([owner = ""]) => [t("at-table-captured", { owner })],
  kill: () => [t("at-table-killed")],
  ready: () => [t("at-table-ready-ends")],
  accept: ([from = ""], view) => {
    const proposal = proposalsOf(view).find(([proposer, to]) => proposer === from && to === view.seat);
    return proposal ? [...proposalWords(proposal, view.seat), t("at-table-allied-season")] : [];
  },
  use: ([source = ""]) => (has(`advantage-${source}-text`) ? [t(`advantage-${source}-text`)] : []),
  pass: () => [t("at-table-pass-all")],
};

export function consequences(choice: Choice, view: View): string[] {
  return TELLING[choice.verb]?.(choice.line.split(/\s+/).slice(1), view) ?? [];
}
