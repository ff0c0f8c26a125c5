"""Records what a page shows, ten times a second of the page's own clock, and compares it with the game."""

from __future__ import annotations

from typing import Any, TypedDict, cast

from playwright.sync_api import Page

from hinode.engine.game import Game
from hinode.engine.state import GameState
from hinode.knowledge.view import view
from tests.web.truth import SHOWN, fits, told

STEP = 100  # ms
RECORD = f"""() => {{
  window.recorded = [];
  const shown = {SHOWN};
  setInterval(() => {{
    const page = document.querySelector("[data-told]");
    if (!page) return;
    const decision = document.querySelector("#decision > section");
    window.recorded.push({{
      at: performance.now(),
      events: Number(page.dataset.told),
      season: page.dataset.season,
      question: decision?.dataset.number ?? "",
      lines: document.querySelectorAll("[role=log] li").length,
      winner: [...document.querySelectorAll("h2")].some((one) => one.textContent.includes("won")),
      ...shown(),
    }});
  }}, {STEP});
}}"""


class Sample(TypedDict):
    """What the page showed at one moment."""

    at: float
    events: int  # how many have been told
    season: str
    question: str
    winner: bool  # whether somebody has won
    clans: list[str]
    provinces: dict[str, str]
    turn: bool


class Truth:
    """What a game looked like at every beat, by the number of events."""

    def __init__(self, game: Game) -> None:
        self.moments: dict[int, list[GameState]] = {}
        again = game.at(0)
        self._add(len(again.events), again.state)
        for seat, action in game.actions:
            before = len(again.events)
            again.act(seat, action, watch=True)
            for beat in again.beats:
                self._add(before + beat.events, beat.state)

    def _add(self, events: int, state: GameState) -> None:
        self.moments.setdefault(events, []).append(state.clone())

    def check(self, sample: Sample) -> None:
        """The page showed one moment, and nothing of a later one."""
        states = self.moments.get(sample["events"])
        assert states, f"{sample['events']} events is the middle of a beat"
        assert any(self._fits(sample, state) for state in states), f"the page was of two moments: {sample}"
        assert not sample["winner"] or any(state.winners for state in states)

    @staticmethod
    def _fits(sample: Sample, state: GameState) -> bool:
        true = told(cast(dict[str, Any], view(state, None)))
        shown = {**sample, "turn": True}
        return fits(shown, {**true, "turn": True}) and sample["season"] == view(state, None)["season"]


def record(page: Page) -> None:
    """Begin to record."""
    page.evaluate(RECORD)


def recorded(page: Page) -> list[Sample]:
    """Everything recorded so far."""
    return page.evaluate("() => window.recorded")
