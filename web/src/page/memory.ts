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
}
