// Made from hinode/server/web and hinode/review by `make generate`: change them there.
import type { BeAlly, Give, LeaveAdvantage, PlayMandate, Settings, StayOut, Words } from "./protocol";

/** What this server can do. */
export interface About {
  protocol: number;
  bots: string[];
  characters: string[];
}

/** Which decisions to look at: those of people, or everybody's. */
export interface AskReview {
  everyone?: boolean;
}

/** A table that shows a record. */
export interface Created {
  table: string;
}

/** A decision that `hard` looked at. `at`: the position in which it was made. */
export interface Decision {
  at: number;
  clan: string;
  step: string;
  played: string;
  best: string;
  points: number;
  chance: number | null;
  clear: boolean;
}

/** The secret from a seat's own link. */
export interface Enter {
  secret: string;
}

/** A seat was entered by its link. */
export interface Entered {
  table: string;
  seats: number[];
}

/** Bots for free seats; without a number, for all. */
export interface Fill {
  bot?: string;
  number?: number;
}

/** Open a lesson. */
export interface Learn {
  name: string;
}

/** A table in the list of tables. */
export interface Listing {
  table: string;
  title: string;
  status: string;
  players: number;
  free: number;
  names: string[];
  language: string;
  updated: number;
}

/** A table with its first person. `play_now` fills free seats with bots and starts. */
export interface NewTable {
  name: string;
  settings?: Partial<Settings>;
  clan?: string;
  play_now?: boolean;
  bot?: string;
}

/** A promise in an accepted deal. `at`: the position in which it was decided, if it was. */
export interface Promised {
  deal: number;
  by: string;
  to: string;
  promise: BeAlly | PlayMandate | StayOut | LeaveAdvantage | Give | Words;
  verdict: "broken" | "kept" | "open" | "void" | "words";
  at: number | null;
}

/** A game record in the engine's notation. */
export interface Record {
  record: string;
}

/** A whole review. `chances` has a list for each clan, with the chance at each position. */
export interface Review {
  version: number;
  clans: string[];
  chances: number[][];
  swings: Swing[];
  asked: string[];
  decisions: Decision[];
  promises: Promised[];
  tries: number;
}

/** How far a review is. `ahead`: the reviews made before this one; `review`: the finished one. */
export interface ReviewState {
  state: "done" | "none" | "queued" | "running";
  done?: number;
  total?: number;
  ahead?: number;
  review?: Review;
}

/** A seat was taken. `link` is the seat's own: whoever opens it holds the seat. */
export interface Seated {
  table: string;
  seat: number;
  secret: string;
  link: string;
  share: string;
}

/** Take a seat: any free one, or a certain one. */
export interface SitDown {
  name: string;
  clan?: string;
  seat?: number;
}

/** A part of the game that changed the chances: a mandate, a battle, a tea ceremony, a kami turn. */
export interface Swing {
  start: number;
  at: number;
  end: number;
  season: string;
  part: "battle" | "kami" | "mandate" | "tea" | "war";
  clan: string;
  what: string;
  gains: number[];
}

/** Listed tables, most recently changed first. */
export interface Tables {
  tables: Listing[];
}
