// "Why?": what is asked about a thing that is not lit, what is told about it, which rule is behind what, and the card.
import { flushSync, mount, tick, unmount } from "svelte";
import type { Component } from "svelte";
import { afterEach, beforeAll, beforeEach, describe as group, expect, test, vi } from "vitest";
import { choicesOf, linesOf } from "../src/lib/decide";
import type { FromBrowser } from "../src/lib/protocol";
import type { Answer, Session } from "../src/lib/session.svelte";
import { has, loadLocale, loadPart, t } from "../src/lib/text.svelte";
import type { View } from "../src/lib/view";
import { KINDS } from "../src/lib/events";
import { write } from "../src/lib/verbs";
import { ruleOf } from "../src/reference/rules";
import { Deciding } from "../src/table/deciding/deciding.svelte";
import { questionOf } from "../src/why/asking";
import { factsOf } from "../src/why/facts";
import { isRule, ruleOfLine, RULES_OF, topicOf } from "../src/why/numbers";
import { beside } from "../src/why/place";
import Why from "../src/why/Why.svelte";
import { why } from "../src/why/why.svelte";
import WhyHost from "../src/why/WhyHost.svelte";
import vocabulary from "./fixtures/vocabulary.json";

const sources = import.meta.glob<View>("./fixtures/*-[0-9]*.json", { eager: true, import: "default" });
const fixtures = new Map(
  Object.entries(sources).map(([path, view]) => [path.split("/").at(-1)!.replace(".json", ""), view]),
);
const fixture = (name: string): View => fixtures.get(name)!;

beforeAll(async () => {
  await loadLocale("en");
  await loadPart("rules", "en");
});
afterEach(() => why.close());

group("what to ask", () => {
  const where = { seat: "koi", shrines: [{ kami: "fujin", clans: {} }], battle: null };
  const ask = (lines: string[], picks: string[], key: string) => questionOf(choicesOf(lines, where), picks, key);
  const summons = ["summon bushi edo", "summon shinto edo", "summon shinto fujin", "pass"];

  test("the action that pointing there would mean", () => {
    expect(ask(summons, [], "province:kyoto")).toEqual({ kind: "line", line: "summon bushi kyoto" });
    expect(ask(summons, ["figure:koi:shinto:reserve"], "province:kyoto")).toEqual({
      kind: "line",
      line: "summon shinto kyoto",
    });
    expect(ask(summons, ["figure:koi:bushi:reserve"], "shrine:fujin")).toEqual({
      kind: "line",
      line: "summon bushi fujin",
    });
    expect(ask(summons, [], "figure:koi:daimyo:reserve")).toEqual({ kind: "line", line: "summon daimyo edo" });
    expect(ask(["move bushi edo kyoto"], [], "figure:koi:daimyo:oshu")).toEqual({
      kind: "line",
      line: "move daimyo oshu kyoto",
    });
    expect(ask(["buy komainu", "pass"], [], "card:justice")).toEqual({ kind: "line", line: "buy justice" });
    expect(ask(["replace lotus bushi edo bushi"], [], "figure:koi:bushi:oshu")).toEqual({
      kind: "line",
      line: "replace koi bushi oshu bushi",
    });
    expect(ask(["kill lotus bushi edo"], [], "figure:koi:bushi:oshu")).toEqual({
      kind: "line",
      line: "kill koi bushi oshu",
    });
    expect(ask(["build edo", "pass"], [], "province:oshu")).toEqual({ kind: "line", line: "build oshu" });
  });

  test("nothing, where it only comes later or no action points at such a thing", () => {
    expect(ask(summons, [], "province:edo")).toEqual({ kind: "later" });
    expect(ask(["move bushi edo kyoto"], [], "province:edo")).toEqual({ kind: "later" });
    expect(ask(summons, [], "card:justice")).toEqual({ kind: "nothing" });
    expect(ask(["pass"], [], "province:edo")).toEqual({ kind: "nothing" });
  });

  test("a thing picked before may be asked about in place of it", () => {
    expect(ask(summons, ["figure:koi:bushi:reserve"], "figure:koi:daimyo:reserve")).toEqual({
      kind: "line",
      line: "summon daimyo edo",
    });
  });

  test("every line of every view is written as it was read", () => {
    let written = 0;
    for (const view of fixtures.values()) {
      for (const { verb, things, line } of choicesOf(linesOf(view.decision?.options), view)) {
        const again = things.length > 0 ? write(verb, things) : null;
        if (again === null) continue; // nothing to point at, or a mandate
        expect(again).toBe(line.replace(/ full$/, "")); // to decline a discount is a button
        written++;
      }
    }
    expect(written).toBeGreaterThan(50);
  });
});

group("rules behind things", () => {
  test("all numbers are rules", () => {
    for (const rules of Object.values(RULES_OF))
      for (const rule of Object.values(rules)) expect(ruleOf(rule), rule).toBeDefined();
  });

  test("every event, mandate, advantage, clan and reason has one", () => {
    const without = Object.keys(KINDS).filter((kind) => KINDS[kind]!.rule === "");
    expect(without).toEqual([
      "vp",
      "coins",
      "ronin",
      "mandate_played",
      "performs",
      "advantage_won",
      "advantage_declined",
    ]);
    for (const { rule } of Object.values(KINDS)) if (rule) expect(ruleOf(rule), rule).toBeDefined();
    expect(Object.keys(RULES_OF.reason).sort()).toEqual([...vocabulary.reasons].sort());
    for (const kind of ["mandate", "advantage", "clan"] as const)
      expect(Object.keys(RULES_OF[kind]).sort()).toEqual([...vocabulary.names[kind]].sort());
  });

  const topic = (event: string, fields: object) =>
    topicOf(
      { event, ...fields },
      (word) => has(`card-${word}`),
      (word) => has(`kami-${word}`),
    );
  test("an event leads to its rule or its card", () => {
    expect(topic("vp", { seat: "koi", amount: 2, why: "harvest" })).toEqual({ rule: "R6.11" });
    expect(topic("vp", { seat: "koi", amount: 10, why: "token_set" })).toEqual({ rule: "R9.2" });
    expect(topic("coins", { seat: "koi", amount: 2, why: "tsukuyomi" })).toEqual({ rule: "R7.2" });
    expect(topic("coins", { seat: "koi", amount: 2, why: "koi" })).toEqual({ rule: "R10.1" });
    expect(topic("vp", { seat: "koi", amount: 2, why: "courage" })).toEqual({ thing: "card:courage" });
    expect(topic("mandate_played", { seat: "koi", mandate: "train", hidden: false })).toEqual({ rule: "R6.9" });
    expect(topic("honor_lost", { seat: "koi", below: "lotus" })).toEqual({ rule: "R2.2" });
    expect(topic("automa_mandate", { seat: "koi", drawn: 3, mandate: "train", position: 1, reason: "wanted" })).toEqual(
      { rule: "A4.0" },
    );
    expect(
      topic("automa_fujin", { seat: "koi", piece: "bushi", start: "edo", goal: "kyoto", force: 0, enemy: 1 }),
    ).toEqual({ rule: "A5.3" });
    expect(topic("automa_idle", { seat: "koi", thing: "no_stronghold" })).toEqual({ rule: "A4.3" });
    expect(topic("automa_idle", { seat: "koi", thing: "fujin" })).toEqual({ rule: "A5.3" });
    expect(topic("automa_idle", { seat: "koi", thing: "raijin" })).toEqual({ rule: "A5.4" });
    expect(topic("vp", { seat: "koi", amount: 6, why: "honor_place" })).toEqual({ rule: "A7" });
    expect(topic("from_the_future", {})).toBeNull();
  });

  test("a choice has one, if only that of the question", () => {
    expect(ruleOfLine("mandate 2 betray", "R6.3")).toBe("R6.12");
    expect(ruleOfLine("buy komainu", "R7.2")).toBe("R6.9");
    expect(ruleOfLine("use seppuku", "R8.4")).toBe("R8.4");
    expect(ruleOfLine("pass", "R6.8")).toBe("R6.8");
    expect([
      isRule("R6.3"),
      isRule("Q12"),
      isRule("A3.3"),
      isRule("A8"),
      isRule("undo"),
      isRule(""),
      isRule(undefined),
    ]).toEqual([true, true, true, true, false, false, false]);
  });
});

group("what is told about a thing", () => {
  test("everything on every table has something, with a rule", () => {
    for (const view of fixtures.values()) {
      const keys = [
        ...view.provinces.map(({ province }) => `province:${province}`),
        ...view.shrines.map(({ kami }) => `shrine:${kami}`),
        ...view.players.flatMap(({ seat }) => [`player:${seat}`, `figure:${seat}:bushi:reserve`]),
        ...view.display.map((card) => `card:${card}`),
        ...(view.own_tiles.some(({ position }) => position === null) ? ["tile:1"] : []),
      ];
      for (const key of keys) {
        const facts = factsOf(key, view);
        expect(facts.length, key).toBeGreaterThan(0);
        expect(new Set(facts.map(({ text }) => text)).size, key).toBe(facts.length); // the card keys them by text
        for (const { text, rule } of facts) {
          expect(text).not.toMatch(/undefined|NaN|[{}]/);
          expect(ruleOf(rule), `${key} ${rule}`).toBeDefined();
        }
      }
    }
  });

  test("a province: harvest, war, Force, and honor where it could come to a tie", () => {
    const rules = factsOf("province:kyoto", fixture("crowd-5")).map(({ rule }) => rule);
    expect(rules).toEqual(expect.arrayContaining(["R6.11", "R8.2", "R1.3", "R2.3"]));
  });
});

test("a card stands under what it is about, else above, else beside, always in the window", () => {
  const room = { width: 1000, height: 800 };
  const card = { width: 400, height: 300 };
  expect(beside({ left: 500, top: 100, width: 20, height: 20 }, card, room)).toEqual({ left: 310, top: 128 });
  expect(beside({ left: 0, top: 700, width: 20, height: 20 }, card, room)).toEqual({ left: 8, top: 392 });
  expect(beside({ left: 0, top: 250, width: 20, height: 300 }, card, room)).toEqual({ left: 28, top: 250 });
  const { left, top } = beside({ left: 900, top: 0, width: 100, height: 800 }, card, room);
  expect([left, top]).toEqual([492, 8]);
  const panel = { left: 700, top: 0, width: 300, height: 800 };
  expect(beside({ left: 950, top: 30, width: 20, height: 20 }, card, room, panel)).toEqual({ left: 292, top: 30 });
  expect(beside({ left: 50, top: 780, width: 20, height: 20 }, card, room, { ...panel, left: 0 })).toEqual({
    left: 308,
    top: 492,
  });
});

group("pointing at what is not lit", () => {
  const asked: FromBrowser[] = [];
  let answer: Answer;
  const deciding = (view: View): Deciding =>
    new Deciding({
      view,
      seat: 0,
      state: "open",
      ask: (message: FromBrowser) => (asked.push(message), Promise.resolve(answer)),
    } as unknown as Session);
  const button = document.createElement("button");
  beforeEach(() => {
    asked.length = 0;
    answer = {
      type: "failed",
      code: "illegal",
      sentence: "No.",
      rule: "R1.5",
      reason: "no_stronghold",
      about: { place: "kyushu" },
    };
  });

  test("asks the server what is wrong with it, and shows the answer", async () => {
    const view = fixture("recruit-5");
    const mine = deciding(view);
    const dark = view.provinces
      .map(({ province }) => `province:${province}`)
      .find((key) => !mine.choices.some(({ things }) => things.includes(key)))!;
    mine.ask(dark, button);
    await tick();
    expect(asked).toEqual([
      {
        type: "why",
        seat: 0,
        line: expect.stringMatching(/^summon \w+ \w+$/) as string,
        number: view.decision!.number,
      },
    ]);
    expect(why.page).toEqual({ key: dark, asked: (asked[0] as { line: string }).line, refusal: answer });
    expect(why.from).toBe(button);
  });

  test("says that it is no answer to the question, where no action points there", async () => {
    const view = fixture("recruit-5");
    deciding(view).ask("card:nowhere", button);
    await tick();
    expect(asked).toEqual([]);
    expect(why.page).toEqual({
      key: "card:nowhere",
      refusal: { code: "illegal", sentence: "", reason: "not_here", rule: view.decision!.rule },
    });
  });

  test("asks nothing about what is lit, or when nobody is asked", () => {
    const mine = deciding(fixture("recruit-5"));
    const lit = [...mine.lit][0]!;
    mine.ask(lit, button);
    expect(why.page).toEqual({ key: lit });
    expect(mine.picks).toEqual([]);
    why.close();
    deciding(fixture("war-5-spectator")).ask("province:edo", button);
    expect([why.page, asked]).toEqual([{ key: "province:edo" }, []]);
  });
});

group("the card", () => {
  let mounted: object[] = [];
  const draw = <Props extends Record<string, unknown>>(component: Component<Props>, props: Props): void => {
    mounted.push(mount(component, { target: document.body, props }));
    flushSync();
  };
  const card = (): HTMLElement | null => document.querySelector<HTMLElement>("[role=dialog]");
  const opened = (): Promise<void> => vi.waitFor(() => expect(card()?.querySelector("h2")).toBeTruthy(), 20_000);
  const click = (name: string): void => {
    [...document.querySelectorAll("button")]
      .find((button) => button.textContent?.trim().startsWith(name) || button.getAttribute("aria-label") === name)!
      .click();
    flushSync();
  };
  beforeEach(() => (document.body.innerHTML = ""));
  afterEach(async () => {
    for (const one of mounted) await unmount(one);
    mounted = [];
  });

  test("shows a rule, leads on and back, and gives the focus back", async () => {
    draw(Why, { rule: "R6.3" });
    draw(WhyHost, { view: fixture("recruit-5") });
    const button = document.querySelector("button")!;
    expect(button.getAttribute("aria-label")).toBe("Why? R6.3");
    button.focus();
    button.click();
    await opened();
    expect(card()!.textContent).toContain(t("rule-R6-3-text"));
    expect(card()!.querySelector("a")!.getAttribute("href")).toBe("/rules#R6.3");
    expect([document.activeElement, button.getAttribute("aria-expanded")]).toEqual([card(), "true"]);
    click("R10.2");
    expect(card()!.textContent).toContain(t("rule-R10-2-text"));
    click("Back");
    expect(card()!.textContent).toContain(t("rule-R6-3-text"));
    document.activeElement!.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
    flushSync();
    expect([card(), document.activeElement]).toEqual([null, button]);
  });

  test("shows why a thing cannot be chosen, with the rule, and what is known about it", async () => {
    draw(WhyHost, { view: fixture("recruit-5") });
    why.show(
      {
        key: "province:kyoto",
        asked: "summon bushi kyoto",
        refusal: { code: "illegal", sentence: "x", rule: "R1.5", reason: "no_stronghold", about: { place: "kyoto" } },
      },
      null,
    );
    await opened();
    for (const words of ["Kyoto", "Summon a Bushi", "You have no stronghold in Kyoto.", t("rule-R1-5-text"), "Harvest"])
      expect(card()!.textContent).toContain(words);
    document.body.dispatchEvent(new Event("pointerdown", { bubbles: true })); // a press elsewhere
    flushSync();
    expect(card()).toBeNull();
  });

  test("shows a card with the rulings about it", async () => {
    draw(WhyHost, { view: fixture("recruit-5") });
    why.show({ key: "card:komainu" }, null);
    await opened();
    for (const words of [t("card-komainu-text"), "Q46", "Q92"]) expect(card()!.textContent).toContain(words);
  });
});
