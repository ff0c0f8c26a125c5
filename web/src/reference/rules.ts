// The rules by their numbers, and looking them up. Their texts are in hinode/words/*/rules.ftl: loadPart("rules").
import { has, t } from "../lib/text.svelte";
import { simple } from "./gallery";
import links from "../lib/made/rules.json";

export interface Rule {
  id: string;
  see: string[]; // related rules
  cards: string[]; // the cards it is about
}

export interface Written {
  id: string;
  title: string;
  text: string;
  sought: readonly (readonly string[])[]; // words of the title, synonyms, words of the text
}

export const RULES: readonly Rule[] = links;
const BY_ID = new Map(RULES.map((rule) => [rule.id, rule]));

/** R1 to R10, Q for the rulings, A for the Automa. */
export const chapterOf = (id: string): string => (id.startsWith("R") ? id.split(".")[0]! : id[0]!);
export const CHAPTERS: readonly string[] = [...new Set(RULES.map(({ id }) => chapterOf(id)))];

export const ruleOf = (id: string): Rule | undefined => BY_ID.get(id);
export const rulesAbout = (card: string): Rule[] => RULES.filter(({ cards }) => cards.includes(card));

const message = (id: string): string => `rule-${id.replace(".", "-")}`;
export const titleOf = (id: string): string => t(message(id));
export const textOf = (id: string): string => t(`${message(id)}-text`);

/** All rules in the current language. */
export function written(): Written[] {
  return RULES.map(({ id }) => {
    const [title, text, words] = [titleOf(id), textOf(id), `${message(id)}-words`];
    return { id, title, text, sought: [title, has(words) ? t(words) : "", text].map(split) };
  });
}

// ---------------------------------------------------------------------------------- looking up
/** Normalizes a rule number: "6.3" and "r6.3" become R6.3; "r 6" the chapter R6. Empty if it is not a number. */
export function numberIn(query: string): string {
  const found = /^\s*([rqa])?\s*(\d{1,2}(?:\.\d{1,2})?)\s*$/i.exec(query);
  if (!found) return /^\s*[qa]\s*$/i.test(query) ? query.trim().toUpperCase() : "";
  return `${found[1]?.toUpperCase() ?? "R"}${found[2]}`;
}

const split = (text: string): string[] =>
  simple(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

const STEM = 4; // letters that must match when the endings differ
// How well a word of the query matches a word of the text: as a prefix, or apart from the ending.
function fits(wanted: string, word: string): number {
  if (word.startsWith(wanted)) return word === wanted ? 4 : 3;
  const stem = wanted.slice(0, Math.max(STEM, wanted.length - 3));
  return wanted.length > STEM && word.startsWith(stem) ? 1 : 0;
}

const WEIGHTS = [20, 10, 1]; // for title, synonyms and text

/** The score of a rule; 0 if a word does not occur in it. */
function score({ sought }: Written, query: readonly string[]): number {
  const best = query.map((wanted) =>
    Math.max(...sought.map((words, i) => WEIGHTS[i]! * Math.max(0, ...words.map((word) => fits(wanted, word))))),
  );
  return best.includes(0) ? 0 : best.reduce((sum, one) => sum + one, 0);
}

/** The rule of a number, the rules of a chapter, or those with all words of the query, best first. */
export function find(query: string, rules: readonly Written[]): Written[] {
  const number = numberIn(query);
  const numbered = rules.filter(({ id }) => id === number || chapterOf(id) === number || id.startsWith(`${number}.`));
  if (numbered.length > 0) return numbered;
  const wanted = split(query);
  if (wanted.length === 0) return [...rules];
  return rules
    .map((rule) => ({ rule, value: score(rule, wanted) }))
    .filter(({ value }) => value > 0)
    .sort((a, b) => b.value - a.value)
    .map(({ rule }) => rule);
}

/** A text in pieces, with the matches of a query marked. */
export function marked(text: string, query: string): { text: string; hit: boolean }[] {
  const wanted = numberIn(query) ? [] : split(query);
  if (wanted.length === 0) return [{ text, hit: false }];
  return text
    .split(/([\p{L}\p{N}\p{M}]+)/u)
    .filter(Boolean)
    .map((piece) => ({ text: piece, hit: wanted.some((word) => fits(word, simple(piece)) > 0) }));
}
