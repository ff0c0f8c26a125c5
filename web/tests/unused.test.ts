// Every message the pages ask for exists, and every message that exists is asked for.
// An id is used if it stands in the source as a string; if the engine has a word for it (`engineMessages`); if a template
// such as t(`door-${name}`) makes it; or if a used message is made of it. Templates of the engine's words do not count:
// for those the exact list is known.
import { describe as group, expect, test } from "vitest";
import links from "../src/reference/rules.json";
import vocabulary from "./fixtures/vocabulary.json";
import { contents, files, parsed } from "./ftl";

const sources: Record<string, string> = import.meta.glob("../src/**/*.{ts,svelte}", { eager: true, query: "?raw", import: "default" });
const source = Object.values(sources).join("\n");
const NAMES: Record<string, string[]> = vocabulary.names;

/** What the engine has words for: made by the names in views, events, options and errors. */
export function engineMessages(): string[] {
  const named = (kinds: string[], ending: string): string[] => kinds.flatMap((kind) => NAMES[kind]!.map((name) => `${kind}-${name}${ending}`));
  return [
    ...named(Object.keys(NAMES), ""),
    ...named(["card", "clan", "kami", "advantage", "mandate"], "-text"),
    ...named(["mandate"], "-bonus"),
    ...["bushi", "shinto", "daimyo", "stronghold"].map((piece) => `piece-${piece}-count`),
    ...Object.keys(vocabulary.kinds).map((kind) => `event-${kind}`),
    ...vocabulary.private.map((kind) => `event-${kind}-hidden`),
    ...vocabulary.reasons.map((reason) => `why-${reason}`),
    ...vocabulary.steps.flatMap((step) => [`step-${step}`, `step-${step}-wait`]),
    ...Object.keys(vocabulary.verbs).flatMap((verb) => [`verb-${verb}`, `action-${verb}`]),
    ...Object.keys(vocabulary.refusals).map((reason) => `refusal-${reason}`),
    ...[...vocabulary.errors, "bug", "lost"].map((code) => `error-${code}`), // the last two the page says itself (api.ts, session)
  ];
}

/** Every rule has a title and a text; words to look for where they help. */
const ruleMessages = links.map(({ id }) => `rule-${id.replace(".", "-")}`).flatMap((id) => [id, `${id}-text`, `${id}-words`]);

const ID = /[a-z][\w-]*/;
const strings = new Set([...source.matchAll(new RegExp(`["'](${ID.source})["']`, "gi"))].map((match) => match[1]!));
const asked = [...source.matchAll(new RegExp(`(?<![\\w.])(?:t|has)\\(["'](${ID.source})["']`, "gi"))].map((match) => match[1]!);

const engine = engineMessages();
const ENGINE_PREFIXES = [...Object.keys(NAMES), "event", "why", "step", "verb", "action", "error", "refusal", "rule"];

/** Templates that make ids of our own: `at-table-tab-${name}` */
const templates = [...source.matchAll(/`([a-z][a-z-]*-)\$\{[^`]*?\}((?:-[a-z]+)*)`/g)]
  .filter(([, start]) => !ENGINE_PREFIXES.some((prefix) => start === `${prefix}-`))
  .map(([, start, end]) => new RegExp(`^${start}[\\w-]+${end}$`));

group("the messages", () => {
  const { messages } = parsed(...Object.values(files.en!));

  test("the scan finds what it looks for", () => {
    expect(asked.length).toBeGreaterThan(200);
    expect(templates.length).toBeGreaterThan(10);
    expect(strings.has("no-such-message")).toBe(false);
  });

  test("what is asked for exists", () => {
    const missing = [...asked, ...engine].filter((id) => !messages.has(id));
    expect([...new Set(missing)].sort()).toEqual([]);
  });

  test("what exists is asked for", () => {
    const known = new Set([...engine, ...ruleMessages]);
    const used = (id: string): boolean => strings.has(id) || known.has(id) || templates.some((template) => template.test(id));
    const parts = new Set([...messages].filter(([id]) => used(id)).flatMap(([, message]) => [...contents(message).references]));
    expect([...messages.keys()].filter((id) => !used(id) && !parts.has(id)).sort()).toEqual([]);
  });
});
