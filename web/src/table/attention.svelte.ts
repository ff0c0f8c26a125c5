// Tells you that it is your turn while you look elsewhere: in the tab's title, and by notification if allowed.
import type { Session } from "../lib/session.svelte";
import { t } from "../lib/text.svelte";

const STORED = "hinode.notify";

export const attention = $state<{ notify: boolean }>({ notify: stored() });

function stored(): boolean {
  try {
    return localStorage.getItem(STORED) === "yes" && possible() && Notification.permission === "granted";
  } catch {
    return false; // storage may be forbidden
  }
}

export function possible(): boolean {
  return typeof Notification !== "undefined" && Notification.permission !== "denied";
}

/** Turns notifications on or off, asking the browser for permission if necessary. */
export async function setNotify(wanted: boolean): Promise<void> {
  attention.notify = wanted && possible() && (await Notification.requestPermission()) === "granted";
  try {
    localStorage.setItem(STORED, attention.notify ? "yes" : "no");
  } catch {
    // then it lasts until the page is closed
  }
}

/** Whether the page is out of sight; the story then waits. */
const unseen = (): boolean => typeof document !== "undefined" && document.visibilityState === "hidden";
export const page = $state({ hidden: unseen() });
if (typeof document !== "undefined") document.addEventListener("visibilitychange", () => (page.hidden = unseen()));

/** Whether the game waits for this seat, even if the story has not come to that question yet. */
export function awaited(session: Session): boolean {
  const view = session.received.get(session.seat)?.view;
  return view?.seat != null && (view.decision?.actors.includes(view.seat) ?? false);
}

export function turnTitle(session: Session, mine: boolean): string {
  if (session.table?.status === "over") return t("at-table-title-over");
  return t(mine ? "at-table-title-turn" : "at-table-title");
}

let told = -1;

/** Notifies once for each question, and only if the page is not visible. */
export function announce(session: Session): void {
  const decision = session.received.get(session.seat)?.view.decision;
  if (!attention.notify || !unseen() || !decision || decision.number === told) return;
  told = decision.number;
  const { step } = decision.what;
  new Notification(t("at-table-title-turn"), { body: step ? t(`step-${step}`) : "", tag: `hinode-${session.name}` });
}
