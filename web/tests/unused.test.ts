// Every message the pages ask for exists, and every message that exists is asked for.
// An id is used if it stands in the source as a string; if the engine has a word for it (`engineMessages`); if a
// template such as t(`door-${name}`) makes it, of the words listed in TEMPLATES; or if a used message is made of it.
import { describe as group, expect, test, vi } from "vitest";
import functions from "../../hinode/words/functions.json";
import { CATEGORIES } from "../src/lib/sentences";
import { CHAPTERS } from "../src/reference/rules";
import links from "../src/lib/made/rules.json";
import vocabulary from "./fixtures/vocabulary.json";
import { contents, files, parsed } from "./ftl";

const sources: Record<string, string> = import.meta.glob("../src/**/*.{ts,svelte}", {
  eager: true,
  query: "?raw",
  import: "default",
});
const source = Object.values(sources).join("\n");
const NAMES: Record<string, string[]> = vocabulary.names;
const PROMISES = ["ally", "mandate", "stay_out", "leave_advantage", "give", "words"];

/** What the engine has words for: made by the names in views, events, options and errors. */
export function engineMessages(): string[] {
  const named = (kinds: string[], ending: string): string[] =>
    kinds.flatMap((kind) => NAMES[kind]!.map((name) => `${kind}-${name}${ending}`));
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
    ...Object.keys(vocabulary.spoken).map((reason) => `said-${reason}`),
    ...[...vocabulary.errors, "bug", "lost"].map((code) => `error-${code}`), // the last two the page says itself (api.ts, session)
  ];
}

/** Every rule has a title and a text; words to look for where they help. */
const ruleMessages = links
  .map(({ id }) => `rule-${id.replace(".", "-")}`)
  .flatMap((id) => [id, `${id}-text`, `${id}-words`]);

const ID = /[a-z][\w-]*/;
const strings = new Set([...source.matchAll(new RegExp(`["'](${ID.source})["']`, "gi"))].map((match) => match[1]!));
const asked = [...source.matchAll(new RegExp(`(?<![\\w.])(?:t|has)\\(["'](${ID.source})["']`, "gi"))].map(
  (match) => match[1]!,
);

const engine = engineMessages();
const ENGINE_PREFIXES = [
  ...Object.keys(NAMES),
  "event",
  "why",
  "step",
  "verb",
  "action",
  "error",
  "refusal",
  "said",
  "rule",
];

// Templates that make ids of our own, and the words that are put into them. A new template has to be listed here.
const ANY = "[a-z_]+"; // what the server names
// What a lesson says stands in its script.
const { readFileSync } = await vi.importActual<{ readFileSync: (path: string, encoding: string) => string }>("node:fs");
const lesson = readFileSync("../hinode/lessons/first-season.toml", "utf8");
const quoted = (text: string): string[] => [...text.matchAll(/"([^"]+)"/g)].map((match) => match[1]!);
const SAID = [...lesson.matchAll(/say = "([^"]+)"/g)].map((match) => match[1]!);
const LESSON_CHAPTERS = quoted(lesson.match(/^chapters = \[(.+)\]$/m)![1]!);

const TEMPLATES: Record<string, string[]> = {
  "against-*": ["bots", "automa"],
  "amount-*": ["vp", "coins", "ronin"],
  "at-table-tab-*": ["log", "talk", "deals", "cards", "force", "clans", "shrines"],
  "at-table-winter-*": ["cards", "tokens", "sets", "hostages", "costs", "places"],
  "bot-*": [ANY],
  "bot-*-text": [ANY],
  "character-*": ["loyal", "opportunist", "treacherous"],
  "clans-*": ["picked", "random", "drafted"],
  "clock-*": ["none", "brisk", "live", "day", "days", "other"],
  "deal-state-*": ["offered", "accepted", "refused", "withdrawn"],
  "door-*": ["lesson", "join", "open", "device", "record"],
  "filter-*": [...CATEGORIES],
  "foresee-*": ["vp", "coins", "ronin", "honor"],
  "late-*": ["wait", "bot_once", "bot"],
  "lesson-*": SAID,
  "lesson-chapter-*": LESSON_CHAPTERS,
  "level-*": ["easier", "standard", "harder"],
  "lobby-clan-*": ["random", "drafted"],
  "meanwhile-*": ["talk", "deals", "cards", "force"],
  "means-*": ["replace", "capture", "kill", "ready", "pass"],
  "notices-kind-*": ["turn", "late", "message", "deal", "over"],
  "promise-*": PROMISES,
  "promised-*": PROMISES,
  "rules-*": ["clan", "mandate", "kami", "advantage", "cards"],
  "rules-chapter-*": [...CHAPTERS],
  "shrines-*": ["random", "beginner", "chosen"],
  "speed-*": ["slow", "steady", "fast"],
  "status-*": ["open", "drafting", "playing", "over", "broken"],
  "tale-*": ["bids", "seppuku", "hostage", "ronin", "outcome", "poets", "reparations"],
  "tale-pace-*": ["slow", "normal", "fast", "none"],
  "theme-*": ["auto", "light", "dark"],
  "until-*": ["this-tea", "this-political", "next-tea", "next-political"],
  "verdict-*": ["open", "kept", "broken", "void", "words"],
};
const made = Object.entries(TEMPLATES).flatMap(([template, words]) =>
  words.map((word) => new RegExp(`^${template.replace("*", word)}$`)),
);

/** The templates in the source that are none of the engine's words. */
const templates = [...source.matchAll(/`([a-z][a-z-]*-)\$\{[^`]*?\}((?:-[a-z]+)*)`/g)]
  .filter(([, start]) => !ENGINE_PREFIXES.some((prefix) => start === `${prefix}-`))
  .map(([, start, end]) => `${start}*${end}`);

group("the messages", () => {
  const { messages } = parsed(...Object.values(files.en!));

  test("the scan finds what it looks for", () => {
    expect(asked.length).toBeGreaterThan(200);
    expect(strings.has("no-such-message")).toBe(false);
  });

  test("every template is listed, and no other", () => {
    const ids = [...messages.keys()];
    const ours = templates.filter((template) =>
      ids.some((id) => new RegExp(`^${template.replace("*", "[\\w-]+")}$`).test(id)),
    );
    expect([...new Set(ours)].sort()).toEqual(Object.keys(TEMPLATES).sort());
  });

  test("what is asked for exists", () => {
    const missing = [...asked, ...engine].filter((id) => !messages.has(id));
    expect([...new Set(missing)].sort()).toEqual([]);
  });

  test("what exists is asked for", () => {
    const called = [...Object.values(functions.sums).flat(), ...Object.values(functions.pairs)];
    const known = new Set([...engine, ...ruleMessages, ...called]);
    // Tests in Python look after the refusals, and after what the terminal and notices say.
    const elsewhere = /^(refusal|terminal|notice)-/;
    const used = (id: string): boolean =>
      strings.has(id) || known.has(id) || elsewhere.test(id) || made.some((pattern) => pattern.test(id));
    const parts = new Set(
      [...messages].filter(([id]) => used(id)).flatMap(([, message]) => [...contents(message).references]),
    );
    expect([...messages.keys()].filter((id) => !used(id) && !parts.has(id)).sort()).toEqual([]);
  });
});
