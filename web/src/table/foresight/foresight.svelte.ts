// Previews of choices, requested from the server once and cached until the table changes.
import type { Session } from "../../lib/session.svelte";
import type { Forces, Preview } from "../../lib/view";

const AT_ONCE = 12; // lines in one request
const PAUSE = 60; // ms: a passing pointer requests nothing

export class Foresight {
  readonly session: Session;
  #told = $state.raw<{ about: string; previews: ReadonlyMap<string, Preview> }>({ about: "", previews: new Map() });
  #asked = new Set<string>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(session: Session) {
    this.session = session;
  }

  // Any action or gift changes what choices would do.
  #about = $derived.by(() => `${this.session.seat} ${this.session.view?.decision?.number} ${this.session.actions}`);

  /** What a line would do; null until the server has answered. */
  of(line: string): Preview | null {
    return this.#told.about === this.#about ? (this.#told.previews.get(line) ?? null) : null;
  }

  /** Requests previews of these lines, unless they were requested before. */
  want(lines: readonly string[]): void {
    clearTimeout(this.#timer);
    const about = this.#about;
    const open = lines.filter((line) => !this.#asked.has(`${about} ${line}`)).slice(0, AT_ONCE);
    if (open.length > 0) this.#timer = setTimeout(() => void this.#ask(about, open), PAUSE);
  }

  /** What a line would do, asking the server if need be; null if it does not say. */
  async sure(line: string): Promise<Preview | null> {
    if (!this.of(line)) await this.#ask(this.#about, [line]);
    return this.of(line);
  }

  async #ask(about: string, lines: string[]): Promise<void> {
    const { seat, view } = this.session;
    if (seat === null || !view?.decision || about !== this.#about) return;
    const keys = lines.map((line) => `${about} ${line}`);
    keys.forEach((key) => this.#asked.add(key));
    const answer = await this.session.ask({ type: "preview", seat, lines, number: view.decision.number });
    if (answer.type !== "previewed") {
      keys.forEach((key) => this.#asked.delete(key)); // too fast or too late: the next look requests them again
      return;
    }
    const known = this.#told.about === about ? this.#told.previews : [];
    this.#told = {
      about,
      previews: new Map([...known, ...lines.map((line, i): [string, Preview] => [line, answer.previews[i]!])]),
    };
  }
}

/** Where everybody's Force comes from. Requested again after every change while the tab is open. */
export class Weighing {
  readonly session: Session;
  places = $state.raw<Forces["places"] | null>(null);
  #asked = "";

  constructor(session: Session) {
    this.session = session;
  }

  async look(): Promise<void> {
    const about = `${this.session.actions} ${this.session.view?.phase}`;
    if (about === this.#asked) return;
    this.#asked = about;
    const answer = await this.session.ask({ type: "force" });
    if (about !== this.#asked) return; // a newer request has been sent
    if (answer.type === "forces") this.places = answer.places;
    else this.#asked = "";
  }
}
