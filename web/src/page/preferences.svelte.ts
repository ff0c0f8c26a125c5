// What a person has chosen for this device: the size of text, sound, and whether grave actions are confirmed.
import { recall, remember } from "./memory";

export const SIZES = ["small", "normal", "large", "huge"] as const;
export type Size = (typeof SIZES)[number];
const PERCENT: Record<Size, number> = { small: 90, normal: 100, large: 115, huge: 130 };

const KEYS = { size: "hinode.text", sound: "hinode.sound", volume: "hinode.volume", confirm: "hinode.confirm" };
const FULL = 100;

/** Sound is off until somebody turns it on. `volume` is 0 to 100. */
export const preferences = $state<{ size: Size; sound: boolean; volume: number; confirm: boolean }>({
  size: SIZES.find((size) => size === recall(KEYS.size)) ?? "normal",
  sound: recall(KEYS.sound) === "on",
  volume: volumeIn(recall(KEYS.volume)),
  confirm: recall(KEYS.confirm) !== "off",
});

function volumeIn(text: string | null): number {
  const number = Number(text ?? FULL / 2);
  return Number.isFinite(number) ? Math.min(FULL, Math.max(0, Math.round(number))) : FULL / 2;
}

export function setSize(size: Size): void {
  preferences.size = size;
  remember(KEYS.size, size);
  showSize();
}

/** Applies the size of text. Everything is measured in rem, so all of it grows. */
export function showSize(): void {
  const percent = PERCENT[preferences.size];
  document.documentElement.style.fontSize = percent === FULL ? "" : `${percent}%`;
}

export function setSound(on: boolean): void {
  preferences.sound = on;
  remember(KEYS.sound, on ? "on" : "off");
}

export function setVolume(volume: number): void {
  preferences.volume = volumeIn(String(volume));
  remember(KEYS.volume, String(preferences.volume));
}

export function setConfirm(on: boolean): void {
  preferences.confirm = on;
  remember(KEYS.confirm, on ? "on" : "off");
}
