// The notices of a seat: the server's routes, and this browser's push subscription.
import { at, call } from "../lib/api";
import type { NewAddress, NoticesInfo, PushHere, Tested } from "../lib/made/rest";

export type { NoticesInfo } from "../lib/made/rest";
export type Kind = NoticesInfo["kinds"][number];
export const KINDS: readonly Kind[] = ["turn", "late", "message", "deal", "over"];

/** The routes for one seat. */
export function noticesOf(table: string, seat: number) {
  const path = `${at(table)}/seats/${seat}/notices`;
  return {
    look: () => call<NoticesInfo>("GET", `${path}/`),
    push: (body: PushHere) => call<NoticesInfo>("POST", `${path}/push`, body),
    add: (body: NewAddress) => call<NoticesInfo>("POST", `${path}/addresses`, body),
    want: (kinds: Kind[]) => call<NoticesInfo>("POST", `${path}/kinds`, { kinds }),
    test: (id: string) => call<Tested>("POST", `${path}/${id}/test`, {}),
    remove: (id: string) => call<NoticesInfo>("DELETE", `${path}/${id}`),
  };
}

// ---------------------------------------------------------------------------------- this browser
/** Whether this browser can receive push messages at all. */
export const canPush = (): boolean =>
  "serviceWorker" in navigator && "PushManager" in window && typeof Notification !== "undefined";

/** Subscribes this browser to push messages signed with a key; null if it does not want to. */
export async function subscribe(key: string): Promise<Omit<PushHere, "language"> | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const { pushManager } = await navigator.serviceWorker.ready;
  const old = await pushManager.getSubscription();
  if (old && !signedWith(old, key)) await old.unsubscribe(); // of a server that was set up anew
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
  const { endpoint, keys } = made.toJSON();
  return { endpoint: endpoint ?? "", p256dh: keys?.p256dh ?? "", auth: keys?.auth ?? "" };
}

/** What the server recognizes this browser's subscription by; '' without one. */
export async function ownMark(): Promise<string> {
  if (!canPush()) return "";
  const registration = await navigator.serviceWorker.getRegistration();
  const endpoint = (await registration?.pushManager.getSubscription())?.endpoint;
  if (!endpoint) return "";
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(endpoint));
  return [...new Uint8Array(digest)]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("")
    .slice(0, 16);
}

function signedWith(subscription: PushSubscription, key: string): boolean {
  const used = subscription.options.applicationServerKey;
  return used !== null && String(new Uint8Array(used)) === String(bytes(key));
}

function bytes(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(text, (sign) => sign.charCodeAt(0));
}
