// A choice's effects are shown before it is made, and Force by source.
import { flushSync } from "svelte";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { loadLocale } from "../src/lib/text.svelte";
import type { ForcePart } from "../src/lib/view";
import { Deciding } from "../src/table/deciding/deciding.svelte";
import Decision from "../src/table/deciding/Decision.svelte";
import { foreseen, tells } from "../src/table/foresight/foreseen";
import ForceTab from "../src/table/tabs/ForceTab.svelte";
import { partWords } from "../src/table/tabs/parts";
import Battle from "../src/table/war/Battle.svelte";
import { counter } from "./fixtures/counter.svelte";
import { clear, costs, fixture, NOTHING, session, show } from "./playing";

beforeAll(() => loadLocale("en"));
afterEach(async () => {
  vi.useRealTimers();
  await clear();
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
