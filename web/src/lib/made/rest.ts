// Made from hinode/server/web/rest.py by `make generate`: change it there.
import type { Settings } from "./protocol";

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

/** A game record in the engine's notation. */
export interface Record {
  record: string;
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
