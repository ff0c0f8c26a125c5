// The pages around a table: addresses, what is chosen for a table, what a device remembers, the gallery and the replay.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import App from "../src/App.svelte";
import { Problem } from "../src/lib/api";
import { go, parse, router, startRouter, tableIn } from "../src/page/router.svelte";
import { has, loadLocale, t } from "../src/lib/text.svelte";
import type { View } from "../src/lib/view";
import { CARDS, copies, found, KINDS, SEASONS, SETS as CARD_SETS, simple } from "../src/reference/gallery";
import { film, hand, points, sealed, seasons } from "../src/replay/film";
import {
  automaOf,
  CLANS,
  clockName,
  CLOCKS,
  complete,
  KAMI,
  LATE,
  people,
  rowsOf,
  seatsOf,
  SETS,
  settingsOf,
} from "../src/start/choices/choices";
import type { Wishes } from "../src/start/choices/choices";
import { Doing } from "../src/page/doing.svelte";
import HotSeat from "../src/start/HotSeat.svelte";
import { recallObject, rememberLink, seatLinks } from "../src/page/memory";
import { setTheme, showTheme, theme } from "../src/page/theme.svelte";
import mandate from "./fixtures/mandate-3.json";

const at = (path: string) => parse(new URL(path, "https://x.org"));

beforeAll(() => loadLocale("en"));
beforeEach(() => localStorage.clear());

describe("addresses", () => {
  test("name a page", () => {
    expect(at("/")).toEqual({ page: "start" });
    expect(at("/t/abc")).toEqual({ page: "table", name: "abc", secret: "" });
    expect(at("/t/abc#seat=s-_1")).toEqual({ page: "table", name: "abc", secret: "s-_1" });
    expect(at("/replay/abc")).toEqual({ page: "replay", name: "abc", at: null, review: false });
    expect(at("/replay/abc?at=12")).toEqual({ page: "replay", name: "abc", at: 12, review: false });
    expect(at("/replay/abc?review=1&at=3")).toEqual({ page: "replay", name: "abc", at: 3, review: true });
    expect(at("/replay/abc?at=-1")).toEqual({ page: "replay", name: "abc", at: null, review: false });
    expect(at("/rules#kami")).toEqual({ page: "rules", topic: "kami" });
    for (const path of ["/t", "/t/a/b", "/replay", "/nothing"]) expect(at(path)).toEqual({ page: "unknown" });
    expect(at("/t/%E0%A4%A")).toMatchObject({ page: "table", name: "%E0%A4%A" }); // not text, but no reason to break
  });

  test("a table is found in what people paste", () => {
    expect(tableIn(" https://x.org/t/abc#seat=S1 ")).toEqual({ name: "abc", secret: "S1" });
    expect(tableIn("look: http://x/t/abc?x=1")).toEqual({ name: "abc", secret: "" });
    expect(tableIn("ABC123")).toEqual({ name: "abc123", secret: "" });
    expect([tableIn(""), tableIn("two words"), tableIn("https://x.org/")]).toEqual([null, null, null]);
  });

  test("plain clicks on our links stay in the page", () => {
    const stop = startRouter();
    document.body.innerHTML =
      '<a id="rules" href="/rules"><b>x</b></a><a id="out" href="https://other.org/">y</a><a id="api" href="/api/x">z</a>';
    const click = (id: string, more: MouseEventInit = {}) => {
      const event = new MouseEvent("click", { bubbles: true, cancelable: true, button: 0, ...more });
      document.querySelector(`#${id}`)!.dispatchEvent(event);
      return event.defaultPrevented;
    };
    document.addEventListener("click", (event) => event.preventDefault(), { once: true, capture: false });
    expect(click("rules", { ctrlKey: true })).toBe(true); // by our own stop only
    expect(router.route.page).toBe("start");
    expect(click("rules")).toBe(true);
    expect(router.route.page).toBe("rules");
    for (const id of ["out", "api"]) {
      const stay = (event: Event) => event.preventDefault(); // jsdom cannot leave
      window.addEventListener("click", stay, { once: true });
      click(id);
      expect(router.route.page).toBe("rules");
    }
    go("/");
    expect([location.pathname, router.route.page]).toEqual(["/", "start"]);
    stop();
  });
});

describe("a new table", () => {
  const wishes: Wishes = {
    title: " Sunday ",
    players: 4,
    cardSet: "teapot",
    shrines: "chosen",
    kami: KAMI.slice(0, 4),
    clans: "drafted",
    listed: true,
    spectators: false,
    clock: "day",
    late: "bot",
    language: "it",
    automa: 2,
    level: "harder",
  };

  test("has the settings of the protocol", () => {
    expect(settingsOf(wishes)).toEqual({
      players: 4,
      card_set: "teapot",
      shrines: "amaterasu,fujin,hachiman,raijin",
      clans: "drafted",
      listed: true,
      spectators: false,
      clock: { seconds: 86400, bank: 259200, tea: 172800, late: "bot" },
      language: "it",
      title: "Sunday",
      automa: 2,
      level: "harder",
    });
    expect(settingsOf({ ...wishes, players: 3, automa: 3 }).automa).toBe(0); // somebody must play
    expect([3, 4, 5].map((players) => automaOf(players))).toEqual([
      [0, 2],
      [0, 2, 3],
      [0, 2, 3, 4],
    ]);
    // with a seat for each person
    expect([automaOf(5, 3), automaOf(4, 2), automaOf(3, 2)]).toEqual([[0, 2], [0, 2], [0]]);
    expect(seatsOf(settingsOf(wishes))).toBe(2);
    expect(settingsOf({ ...wishes, shrines: "random", clock: "none" })).toMatchObject({
      shrines: "random",
      clock: null,
    });
    expect([
      complete(wishes),
      complete({ ...wishes, kami: [] }),
      complete({ ...wishes, shrines: "random", kami: [] }),
    ]).toEqual([true, false, true]);
  });

  test("every choice has a name", () => {
    const ids = [
      ...CLANS.map((clan) => `clan-${clan}`),
      ...SETS.filter((set) => set !== "random").map((set) => `set-${set}`),
      ...KAMI.map((kami) => `kami-${kami}`),
      ...Object.keys(CLOCKS).map((clock) => `clock-${clock}`),
      ...LATE.map((late) => `late-${late}`),
    ];
    expect(ids.filter((id) => !has(id))).toEqual([]);
    for (const clock of Object.keys(CLOCKS)) expect(clockName(settingsOf({ ...wishes, clock }).clock)).toBe(clock);
    expect(clockName({ seconds: 7, bank: 0, tea: null, late: "wait" })).toBe("other");
  });

  test("people on one device have different names", () => {
    expect(people([" Anna", "", "Boris "])).toEqual(["Anna", "Boris"]);
    expect(people(["Anna", "anna"])).toBeNull();
  });

  test("nobody with a name loses the line when the Automa leads clans", () => {
    expect(rowsOf(["Anna", "", "Ben", "", "Cleo"], 4, 4)).toEqual([0, 1, 2, 3]);
    expect(rowsOf(["Anna", "", "Ben", "", "Cleo"], 4, 2)).toEqual([0, 2]);
    expect(rowsOf(["", "", "Ben", "", ""], 5, 3)).toEqual([0, 1, 2]);
    expect(rowsOf(["", "", "", "", ""], 3, 1)).toEqual([0]);
  });
});

describe("this device", () => {
  test("remembers the links of its seats", () => {
    rememberLink("abc", 0, "S0");
    rememberLink("abc", 2, "S2");
    expect(seatLinks("abc")).toEqual({ 0: "/t/abc#seat=S0", 2: "/t/abc#seat=S2" });
    expect(seatLinks("def")).toEqual({});
  });

  test("does not break on what it cannot read, nor without storage", () => {
    localStorage.setItem("x", "{");
    localStorage.setItem("y", "null");
    expect([recallObject("x"), recallObject("y")]).toEqual([{}, {}]);
    const broken = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new Error("full");
    });
    rememberLink("abc", 0, "S0");
    broken.mockRestore();
    expect(seatLinks("abc")).toEqual({});
  });

  test("keeps to day or night", () => {
    setTheme("dark");
    expect(document.documentElement.dataset.theme).toBe("dark");
    theme.current = "auto";
    showTheme();
    expect(theme.current).toBe("dark");
    setTheme("auto");
    expect(document.documentElement.dataset.theme).toBeUndefined();
  });
});

test("what is asked of the server is under way, done or refused", async () => {
  const doing = new Doing();
  const first = doing.run(() => Promise.resolve({ type: "done" }));
  expect([doing.busy, await doing.run(() => Promise.resolve(1))]).toEqual([true, false]); // one at a time
  expect([await first, doing.busy, doing.why]).toEqual([true, false, ""]);
  expect(await doing.run(() => Promise.reject(new Problem("taken", "Somebody has this name.")))).toBe(false);
  expect(doing.why).toBe("Somebody has this name.");
  await doing.run(() => Promise.resolve({ type: "failed", code: "lost", sentence: "" }));
  expect(doing.why).toBe(t("error-lost"));
  await expect(doing.run(() => Promise.reject(new TypeError("ours")))).rejects.toThrow("ours");
  expect(doing.busy).toBe(false);
});

describe("the gallery", () => {
  const written = ({ slug }: { slug: string }) => `${t(`card-${slug}`)} ${t(`card-${slug}-text`)}`;

  test("finds cards by words, set and kind", () => {
    const all = { words: "", set: "", kind: "" };
    expect(found(all, written)).toHaveLength(CARDS.length);
    expect(found({ ...all, words: "  ONI of souls" }, written).map(({ slug }) => slug)).toEqual(["oni_of_souls"]);
    expect(found({ ...all, words: "no such words" }, written)).toEqual([]);
    for (const set of CARD_SETS) expect(found({ ...all, set }, written).length).toBeGreaterThan(0);
    for (const kind of KINDS)
      expect(new Set(found({ ...all, kind }, written).map((card) => card.kind))).toEqual(new Set([kind]));
    expect(simple("Ryūjin É")).toBe("ryujin e");
  });

  test("has a name for everything, and shows every copy", () => {
    expect(
      [...CARD_SETS.map((set) => `set-${set}`), ...KINDS.map((kind) => `kind-${kind}`)].filter((id) => !has(id)),
    ).toEqual([]);
    expect(SEASONS.length).toBeGreaterThan(2);
    expect(copies(CARDS.filter(({ slug }) => slug === "benevolence"))).toEqual(["benevolence", "benevolence"]);
  });
});

describe("a replay", () => {
  const view = { ...(mandate as unknown as View), tiles: { koi: [] }, deck: [] } as View;
  const vp = (seat: number, points: number) => ({ [`players/${seat}`]: { ...view.players[seat], vp: points } });
  const made = film({
    record: "",
    view,
    events: [{ event: "season_began" }],
    moments: [
      { seat: "koi", line: "ready", events: [{ event: "ready" }, { event: "tea_over" }], patch: vp(0, 5) },
      {
        seat: "lotus",
        line: "pass",
        events: [],
        patch: {
          season: "summer",
          tiles: {
            koi: [
              { turn: 2, tiles: ["train"], position: null },
              { turn: 1, tiles: [], position: 1 },
            ],
          },
        },
      },
      {
        seat: "koi",
        line: "bid 1 0 0 2",
        events: [],
        patch: { decision: { what: { step: "bids", sealed: [["koi", 1, 0, 0, 2]] }, actors: ["lotus"] } },
      },
    ],
  });

  test("is a row of positions", () => {
    expect(made.views).toHaveLength(4);
    expect(made.counts).toEqual([1, 3, 3, 3]);
    expect(made.acts[1]).toEqual({ seat: "lotus", line: "pass" });
    expect(points(made)[0]!.vp).toEqual([view.players[0]!.vp, 5, 5, 5]);
    expect(seasons(made)).toEqual([
      { season: view.season, at: 0 },
      { season: "summer", at: 2 },
    ]);
  });

  test("shows what was hidden", () => {
    expect(sealed(made.views[2]!)).toEqual([]);
    expect(sealed(made.views[3]!)).toEqual([{ clan: "koi", bid: { seppuku: 1, hostage: 0, ronin: 0, poets: 2 } }]);
    expect([hand(made.views[0]!), hand(made.views[3]!)?.draw.turn]).toEqual([null, 2]);
  });
});

describe("the page", () => {
  let page: ReturnType<typeof mount> | null = null;
  afterEach(async () => {
    if (page) await unmount(page);
    page = null;
    vi.unstubAllGlobals();
  });

  test("starts a game against bots with one click", async () => {
    const asked: [string, unknown][] = [];
    vi.stubGlobal("scrollTo", () => undefined);
    vi.stubGlobal("fetch", (path: string, { body }: { body?: string } = {}) => {
      asked.push([path, body === undefined ? null : JSON.parse(body)]);
      const answers: Record<string, object> = {
        "/api/about": { protocol: 1, bots: ["random", "easy", "normal"], characters: ["loyal", "treacherous"] },
        "/api/tables": body ? { table: "abc", seat: 0, secret: "S" } : { tables: [] },
      };
      return Promise.resolve(
        new Response(JSON.stringify(answers[path] ?? {}), { headers: { "content-type": "application/json" } }),
      );
    });
    vi.stubGlobal(
      "WebSocket",
      class {
        close() {}
      },
    );
    const stop = startRouter();
    go("/");
    page = mount(App, { target: document.body });
    flushSync();
    expect(document.title).toBe(t("app-title"));
    await new Promise((done) => setTimeout(done, 50));
    expect(asked.map(([path]) => path).sort()).toEqual(["/api/about", "/api/tables"]); // and not again and again
    document.querySelector<HTMLElement>(".button.call")!.click();
    await vi.waitFor(() => expect(location.pathname).toBe("/t/abc"));
    expect(asked.find(([path, body]) => path === "/api/tables" && body !== null)?.[1]).toMatchObject({
      name: t("start-guest"),
      play_now: true,
      bot: "normal",
      clan: "",
    });
    expect(seatLinks("abc")).toEqual({ 0: "/t/abc#seat=S" });
    stop();
  });

  test("starts a game of two people on one device against clans led by cards", async () => {
    const asked: [string, unknown][] = [];
    vi.stubGlobal("scrollTo", () => undefined);
    vi.stubGlobal("fetch", (path: string, { body }: { body?: string } = {}) => {
      asked.push([path, body === undefined ? null : JSON.parse(body)]);
      return Promise.resolve(
        new Response(JSON.stringify({ table: "abc", seat: asked.length - 1, secret: "S" }), {
          headers: { "content-type": "application/json" },
        }),
      );
    });
    page = mount(HotSeat, { target: document.body });
    flushSync();
    const radio = (name: string, value: string): HTMLInputElement | undefined =>
      [...document.querySelectorAll("fieldset")]
        .find((one) => one.textContent?.includes(name))
        ?.querySelector<HTMLInputElement>(`input[value="${value}"]`) ?? undefined;
    const type = (line: number, name: string): void => {
      const input = document.querySelectorAll<HTMLInputElement>("ol input")[line]!;
      input.value = name;
      input.dispatchEvent(new Event("input", { bubbles: true }));
      flushSync();
    };
    type(0, "Anna");
    type(1, "Ben");
    expect(radio(t("automa-clans"), "2")).toBeUndefined(); // of three clans, two people lead two
    radio(t("choose-players"), "4")!.click();
    flushSync();
    radio(t("automa-clans"), "2")!.click();
    flushSync();
    expect(document.querySelectorAll("ol input").length).toBe(2);
    document.querySelector<HTMLElement>(".button.primary")!.click();
    // No bots: no seat is left.
    await vi.waitFor(() =>
      expect(asked.map(([path]) => path)).toEqual(["/api/tables", "/api/tables/abc/seats", "/api/tables/abc/start"]),
    );
    expect(asked[0]![1]).toMatchObject({ name: "Anna", settings: { players: 4, automa: 2, level: "standard" } });
    expect(asked[1]![1]).toMatchObject({ name: "Ben" });
  });
});
