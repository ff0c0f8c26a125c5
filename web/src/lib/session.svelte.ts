// A browser's connection to a table: a socket that reconnects, and the state it received. Knows no rules.
//
// What the page shows (`view`, `log`, `actions`, ...) is what the story has told so far; `received` is ahead of it.
import type { DealInfo, Failed, FromBrowser, FromServer, Hint, Note, SeatClock, TableInfo, TalkLine } from "./protocol";
import { lasting, moments } from "./story/moments";
import type { Known, Moment } from "./story/moments";
import { paced } from "./story/pace.svelte";
import { Story } from "./story/story.svelte";
import type { Scene } from "./story/story.svelte";
import { rememberTold, toldSoFar } from "./story/told";
import type { GameEvent, View } from "./view";

type Sync = Extract<FromServer, { type: "sync" }>;
type News = Extract<FromServer, { type: "news" }>;
export type Answer = Extract<FromServer, { type: "done" | "previewed" | "forces" | "failed" | "recounted" }>;

const FIRST_PAUSE = 500; // ms before the first reconnect; doubled each time
const LONGEST_PAUSE = 15_000;
const HELLO = 0; // the id of every hello; requests count from 1

export class Session {
  readonly name: string;
  state = $state<"connecting" | "open" | "lost" | "refused">("connecting");
  refusal = $state.raw<Failed | null>(null);
  table = $state.raw<TableInfo | null>(null);
  holds = $state.raw<number[]>([]);
  readonly story = new Story();
  /** By seat: what was told, and what has been received. */
  told = $state.raw<ReadonlyMap<number | null, Known>>(new Map());
  received = $state.raw<ReadonlyMap<number | null, Known>>(new Map());
  talk = $state.raw<TalkLine[]>([]);
  deals = $state.raw<ReadonlyMap<number, DealInfo>>(new Map());
  /** The lesson's current hint; null at other tables. */
  hint = $state.raw<Hint | null>(null);
  /** What happened at the table, for the log. */
  notes = $state.raw<readonly Note[]>([]);
  /** The seat of a bot that has been thinking for a while. */
  thinking = $state<number | null>(null);
  clocks = $state.raw<SeatClock[] | null>(null);
  clocksAt = 0; // performance.now() when the clocks were sent
  /** The seat this browser looks from; in hot-seat play it changes. */
  chosenSeat = $state<number | null>(null);

  #socket: WebSocket | null = null;
  #n: number | null = null;
  #asked = 0;
  #waiting = new Map<number, (answer: Answer) => void>();
  #status: TableInfo["status"] = "open"; // as received
  #acting = 0; // actions sent and not answered yet
  #lastTalk = 0;
  #unsure = new Map<string, number>(); // actions sent but never answered, with the action count known at the time
  #pause = FIRST_PAUSE;
  #retry: ReturnType<typeof setTimeout> | undefined; // the next attempt to connect
  #closed = false;

  constructor(name: string) {
    this.name = name;
    this.#connect();
  }

  seat = $derived.by(() =>
    this.chosenSeat !== null && this.holds.includes(this.chosenSeat) ? this.chosenSeat : (this.holds[0] ?? null),
  );
  #now = $derived.by(() => this.told.get(this.seat) ?? null);
  view = $derived.by((): View | null => this.#now?.view ?? null);
  log = $derived.by((): readonly GameEvent[] => this.#now?.log ?? []);
  actions = $derived.by(() => this.#now?.actions ?? 0);
  /** For every action: how many events there were before it. */
  marks = $derived.by((): readonly number[] => this.#now?.marks ?? []);
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
    const seen = this.#unsure.get(what) ?? this.received.get(seat)?.actions ?? 0;
    this.#acting += 1;
    const answer = await this.ask({ type: "act", seat, line, number, seen });
    this.#acting -= 1;
    if (answer.type === "failed" && answer.code === "lost") this.#unsure.set(what, seen);
    else this.#unsure.delete(what);
    return answer;
  }

  /** Connects again at once instead of waiting for the next attempt. */
  tryNow = (): void => {
    if (this.state !== "lost" || this.#closed || this.#retry === undefined) return;
    clearTimeout(this.#retry);
    this.#connect();
  };

  close() {
    this.#closed = true;
    this.story.stop();
    clearTimeout(this.#retry);
    this.#socket?.close();
  }

  #connect() {
    this.#retry = undefined;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.name}/socket`);
    this.#socket = socket;
    socket.onopen = () => this.#greet();
    socket.onmessage = (event: MessageEvent<string>) => this.#hear(JSON.parse(event.data) as FromServer);
    socket.onclose = () => this.#lost();
  }

  #greet() {
    const since = this.#n === null ? {} : { since: this.#n };
    this.#socket?.send(JSON.stringify({ type: "hello", id: HELLO, talk: this.#lastTalk, ...since }));
  }

  #lost() {
    for (const answer of this.#waiting.values()) answer({ type: "failed", code: "lost", sentence: "" });
    this.#waiting.clear();
    if (this.#closed || this.state === "refused") return;
    this.state = "lost";
    this.#retry = setTimeout(() => this.#connect(), this.#pause);
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
  }

  #hear(message: FromServer) {
    switch (message.type) {
      case "welcome":
        this.state = "open";
        this.#pause = FIRST_PAUSE;
        this.holds = message.holds;
        this.#know(message.table);
        this.thinking = null;
        break;
      case "sync":
        this.#synced(message);
        break;
      case "news":
        this.#happened(message);
        break;
      case "table":
        this.#know(message.table);
        break;
      case "talk":
        this.#listen(message.lines);
        break;
      case "deals":
        this.#judge(message.deals);
        break;
      case "notes":
        this.story.after(() => (this.notes = message.notes));
        break;
      case "thinking":
        this.thinking = message.seat;
        break;
      case "hint":
        this.story.after(() => (this.hint = message));
        break;
      case "done":
        this.#answer(message.id, { type: "done", ...(message.n === undefined ? {} : { n: message.n }) });
        break;
      case "previewed":
      case "forces":
      case "recounted":
        this.#answer(message.id, message);
        break;
      case "failed":
        if (message.id) this.#answer(message.id, message);
        else if (message.id === HELLO && message.code === "stale")
          this.#greet(); // a seat changed hands meanwhile
        else this.#refuse(message);
        break;
    }
  }

  // ---------------------------------------------------------------------------- the story
  #happened(news: News) {
    const before = this.received.get(news.seat);
    if (!before) return;
    const told = moments(before, news);
    this.#receive(news.seat, told.at(-1)!, news);
    // Your own action, and an undo, show at once.
    if (this.#acting > 0 || news.first < before.log.length) this.story.skip();
    this.story.add(told.map((moment) => this.#scene(news.seat, moment)));
  }

  /** The whole view. If this device was told an earlier part of the game, the story continues from there. */
  #synced(sync: Sync) {
    const { seat, actions, first } = sync;
    const log = [...(this.received.get(seat)?.log.slice(0, first) ?? []), ...sync.events];
    const marks = [...(this.received.get(seat)?.marks.filter((mark) => mark < first) ?? []), ...sync.marks];
    const now: Known = { view: sync.view, log, actions, marks };
    this.#receive(seat, now, sync);
    const end: Scene = { show: () => this.#show(seat, now), lasting: 0, events: [] };
    const since = this.#behind(seat, actions) ?? this.#unopened(seat, now);
    if (since === null) {
      this.story.skip();
      this.story.add([end]);
    } else {
      const fill = this.story.expect();
      void this.#recount(seat, since, now).then((scenes) => {
        this.story.recap = since >= 0 && scenes.length > 0;
        fill([...scenes, end]);
      });
    }
    this.story.after(() => this.#come(this.#status));
  }

  /** How many of a game's actions the player has been told, if the rest is to be told now. */
  #behind(seat: number | null, actions: number): number | null {
    const since = this.told.get(seat)?.actions ?? toldSoFar(this.name, seat);
    return since === null || since >= actions || seat !== this.seat || paced(1) === 0 ? null : since;
  }

  /** -1 if the Automa has played before the first action, and nobody on this device has watched it. */
  #unopened(seat: number | null, { view, actions }: Known): number | null {
    const told = this.told.has(seat) || toldSoFar(this.name, seat) !== null;
    return view.automa && actions === 0 && !told && seat === this.seat && paced(1) > 0 ? -1 : null;
  }

  /** What happened since this seat was last told; nothing if the server does not say. */
  async #recount(seat: number | null, since: number, now: Known): Promise<Scene[]> {
    const answer = await this.ask({ type: "recount", seat, since: since < 0 ? null : since });
    if (answer.type !== "recounted" || answer.news.length === 0) return [];
    const marks = now.marks.slice(0, answer.actions);
    let known: Known = { view: answer.view, log: now.log.slice(0, answer.first), actions: answer.actions, marks };
    if (!this.told.has(seat)) this.#show(seat, { ...known, view: { ...known.view, decision: null, undo: false } });
    const scenes: Scene[] = [];
    for (const news of answer.news) {
      const told = moments(known, news);
      scenes.push(...told.map((moment) => this.#scene(seat, moment)));
      known = told.at(-1)!;
    }
    return scenes;
  }

  /** Only the seat that looks at the page is told at a pace; in hot-seat play the others follow. */
  #scene(seat: number | null, moment: Moment): Scene {
    const watched = seat === this.seat;
    return {
      show: () => this.#show(seat, moment),
      lasting: watched ? lasting(moment) : 0,
      events: watched ? moment.events : [],
    };
  }

  #receive(seat: number | null, known: Known, { n, clocks }: { n: number; clocks?: SeatClock[] }) {
    this.received = new Map(this.received).set(seat, known);
    this.#n = n;
    this.#time(clocks);
  }

  #show(seat: number | null, known: Known) {
    this.told = new Map(this.told).set(seat, known);
    rememberTold(this.name, seat, known.actions);
  }

  // ---------------------------------------------------------------------------- the table, talk and deals
  /** The table itself has changed; in a draft this includes the clocks. That the game is over is told in its turn. */
  #know(table: TableInfo) {
    this.#status = table.status;
    const early = table.status === "over" && (this.story.busy || this.#behind(this.seat, table.actions) !== null);
    this.table = early ? { ...table, status: "playing" } : table;
    if (early && this.story.busy) this.story.after(() => this.#come(table.status));
    if (table.status === "drafting") this.#time(table.clocks);
  }

  #come(status: TableInfo["status"]) {
    if (this.table && this.table.status !== status) this.table = { ...this.table, status };
  }

  /** People are heard at once; bots speak of what they did, so their lines are part of the story. */
  #listen(lines: TalkLine[]) {
    this.#lastTalk = Math.max(this.#lastTalk, ...lines.map(({ n }) => n));
    const add = (more: TalkLine[]): void => {
      if (more.length > 0) this.talk = [...this.talk, ...more].sort((a, b) => a.n - b.n);
    };
    add(lines.filter(({ spoken }) => !spoken || !this.story.busy));
    const later = this.story.busy ? lines.filter(({ spoken }) => spoken) : [];
    if (later.length > 0) this.story.after(() => add(later));
  }

  /** Offers and answers are seen at once, verdicts when the story has reached what they judge. */
  #judge(deals: DealInfo[]) {
    const set = (now: DealInfo[]): void => {
      this.deals = new Map([...this.deals, ...now.map((deal): [number, DealInfo] => [deal.deal, deal])]);
    };
    if (!this.story.busy) return set(deals);
    set(deals.map((deal) => ({ ...deal, promises: this.deals.get(deal.deal)?.promises ?? deal.promises })));
    this.story.after(() => set(deals));
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

  /** The server does not let this browser in; what it says later, when it closes the connection, is no news. */
  #refuse(failed: Failed) {
    if (this.refusal !== null || (this.table !== null && failed.id !== HELLO)) return;
    if (this.table !== null && failed.code !== "no_spectators") return this.#socket?.close(); // and try again later
    this.state = "refused";
    this.refusal = failed;
    this.#socket?.close();
  }
}
