// Browser storage. It may be blocked or full; then nothing is remembered and nothing breaks.

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // as above
  }
}

/** An object stored as JSON; empty if there is none or it cannot be parsed. */
export function recallObject(key: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(recall(key) ?? "{}");
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

// ------------------------------------------------------------------------------ a person's name
const NAME = "hinode.name";

export const myName = (): string => recall(NAME) ?? "";
export const rememberName = (name: string): void => remember(NAME, name.trim());

// -------------------------------------------------------- the own links of seats at a table
// The server sends a seat's secret only once; players may need it later to continue on another device.
const links = (table: string): string => `hinode.links.${table}`;

export const seatLinks = (table: string): Record<string, string> =>
  recallObject(links(table)) as Record<string, string>;

export function rememberLink(table: string, seat: number, secret: string): void {
  remember(links(table), JSON.stringify({ ...seatLinks(table), [seat]: `/t/${table}#seat=${secret}` }));
  noteTable(table);
}

/** The secrets of the seats at a table. */
export const secretsOf = (table: string): string[] =>
  Object.values(seatLinks(table)).flatMap((link) => (typeof link === "string" && link.split("#seat=")[1]) || []);

// ------------------------------------------------------------------------- the tables of this device
const TABLES = "hinode.tables"; // their names, the last used first
const LINKS = links("");

/** Puts a table first among those of this device. */
export function noteTable(table: string): void {
  remember(TABLES, JSON.stringify([table, ...knownTables().filter((name) => name !== table)]));
}

/** The tables where this device has a seat, the last used first. */
export function knownTables(): string[] {
  const noted = Object.values(recallObject(TABLES)).filter((name) => typeof name === "string");
  const linked = keys().flatMap((key) => (key.startsWith(LINKS) ? key.slice(LINKS.length) : []));
  return [...new Set([...noted, ...linked])].filter((name) => secretsOf(name).length > 0);
}

/** Removes everything this device remembers of a table. */
export function forgetTable(table: string): void {
  const own = [links(table), ...keys().filter((key) => key.startsWith(`hinode.read.${table}.`))];
  try {
    for (const key of own) localStorage.removeItem(key);
  } catch {
    // then there was nothing
  }
  remember(TABLES, JSON.stringify(knownTables()));
}

function keys(): string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}
