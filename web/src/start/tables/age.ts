// How long ago something happened, in words.
import { locale } from "../../lib/text.svelte";

const MINUTE = 60_000;
// prettier-ignore
const UNITS = [["day", 24 * 60 * MINUTE], ["hour", 60 * MINUTE], ["minute", MINUTE]] as const;

/** "5 min. ago" in the current language; "now" for what is less than a minute old. */
export function ago(when: number, now = Date.now()): string {
  const words = new Intl.RelativeTimeFormat(locale.current, { style: "narrow", numeric: "auto" });
  const past = Math.max(0, now - when);
  const [unit, length] = UNITS.find(([, length]) => past >= length) ?? (["second", Infinity] as const);
  return words.format(-Math.floor(past / length) || 0, unit);
}
