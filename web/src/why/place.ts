// Where a card stands beside what it is about: under it, above it, or as far as the window allows. Never on top of it if
// there is room elsewhere.
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GAP = 8;

export function beside(from: Box, card: { width: number; height: number }, room: { width: number; height: number }): { left: number; top: number } {
  const within = (at: number, size: number, all: number): number => Math.max(GAP, Math.min(at, all - size - GAP));
  const under = from.top + from.height + GAP;
  const over = from.top - card.height - GAP;
  const left = within(from.left + from.width / 2 - card.width / 2, card.width, room.width);
  if (under + card.height + GAP <= room.height) return { left, top: under };
  if (over >= GAP) return { left, top: over };
  // Beside it, on the side with more room.
  const right = from.left + from.width + GAP;
  const side = right + card.width + GAP <= room.width ? right : from.left - card.width - GAP;
  return { left: within(side, card.width, room.width), top: within(from.top, card.height, room.height) };
}
