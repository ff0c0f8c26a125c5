// Going back by consent from the log; the clock of a draft; a game that no longer replays.
import { flushSync, mount, unmount } from "svelte";
import type { Component } from "svelte";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import type { FromBrowser, SeatInfo, TableInfo } from "../src/lib/protocol";
import { sentence } from "../src/lib/sentences";
import type { Session } from "../src/lib/session.svelte";
import { loadLocale, t } from "../src/lib/text.svelte";
import type { GameEvent } from "../src/lib/view";
import Log from "../src/panels/log/Log.svelte";
import { haveToAgree, lengthBefore, undoneFirst } from "../src/panels/log/takeback";
import Broken from "../src/lobby/Broken.svelte";
import LobbySeats from "../src/lobby/LobbySeats.svelte";
import Notices from "../src/table/Notices.svelte";
import { counter } from "./fixtures/counter.svelte";

const place = (seat: number, name: string, more: Partial<SeatInfo> = {}): SeatInfo => ({
  seat,
  name,
  clan: "",
  bot: "",
  stand_in: "",
  late: false,
  connected: true,
  ...more,
});
const SEATS = [
  place(0, "Anna", { clan: "koi" }),
  place(1, "Ben", { clan: "lotus" }),
  place(2, "Bot", { clan: "turtle", bot: "easy" }),
];
const LOG: GameEvent[] = [
  { event: "season_began", season: "spring" },
  { event: "ready", seat: "koi" },
  { event: "ready", seat: "lotus" },
  { event: "tea_over" },
  { event: "moved", seat: "koi", piece: "bushi", start: "edo", goal: "kyoto" },
];
const MARKS = [1, 2, 4]; // before koi's ready, lotus' ready (which ended the ceremony), and the move

function session(table: object = {}, more: object = {}): { session: Session; asked: FromBrowser[] } {
  const asked: FromBrowser[] = [];
  const fake = {
    name: "abc",
    state: "open",
    seat: 0,
    holds: [0],
    log: LOG,
    marks: MARKS,
    actions: 3,
    view: null,
    talk: [],
    clocks: null,
    clocksAt: 0,
    table: {
      table: "abc",
      status: "playing",
      seats: SEATS,
      take_back: null,
      trouble: "",
      waiting: [],
      draft: [],
      watchers: 0,
      host: 0,
      settings: { players: 3, automa: 0, clans: "drafted", title: "" },
      ...table,
    } as unknown as TableInfo,
    ask: (message: FromBrowser) => (asked.push(message), Promise.resolve({ type: "done" })),
    ...more,
  };
  return { session: fake as unknown as Session, asked };
}

let shown: ReturnType<typeof mount> | null = null;
function show<P extends Record<string, unknown>>(component: Component<P>, props: P): HTMLElement {
  shown = mount(component, { target: document.body, props });
  flushSync();
  return document.body;
}
function click(text: string): void {
  [...document.querySelectorAll<HTMLElement>("button")].find((one) => one.textContent?.trim() === text)!.click();
  flushSync();
}
beforeAll(() => loadLocale("en"));
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
});

describe("how far back", () => {
  test("a line belongs to the action that brought it", () => {
    expect([0, 1, 2, 3, 4].map((index) => lengthBefore(MARKS, index))).toEqual([null, 0, 1, 1, 2]);
    expect(lengthBefore([5, 5, 7], 5)).toBe(1); // an action of which nobody heard anything came before it
  });

  test("what goes first is said, as the log says it", () => {
    expect(undoneFirst(MARKS, LOG, 2)).toBe(sentence(LOG[4]!));
    expect(undoneFirst(MARKS, LOG, 3)).toBe("");
  });

  test("people have to agree, bots never mind", () => {
    expect(haveToAgree(SEATS, 0).map(({ name }) => name)).toEqual(["Ben"]);
    expect(haveToAgree([SEATS[0]!, place(1, "Ben", { stand_in: "easy" })], 0)).toEqual([]);
  });
});

describe("asking from the log", () => {
  test("says what will happen, then asks for it", async () => {
    const { session: table, asked } = session();
    const page = show(Log, { session: table });
    page.querySelector<HTMLElement>('[data-event="2"] button')!.click();
    flushSync();
    click(t("log-back"));
    const box = page.querySelector(".back")!.textContent;
    for (const words of [
      t("back-count", { count: 2 }),
      sentence(LOG[2]!),
      t("back-chance"),
      t("back-agree", { names: "Ben", count: 1 }),
    ])
      expect(box).toContain(words);
    expect(asked).toEqual([]);
    click(t("back-ask"));
    await vi.waitFor(() => expect(asked).toEqual([{ type: "ask_take_back", seat: 0, length: 1 }]));
    await vi.waitFor(() => expect(page.querySelector(".back")).toBeNull());
  });

  test("is for those who play, while nobody else asks, and not for what was there from the start", () => {
    const offered = (table: object, more: object, line: number): boolean => {
      const page = show(Log, { session: session(table, more).session });
      page.querySelector<HTMLElement>(`[data-event="${line}"] button`)!.click();
      flushSync();
      const found = page.textContent.includes(t("log-back"));
      void unmount(shown!);
      shown = null;
      document.body.innerHTML = "";
      return found;
    };
    expect(offered({}, {}, 1)).toBe(true);
    expect(offered({}, {}, 0)).toBe(false);
    expect(offered({}, { seat: null, holds: [] }, 1)).toBe(false);
    expect(offered({ take_back: { wish: 8, seat: 1, length: 0, agreed: [1] } }, {}, 1)).toBe(false);
    expect(offered({ status: "over" }, {}, 1)).toBe(false);
  });

  test("the others read who asks, how far it goes and where it starts", async () => {
    const { session: table, asked } = session({ take_back: { wish: 8, seat: 1, length: 1, agreed: [1] } });
    const page = show(Notices, { session: table });
    for (const words of ["Ben", "2 actions", sentence(LOG[2]!)]) expect(page.textContent).toContain(words);
    click(t("at-table-agree"));
    await vi.waitFor(() => expect(asked).toEqual([{ type: "answer_take_back", seat: 0, wish: 8, yes: true }]));
  });

  test("all seats of a browser answer the wish that was read, though another may come meanwhile", async () => {
    const first = counter.actions;
    const { session: table, asked } = session({ seats: [...SEATS.slice(0, 2), place(2, "Carl")] }, { holds: [0, 2] });
    const info = table.table;
    const ask = table.ask.bind(table);
    Object.defineProperty(table, "table", {
      get: () => ({ ...info, take_back: { wish: counter.actions, seat: 1, length: 1, agreed: [1] } }),
    });
    table.ask = (message) => ((counter.actions += 1), ask(message)); // with every answer there is another wish
    show(Notices, { session: table });
    click(t("at-table-agree"));
    await vi.waitFor(() =>
      expect(asked).toEqual([0, 2].map((seat) => ({ type: "answer_take_back", seat, wish: first, yes: true }))),
    );
  });

  test("who asked reads for whom it waits, and can think better of it", async () => {
    const { session: table, asked } = session({ take_back: { wish: 9, seat: 0, length: 1, agreed: [0] } });
    const page = show(Notices, { session: table });
    expect(page.textContent).toContain(t("at-table-take-back-yours", { names: "Ben", count: 1 }));
    click(t("never-mind"));
    await vi.waitFor(() => expect(asked).toEqual([{ type: "answer_take_back", seat: 0, wish: 9, yes: false }]));
  });
});

test("in a draft the clock of whoever chooses is shown", () => {
  const clocks = [0, 1].map((seat) => ({ seat, left: 60_000, bank: 5_000, running: seat === 1 }));
  const drafting = {
    status: "drafting",
    draft: [1, 0],
    waiting: [1],
    seats: SEATS.slice(0, 2).map((one) => ({ ...one, clan: "" })),
  };
  const page = show(LobbySeats, { session: session(drafting, { clocks, clocksAt: performance.now() }).session });
  const rows = [...page.querySelectorAll("li")].map((row) => row.querySelector(".clock")?.textContent ?? "");
  expect(rows[0]).toMatch(/^1:0[45]$/);
  expect(rows.slice(1).every((text) => text === "")).toBe(true);
});

describe("a game that no longer replays", () => {
  const trouble = "Action 7 leads elsewhere (rules 1, read with rules 2).";
  const links = (page: HTMLElement): string[] =>
    [...page.querySelectorAll<HTMLAnchorElement>("a[download]")].map((link) => link.getAttribute("href")!);

  test("says so, says why, and gives every seat held here what it knows", () => {
    const page = show(Broken, { session: session({ status: "broken", trouble }, { holds: [0, 1] }).session });
    for (const words of [t("error-broken"), t("broken-text"), trouble]) expect(page.textContent).toContain(words);
    expect(links(page)).toEqual(["/api/tables/abc/record?seat=0", "/api/tables/abc/record?seat=1"]);
  });

  test("gives others what everybody knows", () => {
    expect(
      links(show(Broken, { session: session({ status: "broken", trouble }, { holds: [], seat: null }).session })),
    ).toEqual(["/api/tables/abc/record"]);
  });
});
