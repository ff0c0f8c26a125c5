// Learning by playing: what a hint points at, and the coach who says it.
import axe from "axe-core";
import { flushSync, mount, tick, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import Coach from "../src/learn/Coach.svelte";
import { next, selectors, southern } from "../src/learn/marks";
import { stroke } from "../src/learn/place";
import { choicesOf, linesOf, narrow } from "../src/lib/decide";
import type { Hint } from "../src/lib/protocol";
import { loadLocale, loadPart, t } from "../src/lib/text.svelte";
import type { View } from "../src/lib/view";
import type { Deciding } from "../src/table/deciding/deciding.svelte";
import marshal from "./fixtures/marshal-4.json";
import recruit from "./fixtures/recruit-5.json";

/** What is being decided after some picks. */
function deciding(view: View, ...picks: string[]) {
  const choices = choicesOf(linesOf(view.decision?.options), view);
  const now = narrow(choices, picks);
  return { choices, now, asked: now.ready };
}

describe("what to point at next", () => {
  const view = recruit as unknown as View;
  const line = linesOf(view.decision!.options).find((one) => one.startsWith("summon shinto"))!;
  const [figure, where] = choicesOf([line], view)[0]!.things as [string, string];

  test("the things of a line one after the other, then the button that says yes", () => {
    expect(next(line, deciding(view))).toEqual([figure]);
    expect(next(line, deciding(view, figure))).toEqual([where]);
    expect(next(line, deciding(view, figure, where))).toEqual([`line:${line}`]);
  });

  test("nothing while something else waits for a yes", () => {
    const other = linesOf(view.decision!.options).find((one) => one.startsWith("summon bushi"))!;
    expect(next(line, { ...deciding(view), asked: choicesOf([other], view)[0]! })).toEqual([]);
  });

  test("after another pick, what the line still needs", () => {
    const move = linesOf(marshal.decision.options as never).find((one) => one.startsWith("move"))!;
    const [from] = choicesOf([move], marshal)[0]!.things;
    expect(next(move, deciding(marshal as unknown as View))).toEqual([from]);
  });

  test("the victim of a second Betray, although nothing else could be replaced", () => {
    const betray = "replace dragonfly bushi kansai bushi";
    const choices = choicesOf([betray, "pass"], { ...view, seat: "bonsai" });
    const victim = "figure:dragonfly:bushi:kansai";
    const now = narrow(choices, []);
    expect(next(betray, { choices, now, asked: now.ready })).toEqual([victim]);
    expect([...now.lit]).toContain(victim);
    for (const thing of choices[0]!.things) expect(narrow(choices, [thing]).ready?.line).toBe(betray);
  });

  test("a button where there is nothing to point at", () => {
    expect(next("pass", deciding(view))).toEqual(["line:pass"]);
    expect(next("accept koi", deciding(view))).toEqual(["line:accept koi"]);
  });

  test("the coins of a bid, unless the button carries it already", () => {
    expect(next("bid 0 2 3 0", deciding(view))).toEqual(["line:bid 0 2 3 0", "advantage:hostage", "advantage:ronin"]);
  });
});

describe("where it is", () => {
  test("a thing on the board before the button for it, and the tab it lies behind", () => {
    expect(selectors("province:kyoto")).toEqual(['[data-key="province:kyoto"]', '[data-choice="province:kyoto"]']);
    expect(selectors("shrine:fujin").at(-1)).toBe('[role=tab][id$="-shrines"]');
    expect(selectors("player:koi").at(-1)).toBe('[role=tab][id$="-clans"]');
    expect(selectors("line:bid 0 2 3 0")).toEqual(['[data-line="bid 0 2 3 0"]']);
    expect(selectors("decision")).toEqual(["#decision"]);
    expect(selectors("talk")).toEqual(['[role=tab][id$="-talk"]']);
  });

  test("the half of the map", () => {
    expect(["province:kyushu", "figure:koi:bushi:kansai", "province:hokkaido", "decision", ""].map(southern)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  test("a short stroke ends at the edge of what it points at; between neighbours there is none", () => {
    const card = { x: 0, y: 500, width: 200, height: 100 };
    expect(stroke(card, { x: 700, y: 520, width: 50, height: 50 })).toMatch(/^M590 545Q.* 700 545$/);
    expect(stroke(card, { x: 210, y: 520, width: 50, height: 50 })).toBe("");
  });
});

describe("the coach", () => {
  const hint = (more: Partial<Hint> = {}): Hint => ({
    type: "hint",
    seat: 0,
    chapter: "recruit",
    chapters: ["tea", "recruit", "winter"],
    pages: [{ say: "recruit", look: "reserve", rule: "R6.6" }, { say: "shinto" }],
    ...more,
  });
  const props = $state<{ hint: Hint; deciding: Deciding }>({
    hint: hint(),
    deciding: {
      session: { name: "abc" },
      mine: true,
      busy: false,
      choices: [],
      now: { path: [] },
      asked: null,
    } as unknown as Deciding,
  });
  let shown: ReturnType<typeof mount>;
  beforeEach(async () => {
    localStorage.clear();
    await loadLocale("en");
    await loadPart("lesson", "en");
    props.hint = hint();
    open();
  });
  afterEach(() => unmount(shown));
  function open(): void {
    shown = mount(Coach, { target: document.body, props });
    flushSync();
  }
  const says = (): string => document.querySelector(".words")?.textContent?.trim() ?? "";
  async function press(id: string): Promise<void> {
    [...document.querySelectorAll("button")]
      .find((button) => [button.textContent, button.ariaLabel].includes(t(id)))!
      .click();
    await tick();
    flushSync();
  }

  test("page by page, there and back", async () => {
    expect(says()).toBe(t("lesson-recruit"));
    expect(document.querySelector("a")!.getAttribute("href")).toBe("/rules#R6.6");
    await press("learn-next");
    expect(says()).toBe(t("lesson-shinto"));
    expect(document.body.textContent).not.toContain(t("learn-next"));
    await press("learn-back");
    expect(says()).toBe(t("lesson-recruit"));
  });

  test("another hint begins at its first page; the same one again does not", async () => {
    await press("learn-next");
    props.hint = hint();
    flushSync();
    expect(says()).toBe(t("lesson-shinto"));
    props.hint = hint({ pages: [{ say: "bushi" }], line: "summon bushi kyushu" });
    flushSync();
    expect(says()).toBe(t("lesson-bushi"));
  });

  test("put away, it comes back with the next hint", async () => {
    await press("learn-hide");
    expect(says()).toBe("");
    props.hint = hint({ pages: [{ say: "bushi" }] });
    flushSync();
    expect(says()).toBe(t("lesson-bushi"));
  });

  test("skipped, it stays away, after a reload too, until it is asked for", async () => {
    await press("learn-skip");
    props.hint = hint({ pages: [{ say: "bushi" }] });
    flushSync();
    await unmount(shown);
    open();
    expect(says()).toBe("");
    await press("learn-show");
    expect(says()).toBe(t("lesson-bushi"));
  });

  test("at the end it offers what to do next", async () => {
    props.hint = hint({ chapter: "winter", pages: [{ say: "goodbye" }] });
    flushSync();
    expect([...document.querySelectorAll("a")].map((link) => link.textContent)).toEqual([t("learn-new-game")]);
    await press("learn-play-on");
    expect(says()).toBe("");
  });

  test("for those who listen: a live region and the chapter in words", async () => {
    expect(document.querySelector("[aria-live=polite]")!.textContent?.trim()).toBe(says());
    expect(document.querySelector(".dots")!.getAttribute("aria-label")).toBe("Chapter 2 of 3: Recruit");
    const found = await axe.run(document.querySelector(".coach")!, { rules: { "color-contrast": { enabled: false } } });
    expect(found.violations.map(({ id }) => id)).toEqual([]);
  });
});
