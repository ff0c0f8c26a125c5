// The REST routes, as docs/protocol.md describes them.
import type { Settings, TableInfo } from "./protocol";

export interface Seated {
  table: string;
  seat: number;
  secret: string;
  link: string;
  share: string;
}

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

export class Problem extends Error {
  constructor(
    readonly code: string,
    readonly sentence: string,
    readonly rule = "",
  ) {
    super(sentence);
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
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

const at = (table: string) => `/api/tables/${encodeURIComponent(table)}`;

export const api = {
  about: () => call<{ protocol: number; bots: string[]; characters: string[] }>("GET", "/api/about"),
  tables: () => call<{ tables: Listing[] }>("GET", "/api/tables"),
  create: (body: { name: string; settings?: Partial<Settings>; clan?: string; play_now?: boolean; bot?: string }) =>
    call<Seated>("POST", "/api/tables", body),
  table: (table: string) => call<TableInfo>("GET", `${at(table)}/`),
  sit: (table: string, body: { name: string; clan?: string; seat?: number }) =>
    call<Seated>("POST", `${at(table)}/seats`, body),
  leave: (table: string, seat: number) => call<TableInfo>("DELETE", `${at(table)}/seats/${seat}`),
  enter: (table: string, secret: string) =>
    call<{ table: string; seats: number[] }>("POST", `${at(table)}/enter`, { secret }),
  bots: (table: string, bot: string, number?: number) => call<TableInfo>("POST", `${at(table)}/bots`, { bot, number }),
  start: (table: string) => call<TableInfo>("POST", `${at(table)}/start`),
  learn: (lesson: string, name: string) => call<Seated>("POST", `/api/lessons/${lesson}`, { name }),
  importRecord: (record: string) => call<{ table: string }>("POST", "/api/records", { record }),
  record: (table: string, seat?: number) =>
    call<string>("GET", `${at(table)}/record${seat === undefined ? "" : `?seat=${seat}`}`),
  replay: (table: string) => call<Replay>("GET", `${at(table)}/replay`),
};

export interface Replay {
  record: string;
  events: import("./view").GameEvent[];
  view: import("./view").View;
  moments: { seat: string; line: string; events: import("./view").GameEvent[]; patch: Record<string, unknown> }[];
}
