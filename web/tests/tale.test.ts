// Battles are told in stages, and winter line by line.
import axe from "axe-core";
import { flushSync } from "svelte";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { loadLocale } from "../src/lib/text.svelte";
import type { GameEvent } from "../src/lib/view";
import End from "../src/table/end/End.svelte";
import { winterLines, winterOf } from "../src/table/end/winter";
import { toTell } from "../src/table/story/lines";
import Tale from "../src/table/story/Tale.svelte";
import { battleNow, knownIn } from "../src/table/story/tale";
import gameEvents from "./fixtures/game-events.json";
import { clear, costs, fixture, session, show } from "./playing";

const log = gameEvents as GameEvent[];

beforeAll(() => loadLocale("en"));
afterEach(clear);

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

const BIDS = 6; // events up to the reveal
const HOSTAGE = 11; // and up to the hostage
const END = 19; // and in the whole battle

describe("a battle as a story", () => {
  const at = (length: number) => battleNow(BATTLE.slice(0, length));
  test("is told from the reveal until the story goes on", () => {
    expect(at(1)).toBeNull();
    expect(at(BIDS - 1)?.stages.map(({ name }) => name)).toEqual(["bids"]);
    expect(at(END)?.stages.map(({ name }) => name)).toEqual([
      "bids",
      "seppuku",
      "hostage",
      "outcome",
      "poets",
      "reparations",
    ]);
    expect(at(END)!.stages.at(-1)!.events.length).toBe(1);
    expect(at(END + 1)).toBeNull();
  });
  test("knows what has been told and no more", () => {
    expect(knownIn(at(BIDS)!)).toMatchObject({
      bids: { koi: { hostage: 2, kept: 1 }, lotus: { seppuku: 1 } },
      won: {},
      force: {},
      winner: null,
    });
    expect(knownIn(at(HOSTAGE)!).won).toEqual({
      seppuku: { clan: "lotus", declined: true },
      hostage: { clan: "koi", declined: false },
    });
    expect(knownIn(at(END)!)).toMatchObject({ force: { koi: 3, lotus: 1 }, winner: "koi" });
  });
  test("every battle of a whole game is told, from the bids to the winner", () => {
    const won = log.flatMap(({ event }, i) => (event === "battle_won" ? [battleNow(log.slice(0, i + 1))!] : []));
    expect(won.length).toBeGreaterThan(3);
    for (const one of won) expect([one.stages[0]!.name, knownIn(one).winner]).toEqual(["bids", expect.any(String)]);
  });
  test("is drawn as far as it is told, without a serious fault for those who listen", async () => {
    const drawn = (length: number): HTMLElement =>
      show(Tale, { tale: at(length)!, view: fixture("war-5"), onskip: () => undefined });
    const page = drawn(HOSTAGE);
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
    await clear();
    expect([...drawn(END).querySelectorAll("td.force")].map((cell) => cell.textContent)).toEqual(["3", "1"]);
  }, 60_000);
});

describe("lines of the story", () => {
  const summoned: GameEvent = { event: "summoned", seat: "koi", piece: "bushi", place: "edo" };
  test("leave out what is only in the log", () => {
    expect(toTell([{ event: "performs", seat: "koi", mandate: "recruit", bonus: true }, summoned], "lotus")).toEqual([
      summoned,
    ]);
  });
  test("end with your own action", () => {
    expect(toTell([summoned], "koi")).toBeNull();
    expect(toTell([summoned], null)).toEqual([summoned]);
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
  test("adds up to everybody's points", () => {
    expect(winterLines(log).length).toBeGreaterThan(2);
    const scores = winterOf(log, players);
    expect(scores.map(({ total }) => total)).toEqual(players.map(({ vp }) => vp));
  });
  test("is counted as far as it is told, with a way to skip; the winner comes at the end", async () => {
    const { session: table, fake } = session(view, costs, log);
    let skipped = 0;
    Object.assign(fake, { story: { skip: () => (skipped += 1) } });
    const page = show(End, { session: table, view: { ...view, winners: [] }, counting: true });
    expect(page.querySelector("h2")!.textContent).toContain("Winter is counted");
    expect(page.querySelector(".line")!.textContent).toContain("VP");
    page.querySelector<HTMLElement>("header .main")!.click();
    flushSync();
    expect(skipped).toBe(1);
    await clear();
    expect(show(End, { session: table, view }).querySelector("h2")!.textContent).toContain("won");
  });
});
