// The Automa in the browser: its cards, its battles and its winter, told from the events of a whole random game.
import { flushSync, mount, unmount } from "svelte";
import { beforeAll, describe as group, expect, test, vi } from "vitest";
import Card from "../src/automa/Card.svelte";
import Cards from "../src/automa/Cards.svelte";
import { deckNamed, USES, warAt } from "../src/automa/deck";
import { drawnNow } from "../src/automa/drawn";
import { CATEGORIES, sentence, toldBefore } from "../src/lib/sentences";
import { loadLocale, t } from "../src/lib/text.svelte";
import { isAutoma } from "../src/lib/view";
import type { GameEvent, PlayerView } from "../src/lib/view";
import { chapters } from "../src/panels/log/chapters";
import { winterLines, winterOf } from "../src/table/end/winter";
import { battleNow, bidCell, contestsIn, knownIn } from "../src/table/story/tale";
import fixture from "./fixtures/automa-events.json";

const events = fixture as GameEvent[];
const LED = ["lotus", "turtle", "dragonfly", "bonsai"];
const automa = {
  clans: LED,
  level: "harder",
  deck: "hinode1",
  pile_size: 60,
  discards: [3, 8],
  in_use: null,
  tiles: [],
};

beforeAll(() => loadLocale("en"));

group("its cards", () => {
  test("are those of the engine's deck", async () => {
    const deck = await deckNamed("hinode1");
    expect(deck.size).toBe(68);
    expect(deck.get(1)).toMatchObject({
      mandate: "marshal",
      position: 3,
      moves: 2,
      figures: ["monster", "daimyo", "shinto4"],
      war: 2,
      harvest: 4,
      direction: "top",
    });
    for (const card of deck.values()) {
      expect(card.priority).toHaveLength(5);
      expect(card.pairs).toHaveLength(4);
    }
    expect((await deckNamed("")).size).toBe(0); // an own deck
  });

  test("say what the log says", async () => {
    const deck = await deckNamed("hinode1");
    const drawn = events.filter((event) => typeof event.drawn === "number");
    expect(new Set(drawn.map(({ event }) => event))).toEqual(new Set(Object.keys(USES)));
    for (const event of drawn) {
      const card = deck.get(event.drawn as number)!;
      if (event.event === "automa_mandate") expect(event.mandate).toBe(card.mandate);
      if (event.event === "automa_figure") expect(event.icons).toEqual(card.figures);
      if (event.event === "automa_marshal") expect(event.limit).toBe(card.moves);
      if (event.event === "automa_train") expect(event.priority).toEqual(card.priority);
      if (event.event === "automa_betray") expect(event.direction).toBe(card.direction);
      if (event.event === "automa_war") expect(event.value).toBe(card.war);
      if (event.event === "automa_contest")
        expect([event.advantages, event.value]).toEqual([card.advantages, card.war]);
    }
  });

  test("the story shows a card while its clan acts on it", () => {
    const card = { event: "automa_figure", seat: "koi", drawn: 4, icons: ["bushi"], icon: "bushi" };
    const came = { event: "summoned", seat: "koi", piece: "bushi", place: "edo" };
    const others = { event: "summoned", seat: "lotus", piece: "bushi", place: "edo" };
    expect(drawnNow([])).toBeNull();
    expect(drawnNow([others, card])).toBe(card);
    expect(drawnNow([card, came, { event: "performs", seat: "lotus" }])).toBe(card); // quiet
    expect(drawnNow([card, came, others])).toBeNull();
    const pairs = { event: "automa_pairs", drawn: 9, pairs: [["koi", "lotus"]] };
    expect(drawnNow([pairs, { event: "allied", seat: "koi", ally: "lotus" }])).toBe(pairs);
    expect(drawnNow([pairs, { event: "tea_over" }])).toBeNull();
  });

  test("says what was drawn at random", () => {
    const event = { event: "automa_builds", seat: "koi", province: "edo", reason: "elsewhere" };
    expect(sentence({ ...event, by_lot: ["province"] })).toBe(`${sentence(event)} ${t("lot-province")}`);
  });

  test("all discards can be looked at", async () => {
    const discards = [3, 8, 5, 9, 2];
    const shown = mount(Cards, { target: document.body, props: { automa: { ...automa, discards }, clans: LED } });
    flushSync();
    expect(document.querySelectorAll(".card")).toHaveLength(3);
    document.querySelector("details")!.open = true;
    await vi.waitFor(() => expect(document.querySelectorAll(".card")).toHaveLength(5));
    await unmount(shown);
  });

  test("war values follow the level", () => {
    expect([warAt(0, "easier"), warAt(3, "easier"), warAt(3, "standard"), warAt(3, "harder")]).toEqual([0, 2, 3, 4]);
  });

  test("can be read, with what was used marked and only clans of the game", async () => {
    const shown = mount(Card, {
      target: document.body,
      props: { automa, clans: ["koi", ...LED], number: 1, event: "automa_contest" },
    });
    await vi.waitFor(() => expect(document.querySelectorAll(".card dl > div")).toHaveLength(9));
    flushSync();
    const used = [...document.querySelectorAll(".card .used dt")].map((term) => term.textContent);
    expect(used).toEqual([t("automa-card-advantages"), t("automa-card-war")]);
    const text = document.querySelector(".card")!.textContent;
    expect(text).toContain("Marshal, else tile 3");
    expect(text).toContain("Shinto for shrine 4");
    expect(document.querySelectorAll(".card .pair")).toHaveLength(2); // not those with Fox, Sun and Moon
    await unmount(shown);
  });
});

group("the log", () => {
  test("a turn is one chapter, with the tiles laid out for it", () => {
    const all = chapters(events, new Set(CATEGORIES));
    const turn = all.find(({ lines }) => lines[0]?.event.event === "automa_tiles")!;
    expect(turn.opening?.event).toBe("mandate_played");
    expect(turn.lines.map(({ event }) => event.event)).toContain("automa_mandate");
  });

  test("a move with a reason is told once", () => {
    const target = {
      event: "automa_target",
      seat: "koi",
      piece: "bushi",
      start: "edo",
      goal: "kyoto",
      force: 0,
      enemy: 1,
    };
    const moved = { event: "moved", seat: "koi", piece: "bushi", start: "edo", goal: "kyoto" };
    expect([
      toldBefore(moved, target),
      toldBefore({ ...moved, goal: "oshu" }, target),
      toldBefore(moved, undefined),
    ]).toEqual([true, false, false]);
    expect(toldBefore(moved, { ...target, event: "automa_fujin" })).toBe(true);
    expect(toldBefore({ event: "built" }, { event: "automa_builds" })).toBe(true);
    expect(toldBefore({ event: "built" }, { event: "bought" })).toBe(false);
    expect(sentence(target)).toContain("Force 0 against 1");
  });
});

group("battles", () => {
  // every battle just before the story goes on
  const tales = events.flatMap((_, i) => {
    const tale = battleNow(events.slice(0, i));
    return tale && battleNow(events.slice(0, i + 1)) === null ? [tale] : [];
  });

  test("with a person: each advantage is a stage, with the cards drawn for it", () => {
    const tale = tales.find(({ participants }) => participants.includes("koi"))!;
    expect(tale.stages.map(({ name }) => name)).toEqual(
      expect.arrayContaining(["bids", "seppuku", "hostage", "ronin", "outcome"]),
    );
    const { bids, contests } = knownIn(tale);
    const contest = tale.stages.flatMap((stage) => stage.events).find(({ event }) => event === "automa_contest")!;
    expect(bidCell(String(contest.seat), "seppuku", contests, undefined)).toBe(
      contest.contests ? String(contest.value) : "–",
    );
    expect(bidCell("koi", "seppuku", contests, bids.koi)).toBe(String(bids.koi!.seppuku));
    expect(bidCell("fox", "poets", contests, undefined)).toBe("·");
    expect(knownIn({ ...tale, stages: tale.stages.slice(0, 1) }).contests).toEqual({});
  });

  test("without: war values, then the outcome", () => {
    const tale = tales.find(({ participants }) => !participants.includes("koi"))!;
    expect(tale.stages.map(({ name }) => name)).toEqual(["outcome"]);
    const known = knownIn(tale);
    expect(Object.keys(known.values).sort()).toEqual([...tale.participants].sort());
    expect(known.winner).not.toBeNull();
  });

  test("a card that does not show an advantage is no zero", () => {
    const contest = {
      event: "automa_contest",
      seat: "koi",
      drawn: 1,
      advantage: "poets",
      advantages: ["ronin"],
      value: 4,
      contests: false,
    };
    expect(contestsIn([contest])).toEqual({ "koi poets": null });
    expect(contestsIn([{ ...contest, value: 0, contests: true }])).toEqual({ "koi poets": 0 });
  });
});

test("winter has its parts", () => {
  const players = ["koi", ...LED].map((seat) => ({ seat, vp: 60 }) as PlayerView);
  expect(new Set(winterLines(events).map(({ part }) => part))).toEqual(
    new Set(["hostages", "costs", "cards", "tokens", "places"]),
  );
  for (const { total, before, clan, ...parts } of winterOf(events, players)) {
    expect(total, clan).toBe(60);
    expect(before + Object.values(parts).reduce((sum, one) => sum + one, 0)).toBe(60);
  }
  const koi = winterOf(events, players).find(({ clan }) => clan === "koi")!;
  expect([koi.costs, koi.places, koi.tokens % 4]).toEqual([0, 0, 0]);
});

test("who is led by cards", () => {
  expect([
    isAutoma({ automa }, "lotus"),
    isAutoma({ automa }, "koi"),
    isAutoma({ automa: null }, "koi"),
    isAutoma({}, "koi"),
  ]).toEqual([true, false, false, false]);
});
