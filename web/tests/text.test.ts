// The texts are complete in every language, and the language can be chosen. (What they say: sentences.test.ts. That all
// of them are used, and all that are used exist: unused.test.ts.)
// What the engine has names for is in fixtures/vocabulary.json; `make generate` writes it.
import { flushSync, mount, unmount } from "svelte";
import { beforeEach, describe as group, expect, test } from "vitest";
import { loadLocale, locale, LOCALES, preferredLocale, setLocale, t } from "../src/lib/text.svelte";
import type { Locale } from "../src/lib/text.svelte";
import Greeting from "./fixtures/Greeting.svelte";
import vocabulary from "./fixtures/vocabulary.json";
import { contents, files, formsOf, parsed, variables, words } from "./ftl";

const LANGUAGES = Object.keys(LOCALES) as Locale[];
const NAMES: Record<string, string[]> = vocabulary.names;

beforeEach(async () => {
  localStorage.clear();
  await loadLocale("en");
});

group.each(LANGUAGES)("the files of %s", (language) => {
  const all = parsed(...Object.values(files[language]!));

  test("can be read, and no message is there twice", () => {
    expect(all.junk).toEqual([]);
    expect(all.twice).toEqual([]);
  });

  test("are those of English", () => {
    expect(Object.keys(files[language]!).sort()).toEqual(Object.keys(files.en!).sort());
  });

  test.each(Object.keys(files.en!))("%s has the messages and variables of English", (file) => {
    const english = parsed(files.en![file]!).messages;
    const own = parsed(files[language]![file] ?? "").messages;
    expect([...own.keys()].sort()).toEqual([...english.keys()].sort());
    for (const [id, message] of own) {
      expect([id, ...variables(message, own)].sort()).toEqual([id, ...variables(english.get(id)!, english)].sort());
    }
  });

  test("every name has the forms that sentences ask for", () => {
    const wanted = new Set([...all.messages.values()].flatMap((message) => [...contents(message).forms]));
    const kinds: Record<string, string[]> = { PLACE: ["province", "kami"] };
    for (const [name, form] of [...wanted].map((want) => want.split(":") as [string, string])) {
      for (const kind of kinds[name] ?? [name.toLowerCase()]) {
        if (kind === "kami" && form === "from") continue; // nobody leaves a shrine for a province
        for (const slug of NAMES[kind]!)
          expect(formsOf(all.messages.get(`${kind}-${slug}`)), `${kind}-${slug}`).toContain(form);
      }
    }
  });

  test("typography", () => {
    for (const [id, message] of all.messages) {
      for (const text of words(message)) {
        expect(text, id).not.toMatch(/['"]|\.\.\.|  | [,.)]/);
        if (language === "fr") expect(text, id).not.toMatch(/ [:;!?»]|« /);
        if (language === "fr") expect(text, id).not.toMatch(/[^\s\u00a0\u202f][;!?»]|\p{L}:/u);
        if (language !== "fr") expect(text, id).not.toMatch(/[\s\u00a0][:;!?]|[«»]/);
        if (language !== "pl") expect(text, id).not.toMatch(/„/);
      }
    }
  });
});

group("the language", () => {
  test("a missing message or argument is noticed while we work", () => {
    expect(() => t("no-such-message")).toThrow("no-such-message");
    expect(() => t("step-recruit-wait")).toThrow("name");
  });

  test("is what was chosen, else what the browser prefers", async () => {
    expect(preferredLocale()).toBe("en");
    await setLocale("pl");
    expect([locale.current, preferredLocale(), document.documentElement.lang]).toEqual(["pl", "pl", "pl"]);
    localStorage.setItem("hinode.locale", "tlh");
    expect(preferredLocale()).toBe("en");
  });

  test("who asks last wins", async () => {
    await Promise.all([loadLocale("fr"), loadLocale("it")]);
    expect(locale.current).toBe("it");
  });

  test("changes what is on the screen", async () => {
    const greeting = mount(Greeting, { target: document.body });
    expect(document.body.textContent).toContain("Turtle");
    await loadLocale("fr");
    flushSync();
    expect(document.body.textContent).toContain("Tortue");
    await unmount(greeting);
  });
});
