// Whether this device makes sounds, and how loud. Off until a person turns them on.
import { recall, remember } from "../page/memory";

const SOUND = "hinode.sound";
const VOLUME = "hinode.volume";
const USUAL = 0.6;

export const sound = $state({ on: recall(SOUND) === "on", volume: storedVolume() });

function storedVolume(): number {
  const stored = recall(VOLUME);
  return stored === null ? USUAL : bounded(Number(stored));
}

/** A volume from 0 to 1. */
const bounded = (volume: number): number => (Number.isFinite(volume) ? Math.min(1, Math.max(0, volume)) : USUAL);

export function setSound(on: boolean): void {
  sound.on = on;
  remember(SOUND, on ? "on" : "off");
}

export function setVolume(volume: number): void {
  sound.volume = bounded(volume);
  remember(VOLUME, String(sound.volume));
}
