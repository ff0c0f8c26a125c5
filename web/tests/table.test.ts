// The page where one plays: every kind of decision is drawn, can be answered, and says what it means.
import axe from "axe-core";
import { flushSync, mount, unmount } from "svelte";
import type { Component } from "svelte";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { clocksNow, timeWords } from "../src/lib/clocks.svelte";
import type { FromBrowser, SeatInfo } from "../src/lib/protocol";
import type { Answer, Session } from "../src/lib/session.svelte";
import { loadLocale } from "../src/lib/text.svelte";
import type { GameEvent, View } from "../src/lib/view";
import { consequences, needsConfirm, passWords } from "../src/table/foresight/consequence";
import { Counting } from "../src/table/end/counting.svelte";
import { Deciding } from "../src/table/deciding/deciding.svelte";
import Decision from "../src/table/deciding/Decision.svelte";
import End from "../src/table/end/End.svelte";
import { growthOf } from "../src/table/end/scoring";
import { winterOf } from "../src/table/end/winter";
import { nextSeat } from "../src/table/seats.svelte";
import Veil from "../src/table/Veil.svelte";
import gameEvents from "./fixtures/game-events.json";

const files: Record<string, View> = import.meta.glob("./fixtures/*-*.json", { eager: true, import: "default" });
const fixture = (name: string): View => structuredClone(files[`./fixtures/${name}.json`]!);
const log = gameEvents as GameEvent[];

interface Asked {
  lines: string[];
  messages: FromBrowser[];
  answer: Answer;
}
/** A session that answers as it is told, and remembers what was asked. */
function session(
  view: View,
  asked: Asked = { lines: [], messages: [], answer: { type: "done" } },
  events: GameEvent[] = [],
): Session {
  const seats: SeatInfo[] = view.players.map(({ seat }, i) => ({
    seat: i,
    name: `Player ${i}`,
    clan: seat,
    bot: "",
    stand_in: "",
    late: false,
    connected: true,
  }));
  const own = seats.find(({ clan }) => clan === view.seat)?.seat ?? null;
  const fake = {
    name: "table",
    state: "open",
    seat: own,
    holds: own === null ? [] : [own],
    view,
    log: events,
    clan: view.seat,
    talk: [],
    deals: new Map(),
    actions: 3,
    table: { status: view.phase === "over" ? "over" : "playing", seats, take_back: null },
    placeOf: (clan: string) => seats.find((place) => place.clan === clan),
    act: (line: string) => (asked.lines.push(line), Promise.resolve(asked.answer)),
    ask: (message: FromBrowser) => (asked.messages.push(message), Promise.resolve(asked.answer)),
  };
  return fake as unknown as Session;
}

let shown: ReturnType<typeof mount> | null = null;
function show<P extends Record<string, unknown>>(component: Component<P>, props: P): HTMLElement {
  shown = mount(component, { target: document.body, props });
  flushSync();
  return document.body;
}
const click = (text: string): void => {
  const button = [...document.querySelectorAll<HTMLElement>("button")].find((one) =>
    one.textContent?.trim().startsWith(text),
  );
  if (!button) throw new Error(`no button '${text}' in: ${document.body.textContent}`);
  button.click();
  flushSync();
};

beforeAll(async () => {
  await loadLocale("en");
  await import("../src/table/war/war"); // on a busy machine it takes its time
});
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
  document.body.innerHTML = "";
});

describe("every decision", () => {
  const names = Object.keys(files)
    .map((path) => path.replace(/.*\/(.*)\.json/, "$1"))
    .filter((name) => files[`./fixtures/${name}.json`]!.decision);
  test.each(names)("%s is drawn", (name) => {
    const page = show(Decision, { deciding: new Deciding(session(fixture(name))) });
    expect(page.querySelector("h2")!.textContent.trim()).not.toBe("");
    expect(page.querySelectorAll("button").length).toBeGreaterThan(0);
  });
  test.each(["tea-3", "war-5"])(
    "%s is without a serious fault for those who listen",
    async (name) => {
      const page = show(Decision, { deciding: new Deciding(session(fixture(name))) });
      if (name === "war-5") await vi.waitFor(() => expect(page.querySelector(".bid")).not.toBeNull()); // it comes later
      const { violations } = await axe.run(page, {
        runOnly: ["wcag2a", "wcag2aa"],
        rules: { "color-contrast": { enabled: false } },
      }); // theme.css has its own test
      expect(
        violations
          .filter(({ impact }) => impact === "serious" || impact === "critical")
          .map(({ id, nodes }) => [id, nodes[0]?.html]),
      ).toEqual([]);
    },
    30_000,
  );
  test.each(["marshal-4", "recruit-5", "train-5", "mandate-3", "hostage-3", "marched-3"])(
    "%s can be answered by buttons alone",
    (name) => {
      const page = show(Decision, { deciding: new Deciding(session(fixture(name))) });
      const deciding = new Deciding(session(fixture(name)));
      const keys = [...deciding.now.lit];
      const buttons = page.querySelectorAll(".chip, button.thing, .buttons button");
      expect(buttons.length).toBe(keys.length + deciding.now.buttons.length);
    },
  );
});

describe("deciding", () => {
  test("a move is made at the second touch, without a question", async () => {
    const asked: Asked = { lines: [], messages: [], answer: { type: "done" } };
    const deciding = new Deciding(session(fixture("marshal-4"), asked));
    deciding.pick("figure:turtle:bushi:hokkaido");
    expect([...deciding.chosen]).toEqual(["figure:turtle:bushi:hokkaido"]);
    deciding.pick("province:kansai");
    await Promise.resolve();
    expect(asked.lines).toEqual(["move bushi hokkaido kansai"]);
  });
  test("a card is bought after a yes, and Escape goes back", async () => {
    const asked: Asked = { lines: [], messages: [], answer: { type: "done" } };
    const deciding = new Deciding(session(fixture("train-5"), asked));
    show(Decision, { deciding });
    deciding.pick("card:respect");
    flushSync();
    expect(document.querySelector(".confirm")!.textContent).toContain("Buy Respect");
    window.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
    flushSync();
    expect(document.querySelector(".confirm")).toBeNull();
    deciding.pick("card:respect");
    flushSync();
    click("Buy");
    await vi.waitFor(() => expect(asked.lines).toEqual(["buy respect"]));
  });
  test("a refusal is told as a sentence", async () => {
    const failed: Answer = { type: "failed", code: "illegal", sentence: "That route is closed.", rule: "R6.8" };
    const deciding = new Deciding(session(fixture("marshal-4"), { lines: [], messages: [], answer: failed }));
    show(Decision, { deciding });
    await deciding.act("move bushi hokkaido kansai");
    flushSync();
    expect(document.querySelector("[role=status] .failed")!.textContent).toMatch(/^That route is closed\./);
  });
  test("what cannot be chosen leads nowhere", () => {
    const deciding = new Deciding(session(fixture("marshal-4")));
    expect(deciding.pick("card:respect")).toBe(false);
    expect(deciding.picks).toEqual([]);
  });
  test("undo and undoing a turn are asked of the server", async () => {
    const asked: Asked = { lines: [], messages: [], answer: { type: "done" } };
    show(Decision, { deciding: new Deciding(session({ ...fixture("marshal-4"), undo: true }, asked)) });
    click("Undo the turn");
    await vi.waitFor(() =>
      expect(asked.messages).toEqual([
        { type: "undo", seat: expect.any(Number) as number, number: fixture("marshal-4").decision!.number, turn: true },
      ]),
    );
  });
});

describe("a bid", () => {
  const press = (button: HTMLElement, times: number): void => {
    for (let i = 0; i < times; i++) {
      button.click();
      flushSync();
    }
  };
  test("always sums up to one's coins", async () => {
    const asked: Asked = { lines: [], messages: [], answer: { type: "done" } };
    const page = show(Decision, { deciding: new Deciding(session(fixture("war-5"), asked)) });
    await vi.waitFor(() => expect(page.querySelector(".bid")).not.toBeNull());
    const more = [...page.querySelectorAll<HTMLButtonElement>(".bid .step:last-child")];
    press(more[0]!, 4);
    press(more[3]!, 4);
    expect(page.querySelector(".kept")!.textContent).toContain("0 of 5");
    expect(more.every((button) => button.disabled)).toBe(true);
    click("Seal");
    await vi.waitFor(() => expect(asked.lines).toEqual(["bid 4 0 0 1"]));
  });
  test("that is sealed can be changed", async () => {
    const view = fixture("war-5");
    view.decision!.what = { step: "bids", sealed: [view.seat!], own: { seppuku: 1, hostage: 0, ronin: 2, poets: 0 } };
    view.decision!.actors = view.decision!.actors.filter((clan) => clan !== view.seat);
    const page = show(Decision, { deciding: new Deciding(session(view)) });
    await vi.waitFor(() => expect(page.textContent).toContain("Change"));
    expect(page.querySelector(".bid")).toBeNull();
    click("Change");
    expect(page.querySelectorAll("[role=spinbutton]")[2]!.getAttribute("aria-valuenow")).toBe("2");
  });
});

describe("the tea ceremony", () => {
  test("a proposal with coins", async () => {
    const asked: Asked = { lines: [], messages: [], answer: { type: "done" } };
    const page = show(Decision, { deciding: new Deciding(session(fixture("tea-3"), asked)) });
    click("Lotus");
    page.querySelectorAll<HTMLButtonElement>("fieldset .step:last-child")[0]!.click();
    flushSync();
    click("Propose");
    await vi.waitFor(() => expect(asked.lines).toEqual(["propose lotus give 1 0"]));
  });
  test("accepting says what changes hands and asks again", async () => {
    const view = fixture("tea-3");
    view.decision!.what.proposals = [["lotus", "koi", 2, 0, 1, 0]];
    view.decision!.options = { kind: "list", actions: ["ready", "accept lotus", "refuse lotus"] };
    const asked: Asked = { lines: [], messages: [], answer: { type: "done" } };
    const page = show(Decision, { deciding: new Deciding(session(view, asked)) });
    click("Accept");
    expect(asked.lines).toEqual([]);
    expect(page.querySelector(".confirm")!.textContent).toMatch(/You give 1 coin\..*You get 2 coins\./s);
    document.querySelector<HTMLElement>(".confirm .main")!.click();
    await vi.waitFor(() => expect(asked.lines).toEqual(["accept lotus"]));
  });
});

describe("a yes is asked", () => {
  const of = (line: string, name = "marshal-4") => {
    const verb = line.split(" ")[0]!;
    return [
      needsConfirm({ line, verb, things: [], anyOrder: false }, fixture(name)),
      consequences({ line, verb, things: [], anyOrder: false }, fixture(name)),
    ] as const;
  };
  test("where it matters", () => {
    expect(of("move bushi hokkaido oshu")[0]).toBe(false);
    expect(of("replace koi bushi edo bushi")[0]).toBe(true);
    expect(of("pass")[0]).toBe(true); // nothing has moved yet
    expect(of("pass", "train-5")[0]).toBe(false);
    expect(of("mandate 2 betray", "mandate-3")[1].join()).not.toContain("Bonus");
  });
  test("and a pass after something was done is called done", () => {
    const view = fixture("marshal-4");
    expect(passWords(view)).toBe("Pass");
    view.decision!.what.moved = [["bushi", "edo"]];
    expect(passWords(view)).toBe("Done");
  });
});

test("the device goes to who is asked, behind a veil", () => {
  const view = fixture("marshal-4");
  const shared = Object.assign(session(view), { holds: [0, 1, 2, 3] });
  expect(nextSeat(shared)).toBeNull();
  view.decision!.actors = [view.players.find(({ seat }) => seat !== view.seat)!.seat];
  expect(nextSeat(shared)).toBe(shared.placeOf(view.decision!.actors[0]!)!.seat);
  expect(nextSeat(Object.assign(session(view), { holds: [0] }))).toBeNull();
  const page = show(Veil, { session: shared, seat: 2 });
  expect(page.textContent).toContain("Player 2");
  page.querySelector<HTMLElement>("button")!.click();
  expect(shared.chosenSeat).toBe(2);
});

test("clocks run on from when they were sent, first the decision's time, then the bank", () => {
  const clocks = [
    { seat: 0, left: 5000, bank: 10_000, running: true },
    { seat: 1, left: 5000, bank: 0, running: false },
  ];
  expect(clocksNow(clocks, 1000, 9000).map(({ left, bank }) => [left, bank])).toEqual([
    [7, 7],
    [5, 0],
  ]);
  expect(clocksNow(null, 0, 0)).toEqual([]);
  expect([0, 65, 3599, 3600, 90_000, 4 * 86_400 + 7_300].map(timeWords)).toEqual([
    "0:00",
    "1:05",
    "59:59",
    "1h 0m",
    "1d 1h",
    "4d 2h",
  ]);
});

describe("the end", () => {
  const view = fixture("over-5");
  const counting = (over: Session, played = false): Counting => Object.assign(new Counting(over), { played });
  test("tells what winter added", () => {
    const turtle = winterOf(log, [{ ...view.players[0]!, seat: "turtle", vp: 40 }])[0]!;
    expect(turtle).toEqual({
      clan: "turtle",
      before: 19,
      hostages: 0,
      costs: 0,
      cards: 0,
      tokens: 11,
      sets: 10,
      places: 0,
      total: 40,
    });
  });
  test("points grow to what they were in the end", () => {
    const { series, seasons } = growthOf(log, ["turtle"]);
    const sum = log
      .filter(({ event, seat }) => event === "vp" && seat === "turtle")
      .reduce((all, { amount }) => all + Number(amount), 0);
    const [winter] = winterOf(log, [{ ...view.players[0]!, seat: "turtle", vp: sum }]);
    expect([series[0]!.vp.at(-1), seasons.length]).toEqual([winter!.before, 3]);
    expect(winter!.total).toBe(sum);
  });
  test("counts winter line by line until all is counted", () => {
    vi.useFakeTimers();
    const over = session(view, undefined, log);
    const page = show(End, { session: over, view, count: counting(over, true) });
    const told = new Set<string>();
    for (let i = 0; i < 200 && page.querySelector(".line"); i++) {
      told.add(page.querySelector(".line")!.textContent);
      vi.advanceTimersByTime(500);
      flushSync();
    }
    vi.useRealTimers();
    expect(told.size).toBeGreaterThan(3);
    expect(page.querySelector("h2")!.textContent).toContain("won");
  });
  test("names the winners and how promises fared", () => {
    const over = Object.assign(session(view, undefined, log), {
      deals: new Map([
        [
          1,
          {
            deal: 1,
            seat: 0,
            to: 1,
            state: "accepted",
            when: 0,
            promises: [{ promise: { promise: "ally", by: 0 }, verdict: "broken" }],
          },
        ],
      ]),
    });
    const page = show(End, { session: over as Session, view, count: counting(over as Session) });
    expect(page.querySelector("h2")!.textContent).toContain("won");
    expect(page.querySelectorAll(".promises thead [role=img]").length).toBe(view.players.length);
    expect(page.querySelector("a")!.getAttribute("href")).toBe("/replay/table");
  });
});
