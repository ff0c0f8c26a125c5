/// <reference lib="webworker" />
// The service worker: keeps the application and what was read for times without a connection, and shows push messages.
// It keeps nothing of a running game. The build fills in the lists (vite.config.ts), so every build is a new worker.
declare const __SHELL__: string[];
declare const __LANGUAGES__: Record<string, string[]>;
declare const __BUILD__: string;

const worker = self as unknown as ServiceWorkerGlobalScope;
const APP = "hinode-app-"; // and the build: what a page of that build needs
const CURRENT = APP + __BUILD__;
const READ = "hinode-replays"; // finished games that were opened
const MOST_READ = 24; // answers: a game has two
const PAGES = /^\/($|rules$|t\/|replay\/)/;
const REPLAY = /^\/api\/tables\/[a-z0-9]+\/replay$/;
const TABLE = /^\/api\/tables\/[a-z0-9]+\/$/;

worker.addEventListener("install", (event) => event.waitUntil(install()));
worker.addEventListener("activate", (event) => event.waitUntil(activate()));
worker.addEventListener("message", (event) => event.waitUntil(keepLoaded(event.data as Loaded)));
worker.addEventListener("fetch", (event) => {
  const answer = answerTo(event.request);
  if (answer) event.respondWith(answer);
});

// ---------------------------------------------------------------------------------- the application
async function install(): Promise<void> {
  const cache = await caches.open(CURRENT);
  await cache.addAll(__SHELL__);
  await cache.add(new Request("/", { cache: "reload" }));
  await worker.skipWaiting();
}

/** Pages of the build before this one may still be open, and load their parts from its cache. */
async function activate(): Promise<void> {
  const builds = (await caches.keys()).filter((name) => name.startsWith(APP));
  await Promise.all(builds.slice(0, -2).map((name) => caches.delete(name)));
  await worker.clients.claim();
}

/** What a page says when it has come up: its language, and what it loaded before this worker was there. */
interface Loaded {
  locale: string;
  loaded: string[];
}

async function keepLoaded({ locale, loaded }: Loaded): Promise<void> {
  const cache = await caches.open(CURRENT);
  const wanted = [...(__LANGUAGES__[locale] ?? []), ...loaded.filter((path) => path.startsWith("/assets/"))];
  for (const path of new Set(wanted)) {
    if (!(await cache.match(path))) await cache.add(path).catch(() => undefined);
  }
}

function answerTo(request: Request): Promise<Response> | null {
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== worker.location.origin) return null;
  if (request.mode === "navigate") return PAGES.test(pathname) ? page(request) : null;
  if (pathname.startsWith("/assets/")) return asset(request);
  if (REPLAY.test(pathname) || TABLE.test(pathname)) return finished(request);
  return null;
}

/** Always the newest page; without a connection, the one that was kept. */
async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const shell = await (await caches.open(CURRENT)).match("/");
    if (shell) return shell;
    throw error;
  }
}

/** Assets are named by their content: one that was kept is the right one. */
async function asset(request: Request): Promise<Response> {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(CURRENT)).put(request, answer.clone());
  return answer;
}

// ---------------------------------------------------------------------------------- finished games
async function finished(request: Request): Promise<Response> {
  const cache = await caches.open(READ);
  try {
    const answer = await fetch(request);
    if (answer.ok && (await isOver(request, answer.clone()))) await keepRead(cache, request, answer.clone());
    return answer;
  } catch (error) {
    const kept = await cache.match(request);
    if (kept) return kept;
    throw error;
  }
}

/** There are replays of finished games only. */
async function isOver(request: Request, answer: Response): Promise<boolean> {
  if (REPLAY.test(new URL(request.url).pathname)) return true;
  return ((await answer.json()) as { status?: string }).status === "over";
}

async function keepRead(cache: Cache, request: Request, answer: Response): Promise<void> {
  await cache.delete(request); // the newest come last
  await cache.put(request, answer);
  const kept = await cache.keys();
  await Promise.all(kept.slice(0, -MOST_READ).map((old) => cache.delete(old)));
}

// ---------------------------------------------------------------------------------- push messages
interface Notice {
  title: string;
  body: string;
  url: string;
  stop: string;
  stopText: string;
}

worker.addEventListener("push", (event) => {
  if (event.data) event.waitUntil(show(event.data.json() as Notice));
});

/** One notification for each table; none if somebody is looking at it. */
async function show({ title, body, url, stop, stopText }: Notice): Promise<void> {
  const path = new URL(url).pathname;
  const windows = await worker.clients.matchAll({ type: "window" });
  if (windows.some((one) => one.focused && new URL(one.url).pathname === path)) return;
  const options: NotificationOptions & { renotify: boolean; actions: { action: string; title: string }[] } = {
    body,
    tag: `hinode-${path.split("/").at(-1)}`,
    renotify: true,
    icon: "/icons/192.png",
    badge: "/icons/badge.png",
    data: { open: path, stop: new URL(stop).pathname },
    actions: [{ action: "stop", title: stopText.replace(/\s*:$/, "") }],
  };
  await worker.registration.showNotification(title, options);
}

worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { open, stop } = event.notification.data as { open: string; stop: string };
  event.waitUntil(goTo(event.action === "stop" ? stop : open));
});

async function goTo(path: string): Promise<void> {
  const windows = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find((one) => new URL(one.url).pathname === path);
  if (there) await there.focus();
  else await worker.clients.openWindow(path);
}
