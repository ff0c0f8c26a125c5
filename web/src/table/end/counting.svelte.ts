// Counts winter line by line for those who were there. Until it is done, nobody's points are ahead of it.
import type { Session } from "../../lib/session.svelte";
import type { View } from "../../lib/view";
import { paced } from "../story/pace.svelte";
import { winterLines } from "./winter";

const LINE = 900; // ms

export class Counting {
  readonly session: Session;
  /** Whether this page has seen the game in play: then its end is news. */
  played = $state(false);
  #counted = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(session: Session) {
    this.session = session;
  }

  #over = $derived.by(() => (this.session.view?.winners.length ?? 0) > 0);
  lines = $derived.by(() => (this.#over ? winterLines(this.session.log) : []));
  /** How many lines are counted. */
  counted = $derived.by(() =>
    this.played && paced(LINE) > 0 ? Math.min(this.#counted, this.lines.length) : this.lines.length,
  );
  going = $derived.by(() => this.counted < this.lines.length);
  /** What happened, as far as it is counted. */
  log = $derived.by(() =>
    this.going
      ? this.session.log.slice(0, this.session.log.indexOf(this.lines[this.counted]!.event))
      : this.session.log,
  );
  /** The table with the points counted so far, and nobody has won yet. */
  view = $derived.by((): View | null => {
    const { view } = this.session;
    if (!view || !this.going) return view;
    const left = this.lines.slice(this.counted);
    const to = (seat: string): number =>
      left.reduce((all, { clan, amount }) => (clan === seat ? all + amount : all), 0);
    return {
      ...view,
      winners: [],
      players: view.players.map((player) => ({ ...player, vp: player.vp - to(player.seat) })),
    };
  });

  /** Counts the next line after a while, unless it is called off before. */
  next(): () => void {
    clearTimeout(this.#timer);
    if (this.going) this.#timer = setTimeout(() => (this.#counted += 1), paced(LINE));
    return () => clearTimeout(this.#timer);
  }

  skip = (): void => {
    this.#counted = Infinity;
  };
}
