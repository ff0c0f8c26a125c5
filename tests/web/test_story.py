"""The story: at a steady pace every page shows one moment after the other, and never anything of a later one."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from playwright.sync_api import Page

from hinode.engine.game import Game
from tests.server.serving import Server
from tests.web.conftest import Visit
from tests.web.player import Player
from tests.web.recorder import Sample, Truth, record, recorded
from tests.web.truth import game_of

MOVING: dict[str, Any] = {"reduced_motion": "no-preference"}
LEAST = 400  # ms between two beats
CLICKING = 1000  # ms that a click may take in the test, from the look at the page to the answer


def begun(visit: Visit, bots: str) -> Page:
    """A game against bots, on a page whose clock the test drives."""
    page = visit(**MOVING).page
    page.goto("/")
    page.get_by_label("Your name").first.fill("Anna")
    page.get_by_role("radio", name="Turtle").check()
    page.get_by_role("radio", name=bots).check()
    page.clock.install()
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/t/*")
    return page


def check_pace(samples: list[Sample], own: list[float], game: Game) -> None:
    """Beats are apart, except where the player acted in between, which hurries the story."""
    beats = [
        (a, b)
        for a, b in pairwise(samples)
        if any(not event.kind.quiet for event in game.events[a["events"] : b["events"]])
    ]
    assert len(beats) > 100, "hardly a game"
    for (_, one), (_, other) in pairwise(beats):
        acted = any(one["at"] - CLICKING <= at <= other["at"] for at in own)
        assert acted or other["at"] - one["at"] >= LEAST, (one, other)


def test_a_whole_game_is_told_beat_by_beat(server: Server, visit: Visit) -> None:
    """With three normal bots: what is on the page every tenth of a second is one moment of the game."""
    page = begun(visit, "Normal")
    record(page)
    player = Player(page)
    own: list[float] = []
    while not (seen := player.look())["over"]:
        if seen["turn"] and not seen["busy"] and seen["lit"] + seen["buttons"]:
            own.append(page.evaluate("() => performance.now()"))
            player.turn()
        page.clock.run_for(200)
    page.clock.run_for(300)
    samples = recorded(page)
    table = page.url.partition("/t/")[2]
    game = game_of(server, table)
    truth = Truth(game)
    for sample in samples:
        truth.check(sample)
    check_pace(samples, own, game)
    assert samples[-1]["winner"]
