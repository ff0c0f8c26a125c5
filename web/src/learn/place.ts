// Finds things on the screen: rings around them, and a stroke from the coach to the first.
import { chip, selectors } from "./marks";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
export interface Ring extends Box {
  outline?: string; // of a province: its own shape
  matrix?: string;
}

const GAP = 5; // px between a thing and its ring
const SHORT = 26; // px: a shorter stroke is only clutter
const BEND = 0.15; // of its length
const LONG = 110; // px: a longer stroke would cross the board

/**
 * Rings and a stroke for some keys; things off the screen have none. Without `from`, on a phone, there is no stroke,
 * but also a ring around the button for a thing that may be small on the map.
 */
export function place(keys: readonly string[], from: HTMLElement | undefined): { rings: Ring[]; stroke: string } {
  const rings: Ring[] = [];
  let asked = false; // inside the decision, where a stroke would cross the text
  for (const key of keys) {
    const element = find(selectors(key));
    if (element) rings.push(ring(element));
    asked ||= element?.matches("#decision *") ?? false;
    if (element && key.startsWith("line:")) break; // one button does everything: no more rings needed
    const button = from ? null : find([chip(key)]);
    if (button && button !== element) rings.push(ring(button));
  }
  const start = from?.getBoundingClientRect();
  return { rings, stroke: start && rings[0] && !asked ? stroke(start, rings[0]) : "" };
}

/** The first element that can be seen. */
function find(wanted: string[]): Element | null {
  for (const selector of wanted) {
    for (const element of document.querySelectorAll(selector)) if (seen(element)) return element;
  }
  return null;
}

/** Scrolls things into view, in the decision and among the cards. */
export function reveal(keys: readonly string[]): void {
  for (const wanted of keys.map(selectors)) {
    if (find(wanted)) return;
    const hidden = document.querySelector(wanted.join());
    if (hidden?.closest("#decision, .spread")) hidden.scrollIntoView({ block: "nearest" });
  }
}

function seen(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  if (width === 0 || height === 0) return false;
  const [middleX, middleY] = [x + width / 2, y + height / 2];
  if (middleX < 0 || middleY < 0 || middleX > innerWidth || middleY > innerHeight) return false;
  if (element instanceof SVGElement || element.matches("main, #decision, .coach")) return true;
  const top = document.elementFromPoint(middleX, middleY);
  return top === null || element.contains(top) || top.contains(element);
}

function ring(element: Element): Ring {
  const { x, y, width, height } = element.getBoundingClientRect();
  if (element instanceof SVGPathElement) {
    const at = element.getScreenCTM();
    if (at)
      return {
        x,
        y,
        width,
        height,
        outline: element.getAttribute("d") ?? "",
        matrix: `matrix(${[at.a, at.b, at.c, at.d, at.e, at.f].join(" ")})`,
      };
  }
  return within({ x: x - GAP, y: y - GAP, width: width + 2 * GAP, height: height + 2 * GAP });
}

/** A box clipped to the screen. */
function within({ x, y, width, height }: Box): Box {
  const [left, top] = [Math.max(x, 3), Math.max(y, 3)];
  return {
    x: left,
    y: top,
    width: Math.min(x + width, innerWidth - 3) - left,
    height: Math.min(y + height, innerHeight - 3) - top,
  };
}

/** A curved stroke from one box to the edge of another; '' if they are close. */
export function stroke(from: Box, to: Ring): string {
  // To the edge of a ring, but well into a province: its box is larger than its shape.
  const inset = to.outline ? 0.3 : 0;
  const goal = {
    x: to.x + to.width * inset,
    y: to.y + to.height * inset,
    width: to.width * (1 - 2 * inset),
    height: to.height * (1 - 2 * inset),
  };
  const [fromX, toX] = ends(from.x, from.width, goal.x, goal.width);
  const [fromY, toY] = ends(from.y, from.height, goal.y, goal.height);
  const way = Math.hypot(toX - fromX, toY - fromY);
  if (way < SHORT) return "";
  const part = Math.min(1, LONG / way);
  const [dx, dy] = [(toX - fromX) * part, (toY - fromY) * part];
  const [x, y] = [toX - dx / 2 + dy * BEND, toY - dy / 2 - dx * BEND];
  return `M${round(toX - dx)} ${round(toY - dy)}Q${round(x)} ${round(y)} ${round(toX)} ${round(toY)}`;
}

/** Along one axis: where to leave the first box and where to reach the second. */
function ends(a: number, aSize: number, b: number, bSize: number): [number, number] {
  if (b > a + aSize) return [a + aSize, b];
  if (b + bSize < a) return [a, b + bSize];
  const middle = (Math.max(a, b) + Math.min(a + aSize, b + bSize)) / 2; // they overlap
  return [middle, middle];
}

const round = (n: number): number => Math.round(n * 10) / 10;
