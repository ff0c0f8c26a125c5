// The REST routes, as docs/protocol.md describes them.
import type { GameEvent, TableInfo, View } from "./protocol";
import type { About, Created, Entered, NewTable, Seated, SitDown, Tables } from "./made/rest";

export type { Listing } from "./made/rest";

export class Problem extends Error {
  constructor(
    readonly code: string,
    readonly sentence: string,
    readonly rule = "",
  ) {
    super(sentence);
  }
}

export async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: HeadersInit = body === undefined ? {} : { "content-type": "application/json" };
  const answer = await fetch(path, {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).catch(() => null);
  if (answer === null) throw new Problem("lost", "");
  const data: unknown = answer.headers.get("content-type")?.includes("json")
    ? await answer.json()
    : await answer.text();
  if (!answer.ok) {
    const problem = data as { code?: string; sentence?: string; rule?: string };
    throw new Problem(problem.code ?? "bug", problem.sentence ?? "", problem.rule);
  }
  return data as T;
}

export const at = (table: string) => `/api/tables/${encodeURIComponent(table)}`;

export const api = {
  about: () => call<About>("GET", "/api/about"),
  tables: () => call<Tables>("GET", "/api/tables"),
  create: (body: NewTable) => call<Seated>("POST", "/api/tables", body),
  table: (table: string) => call<TableInfo>("GET", `${at(table)}/`),
  sit: (table: string, body: SitDown) => call<Seated>("POST", `${at(table)}/seats`, body),
  leave: (table: string, seat: number) => call<TableInfo>("DELETE", `${at(table)}/seats/${seat}`),
  enter: (table: string, secret: string) => call<Entered>("POST", `${at(table)}/enter`, { secret }),
  bots: (table: string, bot: string, number?: number) => call<TableInfo>("POST", `${at(table)}/bots`, { bot, number }),
  start: (table: string) => call<TableInfo>("POST", `${at(table)}/start`),
  learn: (lesson: string, name: string) => call<Seated>("POST", `/api/lessons/${lesson}`, { name }),
  importRecord: (record: string) => call<Created>("POST", "/api/records", { record }),
  record: (table: string, seat?: number) =>
    call<string>("GET", `${at(table)}/record${seat === undefined ? "" : `?seat=${seat}`}`),
  replay: (table: string) => call<Replay>("GET", `${at(table)}/replay`),
};

/** A finished game, move by move: the view of somebody who sees everything, and what each move changes in it. */
export interface Replay {
  record: string;
  events: GameEvent[];
  view: View;
  moments: { seat: string; line: string; events: GameEvent[]; patch: object }[];
}
