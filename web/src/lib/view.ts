// The view the server sends: everything a seat may know, as docs/api.md describes it.

export type Clan = string; // koi, lotus, turtle, dragonfly, bonsai, ...
export type Province = string;
export type Counts = Record<string, number>; // piece -> how many

export interface Standing {
  pieces: Counts;
  force: number;
}

export interface ProvinceView {
  province: Province;
  harvest: { vp: number; coins: number; ronin: number };
  clans: Record<Clan, Standing>;
}

export interface ShrineView {
  kami: string;
  clans: Record<Clan, Standing>;
}

export interface PlayerView {
  seat: Clan;
  vp: number;
  coins: number;
  ronin: number;
  ally: Clan | null;
  allied_seasons: string[];
  cards: string[];
  tokens: string[];
  reserve: Counts;
  aside: string[];
}

export interface PlayedMandate {
  seat: Clan;
  mandate: string;
  hidden: boolean;
}

export interface Bid {
  seppuku: number;
  hostage: number;
  ronin: number;
  poets: number;
}

/** A source of Force: how many there are, and what they are worth together. */
export interface ForcePart {
  kind: "figures" | "monster" | "clan" | "card" | "ronin";
  name: string;
  count: number;
  force: number;
}

export interface BattleView {
  province: Province;
  participants: Clan[];
  force: Record<Clan, number>;
  parts: Record<Clan, ForcePart[]>;
  ties: Clan[]; // who wins a tie, the first of them first
  bids: Record<Clan, Bid>;
  hired: Record<Clan, number>;
  killed: number;
  winner: Clan | null;
}

export interface Draw {
  turn: number;
  tiles: string[];
  position: number | null;
}

/** The clans led by cards, and where their cards are. */
export interface AutomaView {
  clans: Clan[];
  level: string; // easier, standard, harder
  deck: string; // its name; empty for an own deck
  pile_size: number;
  discards: number[]; // the last one last
  in_use: number | null;
  tiles: Draw[];
}

export type Options =
  | { kind: "list"; actions: string[] }
  | { kind: "either"; parts: Options[] }
  | { kind: "bid"; coins: number }
  | {
      kind: "propose";
      to: { seat: Clan; give_coins: number; give_ronin: number; ask_coins: number; ask_ronin: number }[];
    };

export interface DecisionView {
  number: number;
  what: { step: string } & Record<string, unknown>;
  actors: Clan[];
  rule: string;
  prompt: string;
  options: Options | null;
  costs: { line: string; coins: number }[]; // of options that are paid for
  gift: { coins: number; ronin: number; to: Clan[] } | null;
}

export interface View {
  seat: Clan | null;
  own_tiles: Draw[];
  decision: DecisionView | null;
  undo: boolean;
  set: string;
  season: string;
  phase: string;
  track: string; // one letter a turn: M a mandate, K the kami
  turn: number;
  honor: Clan[];
  holder: Clan;
  deck_size: number;
  played: PlayedMandate[];
  war: Province[];
  fought: number;
  display: string[];
  shrines: ShrineView[];
  provinces: ProvinceView[];
  players: PlayerView[];
  hostages: { captor: Clan; owner: Clan; piece: string }[];
  battle: BattleView | null;
  winners: Clan[];
  automa?: AutomaView | null; // records of former versions have none
}

/** Whether cards lead a clan. */
export const isAutoma = (view: Pick<View, "automa">, clan: Clan): boolean => view.automa?.clans.includes(clan) ?? false;

export type Change = [before: number, after: number];

/** What a choice would do, as far as it is certain. */
export interface Preview {
  players: Record<Clan, Partial<Record<"vp" | "coins" | "ronin" | "honor", Change>>>; // honor is a rank
  places: Record<string, { force: Record<Clan, Change>; leader: [Clan | null, Clan | null]; tie: [boolean, boolean] }>;
  killed: Record<Clan, Counts>;
  winner: Clan | null;
  next: { step: string; actors: Clan[] } | null;
}

/** Where everybody's Force comes from, by province and kami. */
export type Forces = Record<string, { clans: Record<Clan, ForcePart[]>; leader: Clan | null; tie: boolean }>;

export interface GameEvent {
  event: string;
  [field: string]: unknown;
}

/** A field of an event that holds a word; "" if the event has no such field. */
export const word = (field: unknown): string => (typeof field === "string" ? field : "");
