// Coming back: what a device remembers of its tables, its games in order, the list of tables, settings of the device.
import { flushSync } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { Listing, MyTable } from "../src/lib/api";
import { spanWords } from "../src/lib/clocks.svelte";
import type { Settings } from "../src/lib/protocol";
import { loadLocale, t } from "../src/lib/text.svelte";
import Qr from "../src/lobby/Qr.svelte";
import { forgetTable, knownTables, noteTable, rememberLink, secretsOf, seatLinks } from "../src/page/memory";
import { preferences, setConfirm, setSize } from "../src/page/preferences.svelte";
import { settingsOf, wishesOf } from "../src/start/choices/choices";
import MyGames from "../src/start/mine/MyGames.svelte";
import { groupOf, grouped, scores, unread, waitingFor } from "../src/start/mine/rows";
import { ago } from "../src/start/tables/age";
import { listed, paceOf } from "../src/start/tables/listed";
import Settings_ from "../src/table/menu/Settings.svelte";
import { Deciding } from "../src/table/deciding/deciding.svelte";
import { clear, fixture, session, show } from "./playing";

const settings: Settings = {
  players: 3,
  card_set: "teapot",
  shrines: "fujin,raijin,hachiman,susanoo",
  clans: "picked",
  listed: true,
  spectators: false,
  clock: { seconds: 45, bank: 100, tea: null, late: "bot" },
  language: "pl",
  title: "Sunday",
  automa: 0,
  level: "standard",
  reading: 20,
};
const game = (more: Partial<MyTable> = {}): MyTable => ({
  table: "abcd",
  settings,
  status: "playing",
  lesson: false,
  host: 0,
  players: [
    { seat: 0, name: "Anna", clan: "koi", bot: "", vp: 3 },
    { seat: 1, name: "Ben", clan: "lotus", bot: "", vp: 8 },
    { seat: 2, name: "Cleo", clan: "turtle", bot: "", vp: 5 },
  ],
  holds: [0],
  waiting: [1],
  season: "spring",
  winners: [],
  last: null,
  talk: [],
  invited: "",
  updated: 1,
  ...more,
});

beforeAll(() => loadLocale("en"));
beforeEach(() => localStorage.clear());
afterEach(async () => {
  await clear();
  vi.unstubAllGlobals();
});

describe("this device", () => {
  test("knows its tables, the last used first", () => {
    rememberLink("first", 0, "S".repeat(32));
    rememberLink("second", 1, "T".repeat(32));
    expect(knownTables()).toEqual(["second", "first"]);
    noteTable("first");
    expect(knownTables()).toEqual(["first", "second"]);
    expect(secretsOf("second")).toEqual(["T".repeat(32)]);
  });

  test("finds tables that it knew before it kept an order, and skips what it cannot read", () => {
    localStorage.setItem("hinode.links.older", '{"0":"/t/older#seat=abc"}');
    localStorage.setItem("hinode.links.broken", "{");
    localStorage.setItem("hinode.links.strange", '{"0":5}');
    localStorage.setItem("hinode.tables", '["gone", 7]');
    expect(knownTables()).toEqual(["older"]);
  });

  test("forgets everything of a table and nothing of another", () => {
    rememberLink("one", 0, "S".repeat(32));
    rememberLink("other", 0, "S".repeat(32));
    localStorage.setItem("hinode.read.one.0", '{"all":3}');
    forgetTable("one");
    expect([knownTables(), seatLinks("one"), localStorage.getItem("hinode.read.one.0")]).toEqual([["other"], {}, null]);
  });
});

describe("my games", () => {
  test("are grouped by what one can do there", () => {
    expect(groupOf(game({ waiting: [0, 2] }))).toBe("turn");
    expect(groupOf(game())).toBe("waiting");
    expect(groupOf(game({ status: "drafting", waiting: [0] }))).toBe("turn");
    expect(groupOf(game({ status: "open", waiting: [] }))).toBe("open");
    expect(groupOf(game({ status: "over" }))).toBe("over");
    expect(groupOf(game({ status: "broken" }))).toBe("over");
    expect(groupOf(game({ status: "over", invited: "new" }))).toBe("invited");
  });

  test("one's turn comes first, and in a group the last changed", () => {
    const tables = [
      game({ table: "over", status: "over", updated: 9 }),
      game({ table: "old", waiting: [0], updated: 1 }),
      game({ table: "wait", updated: 8 }),
      game({ table: "new", waiting: [0], updated: 2 }),
    ];
    expect(grouped(tables).map(({ group, tables }) => [group, tables.map(({ table }) => table)])).toEqual([
      ["turn", ["new", "old"]],
      ["waiting", ["wait"]],
      ["over", ["over"]],
    ]);
    expect(waitingFor(tables)).toBe(2);
  });

  test("count what was said to one's seats and not read", () => {
    const talk = [
      { n: 1, seat: 1, to: [] },
      { n: 2, seat: 0, to: [] }, // one's own
      { n: 3, seat: 1, to: [0] },
      { n: 4, seat: 2, to: [1] }, // of another seat on this device
    ];
    const read: Record<number, Record<string, number>> = { 0: { all: 1 }, 1: {} };
    expect(unread(game({ talk }), (seat) => read[seat]!)).toBe(1);
    expect(unread(game({ talk, holds: [0] }), () => ({}))).toBe(2);
    expect(unread(game({ talk, holds: [1] }), () => ({ all: 9 }))).toBe(1);
  });

  test("show the points from the most", () => {
    expect(scores(game({ winners: ["lotus"] })).map(({ clan, mine, won }) => [clan, mine, won])).toEqual([
      ["lotus", false, true],
      ["turtle", false, false],
      ["koi", true, false],
    ]);
  });

  test("are asked for with one request, and a row is the way back", async () => {
    rememberLink("abcd", 0, "S".repeat(32));
    const asked: unknown[] = [];
    vi.stubGlobal("fetch", (_: string, { body }: { body: string }) => {
      asked.push(JSON.parse(body));
      const tables = [game({ waiting: [0], last: { event: "coins", seat: "lotus", amount: 7, why: "income" } })];
      return Promise.resolve(
        new Response(JSON.stringify({ tables }), { headers: { "content-type": "application/json" } }),
      );
    });
    const page = show(MyGames, {});
    await vi.waitFor(() => expect(page.querySelector("h2")?.textContent).toBe(t("mine-title")));
    expect(asked).toEqual([{ tables: [{ table: "abcd", secrets: ["S".repeat(32)] }] }]);
    expect(page.querySelector("li a")?.getAttribute("href")).toBe("/t/abcd");
    expect(page.textContent).toContain("Sunday");
    expect(page.textContent).toContain("Lotus takes 7 coins (income).");
  });
});

describe("the list of tables", () => {
  const entry = (more: Partial<Listing>): Listing => ({
    table: "t",
    title: "",
    status: "open",
    players: 4,
    free: 2,
    names: [],
    language: "en",
    host: "",
    card_set: "archway",
    clock: null,
    spectators: true,
    created: 0,
    updated: 0,
    ...more,
  });
  const any = { players: 0, pace: "", set: "", free: false } as const;
  const tables = [
    entry({ table: "over", status: "over", free: 0, updated: 9 }),
    entry({ table: "two", created: 5 }),
    entry({ table: "one", free: 1, players: 3, created: 1 }),
    entry({ table: "play", status: "playing", free: 0, clock: { seconds: 30, bank: 0, tea: null, late: "wait" } }),
    entry({ table: "slow", free: 3, card_set: "teapot", clock: { seconds: 86400, bank: 0, tea: null, late: "wait" } }),
  ];
  const names = (...args: Parameters<typeof listed>) => listed(...args).map(({ table }) => table);

  test("begins with tables that are about to begin", () => {
    expect(names(tables, any, "ready")).toEqual(["one", "two", "slow", "play", "over"]);
    expect(names(tables, any, "active")[0]).toBe("over");
    expect(names(tables, any, "new")[0]).toBe("two");
  });

  test("shows what fits", () => {
    expect(names(tables, { ...any, players: 3 }, "ready")).toEqual(["one"]);
    expect(names(tables, { ...any, pace: "live" }, "ready")).toEqual(["play"]);
    expect(names(tables, { ...any, set: "teapot" }, "ready")).toEqual(["slow"]);
    expect(names(tables, { ...any, free: true }, "ready")).toEqual(["one", "two", "slow"]);
    expect(tables.map(paceOf)).toEqual(["none", "none", "none", "live", "slow"]);
  });

  test("says how old a table is and how long its clock runs", () => {
    expect([ago(0, 30_000), ago(0, 5 * 60_000)]).toEqual(["now", "5m ago"]);
    expect([15, 90, 120, 3600, 172800].map(spanWords)).toEqual(["15 sec", "90 sec", "2 min", "1 hr", "2 days"]);
  });
});

test("a table can be opened with the settings of another", () => {
  expect(settingsOf(wishesOf(settings))).toEqual(settings);
  const plain: Settings = { ...settings, shrines: "random", clock: null, automa: 2, players: 4 };
  expect(settingsOf(wishesOf(plain))).toEqual(plain);
});

describe("the settings of this device", () => {
  afterEach(() => {
    setSize("normal");
    setConfirm(true);
  });

  test("are kept", () => {
    setSize("large");
    setConfirm(false);
    expect(document.documentElement.style.fontSize).toBe("115%");
    expect(["text", "confirm"].map((key) => localStorage.getItem(`hinode.${key}`))).toEqual(["large", "off"]);
  });

  test("can be changed in the menu", () => {
    const page = show(Settings_, {});
    page.querySelector<HTMLInputElement>("input[type=checkbox]")!.click();
    flushSync();
    expect(preferences.confirm).toBe(false);
  });

  test("decide whether a grave action is confirmed, and buttons rest while the server is away", () => {
    const { session: here, fake } = session(fixture("mandate-3"), () => ({ type: "done" }));
    const acted = vi.spyOn(here, "act");
    const deciding = new Deciding(here);
    const choice = deciding.choices[0]!;
    deciding.choose(choice);
    expect([deciding.asked?.line, acted.mock.calls.length]).toEqual([choice.line, 0]);
    deciding.back();
    setConfirm(false);
    deciding.choose(choice);
    expect(acted.mock.calls).toEqual([[choice.line]]);
    fake.state = "lost";
    expect(new Deciding(here).busy).toBe(true);
  });
});

test("a link is drawn as a QR code with a quiet zone", () => {
  const page = show(Qr, { text: "https://hinode.example/t/abcdefgh", label: "Link" });
  const svg = page.querySelector("svg")!;
  expect(svg.getAttribute("aria-label")).toBe("Link");
  expect(svg.getAttribute("viewBox")).toMatch(/^0 0 (33|37) \1$/); // version 2 or 3 and four modules on each side
  expect(svg.querySelector("path")!.getAttribute("d")!.startsWith("M4 4h1v1h-1z")).toBe(true); // a finder's corner
});
