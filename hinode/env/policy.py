"""A policy as a bot: it observes and speaks word by word as in the environment, and plays anywhere bots do."""

from __future__ import annotations

from collections.abc import Callable
from operator import index

import numpy as np
from numpy.typing import NDArray

from hinode.engine.actions import Action
from hinode.engine.core.errors import HinodeError
from hinode.engine.game import Game
from hinode.env.asking import FULL, OFFERS, Manners, offers_left, sentence_for
from hinode.env.observation import mask_of, observe
from hinode.env.sight import Sight
from hinode.env.words import WORDS

Policy = Callable[[NDArray[np.float32], NDArray[np.int8]], int]  # an observation and its mask -> the number of a word


class PolicyBot:
    """A bot that asks a policy for every word.

    `negotiation` and `offers` are those the policy was trained with.
    """

    __slots__ = ("manners", "name", "policy", "seed")

    def __init__(
        self, policy: Policy, name: str = "policy", seed: int = 0, negotiation: str = FULL, offers: int = OFFERS
    ) -> None:
        if not callable(policy):
            raise HinodeError(f"A policy is a function of an observation and its mask, not {policy!r}.")
        self.name = name
        self.seed = seed
        self.policy = policy
        self.manners = Manners(negotiation, offers)
        self.manners.check()

    def choose(self, game: Game, seat: int) -> Action:
        """The action the policy says word by word."""
        offers = offers_left(game, self.manners)
        sentence = sentence_for(game, seat, self.manners, offers[seat])
        action = sentence.say()
        while action is None:
            seen = observe(Sight(game.state, seat, sentence.said, True, offers))
            word = as_word(self.name, self.policy(seen, mask_of(sentence.next)))
            if word not in sentence.next:
                raise HinodeError(f"The policy '{self.name}' chose {shown(word)}, which is not in the action mask.")
            action = sentence.say(word)
        return action


def as_word(name: str, answer: object) -> int:
    """The number of a word, as Python or numpy has it."""
    try:
        return index(answer)  # pyright: ignore[reportArgumentType]
    except TypeError:
        raise HinodeError(f"The policy '{name}' returned {answer!r} instead of the number of a word.") from None


def shown(word: int) -> str:
    """A word for a message, with its number."""
    return f"{word} ('{WORDS[word]}')" if 0 <= word < len(WORDS) else str(word)
