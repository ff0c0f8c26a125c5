// Every part of the board, drawn with real views: nothing is missing, everything can be read out and picked.
import { flushSync, mount, unmount } from "svelte";
import type { Component } from "svelte";
import { createSubscriber } from "svelte/reactivity";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { CRESTS, PATTERNS } from "../src/art/crests";
import { FIGURES } from "../src/art/figures";
import { ICONS, ORNAMENTS } from "../src/art/icons";
import { MONSTERS } from "../src/art/monsters";
import Board from "../src/board/map/Board.svelte";
import Cards from "../src/board/Cards.svelte";
import Clans from "../src/board/Clans.svelte";
import MandateTrack from "../src/board/MandateTrack.svelte";
import Reserve from "../src/board/Reserve.svelte";
import Shrines from "../src/board/Shrines.svelte";
import Tiles from "../src/board/Tiles.svelte";
import cards from "../src/lib/made/cards.json";
import { loadLocale } from "../src/lib/text.svelte";
import type { View } from "../src/lib/view";

const files: Record<string, View> = import.meta.glob("./fixtures/*.json", { eager: true, import: "default" });
const fixtures = new Map(
  Object.entries(files)
    .filter(([, view]) => "provinces" in view) // other tests keep other things there
    .map(([path, view]) => [path.replace(/.*\/(.*)\.json/, "$1"), view]),
);
const fixture = (name: string): View => structuredClone(fixtures.get(name)!);

// The types of Node are not part of the client, so this is how a test reads a file.
const { readFileSync } = await vi.importActual<{ readFileSync: (path: string, encoding: string) => string }>("node:fs");
const css = readFileSync("src/theme.css", "utf8");

describe("the colours", () => {
  const light = (hex: string): number => {
    const [r, g, b] = [1, 3, 5]
      .map((i) => parseInt(hex.slice(i, i + 2), 16) / 255)
      .map((c) => (c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
  };
  const contrast = (a: string, b: string): number => {
    const [dark, bright] = [light(a), light(b)].sort((x, y) => x - y);
    return (bright! + 0.05) / (dark! + 0.05);
  };
  /** The colours of one rule of theme.css, by day and by night. */
  const colors = (selector: string, night: boolean): Record<string, string> => {
    const body = css.slice(css.indexOf(`${selector} {`)).split("}")[0]!;
    return Object.fromEntries(
      [...body.matchAll(/--([\w-]+): (?:light-dark\((#\w+), (#\w+)\)|(#\w+));/g)].map((m) => [
        m[1]!,
        m[4] ?? (night ? m[3]! : m[2]!),
      ]),
    );
  };

  test.each([false, true])("can be read (night: %s)", (night) => {
    const root = colors(":root", night);
    for (const paper of ["paper", "paper-raised", "paper-sunk"]) {
      expect(contrast(root.ink!, root[paper]!)).toBeGreaterThan(7);
      for (const ink of ["ink-soft", "vermilion", "gold"])
        expect(contrast(root[ink]!, root[paper]!), `${ink} on ${paper}`).toBeGreaterThan(4.5);
    }
    for (let i = 1; i <= 8; i++) expect(contrast(root.ink!, root[`land-${i}`]!)).toBeGreaterThan(4.5);
    for (const on of ["vermilion", "seal"]) expect(contrast(root[`on-${on}`]!, root[on]!)).toBeGreaterThan(4.5);
    for (const clan of Object.keys(CRESTS)) {
      const its = colors(`[data-clan="${clan}"]`, night);
      expect(contrast(its.clan!, its["clan-fg"]!), clan).toBeGreaterThan(4.5);
      expect(contrast(its["clan-text"]!, root["paper-raised"]!), clan).toBeGreaterThan(4.5);
    }
  });
});

describe("the drawings", () => {
  test("there is one for everything that can be on the table", () => {
    const of = (kind: string): string[] =>
      Object.entries(cards)
        .filter(([, card]) => card.kind === kind)
        .map(([slug]) => slug);
    expect(Object.keys(MONSTERS).sort()).toEqual(of("monster").sort());
    for (const clan of ["koi", "lotus", "turtle", "dragonfly", "bonsai", "fox", "sun", "moon"]) {
      expect(CRESTS[clan]).toBeTruthy();
      expect(PATTERNS[clan]).toBeTruthy();
    }
    for (const piece of ["bushi", "shinto", "daimyo", "stronghold"]) expect(FIGURES[piece]).toBeTruthy();
    for (const season of ["spring", "summer", "autumn", "winter"]) expect(ORNAMENTS[season]).toBeTruthy();
    const icons =
      "recruit marshal train harvest betray amaterasu fujin raijin ryujin hachiman susanoo tsukuyomi seppuku hostage hire poets vp coin ronin token honor ally enhancement virtue monster war winter";
    for (const name of icons.split(" ")) expect(ICONS[name], name).toBeTruthy();
  });

  test("all numbers in them are numbers", () => {
    for (const drawing of [
      ...Object.values(CRESTS),
      ...Object.values(MONSTERS),
      ...Object.values(ICONS),
      ...Object.values(ORNAMENTS),
    ])
      expect(drawing).not.toMatch(/NaN|undefined/);
  });

  test("cards.json has facts only, no words", () => {
    for (const card of Object.values(cards))
      expect(Object.keys(card).sort()).toEqual(["copies", "cost", "kind", "season", "sets"]);
  });
});

describe("drawn with real views", () => {
  let mounted: object | null = null;
  const draw = <P extends Record<string, unknown>>(component: Component<P>, props: P): HTMLElement => {
    document.body.innerHTML = "";
    mounted = mount(component, { target: document.body, props });
    flushSync();
    return document.body;
  };
  beforeAll(async () => {
    await loadLocale("en");
  });
  afterEach(async () => {
    if (mounted) await unmount(mounted);
    mounted = null;
  });
  const nothing = new Set<string>();
  const quiet = { lit: nothing, chosen: nothing, onpick: () => {} };

  test.each([...fixtures.keys()])("%s: every part", async (name) => {
    const view = fixture(name);
    const parts = [
      () => draw(Board, { view, ...quiet }),
      () => draw(Shrines, { view, ...quiet }),
      () => draw(MandateTrack, { view }),
      () => draw(Clans, { view, ...quiet }),
      () => draw(Tiles, { view, ...quiet }),
      () => draw(Cards, { cards: view.display, ...quiet }),
      () => draw(Reserve, { view, clan: view.honor[0]!, ...quiet }),
    ];
    for (const drawPart of parts) {
      const page = drawPart();
      expect(page.innerHTML).not.toMatch(/undefined|NaN/);
      expect(page.querySelectorAll('button:not(.why), [tabindex="0"]')).toHaveLength(0); // nothing lit, nothing to press but "Why?"
      await unmount(mounted!);
      mounted = null;
    }
  });

  test("a province reads out what is in it", () => {
    const page = draw(Board, { view: fixture("crowd-5"), ...quiet });
    const label = page.querySelector('[data-key="province:kyoto"]')!.getAttribute("aria-label")!;
    expect(label).toContain("Kyoto");
    expect(label).toContain("Harvest 4 VP");
    expect(label).toContain("A battle is being fought here");
    expect(label).toMatch(/Koi: Force 13, .*4 Bushi.*River Dragon/);
  });

  test("what is lit can be picked by pointer and key, the rest can be asked why", () => {
    const onpick = vi.fn();
    const onwhy = vi.fn();
    const lit = new Set(["province:edo", "province:oshu", "figure:koi:bushi:kyoto"]);
    const page = draw(Board, { view: fixture("crowd-5"), lit, chosen: new Set(["province:edo"]), onpick, onwhy });
    const part = (key: string): SVGElement => page.querySelector(`[data-key="${key}"]`)!;
    expect(
      [...page.querySelectorAll('[data-key][tabindex="0"]')].map((node) => node.getAttribute("data-key")).sort(),
    ).toEqual([...lit].sort());
    expect(part("province:edo").getAttribute("aria-pressed")).toBe("true");
    part("province:edo").dispatchEvent(new MouseEvent("click", { bubbles: true }));
    part("figure:koi:bushi:kyoto").dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
    part("province:kyushu").dispatchEvent(new MouseEvent("click", { bubbles: true }));
    expect(onpick.mock.calls).toEqual([["province:edo"], ["figure:koi:bushi:kyoto"]]);
    expect(onwhy.mock.calls).toEqual([["province:kyushu", part("province:kyushu")]]);
    part("province:edo").dispatchEvent(new KeyboardEvent("keydown", { key: "?", bubbles: true }));
    part("province:kyushu").dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
    expect(onwhy.mock.calls.slice(1).map(([key]) => key as string)).toEqual(["province:edo", "province:kyushu"]);
    expect(onpick).toHaveBeenCalledTimes(2);
  });

  test("lit shrines, players, cards, tiles and reserves are buttons", () => {
    const view = fixture("mandate-3");
    const kami = view.shrines[0]!.kami;
    const card = view.display[0]!;
    type Picking = { lit: Set<string>; onpick: (key: string) => void };
    const parts: [key: string, draw: (picking: Picking) => HTMLElement][] = [
      [`shrine:${kami}`, (picking) => draw(Shrines, { view, ...picking })],
      ["figure:koi:shinto:shrine:ryujin", (picking) => draw(Shrines, { view: fixture("crowd-5"), ...picking })],
      ["player:lotus", (picking) => draw(Clans, { view, ...picking })],
      [`card:${card}`, (picking) => draw(Cards, { cards: view.display, ...picking })],
      ["tile:2", (picking) => draw(Tiles, { view, ...picking })],
      ["figure:koi:shinto:reserve", (picking) => draw(Reserve, { view, clan: "koi", ...picking })],
    ];
    for (const [key, drawPart] of parts) {
      const onpick = vi.fn();
      const page = drawPart({ lit: new Set([key]), onpick });
      const button = page.querySelector("button")!;
      expect(button.querySelector(".unseen")!.textContent.length).toBeGreaterThan(4);
      button.click();
      expect(onpick.mock.calls).toEqual([[key]]);
    }
  });

  test("a token that moves is the same element", () => {
    const view = fixture("mandate-3");
    const props = changing({ view, ...quiet });
    const page = draw(Board, props);
    const before = [...page.querySelectorAll(".token")];
    expect(before.length).toBeGreaterThan(30);
    const moved = structuredClone(view);
    const edo = moved.provinces.find(({ province }) => province === "edo")!;
    const kyoto = moved.provinces.find(({ province }) => province === "kyoto")!;
    edo.clans.koi!.pieces = { daimyo: 1, stronghold: 1 };
    kyoto.clans.koi = { force: 1, pieces: { bushi: 1 } };
    const places = before.map((node) => (node as SVGElement).style.transform);
    props.view = moved;
    flushSync();
    const after = [...page.querySelectorAll(".token")];
    expect(after.every((node, i) => node === before[i])).toBe(true);
    expect(after.filter((node, i) => (node as SVGElement).style.transform !== places[i]).length).toBeGreaterThan(0);
  });
});

/** Props that can change after mounting, without a compiler: an object with a signal behind it. */
function changing<T extends { view: View }>(props: T): T {
  let update = (): void => {};
  const subscribe = createSubscriber((notify) => {
    update = notify;
    return () => {};
  });
  let { view } = props;
  return {
    ...props,
    get view() {
      subscribe();
      return view;
    },
    set view(next: View) {
      view = next;
      update();
    },
  };
}
