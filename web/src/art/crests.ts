// The crests of the eight clans, on a grid from -16 to 16. They are drawn in the clan's light colour on a disc of its
// dark one; `var(--clan)` cuts into the light shape.
import { around, dot, fill, line, mirrored } from "./draw";

const cut = "var(--clan)";

const koi =
  fill("M9.6-6.2C7.8-11 .6-12-3.6-7-7.4-2.4-7.2 3-3.6 8-2.6 5.4-.8 4 1.8 2.6 6 .2 10.6-2.4 9.6-6.2Z") + // body
  fill("M-3.7 7C-7 6.2-10.2 7.6-11.4 10.6-8.6 10.4-7 11-6 13-3.4 12.2-2 10-3.7 7Z") + // tail
  fill("M-4.6-7.4C-8.4-8.6-11.6-5-10.8.6-9.6-.8-8.6-1.4-7.2-1.6Z") + // fin on the back
  fill("M3.4 2.6C6.8 4 7 7.4 4.6 9.8 4 7.4 2.8 5.8.6 4.6Z") + // fin on the belly
  line("M9.4-4.6Q12.4-4.2 12.6-1.4M8.4-3.2Q10.6-1.6 9.8.8", 1.1) +
  dot(5.6, -6.4, 1.2, cut) +
  line("M2.6-8.8Q.6-5.4 3.4-2.2M-1-7.6Q-2.6-4.4 0-.4M-4.2-3.4Q-4.6-.2-2.2 2.4", 1.2, cut);

const lotus =
  fill("M0-11.5C5.4-6 5.2 1.6 0 6.6-5.2 1.6-5.4-6 0-11.5Z") +
  mirrored(fill("M-1.4 7.8C-8.2 8-12.8 2-12-5.2-9-4.8-6.6-3-5.4-.4-5 3-3.4 5.8-1.4 7.8Z")) +
  line("M-8.4 10.6Q0 7.6 8.4 10.6", 1.8);

const hexagon = (r: number): string => {
  const x = (r * 0.866).toFixed(1);
  return `M0-${r}L${x}-${r / 2}V${r / 2}L0 ${r}-${x} ${r / 2}V-${r / 2}Z`;
};
const turtle = line(hexagon(11.4), 2.2) + fill(hexagon(5.4)) + around(6, line("M0-5V-11", 1.8));

const dragonfly =
  dot(0, -9, 2.3) +
  fill("M0-7.2C2.4-6 2.4-2.6 1.1-.6L.7 12H-.7L-1.1-.6C-2.4-2.6-2.4-6 0-7.2Z") +
  mirrored(
    fill("M1.6-5.2C5-9.4 12.6-10.6 12.8-7.4 13-4.4 6-3 1.6-3.8Z") +
      fill("M1.6-2.6C6-2.8 11.8.6 10.8 3.4 9.8 6 4.2 2.2 1.4-1Z"),
  );

const bonsai =
  fill("M-3.4 8.6C-2.8 5 2 4.6 1.4 1 1-1.6-3-2.4-2.8-6H-.4C-.2-3.6 4.2-3 4.4 1 4.6 5.2.6 5.6.6 8.6Z") +
  line("M2.8 1.4Q4 .4 6.6.2M1.6 4Q-2 4.6-5.4 3.4", 1.4) +
  fill("M-9-5.6C-9.4-8.4-6.4-9-5.4-8.6-5-11.4.6-11.8 1.6-9 4.6-9.8 6-7 4.6-5.6Z") +
  fill("M4 .4C3.6-1.6 5.8-2.6 7-2 8.4-4.2 12.4-2.4 11.6.4Z") +
  fill("M-11.6 3.8C-12 1.6-9.8 1-8.8 1.6-7.4-.4-3.8.8-4.4 3.8Z") +
  fill("M-7 9.6H7L5.4 12.6H-5.4Z");

const fox =
  fill("M-9.4-11.4-4.4-6.2Q0-7.8 4.4-6.2L9.4-11.4Q11.8-3 7.6 2.6L0 12-7.6 2.6Q-11.8-3-9.4-11.4Z") +
  mirrored(
    fill("M-7.4-1.4Q-4-3-1.8 1.4-5.6 1.4-7.4-1.4Z", cut) + line("M-8.2-8.4-6.4-5.4M-6.6 3.8-3.4 4.6", 1.1, cut),
  ) +
  fill("M-1.6 8.2H1.6L0 10.2Z", cut) +
  dot(0, -4, 0.9, cut);

const sun = dot(0, 0, 4.8) + around(16, fill("M-1-5.8H1L.5-12.4H-.5Z"));

const moon = fill("M4-11.4A12 12 0 1 0 11.6 4.4 9.4 9.4 0 1 1 4-11.4Z") + line("M1.4 1.8Q4-.6 6.6 1.8T11.8 1", 1.3);

export const CRESTS: Record<string, string> = { koi, lotus, turtle, dragonfly, bonsai, fox, sun, moon };

/** What fills a clan's surfaces: the size of one repeat and its lines, drawn in the current colour. */
export const PATTERNS: Record<string, { size: [number, number]; drawing: string }> = {
  koi: {
    size: [12, 12],
    drawing: line("M0 6A6 6 0 0 0 12 6M-6 0A6 6 0 0 0 6 0 6 6 0 0 0 18 0M-6 12A6 6 0 0 0 6 12 6 6 0 0 0 18 12"),
  },
  lotus: { size: [10, 10], drawing: dot(2.5, 2.5, 1.5) + dot(7.5, 7.5, 1.5) },
  turtle: { size: [12, 20.8], drawing: line("M0 3.5 6 0 12 3.5V10.4L6 13.9 0 10.4ZM6 13.9V20.8") },
  dragonfly: { size: [8, 8], drawing: line("M-2 2 2-2M-2 10 10-2M6 10 10 6") },
  bonsai: { size: [9, 16], drawing: line("M2 0V16M6.5 0C4.5 4 8.5 8 6.5 10.5S5.5 14 6.5 16") },
  fox: {
    size: [12, 14],
    drawing: line(
      "M3 6.5C.4 4.6 3.4 2.8 2.6 0 6.4 2 6.4 5.4 3 6.5ZM9 13.5C6.4 11.6 9.4 9.8 8.6 7 12.4 9 12.4 12.4 9 13.5Z",
    ),
  },
  sun: { size: [14, 10], drawing: line("M7 10V3M7 10 2 4M7 10 12 4M7 10 0 8.4M7 10 14 8.4") },
  moon: { size: [12, 7], drawing: line("M0 4Q3 0 6 4T12 4") },
};
