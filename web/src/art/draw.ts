// Helpers for writing drawings as SVG markup. All drawings of Hinode are made by hand in this folder.
// Every string here is one of our constants; no outside input ever gets into it.

/** A filled shape. By default it has the colour of the surrounding text. */
export const fill = (d: string, color = "currentColor"): string => `<path d="${d}" fill="${color}" stroke="none"/>`;

/** A line. */
export const line = (d: string, width?: number, color?: string): string =>
  `<path d="${d}" fill="none"${width ? ` stroke-width="${width}"` : ""}${color ? ` stroke="${color}"` : ""}/>`;

/** A shape with an ink line around it. */
export const shape = (d: string, color: string, width?: number): string =>
  `<path d="${d}" fill="${color}"${width ? ` stroke-width="${width}"` : ""}/>`;

export const dot = (x: number, y: number, r: number, color = "currentColor"): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${color}" stroke="none"/>`;

/** The same drawing turned n times around a point. */
export const around = (n: number, drawing: string, x = 0, y = 0): string =>
  Array.from({ length: n }, (_, i) => `<g transform="rotate(${(360 / n) * i} ${x} ${y})">${drawing}</g>`).join("");

/** A drawing and its mirror image over the vertical line at x. */
export const mirrored = (drawing: string, x = 0): string =>
  `${drawing}<g transform="matrix(-1 0 0 1 ${2 * x} 0)">${drawing}</g>`;
