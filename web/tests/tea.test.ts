// The tea ceremony: everybody acts at once, so what one says may be late.
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { DecisionView, View } from "../src/lib/view";
import { Deciding } from "../src/table/deciding/deciding.svelte";
import { begun, FakeSocket, sync } from "./connection";
import teaCeremony from "./fixtures/tea-3.json";

beforeEach(() => {
  FakeSocket.all = [];
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("in the tea ceremony, what was said to the question before", () => {
  const tea = teaCeremony as unknown as View;
  const asking = (number: number, ...actions: string[]): DecisionView => ({
    ...tea.decision!,
    number,
    options: { kind: "list", actions },
  });
  /** Says a line to question 1, which is another one by the time of each refusal; the numbers it was sent with. */
  async function said(
    line: string,
    next: DecisionView | null = asking(2, line),
    code = "stale",
    refusals = 2,
  ): Promise<unknown[]> {
    const { session, socket } = begun([0, 2]);
    socket.say(sync(0, 3, 0, [], { ...tea, decision: asking(1, line) }));
    const deciding = new Deciding(session);
    const heard = deciding.act(line);
    for (let i = 0; i < refusals && socket.sent.length > 1 + i; i++) {
      socket.say({
        type: "news",
        seat: 0,
        n: 4,
        actions: 8,
        first: 0,
        marks: [],
        events: [],
        patch: { decision: next && { ...next, number: next.number + i } },
      });
      socket.say({ type: "failed", code, sentence: "No.", id: socket.sent.at(-1)!.id });
      await vi.advanceTimersByTimeAsync(0);
    }
    if (socket.sent.length > 1 + refusals) socket.say({ type: "done", id: socket.sent.at(-1)!.id });
    await heard;
    return [...socket.sent.slice(1).map(({ number }) => number), deciding.failed?.code ?? "done"];
  }

  test.each(["ready", "wait"])("is said once more, if it is: %s", async (line) => {
    expect(await said(line, undefined, "stale", 1)).toEqual([1, 2, "done"]);
    expect(await said(line)).toEqual([1, 2, "stale"]); // and not a third time
  });
  test.each(["accept lotus", "refuse lotus", "withdraw lotus", "propose lotus", "gift lotus 1 0"])(
    "is not said again, if it is: %s",
    async (line) => {
      expect(await said(line)).toEqual([1, "stale"]);
    },
  );
  test("is not said again after another refusal, to the same question, or when it is not asked any more", async () => {
    expect(await said("ready", undefined, "too_fast")).toEqual([1, "too_fast"]);
    expect(await said("ready", asking(1, "ready"))).toEqual([1, "stale"]);
    expect(await said("ready", asking(2, "wait"))).toEqual([1, "stale"]);
    expect(await said("ready", { ...asking(2, "ready"), what: { step: "mandate" } })).toEqual([1, "stale"]);
    expect(await said("ready", null)).toEqual([1, "stale"]);
  });
  test("is not said for another seat that looks by now", async () => {
    const { session, socket } = begun([0, 2]);
    for (const seat of [0, 2]) socket.say(sync(seat, 3, 0, [], { ...tea, decision: asking(1, "ready") }));
    const heard = new Deciding(session).act("ready");
    for (const seat of [0, 2]) socket.say(sync(seat, 4, 0, [], { ...tea, decision: asking(2, "ready") }));
    session.chosenSeat = 2;
    socket.say({ type: "failed", code: "stale", sentence: "No.", id: socket.sent.at(-1)!.id });
    await heard;
    expect(socket.sent.slice(1)).toMatchObject([{ seat: 0, number: 1 }]);
  });
});

test("a proposal is written on while others propose and refuse, but not to who has an ally by now, nor next season", () => {
  const { session, socket } = begun([0]);
  const partners = (...to: string[]) => ({
    kind: "propose",
    to: to.map((seat) => ({ seat, give_coins: 1, give_ronin: 0, ask_coins: 0, ask_ronin: 0 })),
  });
  const tea = teaCeremony as unknown as View;
  const ask = (number: number, ...to: string[]): void => {
    const decision = {
      ...tea.decision!,
      number,
      options: { kind: "either", parts: [{ kind: "list", actions: ["ready"] }, partners(...to)] },
    };
    socket.say(sync(0, number, 0, [], { ...tea, decision } as unknown as View));
  };
  ask(1, "lotus", "turtle");
  const deciding = new Deciding(session);
  deciding.pick("player:lotus");
  expect(deciding.partner).toBe("lotus");
  ask(2, "lotus", "turtle");
  expect(deciding.partner).toBe("lotus");
  ask(3, "turtle");
  expect(deciding.partner).toBeNull();
  ask(4, "lotus", "turtle");
  socket.say(sync(0, 5, 0, [], { ...session.view!, season: "summer" }));
  expect(deciding.partner).toBeNull();
});
