"""Fuzzing records: whatever is imported is refused, or can be looked at."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from hinode.bots.random_bot import choose
from hinode.engine.core.rng import Rng
from hinode.engine.core.steps import STEPS
from hinode.engine.hooks import SEAT
from hinode.notation.position import position_lines
from hinode.notation.record import end_line, read_record
from tests.server.planted import playing
from tests.server.serving import Server

WORDS = ["0", "1", "999999", "-", "koi", "lotus", "turtle", "edo", "bushi", "war", "over", "winter", *STEPS]


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    with Server(tmp_path_factory.mktemp("records")) as server, server.client() as client:
        yield client


@st.composite
def positions(draw: st.DrawFn) -> list[str]:
    """A position in the middle of a game with some lines changed, dropped, doubled or added."""
    *_, game = islice(playing(draw(st.integers(0, 1 << 32))), draw(st.integers(1, 150)))
    lines = position_lines(game.state)
    for _ in range(draw(st.integers(0, 3))):
        where = draw(st.integers(0, len(lines) - 1))
        line = lines[where]
        words = line.split()
        words[draw(st.integers(0, len(words) - 1))] = draw(st.sampled_from(WORDS))
        added = f"next {draw(st.sampled_from(WORDS))}"
        lines[where : where + 1] = draw(st.sampled_from([[], [" ".join(words)], [line, line], [line, added]]))
    return lines


def played(lines: list[str], rng: Rng) -> str:
    """A record that starts from a position and is played as far as the engine can: an impossible position may fail."""
    text = "\n".join(("hinode record 1", "position", *lines, "actions", ""))
    end = "end 0"
    try:
        game = read_record(f"{text}end 0\n")
        for number in range(1, 30):
            actor = rng.pick(game.actors)
            action = choose(game.options(actor), rng)
            text += f"{SEAT.text(actor)} {action.text}\n"
            end = f"end {number}"
            game.act(actor, action)
            end = end_line(game)
    except Exception:  # so far it goes; whether it is a record is the server's question
        return f"{text}{end}\n"
    return f"{text}{end}\n"


@settings(max_examples=200, suppress_health_check=[HealthCheck.too_slow])
@given(lines=positions(), luck=st.integers(0, 1 << 32))
def test_any_records(client: httpx.Client, lines: list[str], luck: int) -> None:
    """No record is a failure of the server, neither when it comes in nor when somebody looks at it."""
    answer = client.post("/api/records", json={"record": played(lines, Rng(luck))})
    assert answer.status_code in (201, 400), answer.text
    if answer.status_code == 201:
        for what in ("", "/view", "/record", "/replay"):
            shown = client.get(f"/api/tables/{answer.json()['table']}{what}")
            assert shown.status_code == 200, shown.text
