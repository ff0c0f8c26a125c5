// Where everything stands: a pure function from what is in a province to places on the map.
// A clan's pieces stand in a row, strongest first, on a plinth that carries its crest and its Force. Pieces of one kind
// are one stack. The plinths are set in the number of lines that makes the pieces largest; a crowd overlaps.
import { FIGURES, MEDALLION } from "../../art/figures";
import type { Standing } from "../../lib/view";
import type { Box } from "./geometry";

export interface Stack {
  key: string; // figure:CLAN:PIECE:PLACE
  clan: string;
  piece: string;
  count: number;
  x: number; // the middle of its feet
  y: number;
  scale: number;
  width: number; // of one piece, as drawn
  height: number;
}

export interface Plinth {
  key: string; // CLAN:PLACE
  clan: string;
  force: number;
  x: number; // left
  y: number; // top: where the feet stand
  width: number;
  height: number;
}

export interface Crowd {
  stacks: Stack[];
  plinths: Plinth[];
  scale: number;
  closeness: number; // the share of its width that each piece does not share with the next
}

const ORDER = ["daimyo", "bushi", "shinto", "stronghold"]; // monsters before them
const GAP = 7; // between clans
// Plinths shrink less than pieces: players look for the number on them first.
const plinthHeight = (unit: number, lines: number): number => (lines > 2 ? 17.5 : 21) * unit ** 0.75;
const leastPlinth = (plinth: number): number => 2.3 * plinth; // a crest and a number
const CLOSENESS = [1, 0.86, 0.72, 0.58, 0.44];

export const size = (piece: string): { width: number; height: number } =>
  FIGURES[piece] ?? { width: MEDALLION, height: MEDALLION };
const rank = (piece: string): number => ORDER.indexOf(piece);

interface Group {
  clan: string;
  force: number;
  pieces: [piece: string, count: number][];
}

/** Clans by Force, then by honor; the pieces of each from the strongest to the weakest. */
function groups(clans: Record<string, Standing>, honor: readonly string[]): Group[] {
  return Object.entries(clans)
    .map(([clan, { pieces, force }]) => ({
      clan,
      force,
      pieces: Object.entries(pieces)
        .filter(([, n]) => n > 0)
        .sort(([a], [b]) => rank(a) - rank(b) || (a < b ? -1 : 1)),
    }))
    .filter(({ pieces }) => pieces.length > 0)
    .sort((a, b) => b.force - a.force || honor.indexOf(a.clan) - honor.indexOf(b.clan));
}

/** The width of a row of pieces at scale 1: each takes its share, the last one its full width. */
function rowWidth(pieces: Group["pieces"], closeness: number): number {
  const widths = pieces.map(([piece]) => size(piece).width);
  return widths.reduce((sum, width, i) => sum + (i === widths.length - 1 ? width : width * closeness), 0);
}

const tallest = (line: Group[]): number =>
  Math.max(...line.flatMap(({ pieces }) => pieces.map(([piece]) => size(piece).height)));

/** All ways to break a row of clans into lines, in order. There are few: at most six clans play. */
function* splits(all: Group[]): Generator<Group[][]> {
  for (let cuts = 0; cuts < 1 << Math.max(all.length - 1, 0); cuts++) {
    const lines: Group[][] = [[]];
    all.forEach((group, i) => {
      lines.at(-1)!.push(group);
      if (i < all.length - 1 && cuts & (1 << i)) lines.push([]);
    });
    yield lines;
  }
}

/** The largest scale at which these lines fit the box. */
function fit(lines: Group[][], box: Box, closeness: number, unit: number): number {
  const plinth = plinthHeight(unit, lines.length);
  let scale = (box.height - lines.length * (plinth + 2)) / lines.reduce((sum, line) => sum + tallest(line), 0);
  for (const line of lines) scale = Math.min(scale, lineScale(line, box.width, closeness, plinth, unit));
  return scale;
}

/** The largest scale for one line. Plinths have a minimum width, so shrinking a narrow group gains nothing. */
function lineScale(line: Group[], width: number, closeness: number, plinth: number, unit: number): number {
  const widths = line.map(({ pieces }) => rowWidth(pieces, closeness));
  const room = width - GAP * (line.length - 1);
  const needs = (scale: number): number => widths.reduce((sum, w) => sum + Math.max(w * scale, leastPlinth(plinth)), 0);
  if (needs(0) > room) return 0;
  let [low, high] = [0, 2 * unit];
  for (let i = 0; i < 12; i++) {
    const middle = (low + high) / 2;
    if (needs(middle) <= room) low = middle;
    else high = middle;
  }
  return low;
}

interface Setting {
  lines: Group[][];
  scale: number;
  closeness: number;
  box: Box;
}

/** How legible a setting is: large pieces, little overlap. Too small is worse than overlapping. */
const legibility = ({ scale, closeness }: Setting, unit: number): number =>
  scale * Math.min(1, scale / (0.5 * unit)) * closeness ** 0.8;

/**
 * The crowd of a place. It stands in its area; if that makes it too small, it may use the rim as well.
 * `unit` is 1 on a large screen and more where everything must be drawn larger to be read.
 */
export function crowd(
  place: string,
  clans: Record<string, Standing>,
  honor: readonly string[],
  area: Box,
  rim = area,
  unit = 1,
): Crowd {
  const all = groups(clans, honor);
  let best: Setting = { lines: [all], scale: 0, closeness: 1, box: area };
  for (const box of [area, rim]) {
    for (const closeness of CLOSENESS)
      for (const lines of splits(all)) {
        const setting = { lines, scale: Math.min(fit(lines, box, closeness, unit), unit), closeness, box };
        if (legibility(setting, unit) > legibility(best, unit) * 1.03) best = setting;
      }
    if (best.scale >= 0.75 * unit) break;
  }
  return set(place, best, unit);
}

function set(place: string, { lines, scale, closeness, box }: Setting, unit: number): Crowd {
  const result: Crowd = { stacks: [], plinths: [], scale, closeness };
  if (lines[0]!.length === 0) return result;
  const plinth = plinthHeight(unit, lines.length);
  const heights = lines.map((line) => tallest(line) * scale + plinth);
  let y = box.y + Math.max(0, (box.height - heights.reduce((sum, h) => sum + h + 2, -2)) / 2);
  lines.forEach((line, i) => {
    const widths = line.map(({ pieces }) => Math.max(rowWidth(pieces, closeness) * scale, leastPlinth(plinth)));
    let x = box.x + Math.max(0, (box.width - widths.reduce((sum, w) => sum + w + GAP, -GAP)) / 2);
    const feet = y + heights[i]! - plinth;
    line.forEach((group, j) => {
      const width = widths[j]!;
      result.plinths.push({
        key: `${group.clan}:${place}`,
        clan: group.clan,
        force: group.force,
        x,
        y: feet,
        width,
        height: plinth,
      });
      let left = x + (width - rowWidth(group.pieces, closeness) * scale) / 2;
      for (const [piece, count] of group.pieces) {
        const { width: w, height: h } = size(piece);
        const stack = { key: `figure:${group.clan}:${piece}:${place}`, clan: group.clan, piece, count, scale };
        result.stacks.push({ ...stack, x: left + (w * scale) / 2, y: feet, width: w * scale, height: h * scale });
        left += w * scale * closeness;
      }
      x += width + GAP;
    });
    y += heights[i]! + 2;
  });
  return result;
}
