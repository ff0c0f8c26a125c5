// The battle of the game: the one that cost most, in coins bid and figures lost.
import { battlesIn, knownIn } from "../story/tale";
import type { GameEvent } from "../../lib/view";

export interface Greatest {
  season: string;
  province: string;
  participants: string[];
  winner: string | null;
  coins: number; // bid by all
  lost: number; // figures killed
}

/** The battle in which most was bid and lost; of equals the later. Null if there was none worth telling. */
export function greatestBattle(log: readonly GameEvent[]): Greatest | null {
  let greatest: Greatest | null = null;
  for (const tale of battlesIn(log)) {
    const { bids, winner } = knownIn(tale);
    const coins = Object.values(bids).reduce((all, bid) => all + bid.seppuku + bid.hostage + bid.ronin + bid.poets, 0);
    const lost = log.slice(tale.start, tale.end).filter(({ event }) => event === "killed").length;
    if (coins + lost === 0 || coins + lost < (greatest?.coins ?? 0) + (greatest?.lost ?? 0)) continue;
    const began = log.slice(0, tale.start).findLast(({ event }) => event === "season_began");
    const { province, participants } = tale;
    greatest = { season: String(began?.season), province, participants, winner, coins, lost };
  }
  return greatest;
}
