// The graph of alliances at the end.
import { expect, test } from "vitest";
import type { GameEvent } from "../src/lib/view";
import { bondsOf, drawBonds } from "../src/table/end/bonds";

const event = (event: string, more: Record<string, unknown>): GameEvent => ({ event, ...more });
const LOG = [
  event("season_began", { season: "spring" }),
  event("allied", { seat: "koi", ally: "lotus" }),
  event("alliance_broken", { seat: "lotus", ally: "koi" }),
  event("season_began", { season: "summer" }),
  event("allied", { seat: "lotus", ally: "koi" }),
];

test("every alliance has its season, and who broke it", () => {
  expect(bondsOf(LOG)).toEqual([
    { season: "spring", pair: ["koi", "lotus"], broken: "lotus" },
    { season: "summer", pair: ["lotus", "koi"], broken: null },
  ]);
});

test("lines between the same two lie side by side, and lead away from whoever broke them", () => {
  // prettier-ignore
  const places = new Map([["koi", [0, 0]], ["lotus", [100, 0]]] as const);
  const [spring, summer] = drawBonds(bondsOf(LOG), places, 10, 15);
  expect(spring).toMatchObject({ from: [85, -5], to: [15, -5] });
  expect(summer).toMatchObject({ from: [15, 5], to: [85, 5] });
});
