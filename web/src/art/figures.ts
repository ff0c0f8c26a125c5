// The figures of a clan: one silhouette for each kind. Their feet are at the origin; up is negative.
// `outline` is drawn first, wide and paper-coloured, so that a figure stands out from its background.
import { fill, line, mirrored, shape } from "./draw";

export interface Drawing {
  width: number;
  height: number;
  outline: string;
  body: string;
  crest: [x: number, y: number, size: number]; // where the clan's crest goes
}

const clan = "var(--clan)";
const pale = "var(--clan-fg)";
const gold = "var(--leaf)";

// A slim soldier, a spear beside him.
const robe = "M-9-27Q0-31 9-27L12.5 0H-12.5Z";
const helmet = "M-8.5-32C-8.5-43 8.5-43 8.5-32L12-29.5Q0-33.5-12-29.5Z";
const bushi: Drawing = {
  width: 34,
  height: 54,
  outline: robe + helmet + "M14.2 0V-42L15.5-54 16.8-42V0Z",
  body:
    line("M15.5 0V-42", 2.6) +
    shape("M15.5-54Q19-47 15.5-41.5 12-47 15.5-54Z", pale, 1.5) +
    shape(robe, clan) +
    shape("M-5.5-34H5.5V-27Q0-24-5.5-27Z", pale, 1.5) +
    shape(helmet, clan) +
    line("M0-40.5V-36", 1.6, pale),
  crest: [0, -12.5, 17],
};

// A priest: a wide round hat, a folded paper streamer hanging at each side.
const gown = "M-7-27Q0-30 7-27L11.5 0H-11.5Z";
const hat = "M-18-32C-16-42-8-44-2.4-44.4L0-48 2.4-44.4C8-44 16-42 18-32Q0-27-18-32Z";
const streamer = "M-17.4-30.6-12-29.4-12.6-24H-9.6L-11.6-17.4H-9L-14.4-7.6-13.8-14.6H-16.8L-14.8-21.4H-18.2Z";
const shinto: Drawing = {
  width: 38,
  height: 49,
  outline: gown + hat + "M-18-31H-10V-10H-14ZM18-31H10V-10H14Z",
  body:
    shape(gown, clan) +
    shape(hat, clan) +
    line("M-12.6-35.6Q0-32 12.6-35.6", 1.5, pale) +
    mirrored(shape(streamer, "#fbf7ec", 1.4)),
  crest: [0, -14, 17],
};

// The lord: a larger helmet with gold horns, broad shoulders, a gold rim below.
const armour = "M-19-25Q-14-33 0-33T19-25L16-14 17.5 0H-17.5L-16-14Z";
const kabuto = "M-12-38C-12-52 12-52 12-38L18-33.5Q0-40-18-33.5Z";
const horns = "M-3-49C-12-50-17-56-16-64-11-58-5-57 0-53 5-57 11-58 16-64 17-56 12-50 3-49L0-44Z";
const daimyo: Drawing = {
  width: 46,
  height: 64,
  outline: armour + kabuto + horns,
  body:
    shape(armour, clan) +
    line("M-19-25-10-21M19-25 10-21M-15.8-17-10-15M15.8-17 10-15", 1.4, pale) +
    shape("M-18-5.5H18V0H-18Z", gold) +
    shape("M-7.5-39H7.5V-32Q0-28-7.5-32Z", pale, 1.5) +
    fill("M-5.2-36.4H-1.2L-1.6-34.6ZM5.2-36.4H1.2L1.6-34.6Z", "#1f1d1a") +
    shape(kabuto, clan) +
    shape(horns, gold, 1.7),
  crest: [0, -17, 18],
};

// A castle tower of two storeys on a stone base.
const castle = "M-15-16H15L19 0H-19ZM-13-28H13V-16H-13ZM-9-40H9V-33H-9Z";
const roofs = "M-20-23Q-15-25-13-31H13Q15-25 20-23ZM-15-38Q-10-40-8-47H8Q10-40 15-38Z";
const stronghold: Drawing = {
  width: 42,
  height: 50,
  outline: castle + roofs,
  body:
    shape("M-15-15H15L19 0H-19Z", "#8d8674") +
    line("M-16.5-8H16.5M-8-15-9-8M5-15 5.5-8M-2-8V0M10-8 11.5 0M-12-8-14 0", 1.1) +
    shape("M-13-26H13V-15H-13ZM-9-40H9V-32H-9Z", "#fbf7ec", 1.7) +
    shape(roofs, clan) +
    shape("M-3-47 0-51 3-47Z", gold, 1.3),
  crest: [0, -19.5, 13],
};

export const FIGURES: Record<string, Drawing> = { bushi, shinto, daimyo, stronghold };

/** Monsters stand on the map as medallions. */
export const MEDALLION = 58;
