// A table for tests of its page: views from files, a session without a server, and components on the page.
import { flushSync, mount, unmount } from "svelte";
import type { Component } from "svelte";
import type { FromBrowser, SeatInfo } from "../src/lib/protocol";
import type { Answer, Session } from "../src/lib/session.svelte";
import type { GameEvent, Preview, View } from "../src/lib/view";
import { counter } from "./fixtures/counter.svelte";

const files: Record<string, View> = import.meta.glob("./fixtures/*-*.json", { eager: true, import: "default" });
export const fixture = (name: string): View => structuredClone(files[`./fixtures/${name}.json`]!);
export const NOTHING: Preview = { players: {}, places: {}, killed: {}, winner: null, next: null };

/** A session whose server answers as it is told, and remembers what it was asked. */
export function session(view: View, answer: (message: FromBrowser) => Answer, events: GameEvent[] = []) {
  const seats: SeatInfo[] = view.players.map(({ seat }, i) => ({
    seat: i,
    name: `Player ${i}`,
    clan: seat,
    bot: "",
    stand_in: "",
    late: false,
    connected: true,
  }));
  const asked: FromBrowser[] = [];
  const fake = {
    name: "table",
    state: "open",
    seat: seats.find(({ clan }) => clan === view.seat)?.seat ?? null,
    holds: [0],
    view,
    log: events,
    clan: view.seat,
    deals: new Map(),
    get actions() {
      return counter.actions;
    },
    table: { status: "playing", seats, take_back: null },
    placeOf: (clan: string) => seats.find((place) => place.clan === clan),
    act: () => Promise.resolve<Answer>({ type: "done" }),
    ask: (message: FromBrowser) => (asked.push(message), Promise.resolve(answer(message))),
  };
  return { session: fake as unknown as Session, asked, fake };
}
/** Every preview says that it costs a coin. */
export const costs = (message: FromBrowser): Answer =>
  message.type === "preview"
    ? {
        type: "previewed",
        previews: message.lines.map((): Preview => ({ ...NOTHING, players: { turtle: { coins: [5, 4] } } })),
      }
    : { type: "done" };

let shown: ReturnType<typeof mount> | null = null;
/** Puts a component on the page. */
export function show<P extends Record<string, unknown>>(component: Component<P>, props: P): HTMLElement {
  shown = mount(component, { target: document.body, props });
  flushSync();
  return document.body;
}
/** Empties the page. */
export async function clear(): Promise<void> {
  if (shown) await unmount(shown);
  shown = null;
  document.body.innerHTML = "";
}
