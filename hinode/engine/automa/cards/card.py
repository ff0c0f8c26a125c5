"""A card of the Automa (A2) and its line of text, the same in deck files, records and positions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast

from hinode.engine.actions import MANDATE
from hinode.engine.board import SHRINES_IN_PLAY
from hinode.engine.clans import NOT_YET
from hinode.engine.core.fields import Field, Many, Names, Number, Pair, Value
from hinode.engine.events import ADVANTAGE_FIELD
from hinode.engine.hooks import SEAT

# The kinds of figures on the cards: the counted kinds by their own numbers, and any monster.
A_MONSTER: Final = 3
FIGURES: Final = ("bushi", "shinto", "daimyo", "monster")
# An icon is a kind of figure, or a Shinto for a shrine, counted from the left.
ICONS: Final = (*FIGURES, *(f"shinto{n}" for n in range(1, SHRINES_IN_PLAY + 1)))
CARD_KINDS: Final = ("monster", "virtue", "enhancement", "war", "winter")
DIRECTIONS: Final = ("top", "bottom")
TOP: Final = 0
BOTTOM: Final = 1
MOST: Final = 9  # the highest war value and harvest of a custom deck

ICON: Final = Names("figure icon", ICONS)
FIGURE: Final = Names("kind of figure", FIGURES)
CARD_KIND: Final = Names("kind of card", CARD_KINDS)
DIRECTION: Final = Names("direction", DIRECTIONS)
# Clans in the game come first, numbered by seat.
CLAN: Final = Names("clan", (*SEAT.names, *NOT_YET))


class Range(Number):
    """A whole number between two others."""

    __slots__ = ("high", "low")

    def __init__(self, low: int, high: int) -> None:
        self.low = low
        self.high = high

    def read(self, token: str) -> int:
        number = super().read(token)
        if not self.low <= number <= self.high:
            raise ValueError(f"{number} is not from {self.low} to {self.high}")
        return number


class AutomaCard:
    """One card."""

    __slots__ = (
        "advantages", "direction", "harvest", "icons", "mandate", "moves", "number", "pairs",
        "position", "priority", "text", "war",
    )  # fmt: skip

    def __init__(
        self,
        number: int,
        mandate: int,
        position: int,
        moves: int,
        icons: tuple[int, ...],
        advantages: tuple[int, ...],
        war: int,
        harvest: int,
        direction: int,
        priority: tuple[int, ...],
        pairs: tuple[tuple[int, int], ...],
    ) -> None:
        self.number = number
        self.mandate = mandate  # the mandatory mandate
        self.position = position  # of the tile to take otherwise, 1 to 4
        self.moves = moves  # of figures in a Marshal
        self.icons = icons
        self.advantages = advantages  # the advantages it contests
        self.war = war
        self.harvest = harvest
        self.direction = direction
        self.priority = priority  # kinds of season cards
        self.pairs = pairs  # of clans
        words = (field.text(cast(Value, getattr(self, name))) for name, field in FIELDS)
        self.text = " ".join(words)  # as after `card` in a deck

    def __repr__(self) -> str:
        return f"<card {self.text}>"


FIELDS: Final[tuple[tuple[str, Field], ...]] = (
    ("number", Range(1, 999)),
    ("mandate", MANDATE),
    ("position", Range(1, 4)),
    ("moves", Range(1, 2)),
    ("icons", Many(ICON)),
    ("advantages", Many(ADVANTAGE_FIELD)),
    ("war", Range(0, MOST)),
    ("harvest", Range(0, MOST)),
    ("direction", DIRECTION),
    ("priority", Many(CARD_KIND)),
    ("pairs", Many(Pair(CLAN, CLAN))),
)


def read_card(words: list[str]) -> AutomaCard:
    """A card from the words after `card`; ValueError says which card, which field and what is wrong."""
    if len(words) != len(FIELDS):
        names = " ".join(name.upper() for name, _ in FIELDS)
        raise ValueError(f"a card has {len(FIELDS)} words, not {len(words)}: card {names}")
    values: dict[str, Value] = {}
    for (name, field), word in zip(FIELDS, words, strict=True):
        try:
            values[name] = field.read(word)
            _check(name, values[name])
        except ValueError as error:
            raise ValueError(f"card {words[0]}, {name}: {error}") from None
    return cast(Callable[..., AutomaCard], AutomaCard)(**values)  # the fields have read what they are for


def _check(name: str, value: Value) -> None:
    """Check the rules that involve several fields."""
    if value == -1:
        raise ValueError("'-' is not enough here")
    if not isinstance(value, tuple):
        return
    names = [part for item in value for part in (item if isinstance(item, tuple) else (item,))]
    if -1 in names:
        raise ValueError("'-' is not enough here")
    if len(set(names)) < len(names):
        raise ValueError("the same stands there twice")
    if name == "icons" and not 2 <= len(value) <= 3:
        raise ValueError(f"a card shows 2 or 3 icons, not {len(value)}")
    if name == "priority" and len(value) < len(CARD_KINDS):
        raise ValueError(f"all of {', '.join(CARD_KINDS)} in some order")
