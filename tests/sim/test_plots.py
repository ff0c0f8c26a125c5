"""Plots: nothing is cut off, and nothing lies on the labels."""

from __future__ import annotations

import re

import pytest

from hinode.sim.report.plots import LETTER, WIDTH, Dot, dots

RADIUS = 5.5 + 0.75  # of a dot with its line


def drawn(rows: list[Dot], percent: bool = True) -> str:
    """A plot."""
    return dots("A title", rows, "win rate", 0.25, percent)


def places(svg: str, kind: str) -> list[tuple[float, str]]:
    """Where the texts of a kind are, and what they say."""
    return [(float(x), words) for x, words in re.findall(rf'<text x="([\d.]+)" y="[\d.]+" class="{kind}">(.*?)<', svg)]


@pytest.mark.parametrize(("value", "percent"), [(1.0, True), (1000.0, False)])
def test_the_last_tick_is_on_the_paper(value: float, percent: bool) -> None:
    """Ticks are centred on their line: half of the last one is to its right."""
    ticks = places(drawn([Dot("Koi", value / 2, 0, value)], percent), "tick")
    assert ticks[-1][1] == ("100 %" if percent else "1000")
    assert all(x + len(words) * LETTER / 2 <= WIDTH for x, words in ticks)


def test_a_dot_at_zero_does_not_touch_its_label() -> None:
    """Labels end where the largest dot cannot reach."""
    svg = drawn([Dot("Way of the Moneylender", 0, 0, 0.6), Dot("Koi", 0.5, 0.2, 1)])
    (label, _), *_ = places(svg, "label")
    first = min(float(x) for x in re.findall(r'<circle class="dot" cx="([\d.]+)"', svg))
    assert first - RADIUS > label + 2
    assert label - len("Way of the Moneylender") * LETTER >= 0


def test_a_dot_at_the_end_is_on_the_paper() -> None:
    """The largest value of all."""
    svg = drawn([Dot("Koi", 1, 0.8, 1)])
    assert max(float(x) for x in re.findall(r'<circle class="dot" cx="([\d.]+)"', svg)) + RADIUS <= WIDTH
