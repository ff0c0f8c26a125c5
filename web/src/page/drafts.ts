// Drafts: what somebody has begun and not sent. They last until this tab of the browser is closed.

/** A draft stored as JSON; null if there is none or it cannot be read. */
export function recallDraft(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(`hinode.draft.${key}`) ?? "null") as unknown;
  } catch {
    return null;
  }
}

/** Keeps a draft, or drops it (null). */
export function keepDraft(key: string, draft: unknown): void {
  try {
    if (draft === null) sessionStorage.removeItem(`hinode.draft.${key}`);
    else sessionStorage.setItem(`hinode.draft.${key}`, JSON.stringify(draft));
  } catch {
    // Storage may be blocked or full: then drafts do not survive.
  }
}
