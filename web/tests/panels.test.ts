// The panels beside the board: the log in chapters, talk in rooms, the ledger of deals.
import { flushSync, mount, unmount } from "svelte";
import type { Component } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { AnyPromise, DealInfo, SeatInfo, TalkLine } from "../src/lib/protocol";
import { CATEGORIES } from "../src/lib/sentences";
import type { Session } from "../src/lib/session.svelte";
import { has, loadLocale, t } from "../src/lib/text.svelte";
import type { GameEvent, View } from "../src/lib/view";
import { markAt, seenBefore } from "../src/panels/log/away.svelte";
import { chapters } from "../src/panels/log/chapters";
import Deals from "../src/panels/deals/Deals.svelte";
import Log from "../src/panels/log/Log.svelte";
import {
  ADVANTAGES,
  dealsFor,
  draft,
  KINDS,
  MANDATES,
  promised,
  promiseSentence,
  UNTIL,
} from "../src/panels/deals/promises";
import { dealsToAnswer, unreadTalk } from "../src/panels/talk/reading.svelte";
import { ALL, gone, hears, keyOf, listeners, roomOf, roomsFor } from "../src/panels/talk/rooms";
import { lineText, wordsAbout } from "../src/panels/talk/spoken";
import Talk from "../src/panels/talk/Talk.svelte";
import game from "./fixtures/game-events.json";
import war from "./fixtures/war-5.json";

const events = game as GameEvent[];
const view = war as unknown as View;
const everything = new Set<string>(CATEGORIES);
const line = (n: number, seat: number, to?: number[]): TalkLine => ({
  n,
  seat,
  text: `line ${n}`,
  when: 0,
  ...(to ? { to } : {}),
});
const seats: SeatInfo[] = view.players.map(({ seat: clan }, seat) => ({
  seat,
  name: `P${seat}`,
  clan,
  bot: seat === 4 ? "random" : "",
  stand_in: "",
  late: false,
  connected: true,
}));
const deal = (more: Partial<DealInfo>): DealInfo => ({
  deal: 1,
  seat: 0,
  to: 1,
  state: "offered",
  promises: [],
  when: 0,
  ...more,
});

beforeAll(async () => {
  await loadLocale("en");
  Element.prototype.scrollIntoView = () => undefined; // jsdom has none
});
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe("the log", () => {
  test("has a chapter for each season, turn and battle, and loses nothing", () => {
    const all = chapters(events, everything);
    const lines = all.flatMap((chapter) => chapter.lines);
    const told = events.filter(
      (event, i) => event.event === "coins" && events[i + 1]?.event === "bought" && events[i + 1]!.card === event.why,
    ).length;
    expect(lines).toHaveLength(events.length - told);
    expect(lines.every(({ index }, i) => i === 0 || index > lines[i - 1]!.index)).toBe(true);
    const kinds = all.map(({ opening }) => opening?.event);
    expect(kinds.filter((kind) => kind === "season_began")).toHaveLength(4);
    expect(kinds.filter((kind) => kind === "mandate_played").length).toBe(
      events.filter(({ event }) => event === "mandate_played").length,
    );
    expect(kinds).not.toContain("drew"); // a finished turn is called after its mandate
    expect(new Set(all.map(({ season }) => season))).toEqual(new Set(["spring", "summer", "autumn", "winter"]));
  });

  test("a turn is called after its chooser until the mandate is known", () => {
    const [chapter] = chapters([{ event: "drew", seat: "koi" }], everything);
    expect(chapter?.opening?.event).toBe("drew");
  });

  test("what is given back at the end of a season is its cleanup, and no part of the last battle", () => {
    const ended = [
      { event: "province_at_war", province: "edo" },
      { event: "to_reserve", seat: "koi", piece: "shinto" },
      { event: "coins", seat: "koi", amount: -1, why: "cleanup" },
      { event: "to_reserve", seat: "fox", piece: "shinto" },
      { event: "cleaned_up", season: "spring" },
      { event: "season_began", season: "summer" },
    ];
    expect(
      chapters(ended as GameEvent[], everything).map(({ opening, lines }) => [opening?.event, lines.length]),
    ).toEqual([
      ["province_at_war", 1],
      ["cleaned_up", 4],
      ["season_began", 1],
    ]);
  });

  test("can be filtered", () => {
    const kami = chapters(events, new Set(["kami"])).flatMap(({ lines }) => lines.map(({ event }) => event.event));
    expect(new Set(kami)).toEqual(new Set(["kami_turn", "shrine_won"]));
    expect(chapters(events, new Set())).toEqual([]);
    expect(CATEGORIES.filter((one) => !has(`filter-${one}`))).toEqual([]);
  });

  test("marks what came while one was away", () => {
    expect([markAt(null, 9), markAt(0, 9), markAt(5, 9), markAt(9, 9), markAt(12, 9)]).toEqual([
      null,
      null,
      5,
      null,
      null,
    ]);
    localStorage.setItem("hinode.seen.abc", "x");
    expect(seenBefore("abc")).toBeNull();
    localStorage.setItem("hinode.seen.abc", "17");
    expect(seenBefore("abc")).toBe(17);
  });
});

describe("talk", () => {
  const lines = [line(1, 0), line(2, 1, [0]), line(3, 2, [1]), line(4, 0, [1]), line(5, 2, [0, 1]), line(6, 3)];

  test("is in the room of those who hear it", () => {
    expect(lines.map(roomOf)).toEqual([ALL, "0,1", "1,2", "0,1", "0,1,2", ALL]);
    expect(keyOf([3, 1, 3])).toBe("1,3");
    expect(roomOf(line(1, 0, []))).toBe(ALL);
  });

  test("is heard by the seat it is for, whatever else this browser holds", () => {
    expect(lines.filter((one) => hears(one, 0)).map(({ n }) => n)).toEqual([1, 2, 4, 5, 6]);
    expect(lines.filter((one) => hears(one, null)).map(({ n }) => n)).toEqual([1, 6]);
  });

  test("everybody’s room is first, then the latest; own lines are read", () => {
    const rooms = roomsFor(lines, 0, { all: 1 }, seats, ["0,3"]);
    expect(rooms.map(({ key, unread }) => [key, unread])).toEqual([
      ["all", 1],
      ["0,1,2", 1],
      ["0,1", 1],
      ["0,3", 0],
    ]);
    expect(rooms[1]!.seats).toEqual([1, 2]);
  });

  test("who left is not who sits there now, and nobody has read their lines", () => {
    const said = [
      line(1, 0),
      { ...line(2, 0), name: "P0" },
      { ...line(3, 0), name: "Zoe" },
      { ...line(4, 9), name: "Zoe" },
    ];
    expect(said.map((one) => gone(one, seats))).toEqual([false, false, true, true]);
    expect(roomsFor(said.slice(0, 3), 0, {}, seats)[0]!.unread).toBe(1);
  });

  test("bots listen when the game is on", () => {
    expect(listeners(seats, 0, false).map(({ seat }) => seat)).toEqual([1, 2, 3]);
    expect(listeners(seats, 0, true).map(({ seat }) => seat)).toEqual([1, 2, 3, 4]);
  });

  test("a bot’s words are in its own manner, and a reason nobody knows is no accident", () => {
    const spoken = (reason: string, manner: string, about?: Record<string, string | number>): string =>
      lineText({ ...line(1, 4, [0]), text: "", spoken: { reason, manner, ...(about ? { about } : {}) } });
    const said = ["loyal", "opportunist", "treacherous"].map((manner) =>
      spoken("wants_province", manner, { province: "kyoto" }),
    );
    expect(new Set(said).size).toBe(3);
    expect(said.every((words) => words.includes("Kyoto"))).toBe(true);
    expect(spoken("asks_more", "opportunist", { coins: 1 })).toBe("1 coin more, and we have a deal.");
    expect(spoken("chance", "")).toBe(t("said-chance"));
    expect(spoken("of_tomorrow", "loyal")).toBe(t("said-something"));
    expect(lineText(line(7, 1))).toBe("line 7");
  });

  test("words about a deal are for those who hear them", () => {
    const about = (n: number, seat: number, to: number, deal: number): TalkLine => ({
      ...line(n, seat, [to]),
      spoken: { reason: "no_gain", manner: "loyal", deal },
    });
    const said = [line(1, 0), about(2, 4, 0, 7), about(3, 4, 1, 7), about(4, 4, 0, 8)];
    expect(wordsAbout(said, 7, 0).map(({ n }) => n)).toEqual([2]);
    expect(wordsAbout(said, 7, null)).toEqual([]);
  });
});

describe("promises", () => {
  const form = draft(0, "kyoto", true);

  test("become what the server wants to hear", () => {
    const told = KINDS.map((kind) => promised({ ...form, kind, text: " be kind ", ronin: 2, until: "next-tea" }, 3, 1));
    expect(told).toEqual<AnyPromise[]>([
      { promise: "ally", by: 3 },
      { promise: "mandate", by: 3, mandate: "recruit" },
      { promise: "stay_out", by: 3, province: "kyoto" },
      { promise: "leave_advantage", by: 3, advantage: "seppuku", province: "kyoto" },
      { promise: "give", by: 3, coins: 1, ronin: 2, season: "next", phase: "tea" },
      { promise: "words", by: 3, text: "be kind" },
    ]);
    expect(promised({ ...form, mine: false }, 3, 1)).toEqual({ promise: "ally", by: 1 });
    expect(promised({ ...form, kind: "give", coins: 0 }, 3, 1)).toBeNull();
    expect(promised({ ...form, kind: "words", text: "  " }, 3, 1)).toBeNull();
  });

  test("are told in sentences", () => {
    const say = (kind: (typeof KINDS)[number]) =>
      promiseSentence(promised({ ...form, kind, text: "be kind" }, 0, 1)!, "koi", "lotus");
    expect(KINDS.map(say)).toEqual([
      "Koi will be the ally of Lotus until the season ends.",
      "Koi will choose Recruit next.",
      "Koi will not enter or attack Kyoto this season.",
      "Koi will not bid on Seppuku in the battle of Kyoto.",
      "Koi will give Lotus 1 coin before this political phase ends.",
      "Koi: “be kind”",
    ]);
    const ids = [
      ...KINDS.map((kind) => `promise-${kind}`),
      ...UNTIL.map((one) => `until-${one}`),
      ...MANDATES.map((one) => `mandate-${one}`),
      ...ADVANTAGES.map((one) => `advantage-${one}`),
    ];
    expect(ids.filter((id) => !has(id))).toEqual([]);
  });

  test("a seat sees its own deals, questions first; at the end everybody sees those agreed", () => {
    const deals = [
      deal({ deal: 1, state: "refused" }),
      deal({ deal: 2 }),
      deal({ deal: 3, seat: 2, to: 0 }),
      deal({ deal: 4, seat: 2, to: 3, state: "accepted" }),
      deal({ deal: 5, seat: 2, to: 3 }),
    ];
    expect(dealsFor(deals, 0, false).map((one) => one.deal)).toEqual([3, 2, 1]);
    expect(dealsFor(deals, 1, true).map((one) => one.deal)).toEqual([2, 4, 1]);
    expect([dealsFor(deals, null, false), dealsFor(deals, null, true).map((one) => one.deal)]).toEqual([[], [4]]);
  });
});

describe("drawn", () => {
  const asked: object[] = [];
  const session = (more: object = {}): Session =>
    ({
      name: "abc",
      seat: 0,
      clan: "koi",
      view,
      log: events,
      talk: [],
      deals: new Map(),
      remarks: [],
      placeOf: (clan: string) => seats.find((place) => place.clan === clan),
      table: { seats, status: "playing", settings: { spectators: true } },
      ask: (message: object) => {
        asked.push(message);
        return Promise.resolve({ type: "done", n: 1 });
      },
      ...more,
    }) as unknown as Session;
  let shown: ReturnType<typeof mount>[] = [];
  function show<P extends Record<string, unknown>>(component: Component<P>, props: P): HTMLElement {
    const target = document.createElement("div");
    document.body.append(target);
    shown.push(mount(component, { target, props }));
    flushSync();
    return target;
  }
  afterEach(async () => {
    for (const one of shown) await unmount(one);
    shown = [];
    asked.length = 0;
    document.body.innerHTML = "";
  });
  const press = (target: HTMLElement, text: string) => {
    const found = [...target.querySelectorAll("button")].find((one) => one.textContent.trim().startsWith(text));
    expect(found, text).toBeDefined();
    found!.click();
    flushSync();
  };

  test("the log lights up what a line is about, and knows what was seen before", () => {
    const some = events.slice(0, 100);
    localStorage.setItem("hinode.seen.abc", "90");
    const lit = vi.fn<(keys: string[]) => void>();
    const target = show(Log, { session: session({ log: some }), onhighlight: lit });
    expect(target.querySelectorAll(".mark")).toHaveLength(1);
    expect(target.textContent).toContain(t("log-away"));
    expect(localStorage.getItem("hinode.seen.abc")).toBe("100");
    const moved = some.findLastIndex(({ event }) => event === "moved");
    target.querySelector<HTMLElement>(`[data-event="${moved}"] button`)!.click();
    expect(lit).toHaveBeenLastCalledWith(expect.arrayContaining([`province:${String(events[moved]!.goal)}`]));
    target.querySelector<HTMLElement>(`[data-event="${moved}"] button`)!.click();
    expect(lit).toHaveBeenLastCalledWith([]);
  });

  test("talk is text, whatever people write, and Enter sends it", async () => {
    const talk = [{ n: 1, seat: 1, text: "<img src=x onerror=alert(1)>", when: 0 }];
    const one = session({ talk });
    expect(unreadTalk(one)).toBe(1);
    const target = show(Talk, { session: one });
    expect(target.querySelector("img")).toBeNull();
    expect(target.textContent).toContain("<img src=x onerror=alert(1)>");
    expect(unreadTalk(one)).toBe(0);
    const field = target.querySelector<HTMLInputElement>("form input")!;
    field.value = " hello ";
    field.dispatchEvent(new Event("input", { bubbles: true }));
    flushSync();
    target.querySelector("form")!.requestSubmit();
    await vi.waitFor(() => expect(field.value).toBe(""));
    expect(asked).toEqual([{ type: "say", seat: 0, text: "hello" }]);
  });

  test("a line of who sat there before has their name, and nothing of the present sitter", () => {
    const talk = [
      { ...line(11, 0), name: "Zoe" },
      { ...line(12, 0), name: "P0" },
      { ...line(13, 1), name: "Zoe" },
      line(14, 1),
    ];
    const one = session({ talk });
    expect(unreadTalk(one)).toBe(3);
    const rows = [...show(Talk, { session: one }).querySelectorAll<HTMLElement>(".lines li")];
    expect(rows.map((row) => row.querySelector("b")!.textContent)).toEqual(["Zoe", "P0", "Zoe", "P1"]);
    expect(rows.map((row) => row.classList.contains("own"))).toEqual([false, true, false, false]);
    expect(rows.map((row) => row.dataset.clan)).toEqual([undefined, seats[0]!.clan, undefined, seats[1]!.clan]);
    expect(rows.map((row) => row.querySelectorAll(".who svg").length)).toEqual([0, 1, 0, 1]);
  });

  test("a private room has only those in it", () => {
    const target = show(Talk, { session: session() });
    press(target, t("talk-new"));
    target.querySelectorAll<HTMLInputElement>("[type=checkbox]")[1]!.click();
    flushSync();
    press(target, t("talk-open"));
    const field = target.querySelector<HTMLInputElement>("form input")!;
    field.value = "psst";
    field.dispatchEvent(new Event("input", { bubbles: true }));
    flushSync();
    target.querySelector("form")!.requestSubmit();
    expect(asked).toEqual([{ type: "say", seat: 0, text: "psst", to: [2] }]);
  });

  test("a refusal is shown, and what was written stays", async () => {
    const ask = () => Promise.resolve({ type: "failed", code: "too_fast", sentence: "Slowly." });
    const target = show(Talk, { session: session({ ask }) });
    const field = target.querySelector<HTMLInputElement>("form input")!;
    field.value = "hello";
    field.dispatchEvent(new Event("input", { bubbles: true }));
    flushSync();
    target.querySelector("form")!.requestSubmit();
    await vi.waitFor(() => expect(target.querySelector("[role=alert]")?.textContent).toBe("Slowly."));
    expect(field.value).toBe("hello");
  });

  test("who watches hears and says nothing", () => {
    const target = show(Talk, { session: session({ seat: null, clan: null }) });
    expect(target.querySelector("form")).toBeNull();
  });

  test("a deal is offered, and answered by whom it is for", () => {
    const promise: AnyPromise = { promise: "ally", by: 1 };
    const deals = new Map([
      [1, deal({ deal: 1, seat: 1, to: 0, promises: [{ promise, verdict: "open" }] })],
      [2, deal({ deal: 2, state: "accepted", promises: [{ promise, verdict: "broken" }] })],
    ]);
    const talk = [{ ...line(1, 1, [0]), text: "", spoken: { reason: "offers", manner: "loyal", deal: 1 } }];
    const one = session({ deals, talk });
    expect(dealsToAnswer(one)).toBe(1);
    const target = show(Deals, { session: one });
    expect(target.textContent).toContain(t("verdict-broken"));
    expect(target.querySelector(".words")?.textContent).toContain(t("said-offers", { manner: "loyal" }));
    press(target, t("deal-accept"));
    press(target, t("deals-new"));
    press(target, t("deals-send"));
    expect(asked).toEqual([
      { type: "answer_deal", seat: 0, deal: 1, yes: true },
      { type: "offer_deal", seat: 0, to: 1, promises: [{ promise: "ally", by: 0 }] },
    ]);
  });
});
