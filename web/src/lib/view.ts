// The view the server sends: everything a seat may know, as docs/api.md describes it.
import type { View } from "./made/protocol";

export type * from "./made/protocol";

/** Whether cards lead a clan. */
export const isAutoma = (view: Partial<Pick<View, "automa">>, clan: string): boolean =>
  view.automa?.clans.includes(clan) ?? false;

/** A field of an event that holds a word; "" if the event has no such field. */
export const word = (field: unknown): string => (typeof field === "string" ? field : "");
