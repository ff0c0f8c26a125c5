"""Plots as SVG, drawn by hand: dots with whiskers, stacked bars, histograms.

They are made for phones first: about 360 units wide, with letters large enough at that size. Colours are variables and
classes of report.css. Every row has a label and every number is in the table below: nothing depends on colour alone.
"""

from __future__ import annotations

import math
from html import escape
from typing import Final, NamedTuple

WIDTH: Final = 380
LETTER: Final = 7.4  # the width of a letter of a label, about
RIGHT: Final = 24  # room for half of "100 %" beyond the last line
GAP: Final = 14  # between a label and the first line: a dot on it must not touch the label
TOP: Final = 8
ROW: Final = 26
AXIS: Final = 34  # room for the axis below


class Dot(NamedTuple):
    """A value with its interval."""

    label: str
    value: float
    low: float
    high: float
    clan: str = ""  # for its colour


class Bar(NamedTuple):
    """A row of parts; parts below zero go to the left."""

    label: str
    parts: tuple[float, ...]


class Scale:
    """Maps numbers to positions on the drawing."""

    def __init__(self, low: float, high: float, labels: list[str], percent: bool = False) -> None:
        self.percent = percent
        self.left = GAP + 8 + LETTER * max(map(len, labels), default=0)  # room for the labels
        self.step = nice_step(high - low)
        self.low = math.floor(low / self.step + 1e-9) * self.step
        self.high = max(math.ceil(high / self.step - 1e-9) * self.step, self.low + self.step)

    def x(self, number: float) -> float:
        """The position of a number."""
        return self.left + (number - self.low) / (self.high - self.low) * (WIDTH - self.left - RIGHT)

    def ticks(self) -> list[float]:
        """Round numbers along the axis."""
        return [self.low + i * self.step for i in range(round((self.high - self.low) / self.step) + 1)]

    def text(self, number: float) -> str:
        """A number on the axis."""
        return f"{100 * number:.0f} %" if self.percent else f"{number:g}"


def nice_step(span: float) -> float:
    """1, 2 or 5 times a power of ten, so that there are about five steps."""
    if span <= 0:
        return 1.0
    power = 10.0 ** math.floor(math.log10(span / 5))
    return next(step * power for step in (1, 2, 5, 10) if span / (step * power) <= 6)


def at(number: float) -> str:
    """A coordinate as short text."""
    return f"{number:.1f}".removesuffix(".0")


def picture(height: float, title: str, inside: list[str]) -> str:
    """The whole drawing."""
    return (
        f'<svg viewBox="0 0 {WIDTH} {at(height)}" role="img" aria-label="{escape(title)}">'
        f"<title>{escape(title)}</title>{''.join(inside)}</svg>"
    )


def text(x: float, y: float, words: str, kind: str = "") -> str:
    """A text element."""
    css = f' class="{kind}"' if kind else ""
    return f'<text x="{at(x)}" y="{at(y)}"{css}>{escape(words)}</text>'


def axis(scale: Scale, bottom: float, unit: str) -> list[str]:
    """Grid lines at round numbers, with labels."""
    found: list[str] = []
    for tick in scale.ticks():
        x = scale.x(tick)
        found.append(f'<path class="grid" d="M{at(x)} {TOP}V{at(bottom)}"/>')
        found.append(text(x, bottom + 14, scale.text(tick), "tick"))
    found.append(text((scale.left + WIDTH - RIGHT) / 2, bottom + 29, unit, "unit"))
    return found


def dots(
    title: str, rows: list[Dot], unit: str, fair: float | None = None, percent: bool = False, from_zero: bool = False
) -> str:
    """A dot for each value, a whisker for its interval, and a dashed line at the fair value."""
    ends = [end for row in rows for end in (row.low, row.high)] + [0.0] * from_zero
    if fair is not None:
        ends.append(fair)
    scale = Scale(min(ends), max(ends), [row.label for row in rows], percent)
    bottom = TOP + ROW * len(rows)
    inside = axis(scale, bottom, unit)
    if fair is not None:
        inside.append(f'<path class="fair" d="M{at(scale.x(fair))} {TOP - 4}V{at(bottom)}"/>')
    for i, row in enumerate(rows):
        y = TOP + ROW * (i + 0.5)
        clan = f' data-clan="{row.clan}"' if row.clan else ""
        low, value, high = (at(scale.x(number)) for number in (row.low, row.value, row.high))
        inside.append(
            f"<g{clan}>{text(scale.left - GAP, y + 4.5, row.label, 'label')}"
            f'<path class="whisker" d="M{low} {at(y)}H{high}M{low} {at(y - 4)}v8M{high} {at(y - 4)}v8"/>'
            f'<circle class="dot" cx="{value}" cy="{at(y)}" r="5.5"/></g>'
        )
    return picture(bottom + AXIS, title, inside)


def stacked(title: str, rows: list[Bar], names: tuple[str, ...], unit: str) -> str:
    """Bars of parts next to each other; each part has the number of its name in the legend."""
    left = min((sum(part for part in row.parts if part < 0) for row in rows), default=0)
    right = max((sum(part for part in row.parts if part > 0) for row in rows), default=1)
    scale = Scale(left if left < -right / 20 else 0, right, [row.label for row in rows])
    bottom = TOP + ROW * len(rows)
    inside = axis(scale, bottom, unit)
    for i, row in enumerate(rows):
        y = TOP + ROW * i + 3
        inside.append(text(scale.left - GAP, y + 14.5, row.label, "label"))
        ends = [0.0, 0.0]  # of what goes to the left and to the right
        for number, part in enumerate(row.parts):
            side = int(part > 0)
            start, ends[side] = ends[side], ends[side] + part
            x, end = sorted((scale.x(start), scale.x(ends[side])))
            inside.append(segment(x, y, end - x, number, f"{row.label}, {names[number]}: {part:.2f}"))
    return picture(bottom + AXIS, title, inside)


def segment(x: float, y: float, width: float, number: int, words: str) -> str:
    """A part of a bar, with its number if there is room."""
    if width < 0.5:
        return ""
    box = f'<rect class="part part-{number}" x="{at(x)}" y="{at(y)}" width="{at(width)}" height="{ROW - 6}"/>'
    label = text(x + width / 2, y + 14.5, str(number + 1), f"in-part in-{number}") if width >= 12 else ""
    return f"<g><title>{escape(words)}</title>{box}{label}</g>"


def legend(names: tuple[str, ...]) -> str:
    """The names of the parts with their numbers."""
    items = [
        f'<li><svg viewBox="0 0 20 20" aria-hidden="true"><rect class="part part-{i}" width="20" height="20"/>'
        f'<text class="in-part in-{i}" x="10" y="14.5">{i + 1}</text></svg>{escape(name)}</li>'
        for i, name in enumerate(names)
    ]
    return f'<ul class="legend">{"".join(items)}</ul>'


def histogram(title: str, labels: list[str], all_of: list[int], some_of: list[int], unit: str) -> str:
    """Vertical bars of all values, with a subset (hatched) in front."""
    height, left, base = 150.0, 40.0, TOP + 150.0
    top = max([1, *all_of])
    step = nice_step(top)
    wide = (WIDTH - left - RIGHT) / max(1, len(labels))
    inside = [HATCH]
    for i in range(math.ceil(top / step) + 1):
        y = base - i * step / (math.ceil(top / step) * step) * height
        inside.append(f'<path class="grid" d="M{at(left)} {at(y)}H{WIDTH - RIGHT}"/>')
        inside.append(text(left - 6, y + 4, f"{i * step:g}", "label small"))
    for i, (label, number, some) in enumerate(zip(labels, all_of, some_of, strict=True)):
        x = left + i * wide + wide * 0.1
        for css, n in (("all", number), ("some", some)):
            tall = n / (math.ceil(top / step) * step) * height
            box = f'x="{at(x)}" y="{at(base - tall)}" width="{at(wide * 0.8)}" height="{at(tall)}"'
            inside.append(f'<rect class="bar-{css}" {box}><title>{escape(label)}: {n}</title></rect>')
        if i % math.ceil(len(labels) / 8) == 0:
            inside.append(text(x + wide * 0.4, base + 15, label.split()[0], "tick"))
    inside.append(text((left + WIDTH - RIGHT) / 2, base + 30, unit, "unit"))
    return picture(base + AXIS, title, inside)


HATCH: Final = (
    '<defs><pattern id="hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">'
    '<rect class="hatch-ground" width="6" height="6"/><path class="hatch-line" d="M0 0V6"/></pattern></defs>'
)
