// The messages of the socket, as docs/protocol.md describes them.
import type { Forces, GameEvent, Preview, View } from "./view";

export interface Clock {
  seconds: number;
  bank: number;
  tea: number | null;
  late: "wait" | "bot_once" | "bot";
}

export interface Settings {
  players: number;
  card_set: string;
  shrines: string;
  clans: "picked" | "random" | "drafted";
  listed: boolean;
  spectators: boolean;
  clock: Clock | null;
  language: string;
  title: string;
  automa: number; // how many of the clans are led by cards; they need no seats
  level: "easier" | "standard" | "harder";
}

export interface SeatInfo {
  seat: number;
  name: string;
  clan: string;
  bot: string;
  stand_in: string;
  late: boolean;
  connected: boolean;
}

export interface TableInfo {
  table: string;
  settings: Settings;
  status: "open" | "drafting" | "playing" | "over" | "broken";
  n: number;
  host: number | null;
  seats: SeatInfo[];
  waiting: number[];
  draft: number[];
  actions: number;
  watchers: number;
  take_back: { wish: number; seat: number; length: number; agreed: number[] } | null;
  trouble: string;
  created: number;
  clocks?: SeatClock[] | null; // in a draft they are told here
}

export interface SeatClock {
  seat: number;
  left: number;
  bank: number;
  running: boolean;
}

/** What a bot says: a reason by name, the words and numbers in it, how it is said, and about which deal. */
export interface Spoken {
  reason: string;
  manner: string;
  about?: Record<string, string | number>;
  deal?: number;
}

export interface TalkLine {
  n: number;
  seat: number;
  text: string;
  when: number;
  to?: number[];
  spoken?: Spoken;
  name?: string; // who sat on the seat when it was said
}

export type Promise_ =
  | { promise: "ally"; by: number }
  | { promise: "mandate"; by: number; mandate: string }
  | { promise: "stay_out"; by: number; province: string }
  | { promise: "leave_advantage"; by: number; advantage: string; province: string }
  | { promise: "give"; by: number; coins: number; ronin: number; season: "this" | "next"; phase: "tea" | "political" }
  | { promise: "words"; by: number; text: string };

export interface Deal {
  deal: number;
  seat: number;
  to: number;
  state: "offered" | "accepted" | "refused" | "withdrawn";
  promises: { promise: Promise_; verdict: "open" | "kept" | "broken" | "void" | "words" }[];
  when: number;
}

/** Something a lesson says: the id of a text, what on the table it is about, and the rule to read on. */
export interface Page {
  say: string;
  look?: string;
  rule?: string;
}

export interface Hint {
  type: "hint";
  seat: number;
  chapter: string;
  chapters: string[];
  pages: Page[];
  line?: string;
}

export interface Failed {
  type: "failed";
  code: string;
  sentence: string;
  rule?: string;
  reason?: string; // where the rules say no: the name of the sentence, and what it is about
  about?: Record<string, string | number>;
  id?: number;
}

export type FromServer =
  | { type: "welcome"; protocol: number; table: TableInfo; holds: number[]; id?: number }
  | {
      type: "sync";
      seat: number | null;
      n: number;
      actions: number;
      first: number;
      marks: number[];
      events: GameEvent[];
      view: View;
      clocks?: SeatClock[];
    }
  | {
      type: "news";
      seat: number | null;
      n: number;
      actions: number;
      first: number;
      marks: number[];
      events: GameEvent[];
      patch: Record<string, unknown>;
      clocks?: SeatClock[];
    }
  | { type: "table"; table: TableInfo }
  | { type: "talk"; lines: TalkLine[] }
  | { type: "deals"; deals: Deal[] }
  | Hint
  | { type: "done"; id?: number; n?: number }
  | { type: "previewed"; previews: Preview[]; id?: number }
  | { type: "forces"; places: Forces; id?: number }
  | Failed;

export type FromBrowser =
  | { type: "hello"; secrets?: string[]; since?: number; talk?: number }
  | { type: "act"; seat: number; line: string; number: number; seen?: number }
  | { type: "preview"; seat: number; lines: string[]; number: number }
  | { type: "force" }
  | { type: "why"; seat: number; line: string; number: number }
  | { type: "undo"; seat: number; number: number; turn?: boolean }
  | { type: "ask_take_back"; seat: number; length: number }
  | { type: "answer_take_back"; seat: number; wish: number; yes: boolean }
  | { type: "say"; seat: number; text: string; to?: number[] }
  | { type: "offer_deal"; seat: number; to: number; promises: Promise_[] }
  | { type: "answer_deal"; seat: number; deal: number; yes: boolean }
  | { type: "hand_over"; seat: number; bot?: string }
  | { type: "choose_clan"; seat: number; clan: string }
  | { type: "look" };
