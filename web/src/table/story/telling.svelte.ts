// Tells battles stage by stage, at a readable pace. Skips up to your own last action; later battles wait in line.
import type { Session } from "../../lib/session.svelte";
import { paced } from "./pace.svelte";
import { talesFrom } from "./tale";
import type { Tale } from "./tale";

const STAGE = 2400; // ms
const LINGER = 6000; // ms that the last stage stays
/** Events caused by your own action: acting ends the telling. */
// prettier-ignore
export const DEEDS = [
  "ready", "proposed", "mandate_played", "summoned", "moved", "built", "bought", "replaced",
  "bid", "captured", "ronin_hired", "advantage_declined",
];

export class Telling {
  readonly session: Session;
  /** The battle being told, and how many of its stages are shown. */
  tale = $state.raw<Tale | null>(null);
  shown = $state(0);
  /** Whether the player is stepping through it by hand. */
  held = $state(false);
  #told = -1; // how many events of the log have been told; -1: none seen yet
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(session: Session) {
    this.session = session;
  }

  /** Reads new events; call it whenever the log may have grown. */
  hear(): void {
    const { log, clan, view } = this.session;
    if (view === null) return; // the table has not been shown yet
    if (this.#told < 0 || log.length < this.#told) {
      // The page was just opened, or something was undone: do not tell old events.
      this.#told = log.length;
      this.#close();
      return;
    }
    const before = this.#told;
    const own = log.findLastIndex((event, i) => i >= before && event.seat === clan && DEEDS.includes(event.event));
    if (own >= 0) this.#close();
    this.#told = Math.max(before, own + 1);
    const current = this.tale;
    const tales = talesFrom(log, current?.start ?? this.#told);
    if (current) {
      this.tale = tales.find(({ start }) => start === current.start) ?? current;
      if (this.shown === current.stages.length && !this.held) this.#go();
    } else {
      this.#open(tales);
    }
  }

  /** The first battle with something new in it. */
  #open(tales: Tale[]): void {
    const tale = tales.find(({ stages }) => stages.some(({ last }) => last >= this.#told));
    if (!tale) {
      this.#told = this.session.log.length;
      this.#close();
      return;
    }
    this.tale = tale;
    this.held = false;
    this.shown = tale.stages.filter(({ last }) => last < this.#told).length;
    this.#go();
  }

  #go(): void {
    clearTimeout(this.#timer);
    const tale = this.tale;
    if (!tale) return;
    const wait = paced(STAGE);
    if (wait === 0) this.shown = tale.stages.length;
    else if (this.shown < tale.stages.length) this.shown += 1;
    const last = this.shown === tale.stages.length;
    if (last) this.#told = tale.stages.at(-1)!.last + 1;
    this.#timer = setTimeout(() => (last ? this.next() : this.#go()), last ? LINGER : wait);
  }

  /** Moves on to the next battle, if there is one. */
  next(): void {
    const tale = this.tale;
    this.#close();
    if (tale) this.#told = Math.max(this.#told, tale.stages.at(-1)!.last + 1);
    this.#open(talesFrom(this.session.log, this.#told));
  }

  /** Marks everything as told. */
  skip = (): void => {
    this.#told = this.session.log.length;
    this.#close();
  };

  /** Shows a number of stages and stops there. */
  step = (shown: number): void => {
    if (!this.tale) return;
    clearTimeout(this.#timer);
    this.held = true;
    this.shown = Math.max(1, Math.min(this.tale.stages.length, shown));
  };

  /** Continues automatically. */
  resume = (): void => {
    this.held = false;
    this.#go();
  };

  /** How many more battles are waiting. */
  get waiting(): number {
    return this.tale
      ? talesFrom(this.session.log, this.tale.end).filter(
          ({ stages, start }) => stages.length > 0 && start !== this.tale?.start,
        ).length
      : 0;
  }

  #close(): void {
    clearTimeout(this.#timer);
    this.tale = null;
    this.held = false;
    this.shown = 0;
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}
