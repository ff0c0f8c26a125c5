"""Small pictures: a screenshot as a PNG of few colours. The browser finds them, Python writes the file."""

from __future__ import annotations

import base64
import struct
import zlib
from typing import Any

from playwright.sync_api import Page

# Frequent colours first: surfaces all of their own, and of the shades at edges none too near to another. Every pixel
# takes the nearest.
FIND = """async (png) => {
  const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
  const { width, height } = picture;
  const drawing = new OffscreenCanvas(width, height).getContext("2d");
  drawing.drawImage(picture, 0, 0);
  const pixels = new Uint32Array(drawing.getImageData(0, 0, width, height).data.buffer);
  const counts = new Map();
  for (const colour of pixels) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  const parts = (colour) => [colour & 255, (colour >> 8) & 255, (colour >> 16) & 255];
  const apart = ([r, g, b], [x, y, z]) => 2 * (r - x) ** 2 + 4 * (g - y) ** 2 + (b - z) ** 2;
  const colours = [];
  for (const [colour, count] of [...counts].sort((a, b) => b[1] - a[1])) {
    const own = parts(colour);
    const near = count > pixels.length / 2000 ? 10 : 900;
    if (colours.length < 96 && colours.every((other) => apart(own, other) > near)) colours.push(own);
  }
  const nearest = new Map();
  for (const colour of counts.keys()) {
    const own = parts(colour);
    let [best, least] = [0, Infinity];
    colours.forEach((other, i) => { const far = apart(own, other); if (far < least) [best, least] = [i, far]; });
    nearest.set(colour, best);
  }
  const indices = Uint8Array.from(pixels, (colour) => nearest.get(colour));
  let text = "";
  for (let i = 0; i < indices.length; i += 8192) text += String.fromCharCode(...indices.subarray(i, i + 8192));
  return { width, height, colours, indices: btoa(text) };
}"""


def small(page: Page, png: bytes) -> bytes:
    """The same picture with few colours. The page is only used to calculate."""
    found: dict[str, Any] = page.evaluate(FIND, base64.b64encode(png).decode())
    width, height = found["width"], found["height"]
    indices = base64.b64decode(found["indices"])
    rows = b"".join(b"\0" + indices[y * width : (y + 1) * width] for y in range(height))
    colours = bytes(part for colour in found["colours"] for part in colour)
    parts = [
        (b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)),
        (b"PLTE", colours),
        (b"IDAT", zlib.compress(rows, 9)),
        (b"IEND", b""),
    ]
    return b"\x89PNG\r\n\x1a\n" + b"".join(chunk(name, data) for name, data in parts)


def chunk(name: bytes, data: bytes) -> bytes:
    """A part of a PNG file."""
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))
