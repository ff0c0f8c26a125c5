// Made from hinode/server/web/rest.py and mine.py by `make generate`: change them there.
import type { Clock, GameEvent, Settings } from "./protocol";

/** What this server can do. */
export interface About {
  protocol: number;
  bots: string[];
  characters: string[];
}

/** A table that shows a record. */
export interface Created {
  table: string;
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

/** A table this device knows: the secrets of its seats there, and a line of talk up to which it has heard all. */
export interface KnownTable {
  table: string;
  secrets: string[];
  talk?: number;
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
  host: string;
  card_set: string;
  clock: Clock | null;
  spectators: boolean;
  created: number;
  updated: number;
}

/** The tables this device knows. */
export interface Mine {
  tables: KnownTable[];
}

/** A table as the holder of some of its seats may know it. */
export interface MyTable {
  table: string;
  settings: Settings;
  status: string;
  lesson: boolean;
  host: number | null;
  players: Player[];
  holds: number[];
  waiting: number[];
  season: string;
  winners: string[];
  last: GameEvent | null;
  talk: Remark[];
  invited: string;
  updated: number;
}

/** Those of the tables where the device holds a seat, in the order they were asked for. */
export interface MyTables {
  tables: MyTable[];
}

/** A table with its first person. `play_now` fills free seats with bots and starts. */
export interface NewTable {
  name: string;
  settings?: Partial<Settings>;
  clan?: string;
  play_now?: boolean;
  bot?: string;
}

/** Who sits on a seat, and the clan's victory points. */
export interface Player {
  seat: number;
  name: string;
  clan: string;
  bot: string;
  vp: number;
}

/** A game record in the engine's notation. */
export interface Record {
  record: string;
}

/** That something was said: the line's number, by whom and to whom. `to` is empty when everybody heard it. */
export interface Remark {
  n: number;
  seat: number;
  to: number[];
}

/** The rematch, and the seats of this device there. */
export interface Rematched {
  table: string;
  seats: Seated[];
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

/** Listed tables, most recently changed first. */
export interface Tables {
  tables: Listing[];
}
