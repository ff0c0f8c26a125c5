// Names inside messages. A message gets a word of the engine ("turtle") and says in which form it wants the name:
// { CLAN($to, form: "to") } is "alla Tartaruga" in Italian. The forms are attributes of the name's message, so every
// language has those it needs. Several words joined by commas become a list.
import type { FluentBundle, FluentFunction } from "@fluent/bundle";

type Reference = Record<string, string[]>;

// Function -> the kinds of messages in which it looks for a name.
const KINDS: Reference = {
  CLAN: ["clan"],
  PLACE: ["province", "kami"], // a kami's name in a form is its shrine: "at the shrine of Fujin"
  PIECE: ["piece"],
  CARD: ["card"],
  MANDATE: ["mandate"],
  ADVANTAGE: ["advantage"],
  KAMI: ["kami"],
  SEASON: ["season"],
  KIND: ["kind"],
  FIGURE: ["figure"], // on the cards of the Automa
  DIRECTION: ["direction"],
  SOURCE: ["card", "clan", "kami", "advantage"],
  WHY: ["why", "card", "clan", "kami", "advantage"],
};

/** The functions of a bundle's messages. */
export function nameFunctions(language: string, bundle: () => FluentBundle): Record<string, FluentFunction> {
  const entries = Object.entries(KINDS).map(([name, kinds]): [string, FluentFunction] => [
    name,
    ([words], { form }) => {
      const slugs = String(words ?? "").split(",");
      const names = slugs.map((slug) => nameOf(bundle(), kinds, slug, form === undefined ? "" : String(form)));
      return joined(language, name === "CARD" ? counted(names) : names);
    },
  ]);
  return Object.fromEntries(entries);
}

/** A name in a form; a word nobody has named yet is shown as it is. */
function nameOf(bundle: FluentBundle, kinds: string[], slug: string, form: string): string {
  for (const kind of kinds) {
    const message = bundle.getMessage(`${kind}-${slug}`);
    const pattern = message?.attributes[form] ?? message?.value;
    if (pattern) return bundle.formatPattern(pattern);
  }
  return slug.replaceAll("_", " ");
}

/** Copies of a card are counted, not repeated. */
function counted(names: string[]): string[] {
  const copies = new Map<string, number>();
  for (const name of names) copies.set(name, (copies.get(name) ?? 0) + 1);
  return [...copies].map(([name, n]) => (n === 1 ? name : `${n} × ${name}`));
}

/** "Koi, Lotus and Turtle": the list of a language. */
export function joined(language: string, items: string[], type: "conjunction" | "disjunction" = "conjunction"): string {
  if (items.length === 1) return items[0]!; // nearly always
  // British English has no comma before "and", as in our own sentences.
  return new Intl.ListFormat(language === "en" ? "en-GB" : language, { type }).format(items);
}
