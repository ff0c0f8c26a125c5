// The state of the player's decision: what was picked so far, what awaits confirmation, what the server answered.
import { back, bidOf, choicesOf, complete, linesOf, narrow, point, proposeOf } from "../../lib/decide";
import type { Choice } from "../../lib/decide";
import type { Answer, Session } from "../../lib/session.svelte";
import type { Failed } from "../../lib/protocol";
import type { Preview } from "../../lib/view";
import { questionOf } from "../../why/asking";
import type { Question } from "../../why/asking";
import { why } from "../../why/why.svelte";
import { needsConfirm } from "../foresight/consequence";
import { Foresight } from "../foresight/foresight.svelte";
import { breaksPromise, hasPromised } from "../foresight/promises";

// These are answered in the tea ceremony's own widget, not by picking.
const TEA = ["accept", "refuse", "withdraw"];
// These are safe to repeat, even if a proposal was withdrawn or refused in the meantime.
const READINESS = ["ready", "wait"];
const FEW = 12; // preview at most this many choices in advance

const proposal = (player: string): Question => ({ kind: "line", line: `propose ${player.split(":")[1]}` });

export class Deciding {
  readonly session: Session;
  readonly foresight: Foresight;
  failed = $state.raw<Failed | null>(null);
  busy = $state(false);
  /** What the pointer or focus is on: a thing on the table, or the choice of a button. */
  hovered = $state.raw<string | Choice | null>(null);
  // Picks belong to one question with its options and are dropped when another one is asked. The exception is a
  // proposal being written: it survives whatever others propose and refuse in the meantime.
  #kept = $state.raw<{ about: string; question: string; picks: string[]; asked: Choice | null }>({
    about: "",
    question: "",
    picks: [],
    asked: null,
  });

  constructor(session: Session) {
    this.session = session;
    this.foresight = new Foresight(session);
  }

  view = $derived.by(() => this.session.view);
  decision = $derived.by(() => this.view?.decision ?? null);
  lines = $derived.by(() => linesOf(this.decision?.options));
  #question = $derived.by(() => `${this.session.seat} ${this.decision?.number} ${this.lines.join()}`);
  #about = $derived.by(() =>
    this.decision?.what.step === "tea" ? `${this.session.seat} tea ${this.view?.season}` : this.#question,
  );
  #current = $derived.by(() => {
    const { about, question, picks, asked } = this.#kept;
    return { picks: about === this.#about ? picks : [], asked: question === this.#question ? asked : null };
  });

  /** Whether the game is waiting for this seat. */
  mine = $derived.by(() => this.view?.seat != null && (this.decision?.actors.includes(this.view.seat) ?? false));
  /**
   * Whether this seat can do something, even unasked: change a sealed bid, or stop being ready.
   */
  able = $derived.by(() => this.lines.length > 0 || this.coins !== null || this.partners.length > 0);
  coins = $derived.by(() => bidOf(this.decision?.options));
  partners = $derived.by(() => proposeOf(this.decision?.options));
  choices = $derived.by(() =>
    this.view ? choicesOf(this.lines, this.view).filter(({ verb }) => !TEA.includes(verb)) : [],
  );
  picks = $derived.by(() => this.#current.picks);
  now = $derived.by(() => narrow(this.choices, this.picks));
  /** The choice to be confirmed. */
  asked = $derived.by(() => this.#current.asked ?? this.now.ready);
  lit = $derived.by((): ReadonlySet<string> => {
    if (this.session.state !== "open" || this.#current.asked || this.busy) return new Set();
    return this.partners.length > 0
      ? new Set([...this.now.lit, ...this.partners.map(({ seat }) => `player:${seat}`)])
      : this.now.lit;
  });
  chosen = $derived.by((): ReadonlySet<string> =>
    this.partner ? new Set([`player:${this.partner}`]) : this.now.chosen,
  );
  /** The clan a proposal is being written to. */
  partner = $derived.by(() => this.partners.find(({ seat }) => this.picks[0] === `player:${seat}`)?.seat ?? null);

  /**
   * Records what the pointer or focus is on. Deferred, because focus also changes while the page is being drawn.
   */
  hover = (what: string | Choice | null): void => queueMicrotask(() => (this.hovered = what));

  /** The choice under consideration: to be confirmed, or made by the next click. */
  pondered = $derived.by((): Choice | null => {
    if (this.asked || typeof this.hovered !== "string") return this.asked ?? this.#still(this.hovered as Choice | null);
    return this.leadsTo(this.hovered);
  });
  /** What that choice would do; null until the server has answered. */
  preview = $derived.by((): Preview | null => (this.pondered ? this.foresight.of(this.pondered.line) : null));
  /** The choices that are one click away, if there are only a few. */
  near = $derived.by((): Choice[] => {
    if (!this.able || this.asked || this.now.lit.size + this.now.buttons.length > FEW) return [];
    return [...this.now.buttons, ...[...this.now.lit].flatMap((key) => this.leadsTo(key) ?? [])];
  });

  /** The choice that picking a thing would make; null if more picks are needed. */
  leadsTo(key: string): Choice | null {
    if (!this.now.lit.has(key)) return null;
    const path = point(this.choices, this.picks, key);
    const { ready, path: whole } = narrow(this.choices, path ?? []);
    return ready && complete(ready, whole) ? ready : null;
  }
  /** A button's choice, if it is still possible. */
  #still(choice: Choice | null): Choice | null {
    return choice && this.lines.includes(choice.line) ? choice : null;
  }

  /** The price of each card: the cheaper one if it can be bought in two ways. */
  prices = $derived.by((): Record<string, number> =>
    Object.fromEntries(
      [...(this.decision?.costs ?? [])]
        .sort((a, b) => b.coins - a.coins)
        .map(({ line, coins }) => [line.split(" ")[1]!, coins]),
    ),
  );

  /** The cost of an option; null if it has none. */
  costOf(line: string): number | null {
    return this.decision?.costs.find((cost) => cost.line === line)?.coins ?? null;
  }

  /** Picks a thing; false if no choice includes it. */
  pick = (key: string): boolean => {
    this.failed = null;
    if (this.partners.some(({ seat }) => key === `player:${seat}`)) {
      this.#keep(this.picks[0] === key ? [] : [key]);
      return true;
    }
    const path = point(this.choices, this.picks, key);
    if (path === null) return false;
    this.#keep(path);
    const { ready, path: whole } = this.now;
    if (ready && complete(ready, whole) && this.view && !needsConfirm(ready, this.view)) void this.#actIfHonest(ready);
    return true;
  };

  /** Handles a click on a thing that is not lit, or a question about one that is: picks it or explains it. */
  ask = (key: string, from: Element): void => {
    if (this.lit.has(key)) why.show({ key }, from);
    else if (!this.pick(key)) void this.#explain(key, from);
  };

  async #explain(key: string, from: Element): Promise<void> {
    const { decision, session } = this;
    if (!decision || !this.able || session.state !== "open") return why.show({ key }, from);
    const question =
      decision.what.step === "tea" && key.startsWith("player:")
        ? proposal(key)
        : questionOf(this.choices, this.picks, key);
    if (question.kind === "later") return why.show({ key, refusal: "later" }, from);
    const answer =
      question.kind === "line"
        ? await session.ask({ type: "why", seat: session.seat ?? 0, line: question.line, number: decision.number })
        : null;
    if (answer?.type === "failed" && question.kind === "line")
      return why.show({ key, asked: question.line, refusal: answer }, from);
    why.show({ key, refusal: { code: "illegal", sentence: "", reason: "not_here", rule: decision.rule } }, from);
  }

  /** Makes the choice of a button or list entry. */
  choose = (choice: Choice): void => {
    this.failed = null;
    if (this.view && needsConfirm(choice, this.view)) this.#keep(this.picks, choice);
    else void this.#actIfHonest(choice);
  };

  /** Acts, unless that would break a promise of this seat: then it asks for confirmation first. */
  async #actIfHonest(choice: Choice): Promise<void> {
    const { session, view } = this;
    if (view && hasPromised(session.seat, session)) {
      this.busy = true;
      const breaks = breaksPromise(await this.foresight.sure(choice.line), view, session);
      this.busy = false;
      if (breaks) return this.#keep(this.picks, choice);
    }
    await this.act(choice.line);
  }

  back = (): void => {
    this.failed = null;
    if (this.#current.asked) this.#keep(this.picks);
    else this.#keep(this.partner ? [] : back(this.choices, this.picks));
  };

  confirm = (): void => {
    if (this.asked) void this.act(this.asked.line);
  };

  async act(line: string): Promise<boolean> {
    const { session, decision } = this;
    const seat = session.seat;
    return this.#heard(async () => {
      const answer = await session.act(line);
      const again =
        answer.type === "failed" &&
        answer.code === "stale" &&
        session.seat === seat &&
        this.#onlyLate(line, decision?.number);
      return again ? session.act(line) : answer;
    });
  }

  /** Whether the tea ceremony still accepts a line and only the question's number has changed. */
  #onlyLate(line: string, number: number | undefined): boolean {
    const now = this.decision;
    return READINESS.includes(line) && now?.what.step === "tea" && now.number !== number && this.lines.includes(line);
  }

  async undo(turn = false): Promise<boolean> {
    return this.#heard(() =>
      this.session.ask({ type: "undo", seat: this.session.seat ?? 0, number: this.decision?.number ?? 0, turn }),
    );
  }

  async #heard(ask: () => Promise<Answer>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    const answer = await ask();
    this.busy = false;
    this.failed = answer.type === "failed" ? answer : null;
    this.#keep([]);
    return answer.type === "done";
  }

  #keep(picks: string[], asked: Choice | null = null): void {
    this.#kept = { about: this.#about, question: this.#question, picks, asked };
  }
}
