/** How long things travel, in milliseconds: not at all for those who ask for less motion. */
export const travel = (): number => (globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches ? 0 : 320);
