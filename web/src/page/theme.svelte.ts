// Light, dark, or whatever the device uses. Remembered on this device.
import { recall, remember } from "./memory";

export const THEMES = ["auto", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

const KEY = "hinode.theme";

export const theme = $state<{ current: Theme }>({ current: "auto" });

/** Applies the theme that was chosen on this device. */
export function showTheme(): void {
  const before = recall(KEY);
  apply(THEMES.find((one) => one === before) ?? "auto");
}

export function setTheme(wanted: Theme): void {
  remember(KEY, wanted);
  apply(wanted);
}

function apply(wanted: Theme): void {
  theme.current = wanted;
  if (wanted === "auto") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = wanted;
}
