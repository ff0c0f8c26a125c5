// A review in the making: asks for it, and then how far it is until it is there.
import { api } from "../../lib/api";
import type { Review, ReviewState } from "../../lib/made/rest";
import { Doing } from "../../page/doing.svelte";

const PAUSE = 1000; // ms between two questions

export class Reviewing {
  readonly name: string;
  readonly doing = new Doing();
  state = $state.raw<ReviewState | null>(null);
  stopped = $state(false); // the server gave it up, or has been restarted
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(name: string) {
    this.name = name;
  }

  get review(): Review | null {
    return this.state?.review ?? null;
  }
  get going(): boolean {
    return this.state?.state === "queued" || this.state?.state === "running";
  }

  /** Whether there is a review already. */
  look = (): Promise<boolean> => this.doing.run(async () => this.#heard(await api.review(this.name)));

  begin = (everyone: boolean): Promise<boolean> => {
    this.stopped = false;
    return this.doing.run(async () => this.#heard(await api.askReview(this.name, { everyone })));
  };

  close = (): void => clearTimeout(this.#timer);

  #heard(state: ReviewState): void {
    if (this.going && state.state === "none") this.stopped = true;
    this.state = state;
    clearTimeout(this.#timer);
    if (this.going) this.#timer = setTimeout(() => void this.#again(), PAUSE);
  }

  /** A lost connection is no reason to give up. */
  async #again(): Promise<void> {
    if (!(await this.look()) && this.going) this.#timer = setTimeout(() => void this.#again(), PAUSE);
  }
}
