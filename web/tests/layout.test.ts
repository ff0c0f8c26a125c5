// The layouts of the table, the zoom of its map, and where a battle is told.
import { expect, test } from "vitest";
import { PROVINCES } from "../src/board/map/geometry";
import { Zoom } from "../src/board/zoom/zoom.svelte";
import { firstWords } from "../src/table/deciding/prompt";
import { isRoomy, layoutOf } from "../src/table/layout.svelte";
import { corner } from "../src/table/story/corner";

test.each([
  [390, 844, "portrait", false],
  [844, 390, "landscape", false],
  [720, 450, "tablet", false],
  [768, 1024, "tablet", true],
  [1024, 768, "tablet", true],
  [1280, 720, "desktop", true],
  [1920, 1080, "desktop", true],
] as const)("%d x %d is %s", (width, height, layout, roomy) => {
  expect(layoutOf(width, height)).toBe(layout);
  expect(isRoomy(layout, height)).toBe(roomy);
});

test("the map zooms about a point and never leaves the board", () => {
  const zoom = new Zoom();
  zoom.resize(500, 430);
  expect(zoom.press("+")).toBe(true);
  expect(zoom.scale).toBeCloseTo(1.4);
  zoom.pan(1e4, -1e4);
  expect([zoom.x, zoom.y]).toEqual([0, expect.closeTo(430 * (1 - 1.4))]);
  expect(zoom.shows("province:hokkaido")).toBe(false);
  zoom.press("0");
  expect(zoom.zoomed).toBe(false);
  expect(Object.keys(PROVINCES).every((name) => zoom.shows(`province:${name}`))).toBe(true);
  expect(zoom.press("x")).toBe(false);
});

test("a battle is told in the corner farthest from its province", () => {
  expect(corner("kyushu", 740, 640)).toMatch(/^right:.*top:/);
  expect(corner("hokkaido", 740, 640)).toMatch(/^left:.*bottom:/);
  expect(corner("kyoto", 380, 320)).toBeNull(); // there is no room beside it
});

test("the first words of a prompt", () => {
  expect(firstWords("Choose a tile. The other three go back.")).toBe("Choose a tile");
  expect(firstWords("Acquire a season card, or pass.")).toBe("Acquire a season card");
});
