// A request to the server: in progress, done or refused.
import { Problem } from "../lib/api";
import type { Failed } from "../lib/protocol";
import { refusal } from "../lib/sentences";

export class Doing {
  busy = $state(false);
  refused = $state.raw<Pick<Failed, "code" | "sentence" | "rule"> | null>(null);

  /** The refusal in the player's language; '' if there is none. */
  get why(): string {
    return this.refused ? refusal(this.refused) : "";
  }

  /** Runs a request unless one is in progress. True if it succeeded. */
  async run(what: () => Promise<unknown>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.refused = null;
    try {
      const answer = await what();
      if (isFailed(answer)) this.refused = answer;
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      this.refused = { code: error.code, sentence: error.sentence, ...(error.rule ? { rule: error.rule } : {}) };
    } finally {
      this.busy = false;
    }
    return this.refused === null;
  }
}

function isFailed(answer: unknown): answer is Failed {
  return typeof answer === "object" && answer !== null && (answer as Failed).type === "failed";
}
