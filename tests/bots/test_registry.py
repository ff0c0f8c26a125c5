"""The names of bots."""

from __future__ import annotations

import pytest

from hinode.bots.bot import Player
from hinode.bots.registry import BOTS, LEVELS, NoSuchBot, check_bot, make_bot


def test_every_name_makes_a_bot() -> None:
    """Levels, and levels with a character."""
    assert len(BOTS) == 1 + 3 * 4
    assert {name.partition("-")[0] for name in BOTS} == set(LEVELS)
    for name in BOTS:
        assert make_bot(name, 1).name == name


@pytest.mark.parametrize("name", ["genius", "normal-", "normal-kind", "random-loyal", "-loyal", ""])
def test_other_names_are_refused(name: str) -> None:
    """With a sentence that names the levels and the characters."""
    with pytest.raises(NoSuchBot, match=r"hard.*treacherous"):
        check_bot(name)


def test_a_plain_level_draws_its_character() -> None:
    """From the seed: always the same one, and every one sometimes."""

    def character(name: str, seed: int) -> int:
        bot = make_bot(name, seed)
        assert isinstance(bot, Player)
        return bot.character

    for level in LEVELS[1:]:
        assert {character(level, seed) for seed in range(30)} == {0, 1, 2}
        assert [character(level, seed) for seed in range(9)] == [character(level, seed) for seed in range(9)]
        assert {character(f"{level}-opportunist", seed) for seed in range(9)} == {1}
