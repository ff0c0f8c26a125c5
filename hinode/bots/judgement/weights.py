"""The numbers of the value function, in victory points at the end of the game. docs/bots.md explains each."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Final, cast

from hinode.engine.board import N_PROVINCES
from hinode.engine.hooks import CARD, CARDS


class Weights:
    """One set of numbers. Lists go by the number of seasons that follow (0: Autumn, 2: Spring)."""

    __slots__ = (
        "amaterasu", "bonus", "build", "coin", "figure", "fujin", "honor", "outsider", "pending", "raijin", "rival",
        "ronin", "ronin_force", "ryujin", "spread", "stake", "stakes", "stronghold", "tie", "unrest",
    )  # fmt: skip

    def __init__(self) -> None:
        self.figure = [0.0, 0.45, 0.7]  # a figure on the map when the season ends
        self.stronghold = [0.3, 2.0, 3.6]  # a stronghold
        self.honor = 0.3  # a place on the honor track, for each season that is not over
        self.tie = 0.5  # Force the top of the honor track is worth, in a tie
        self.coin = 0.45  # a coin, for what it buys in a whole political phase
        self.ronin = 0.3  # a ronin, before war
        self.ronin_force = 0.6  # the part of the ronin hired by a seat with as many coins as all others
        self.stake = 1.1  # the part that advantages bring of what they could
        self.stakes = 1.3  # advantages of a battle, deaths apart
        self.bonus = 1.1  # the bonus of an ally's mandate
        self.spread = 0.55  # how uncertain it is that Force decides a war: with no turns left,
        self.unrest = 0.18  # and for each mandate turn left
        self.outsider = 0.12  # the chance that somebody else comes, for each mandate turn
        self.pending = 0.5  # Force a stronghold in a war province is worth for each Recruit to come
        self.amaterasu = 0.8
        self.fujin = 0.9
        self.raijin = 1.2
        self.ryujin = 1.6
        self.rival = 11.0  # how sharply the strongest rivals count


WEIGHTS: Final = Weights()


def _card_worth() -> list[float]:
    text = files("hinode.bots.judgement").joinpath("cards.toml").read_text("utf-8")
    table = cast(dict[str, dict[str, float]], tomllib.loads(text))
    known = table["season"]
    usual = table["usual"]
    return [known.get(card.slug, usual.get(card.kind, 0.0)) for card in CARDS]


# What a card brings in each season it is owned in war, Force and winter scoring apart.
CARD_WORTH: Final[list[float]] = _card_worth()
assert len(CARD_WORTH) == len(CARD.names)

SET_BONUS: Final[list[float]] = [0.0, 0.0, 0.0, 10.0, 10.0, 20.0, 20.0, 30.0, 30.0]
TOKENS_A_SEASON: Final = 1.5


def _sets_to_come() -> list[list[float]]:
    """The expected set bonus by the number of different provinces, and by the number of seasons that follow."""
    table = [SET_BONUS[:]]
    for _ in range(3):
        after = table[-1]
        now = [0.0] * (N_PROVINCES + 1)
        for have in range(N_PROVINCES + 1):
            chances = {have: 1.0}
            for _ in range(3):  # three chances of half the tokens of a season
                later: dict[int, float] = {}
                for number, chance in chances.items():
                    new = TOKENS_A_SEASON / 3 * (N_PROVINCES - number) / N_PROVINCES
                    later[number] = later.get(number, 0.0) + chance * (1 - new)
                    if number < N_PROVINCES:
                        later[number + 1] = later.get(number + 1, 0.0) + chance * new
                chances = later
            now[have] = sum(chance * after[number] for number, chance in chances.items())
        table.append(now)
    return table


SETS_TO_COME: Final = _sets_to_come()
