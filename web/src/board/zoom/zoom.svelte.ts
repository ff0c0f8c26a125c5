// Zooming and panning the map: how large it is drawn, and which part of it is in view.
import { HEIGHT, PROVINCES, WIDTH } from "../map/geometry";

const LARGEST = 4;
const STEP = 1.4; // one press of a key
const MARGIN = 12; // px around what is brought into view

const between = (least: number, value: number, most: number): number => Math.min(most, Math.max(least, value));

export class Zoom {
  scale = $state(1);
  x = $state(0); // px: where the left edge of the map is, 0 or less
  y = $state(0);
  #width = 0;
  #height = 0;

  get zoomed(): boolean {
    return this.scale > 1;
  }

  /** The board has another size. */
  resize(width: number, height: number): void {
    [this.#width, this.#height] = [width, height];
    this.pan(0, 0);
  }

  /** Zooms by a factor; the point of the board under the pointer stays where it is. */
  by(factor: number, x = this.#width / 2, y = this.#height / 2): void {
    const scale = between(1, this.scale * factor, LARGEST);
    const grown = scale / this.scale;
    this.scale = scale;
    this.pan((x - this.x) * (1 - grown), (y - this.y) * (1 - grown));
  }

  /** Moves the map, but never its edge into the board. */
  pan(dx: number, dy: number): void {
    this.x = between(this.#width * (1 - this.scale), this.x + dx, 0);
    this.y = between(this.#height * (1 - this.scale), this.y + dy, 0);
  }

  whole = (): void => {
    [this.scale, this.x, this.y] = [1, 0, 0];
  };

  /** Zooms in on a point, or back out. */
  toggle(x: number, y: number): void {
    if (this.zoomed) this.whole();
    else this.by(STEP * STEP, x, y);
  }

  /** Handles + - 0; whether it was one of them. */
  press(key: string): boolean {
    if (key === "+" || key === "=") this.by(STEP);
    else if (key === "-") this.by(1 / STEP);
    else if (key === "0") this.whole();
    else return false;
    return true;
  }

  /** Pans until a part of the board is in view. */
  reveal(part: { left: number; top: number; right: number; bottom: number }): void {
    const shift = (low: number, high: number, room: number): number =>
      low < MARGIN ? MARGIN - low : high > room - MARGIN ? Math.max(room - MARGIN - high, MARGIN - low) : 0;
    this.pan(shift(part.left, part.right, this.#width), shift(part.top, part.bottom, this.#height));
  }

  /** Whether the place of a thing is in view; true for what is not on the map. */
  shows(key: string): boolean {
    const area = PROVINCES[key.split(":").at(-1) ?? ""]?.area;
    if (!area) return true;
    const fit = Math.min(this.#width / WIDTH, this.#height / HEIGHT);
    const x = this.x + this.scale * (this.#width / 2 + (area.x + area.width / 2 - WIDTH / 2) * fit);
    const y = this.y + this.scale * (this.#height / 2 + (area.y + area.height / 2 - HEIGHT / 2) * fit);
    return x >= 0 && x <= this.#width && y >= 0 && y <= this.#height;
  }
}
