// Battles are told in stages, and winter line by line.
import axe from "axe-core";
import { flushSync } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { loadLocale } from "../src/lib/text.svelte";
import type { GameEvent } from "../src/lib/view";
import { Counting } from "../src/table/end/counting.svelte";
import End from "../src/table/end/End.svelte";
import { winterLines, winterOf } from "../src/table/end/winter";
import { pace, setPace } from "../src/table/story/pace.svelte";
import Tale from "../src/table/story/Tale.svelte";
import { knownAfter, staged, talesFrom } from "../src/table/story/tale";
import { Telling } from "../src/table/story/telling.svelte";
import gameEvents from "./fixtures/game-events.json";
import { clear, costs, fixture, session, show } from "./playing";

const log = gameEvents as GameEvent[];

beforeAll(() => loadLocale("en"));
beforeEach(() => setPace("normal"));
afterEach(async () => {
  vi.useRealTimers();
  await clear();
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
  test("step by step if you were there, with a skip; at once if you come later", async () => {
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
    await clear();
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
