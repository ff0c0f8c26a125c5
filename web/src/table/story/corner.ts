// Where a battle is told: beside its province, never over it.
import { HEIGHT, PROVINCES, WIDTH } from "../../board/map/geometry";

const LEAST = { width: 250, height: 230 }; // px: smaller than this, a battle cannot be read
const GAP = 12; // px

/**
 * The strip of the map beside the province that has the most room, at the corner farthest from it, as a style; null if
 * no strip is large enough.
 */
export function corner(province: string, width: number, height: number): string | null {
  const area = PROVINCES[province]?.rim;
  if (!area) return null;
  const fit = Math.min(width / WIDTH, height / HEIGHT);
  const left = width / 2 + (area.x - WIDTH / 2) * fit;
  const top = height / 2 + (area.y - HEIGHT / 2) * fit;
  const [right, bottom] = [width - left - area.width * fit, height - top - area.height * fit]; // the room beyond it
  const room = [
    { width: Math.max(left, right), height },
    { width, height: Math.max(top, bottom) },
  ].map((one) => ({ width: one.width - 2 * GAP, height: one.height - 2 * GAP }));
  const [best] = room
    .filter((one) => one.width >= LEAST.width && one.height >= LEAST.height)
    .sort((a, b) => b.width * b.height - a.width * a.height);
  if (!best) return null;
  const sides = `${left > right ? "left" : "right"}:${GAP}px;${top > bottom ? "top" : "bottom"}:${GAP}px`;
  return `${sides};max-width:${Math.floor(best.width)}px;max-height:${Math.floor(best.height)}px`;
}
