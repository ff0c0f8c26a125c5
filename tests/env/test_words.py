"""Actions said word by word."""

from __future__ import annotations

import pytest

from hinode.bots.random_bot import choose
from hinode.engine.actions import Bid, Gift, Propose
from hinode.engine.core.options import Either
from hinode.engine.core.rng import Rng, seeded
from hinode.engine.game import Game, new_game
from hinode.engine.rules.war.provinces import Splits
from hinode.env.sentence import Sentence
from hinode.env.words import INDEX, MOST, NUMBERS, OTHER_WORDS, WORDS, words_of
from hinode.sim.fuzz import random_game

SEATS = (0, 1, 3)


def said(line: str) -> list[int]:
    """The numbers of some words."""
    return [INDEX[word] for word in line.split()]


def names(words: list[int]) -> list[str]:
    """The words of some numbers."""
    return [WORDS[word] for word in words]


def test_every_word_is_different() -> None:
    """A number stands for one word; the numbers are those that say an amount."""
    assert len(INDEX) == len(WORDS)
    assert [WORDS[NUMBERS + n] for n in range(MOST + 1)] == [str(n) for n in range(MOST + 1)]
    assert sorted((*OTHER_WORDS, *range(NUMBERS, NUMBERS + MOST + 1))) == list(range(len(WORDS)))


def test_players_are_named_relative_to_the_speaker() -> None:
    """The next clockwise is +1 for everybody."""
    assert names([*words_of(Propose(1, 2), SEATS, 0)]) == ["propose", "+1", "2", "0", "0", "0"]
    assert names([*words_of(Propose(1, 2), SEATS, 3)]) == ["propose", "+2", "2", "0", "0", "0"]


def test_a_bid_is_said_advantage_by_advantage() -> None:
    """Never more than is left; when nothing is left the rest is clear."""
    sentence = Sentence(SEATS, 0)
    sentence.offer(Splits(3), terms=True)
    assert sentence.say() is None
    assert names(sentence.next) == ["0", "1", "2", "3"]
    assert sentence.say(INDEX["1"]) is None
    assert names(sentence.next) == ["0", "1", "2"]
    assert sentence.say(INDEX["2"]) == Bid(1, 2, 0, 0)


def test_a_proposal_is_said_term_by_term() -> None:
    """To whom, then what is given, then what is asked."""
    game = new_game(("koi", "lotus", "turtle"), seed=1)
    options = game.options("koi")
    sentence = Sentence(game.seats, 0)
    sentence.offer(options, terms=True)
    assert sentence.say() is None
    assert names(sentence.next) == ["propose", "ready"]
    assert sentence.say(*said("propose")) is None
    assert names(sentence.next) == ["+1", "+2"]
    assert sentence.say(*said("+2")) is None
    assert names(sentence.next) == ["0", "1", "2", "3", "4", "5"]
    assert sentence.say(*said("3")) is None  # nobody has ronin, so this word is forced
    assert sentence.say(*said("4")) == Propose(2, 3, 0, 4, 0)


def test_a_proposal_without_terms() -> None:
    """Only to whom."""
    game = new_game(("koi", "lotus", "turtle"), seed=1)
    sentence = Sentence(game.seats, 0)
    sentence.offer(game.options("koi"), terms=False)
    sentence.say()
    sentence.say(*said("propose"))
    assert sentence.say(*said("+1")) == Propose(1)


def test_a_gift_is_at_least_something() -> None:
    """No coins only if there are ronin to give, and then at least one."""
    sentence = Sentence(SEATS, 1)
    sentence.offer_gift(3, 2, 1)
    assert sentence.say() is None
    assert names(sentence.next) == ["0", "1", "2"]
    assert sentence.say(*said("0")) == Gift(3, 0, 1)
    poor = Sentence(SEATS, 1)
    poor.offer_gift(3, 2, 0)
    poor.say()
    assert names(poor.next) == ["1", "2"]


def test_large_amounts_cannot_be_said() -> None:
    """The space is fixed: at most MOST on one advantage."""
    sentence = Sentence(SEATS, 1)
    sentence.offer(Splits(MOST + 10), terms=True)
    sentence.say()
    assert sentence.next[-1] == NUMBERS + MOST
    sentence.say(NUMBERS + MOST)
    assert names(sentence.next) == [str(n) for n in range(11)]


def test_a_wrong_word() -> None:
    """Raises."""
    sentence = Sentence(SEATS, 1)
    sentence.offer(Splits(2), terms=True)
    sentence.say()
    with pytest.raises(ValueError, match="cannot come next"):
        sentence.say(INDEX["3"])


def check_options(game: Game, seat: int, rng: Rng) -> int:
    """Every option of a decision (some of many) can be said and is what was said."""
    options = game.options(seat)
    parts = options.parts if isinstance(options, Either) else (options,)
    some = [part.sample(rng) for part in parts for _ in range(4)]
    actions = [*some, *options] if options.count() < 100 else some
    for action in actions:
        sentence = Sentence(game.seats, seat)
        sentence.offer(options, terms=True)
        words, found = words_of(action, game.seats, seat), sentence.say()
        while found is None:
            found = sentence.say(words[len(sentence.said)])
        assert (sentence.said, found) == (words, action)
    return len(actions)


def test_everything_legal_can_be_said() -> None:
    """In random games of all kinds, at every decision."""
    checked = 0
    for seed in range(12):
        rng = Rng(seeded(seed, 4))
        game = random_game(rng)
        while not game.over:
            seat = rng.pick(game.actors)
            checked += check_options(game, seat, rng)
            game.act(seat, choose(game.options(seat), rng))
    assert checked > 5_000
