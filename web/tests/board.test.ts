// The board: the drawing keeps to the facts of the map, nothing is hidden in a crowd, tokens keep their names.
// What it looks like on a page is in board-drawn.test.ts.
import { describe, expect, test, vi } from "vitest";
import { BORDERS, HEIGHT, PROVINCES, ROUTES, WIDTH } from "../src/board/map/geometry";
import type { Box, Point } from "../src/board/map/geometry";
import { crowd } from "../src/board/map/layout";
import type { Crowd } from "../src/board/map/layout";
import { track } from "../src/board/map/tokens";
import type { Standing, View } from "../src/lib/view";

const files: Record<string, View> = import.meta.glob("./fixtures/*.json", { eager: true, import: "default" });
const fixtures = new Map(
  Object.entries(files)
    .filter(([, view]) => "provinces" in view) // other tests keep other things there
    .map(([path, view]) => [path.replace(/.*\/(.*)\.json/, "$1"), view]),
);
const fixture = (name: string): View => structuredClone(fixtures.get(name)!);

// The types of Node are not part of the client, so this is how a test reads a file.
const { readFileSync } = await vi.importActual<{ readFileSync: (path: string, encoding: string) => string }>("node:fs");

/** board.toml, as far as we need it: our own file, a small format. */
const facts = readFileSync("../hinode/engine/board/board.toml", "utf8") // seen from web/, where the tests run
  .split("[[province]]")
  .slice(1)
  .map((part) => {
    const list = (key: string): string[] =>
      [...(new RegExp(`^${key} = \\[(.*)\\]`, "m").exec(part)?.[1] ?? "").matchAll(/"(\w+)"/g)].map((m) => m[1]!);
    return { id: /^id = "(\w+)"/m.exec(part)![1]!, borders: list("borders"), routes: list("routes") };
  });
const pairs = (key: "borders" | "routes"): string[] =>
  [...new Set(facts.flatMap((one) => one[key].map((other) => [one.id, other].sort().join("-"))))].sort();

const inside = ([x, y]: Point, points: Point[]): boolean => {
  let odd = false;
  points.forEach(([ax, ay], i) => {
    const [bx, by] = points[(i + 1) % points.length]!;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) odd = !odd;
  });
  return odd;
};
const distance = ([x, y]: Point, points: Point[]): number =>
  Math.min(
    ...points.map(([ax, ay], i) => {
      const [bx, by] = points[(i + 1) % points.length]!;
      const t = Math.max(
        0,
        Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2 || 1)),
      );
      return Math.hypot(x - ax - t * (bx - ax), y - ay - t * (by - ay));
    }),
  );

describe("the map", () => {
  test("has the provinces of board.toml", () => {
    expect(Object.keys(PROVINCES).sort()).toEqual(facts.map(({ id }) => id).sort());
  });

  test("two provinces share an edge exactly where board.toml has a border", () => {
    const ids = Object.keys(PROVINCES);
    const touching: string[] = [];
    for (const a of ids)
      for (const b of ids) {
        if (a >= b) continue;
        // An edge: two corners in a row of one that lie on the other. One point is not a border.
        const near = PROVINCES[a]!.points.filter((point) => distance(point, PROVINCES[b]!.points) < 1);
        if (new Set(near.map(String)).size >= 2) touching.push([a, b].sort().join("-"));
        else expect(new Set(near.map(String)).size, `${a} and ${b} meet in a point`).toBeLessThanOrEqual(1);
      }
    expect(touching.sort()).toEqual(pairs("borders"));
    expect(BORDERS.map(({ ends }) => [...ends].sort().join("-")).sort()).toEqual(pairs("borders"));
  });

  test("provinces that do not touch are clearly apart", () => {
    const borders = new Set(pairs("borders"));
    for (const [a, one] of Object.entries(PROVINCES))
      for (const [b, other] of Object.entries(PROVINCES)) {
        if (a >= b || borders.has([a, b].sort().join("-"))) continue;
        expect(Math.min(...one.points.map((point) => distance(point, other.points))), `${a} and ${b}`).toBeGreaterThan(
          9,
        );
      }
  });

  test("no province lies over another", () => {
    for (const [a, one] of Object.entries(PROVINCES))
      for (const [b, other] of Object.entries(PROVINCES))
        if (a !== b)
          for (const point of one.points)
            if (distance(point, other.points) > 1) expect(inside(point, other.points), `${a} in ${b}`).toBe(false);
  });

  test("every route is drawn from coast to coast and has its boat", () => {
    expect(ROUTES.map(({ ends }) => [...ends].sort().join("-")).sort()).toEqual(pairs("routes"));
    for (const { ends, path, boat } of ROUTES) {
      const numbers = path.match(/-?\d+(\.\d+)?/g)!.map(Number);
      const tips: Point[] = [
        [numbers[0]!, numbers[1]!],
        [numbers.at(-2)!, numbers.at(-1)!],
      ];
      ends.forEach((end, i) =>
        expect(distance(tips[i]!, PROVINCES[end]!.points), `${ends.join()} at ${end}`).toBeLessThan(12),
      );
      for (const { points } of Object.values(PROVINCES))
        expect(inside(boat, points), `the boat of ${ends.join()}`).toBe(false);
    }
  });

  test("figures, names and seals have their place on the map", () => {
    for (const [id, { points, area, rim, name, seal, reward }] of Object.entries(PROVINCES)) {
      expect(inside([area.x + area.width / 2, area.y + area.height / 2], points), id).toBe(true);
      expect(inside(name, points), `the name of ${id}`).toBe(true);
      expect(inside(reward, points) || distance(reward, points) < 24, id).toBe(true);
      expect(inside(seal, points) && distance(seal, points) > 8, id).toBe(true); // in its own province
      expect(within(rim, { x: 0, y: 0, width: WIDTH, height: HEIGHT }), id).toBe(true);
      for (const [other, shape] of Object.entries(PROVINCES))
        if (other !== id)
          expect(inside([rim.x + rim.width / 2, rim.y + rim.height / 2], shape.points), `${id} over ${other}`).toBe(
            false,
          );
    }
  });
});

const within = (one: Box, box: Box): boolean =>
  one.x >= box.x - 0.5 &&
  one.y >= box.y - 0.5 &&
  one.x + one.width <= box.x + box.width + 0.5 &&
  one.y + one.height <= box.y + box.height + 0.5;
const overlap = (a: Box, b: Box): boolean =>
  a.x + a.width > b.x + 0.5 && b.x + b.width > a.x + 0.5 && a.y + a.height > b.y + 0.5 && b.y + b.height > a.y + 0.5;

/** What each stack and each plinth has for itself: of a stack in a crowd the left share of its width. */
const covers = ({ stacks, plinths, closeness }: Crowd): Box[] => [
  ...stacks.map(({ x, y, width, height }) => ({ x: x - width / 2, y: y - height, width: width * closeness, height })),
  ...plinths.map(({ x, y, width, height }) => ({ x, y, width, height })),
];

describe("a crowd", () => {
  const HONOR = ["koi", "lotus", "turtle", "dragonfly", "bonsai"];
  const crowded: Record<string, Standing> = Object.fromEntries(
    HONOR.map((clan, i) => [
      clan,
      { force: 8 - i, pieces: { bushi: 3, shinto: 1, daimyo: 1, stronghold: 1, ...(i < 2 ? { yurei: 1 } : {}) } },
    ]),
  );

  function check(place: string, clans: Record<string, Standing>, unit: number): Crowd {
    const { area, rim } = PROVINCES[place]!;
    const result = crowd(place, clans, HONOR, area, rim, unit);
    const boxes = covers(result);
    const hull = {
      x: Math.min(area.x, rim.x),
      y: Math.min(area.y, rim.y),
      width: Math.max(area.width, rim.width),
      height: Math.max(area.height, rim.height),
    };
    for (const box of boxes) expect(within(box, hull), `${place} ${JSON.stringify(box)}`).toBe(true);
    boxes.forEach((a, i) =>
      boxes.slice(i + 1).forEach((b) => expect(overlap(a, b), `${place}: ${JSON.stringify([a, b])}`).toBe(false)),
    );
    const wanted = Object.entries(clans).flatMap(([clan, { pieces }]) =>
      Object.entries(pieces).map(([piece, n]) => `figure:${clan}:${piece}:${place} ${n}`),
    );
    expect(result.stacks.map(({ key, count }) => `${key} ${count}`).sort()).toEqual(wanted.sort());
    expect(result.plinths.map(({ clan, force }) => [clan, force])).toEqual(
      Object.entries(clans)
        .map(([clan, { force }]) => [clan, force])
        .sort((a, b) => Number(b[1]) - Number(a[1]) || HONOR.indexOf(String(a[0])) - HONOR.indexOf(String(b[0]))),
    );
    return result;
  }

  test.each(Object.keys(PROVINCES))("five clans with 32 figures can be told apart in %s", (place) => {
    expect(check(place, crowded, 1).scale).toBeGreaterThan(0.33);
    check(place, crowded, 1.5);
  });

  test("few pieces are as large as they can be", () => {
    const { scale, closeness } = check(
      "kyoto",
      { koi: { force: 2, pieces: { bushi: 1, daimyo: 1 } }, lotus: { force: 1, pieces: { bushi: 4 } } },
      1,
    );
    expect([scale, closeness]).toEqual([1, 1]);
  });

  test("monsters stand before the Daimyo, and strongholds last", () => {
    const { stacks } = check(
      "edo",
      { koi: { force: 9, pieces: { stronghold: 2, bushi: 1, daimyo: 1, yurei: 1, shinto: 1 } } },
      1,
    );
    expect([...stacks].sort((a, b) => a.x - b.x).map(({ piece }) => piece)).toEqual([
      "yurei",
      "daimyo",
      "bushi",
      "shinto",
      "stronghold",
    ]);
  });

  test.each([...fixtures.keys()])("the provinces of %s", (name) => {
    for (const { province, clans } of fixture(name).provinces) {
      const { area, rim } = PROVINCES[province]!;
      const boxes = covers(crowd(province, clans, fixture(name).honor, area, rim, 1));
      boxes.forEach((a, i) => boxes.slice(i + 1).forEach((b) => expect(overlap(a, b)).toBe(false)));
    }
  });

  test("an empty province is empty", () => {
    expect(crowd("edo", {}, HONOR, PROVINCES.edo!.area)).toMatchObject({ stacks: [], plinths: [] });
  });
});

describe("tokens", () => {
  const view = fixture("crowd-5");
  const tokens = track([], view);

  test("there is one for every piece of every clan", () => {
    for (const { seat } of view.players)
      expect(tokens.filter(({ clan, piece }) => clan === seat && piece === "bushi")).toHaveLength(6);
    expect(new Set(tokens.map(({ id }) => id)).size).toBe(tokens.length);
  });

  test("the same view changes nothing", () => {
    expect(track(tokens, structuredClone(view))).toEqual(tokens);
  });

  test("one that moves keeps its name, and no other changes", () => {
    const moved = structuredClone(view);
    const from = moved.provinces.find(({ clans }) =>
      Object.values(clans).some(({ pieces }) => (pieces.bushi ?? 0) > 1),
    )!;
    const clan = Object.keys(from.clans).find((one) => (from.clans[one]!.pieces.bushi ?? 0) > 1)!;
    const to = moved.provinces.find(({ province, clans }) => province !== from.province && !(clan in clans))!;
    from.clans[clan]!.pieces.bushi! -= 1;
    to.clans[clan] = { force: 1, pieces: { bushi: 1 } };
    const after = track(tokens, moved);
    expect(after.map(({ id }) => id)).toEqual(tokens.map(({ id }) => id));
    const changed = after.filter((token, i) => token.place !== tokens[i]!.place);
    expect(changed.map(({ clan: who, piece, place }) => [who, piece, place])).toEqual([[clan, "bushi", to.province]]);
  });

  test("a monster that is bought is new, the others stay", () => {
    const bought = structuredClone(view);
    const { clans } = bought.provinces[0]!;
    const clan = view.players[0]!.seat;
    clans[clan] ??= { force: 0, pieces: {} };
    clans[clan].pieces.hydra = 1;
    const after = track(tokens, bought);
    expect(after.filter(({ id }) => !tokens.some((token) => token.id === id))).toMatchObject([
      { clan, piece: "hydra" },
    ]);
  });
});
