"""Texts are read strictly: whatever comes in, out comes a value or a NotationError with a line."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hinode.bots.random_bot import choose
from hinode.engine.actions import VERBS
from hinode.engine.core.errors import NotationError, UnreadableAction
from hinode.engine.core.rng import Rng, seeded
from hinode.engine.core.steps import STEPS
from hinode.engine.game import new_game
from hinode.engine.hooks import CARD, PIECE, SEAT, SOURCE
from hinode.engine.reading import parse
from hinode.notation.cases import run_case
from hinode.notation.position import write_position
from hinode.notation.read_position import read_position
from hinode.notation.record import begin, read_record

RECORD = sorted((Path(__file__).parents[1] / "games" / "records").glob("*.hinode"))[0].read_text("utf-8")
WORDS = st.sampled_from(
    [*VERBS, *STEPS, *SEAT.names, *PIECE.names, *CARD.names, *SOURCE.names, "0", "7", "-", "kyoto", "edo", "next",
     "honor", "phase", "war", "political", "battle", "bid", "position", "actions", "end", "1:2", "koi,lotus", "x"]
)  # fmt: skip


@given(st.text(max_size=60))
def test_any_text_is_an_action_or_is_not(text: str) -> None:
    """parse never fails in another way."""
    try:
        action = parse(text)
    except UnreadableAction:
        return
    assert parse(action.text) == action


@given(st.lists(WORDS, max_size=7).map(" ".join))
def test_any_words_are_an_action_or_are_not(text: str) -> None:
    """The same for lines made of our own words."""
    try:
        action = parse(text)
    except UnreadableAction:
        return
    assert parse(action.text) == action


def middle(seed: int) -> str:
    """A position in the middle of a random game."""
    rng = Rng(seeded(seed, 5))
    game = new_game(("koi", "lotus", "turtle", "bonsai"), "random", "random", seed)
    for _ in range(30 + rng.below(120)):
        if game.over:
            break
        seat = rng.pick(game.actors)
        game.act(seat, choose(game.options(seat), rng))
    return write_position(game.state)


@settings(max_examples=150)
@given(st.integers(0, 20), st.data())
def test_a_damaged_position_is_read_or_refused(seed: int, data: st.DataObject) -> None:
    """Lines dropped, doubled or replaced by words of ours: a game or a NotationError, nothing else."""
    lines = middle(seed).splitlines()
    at = data.draw(st.integers(0, len(lines) - 1))
    kind = data.draw(st.sampled_from(["drop", "double", "replace", "word"]))
    if kind == "drop":
        del lines[at]
    elif kind == "double":
        lines.insert(at, lines[at])
    elif kind == "replace":
        lines[at] = " ".join(data.draw(st.lists(WORDS, min_size=1, max_size=6)))
    else:
        words = lines[at].split()
        words[data.draw(st.integers(0, len(words) - 1))] = data.draw(WORDS)
        lines[at] = " ".join(words)
    try:
        begin(read_position("\n".join(lines)), 1)
    except NotationError as error:
        assert error.reason


@settings(max_examples=80)
@given(st.data())
def test_a_damaged_record_is_refused(data: st.DataObject) -> None:
    """A record with a line dropped or changed does not replay."""
    lines = RECORD.splitlines()
    at = data.draw(st.integers(0, len(lines) - 1))
    if data.draw(st.booleans()):
        if lines[at].startswith(">"):
            return  # notes of chance are checked where they stand, but need not be there
        del lines[at]
    else:
        lines[at] = lines[at] + " x"
    with pytest.raises(NotationError):
        read_record("\n".join(lines))


@pytest.mark.parametrize("cut", [1, 10, 200, 2000, len(RECORD) - 3])
def test_a_truncated_record_is_noticed(cut: int) -> None:
    """A save that was cut off is refused."""
    with pytest.raises(NotationError):
        read_record(RECORD[:cut])


def test_a_newer_version_is_refused() -> None:
    """The sentence says which version the file has."""
    with pytest.raises(NotationError, match="version 9"):
        read_record(RECORD.replace("hinode record 1", "hinode record 9"))


@given(st.text(max_size=200))
def test_any_text_is_a_case_or_is_not(text: str) -> None:
    """run_case raises NotationError only."""
    with pytest.raises(NotationError):
        run_case(text)
