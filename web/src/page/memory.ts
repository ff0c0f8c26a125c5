// What this device remembers. Storage may be forbidden or full; then nothing is remembered, and nothing breaks.

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

/** An object that was remembered as JSON; an empty one if there is none, or none that can be read. */
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
// The server tells a seat's secret only once; a person may want it later, to play on with another device.
const links = (table: string): string => `hinode.links.${table}`;

export const seatLinks = (table: string): Record<string, string> =>
  recallObject(links(table)) as Record<string, string>;

export function rememberLink(table: string, seat: number, secret: string): void {
  remember(links(table), JSON.stringify({ ...seatLinks(table), [seat]: `/t/${table}#seat=${secret}` }));
}
