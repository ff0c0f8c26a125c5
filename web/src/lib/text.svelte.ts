// The texts: everything a person reads is a Fluent message in hinode/words, which the terminal reads too.
// A language is one lazy chunk; `await loadLocale()` once before the first component is mounted.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { functionsOf, joined } from "./functions";

export type Locale = "en" | "it" | "pl" | "fr";
export type Args = Record<string, string | number>;

/** Every language by its own name, in the order a menu shows them. */
export const LOCALES: Record<Locale, string> = { en: "English", it: "Italiano", pl: "Polski", fr: "Français" };

const DEFAULT: Locale = "en";
const STORED = "hinode.locale";

const files: Record<Locale, () => Promise<{ default: string[] }>> = {
  en: () => import("./languages/en"),
  it: () => import("./languages/it"),
  pl: () => import("./languages/pl"),
  fr: () => import("./languages/fr"),
};

// What only some people read comes when they look for it: a chunk of its own for each language.
export type Part = "rules" | "lesson" | "ui-notices";
const WORDS = "../../../hinode/words";
const parts = import.meta.glob<string>("../../../hinode/words/*/{rules,lesson,ui-notices}.ftl", {
  query: "?raw",
  import: "default",
});

const bundles = new Map<Locale, FluentBundle>();
const coming = new Map<string, Promise<void>>(); // parts by their path

/** The language shown now. `t` reads it, so everything drawn with `t` follows when it changes. */
export const locale = $state<{ current: Locale }>({ current: DEFAULT });

let asked = 0; // who asks last wins, however long the files take

/** Loads a language (or the one this person wants) and shows it. */
export async function loadLocale(wanted: Locale = preferredLocale()): Promise<void> {
  const request = ++asked;
  await load(wanted);
  if (request !== asked) return;
  locale.current = wanted;
  if (typeof document !== "undefined") document.documentElement.lang = wanted;
}

/** Shows another language and remembers the choice. */
export async function setLocale(wanted: Locale): Promise<void> {
  try {
    localStorage.setItem(STORED, wanted);
  } catch {
    // Storage may be forbidden; then the choice lasts until the page is closed.
  }
  await loadLocale(wanted);
}

/** What was chosen before, else what the browser prefers, else English. */
export function preferredLocale(): Locale {
  let stored: string | null = null;
  try {
    stored = localStorage.getItem(STORED);
  } catch {
    // as above
  }
  const languages = typeof navigator === "undefined" ? [] : navigator.languages;
  const tags = [stored ?? "", ...languages].map((tag) => tag.split("-")[0]!.toLowerCase());
  return tags.find(isLocale) ?? DEFAULT;
}

function isLocale(tag: string): tag is Locale {
  return tag in LOCALES;
}

async function load(wanted: Locale): Promise<void> {
  if (bundles.has(wanted)) return;
  const texts = (await files[wanted]()).default;
  if (!bundles.has(wanted)) bundles.set(wanted, makeBundle(wanted, texts));
}

/** Loads a part of the texts in a language, once: what the rules say, a lesson, or a panel. */
export function loadPart(part: Part, wanted: Locale): Promise<void> {
  const path = `${WORDS}/${wanted}/${part}.ftl`;
  const before = coming.get(path);
  if (before) return before;
  const loading = addPart(path, wanted);
  coming.set(path, loading);
  loading.catch(() => coming.delete(path)); // the next one who asks tries again
  return loading;
}

async function addPart(path: string, wanted: Locale): Promise<void> {
  const [text] = await Promise.all([parts[path]!(), load(wanted)]);
  report(bundles.get(wanted)!.addResource(new FluentResource(text)));
}

/**
 * A bundle of texts. Isolation marks are off: our four languages are written from left to right, and the marks
 * would get into labels, titles and whatever is copied. Put a person's name that stands alone into <bdi>.
 */
export function makeBundle(language: Locale, texts: string[]): FluentBundle {
  const functions = functionsOf(language, () => bundle);
  const bundle: FluentBundle = new FluentBundle(language, { useIsolating: false, functions });
  for (const text of texts) report(bundle.addResource(new FluentResource(text)));
  return bundle;
}

/** The message in the current language. Numbers among the arguments choose plural forms. */
export function t(id: string, args: Args = {}): string {
  const wanted = locale.current; // read first: this is what makes a component depend on the language
  return format(wanted, id, args) ?? missing(id);
}

/** Whether there is such a message. For texts that follow names the server sends. */
export function has(id: string): boolean {
  return bundles.get(locale.current)?.hasMessage(id) ?? false;
}

/** "Koi, Lotus and Turtle" in the current language. */
export function list(items: string[], type: "conjunction" | "disjunction" = "conjunction"): string {
  return joined(locale.current, items, type);
}

function format(language: Locale, id: string, args: Args): string | null {
  const bundle = bundles.get(language);
  const pattern = bundle?.getMessage(id)?.value;
  if (!bundle || !pattern) return null;
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, args, errors);
  report(errors, id);
  return text;
}

/** While we work a mistake must be seen; a player rather sees a poor word than a broken page. */
function missing(id: string): string {
  if (import.meta.env.PROD) return id;
  throw new Error(
    bundles.size === 0 ? `no texts yet: await loadLocale() before '${id}'` : `there is no message '${id}'`,
  );
}

function report(errors: Error[], id = ""): void {
  if (errors.length > 0 && !import.meta.env.PROD) throw new Error(`${id}: ${errors.map(String).join("; ")}`);
}
