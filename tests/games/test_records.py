"""Recorded games replay to exact scores, action by action, and chance brings what it brought."""

from __future__ import annotations

from pathlib import Path

import pytest

from hinode.engine.core.steps import answer
from hinode.engine.game import Game
from hinode.engine.invariants import check
from hinode.engine.setup import new_state
from hinode.notation.record import end_line, read_record, write_record

RECORDS = sorted((Path(__file__).parent / "records").glob("*.hinode"))


def test_there_are_enough_records() -> None:
    """At least thirty, for all player counts and sets, and some with the Automa, one of them with an own deck."""
    assert len(RECORDS) >= 30
    kinds = {path.stem.rsplit("-", 1)[0] for path in RECORDS if not path.stem.startswith("automa")}
    assert len(kinds) == 9
    automa = [path.read_text("utf-8") for path in RECORDS if path.stem.startswith("automa")]
    assert len(automa) == 7
    assert all("\nautoma " in text for text in automa)
    assert sum("\ncard 1 " in text for text in automa) == 1


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_record(path: Path) -> None:
    """It replays, ends with the scores it says, and is written back to the letter; invariants hold throughout."""
    text = path.read_text("utf-8")
    game = read_record(text)
    assert game.over
    assert write_record(game) == text
    assert text.splitlines()[-1] == end_line(game)
    assert game.setup is not None
    assert game.seed is not None
    again = Game(new_state(game.setup, game.seed)).state
    for seat, action in game.actions:
        check(again)
        answer(again, seat, action)
    assert again.key() == game.state.key()
