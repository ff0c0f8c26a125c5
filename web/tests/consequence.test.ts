// A choice's effects are shown before it is made; Force by source; battles in stages; winter line by line.
import axe from "axe-core";
import { flushSync, mount, unmount } from "svelte";
import type { Component } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { FromBrowser, SeatInfo } from "../src/lib/protocol";
import type { Answer, Session } from "../src/lib/session.svelte";
import { loadLocale } from "../src/lib/text.svelte";
import type { ForcePart, GameEvent, Preview, View } from "../src/lib/view";
import Battle from "../src/table/war/Battle.svelte";
import Decision from "../src/table/deciding/Decision.svelte";
import { Counting } from "../src/table/end/counting.svelte";
import { Deciding } from "../src/table/deciding/deciding.svelte";
import End from "../src/table/end/End.svelte";
import ForceTab from "../src/table/tabs/ForceTab.svelte";
import { foreseen, tells } from "../src/table/foresight/foreseen";
import { pace, setPace } from "../src/table/story/pace.svelte";
import { partWords } from "../src/table/tabs/parts";
import { winterLines, winterOf } from "../src/table/end/winter";
import Tale from "../src/table/story/Tale.svelte";
import { knownAfter, staged, talesFrom } from "../src/table/story/tale";
import { Telling } from "../src/table/story/telling.svelte";
import { counter } from "./fixtures/counter.svelte";
import gameEvents from "./fixtures/game-events.json";

const files: Record<string, View> = import.meta.glob("./fixtures/*-*.json", { eager: true, import: "default" });
const fixture = (name: string): View => structuredClone(files[`./fixtures/${name}.json`]!);
const log = gameEvents as GameEvent[];
const NOTHING: Preview = { players: {}, places: {}, killed: {}, winner: null, next: null };

/** A session whose server answers as it is told, and remembers what it was asked. */
function session(view: View, answer: (message: FromBrowser) => Answer, events: GameEvent[] = []) {
  const seats: SeatInfo[] = view.players.map(({ seat }, i) => ({
    seat: i,
    name: `Player ${i}`,
    clan: seat,
    bot: "",
    stand_in: "",
    late: false,
    connected: true,
  }));
  const asked: FromBrowser[] = [];
  const fake = {
    name: "table",
    state: "open",
    seat: seats.find(({ clan }) => clan === view.seat)?.seat ?? null,
    holds: [0],
    view,
    log: events,
    clan: view.seat,
    deals: new Map(),
    get actions() {
      return counter.actions;
    },
    table: { status: "playing", seats, take_back: null },
    placeOf: (clan: string) => seats.find((place) => place.clan === clan),
    act: () => Promise.resolve<Answer>({ type: "done" }),
    ask: (message: FromBrowser) => (asked.push(message), Promise.resolve(answer(message))),
  };
  return { session: fake as unknown as Session, asked, fake };
}
/** Every preview says that it costs a coin. */
const costs = (message: FromBrowser): Answer =>
  message.type === "preview"
    ? {
        type: "previewed",
        previews: message.lines.map((): Preview => ({ ...NOTHING, players: { turtle: { coins: [5, 4] } } })),
      }
    : { type: "done" };

let shown: ReturnType<typeof mount> | null = null;
function show<P extends Record<string, unknown>>(component: Component<P>, props: P): HTMLElement {
  shown = mount(component, { target: document.body, props });
  flushSync();
  return document.body;
}
beforeAll(() => loadLocale("en"));
beforeEach(() => setPace("normal"));
afterEach(async () => {
  vi.useRealTimers();
  if (shown) await unmount(shown);
  shown = null;
  document.body.innerHTML = "";
});

// ---------------------------------------------------------------------------------- what a choice would do
describe("a preview", () => {
  const view = fixture("marshal-4");
  const own = view.seat!;
  const other = view.players.find(({ seat }) => seat !== own)!.seat;

  test("tells one's own side first, with before and after", () => {
    const { gains } = foreseen(
      { ...NOTHING, players: { [other]: { coins: [1, 2] }, [own]: { coins: [5, 3], honor: [2, 1] } } },
      view,
    );
    expect(gains.map(({ clan, what, change }) => [clan, what, ...change])).toEqual([
      [own, "coins", 5, 3],
      [own, "honor", 2, 1],
      [other, "coins", 1, 2],
    ]);
    expect(gains[0]!.words).toMatch(/Coins: 5, then 3$/);
  });
  test("says who would lead, and that a tie goes by honor", () => {
    const kyoto = (leader: string | null, tie: boolean, force: Record<string, [number, number]>): string =>
      foreseen({ ...NOTHING, places: { kyoto: { force, leader: [null, leader], tie: [false, tie] } } }, view)
        .grounds[0]!.verdict;
    expect(kyoto(other, true, { [own]: [0, 2], [other]: [2, 2] })).toMatch(/^A tie: .* by honor\.$/);
    expect(kyoto(other, false, { [own]: [0, 1], [other]: [2, 2] })).toMatch(/leads\.$/);
    expect(kyoto(own, false, { [own]: [0, 1] })).toBe(""); // alone there is nobody to lead
    expect(kyoto(null, false, { [own]: [1, 0] })).toContain("Nobody");
  });
  test("tells the winner, the dead, and another question to oneself", () => {
    const told = foreseen(
      { ...NOTHING, winner: own, killed: { [other]: { bushi: 2 } }, next: { step: "summon_monster", actors: [own] } },
      view,
    );
    expect(told.lines.map(({ text }) => text)).toEqual([
      expect.stringContaining("wins this battle"),
      expect.stringContaining("loses 2 Bushi"),
      expect.stringContaining("Summon the monster"),
    ]);
  });
  test("names who decides next only where nothing else can be told", () => {
    const next = { step: "toll_choice", actors: [other] };
    expect(foreseen({ ...NOTHING, next }, view).lines[0]!.text).toContain("may charge a toll");
    expect(foreseen({ ...NOTHING, next, players: { [own]: { coins: [1, 0] } } }, view).lines).toEqual([]);
    expect(tells(foreseen({ ...NOTHING, next: { step: "marshal", actors: [other] } }, view))).toBe(false); // the same question goes on
  });
});

describe("what is near is looked into", () => {
  test("a picked figure's goals are asked for once, and chips and confirm show the answer", async () => {
    vi.useFakeTimers();
    const { session: table, asked } = session(fixture("marshal-4"), costs);
    const deciding = new Deciding(table);
    const page = show(Decision, { deciding });
    deciding.pick("figure:turtle:bushi:hokkaido");
    flushSync();
    await vi.advanceTimersByTimeAsync(200);
    const previews = asked.filter((message) => message.type === "preview");
    expect(previews.length).toBe(1);
    expect(previews[0]!.lines).toContain("move bushi hokkaido kansai");
    deciding.hover("province:kansai");
    await vi.advanceTimersByTimeAsync(200);
    flushSync();
    expect(deciding.pondered?.line).toBe("move bushi hokkaido kansai");
    expect(page.querySelector(".ponder")!.textContent).toContain("Coins: 5, then 4");
    expect(asked.filter((message) => message.type === "preview").length).toBe(1); // it was known
  });
  test("too fast is no answer: whoever looks again asks again", async () => {
    vi.useFakeTimers();
    const { session: table, asked } = session(fixture("train-5"), () => ({
      type: "failed",
      code: "too_fast",
      sentence: "",
    }));
    const deciding = new Deciding(table);
    for (let i = 0; i < 2; i++) {
      deciding.foresight.want(["pass"]);
      await vi.advanceTimersByTimeAsync(200);
    }
    expect(asked.length).toBe(2);
    expect(deciding.foresight.of("pass")).toBeNull();
  });
  test("an action of anybody makes old answers worthless", async () => {
    vi.useFakeTimers();
    const { session: table, asked } = session(fixture("train-5"), costs);
    const deciding = new Deciding(table);
    deciding.foresight.want(["pass"]);
    await vi.advanceTimersByTimeAsync(200);
    expect(deciding.foresight.of("pass")).not.toBeNull();
    counter.actions += 1;
    expect(deciding.foresight.of("pass")).toBeNull();
    deciding.foresight.want(["pass"]);
    await vi.advanceTimersByTimeAsync(200);
    expect([deciding.foresight.of("pass") !== null, asked.length]).toEqual([true, 2]);
  });
  test("the price is on the button, as the view says it", () => {
    const view = fixture("train-5");
    const { line, coins } = view.decision!.costs.find((cost) => cost.coins > 0 && cost.line.split(" ").length === 2)!;
    const deciding = new Deciding(session(view, costs).session);
    show(Decision, { deciding });
    deciding.choose({ line, verb: "buy", things: [], anyOrder: false });
    flushSync();
    expect(document.querySelector(".confirm .main")!.textContent).toMatch(new RegExp(`Buy\\s*${coins} coin`));
  });
});

// ---------------------------------------------------------------------------------- Force by source
describe("Force by source", () => {
  test("is named", () => {
    const words = (part: Partial<ForcePart>): string =>
      partWords({ kind: "figures", name: "bushi", count: 1, force: 1, ...part });
    expect(words({ count: 3 })).toBe("3 Bushi");
    expect(words({ kind: "monster", name: "river_dragon" })).toBe("River Dragon");
    expect(words({ kind: "card", name: "path_of_the_lion", count: 2 })).toBe("2 × Path of the Lion");
    expect(words({ kind: "clan", name: "turtle" })).toContain("Turtle");
    expect(words({ kind: "ronin", name: "ronin" })).toBe("Hired ronin");
  });
  test("stands under everybody in a battle, with coins, ronin and the order of ties", () => {
    const view = fixture("crowd-5");
    const page = show(Battle, { view, battle: view.battle!, log: [] });
    const camps = [...page.querySelectorAll("tbody")];
    expect(camps.length).toBe(5);
    for (const camp of camps) {
      const parts = [...camp.querySelectorAll("li b")].map((part) => Number(part.textContent));
      expect(parts.reduce((all, part) => all + part, 0)).toBe(Number(camp.querySelector(".force")!.textContent));
    }
    expect(page.querySelector(".ties")!.textContent).toContain("Turtle, Bonsai, Koi, Lotus and Dragonfly");
  });
  test("of a province is asked for and shown with who leads", async () => {
    const view = fixture("marshal-4");
    const part: ForcePart = { kind: "figures", name: "bushi", count: 2, force: 2 };
    const places = { kyoto: { clans: { turtle: [part], lotus: [part] }, leader: "turtle", tie: true } };
    const { session: table, asked } = session(view, () => ({ type: "forces", places }));
    const page = show(ForceTab, { session: table, view, looking: "kyoto", onlook: () => undefined });
    await vi.waitFor(() =>
      expect(page.querySelector("details[open] .verdict")!.textContent).toContain("A tie: Turtle"),
    );
    expect(asked).toEqual([{ type: "force" }]);
    expect(page.querySelectorAll("details[open] .camp").length).toBe(2);
  });
});

// ---------------------------------------------------------------------------------- a battle, told
const BATTLE: GameEvent[] = [
  { event: "province_at_war", number: 1, province: "kyoto" },
  { event: "battle", province: "kyoto", participants: ["koi", "lotus"] },
  { event: "bid", seat: "lotus" },
  { event: "bid", seat: "koi", seppuku: 0, hostage: 2, ronin: 0, poets: 0 },
  { event: "bid_revealed", seat: "koi", seppuku: 0, hostage: 2, ronin: 0, poets: 0, kept: 1 },
  { event: "bid_revealed", seat: "lotus", seppuku: 1, hostage: 0, ronin: 0, poets: 1, kept: 0 },
  { event: "advantage_won", advantage: "seppuku", seat: "lotus" },
  { event: "advantage_declined", advantage: "seppuku", seat: "lotus" },
  { event: "advantage_won", advantage: "hostage", seat: "koi" },
  { event: "captured", seat: "koi", owner: "lotus", piece: "bushi" },
  { event: "vp", seat: "koi", amount: 1, why: "hostage" },
  { event: "force", seat: "koi", force: 3 },
  { event: "force", seat: "lotus", force: 1 },
  { event: "battle_won", province: "kyoto", seat: "koi" },
  { event: "killed", owner: "lotus", piece: "daimyo", place: "kyoto", killer: "koi", why: "battle" },
  { event: "token", seat: "koi", province: "kyoto" },
  { event: "advantage_won", advantage: "poets", seat: "lotus" },
  { event: "vp", seat: "lotus", amount: 1, why: "poets" },
  { event: "coins", seat: "lotus", amount: 2, why: "reparations" },
  { event: "coins", seat: "koi", amount: -1, why: "cleanup" },
  { event: "cleaned_up", season: "spring" },
];

describe("a battle as a story", () => {
  const [tale] = talesFrom(BATTLE, 0);
  test("has its stages in order, and ends where the season does", () => {
    expect(tale!.stages.map(({ name }) => name)).toEqual([
      "bids",
      "seppuku",
      "hostage",
      "outcome",
      "poets",
      "reparations",
    ]);
    expect(tale!.stages.at(-1)!.events.length).toBe(1);
    expect(tale!.end).toBe(19);
  });
  test("tells no more than its stages so far", () => {
    expect(knownAfter(tale!, 1)).toMatchObject({
      bids: { koi: { hostage: 2, kept: 1 } },
      won: {},
      force: {},
      winner: null,
    });
    expect(knownAfter(tale!, 3).won).toEqual({
      seppuku: { clan: "lotus", declined: true },
      hostage: { clan: "koi", declined: false },
    });
    expect(knownAfter(tale!, 4)).toMatchObject({ force: { koi: 3, lotus: 1 }, winner: "koi" });
  });
  test("what is told in stages is told nowhere else", () => {
    const tales = talesFrom(BATTLE, 0);
    expect(BATTLE.map((_, i) => staged(tales, i)).lastIndexOf(true)).toBe(18);
    expect(BATTLE.findIndex((_, i) => staged(tales, i))).toBe(4);
  });
  test("every battle of a whole game is told, from the bids to the winner", () => {
    const tales = talesFrom(log, 0).filter(({ stages }) => stages.length > 0);
    expect(tales.length).toBe(log.filter(({ event }) => event === "battle_won").length);
    for (const one of tales) {
      expect([one.stages[0]!.name, knownAfter(one, one.stages.length).winner]).toEqual(["bids", expect.any(String)]);
    }
  });
});

describe("telling a battle", () => {
  function telling(clan = "turtle") {
    const { session: table, fake } = session(fixture("war-5"), costs);
    fake.clan = clan;
    const one = new Telling(table);
    const grow = (length: number): void => {
      fake.log = BATTLE.slice(0, length);
      one.hear();
    };
    grow(3);
    return { one, grow };
  }
  test("goes stage by stage and closes by itself", async () => {
    vi.useFakeTimers();
    const { one, grow } = telling();
    expect(one.tale).toBeNull(); // what was before the page was opened is past
    grow(BATTLE.length);
    expect([one.tale?.province, one.shown]).toEqual(["kyoto", 1]);
    await vi.advanceTimersByTimeAsync(2500);
    expect(one.shown).toBe(2);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(one.shown).toBe(6);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(one.tale).toBeNull();
  });
  test("does not begin with what was before the page was opened", () => {
    const { session: table, fake } = session(fixture("war-5"), costs);
    const one = new Telling(table);
    const { view } = fake;
    Object.assign(fake, { view: null });
    one.hear(); // connected, but nothing has come yet
    Object.assign(fake, { view, log: BATTLE });
    one.hear();
    expect(one.tale).toBeNull();
  });
  test("can be skipped, stepped and resumed", async () => {
    vi.useFakeTimers();
    const { one, grow } = telling();
    grow(BATTLE.length);
    one.step(4);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([one.shown, one.held]).toEqual([4, true]);
    one.step(3);
    expect(one.shown).toBe(3);
    one.resume();
    expect(one.shown).toBe(4);
    one.skip();
    expect(one.tale).toBeNull();
    grow(BATTLE.length);
    expect(one.tale).toBeNull();
  });
  test("goes on where it waited for a decision", async () => {
    vi.useFakeTimers();
    const { one, grow } = telling("koi");
    grow(9); // koi decides about a hostage
    await vi.advanceTimersByTimeAsync(30_000);
    expect(one.tale).toBeNull();
    grow(BATTLE.length); // what it has seen before is not told again
    expect([one.tale?.province, one.shown]).toEqual(["kyoto", 3]);
  });
  test("is drawn as far as it is told, without a serious fault for those who listen", async () => {
    const { one, grow } = telling();
    grow(BATTLE.length);
    one.step(3);
    const page = show(Tale, { telling: one });
    expect(page.querySelector("[aria-current=step]")!.getAttribute("title")).toBe("Take hostage");
    expect(page.querySelector(".now-told")!.textContent).toMatch(/Take hostage.*Koi/s);
    expect([...page.querySelectorAll("td.force")].map((cell) => cell.textContent)).toEqual(["·", "·"]);
    const { violations } = await axe.run(page, {
      runOnly: ["wcag2a", "wcag2aa"],
      rules: { "color-contrast": { enabled: false } },
    });
    expect(
      violations
        .filter(({ impact }) => impact === "serious" || impact === "critical")
        .map(({ id, nodes }) => [id, nodes[0]?.html]),
    ).toEqual([]);
    [...page.querySelectorAll("button")].find((button) => button.textContent === "Next")!.click();
    flushSync();
    expect([...page.querySelectorAll("td.force")].map((cell) => cell.textContent)).toEqual(["3", "1"]);
    one.stop();
  }, 60_000);
  test("all at once for who likes it so", () => {
    vi.useFakeTimers();
    setPace("none");
    const { one, grow } = telling();
    grow(BATTLE.length);
    expect(one.shown).toBe(6);
    expect(pace.current).toBe("none");
    expect(localStorage.getItem("hinode.pace")).toBe("none");
    one.stop();
  });
});

// ---------------------------------------------------------------------------------- winter
describe("winter", () => {
  const view = fixture("over-5");
  const players = view.players.map((player) => ({
    ...player,
    vp: log
      .filter(({ event, seat }) => event === "vp" && seat === player.seat)
      .reduce((all, { amount }) => all + Number(amount), 0),
  }));
  test("is counted line by line up to everybody's points", () => {
    const lines = winterLines(log);
    expect(lines.length).toBeGreaterThan(2);
    const after = (counted: number): number =>
      winterOf(log, players, counted).reduce((all, { total }) => all + total, 0);
    expect(after(1) - after(0)).toBe(lines[0]!.amount);
    expect(after(Infinity)).toBe(players.reduce((all, { vp }) => all + vp, 0));
  });
  test("before the eyes of who was there, with a skip; at once for who comes later", async () => {
    vi.useFakeTimers();
    const { session: table } = session(view, costs, log);
    const count = new Counting(table);
    count.played = true;
    const page = show(End, { session: table, view, count });
    expect(page.querySelector("h2")!.textContent).toContain("Winter is counted");
    await vi.advanceTimersByTimeAsync(1000);
    flushSync();
    expect(page.querySelector(".line")!.textContent).toContain("VP");
    page.querySelector<HTMLElement>("header .main")!.click();
    flushSync();
    expect(page.querySelector("h2")!.textContent).toContain("won");
    await unmount(shown!);
    shown = null;
    expect(show(End, { session: table, view, count: new Counting(table) }).querySelector("h2")!.textContent).toContain(
      "won",
    );
  });
  test("is ahead of nobody's points: table and log show what is counted, and who has won when all is", async () => {
    vi.useFakeTimers();
    const { session: table } = session({ ...view, players }, costs, log);
    const count = new Counting(table);
    count.played = true;
    const sum = (): number => count.view!.players.reduce((all, { vp }) => all + vp, 0);
    const all = players.reduce((all, { vp }) => all + vp, 0);
    const lines = winterLines(log);
    expect(sum()).toBe(all - lines.reduce((all, { amount }) => all + amount, 0));
    expect([count.log.includes(lines[0]!.event), count.view!.winners]).toEqual([false, []]);
    count.next();
    await vi.advanceTimersByTimeAsync(1000);
    expect(sum()).toBe(all - lines.slice(1).reduce((all, { amount }) => all + amount, 0));
    expect([count.log.includes(lines[0]!.event), count.log.includes(lines[1]!.event)]).toEqual([true, false]);
    count.skip();
    expect([sum(), count.view!.winners, count.log]).toEqual([all, view.winners, log]);
  });
});
