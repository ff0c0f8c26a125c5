// The story: one queue of moments, shown one after the other at reading pace. Everything on the page shows the same
// moment, because all of it follows from what has been shown so far.
import type { GameEvent } from "../view";
import { paced } from "./pace.svelte";

export interface Scene {
  show: () => void;
  /** How long it stays before the next, in ms at a steady pace. */
  lasting: number;
  events: readonly GameEvent[];
  /** Whether it must be shown even if the rest of the story is replaced. */
  always?: boolean;
}

/** A place in the queue for scenes that are still being fetched. */
interface Gap {
  scenes: Scene[] | null;
}

export class Story {
  /** How many scenes are still to be shown. */
  waiting = $state(0);
  /** The events of the current scene, and how many scenes have been shown. */
  events = $state.raw<readonly GameEvent[]>([]);
  shown = $state(0);
  /** How long the current scene stays in all, in ms; 0 once its time is over. */
  lasting = $state(0);
  /** Whether it tells what happened while this browser was away. */
  recap = $state(false);
  #queue: (Scene | Gap)[] = [];
  #free = 0; // performance.now() at which the next scene may be shown
  #hasty = false; // whether to show everything that is in the queue, and what a gap in it will bring
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    if (typeof document !== "undefined") document.addEventListener("visibilitychange", this.#run);
  }

  /** Whether something that has happened has not been shown yet. */
  get busy(): boolean {
    return this.#queue.length > 0;
  }

  add(scenes: Scene[]): void {
    this.#queue.push(...scenes);
    this.#run();
  }

  /** Does something when the story has reached this point. */
  after(show: () => void): void {
    this.add([{ show, lasting: 0, events: [], always: true }]);
  }

  /** Forgets the scenes that have not been shown, and keeps a place for those that replace them. */
  expect(): (scenes: Scene[]) => void {
    const gap: Gap = { scenes: null };
    this.#queue = [gap, ...this.#queue.filter((one) => "always" in one && one.always)];
    return (scenes) => {
      gap.scenes = scenes;
      this.#run();
    };
  }

  /** Shows the next scene now. */
  hurry = (): void => {
    this.#free = 0;
    this.#run();
  };

  /** Shows everything up to now at once. */
  skip = (): void => {
    this.#hasty = this.busy;
    this.hurry();
  };

  stop(): void {
    clearTimeout(this.#timer);
    document.removeEventListener("visibilitychange", this.#run);
  }

  // Nobody watches a hidden page: the story waits until it is seen.
  #run = (): void => {
    clearTimeout(this.#timer);
    const hidden = document.visibilityState === "hidden" && !this.#hasty;
    while (this.#queue.length > 0 && !hidden) {
      const first = this.#queue[0]!;
      if ("scenes" in first) {
        if (first.scenes === null) break;
        this.#queue.splice(0, 1, ...first.scenes);
        continue;
      }
      if (this.#free > performance.now() && !this.#hasty) break;
      this.#queue.shift();
      this.#show(first);
    }
    this.waiting = this.#queue.filter((one) => !("scenes" in one) && one.lasting > 0).length;
    if (!this.busy) [this.#hasty, this.recap] = [false, false];
    const left = this.#free - performance.now();
    if (left > 0) this.#timer = setTimeout(this.#run, left);
    else this.lasting = 0;
  };

  #show({ show, lasting, events }: Scene): void {
    show();
    const stays = this.#hasty ? 0 : paced(lasting);
    if (events.length > 0) [this.events, this.shown, this.lasting] = [events, this.shown + 1, stays];
    this.#free = Math.max(this.#free, performance.now() + stays);
  }
}
