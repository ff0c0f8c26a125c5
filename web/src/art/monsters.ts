// One ink drawing for each monster, on a grid from -24 to 24, made to be cut into a round medallion.
// Ink and paper are the same in light and dark mode: a medallion is printed.
import { around, dot, fill, line, mirrored, shape } from "./draw";

export const INK = "#1f1d1a";
export const PAPER = "#f7f1e2";
const red = "#b93a2a";
const blue = "#4d6f94";
const moss = "#6d8160";
const bone = "#fffaf0";

// A lion dog of the temple gate: a curled mane, a broad nose, an open mouth.
const komainu =
  around(11, shape("M-6-13A6.2 6.2 0 1 1 6-13", INK) + line("M-1.6-15.6A2.6 2.6 0 1 1 1.4-14", 1.2, PAPER)) +
  shape("M-12-7Q0-15 12-7 14 2 10 9 5 17 0 17T-10 9Q-14 2-12-7Z", bone) +
  mirrored(
    fill("M-11-5Q-6-10-2-4-6-6-11-5Z", INK) +
      dot(-6, -1.2, 2.7, INK) +
      dot(-5.2, -1.8, 0.8, bone) +
      line("M-9 6Q-6 4-3.6 5.4", 1.3),
  ) +
  fill("M-4.6 1.4Q0-1.6 4.6 1.4 3.6 5 0 5T-4.6 1.4Z", INK) +
  shape("M-7 8.4Q0 5.6 7 8.4 6 14.4 0 14.4T-7 8.4Z", red, 1.4) +
  fill("M-5.6 8 -4 11.6-2.6 7.6ZM5.6 8 4 11.6 2.6 7.6Z", bone);

const horns = (color: string): string =>
  mirrored(shape("M-4.6-12.6C-10-13.4-15-17-13.4-23.4-9.8-20-4.6-20-1.4-15.6Z", color));
const face = (color: string): string => shape("M-12-9Q0-18 12-9 15 0 11 8 6 17 0 17T-11 8Q-15 0-12-9Z", color);
const hair = (): string =>
  fill(
    "M-12-7-18-11-15.4-4-20-2-15.4 2-19 7-13.4 7-14 13-8.6 12 0 16 8.6 12 14 13 13.4 7 19 7 15.4 2 20-2 15.4-4 18-11 12-7 0-16Z",
    INK,
  );
const glare = (white: string, brow = INK): string =>
  mirrored(
    fill("M-11-5.6-1.6-1.2V-4.6L-10.4-9Z", brow) +
      shape("M-9.4-3.6-2.2-.2Q-5.6 3-9.4-3.6Z", white, 1) +
      dot(-5.6, -1.2, 1.2, INK),
  );
const nose = fill("M-3.4 5.2Q-2.6 1.6 0 1.6T3.4 5.2Q0 3.6-3.4 5.2Z", INK);
const fangs =
  shape("M-7.4 8.2Q0 5.8 7.4 8.2 6.6 13 0 13T-7.4 8.2Z", INK, 1.2) +
  fill("M-6.8 11.6-5.2 4.6-3.4 11ZM6.8 11.6 5.2 4.6 3.4 11Z", bone) +
  line("M-6.9 11.8-5.2 4.8-3.4 11M6.9 11.8 5.2 4.8 3.4 11", 0.9);

// Bare bone with horns.
const oni_of_skulls =
  horns(INK) +
  shape("M-13-2C-15-11-8.6-16.6 0-16.6S15-11 13-2Q12 3 8.4 5.4L7.6 15H-7.6L-8.4 5.4Q-12 3-13-2Z", bone) +
  mirrored(fill("M-10.4-3.4Q-7.4-7.4-2.6-4.2-1.8 2.6-6 3.4T-10.4-3.4Z", INK) + dot(-5.8, -0.8, 1.1, red)) +
  fill("M0 2 2.6 7H-2.6Z", INK) +
  line("M-7.4 10H7.4M-3.8 8.4V14.6M0 8.4V14.6M3.8 8.4V14.6", 1.3) +
  line("M3-16 1-11.6 4-9.4", 1.1);

// Red, with fangs, and blood below.
const oni_of_blood =
  hair() +
  horns(bone) +
  face(red) +
  glare("#f4d35e") +
  nose +
  fangs +
  fill(
    "M-9 14.4Q-5.6 18.6-9 20.6-12.4 18.6-9 14.4ZM0 16.4Q3.8 21 0 23.2-3.8 21 0 16.4ZM9 14.4Q5.6 18.6 9 20.6 12.4 18.6 9 14.4Z",
    red,
  );

// A pale one with a single horn; three souls burn around it.
const soul = "M0 6C-5.4 6-6-.6-2.6-3-2-6-3.6-8-1.2-11.6.6-6.4 6-4.4 5 1.2 4.6 4.6 2.6 6 0 6Z";
const flame = (x: number, y: number, turn: number, size: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})">${shape(soul, blue, 1.5)}${dot(-1.6, 1.6, 0.9, bone)}${dot(1.8, 1.6, 0.9, bone)}</g>`;
const oni_of_souls =
  flame(-14.6, -12, -24, 0.9) +
  flame(14.6, -12, 24, 0.9) +
  fill("M-10-6-16-3-12 0-16 6-10.4 6-10 12-5 11 0 15 5 11 10 12 10.4 6 16 6 12 0 16-3 10-6Z", INK) +
  shape("M-3.8-12Q-3.4-18.4 1-24 4-18.4 3.8-12Z", bone) +
  shape("M-10-8Q0-16 10-8 12.6 0 9 7 5 15 0 15T-9 7Q-12.6 0-10-8Z", "#cdd8e2") +
  mirrored(
    fill("M-9.4-5-1.4-1.4V-4.4L-8.6-8.4Z", INK) +
      shape("M-8-3-1.8-.2Q-4.6 3.4-8-3Z", blue, 1) +
      dot(-4.6, -0.8, 0.9, bone),
  ) +
  fill("M-2.6 4.8Q-2 2 0 2T2.6 4.8Q0 3.6-2.6 4.8Z", INK) +
  shape("M-5.4 7.6Q0 5.6 5.4 7.6 5 12.4 0 12.4T-5.4 7.6Z", INK, 1.2) +
  fill("M-4.4 7.4-3.2 10.6-2 7.2ZM4.4 7.4 3.2 10.6 2 7.2Z", bone);

// Black with fury; a spiked club behind it.
const spikes = "M-2.2-20-5.4-22M-2.6-15-6-16.6M2.2-20 5.4-22M2.6-15 6-16.6M-2.4-10-5.6-11M2.4-10 5.6-11";
const oni_of_hate =
  `<g transform="rotate(38)">${line(spikes, 1.8)}${shape("M-1.8 24V4L-3.4-6-2.8-22Q0-25 2.8-22L3.4-6 1.8 4V24Z", "#8d8674", 1.5)}</g>` +
  horns(bone) +
  face(INK) +
  mirrored(
    fill("M-10.6-6.4-1.4-.8-2.4 1.4Q-7.6 2-10.6-6.4Z", "#f4d35e") +
      dot(-5.2, -1.2, 1.3, INK) +
      line("M-11.4-8.4-2-4", 1.6, red),
  ) +
  fill("M-3.2 5.4Q-2.4 2.4 0 2.4T3.2 5.4Q0 4.2-3.2 5.4Z", red) +
  fill("M-8 8.4Q0 6 8 8.4 7 13.6 0 13.6T-8 8.4Z", bone) +
  line("M-8 10.8 -6 8.8-4 11.6-2 8.6 0 11.8 2 8.6 4 11.6 6 8.8 8 10.8", 1.3);

// One eye, and a long tongue for everybody.
const oni_of_spite =
  mirrored(
    shape("M-6-12.6C-14-12-19.6-15.4-19.4-22-16-18-11.4-19.6-7-18-4-17-2.6-15-2.6-13Z", INK) +
      shape("M-11-4-19.4-5.6-12.6 3Z", moss),
  ) +
  face(moss) +
  shape("M-8.4-4Q0-11.4 8.4-4 0 3.4-8.4-4Z", bone) +
  dot(0, -4, 3, INK) +
  dot(1, -5, 0.9, bone) +
  fill("M-10-7.6Q0-15.4 10-7.6 0-11-10-7.6Z", INK) +
  line("M-2 4.6H-1M1 4.6H2", 1.8) +
  shape("M-8.6 7Q0 10 8.6 7 7.6 12.6 0 12.6T-8.6 7Z", INK, 1.3) +
  shape("M-3 9.6H3.4L3.8 18Q3.8 21.6.4 21.6T-3 18Z", red, 1.4) +
  line("M.3 11V17.6", 1.1) +
  fill("M-6.4 8.2-5.2 11-4 8.7Z", bone);

// A ghost: black hair over a white face, hanging hands, no feet.
const yurei =
  shape("M-7 1Q-15 6-14 13-11.6 11-10 12-11 19-3 22.6 8 23 12 15 8.6 16.4 7 14.4 11 9 6 1Z", bone) +
  fill(
    "M0-22C-12-22-13.6-9-12.4 3-13 8-12 11-10.4 13-9 8-8.4 5-7 2H6.4C8.4 5 8 9 9.4 14 11.8 9 12.4 5 11.8-2 12.6-12 9-22 0-22Z",
    INK,
  ) +
  shape("M-6-9C-4-14 3-15.4 6-10 7.4-4 4.6 3.4 0 3.4S-7-3-6-9Z", bone, 1.2) +
  fill("M-7-10Q-2-9-.4-15.6 2-10 7-9L5-17H-4Z", INK) +
  fill("M1.4-14C4.4-9 2.4-1 4.4 4L7 1 7.4-10Z", INK) +
  dot(-2.4, -5.4, 1.3, INK) +
  line("M-2.6-.8Q-1.4-1.6.2-.8", 1.2, red) +
  shape("M-12.4 6.4Q-16.6 6.4-17.4 13L-15.6 11-14.6 13.4-13.4 10.8-11 11.6Z", bone, 1.2) +
  shape("M9.6 6.4Q14 6.4 15 12.6L13.2 11 12.2 13.2 11 10.8 8.4 11.4Z", bone, 1.2) +
  line("M-4 8-.4 14 3.4 8M-.4 14V18", 1.2);

// It rises from the river: antlers, whiskers, a coil of scales.
const coil = "M-3-8C-13-9-17 2-9 6.4-1 10 12 5 13 12.6 13.6 18 4 19-2 18.4";
const river_dragon =
  line(coil, 11) +
  line(coil, 7.6, moss) +
  `<path d="${coil}" fill="none" stroke="${INK}" stroke-width="7.6" stroke-linecap="butt" stroke-dasharray="1 3.6" opacity=".6"/>` +
  line("M-20 17Q-16 12.6-12 17T-4 17 4 17 12 17 20 17M-15 21Q-11 17-7 21T1 21 9 21 16 21", 1.8, blue) +
  line("M-1-13Q-5-18-3-23M-3.6-18-8-20M4-14Q3-19 7-23M4.6-18.6 9.6-18.8", 1.8) +
  shape("M-7-6C-8-12-2-15.4 4-13.6L9.4-9.6 17-9Q19.4-6.4 17.4-4.6L9-4.4 16-1.6Q14 1.6 9 .6 3 0-1-1.6-6-2-7-6Z", moss) +
  line("M17-8.6Q21-11 22-6.4M14-1Q18 2 19 6", 1.2) +
  shape("M1.4-10.6 6-9.6Q4-6.4 1.4-7.6Z", "#f4d35e", 1.1) +
  dot(3.6, -8.9, 0.8, INK) +
  fill("M10-4.4 11-2.4 12-4.4ZM13.4-4.5 14.2-2.8 15-4.5Z", bone) +
  dot(16, -7.4, 0.7, INK) +
  line("M-7-5-12.6-8M-6.4-3-12-3.4M-5-9.6-10-13", 1.6);

export const MONSTERS: Record<string, string> = {
  komainu,
  oni_of_skulls,
  oni_of_blood,
  oni_of_souls,
  oni_of_hate,
  oni_of_spite,
  yurei,
  river_dragon,
};
