// The story: pushes are told moment by moment, and nothing on the page is ahead of it.
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Session } from "../src/lib/session.svelte";
import { setPace } from "../src/lib/story/pace.svelte";
import { begun, FakeSocket, sync, table, view, welcome } from "./connection";

beforeEach(() => {
  FakeSocket.all = [];
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.useFakeTimers();
  localStorage.clear();
  setPace("steady");
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
  setPace("instant");
});

const after = (number: number) => ({ ...view.decision!, number });
const summoned = { event: "summoned", seat: "koi", piece: "bushi", place: "edo" };
/** An action with three beats that leads to another question. */
const news = (more: object = {}) => ({
  type: "news",
  seat: 1,
  n: 4,
  actions: 8,
  first: 2,
  marks: [2],
  events: [summoned, summoned, { event: "mandate_played", seat: "lotus", mandate: "train", hidden: false }],
  beats: [
    { end: 1, patch: { turn: 1 } },
    { end: 2, patch: { turn: 2 } },
  ],
  patch: { turn: 3, decision: after(90) },
  ...more,
});
const told = (session: Session) => [session.log.length - 2, session.view!.turn, session.view!.decision?.number ?? null];
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe("a push", () => {
  test("is told beat by beat, and the question comes with the last", async () => {
    const { session, socket } = begun();
    socket.say(news());
    expect([...told(session), session.story.waiting]).toEqual([1, 1, null, 2]);
    await wait(590);
    expect(told(session)).toEqual([1, 1, null]);
    await wait(20);
    expect(told(session)).toEqual([2, 2, null]);
    expect([session.actions, session.marks]).toEqual([7, [1]]);
    await wait(600);
    expect(told(session)).toEqual([3, 3, 90]);
    expect([session.actions, session.marks]).toEqual([8, [1, 2]]);
  });

  test("waits for the one before it: a mandate's title stays longer than a step", async () => {
    const { session, socket } = begun();
    socket.say(
      news(),
      news({ n: 5, actions: 9, first: 5, marks: [5], events: [summoned], beats: [], patch: { turn: 4 } }),
    );
    await wait(1220);
    expect(session.view!.turn).toBe(3);
    await wait(1400);
    expect(session.view!.turn).toBe(3);
    await wait(200);
    expect(session.view!.turn).toBe(4);
  });

  test("of nothing to see takes no time", () => {
    const { session, socket } = begun();
    const quiet = { events: [{ event: "ready", seat: "koi" }], beats: [] };
    socket.say(news(quiet), news({ ...quiet, n: 5, actions: 9, first: 3, marks: [3], patch: { turn: 7 } }));
    expect(session.view!.turn).toBe(7);
  });

  test("leaves a question open that several players answer", () => {
    const { session, socket } = begun();
    socket.say(news({ patch: { turn: 3 } }));
    expect(told(session)).toEqual([1, 1, view.decision!.number]);
  });

  test("can be hurried, and skipped to the question", async () => {
    const { session, socket } = begun();
    socket.say(news());
    session.story.hurry();
    expect(told(session)).toEqual([2, 2, null]);
    session.story.skip();
    expect([...told(session), session.story.busy]).toEqual([3, 3, 90, false]);
    await wait(5000);
    expect(told(session)).toEqual([3, 3, 90]);
  });

  test("is told at once if the person likes it so", () => {
    setPace("instant");
    const { session, socket } = begun();
    socket.say(news());
    expect(told(session)).toEqual([3, 3, 90]);
  });

  test("of your own action shows at once, and what happened before it too", async () => {
    const { session, socket } = begun();
    socket.say(news());
    void session.act("ready");
    expect(socket.sent.at(-1)).toMatchObject({ seen: 8 }); // what was received counts, not what was told
    socket.say(
      news({
        n: 5,
        actions: 9,
        first: 5,
        marks: [5],
        events: [summoned, summoned],
        beats: [{ end: 1, patch: { turn: 4 } }],
        patch: { turn: 5, decision: after(91) },
      }),
    );
    expect(told(session)).toEqual([4, 4, null]);
    await wait(610);
    expect(told(session)).toEqual([5, 5, 91]);
  });

  test("that takes something back shows at once", () => {
    const { session, socket } = begun();
    socket.say(
      news(),
      news({ n: 5, actions: 7, first: 2, marks: [], events: [], beats: [], patch: { turn: 0, decision: after(92) } }),
    );
    expect([...told(session), session.story.busy]).toEqual([0, 0, 92, false]);
  });

  test("is not told to a page that nobody sees", async () => {
    const { session, socket } = begun();
    const seen = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    socket.say(news());
    await wait(60_000);
    expect(told(session)[0]).toBe(0);
    seen.mockReturnValue("visible");
    document.dispatchEvent(new Event("visibilitychange"));
    expect(told(session)[0]).toBe(1);
    seen.mockRestore();
  });
});

describe("nothing is ahead of the story", () => {
  test("not the end of the game", async () => {
    const { session, socket } = begun();
    socket.say(news(), { type: "table", table: table({ status: "over" }) });
    expect(session.table?.status).toBe("playing");
    await wait(5000);
    expect(session.table?.status).toBe("over");
  });

  test("not what bots say of it; people are heard at once", async () => {
    const { session, socket } = begun();
    const line = (n: number, more: object = {}) => ({ n, seat: 0, text: "x", when: 0, ...more });
    socket.say(news(), { type: "talk", lines: [line(1, { spoken: { reason: "betrays", manner: "" } }), line(2)] });
    expect(session.talk.map(({ n }) => n)).toEqual([2]);
    await wait(5000);
    expect(session.talk.map(({ n }) => n)).toEqual([1, 2]);
  });

  test("not the verdict on a promise; an offer is seen at once", async () => {
    const { session, socket } = begun();
    const promise = { kind: "words", by: 0, text: "x" };
    const deal = (number: number, verdict: string) => ({
      deal: number,
      seat: 0,
      to: 1,
      state: "accepted",
      promises: [{ promise, verdict }],
      when: 0,
    });
    const verdicts = () => [...session.deals.values()].map(({ promises }) => promises[0]!.verdict);
    socket.say({ type: "deals", deals: [deal(1, "open")] }, news(), {
      type: "deals",
      deals: [deal(1, "broken"), deal(2, "open")],
    });
    expect(verdicts()).toEqual(["open", "open"]);
    await wait(5000);
    expect(verdicts()).toEqual(["broken", "open"]);
  });

  test("not the lesson's next hint", async () => {
    const { session, socket } = begun();
    socket.say(news(), { type: "hint", seat: 1, chapter: "tea", chapters: [], pages: [] });
    expect(session.hint).toBeNull();
    await wait(5000);
    expect(session.hint).not.toBeNull();
  });
});

describe("coming back", () => {
  const recounted = { type: "recounted", seat: 1, actions: 7, first: 2, view: { ...view, turn: 0 }, news: [news()] };
  const now = {
    ...sync(1, 4, 0, ["season_began", "war_drawn", "summoned", "summoned", "mandate_played"], {
      ...view,
      turn: 3,
      decision: after(90),
    }),
    actions: 8,
    marks: [1, 2],
  };

  async function back(answer: (id: unknown) => object, status: "playing" | "over" = "playing") {
    begun().session.close(); // the first visit: this device has been told of seven actions
    const session = new Session("abc");
    const socket = FakeSocket.all.at(-1)!;
    socket.open();
    socket.say({ ...welcome([1]), table: table({ status, actions: 8 }) }, now);
    expect(socket.sent.at(-1)).toMatchObject({ type: "recount", seat: 1, since: 7 });
    expect([session.view, session.table?.status]).toEqual([null, "playing"]);
    socket.say(answer(socket.sent.at(-1)!.id));
    await wait(0);
    return { session, socket };
  }

  test("walks through what happened since", async () => {
    const { session } = await back((id) => ({ ...recounted, id }));
    expect([...told(session), session.story.recap]).toEqual([1, 1, null, true]);
    await wait(610);
    expect(told(session)).toEqual([2, 2, null]);
    await wait(3000);
    expect([...told(session), session.story.recap]).toEqual([3, 3, 90, false]);
    expect(session.log.map(({ event }) => event)).toEqual([
      "season_began",
      "war_drawn",
      "summoned",
      "summoned",
      "mandate_played",
    ]);
  });

  test("or skips it", async () => {
    const { session } = await back((id) => ({ ...recounted, id }));
    session.story.skip();
    expect([...told(session), session.story.busy]).toEqual([3, 3, 90, false]);
  });

  test("shows the present if the server does not tell", async () => {
    const { session } = await back((id) => ({ type: "failed", code: "too_fast", sentence: "", id }));
    expect([...told(session), session.story.busy]).toEqual([3, 3, 90, false]);
  });

  test("to a finished game tells its end before it is over", async () => {
    const { session } = await back((id) => ({ ...recounted, id }), "over");
    expect(session.table?.status).toBe("playing");
    await wait(5000);
    expect(session.table?.status).toBe("over");
  });

  test("what happens meanwhile comes after the story", async () => {
    begun().session.close();
    const session = new Session("abc");
    const socket = FakeSocket.all.at(-1)!;
    socket.open();
    socket.say(
      welcome([1]),
      now,
      news({
        n: 5,
        actions: 9,
        first: 5,
        marks: [5],
        events: [summoned],
        beats: [],
        patch: { turn: 9, decision: after(93) },
      }),
    );
    expect(session.view).toBeNull();
    socket.say({ ...recounted, id: socket.sent.at(-1)!.id });
    await wait(0);
    expect(told(session)).toEqual([1, 1, null]);
    await wait(5000);
    expect(told(session)).toEqual([4, 9, 93]);
  });

  test("a new device begins with the present", () => {
    const { session, socket } = begun();
    expect(socket.sent.map(({ type }) => type)).toEqual(["hello"]);
    expect(session.view!.turn).toBe(view.turn);
  });
});
