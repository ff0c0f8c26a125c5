// Promises: drafts, the message to the server, and sentences.
import type { AnyPromise, DealInfo } from "../../lib/protocol";
import { given } from "../../lib/sentences";
import { t } from "../../lib/text.svelte";
import type { Args } from "../../lib/text.svelte";

export const KINDS = ["ally", "mandate", "stay_out", "leave_advantage", "give", "words"] as const;
export const MANDATES = ["recruit", "marshal", "train", "harvest", "betray"];
export const ADVANTAGES = ["seppuku", "hostage", "ronin", "poets"];
export const UNTIL = ["this-tea", "this-political", "next-tea", "next-political"] as const;
export const MOST = 6; // promises in a deal
export const LONGEST = 300; // characters of a promise in words

/** Every field of a promise form; which ones count depends on the kind. */
export interface Draft {
  id: number;
  kind: (typeof KINDS)[number];
  mine: boolean;
  mandate: string;
  province: string;
  advantage: string;
  coins: number;
  ronin: number;
  until: (typeof UNTIL)[number];
  text: string;
}

export const draft = (id: number, province: string, mine: boolean): Draft => ({
  id,
  kind: "ally",
  mine,
  mandate: MANDATES[0]!,
  province,
  advantage: ADVANTAGES[0]!,
  coins: 1,
  ronin: 0,
  until: "this-political",
  text: "",
});

/** The promise as the protocol has it; null if something is missing. */
export function promised(form: Draft, me: number, them: number): AnyPromise | null {
  const by = form.mine ? me : them;
  switch (form.kind) {
    case "ally":
      return { promise: "ally", by };
    case "mandate":
      return { promise: "mandate", by, mandate: form.mandate };
    case "stay_out":
      return { promise: "stay_out", by, province: form.province };
    case "leave_advantage":
      return { promise: "leave_advantage", by, advantage: form.advantage, province: form.province };
    case "give": {
      if (form.coins + form.ronin === 0) return null;
      const [season, phase] = form.until.split("-") as ["this" | "next", "tea" | "political"];
      return { promise: "give", by, coins: form.coins, ronin: form.ronin, season, phase };
    }
    case "words":
      return form.text.trim() === "" ? null : { promise: "words", by, text: form.text.trim() };
  }
}

/** The form of a promise, as one of its parties fills it in: for a counter-offer. */
export function draftOf(id: number, promise: AnyPromise, me: number, province: string): Draft {
  const form = { ...draft(id, province, promise.by === me), kind: promise.promise };
  if (promise.promise !== "give") return { ...form, ...promise };
  const { coins = 0, ronin = 0, season = "this", phase = "political" } = promise;
  return { ...form, coins, ronin, until: `${season}-${phase}` };
}

/** Whether a draft that was kept can still be filled in. */
export function isDraft(value: unknown): value is Draft {
  return (
    typeof value === "object" &&
    value !== null &&
    KINDS.includes((value as Draft).kind) &&
    Object.entries(draft(0, "", true)).every(
      ([key, field]) => typeof (value as Draft)[key as keyof Draft] === typeof field,
    )
  );
}

/** A promise as a sentence. Clans are given by their engine names. */
export function promiseSentence(promise: AnyPromise, by: string, to: string): string {
  const { promise: kind, ...fields } = promise;
  const more: Args =
    promise.promise === "give"
      ? { goods: given(promise.coins, promise.ronin), until: t(`until-${promise.season}-${promise.phase}`) }
      : {};
  return t(`promised-${kind}`, { ...fields, ...more, by, to });
}

/**
 * The deals a seat sees: its own, and after the game all accepted ones. Those to be answered come first, then the
 * newest. They are given in the order in which they were offered.
 */
export function dealsFor(deals: Iterable<DealInfo>, me: number | null, over: boolean): DealInfo[] {
  const mine = [...deals]
    .reverse()
    .filter(({ seat, to, state }) => (me !== null && (seat === me || to === me)) || (over && state === "accepted"));
  const asks = ({ state, to }: DealInfo): number => (state !== "offered" ? 2 : to === me ? 0 : 1);
  return mine.sort((a, b) => asks(a) - asks(b));
}
