// A browser's connection to a table: a socket that reconnects, and the state it received. Knows no rules.
import type {
  DealInfo,
  Failed,
  FromBrowser,
  FromServer,
  Hint,
  RemarkLine,
  SeatClock,
  TableInfo,
  TalkLine,
} from "./protocol";
import type { GameEvent, View } from "./view";

export type Answer = Extract<FromServer, { type: "done" | "previewed" | "forces" | "failed" }>;

const FIRST_PAUSE = 500; // ms before the first reconnect; doubled each time
const LONGEST_PAUSE = 15_000;

/** Applies a patch to a view. A path is a key, or a key and an index into a list. */
export function patched(view: View, patch: object): View {
  const next: Record<string, unknown> = { ...view };
  for (const [path, value] of Object.entries(patch) as [string, unknown][]) {
    const [key, index] = path.split("/") as [string, string | undefined];
    if (index === undefined) {
      next[key] = value;
    } else {
      const list = [...(next[key] as unknown[])];
      list[Number(index)] = value;
      next[key] = list;
    }
  }
  return next as unknown as View;
}

export class Session {
  readonly name: string;
  state = $state<"connecting" | "open" | "lost" | "refused">("connecting");
  refusal = $state.raw<Failed | null>(null);
  table = $state.raw<TableInfo | null>(null);
  holds = $state.raw<number[]>([]);
  views = $state.raw<ReadonlyMap<number | null, View>>(new Map());
  events = $state.raw<ReadonlyMap<number | null, GameEvent[]>>(new Map());
  talk = $state.raw<TalkLine[]>([]);
  /** What spectators say to each other. */
  remarks = $state.raw<RemarkLine[]>([]);
  deals = $state.raw<ReadonlyMap<number, DealInfo>>(new Map());
  /** The lesson's current hint; null at other tables. */
  hint = $state.raw<Hint | null>(null);
  clocks = $state.raw<SeatClock[] | null>(null);
  clocksAt = 0; // performance.now() when the clocks were sent
  actions = $state(0);
  /** For every action: how many events there were before it. */
  marks = $state.raw<readonly number[]>([]);
  /** The seat this browser looks from; in hot-seat play it changes. */
  chosenSeat = $state<number | null>(null);

  #socket: WebSocket | null = null;
  #n: number | null = null;
  #asked = 0;
  #waiting = new Map<number, (answer: Answer) => void>();
  #unsure = new Map<string, number>(); // actions sent but never answered, with the action count known at the time
  #pause = FIRST_PAUSE;
  #closed = false;

  constructor(name: string) {
    this.name = name;
    this.#connect();
  }

  seat = $derived.by(() =>
    this.chosenSeat !== null && this.holds.includes(this.chosenSeat) ? this.chosenSeat : (this.holds[0] ?? null),
  );
  view = $derived.by(() => this.views.get(this.seat) ?? null);
  log = $derived.by(() => this.events.get(this.seat) ?? []);
  clan = $derived.by(() => this.table?.seats.find((place) => place.seat === this.seat)?.clan ?? null);

  /** The seat of a clan. */
  placeOf(clan: string) {
    return this.table?.seats.find((place) => place.clan === clan);
  }

  /** Sends a request; resolves with the server's answer, or with a failure if the connection is lost. */
  ask(message: FromBrowser): Promise<Answer> {
    const id = ++this.#asked;
    return new Promise((resolve) => {
      if (this.#socket?.readyState !== WebSocket.OPEN) {
        resolve({ type: "failed", code: "lost", sentence: "" });
        return;
      }
      this.#waiting.set(id, resolve);
      this.#socket.send(JSON.stringify({ ...message, id }));
    });
  }

  /** Acts for the current seat. A retry after a lost connection repeats the action count of the first attempt,
   * so that the server does not accept a gift twice. */
  async act(line: string): Promise<Answer> {
    const seat = this.seat ?? 0;
    const number = this.view?.decision?.number ?? 0;
    const what = `${seat} ${line}`;
    const seen = this.#unsure.get(what) ?? this.actions;
    const answer = await this.ask({ type: "act", seat, line, number, seen });
    if (answer.type === "failed" && answer.code === "lost") this.#unsure.set(what, seen);
    else this.#unsure.delete(what);
    return answer;
  }

  close() {
    this.#closed = true;
    this.#socket?.close();
  }

  #connect() {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.name}/socket`);
    this.#socket = socket;
    socket.onopen = () => {
      const lastTalk = this.talk.at(-1)?.n ?? 0;
      socket.send(
        JSON.stringify({ type: "hello", id: 0, talk: lastTalk, ...(this.#n === null ? {} : { since: this.#n }) }),
      );
    };
    socket.onmessage = (event: MessageEvent<string>) => this.#hear(JSON.parse(event.data) as FromServer);
    socket.onclose = () => this.#lost();
  }

  #lost() {
    for (const answer of this.#waiting.values()) answer({ type: "failed", code: "lost", sentence: "" });
    this.#waiting.clear();
    if (this.#closed || this.state === "refused") return;
    this.state = "lost";
    setTimeout(() => this.#connect(), this.#pause);
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
  }

  #hear(message: FromServer) {
    switch (message.type) {
      case "welcome":
        this.state = "open";
        this.#pause = FIRST_PAUSE;
        this.#know(message.table);
        this.holds = message.holds;
        break;
      case "sync":
        this.#see(message.seat, message.view, message);
        break;
      case "news": {
        const view = this.views.get(message.seat);
        if (view) this.#see(message.seat, patched(view, message.patch), message);
        break;
      }
      case "table":
        this.#know(message.table);
        break;
      case "talk":
        this.talk = [...this.talk, ...message.lines.filter(({ n }) => !this.talk.some((line) => line.n === n))];
        break;
      case "remarks":
        this.remarks = [
          ...this.remarks,
          ...message.lines.filter(({ n }) => !this.remarks.some((line) => line.n === n)),
        ];
        break;
      case "deals":
        this.deals = new Map([...this.deals, ...message.deals.map((deal): [number, DealInfo] => [deal.deal, deal])]);
        break;
      case "hint":
        this.hint = message;
        break;
      case "done":
        this.#answer(message.id, { type: "done", ...(message.n === undefined ? {} : { n: message.n }) });
        break;
      case "previewed":
      case "forces":
        this.#answer(message.id, message);
        break;
      case "failed":
        if (message.id) this.#answer(message.id, message);
        else this.#refuse(message);
        break;
    }
  }

  #see(
    seat: number | null,
    view: View,
    news: { n: number; actions: number; first: number; marks: number[]; events: GameEvent[]; clocks?: SeatClock[] },
  ) {
    this.views = new Map(this.views).set(seat, view);
    const before = this.events.get(seat) ?? [];
    this.events = new Map(this.events).set(seat, [...before.slice(0, news.first), ...news.events]);
    this.#n = news.n;
    this.actions = news.actions;
    this.marks = [...this.marks.filter((mark) => mark < news.first), ...news.marks];
    this.#time(news.clocks);
  }

  /** The table itself has changed; in a draft this includes the clocks. */
  #know(table: TableInfo) {
    this.table = table;
    if (table.status === "drafting") this.#time(table.clocks);
  }

  #time(clocks: SeatClock[] | null | undefined) {
    this.clocks = clocks ?? null;
    this.clocksAt = performance.now();
  }

  #answer(id: number | undefined, answer: Answer) {
    if (id === undefined) return;
    this.#waiting.get(id)?.(answer);
    this.#waiting.delete(id);
  }

  #refuse(failed: Failed) {
    if (this.table !== null) return; // a refusal of a single message goes to its sender
    this.state = "refused";
    this.refusal = failed;
  }
}
