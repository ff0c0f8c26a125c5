// The functions that messages call. hinode/words/functions.py has the same for the terminal, and a test compares what
// both make of every sentence.
//   { CLAN($to, form: "to") }   the name of a word of the engine, in a form the language needs: "alla Tartaruga".
//                               Forms are attributes of the name's message; words joined by commas become a list.
//   { GOODS($coins, $ronin) }   the amounts that are not 0 as a list, each with its message; "none" if all are 0
//   { PAIRS($pairs) }           words two by two, each pair with its message; "none" if there are none
//   COUNT, SAME, SIGN, ABS      how many words; "yes" if two are equal, else "no"; "plus" or "minus"; without the sign
import { FluentNumber } from "@fluent/bundle";
import type { FluentBundle, FluentFunction, FluentValue } from "@fluent/bundle";
import declared from "../../../hinode/words/functions.json";

const NONE = "none"; // nothing: a word that messages select on

type Bundle = () => FluentBundle;

const numberOf = (value: FluentValue | undefined): number => (value instanceof FluentNumber ? value.value : 0);
const textOf = (value: FluentValue | undefined): string =>
  value instanceof FluentNumber ? String(value.value) : String(value ?? "");
const wordsOf = (value: FluentValue | undefined): string[] =>
  textOf(value)
    .split(",")
    .filter((word) => word !== "" && word !== NONE);

/** The functions of a bundle's messages. */
export function functionsOf(language: string, bundle: Bundle): Record<string, FluentFunction> {
  const made = (group: Record<string, unknown>, make: (name: string) => FluentFunction): [string, FluentFunction][] =>
    Object.keys(group).map((name) => [name, make(name)]);
  return {
    ...Object.fromEntries(made(declared.names, (name) => naming(name, language, bundle))),
    ...Object.fromEntries(made(declared.sums, (name) => summing(name, language, bundle))),
    ...Object.fromEntries(made(declared.pairs, (name) => pairing(name, language, bundle))),
    COUNT: ([words]) => new FluentNumber(wordsOf(words).length),
    SAME: ([one, other]) => (textOf(one) === textOf(other) ? "yes" : "no"),
    SIGN: ([number]) => (numberOf(number) > 0 ? "plus" : "minus"),
    ABS: ([number]) => new FluentNumber(Math.abs(numberOf(number))),
  };
}

function naming(name: string, language: string, bundle: Bundle): FluentFunction {
  const kinds: string[] = declared.names[name as keyof typeof declared.names];
  return ([words], { form }) => {
    const names = textOf(words)
      .split(",")
      .map((word) => nameOf(bundle(), kinds, word, textOf(form)));
    return joined(language, name === "CARD" ? counted(names) : names);
  };
}

function summing(name: string, language: string, bundle: Bundle): FluentFunction {
  const messages: string[] = declared.sums[name as keyof typeof declared.sums];
  return (amounts) => {
    const parts = messages.flatMap((id, i) => {
      const count = numberOf(amounts[i]);
      return count > 0 ? [formatted(bundle(), id, { count })] : [];
    });
    return parts.length === 0 ? NONE : joined(language, parts);
  };
}

function pairing(name: string, language: string, bundle: Bundle): FluentFunction {
  const message = declared.pairs[name as keyof typeof declared.pairs];
  return ([words]) => {
    const all = wordsOf(words);
    const parts = all.flatMap((first, i) =>
      i % 2 === 0 ? [formatted(bundle(), message, { first, second: all[i + 1]! })] : [],
    );
    return parts.length === 0 ? NONE : joined(language, parts);
  };
}

function formatted(bundle: FluentBundle, id: string, args: Record<string, string | number>): string {
  return bundle.formatPattern(bundle.getMessage(id)!.value!, args);
}

/** A name in a form; a word that has no name yet is shown as it is. */
function nameOf(bundle: FluentBundle, kinds: string[], word: string, form: string): string {
  for (const kind of kinds) {
    const message = bundle.getMessage(`${kind}-${word}`);
    const pattern = message?.attributes[form] ?? message?.value;
    if (pattern) return bundle.formatPattern(pattern);
  }
  return word.replaceAll("_", " ");
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
  const key = `${language} ${type}`;
  let format = formats.get(key);
  // British English has no comma before "and", as in our own sentences.
  if (!format) formats.set(key, (format = new Intl.ListFormat(language === "en" ? "en-GB" : language, { type })));
  return format.format(items);
}
const formats = new Map<string, Intl.ListFormat>(); // making one takes longer than using it
