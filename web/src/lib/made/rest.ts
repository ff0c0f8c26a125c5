// Made from hinode/server/web/rest.py and notices.py by `make generate`: change them there.
import type { Settings } from "./protocol";

/** What this server can do. */
export interface About {
  protocol: number;
  bots: string[];
  characters: string[];
}

/** An address of a seat. `shown` is masked; `mark` is what a browser recognizes its own subscription by. */
export interface AddressInfo {
  id: string;
  way: string;
  shown: string;
  mark: string;
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

/** A mail address, or an Apprise URL of a kind that the host allows. */
export interface NewAddress {
  address: string;
  language?: "en" | "fr" | "it" | "pl";
}

/** A table with its first person. `play_now` fills free seats with bots and starts. */
export interface NewTable {
  name: string;
  settings?: Partial<Settings>;
  clan?: string;
  play_now?: boolean;
  bot?: string;
}

/**
 * What a server can do about notices, and what a seat has asked for.
 *
 * `push` is the key to subscribe with, or '' without Web Push; `services` are the kinds of Apprise URLs allowed.
 */
export interface NoticesInfo {
  push: string;
  mail: boolean;
  services: string[];
  kinds: ("deal" | "late" | "message" | "over" | "turn")[];
  addresses: AddressInfo[];
}

/** A browser's push subscription, as the browser describes it. */
export interface PushHere {
  endpoint: string;
  p256dh: string;
  auth: string;
  language?: "en" | "fr" | "it" | "pl";
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

/** Whether a test notice could be handed over. */
export interface Tested {
  sent: boolean;
}

/** What to be told of. */
export interface WantedKinds {
  kinds: ("deal" | "late" | "message" | "over" | "turn")[];
}
