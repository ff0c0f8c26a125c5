// A browser's place at a table: patches, events, answers, and a connection that heals itself.
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Session } from "../src/lib/session.svelte";
import { patched } from "../src/lib/story/moments";
import { Deciding } from "../src/table/deciding/deciding.svelte";
import { begun, FakeSocket, happened, sync, table, view, welcome } from "./connection";

beforeEach(() => {
  FakeSocket.all = [];
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a patch", () => {
  test("changes a key, or one place of a list, and leaves the rest alone", () => {
    const koi = { ...view.players[0]!, coins: 99 };
    const next = patched(view, { phase: "cleanup", "players/0": koi, battle: null });
    expect([next.phase, next.players[0]!.coins, next.battle]).toEqual(["cleanup", 99, null]);
    expect(next.players[1]).toBe(view.players[1]);
    expect(next.provinces).toBe(view.provinces);
    expect(view.phase).not.toBe("cleanup");
    expect(view.players[0]!.coins).not.toBe(99);
  });

  test("can change several places of one list", () => {
    const next = patched(view, {
      "provinces/0": { ...view.provinces[0], x: 1 },
      "provinces/7": { ...view.provinces[7], x: 2 },
    });
    expect(next.provinces).toHaveLength(8);
    expect(next.provinces.map((one) => (one as unknown as { x?: number }).x)).toEqual([1, ...Array<undefined>(6), 2]);
  });
});

describe("a session", () => {
  test("says hello to its table and takes what comes", () => {
    const { session, socket } = begun();
    expect(socket.url).toMatch(/^ws:\/\/.*\/api\/tables\/abc\/socket$/);
    expect(socket.sent).toEqual([{ type: "hello", id: 0, talk: 0 }]);
    expect([session.state, session.holds, session.seat, session.actions]).toEqual(["open", [1], 1, 7]);
    expect(session.view?.season).toBe(view.season);
    expect(session.clan).toBe(view.players[1]!.seat);
    expect(session.placeOf("koi")?.name).toBe("P0");
  });

  test("applies news, and forgets events that were undone", () => {
    const { session, socket } = begun();
    socket.say({
      type: "news",
      seat: 1,
      n: 4,
      actions: 8,
      first: 2,
      marks: [2],
      events: happened("ready"),
      patch: { phase: "tea" },
    });
    expect(session.log.map(({ event }) => event)).toEqual(["season_began", "war_drawn", "ready"]);
    expect(session.view?.phase).toBe("tea");
    expect(session.marks).toEqual([1, 2]);
    socket.say({ type: "news", seat: 1, n: 5, actions: 7, first: 1, marks: [], events: [], patch: {} });
    expect(session.log.map(({ event }) => event)).toEqual(["season_began"]);
    expect(session.actions).toBe(7);
    expect(session.marks).toEqual([]);
  });

  test("hears the clocks of a draft with the table", () => {
    const { session, socket } = begun();
    const clocks = [{ seat: 1, left: 5000, bank: 0, running: true }];
    socket.say({ type: "table", table: table({ status: "drafting", clocks }) });
    expect(session.clocks).toEqual(clocks);
  });

  test("keeps the seats it holds apart and can look from each", () => {
    const { session, socket } = begun([0, 2]);
    socket.say({
      type: "news",
      seat: 2,
      n: 4,
      actions: 8,
      first: 2,
      marks: [2],
      events: happened("drew"),
      patch: { phase: "tea" },
    });
    expect([session.seat, session.log.length, session.view?.phase]).toEqual([0, 2, view.phase]);
    session.chosenSeat = 2;
    expect([session.seat, session.log.length, session.view?.phase]).toEqual([2, 3, "tea"]);
    session.chosenSeat = 4; // not ours
    expect(session.seat).toBe(0);
  });

  test("a spectator has the view of nobody", () => {
    const session = new Session("abc");
    FakeSocket.all[0]!.open();
    FakeSocket.all[0]!.say(welcome([]), sync(null, 3, 0, ["season_began"]));
    expect([session.seat, session.clan, session.log.length]).toEqual([null, null, 1]);
    expect(session.view).not.toBeNull();
  });

  test("gets its answers by their id, in any order", async () => {
    const { session, socket } = begun();
    const first = session.act("ready");
    const second = session.ask({ type: "say", seat: 1, text: "hello" });
    const [, act, say] = socket.sent as { id: number }[];
    expect(act).toMatchObject({ type: "act", seat: 1, line: "ready", number: view.decision!.number });
    socket.say({ type: "failed", code: "illegal", sentence: "No.", rule: "R1.1", id: act!.id });
    socket.say({ type: "done", id: say!.id, n: 12 });
    expect(await second).toEqual({ type: "done", n: 12 });
    expect(await first).toMatchObject({ type: "failed", code: "illegal", rule: "R1.1" });
    expect(session.state).toBe("open");
  });

  test("says with what it does how much it knows, and which question is asked now", () => {
    const { session, socket } = begun();
    void session.act("gift koi 1 0");
    const decision = { ...view.decision!, number: view.decision!.number + 1 };
    socket.say({ type: "news", seat: 1, n: 4, actions: 8, first: 2, marks: [2], events: [], patch: { decision } });
    void session.act("gift koi 1 0");
    expect(socket.sent.slice(1)).toMatchObject([
      { number: view.decision!.number, seen: 7 },
      { number: decision.number, seen: 8 },
    ]);
  });

  test("collects talk and the latest state of deals", () => {
    const { session, socket } = begun();
    const deal = { deal: 1, seat: 0, to: 1, state: "offered", promises: [], when: 0 };
    socket.say(
      { type: "talk", lines: [{ n: 1, seat: 0, text: "a", when: 0 }] },
      { type: "talk", lines: [{ n: 4, seat: 1, text: "b", when: 0 }] },
    );
    socket.say(
      { type: "deals", deals: [deal, { ...deal, deal: 2 }] },
      { type: "deals", deals: [{ ...deal, state: "accepted" }] },
    );
    expect(session.talk.map(({ n }) => n)).toEqual([1, 4]);
    expect([...session.deals.values()].map(({ state }) => state)).toEqual(["accepted", "offered"]);
  });
});

describe("undo", () => {
  test("says which question is asked now, as the server said it last", () => {
    const { session, socket } = begun();
    const deciding = new Deciding(session);
    expect(deciding.decision?.number).toBe(view.decision!.number);
    const decision = { ...view.decision!, number: 77 };
    socket.say({ type: "news", seat: 1, n: 4, actions: 8, first: 2, marks: [2], events: [], patch: { decision } });
    void deciding.undo(true);
    expect(socket.sent.at(-1)).toMatchObject({ type: "undo", seat: 1, number: 77, turn: true });
  });
});

describe("a lost connection", () => {
  test("answers what was asked, shows, and heals from where it was", async () => {
    const { session, socket } = begun();
    socket.say({ type: "talk", lines: [{ n: 9, seat: 0, text: "a", when: 0 }] });
    const asked = session.act("ready");
    socket.close();
    expect(await asked).toMatchObject({ type: "failed", code: "lost" });
    expect(session.state).toBe("lost");
    expect(session.view).not.toBeNull(); // the board stays on the screen
    expect(await session.act("ready")).toMatchObject({ code: "lost" });

    await vi.advanceTimersByTimeAsync(500);
    const again = FakeSocket.all[1]!;
    again.open();
    expect(again.sent).toEqual([{ type: "hello", id: 0, talk: 9, since: 3 }]);
    again.say(welcome([1]), sync(1, 6, 1, ["allied", "gift"]));
    expect(session.state).toBe("open");
    expect(session.log.map(({ event }) => event)).toEqual(["season_began", "allied", "gift"]);
    expect(session.talk).toHaveLength(1);
  });

  test("what was never answered is said again as it was known then: a gift is not given twice", async () => {
    const { session, socket } = begun();
    void session.act("gift koi 1 0");
    socket.close();
    await vi.advanceTimersByTimeAsync(500);
    const again = FakeSocket.all[1]!;
    again.open();
    again.say(welcome([1]), { ...sync(1, 4, 2, ["gift"]), actions: 8 });
    const same = session.act("gift koi 1 0");
    void session.act("gift koi 2 0");
    expect(again.sent.filter(({ type }) => type === "act")).toMatchObject([
      { line: "gift koi 1 0", seen: 7 },
      { line: "gift koi 2 0", seen: 8 },
    ]);
    const first = again.sent.find(({ type }) => type === "act")!;
    again.say({ type: "failed", code: "stale", sentence: "", id: first.id });
    await same;
    void session.act("gift koi 1 0"); // who says it once more means it
    expect(again.sent.at(-1)).toMatchObject({ line: "gift koi 1 0", seen: 8 });
  });

  test("is tried again ever more slowly, and at once after it worked", async () => {
    const { socket } = begun();
    socket.close();
    await vi.advanceTimersByTimeAsync(500);
    FakeSocket.all[1]!.close();
    await vi.advanceTimersByTimeAsync(999);
    expect(FakeSocket.all).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(FakeSocket.all).toHaveLength(3);
    FakeSocket.all[2]!.open();
    FakeSocket.all[2]!.say(welcome([1]));
    FakeSocket.all[2]!.close();
    await vi.advanceTimersByTimeAsync(500);
    expect(FakeSocket.all).toHaveLength(4);
  });

  test("is not tried again after a refusal or a goodbye", async () => {
    const refused = new Session("abc");
    FakeSocket.all[0]!.open();
    FakeSocket.all[0]!.say({ type: "failed", code: "no_such_table", sentence: "There is none." });
    FakeSocket.all[0]!.close();
    expect([refused.state, refused.refusal?.code]).toEqual(["refused", "no_such_table"]);
    const left = new Session("def");
    left.close();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.all).toHaveLength(2);
  });

  test("is tried at once when somebody asks for it, and only once", async () => {
    const { session, socket } = begun();
    session.tryNow(); // nothing to try
    socket.close();
    session.tryNow();
    session.tryNow();
    expect(FakeSocket.all).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.all).toHaveLength(2);
  });

  test("is refused for one reason: what is said when it is closed later is no other", () => {
    const session = new Session("abc");
    const socket = FakeSocket.all[0]!;
    socket.open();
    socket.say({ type: "failed", id: 0, code: "no_spectators", sentence: "Only those who play." });
    socket.say({ type: "failed", code: "not_now", sentence: "Nobody said hello." });
    expect([session.state, session.refusal?.sentence]).toEqual(["refused", "Only those who play."]);
  });

  test("greets again if a seat changed hands meanwhile", () => {
    const session = new Session("abc");
    const socket = FakeSocket.all[0]!;
    socket.open();
    socket.say({ type: "failed", id: 0, code: "stale", sentence: "Say hello again." });
    expect([socket.sent.map(({ type }) => type), session.refusal]).toEqual([["hello", "hello"], null]);
  });

  test("ends when you return to a closed game, and is tried again after other trouble", async () => {
    const { session, socket } = begun([]);
    socket.close();
    await vi.advanceTimersByTimeAsync(500);
    FakeSocket.all[1]!.open();
    FakeSocket.all[1]!.say({ type: "failed", id: 0, code: "storage", sentence: "Try again." });
    expect([session.state, session.refusal]).toEqual(["lost", null]);
    await vi.advanceTimersByTimeAsync(1000);
    FakeSocket.all[2]!.open();
    FakeSocket.all[2]!.say({ type: "failed", id: 0, code: "no_spectators", sentence: "Only those who play." });
    expect([session.state, session.refusal?.code]).toEqual(["refused", "no_spectators"]);
  });
});
