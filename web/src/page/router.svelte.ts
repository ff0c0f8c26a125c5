// A router for five kinds of pages: too few to need a library.
import { untrack } from "svelte";

export type Route =
  | { page: "start" }
  | { page: "table"; name: string; secret: string } // a secret only when somebody opens a seat's own link
  | { page: "replay"; name: string; at: number | null; review: boolean }
  | { page: "rules"; topic: string }
  | { page: "unknown" };

/** The route of an address. */
export function parse(url: URL): Route {
  const [first = "", name = "", ...rest] = url.pathname.split("/").filter(Boolean).map(decoded);
  if (rest.length > 0) return { page: "unknown" };
  if (first === "" && name === "") return { page: "start" };
  if (first === "rules" && name === "") return { page: "rules", topic: url.hash.slice(1) };
  if (first === "t" && name !== "")
    return { page: "table", name, secret: new URLSearchParams(url.hash.slice(1)).get("seat") ?? "" };
  if (first === "replay" && name !== "") {
    const { searchParams: asked } = url;
    return { page: "replay", name, at: moment(asked.get("at")), review: asked.get("review") === "1" };
  }
  return { page: "unknown" };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function moment(text: string | null): number | null {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;
}

/** The name of a table in what somebody typed or pasted: a name, a path or a whole link. Null if there is none. */
export function tableIn(text: string): { name: string; secret: string } | null {
  const word = text.trim();
  const link = /\/t\/([^/?#\s]+)(?:#seat=(\S+))?/.exec(word);
  if (link) return { name: decoded(link[1]!), secret: link[2] ?? "" };
  return /^[\w-]+$/.test(word) ? { name: word.toLowerCase(), secret: "" } : null;
}

const now = $state<{ route: Route }>({ route: { page: "start" } });

export const router = {
  get route(): Route {
    return now.route;
  },
};

/** Navigates to another page. */
export function go(path: string): void {
  history.pushState(null, "", path);
  look();
  scrollTo(0, 0);
}

/** Replaces the address without a history entry: for a used secret, and for a moment of a replay. */
export function rewrite(path: string): void {
  history.replaceState(null, "", path);
  untrack(() => {
    if (now.route.page === "table") now.route.secret = ""; // used up: opening this or another link counts as a change
  });
}

function look(): void {
  now.route = parse(new URL(location.href));
}

/** Starts listening to the address. Plain clicks on our own links do not reload the page. */
export function startRouter(): () => void {
  look();
  addEventListener("popstate", look);
  document.addEventListener("click", follow);
  return () => {
    removeEventListener("popstate", look);
    document.removeEventListener("click", follow);
  };
}

function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || link.target !== "" || link.hasAttribute("download")) return;
  const url = new URL(link.href, location.href);
  if (url.origin !== location.origin || url.pathname.startsWith("/api") || parse(url).page === "unknown") return;
  // an anchor within the page: leave it to the browser
  if (url.pathname === location.pathname && url.search === location.search) return;
  event.preventDefault();
  go(url.pathname + url.search + url.hash);
}
