// The games of this device, asked for all at once, again and again while the page is visible.
import { api } from "../../lib/api";
import type { MyTable } from "../../lib/api";
import { forgetTable, knownTables, recallObject, secretsOf } from "../../page/memory";

const OFTEN = 15_000; // ms between two requests
const MOST = 40; // tables in a request
const SECRETS = 5;

const readOf = (table: string, seat: number): Record<string, unknown> => recallObject(`hinode.read.${table}.${seat}`);

export class MyGames {
  tables = $state.raw<MyTable[] | null>(null);
  lost = $state(false);
  #timer: ReturnType<typeof setInterval>;
  #asking = false;

  constructor() {
    this.#timer = setInterval(this.look, OFTEN);
    document.addEventListener("visibilitychange", this.look);
    this.look();
  }

  stop(): void {
    clearInterval(this.#timer);
    document.removeEventListener("visibilitychange", this.look);
  }

  look = (): void => void this.#look();

  async #look(): Promise<void> {
    if (document.hidden || this.#asking) return;
    this.#asking = true;
    try {
      const known = knownTables().slice(0, MOST);
      const asked = known.map((table) => ({ table, secrets: secretsOf(table).slice(0, SECRETS) }));
      this.tables = asked.length > 0 ? (await api.mine(asked)).tables : [];
      this.lost = false;
    } catch {
      this.lost = true; // keep showing what was known
    } finally {
      this.#asking = false;
    }
  }

  read = (table: string) => (seat: number) => readOf(table, seat);

  /** Forgets a table on this device: its secrets, and its cookies. */
  async forget(table: string): Promise<void> {
    await api.forget(table);
    forgetTable(table);
    this.tables = this.tables?.filter((one) => one.table !== table) ?? null;
  }
}
