// What somebody wants of another clan: chosen in the menu of a clan, and done by the talk, the deals and the gifts.
import { onDestroy, setContext } from "svelte";
import { setMeeting } from "../board/meeting";
import { proposeOf } from "../lib/decide";
import type { Session } from "../lib/session.svelte";

export const WAYS = ["whisper", "propose", "deal", "gift"] as const;
export type Way = (typeof WAYS)[number] | "follow" | "unfollow";

export interface Possible {
  way: Way;
  able: boolean; // whether it can be done now
}

/** The clan that a spectator follows, and what was last chosen in a menu. */
export const approach = $state<{ following: string | null; wanted: { way: Way; clan: string } | null }>({
  following: null,
  wanted: null,
});

/** The context in which components find the session. */
export const SESSION = Symbol("session");

interface Deciding {
  readonly partner: string | null; // the clan a proposal is being written to
  pick: (key: string) => boolean;
}

/** Offers the menus of the clans to everything on a page. `open` shows a tab; null goes back to the decision. */
export function meetAt(session: Session, deciding: Deciding, open: (tab: string | null) => void): void {
  setContext(SESSION, session);
  setMeeting({
    ways: (clan) => waysTo(clan, session),
    choose: (way, clan) => {
      if (way === "follow" || way === "unfollow") approach.following = way === "follow" ? clan : null;
      else if (way !== "propose") approach.wanted = { way: way as Way, clan };
      else if (deciding.partner !== clan) deciding.pick(`player:${clan}`);
      open({ whisper: "talk", deal: "deals" }[way] ?? null);
    },
    get following() {
      return approach.following;
    },
    open,
  });
  onDestroy(() => (approach.following = approach.wanted = null));
}

/** Does what was chosen, once, if it is of this kind. */
export function take(way: Way, act: (clan: string) => void): void {
  const { wanted } = approach;
  if (wanted?.way !== way) return;
  approach.wanted = null;
  act(wanted.clan);
}

/** What a seat can do about a clan. Spectators can follow it. */
export function waysTo(clan: string, session: Session): Possible[] {
  const { view, seat, table } = session;
  if (seat === null) return [{ way: approach.following === clan ? "unfollow" : "follow", able: true }];
  if (clan === view?.seat || table?.status !== "playing" || !session.placeOf(clan)) return [];
  const decision = view?.decision;
  const gift = decision?.gift;
  const able: Record<(typeof WAYS)[number], boolean> = {
    whisper: true,
    propose: proposeOf(decision?.options).some((to) => to.seat === clan),
    deal: true,
    gift: !!gift && gift.coins + gift.ronin > 0 && gift.to.includes(clan),
  };
  return WAYS.map((way) => ({ way, able: able[way] }));
}
