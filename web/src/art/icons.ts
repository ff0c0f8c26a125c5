// Icons on a grid from 0 to 24, drawn as lines in the text's colour unless a part is filled.
import { around, dot, fill, line, mirrored, shape } from "./draw";

const leaf = "var(--leaf)";
const green = "var(--moss)";
const straw = "var(--straw)";
const paper = "var(--paper)";

// --------------------------------------------------------------------------------- what one has
const sprig = (x: number, y: number, turn: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${shape("M0 0C-3-1-3.4-4.6 0-7 3.4-4.6 3-1 0 0Z", green, 1.2)}</g>`;
const vp = mirrored(
  line("M12 21.4C6.4 20 4.4 14.6 5.4 9", 1.4) +
    sprig(9, 20.4, -70) +
    sprig(6.2, 17, -62) +
    sprig(5, 12.8, -42) +
    sprig(5.6, 9, 4),
  12,
);
const coin =
  `<circle cx="12" cy="12" r="9.4" fill="${leaf}"/>` +
  shape("M8.8 8.8H15.2V15.2H8.8Z", paper, 1.5) +
  line("M12 4.6V6.4M12 17.6V19.4M4.6 12H6.4M17.6 12H19.4", 1.3);
const ronin =
  shape("M1.6 15.4 12 5 22.4 15.4Q12 19.6 1.6 15.4Z", straw) +
  line("M12 5V17.6M12 5 7 16.8M12 5 17 16.8", 1.1) +
  line("M8 17.6Q8.6 21.4 12 21.4T16 17.6", 1.4);
const honor =
  shape("M12 20 2.6 9.4Q12 .6 21.4 9.4Z", "none") + line("M12 20 7 6.2M12 20V4.9M12 20 17 6.2", 1.2) + dot(12, 20, 1.5);
const ally =
  line("M12 12C9 6.6 2.6 7 2.6 12S9 17.4 12 12 21.4 7 21.4 12 15 17.4 12 12Z", 2.2) +
  line("M8.6 16 6 21M15.4 16 18 21", 1.6);
const cards = shape("M4 5.6 13.4 3.4 16.6 18.4 7.2 20.4Z", "none") + line("M15.2 6.4 20 7.6 17.4 20.6 10.4 19.8", 1.4);
const token =
  shape("M3.4 4.2Q12 2.6 20.6 4.2 21.8 12 20.6 19.8 12 21.4 3.4 19.8 2.2 12 3.4 4.2Z", "var(--seal)", 1.2) +
  line("M7 7 15.4 15.4M17 7 8.6 15.4M13.4 17.4 17.4 13.4M10.6 17.4 6.6 13.4", 1.7, "var(--on-seal)");
const deck = shape("M4.6 7.4H16.6V20.6H4.6Z", "none") + line("M7.4 4.6H19.4V17.6", 1.4) + dot(10.6, 14, 2.6);

// ------------------------------------------------------------------------------------ mandates
const recruit =
  line("M5.6 2V22M5.6 3.6H17.6") +
  shape("M8 5.6H16.8V18.4L12.4 16.4 8 18.4Z", "none") +
  line("M12.4 7.6V13.4M9.5 10.5H15.3", 2);
const marshal =
  line("M2.6 20.6C4 13 8 9.4 15 9", 2.6) +
  fill("M13.4 3.2 22 9.2 13.2 14.6Z") +
  line("M3 8.6V3M3 3.4C5.6 2 7 5.2 10 3.6V7.6C7 9 5.6 6 3 7.4", 1.4);
const train =
  shape("M6 4.4H18.4V19.6H6Z", "none") +
  line("M9.6 8.6H15M9.6 12H15M9.6 15.4H13", 1.5) +
  shape("M3.4 3.6H7V20.4H3.4ZM17 3.6H20.6V20.4H17Z", paper);
const grain = (x: number, y: number, turn: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${fill("M0 0C-2.6-1.6-2.4-4.8 0-6.4 2.4-4.8 2.6-1.6 0 0Z")}</g>`;
// prettier-ignore
const GRAINS = [
  [12.4, 7.4, 14], [11.4, 9.2, -38], [12.4, 10.4, 62], [10.4, 12.6, -46], [11.2, 14.2, 58], [9.6, 16, -50],
  [10.4, 17.8, 54],
] as const;
const harvest =
  line("M8 22C9.6 16 9.4 11 12.4 6", 1.7) +
  GRAINS.map(([x, y, turn]) => grain(x, y, turn)).join("") +
  line("M5 22H19", 1.7);
const betray =
  shape("M12 1.4 14.4 5.4V14H9.6V5.4Z", "none") +
  line("M7.6 14.4H16.4", 2.2) +
  line("M12 15V21.6", 3) +
  line("M6.6 9.6C3.6 7.6 1.6 9.4 1.6 12S3.6 17 7 14.8M17.4 9.6C20.4 7.6 22.4 9.4 22.4 12S20.4 17 17 14.8", 2);

// ----------------------------------------------------------------------------------- the kami
const amaterasu =
  `<circle cx="12" cy="12" r="4.6"/>` + dot(12, 12, 2) + around(8, fill("M10.8 5.8H13.2L12 .8Z"), 12, 12);
const fujin = line(
  "M2 9.4H14.4C18.4 9.4 18.4 3.6 14.8 3.6 12.4 3.6 12 6 13.4 7M2 13H19C23 13 23 19.4 18.8 19.4 16.4 19.4 16 16.8 17.6 16M4 16.6H11C14 16.6 14 21.4 10.8 21.4",
  1.9,
);
// prettier-ignore
const DRUMS = [[3.4, 10], [6, 5], [12, 2.8], [18, 5], [20.6, 10]] as const;
const raijin =
  fill("M13.4 6.4 6.4 15H11L9.6 22.4 17.6 12.4H12.6L15 6.4Z") +
  DRUMS.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="1.9"/>`).join("");
const ryujin =
  line(
    "M1.6 20C6 20 5.6 9.4 13 8.4 19 7.6 20 14.4 15.6 14.6 12.6 14.6 12.4 11.6 14.4 11.2M7.4 20C10 20 10 17 13 17S16 20 22.4 20",
    1.9,
  ) + dot(18.6, 4.4, 2.4);
const hachiman =
  line("M6 2.4C15 4 20 9 21.6 18L6 2.4M6 2.4 21.6 18", 1.5) +
  line("M3 21 18 6", 1.9) +
  fill("M20.6 3.4 19.4 9 15 4.6Z") +
  line("M3 21V17.4M3 21H6.6", 1.5);
const susanoo =
  shape("M12 1 14.8 5.4V14H9.2V5.4Z", "none") +
  line("M6.4 14.6H17.6M12 14.6V21M10.4 21.6H13.6", 2.2) +
  line("M6 3 4 7.4H6.4L4 12M18 3 20 7.4H17.6L20 12", 1.6);
const tsukuyomi = fill("M14.6 2A10 10 0 1 0 21.6 15 8 8 0 1 1 14.6 2Z") + line("M13 10H20M15 6.8H22M15.6 13H19", 1.4);

// ---------------------------------------------------------------------------- war advantages
const seppuku =
  shape("M13 9.8H2L4.4 14.2H13Z", "none") +
  line("M13 7.4V16.6", 2.2) +
  shape("M13 10H22.4V14H13Z", "none") +
  line("M15.6 10 17.4 14M18.8 10 20.6 14", 1.2) +
  fill("M5 17.4Q7.6 20.4 5 22 2.4 20.4 5 17.4Z");
const hostage =
  `<circle cx="12" cy="5.4" r="3.2"/>` +
  shape("M7.4 10.4Q12 8 16.6 10.4L18.4 22H5.6Z", "none") +
  line("M6.6 13.4 17.6 16.4M6 17 18 20M17.4 13 6.4 16.6", 1.7);
const hire =
  shape("M1.8 11.4 12 1.8 22.2 11.4Q12 15.4 1.8 11.4Z", straw) +
  line("M12 1.8V13.4M12 1.8 7 12.8M12 1.8 17 12.8", 1.1) +
  line("M2.4 21.8Q13 22 21.6 15.6", 2) +
  line("M7.4 18.6 9 23.4", 1.7);
const poets =
  shape("M20.8 2.2 11 11.8 13.4 14.2 22.4 3.8Q22.4 2 20.8 2.2Z", "none") +
  fill("M11 11.8 13.4 14.2C12.4 18 8.6 18.4 6.6 18 8.4 16.4 8 13 11 11.8Z") +
  line("M2.6 21.4C7 19.4 13 23 21 20.6", 1.6);

// -------------------------------------------------------------------------------- card kinds
const enhancement = line("M5 12.4 12 5.4 19 12.4M5 20 12 13 19 20", 2.4);
const virtue = line("M15.6 3.8A9 9 0 1 0 20.4 9", 2.8);
const monster =
  shape("M5 10Q12 4 19 10 20.6 15 17 18.6 12 23 7 18.6 3.4 15 5 10Z", "none") +
  line("M7 8.4C3.4 7 3 4.4 3.6 1.8 6 3.4 9 3.4 10.6 6.4M17 8.4C20.6 7 21 4.4 20.4 1.8 18 3.4 15 3.4 13.4 6.4", 1.6) +
  dot(9, 12.8, 1.4) +
  dot(15, 12.8, 1.4) +
  line("M8.6 17.4H15.4", 1.6);
const war =
  line("M3.4 3.4 17 17M20.6 3.4 7 17", 2.2) +
  line("M13.4 18.6 18.6 13.4M17 17 21 21M10.6 18.6 5.4 13.4M7 17 3 21", 1.7);
const winter = around(6, line("M12 12V1.8M12 5.4 9.4 3.4M12 5.4 14.6 3.4", 1.5), 12, 12);

// ---------------------------------------------------------------------------------- the rest
const torii =
  fill("M1.6 3.4Q12 6 22.4 3.4L21.6 7.4Q12 9 2.4 7.4ZM3.6 11H20.4V13H3.6Z") +
  line("M6.4 8V22M17.6 8V22", 2.4) +
  fill("M10.8 8H13.2V11H10.8Z");
const boat =
  fill("M2 15.4H22Q20 20.6 15.6 20.6H8Q3.4 20.6 2 15.4Z") +
  line("M12 15V2.6", 1.5) +
  shape("M12 3.6H20V12.6H12ZM12 3.6H6V12.6H12Z", "#f5efe0", 1.4);
const cup =
  shape("M4 10.6H20Q20 18.6 14.6 20.6H9.4Q4 18.6 4 10.6Z", straw) +
  line("M4.6 14Q12 16.4 19.4 14", 1.1) +
  line("M9 7.4Q7.6 5.6 9 4T9 1.4M14.6 7.4Q13.2 5.6 14.6 4T14.6 1.4", 1.5);
const clock = `<circle cx="12" cy="12" r="9.2"/>` + line("M12 6.4V12L16 14.4", 1.8);
const away = line(
  "M3 3 21 21M8.4 5.4Q16 3.6 21.6 9.6M2.4 9.6 6 7M6 13.6Q8 11.8 10.4 11.4M15.4 12.4 18 13.8M9.4 17.4Q12 15.4 14.6 17.4",
  1.8,
);
const bot =
  shape("M4.6 9H19.4V20H4.6Z", "none") +
  line("M12 9V4.4M9 15.6V13.4M15 15.6V13.4", 1.8) +
  dot(12, 3.4, 1.7) +
  line("M2 13V16M22 13V16", 1.6);
// a card with a wheel: the cards decide
const automa =
  shape("M4.4 2.4H19.6V21.6H4.4Z", "none") +
  `<circle cx="12" cy="12" r="3.4"/>` +
  around(8, line("M12 8.4V6.2", 2), 12, 12);
const crown = shape("M3 19.4 1.8 7.4 8 12 12 4.4 16 12 22.2 7.4 21 19.4Z", leaf);

// prettier-ignore
export const ICONS: Record<string, string> = {
  vp, coin, ronin, honor, ally, cards, token, deck,
  recruit, marshal, train, harvest, betray,
  amaterasu, fujin, raijin, ryujin, hachiman, susanoo, tsukuyomi,
  seppuku, hostage, hire, poets,
  enhancement, virtue, monster, war, winter,
  torii, boat, cup, clock, away, bot, automa, crown,
};

// ------------------------------------------------------------- one ornament for each season
const petal = "M0-1.6C-4.6-3.4-5.2-8.4-2.4-11.4L0-9.6 2.4-11.4C5.2-8.4 4.6-3.4 0-1.6Z";
const blossom = around(5, shape(petal, "var(--ornament)", 0.9)) + around(5, line("M0-1.8V-5", 0.8) + dot(0, -5.4, 0.7));
const blade = (turn: number, long: number): string => {
  const edge = `M0 0C-3.6-4-3.4-${long * 0.6} 0-${long} 3.4-${long * 0.6} 3.6-4 0 0Z`;
  const vein = line(`M0-3V-${long * 0.7}`, 0.6);
  return `<g transform="translate(0 -8) rotate(${turn})">${shape(edge, "var(--ornament)", 0.9)}${vein}</g>`;
};
const bamboo = line("M9.6-13.4Q5-10 0-8.4", 1.5) + blade(136, 17) + blade(222, 15) + blade(180, 21) + blade(94, 11);
const lobe = (turn: number, length: number): string =>
  `<g transform="translate(0 3) rotate(${turn})"><path d="M0 0-2.6-4-1.9-${length * 0.55}-2.6-${length * 0.62} 0-${length} 2.6-${length * 0.62} 1.9-${length * 0.55} 2.6-4Z" fill="var(--ornament)" stroke-width=".9"/></g>`;
const maple =
  lobe(-118, 9) +
  lobe(118, 9) +
  lobe(-76, 13) +
  lobe(76, 13) +
  lobe(-38, 14) +
  lobe(38, 14) +
  lobe(0, 15.4) +
  dot(0, 1.6, 2.8, "var(--ornament)") +
  line("M0 2Q.6 8 2.4 11.6", 1.3);
const snow = around(
  6,
  shape("M0-2-2.6-5.4A4 4 0 1 1 2.6-5.4Z", "var(--ornament)", 0.9) + line("M0 0V-9M0-5.4-1.9-7.2M0-5.4 1.9-7.2", 0.8),
);

export const ORNAMENTS: Record<string, string> = { spring: blossom, summer: bamboo, autumn: maple, winter: snow };
