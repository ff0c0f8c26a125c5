// The rules reference in the other languages: for every rule of hinode/reference/rules.toml a title, a text, and the
// words to search by where the rule has some. (English comes from rules.toml itself.)
import { describe as group, expect, test, vi } from "vitest";
import { makeBundle } from "../src/lib/text.svelte";
import { files } from "./ftl";

// The browser's types do not know the files of the disk; the test runs in Node.
const { readFileSync } = await vi.importActual<{ readFileSync: (path: string, encoding: string) => string }>("node:fs");

const rules = readFileSync("../hinode/reference/rules.toml", "utf8")
  .split("[[rule]]")
  .slice(1)
  .map((entry) => ({ id: entry.match(/^id = "(.+)"$/m)![1]!, words: /^words = /m.test(entry) }));

const wanted = rules.flatMap(({ id, words }) => {
  const message = `rule-${id.replaceAll(".", "-")}`;
  return [message, `${message}-text`, ...(words ? [`${message}-words`] : [])];
});

group.each(["it", "pl", "fr"] as const)("the rules in %s", (language) => {
  const text = files[language]!["rules.ftl"]!;

  test("are the rules there are, in their order", () => {
    expect(rules.length).toBeGreaterThan(100);
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
