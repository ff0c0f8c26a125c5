// Two fingers zoom, one finger or the mouse drags a zoomed map, the wheel zooms with Ctrl, and a double tap zooms in
// or back out. Choosing comes first: a tap is never a drag, and two taps on what can be chosen are no double tap.
import type { Attachment } from "svelte/attachments";
import type { Zoom } from "./zoom.svelte";

const SLACK = 8; // px a finger may move and still tap
const TWICE = 320; // ms between the taps of a double tap
const APART = 30; // px between them
const WHEEL = 0.004;

interface Finger {
  x: number;
  y: number;
}

const lit = (event: Event): boolean =>
  event.target instanceof Element && event.target.closest("[data-key][tabindex='0']") !== null;

export function gestures(zoom: Zoom): Attachment<HTMLElement> {
  return (board) => {
    const fingers = new Map<number, Finger>();
    let moved = 0; // px since the first finger came down
    let last = { x: 0, y: 0, at: -Infinity }; // the last tap
    const at = (event: MouseEvent): Finger => {
      const { left, top } = board.getBoundingClientRect();
      return { x: event.clientX - left, y: event.clientY - top };
    };
    const middle = (): Finger & { apart: number } => {
      const [a, b] = [...fingers.values()] as [Finger, Finger | undefined];
      if (!b) return { ...a, apart: 0 };
      return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, apart: Math.hypot(a.x - b.x, a.y - b.y) };
    };
    const down = (event: PointerEvent): void => {
      if (event.button !== 0) return;
      if (fingers.size === 0) moved = 0;
      fingers.set(event.pointerId, at(event));
    };
    const move = (event: PointerEvent): void => {
      if (!fingers.has(event.pointerId)) return;
      const before = middle();
      fingers.set(event.pointerId, at(event));
      const now = middle();
      moved += Math.hypot(now.x - before.x, now.y - before.y) + Math.abs(now.apart - before.apart);
      if (moved < SLACK || (fingers.size === 1 && !zoom.zoomed)) return;
      if (!board.hasPointerCapture(event.pointerId)) board.setPointerCapture(event.pointerId);
      if (before.apart > 0) zoom.by(now.apart / before.apart, before.x, before.y);
      zoom.pan(now.x - before.x, now.y - before.y);
    };
    const up = (event: PointerEvent): void => {
      fingers.delete(event.pointerId);
    };
    // Runs before the map hears of a click.
    const click = (event: MouseEvent): void => {
      const dragged = moved >= SLACK && (zoom.zoomed || event.detail === 0);
      moved = 0;
      if (dragged) return stop(event);
      if (event.detail === 0 || lit(event) || !isMap(event)) return; // from the keyboard, or a choice
      const here = { ...at(event), at: event.timeStamp };
      const twice = here.at - last.at < TWICE && Math.hypot(here.x - last.x, here.y - last.y) < APART;
      last = twice ? { ...here, at: -Infinity } : here;
      if (!twice) return;
      stop(event);
      zoom.toggle(here.x, here.y);
    };
    const isMap = (event: Event): boolean => event.target instanceof SVGElement;
    const stop = (event: Event): void => {
      event.preventDefault();
      event.stopPropagation();
    };
    const wheel = (event: WheelEvent): void => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      const { x, y } = at(event);
      zoom.by(Math.exp(-event.deltaY * WHEEL), x, y);
    };
    const focused = (event: FocusEvent): void => {
      if (!zoom.zoomed || !(event.target instanceof SVGElement) || !event.target.dataset.key) return;
      const [box, part] = [board.getBoundingClientRect(), event.target.getBoundingClientRect()];
      zoom.reveal({
        left: part.left - box.left,
        top: part.top - box.top,
        right: part.right - box.left,
        bottom: part.bottom - box.top,
      });
    };
    const heard = new AbortController();
    const { signal } = heard;
    board.addEventListener("pointerdown", down, { signal });
    board.addEventListener("pointermove", move, { signal });
    for (const end of ["pointerup", "pointercancel"] as const) board.addEventListener(end, up, { signal });
    board.addEventListener("click", click, { signal, capture: true });
    board.addEventListener("wheel", wheel, { signal, passive: false });
    board.addEventListener("focusin", focused, { signal });
    return () => heard.abort();
  };
}

const TYPING = "input, textarea, select, [contenteditable], [role=spinbutton]";

/** Whether a key is meant for the map, and not for a field or the browser. */
export const forMap = ({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  !ctrlKey && !metaKey && !altKey && !(target instanceof Element && target.closest(TYPING));
