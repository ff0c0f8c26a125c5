// The current time on a table's clocks.
import type { SeatClock } from "./protocol";
import { locale } from "./text.svelte";

/** The clocks at this moment, in whole seconds: first the time for the decision runs down, then the bank. */
export function clocksNow(clocks: readonly SeatClock[] | null, since: number, now: number): SeatClock[] {
  return (clocks ?? []).map((clock) => {
    const past = now - since - (clock.starts ?? 0); // negative: it has not started yet
    const gone = clock.running ? Math.max(0, past) : 0;
    const bank = Math.max(0, clock.bank - Math.max(0, gone - clock.left));
    const left = Math.max(0, clock.left - gone);
    const running = clock.running && past >= 0;
    return { ...clock, running, left: Math.ceil((left + bank) / 1000), bank: Math.ceil(bank / 1000) };
  });
}

/** The current time, updated every second until `stop` is called. */
export class Ticking {
  now = $state(performance.now());
  #timer = setInterval(() => (this.now = performance.now()), 1000);

  stop = (): void => clearInterval(this.#timer);
}

const HOUR = 60 * 60;
// prettier-ignore
const UNITS = [["day", 24 * HOUR], ["hour", HOUR], ["minute", 60]] as const;

/** A span of time in words: "15 sec", "2 min", "3 days". Spans of settings are whole units. */
export function spanWords(seconds: number): string {
  const [unit, length] = UNITS.find(([, length]) => seconds >= length && seconds % length === 0) ?? ["second", 1];
  return new Intl.NumberFormat(locale.current, { style: "unit", unit, unitDisplay: "short" }).format(seconds / length);
}

/** Formats seconds: 4:05 if under an hour, otherwise the two largest units. */
export function timeWords(seconds: number): string {
  if (seconds < HOUR) return `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;
  const first = UNITS.findIndex(([, length]) => seconds >= length);
  const [large, small] = [UNITS[first]!, UNITS[first + 1]!];
  const words = (count: number, unit: string): string =>
    new Intl.NumberFormat(locale.current, { style: "unit", unit, unitDisplay: "narrow" }).format(Math.floor(count));
  return `${words(seconds / large[1], large[0])} ${words((seconds % large[1]) / small[1], small[0])}`;
}
