// The service worker: makes the page installable and readable without a connection, and receives push messages.
import { locale } from "../lib/text.svelte";

/** Starts the worker, and tells it what this page has loaded without it. Old browsers, and http, have none. */
export async function startWorker(): Promise<void> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  try {
    await navigator.serviceWorker.register("/sw.js");
    const { active } = await navigator.serviceWorker.ready;
    const loaded = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
    active?.postMessage({ locale: locale.current, loaded });
  } catch {
    // Then the page works as long as there is a connection.
  }
}
