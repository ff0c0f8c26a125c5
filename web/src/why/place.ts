// Places a card beside what it is about: next to the surrounding panel, which stays readable; otherwise
// below it, above it, or wherever the window has room.
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GAP = 8;

type Size = Pick<Box, "width" | "height">;

export function beside(from: Box, card: Size, room: Size, panel: Box | null = null): { left: number; top: number } {
  const within = (at: number, size: number, all: number): number => Math.max(GAP, Math.min(at, all - size - GAP));
  if (panel) {
    const top = within(from.top, card.height, room.height);
    const [before, after] = [panel.left - card.width - GAP, panel.left + panel.width + GAP];
    if (before >= GAP) return { left: before, top };
    if (after + card.width + GAP <= room.width) return { left: after, top };
  }
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
