// A deal that somebody is writing: it survives other tabs and a reload.
import type { Session } from "../../lib/session.svelte";
import { keepDraft, recallDraft } from "../../page/drafts";
import type { Draft } from "./promises";

export interface Begun {
  to: number | null; // the other party
  drafts: Draft[];
  instead: number; // the deal that it answers; 0: none
}

const NOTHING: Begun = { to: null, drafts: [], instead: 0 };
const key = (session: Session): string => `${session.name}.${session.seat}.deal`;

/** The deal that this seat is writing; empty if there is none. */
export function dealBegun(session: Session): Begun {
  const kept = recallDraft(key(session)) as Begun | null;
  return kept && Array.isArray(kept.drafts) ? { ...NOTHING, ...kept } : NOTHING;
}

/** Whether this seat is writing a deal. */
export const isDealBegun = (session: Session): boolean => dealBegun(session).drafts.length > 0;

export function keepDeal(session: Session, begun: Begun | null): void {
  keepDraft(key(session), begun);
}
