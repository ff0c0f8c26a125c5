// Looking rules up: by number, by words in any language, by card; and the page that shows them.
import { flushSync, mount, tick, unmount } from "svelte";
import { afterEach, beforeEach, describe as group, expect, test } from "vitest";
import { loadLocale, loadPart, LOCALES, t } from "../src/lib/text.svelte";
import type { Locale } from "../src/lib/text.svelte";
import Lookup from "../src/reference/Lookup.svelte";
import { chapterOf, CHAPTERS, find, marked, numberIn, RULES, rulesAbout, written } from "../src/reference/rules";

const LANGUAGES = Object.keys(LOCALES) as Locale[];

async function speak(language: Locale): Promise<void> {
  await loadLocale(language);
  await loadPart("rules", language);
}
beforeEach(() => speak("en"));

const ids = (query: string): string[] => find(query, written()).map(({ id }) => id);

group("numbers", () => {
  test.each([
    ["R6.3", "R6.3"],
    ["r6.3", "R6.3"],
    [" 6.3 ", "R6.3"],
    ["R 6", "R6"],
    ["q4", "Q4"],
    ["Q", "Q"],
    ["a4.3", "A4.3"],
    ["A", "A"],
    ["betray", ""],
    ["6.", ""],
    ["", ""],
  ])("%j is %j", (query, number) => {
    expect(numberIn(query)).toBe(number);
  });

  test("find the rule, or its chapter", () => {
    expect(ids("6.3")).toEqual(["R6.3"]);
    expect(ids("r10")).toEqual(["R10.1", "R10.2", "R10.3", "R10.4", "R10.5"]);
    expect(ids("q35")).toEqual(["Q35"]);
    expect(ids("a4.3")).toEqual(["A4.3"]);
    expect(ids("a6")).toEqual(["A6.1", "A6.2", "A6.3", "A6.4"]);
    expect(ids("q")).toEqual(RULES.filter(({ id }) => id.startsWith("Q")).map(({ id }) => id));
  });

  test("that nobody has are looked for as words", () => {
    expect(ids("R99.9")).toEqual([]);
    expect(ids("50")[0]).toBe("R1.4"); // "past 50 the count goes on"
  });
});

group("words", () => {
  test("nothing to look for: everything, in order", () => {
    expect(ids(" ")).toEqual(RULES.map(({ id }) => id));
  });

  test("a title counts for more than words, words for more than a text", () => {
    expect(ids("betray")[0]).toBe("R6.12");
    expect(ids("strength")[0]).toBe("R1.3"); // an extra word
    expect(ids("harvest nagato")[0]).toBe("Q3");
  });

  test("all words must be there, as beginnings and but for an ending", () => {
    expect(ids("sepp")).toContain("R8.4");
    expect(ids("summoning")).toContain("R1.5");
    expect(ids("seppuku xyzzy")).toEqual([]);
  });

  test("accents and capitals do not matter", async () => {
    await speak("fr");
    expect(ids("egalite")).toEqual(ids("Égalité"));
    expect(ids("egalite").length).toBeGreaterThan(0);
    await speak("pl");
    expect(ids("zolw")).toEqual(ids("Żółw"));
    expect(ids("zolw").length).toBeGreaterThan(0);
  });

  test.each(LANGUAGES)("every rule of %s is found by its own title", async (language) => {
    await speak(language);
    const all = written();
    for (const { id, title } of all) {
      const found = find(title, all).map((rule) => rule.id);
      expect(found.slice(0, 8), title).toContain(id);
    }
  });
});

group("marks", () => {
  test("are on what fits", () => {
    expect(
      marked("Ties, untied: a tie.", "tie")
        .filter(({ hit }) => hit)
        .map(({ text }) => text),
    ).toEqual(["Ties", "tie"]);
    expect(marked("Égalités", "egal")).toEqual([{ text: "Égalités", hit: true }]);
    expect(marked("Nothing", "")).toEqual([{ text: "Nothing", hit: false }]);
  });

  test("lose no letter", () => {
    for (const { text } of written())
      expect(
        marked(text, "the honor")
          .map((piece) => piece.text)
          .join(""),
      ).toBe(text);
  });
});

test("chapters and cards", () => {
  expect(CHAPTERS).toEqual(["R1", "R2", "R3", "R4", "R5", "R6", "R7", "R8", "R9", "R10", "Q", "A"]);
  expect(chapterOf("R10.2")).toBe("R10");
  expect(["Q41", "A4.3", "A8"].map(chapterOf)).toEqual(["Q", "A", "A"]);
  expect(rulesAbout("komainu").map(({ id }) => id)).toEqual(["Q46", "Q92", "A4.1"]);
});

group("the page", () => {
  let page: ReturnType<typeof mount> | null = null;
  const show = (topic: string): void => {
    page = mount(Lookup, { target: document.body, props: { topic } });
    flushSync();
  };
  const type = (words: string): void => {
    const search = document.querySelector<HTMLInputElement>("input[type=search]")!;
    search.focus();
    search.value = words;
    search.dispatchEvent(new Event("input", { bubbles: true }));
    flushSync();
  };
  const shown = (): string[] => [...document.querySelectorAll("article")].map(({ id }) => id);
  const press = (key: string): void => {
    (document.activeElement ?? document.body).dispatchEvent(
      new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }),
    );
    flushSync();
  };
  Element.prototype.scrollIntoView = () => undefined; // jsdom has none
  afterEach(async () => {
    if (page) await unmount(page);
    page = null;
  });

  test("shows all rules, then those that are looked for, marked, with cards and terms", () => {
    show("");
    expect(shown()).toEqual(RULES.map(({ id }) => id));
    type("komainu");
    expect(shown()).toEqual(ids("komainu"));
    expect(document.querySelector("mark")?.textContent).toBe("Komainu");
    expect(document.querySelector('[data-key="card:komainu"]')).not.toBeNull();
    expect(document.querySelector("[role=status]")?.textContent).toBe(t("rules-found", { count: shown().length }));
    type("fujin");
    expect(document.querySelector("#kami dl")?.textContent).toContain("Fujin");
    expect(document.querySelector("#clan")).toBeNull();
  });

  test("arrow keys go through what was found, Escape ends the search", () => {
    show("");
    type("betray");
    press("ArrowDown");
    expect(document.activeElement?.textContent).toBe("R6.12");
    press("ArrowDown");
    expect(document.activeElement?.textContent).toBe(ids("betray")[1]);
    press("ArrowUp");
    press("ArrowUp");
    expect(document.activeElement).toBe(document.querySelector("input[type=search]"));
    press("Escape");
    expect(shown()).toHaveLength(RULES.length);
  });

  test("an address shows its rule; a card's its card and the rules about it", async () => {
    show("R6.3");
    await tick();
    expect(document.activeElement?.getAttribute("href")).toBe("#R6.3");
    await unmount(page!);
    show("card-komainu");
    await tick();
    expect(shown()).toEqual(ids("Komainu"));
    expect(rulesAbout("komainu").every(({ id }) => shown().includes(id))).toBe(true);
  });
});
