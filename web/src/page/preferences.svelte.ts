// What a person has chosen for this device: the size of text, and whether grave actions are confirmed.
import { recall, remember } from "./memory";

export const SIZES = ["small", "normal", "large", "huge"] as const;
export type Size = (typeof SIZES)[number];
const PERCENT: Record<Size, number> = { small: 90, normal: 100, large: 115, huge: 130 };

const KEYS = { size: "hinode.text", confirm: "hinode.confirm" };
const FULL = 100;

export const preferences = $state<{ size: Size; confirm: boolean }>({
  size: SIZES.find((size) => size === recall(KEYS.size)) ?? "normal",
  confirm: recall(KEYS.confirm) !== "off",
});

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

export function setConfirm(on: boolean): void {
  preferences.confirm = on;
  remember(KEYS.confirm, on ? "on" : "off");
}
