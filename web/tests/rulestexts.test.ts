// The rules reference in every language: for every rule of hinode/reference/rules.toml a title, a text, and words to
// search by where English has some.
import { describe as group, expect, test } from "vitest";
import { LOCALES, makeBundle } from "../src/lib/text.svelte";
import type { Locale } from "../src/lib/text.svelte";
import { RULES } from "../src/reference/rules";
import { files } from "./ftl";

const english = files.en!["rules.ftl"]!;
const wanted = RULES.flatMap(({ id }) => {
  const message = `rule-${id.replaceAll(".", "-")}`;
  const words = `${message}-words`;
  return [message, `${message}-text`, ...(english.includes(`${words} =`) ? [words] : [])];
});

group.each(Object.keys(LOCALES) as Locale[])("the rules in %s", (language) => {
  const text = files[language]!["rules.ftl"]!;

  test("are the rules there are, in their order", () => {
    expect(RULES.length).toBeGreaterThan(100);
    expect([...text.matchAll(/^([\w-]+) =/gm)].map((match) => match[1])).toEqual(wanted);
  });

  test("can be read: titles without a full stop, texts of whole sentences, words between commas", () => {
    const bundle = makeBundle(language, [text]);
    for (const id of wanted) {
      const shown = bundle.formatPattern(bundle.getMessage(id)!.value!);
      if (id.endsWith("-text")) expect(shown, id).toMatch(/^\p{Lu}.*\.$/u);
      else if (id.endsWith("-words")) expect(shown, id).toMatch(/^[\p{L} ’-]+(, [\p{L} ’-]+)*$/u);
      else expect(shown, id).toMatch(/^\p{Lu}.*[^.]$/u);
    }
  });
});
