// Searching the season cards.
import facts from "../lib/made/cards.json";
import names from "../lib/made/names.json";

export interface Card {
  slug: string;
  season: string;
  kind: string;
  cost: number;
  copies: number;
  sets: string[];
}

export const CARDS: Card[] = Object.entries(facts).map(([slug, fact]) => ({ slug, ...fact }));
export const KINDS = [...new Set(CARDS.map(({ kind }) => kind))];
export const SETS = ["core", ...names.sets]; // some cards belong to sets that cannot be played yet
export const SEASONS = ["spring", "summer", "autumn", "winter"].filter((season) =>
  CARDS.some((card) => card.season === season),
);

export interface Search {
  words: string;
  set: string; // '' is any; every set also includes the core cards
  kind: string; // '' is any
}

const LETTERS: Record<string, string> = { ł: "l", œ: "oe", æ: "ae" }; // letters that do not decompose into a letter and an accent

/** Letters without accents, so that "bushido" finds "bushidō". */
export const simple = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[łœæ]/g, (letter) => LETTERS[letter]!);

/** The cards whose text contains all the words. */
export function found(search: Search, written: (card: Card) => string, cards: readonly Card[] = CARDS): Card[] {
  const words = simple(search.words).split(/\s+/).filter(Boolean);
  return cards.filter((card) => {
    if (search.set !== "" && !card.sets.includes(search.set)) return false;
    if (search.kind !== "" && card.kind !== search.kind) return false;
    const text = simple(written(card));
    return words.every((word) => text.includes(word));
  });
}

/** Every copy of a card, as on display. */
export const copies = (cards: readonly Card[]): string[] =>
  cards.flatMap(({ slug, copies: n }) => Array.from({ length: n }, () => slug));
