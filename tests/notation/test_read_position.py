"""Positions are read strictly: every mistake is named with its line."""

from __future__ import annotations

import pytest

from hinode.engine.core.errors import NotationError
from hinode.notation.read_position import read_position

HEAD = "hinode position 1\nhonor koi lotus turtle\n"


@pytest.mark.parametrize(
    ("lines", "number", "reason"),
    [
        ("honor koi lotus turtle", 3, "second 'honor'"),
        ("bonsai vp 3", 3, "not on the honor track"),
        ("weather fair", 3, "starts no line"),
        ("set tower", 3, "no card set 'tower'"),
        ("shrines fujin raijin", 3, "4 different shrines"),
        ("season monsoon", 3, "not a season"),
        ("phase lunch", 3, "not a phase"),
        ("phase political 11", 3, "10 turns"),
        ("phase tea 3", 3, "no number"),
        ("phase war 2 2", 3, "at most one number"),
        ("war edo edo", 3, "at most once"),
        ("phase war 3\nwar edo", 4, "only 1"),
        ("holder badger", 3, "not a clan"),
        ("deck recruit", 3, "two of each"),
        ("played koi 5 recruit", 3, "position 1 to 4"),
        ("played koi recruit", 3, "played CLAN POSITION TILE"),
        ("played koi 1 train\nplayed koi 1 train\nplayed koi 1 train", 5, "only two train"),
        ("koi vp", 3, "it reads"),
        ("koi vp 1 vp 2", 3, "twice"),
        ("koi vp 1\nkoi coins 2", 4, "vp, coins, ronin, ally and allied of koi stand on one line"),
        ("koi vp -1", 3, "whole number"),
        ("koi coins 1 hats 2", 3, "does not belong"),
        ("koi ally lotus", 3, "both name each other"),
        ("koi atlantis bushi", 3, "nor a place"),
        ("koi edo 7 bushi", 3, "nobody has 7"),
        ("koi edo 6 bushi\nkoi oshu bushi", 4, "only 6 bushi"),
        ("koi edo 2 big bushi", 3, "2 bushi, daimyo"),
        ("koi edo komainu", 3, "does not own"),
        ("koi cards komainu\nkoi edo komainu\nkoi oshu komainu", 5, "two places"),
        ("koi cards courage", 3, "not in the archway set"),
        ("koi cards yurei", 3, "before summer"),
        ("koi cards komainu komainu", 3, "not so many copies"),
        ("koi susanoo shinto", 3, "not in this game"),
        ("koi fujin bushi", 3, "does not worship"),
        ("koi captive koi bushi", 3, "own captor"),
        ("koi captive lotus daimyo", 3, "never a hostage"),
        ("koi captive lotus", 3, "CLAN captive CAPTOR"),
        ("koi tokens spring:edo spring:edo", 3, "owned twice"),
        ("koi tokens winter:edo", 3, "no token"),
        ("koi tokens edo", 3, "2 parts"),
        ("bid koi 1 0 0 0", 3, "needs a 'battle' line"),
        ("battle edo koi,lotus", 3, "in the war phase"),
        ("phase war 1\nwar edo\nbattle edo koi,lotus", 5, "needs 'next' lines"),
        ("phase war 1\nwar edo\nbattle edo koi,", 5, "without spaces"),
        ("phase war 1\nwar edo\nbattle edo koi,koi\nnext bids", 5, "two different participants"),
        ("phase war 1\nwar edo\nbattle edo koi,lotus hats 3\nnext bids", 5, "does not belong"),
        ("phase war 1\nwar edo\nbattle edo koi,lotus\nbid koi 1 0 0 0\nnext outcome", 6, "every participant"),
        ("phase war 1\nwar edo\nbattle edo koi,lotus\nnext outcome", 6, "needs the revealed bids"),
        ("next bids", 3, "needs a 'battle' line"),
        ("next", 3, "next STEP"),
        ("next dance koi", 3, "not a step"),
        ("next recruit", 3, "needs more words"),
        ("next recruit bonsai", 3, "does not play"),
        ("next recruit -", 3, "needs a clan"),
        ("next recruit koi bonus - 0 - - -", 3, "at most 5 words"),
        ("rng 99999999999999999999999", 3, "below 2"),
        ("season winter", 3, "winter has no phases"),
    ],
)
def test_a_mistake_is_named_with_its_line(lines: str, number: int, reason: str) -> None:
    """The line's number and what is wrong with it."""
    with pytest.raises(NotationError) as caught:
        read_position(HEAD + lines + "\n")
    assert reason in caught.value.reason
    assert caught.value.line == number


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "hinode position 1"),
        ("hinode record 1\n", "hinode position 1"),
        ("hinode position 2\n", "version 2"),
        ("hinode position 0\n", "no format version 0"),
        ("hinode position 1\n", "needs an 'honor' line"),
        ("hinode position 1\nhonor koi lotus\n", "3 to 5 players"),
        ("hinode position 1\nhonor koi\0 lotus\n", "not a text file"),
        ("x" * 2_000_001, "longer than"),
    ],
)
def test_a_file_that_is_none(text: str, reason: str) -> None:
    """Headers, versions, sizes."""
    with pytest.raises(NotationError, match=reason):
        read_position(text)
