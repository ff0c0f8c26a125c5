// Sentences for events and actions, in every language.
// What a spectator saw of a random game of five and what was played in it is in fixtures/game-events.json and
// game-lines.json, what the engine has names for in vocabulary.json. `make generate` writes them.
import { beforeEach, describe as group, expect, test } from "vitest";
import { ICONS } from "../src/art/icons";
import { KINDS as known } from "../src/lib/events";
import { category, CATEGORIES, describe, given, icon, refusal, sentence, things, toldNext } from "../src/lib/sentences";
import { list, loadLocale, LOCALES, t } from "../src/lib/text.svelte";
import type { Locale } from "../src/lib/text.svelte";
import type { GameEvent } from "../src/lib/view";
import automaEvents from "./fixtures/automa-events.json";
import events from "./fixtures/game-events.json";
import lines from "./fixtures/game-lines.json";
import said from "./fixtures/said.json";
import vocabulary from "./fixtures/vocabulary.json";

const LANGUAGES = Object.keys(LOCALES) as Locale[];
type Said = Record<Locale, string> & { event?: GameEvent; line?: string };
const KINDS: Record<string, string[]> = vocabulary.kinds;
const NAMES: Record<string, string[]> = vocabulary.names;

beforeEach(() => loadLocale("en"));

// An argument for every field of an event.
// prettier-ignore
const EXAMPLE: Record<string, unknown> = {
  season: "spring", provinces: ["kyoto", "edo"], cards: ["respect", "respect", "yurei"], winners: ["koi", "lotus"],
  seat: "koi", to: "lotus", above: "turtle", below: "bonsai", proposer: "lotus", ally: "dragonfly", owner: "turtle",
  mover: "lotus", captor: "bonsai", killer: "koi", participants: ["koi", "lotus", "turtle"], province: "kansai",
  amount: 2, why: "harvest", give_coins: 2, give_ronin: 1, ask_coins: 0, ask_ronin: 1, coins: 5, ronin: 1,
  tiles: ["marshal", "betray", "harvest", "betray"], mandate: "marshal", hidden: true, tile: "train", bonus: true,
  piece: "stronghold", place: "fujin", start: "edo", goal: "oshu", route: ["kansai", "kyushu"], charged: true,
  card: "way_of_the_ronin", paid: 22, by: "river_dragon", number: 3, kami: "amaterasu", seppuku: 2, hostage: 0,
  poets: 1, kept: 5, advantage: "hostage", force: 4, drawn: 17, pairs: [["koi", "turtle"], ["lotus", "bonsai"]],
  position: 2, reason: "missing", icons: ["daimyo", "shinto3", "bushi"], icon: "shinto3", figure: "bushi", limit: 2,
  figures: ["monster", "bushi"], enemy: 5, priority: ["war", "virtue", "monster"], kind: "virtue", vp: 3,
  direction: "top", thing: "fujin", value: 2, advantages: ["seppuku", "hostage"], contests: true, uses: true,
};

function example(kind: string, fields: Partial<GameEvent> = {}): GameEvent {
  return { event: kind, ...Object.fromEntries(KINDS[kind]!.map((field) => [field, EXAMPLE[field]])), ...fields };
}

// What the Automa gives as a reason; null is "nothing".
// prettier-ignore
const CHOICES: [string, string, (string | null)[]][] = [
  ["automa_mandate", "reason", ["wanted", "missing", "played"]],
  ["automa_stays", "reason", ["there", "holds", "nowhere"]],
  ["automa_builds", "reason", ["war", "elsewhere"]], ["automa_raijin", "reason", ["most", "greatest", "first"]],
  ["automa_betray", "reason", ["two", "apart", "one", "nobody"]], ["automa_betray", "direction", ["top", "bottom"]],
  ["automa_idle", "thing", ["stronghold", "no_stronghold", "fujin", "raijin", "ryujin"]],
  ["automa_figure", "icon", ["bushi", "shinto4", null]], ["automa_train", "kind", ["winter", null]],
];

/** A sentence that a player can read: no holes, no words of the engine. */
function readable(text: string): void {
  expect(text).not.toMatch(/[{}_]|undefined|NaN|none|nobody|\byes\b|\s{2}|,\s*,/);
  expect(text).toMatch(/^\p{Lu}.*\.$/u);
}

group.each(LANGUAGES)("sentences in %s", (language) => {
  beforeEach(() => loadLocale(language));

  test("every event of a whole game", () => {
    for (const event of [...events, ...automaEvents]) readable(sentence(event));
  });

  test("every kind of event, with every kind of argument", () => {
    for (const kind of Object.keys(KINDS)) {
      readable(sentence(example(kind)));
      for (const flag of ["hidden", "bonus", "charged", "contests", "uses"])
        if (KINDS[kind]!.includes(flag)) readable(sentence(example(kind, { [flag]: false })));
      for (const amount of [-22, -5, -1, 1, 5, 22])
        if (KINDS[kind]!.includes("amount")) readable(sentence(example(kind, { amount })));
      for (const place of [...NAMES.province!, ...NAMES.kami!])
        if (KINDS[kind]!.includes("place")) readable(sentence(example(kind, { place })));
      for (const piece of NAMES.piece!)
        if (KINDS[kind]!.includes("piece")) readable(sentence(example(kind, { piece, by: piece })));
      for (const seat of NAMES.clan!) if (KINDS[kind]!.includes("seat")) readable(sentence(example(kind, { seat })));
    }
    for (const kind of vocabulary.private) readable(sentence({ event: kind, seat: "turtle" }));
    readable(sentence(example("proposed", { give_coins: 0, give_ronin: 0, ask_ronin: 0 })));
    readable(sentence(example("bid_revealed", { seppuku: 0, ronin: 0, poets: 0, kept: 0 })));
    readable(sentence(example("bought", { paid: 0 })));
    for (const [kind, field, words] of CHOICES)
      for (const word of words) readable(sentence(example(kind, { [field]: word })));
    readable(sentence(example("automa_pairs", { pairs: [] })));
    for (const why of [...vocabulary.reasons, ...NAMES.card!, ...NAMES.clan!, ...NAMES.kami!])
      readable(sentence(example("vp", { why })));
  });

  test("every action, and every line of a game", () => {
    const verbs = Object.keys(vocabulary.verbs).map((verb) => LINES[verb] ?? verb);
    for (const line of [...verbs, ...lines]) {
      expect(describe(line)).not.toBe(line);
      readable(`${describe(line)}.`);
    }
  });

  test("what is asked and what one waits for", () => {
    for (const step of vocabulary.steps) {
      readable(t(`step-${step}`));
      readable(t(`step-${step}-wait`, { name: "Ada" }));
    }
  });
});

// A line for every verb that needs more words; all are in docs/notation.md.
// prettier-ignore
const LINES: Record<string, string> = {
  propose: "propose lotus give 2 0 ask 0 1", withdraw: "withdraw lotus", accept: "accept koi", refuse: "refuse koi",
  gift: "gift turtle 2 1", mandate: "mandate 3 harvest", summon: "summon shinto fujin", place: "place bushi edo",
  move: "move bushi edo kyoto", build: "build kyoto", buy: "buy path_of_the_lion full",
  replace: "replace lotus komainu nagato oni_of_skulls", use: "use seppuku", resolve: "resolve way_of_the_shogun",
  kill: "kill turtle bushi kyoto", give: "give lotus", bid: "bid 0 3 0 1", capture: "capture lotus shinto",
  favor: "favor koi,turtle",
};

group("exactly", () => {
  const moved = { event: "moved", seat: "koi", piece: "bushi", start: "kansai", goal: "edo" };
  const five = (amount: number): GameEvent => ({ event: "coins", seat: "turtle", amount, why: "income" });

  test("English", () => {
    expect(sentence(moved)).toBe("Koi moves a Bushi from Kansai to Edo.");
    expect(sentence(five(5))).toBe("Turtle takes 5 coins (income).");
    expect(sentence({ event: "drew", seat: "koi" })).toBe("Koi draws mandate tiles.");
    expect(sentence(example("proposed"))).toBe(
      "Koi proposes an alliance to Lotus, giving 2 coins and 1 ronin, asking for 1 ronin.",
    );
    expect(sentence(example("cards_shown"))).toBe("Cards on display: 2 × Respect and Yurei.");
    expect(sentence(example("bid_revealed"))).toBe(
      "Koi bid 2 on Seppuku, 1 on Hire ronin and 1 on Imperial poets, keeping 5 coins.",
    );
    expect(sentence(example("automa_pairs"))).toBe(
      "Card 17 decides the alliances: Koi with Turtle and Lotus with Bonsai.",
    );
    expect(sentence(example("automa_contest"))).toBe(
      "Card 17 shows Seppuku and Take hostage: Koi fights for Take hostage with 2.",
    );
    expect(describe("move bushi kansai edo")).toBe("Move a Bushi from Kansai to Edo");
    expect(describe("summon shinto fujin")).toBe("Summon a Shinto to the shrine of Fujin");
    expect(describe("bid 0 0 0 0")).toBe("Bid nothing");
    expect(describe("propose lotus ask 0 1")).toBe("Propose an alliance to Lotus, asking for 1 ronin");
  });

  test("Italian", async () => {
    await loadLocale("it");
    expect(sentence(moved)).toBe("La Koi muove un Bushi da Kansai a Edo.");
    expect(sentence(example("gift"))).toBe("La Koi dà 5 monete e 1 ronin al Loto.");
    expect(sentence(example("battle"))).toBe("Battaglia a Kansai: la Koi, il Loto e la Tartaruga.");
  });

  test("Polish, with its plural forms", async () => {
    await loadLocale("pl");
    expect(sentence(moved)).toBe("Klan Koi przesuwa Bushi z Kansai do Edo.");
    const nouns = [1, 2, 4, 5, 12, 21, 22, 25].map((amount) => sentence(five(amount)).match(/\d+ (\S+)/)![0]);
    expect(nouns).toEqual([
      "1 monetę",
      "2 monety",
      "4 monety",
      "5 monet",
      "12 monet",
      "21 monet",
      "22 monety",
      "25 monet",
    ]);
    expect(describe("mandate 2 marshal")).toBe("Zagraj kafel 2 jako Formację");
    expect([1, 3, 5].map((count) => t("piece-stronghold-count", { count }))).toEqual([
      "1 warownia",
      "3 warownie",
      "5 warowni",
    ]);
    expect(sentence(example("gift", { coins: 1, ronin: 2 }))).toBe(
      "Klan Koi daje Klanowi Lotosu 1 monetę i 2 roninów.",
    );
  });

  test("French", async () => {
    await loadLocale("fr");
    expect(sentence({ ...moved, start: "edo", goal: "kansai" })).toBe("Koi déplace un Bushi d’Edo à Kansai.");
    expect(sentence(example("shrine_won"))).toBe("Koi gagne la faveur d’Amaterasu.");
    expect(sentence(example("bought", { paid: 1 }))).toBe("Koi achète «\u00a0Voie du Ronin\u00a0» pour 1 pièce.");
  });
});

group("around the sentences", () => {
  test("a kind or a verb from the future is shown as it is", () => {
    expect(sentence({ event: "comet_seen", seat: "koi" })).toBe("comet seen.");
    expect(sentence({ event: "season_began", season: "monsoon" })).toBe("monsoon begins.");
    expect(describe("meditate koi")).toBe("meditate koi");
    expect(things({ event: "comet_seen", seat: "koi" })).toEqual([]);
  });

  test("every kind has an icon and a filter", () => {
    const knownKinds = Object.keys(known);
    expect(new Set(knownKinds.map((event) => category({ event })))).toEqual(new Set(CATEGORIES));
    const icons = [...knownKinds.map((kind) => icon(example(kind))), icon({ event: "comet_seen" })];
    expect(icons.filter((name) => !(name in ICONS))).toEqual([]);
    expect(NAMES.advantage!.map((advantage) => icon(example("advantage_won", { advantage })))).toEqual([
      "seppuku",
      "hostage",
      "hire",
      "poets",
    ]);
  });

  test("things to light up", () => {
    expect(things(example("moved"))).toEqual(["player:koi", "province:edo", "province:oshu"]);
    expect(things(example("summoned"))).toEqual(["player:koi", "shrine:fujin"]);
    expect(things(example("automa_pairs"))).toEqual(["player:koi", "player:turtle", "player:lotus", "player:bonsai"]);
    expect(things(example("vp", { why: "courage" }))).toEqual(["player:koi", "card:courage"]);
    expect(things(example("vp"))).toEqual(["player:koi"]);
  });

  test("the price of a card is told once", () => {
    const bought = example("bought", { card: "yurei" });
    expect(toldNext(example("coins", { amount: -3, why: "yurei" }), bought)).toBe(true);
    expect(toldNext(example("coins"), bought)).toBe(false);
    expect(toldNext(example("coins"), undefined)).toBe(false);
  });

  test("amounts and lists", () => {
    expect(given(1, 1)).toBe("1 coin and 1 ronin");
    expect(given(0, 0)).toBe("none");
    expect(list(["a", "b", "c"])).toBe("a, b and c");
    expect(list(["a", "b"], "disjunction")).toBe("a or b");
  });

  test("the terminal says the same", async () => {
    for (const row of said as Said[]) {
      for (const language of LANGUAGES) {
        await loadLocale(language);
        expect(row.event ? sentence(row.event) : describe(row.line!)).toBe(row[language]);
      }
    }
  });

  test("refusals", async () => {
    const illegal = { code: "illegal", sentence: "It is not your turn.", rule: "R6.3" };
    const named = { ...illegal, reason: "not_your_turn", about: { seats: "koi,lotus" } };
    expect(refusal(illegal)).toBe("It is not your turn.");
    expect(refusal(named)).toBe("It is not your turn: the game waits for Koi and Lotus.");
    expect(refusal({ ...illegal, reason: "from_the_future" })).toBe("It is not your turn.");
    expect(refusal({ code: "taken", sentence: "" })).toBe("Somebody else was first.");
    await loadLocale("it");
    expect(refusal(illegal)).toBe("Le regole non lo permettono adesso.");
    expect(refusal(named)).toBe("Non tocca a te: si aspetta la Koi e il Loto.");
    expect(refusal({ code: "from_the_future", sentence: "No." })).toBe("No.");
  });
});
