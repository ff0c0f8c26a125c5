// What the clocks of a table show at this moment.
import type { SeatClock } from "./protocol";
import { locale } from "./text.svelte";

/** The clocks as they stand at this moment, in whole seconds: first the time for the decision, then the bank. */
export function clocksNow(clocks: readonly SeatClock[] | null, since: number, now: number): SeatClock[] {
  return (clocks ?? []).map((clock) => {
    const gone = clock.running ? now - since : 0;
    const bank = Math.max(0, clock.bank - Math.max(0, gone - clock.left));
    const left = Math.max(0, clock.left - gone);
    return { ...clock, left: Math.ceil((left + bank) / 1000), bank: Math.ceil(bank / 1000) };
  });
}

/** Time that passes: a moment that moves on every second, as long as `stop` has not been called. */
export class Ticking {
  now = $state(performance.now());
  #timer = setInterval(() => (this.now = performance.now()), 1000);

  stop = (): void => clearInterval(this.#timer);
}

const HOUR = 60 * 60;
// prettier-ignore
const UNITS = [["day", 24 * HOUR], ["hour", HOUR], ["minute", 60]] as const;

/** Seconds as a clock shows them: 4:05 within the hour, else the two largest units. */
export function timeWords(seconds: number): string {
  if (seconds < HOUR) return `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;
  const first = UNITS.findIndex(([, length]) => seconds >= length);
  const [large, small] = [UNITS[first]!, UNITS[first + 1]!];
  const words = (count: number, unit: string): string =>
    new Intl.NumberFormat(locale.current, { style: "unit", unit, unitDisplay: "narrow" }).format(Math.floor(count));
  return `${words(seconds / large[1], large[0])} ${words((seconds % large[1]) / small[1], small[0])}`;
}
