// How things move. Nothing does with reduced motion.
import { STEP } from "../lib/story/moments";
import { paced } from "../lib/story/pace.svelte";

const TRAVEL = 320; // ms
const SHORTEST = 200;
const APART = 120; // ms between one piece and the next, at most

export const moving = (): boolean => !globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches;

/** How long things take to move, in milliseconds: 0 with reduced motion. */
export const travel = (): number => (moving() ? TRAVEL : 0);

/** Pieces that move in one moment do so one after the other, and all arrive before the next moment. */
export function oneByOne(count: number): { lasts: number; apart: number } {
  const room = paced(STEP);
  if (!moving() || room === 0) return { lasts: travel(), apart: 0 };
  const lasts = Math.max(SHORTEST, Math.min(TRAVEL, room * 0.6));
  return { lasts, apart: Math.min(APART, Math.max(0, room - lasts - 40) / Math.max(1, count - 1)) };
}
