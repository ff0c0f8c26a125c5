// The review beside a replay: what its plot and its lists make of the server's findings.
import { beforeAll, describe, expect, test } from "vitest";
import type { Decision, Swing } from "../src/lib/made/rest";
import { loadLocale } from "../src/lib/text.svelte";
import { bands, keptApart, marks, path, steps } from "../src/plots/plot";
import { decisionsOf, gainOf, movers, partName, rowsOf, signed } from "../src/replay/review/review";

beforeAll(() => loadLocale("en"));

const swing = (more: Partial<Swing>): Swing => ({
  start: 3,
  at: 5,
  end: 6,
  season: "summer",
  part: "battle",
  clan: "",
  what: "edo",
  gains: [0.12, -0.1, -0.02],
  ...more,
});
const decision = (more: Partial<Decision>): Decision => ({
  at: 1,
  clan: "koi",
  step: "recruit",
  played: "pass",
  best: "pass",
  points: 0,
  chance: null,
  clear: false,
  ...more,
});

describe("plots", () => {
  test("an axis has a few round numbers that reach the greatest value", () => {
    expect(marks(5)).toEqual([0, 2, 4, 6]);
    expect(marks(37)).toEqual([0, 10, 20, 30, 40]);
    expect(marks(80)).toEqual([0, 20, 40, 60, 80]);
    for (const most of [1, 9, 23, 61, 99, 250]) {
      expect(marks(most).length).toBeLessThanOrEqual(6);
      expect(marks(most).at(-1)).toBeGreaterThanOrEqual(most);
    }
  });
  test("labels keep apart, in order and within the plot", () => {
    const found = keptApart([100, 99, 100, 10], 14, 8, 100);
    expect(found[3]).toBe(10);
    const sorted = [...found].sort((a, b) => a - b);
    sorted.forEach((y, i) => i > 0 && expect(y - sorted[i - 1]!).toBeGreaterThanOrEqual(14));
    expect(sorted.at(-1)).toBeLessThanOrEqual(100);
  });
  test("lines", () => {
    const scale = (n: number): number => n;
    expect(path([0, 2], scale, scale)).toBe("M0.0 0.0L1.0 2.0");
    expect(steps([0, 0, 3, 3], scale, scale)).toBe("M0.0 0.0H2.0V3.0H3.0");
  });
  test("seasons are bands; an empty one is left out", () => {
    const seasons = [
      { season: "spring", at: 0 },
      { season: "summer", at: 4 },
      { season: "winter", at: 9 },
    ];
    expect(bands(seasons, 9)).toEqual([
      { season: "spring", from: 0, to: 4 },
      { season: "summer", from: 4, to: 9 },
    ]);
  });
});

describe("a review", () => {
  test("names the part of the game", () => {
    expect(partName(swing({}))).toBe("Battle in Edo");
    expect(partName(swing({ part: "tea", what: "" }))).toBe("Tea ceremony");
    expect(partName(swing({ part: "mandate", clan: "koi", what: "train" }))).toBe("Koi: Train");
    expect(partName(swing({ part: "kami", what: "" }))).toBe("Kami turn");
  });
  test("says whose chances changed most", () => {
    const clans = ["koi", "lotus", "turtle"];
    expect(movers({ clans }, swing({})).map(({ clan }) => clan)).toEqual(["koi", "lotus"]);
    expect(movers({ clans }, swing({ gains: [0, 0.3, -0.001] })).map(({ clan }) => clan)).toEqual(["lotus"]);
    expect([signed(0.12), signed(-0.1)]).toEqual(["+12 %", "−10 %"]);
  });
  test("lists what was clearly better, the greatest gain first", () => {
    const decisions = [
      decision({ at: 1, points: 1, clear: true }),
      decision({ at: 2, points: 3, clear: true }),
      decision({ at: 3, points: 9 }),
      decision({ at: 4, clan: "lotus", points: 9, clear: true }),
    ];
    const { total, better } = decisionsOf({ decisions }, "koi");
    expect([total, better.map(({ at }) => at)]).toEqual([3, [2, 1]]);
  });
  test("gives a gain in points, and as a chance if there is one", () => {
    expect(gainOf(decision({ points: 2.34 }))).toBe("+2.3 VP");
    expect(gainOf(decision({ points: 2, chance: -0.1 }))).toBe("+2.0 VP");
    expect(gainOf(decision({ points: 2, chance: 0.061 }))).toBe("+2.0 VP, +6 % to win");
  });
  test("is a table for those who do not see the plot", () => {
    const rows = rowsOf({ chances: [[0, 0, 0, 0, 0, 0, 0, 1]], swings: [swing({})] }, [{ season: "spring", at: 0 }]);
    expect(rows.map(({ at }) => at)).toEqual([0, 6, 7]);
  });
});
