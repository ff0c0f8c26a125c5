"""Every kind of event has a sentence."""

from __future__ import annotations

import pytest

from hinode.engine import events
from hinode.engine.core.events import KINDS, Event
from hinode.engine.core.fields import Change, Field, Flag, Many, Names, Number, Pair, Value
from hinode.engine.hooks import SEAT
from hinode.sim.simulate import Plan, play_game
from hinode.words import sentence, story

assert events  # the kinds are declared there


def some(field: Field) -> Value:
    """A value of a field."""
    if isinstance(field, Many):
        return (some(field.item),)
    if isinstance(field, Pair):
        return tuple(some(part) for part in field.parts)
    if isinstance(field, (Names, Flag, Number, Change)):
        return 1
    return "harvest"


def check(text: str) -> None:
    """A sentence: a capital, a period, no holes, nothing of Python in it."""
    assert text[0] == text[0].upper()
    assert text.endswith(".")
    for hole in ("None", "none", "{", "}", "[", "_", "  ", "()"):
        assert hole not in text, text


@pytest.mark.parametrize("name", sorted(KINDS))
def test_every_kind_has_a_sentence(name: str) -> None:
    """Also as those see it who may not know more."""
    event = Event(KINDS[name], tuple(some(field) for _, field in KINDS[name].fields))
    check(sentence(event.json()))
    check(sentence(event.json_for(-1)))


def test_a_secret_stays_secret() -> None:
    """What others see of private events says nothing about them."""
    koi = SEAT.index["koi"]
    drew = Event(events.DREW, (koi, (0, 1, 2, 3)))
    assert sentence(drew.json_for(koi)) == "Koi draws Recruit, Marshal, Train and Harvest."
    assert sentence(drew.json_for(-1)) == "Koi draws mandate tiles."
    bid = Event(events.BID, (koi, 1, 0, 2, 0))
    assert sentence(bid.json_for(koi)) == "Koi bids 1 on Seppuku and 2 on Hire ronin."
    assert sentence(bid.json_for(-1)) == "Koi has made a bid."
    hidden = Event(events.TILE_HIDDEN, (koi, 4))
    assert "Betray" in sentence(hidden.json_for(koi))
    assert "Betray" not in sentence(hidden.json_for(-1))


def test_a_bid_of_nothing() -> None:
    """Zeros are not listed."""
    koi = SEAT.index["koi"]
    assert sentence(Event(events.BID, (koi, 0, 0, 0, 0)).json()) == "Koi bids nothing."


def test_sentences_of_whole_games() -> None:
    """Every event of real games has a sentence."""
    for number in range(5):
        for event in play_game(Plan(5, 5, 3), number).events:
            check(sentence(event.json()))
            check(sentence(event.json_for(-1)))


def test_a_purchase_is_told_once() -> None:
    """The price is part of the card's sentence; other coins have sentences of their own."""
    paid = {"event": "coins", "seat": "koi", "amount": -2, "why": "komainu"}
    bought = {"event": "bought", "seat": "koi", "card": "komainu", "paid": 2}
    assert story([paid, bought]) == ["Koi acquires Komainu for 2 coins."]
    assert len(story([paid, {**bought, "seat": "lotus"}])) == 2
    assert len(story([paid])) == 1
    assert story([]) == []


def test_small_things() -> None:
    """Betray has no bonus; one goes to a shrine, not to a kami."""
    performs = {"event": "performs", "seat": "koi", "mandate": "betray", "bonus": True}
    assert sentence(performs) == "Koi performs Betray."
    assert sentence({**performs, "mandate": "train"}) == "Koi performs Train with the bonus."
    summoned = {"event": "summoned", "seat": "koi", "piece": "shinto", "place": "hachiman"}
    assert sentence(summoned) == "Koi summons a Shinto to the shrine of Hachiman."
