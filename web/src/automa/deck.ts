// The cards of the Automa, read from the deck files of the engine (docs/notation.md explains their lines).
// A game with a custom deck does not name it; then only the numbers of its cards are known.
const files = import.meta.glob<string>("../../../hinode/engine/automa/cards/decks/*.deck", {
  query: "?raw",
  import: "default",
});

export interface AutomaCard {
  number: number;
  mandate: string; // the one it insists on
  position: number; // the position of the tile to take otherwise
  moves: number;
  figures: string[]; // bushi, shinto, shinto1 to shinto4, daimyo, monster
  advantages: string[];
  war: number;
  harvest: number;
  direction: string;
  priority: string[]; // kinds of season cards
  pairs: [string, string][];
}

const words = (text: string): string[] => text.split(",").filter((word) => word !== "" && word !== "-");

function cardOf(line: string): AutomaCard {
  const [, number, mandate, position, moves, figures, advantages, war, harvest, direction, priority, pairs] =
    line.split(/\s+/);
  return {
    number: Number(number),
    mandate: mandate!,
    position: Number(position),
    moves: Number(moves),
    figures: words(figures!),
    advantages: words(advantages!),
    war: Number(war),
    harvest: Number(harvest),
    direction: direction!,
    priority: words(priority!),
    pairs: words(pairs!).map((pair) => pair.split(":") as [string, string]),
  };
}

export function readDeck(text: string): Map<number, AutomaCard> {
  const cards = text
    .split("\n")
    .filter((line) => line.startsWith("card "))
    .map(cardOf);
  return new Map(cards.map((card) => [card.number, card]));
}

const read = new Map<string, Promise<Map<number, AutomaCard>>>();

/** The cards of a deck by number; empty for a custom deck. */
export function deckNamed(name: string): Promise<Map<number, AutomaCard>> {
  const file = files[`../../../hinode/engine/automa/cards/decks/${name}.deck`];
  const found = read.get(name) ?? (file ? file().then(readDeck) : Promise.resolve(new Map<number, AutomaCard>()));
  read.set(name, found);
  return found;
}

const LEVELS: Record<string, number> = { easier: -1, harder: 1 };
/** A war value adjusted to the level of the game (A8). */
export const warAt = (value: number, level: string): number => Math.max(0, value + (LEVELS[level] ?? 0));

/** The parts of a card that an event uses. */
export const USES: Record<string, readonly string[]> = {
  automa_pairs: ["pairs"],
  automa_mandate: ["mandate"],
  automa_figure: ["figures"],
  automa_order: ["figures"],
  automa_marshal: ["moves"],
  automa_train: ["priority"],
  automa_harvest: ["harvest"],
  automa_betray: ["direction"],
  automa_war: ["war"],
  automa_contest: ["advantages", "war"],
};
