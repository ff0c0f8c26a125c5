"""A2: the cards, the shipped deck and its balance, and own decks."""

from __future__ import annotations

from collections import Counter
from importlib.resources import files
from itertools import chain, combinations

import pytest

from hinode import NotationError, SetupError, load, new_game, save
from hinode.bots.random_bot import play_out
from hinode.engine.automa.cards import make_deck as script
from hinode.engine.automa.cards.card import A_MONSTER, CARD_KINDS, CLAN, FIGURES, AutomaCard, read_card
from hinode.engine.automa.cards.deck import STANDARD, read_deck, shipped, write_deck
from hinode.engine.board import ADVANTAGES, BUSHI, DAIMYO, MANDATES, SHINTO
from hinode.engine.core.rng import Rng
from tests.helpers import card

DECK = shipped(STANDARD)
SHINTO_ICONS = (SHINTO, 4, 5, 6, 7)


def counts(field: str) -> Counter[int]:
    """How often a value stands on the cards."""
    return Counter(getattr(one, field) for one in DECK.cards)


# ---------------------------------------------------------------------------------- the shipped deck
def test_a2_the_deck_is_what_the_script_makes() -> None:
    """A2: the file is the script's output to the letter, and nothing else."""
    text = files("hinode.engine.automa.cards").joinpath("decks", f"{STANDARD}.deck").read_text("utf-8")
    assert write_deck(script.make_deck(), script.ABOUT) == text


def test_a2_plain_columns() -> None:
    """A2: mandates, positions, move limits, directions, war values and harvests occur as often as they should."""
    assert len(DECK.cards) == 68
    assert [counts("mandate")[kind] for kind in range(len(MANDATES))] == [14, 14, 14, 13, 13]
    assert [counts("position")[n] for n in (1, 2, 3, 4)] == [17, 17, 17, 17]
    assert [counts("moves")[n] for n in (1, 2)] == [34, 34]
    assert [counts("direction")[n] for n in (0, 1)] == [34, 34]
    assert [counts("war")[n] for n in range(6)] == [2, 8, 14, 18, 15, 11]
    assert [counts("harvest")[n] for n in range(2, 7)] == [4, 8, 14, 20, 22]


def test_a2_advantages() -> None:
    """A2: 12 cards show one, 44 two, 12 three; each advantage is on 34 cards, all pairs are as even as can be."""
    shown = [one.advantages for one in DECK.cards]
    assert Counter(map(len, shown)) == {1: 12, 2: 44, 3: 12}
    assert set(Counter(chain(*shown)).values()) == {34}
    singles, pairs, triples = (Counter(tuple(sorted(one)) for one in shown if len(one) == n) for n in (1, 2, 3))
    assert set(singles.values()) == set(triples.values()) == {3}
    assert len(pairs) == 6
    assert sorted(pairs.values()) == [7, 7, 7, 7, 8, 8]


def test_a2_icons() -> None:
    """A2: what stands in front, then Bushi and Shinto in either order, cut to three; every kind is on some card."""
    fronts = Counter(tuple(icon for icon in one.icons if icon in (A_MONSTER, DAIMYO)) for one in DECK.cards)
    assert fronts == {(): 20, (A_MONSTER,): 16, (DAIMYO,): 16, (A_MONSTER, DAIMYO): 8, (DAIMYO, A_MONSTER): 8}
    rest = [one.icons[len(front) :] for one in DECK.cards for front in [_front(one)]]
    assert sum(icons[0] == BUSHI for icons in rest) == 40
    assert sum(icons[0] in SHINTO_ICONS for icons in rest) == 28
    assert all(2 <= len(one.icons) <= 3 for one in DECK.cards)
    assert {min(icon, SHINTO) if icon > A_MONSTER else icon for one in DECK.cards for icon in one.icons} == {
        BUSHI, SHINTO, DAIMYO, A_MONSTER,
    }  # fmt: skip


def _front(one: AutomaCard) -> tuple[int, ...]:
    return tuple(icon for icon in one.icons if icon in (A_MONSTER, DAIMYO))


def test_a2_shinto_icons() -> None:
    """A2: before the cut 8 Shinto for the map and 15 for each shrine; on the cards every shrine is there often."""
    columns = script.columns(Rng(1))
    assert Counter(columns["shinto"]) == {SHINTO: 8, 4: 15, 5: 15, 6: 15, 7: 15}
    seen = Counter(icon for one in DECK.cards for icon in one.icons if icon in SHINTO_ICONS)
    assert set(seen) == set(SHINTO_ICONS)
    assert min(seen[icon] for icon in SHINTO_ICONS[1:]) >= 10


def test_a2_priorities() -> None:
    """A2: 68 different orders of the five kinds of cards, each kind first 13 or 14 times."""
    orders = [one.priority for one in DECK.cards]
    assert len(set(orders)) == 68
    assert all(sorted(order) == list(range(len(CARD_KINDS))) for order in orders)
    assert sorted(Counter(order[0] for order in orders).values()) == [13, 13, 14, 14, 14]


def test_a2_pairs() -> None:
    """A2: each card pairs all eight clans, and every two clans are paired 9 or 10 times."""
    everybody = set(range(len(CLAN.names)))
    assert len(everybody) == 8
    assert all(set(chain(*one.pairs)) == everybody and len(one.pairs) == 4 for one in DECK.cards)
    together = Counter(pair for one in DECK.cards for pair in one.pairs)
    assert set(together) == set(combinations(range(8), 2))
    assert set(together.values()) == {9, 10}


@pytest.mark.parametrize(("one", "other"), script.INDEPENDENT)
def test_a2_independence(one: str, other: str) -> None:
    """A2: war value and each advantage, mandate and position and what a mandate reads, have nothing to do with another.

    For any two values the number of cards with both is less than one away from what independence would give.
    """
    a, b = values(one), values(other)
    both = Counter(zip(a, b, strict=True))
    for x, n in Counter(a).items():
        for y, m in Counter(b).items():
            assert abs(both[x, y] - n * m / len(DECK.cards)) < 1, (x, y)


def values(what: str) -> list[object]:
    """A part of every card."""
    if what.startswith("shows "):
        return [ADVANTAGES.index(what.removeprefix("shows ")) in one.advantages for one in DECK.cards]
    if what == "front":
        return [_front(one) for one in DECK.cards]
    if what == "first":
        return [one.priority[0] for one in DECK.cards]
    return [getattr(one, what) for one in DECK.cards]


# ---------------------------------------------------------------------------------- own decks
OWN = "hinode deck 1\n" + "\n".join(
    (card(1, pairs="koi:lotus"), card(2, icons="monster,daimyo", pairs="koi:turtle"), card(3, harvest=9, pairs="-"))
)


def test_a2_an_own_deck() -> None:
    """A2: another deck of any size can be played with; the record of the game carries its cards."""
    deck = read_deck(OWN)
    assert read_deck(write_deck(deck)) == deck
    game = new_game(("koi", "lotus", "turtle"), seed=2, automa=("koi", "lotus"), deck=deck)
    play_out(game, Rng(2))
    text = save(game)
    assert text.count("\ncard ") == 3
    again = load(text)
    assert again.state.key() == game.state.key()
    assert again.events == game.events


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        (card(4, mandate="rest"), "card 4, mandate: 'rest' is not a mandate"),
        (card(4, mandate="-"), "card 4, mandate: '-' is not enough here"),
        (card(4, position=5), "card 4, position: 5 is not from 1 to 4"),
        (card(4, moves=3), "card 4, moves: 3 is not from 1 to 2"),
        (card(4, icons="bushi"), "card 4, icons: a card shows 2 or 3 icons, not 1"),
        (card(4, icons="bushi,shinto5"), "card 4, icons: 'shinto5' is not a figure icon"),
        (card(4, icons="bushi,-"), "card 4, icons: '-' is not enough here"),
        (card(4, icons="bushi,bushi"), "card 4, icons: the same stands there twice"),
        (card(4, advantages="seppuku,luck"), "card 4, advantages: 'luck' is not a war advantage"),
        (card(4, war=10), "card 4, war: 10 is not from 0 to 9"),
        (card(4, harvest=10), "card 4, harvest: 10 is not from 0 to 9"),
        (card(4, direction="left"), "card 4, direction: 'left' is not a direction"),
        (
            card(4, priority="war,winter"),
            "card 4, priority: all of monster, virtue, enhancement, war, winter in some order",
        ),
        (card(4, pairs="koi:lotus,koi:turtle"), "card 4, pairs: the same stands there twice"),
        (card(4, pairs="koi:badger"), "card 4, pairs: 'badger' is not a clan"),
        (card(3), "card 3, number: another card has it"),
        ("card 4 recruit", "a card has 11 words, not 2"),
        ("joker", "'joker' starts no line of a deck; every line is a card"),
    ],
)
def test_a2_a_deck_with_a_mistake(line: str, reason: str) -> None:
    """A2: the error names the line, the card, the field and what is wrong."""
    with pytest.raises(NotationError) as caught:
        read_deck(f"{OWN}\n{line}\n")
    assert caught.value.reason.startswith(reason)
    assert caught.value.line == 5


def test_a2_every_kind_of_figure_is_on_some_card() -> None:
    """A2: otherwise an Automa clan could draw forever; a Shinto for a shrine is a Shinto."""
    for missing in FIGURES:
        icons = ",".join(name for name in FIGURES if name != missing)
        with pytest.raises(NotationError, match=f"no card of the deck shows the icon {missing}"):
            read_deck(f"hinode deck 1\n{card(1, icons=icons)}\n")
    assert (
        len(read_deck(f"hinode deck 1\n{card(1, icons='bushi,shinto3')}\n{card(2, icons='daimyo,monster')}").cards) == 2
    )
    with pytest.raises(NotationError, match="bushi"):
        read_deck("hinode deck 1\n")


def test_a2_a_deck_must_pair_somebody() -> None:
    """A2, A3.2: in every game some card allies two of its clans, or there could be no alliance."""
    with pytest.raises(SetupError, match="pairs two of the clans"):
        new_game(("lotus", "dragonfly", "bonsai"), automa=("lotus", "bonsai"), deck=read_deck(OWN))


def test_a2_a_card_survives_its_text() -> None:
    """A2: every card of the shipped deck reads back as it was written."""
    for one in DECK.cards:
        assert read_card(one.text.split()).text == one.text
    with pytest.raises(SetupError, match="hinode1"):
        shipped("hinode0")
