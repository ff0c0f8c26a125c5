// Deciding by pointing: what is lit, what a pick leaves, when a line is ready.
import { describe, expect, test } from "vitest";
import { back, bidOf, choicesOf, complete, linesOf, narrow, point, proposeOf } from "../src/lib/decide";
import type { Choice } from "../src/lib/decide";
import type { Options, View } from "../src/lib/view";
import lines from "./fixtures/game-lines.json";

const files: Record<string, View> = import.meta.glob("./fixtures/*-?.json", { eager: true, import: "default" });
const fixture = (name: string): View => files[`./fixtures/${name}.json`]!;
const choices = (name: string): Choice[] => choicesOf(linesOf(fixture(name).decision!.options), fixture(name));
const where = {
  seat: "koi",
  shrines: ["fujin", "hachiman", "susanoo", "tsukuyomi"].map((kami) => ({ kami, clans: {} })),
  battle: null,
};
const of = (...texts: string[]): Choice[] => choicesOf(texts, where);
const keys = (set: ReadonlySet<string>): string[] => [...set].sort();

describe("options", () => {
  const tea = fixture("tea-3").decision!.options;
  test("are taken apart by kind", () => {
    expect(linesOf(tea)).toEqual(["ready"]);
    expect(proposeOf(tea).map(({ seat }) => seat)).toEqual(["lotus", "turtle"]);
    expect(bidOf(tea)).toBeNull();
    expect(bidOf(fixture("war-5").decision!.options)).toBe(5);
    expect(linesOf(null)).toEqual([]);
  });
  test("may be nested", () => {
    const nested: Options = {
      kind: "either",
      parts: [
        { kind: "either", parts: [{ kind: "bid", coins: 3 }] },
        { kind: "list", actions: ["pass"] },
      ],
    };
    expect([bidOf(nested), linesOf(nested)]).toEqual([3, ["pass"]]);
  });
});

describe("things", () => {
  test.each([
    ["mandate 3 harvest", ["tile:3"]],
    ["summon shinto fujin", ["figure:koi:shinto:reserve", "shrine:fujin"]],
    ["place bushi edo", ["figure:koi:bushi:reserve", "province:edo"]],
    ["move bushi edo kyoto", ["figure:koi:bushi:edo", "province:kyoto"]],
    ["build kyoto", ["province:kyoto"]],
    ["buy komainu full", ["card:komainu"]],
    ["replace lotus bushi nagato bushi", ["figure:lotus:bushi:nagato", "figure:koi:bushi:reserve"]],
    ["kill turtle shinto fujin", ["figure:turtle:shinto:shrine:fujin"]],
    ["give lotus", ["player:lotus"]],
    ["favor lotus,turtle", ["player:lotus", "player:turtle"]],
    ["pass", []],
    ["use seppuku", []],
    ["charge", []],
  ])("%s", (line, things) => expect(of(line)[0]!.things).toEqual(things));

  test("a hostage stands where the battle is", () => {
    expect(choices("hostage-3")[0]!.things).toEqual(["figure:turtle:bushi:kyoto"]);
  });
  test("every line of a long game becomes a choice with itself as line", () => {
    expect(choicesOf(lines, where).map(({ line }) => line)).toEqual(lines);
  });
});

describe("narrowing", () => {
  test("a move: the figure, then where to", () => {
    const all = choices("marshal-4");
    const start = narrow(all, []);
    expect(start.lit.has("figure:turtle:bushi:hokkaido")).toBe(true);
    expect(start.lit.has("province:oshu")).toBe(false);
    expect(start.buttons.map(({ line }) => line)).toEqual(["pass"]);
    const path = point(all, [], "figure:turtle:bushi:hokkaido")!;
    expect(keys(narrow(all, path).lit)).toEqual(["province:kansai", "province:kyushu", "province:oshu"]);
    const ready = narrow(all, point(all, path, "province:oshu")!);
    expect(ready.ready?.line).toBe("move bushi hokkaido oshu");
    expect(complete(ready.ready!, ready.path)).toBe(true);
    expect(ready.lit.size).toBe(0);
  });
  test("pointing at another figure goes another way, pointing again puts back", () => {
    const all = choices("marshal-4");
    expect(point(all, ["figure:turtle:bushi:hokkaido"], "figure:turtle:yurei:oshu")).toEqual([
      "figure:turtle:yurei:oshu",
    ]);
    expect(point(all, ["figure:turtle:bushi:hokkaido"], "figure:turtle:bushi:hokkaido")).toEqual([]);
    expect(point(all, [], "province:oshu")).toBeNull();
  });
  test("what is without alternative is picked by itself, but never to the end", () => {
    const all = of("summon bushi edo", "summon bushi kyoto", "pass");
    const start = narrow(all, []);
    expect(start.path).toEqual(["figure:koi:bushi:reserve"]);
    expect(keys(start.lit)).toEqual(["province:edo", "province:kyoto"]);
    expect(start.buttons.map(({ line }) => line)).toEqual(["pass"]);
    const path = point(all, [], "province:edo")!;
    expect(narrow(all, path).ready?.line).toBe("summon bushi edo");
    expect(back(all, path)).toEqual([]);
    expect(narrow(of("build edo", "pass"), []).ready).toBeNull();
  });
  test("the only line left is ready, and what it goes on with stays lit", () => {
    const now = narrow(choices("recruit-5"), ["figure:turtle:daimyo:reserve"]);
    expect(now.ready?.line).toBe("summon daimyo kansai");
    expect(complete(now.ready!, now.path)).toBe(false);
    expect(keys(now.lit)).toEqual(["province:kansai"]);
  });
  test("a card with two prices leaves two buttons", () => {
    const now = narrow(choices("train-5"), ["card:yurei"]);
    expect([now.ready, now.lit.size, now.buttons.map(({ line }) => line)]).toEqual([
      null,
      0,
      ["buy yurei", "buy yurei full"],
    ]);
    expect(narrow(choices("train-5"), ["card:respect"]).ready?.line).toBe("buy respect");
  });
  test("a tile that may be announced as anything is pointed at first, then the mandate", () => {
    const all = of("mandate 1 train", "mandate 1 betray", "mandate 2 train", "mandate 2 betray");
    expect(keys(narrow(all, []).lit)).toEqual(["tile:1", "tile:2"]);
    expect(keys(narrow(all, ["tile:2"]).lit)).toEqual(["mandate:betray", "mandate:train"]);
  });
  test("players may be picked in any order", () => {
    const all = of("favor koi,lotus", "favor koi,turtle", "favor lotus,turtle");
    expect(keys(narrow(all, []).lit)).toEqual(["player:koi", "player:lotus", "player:turtle"]);
    const path = point(all, ["player:turtle"], "player:koi")!;
    expect(narrow(all, path).ready?.line).toBe("favor koi,turtle");
  });
  test("every line of every decision can be reached by pointing or is a button", () => {
    for (const name of ["marshal-4", "recruit-5", "train-5", "mandate-3", "hostage-3", "marched-3"]) {
      const all = choices(name);
      for (const choice of all) {
        let path: string[] = [];
        for (const key of choice.things) path = narrow(all, path).path.includes(key) ? path : point(all, path, key)!;
        const now = narrow(all, path);
        expect(now.ready?.line === choice.line || now.buttons.includes(choice), choice.line).toBe(true);
      }
    }
  });
});
