// The promises that a preview says would be kept or broken, in words. Deals are known to the session, not to the view.
import type { Session } from "../../lib/session.svelte";
import { t } from "../../lib/text.svelte";
import type { Preview, View } from "../../lib/view";
import { promiseSentence } from "../../panels/deals/promises";

export interface Stake {
  key: string;
  verdict: "kept" | "broken";
  own: boolean; // whether the player promised it
  clan: string; // the other party
  words: string;
}

export type Dealings = Pick<Session, "deals" | "table">;

/** The player's own broken promises first. */
export function atStake(preview: Preview, view: View, { deals, table }: Dealings): Stake[] {
  const clanOf = (seat: number): string => table?.seats.find((place) => place.seat === seat)?.clan ?? "";
  const stakes = Object.entries(preview.promises ?? {}).flatMap(([number, told]) =>
    Object.entries(told).flatMap(([i, verdict]): Stake[] => {
      const deal = deals.get(Number(number));
      const promise = deal?.promises[Number(i)]?.promise;
      if (!deal || !promise) return [];
      const by = clanOf(promise.by);
      const to = clanOf(promise.by === deal.seat ? deal.to : deal.seat);
      const own = by === view.seat;
      const sentence = promiseSentence(promise, by, to);
      const words = own
        ? t(verdict === "broken" ? "foresee-breaks" : "foresee-keeps", { to, promise: sentence })
        : t(verdict === "broken" ? "foresee-broken-by" : "foresee-kept-by", { by, promise: sentence });
      return [{ key: `${number} ${i}`, verdict, own, clan: own ? to : by, words }];
    }),
  );
  const rank = ({ own, verdict }: Stake): number => (own ? 0 : 2) + (verdict === "broken" ? 0 : 1);
  return stakes.sort((a, b) => rank(a) - rank(b));
}

/** Whether a choice would break a promise of the player. */
export const breaksPromise = (preview: Preview | null, view: View, dealings: Dealings): boolean =>
  preview !== null && atStake(preview, view, dealings).some(({ own, verdict }) => own && verdict === "broken");

/** Whether a seat has promised something that is still open. */
export const hasPromised = (seat: number | null, { deals }: Pick<Dealings, "deals">): boolean =>
  [...deals.values()].some(
    ({ state, promises }) =>
      state === "accepted" && promises.some(({ promise, verdict }) => promise.by === seat && verdict === "open"),
  );
