// A session at the end of a socket that the test holds.
import type { TableInfo } from "../src/lib/protocol";
import { Session } from "../src/lib/session.svelte";
import type { View } from "../src/lib/view";
import war from "./fixtures/war-5.json";

export const view = war as unknown as View;

/** The other end of a socket, in the hands of the test. */
export class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close() {
    this.readyState = 3;
    this.onclose?.();
  }
  open() {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }
  say(...messages: object[]) {
    for (const message of messages) this.onmessage?.({ data: JSON.stringify(message) });
  }
}

export const table = (more: Partial<TableInfo> = {}): TableInfo => ({
  table: "abc",
  settings: {
    players: 5,
    card_set: "archway",
    shrines: "random",
    clans: "picked",
    listed: false,
    spectators: true,
    clock: null,
    language: "en",
    title: "",
    automa: 0,
    level: "standard",
    reading: 20,
  },
  status: "playing",
  n: 3,
  host: 0,
  seats: view.players.map(({ seat: clan }, seat) => ({
    seat,
    name: `P${seat}`,
    clan,
    bot: "",
    stand_in: "",
    late: false,
    connected: true,
  })),
  waiting: [],
  draft: [],
  actions: 0,
  watchers: 0,
  take_back: null,
  trouble: "",
  created: 0,
  clocks: null,
  paused: false,
  rematch: "",
  ...more,
});
export const welcome = (holds: number[]) => ({ type: "welcome", protocol: 1, table: table(), holds, id: 0 });
export const happened = (...kinds: string[]) => kinds.map((event) => ({ event }));
export const sync = (seat: number | null, n: number, first: number, kinds: string[], shown = view) => ({
  type: "sync",
  seat,
  n,
  actions: 7,
  first,
  marks: [1].filter((mark) => mark >= first),
  events: happened(...kinds),
  view: shown,
});

/** A session that has been welcomed and knows its seats. */
export function begun(holds = [1]): { session: Session; socket: FakeSocket } {
  const session = new Session("abc");
  const socket = FakeSocket.all.at(-1)!;
  socket.open();
  socket.say(welcome(holds), ...holds.map((seat) => sync(seat, 3, 0, ["season_began", "war_drawn"])));
  return { session, socket };
}
