// Counts winter line by line for players who are present. Until then, no score includes points not yet counted.
import type { Session } from "../../lib/session.svelte";
import type { View } from "../../lib/view";
import { paced } from "../story/pace.svelte";
import { winterLines } from "./winter";

const LINE = 900; // ms

export class Counting {
  readonly session: Session;
  /** Whether this page was open during the game; only then is winter counted step by step. */
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
  /** The log as far as it has been counted. */
  log = $derived.by(() =>
    this.going
      ? this.session.log.slice(0, this.session.log.indexOf(this.lines[this.counted]!.event))
      : this.session.log,
  );
  /** The table with the points counted so far, and no winner yet. */
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

  /** Counts the next line after a pause; returns a function that cancels it. */
  next(): () => void {
    clearTimeout(this.#timer);
    if (this.going) this.#timer = setTimeout(() => (this.#counted += 1), paced(LINE));
    return () => clearTimeout(this.#timer);
  }

  skip = (): void => {
    this.#counted = Infinity;
  };
}
