// The pace of the story. With reduced motion everything appears at once, unless the person chooses a pace.
export const PACES = ["slow", "steady", "brisk", "instant"] as const;
export type Pace = (typeof PACES)[number];

const STORED = "hinode.pace";
const TIMES: Record<Pace, number> = { slow: 1.7, steady: 1, brisk: 0.5, instant: 0 };

export const pace = $state<{ current: Pace }>({ current: stored() });

function stored(): Pace {
  try {
    const found = PACES.find((one) => one === localStorage.getItem(STORED));
    if (found) return found;
  } catch {
    // storage may be forbidden
  }
  const still = typeof matchMedia !== "undefined" && matchMedia("(prefers-reduced-motion: reduce)").matches;
  return still ? "instant" : "steady";
}

export function setPace(wanted: Pace): void {
  pace.current = wanted;
  try {
    localStorage.setItem(STORED, wanted);
  } catch {
    // then it lasts until the page is closed
  }
}

/** A duration at the chosen pace; 0 if everything appears at once. */
export const paced = (ms: number): number => ms * TIMES[pace.current];
