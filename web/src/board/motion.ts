/** How long things take to move, in milliseconds: 0 with reduced motion. */
export const travel = (): number => (globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches ? 0 : 320);
