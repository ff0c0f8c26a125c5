"""Small tools for tests."""

from __future__ import annotations

from textwrap import dedent

from hinode.engine import changes, queries
from hinode.engine.actions import PROVINCE
from hinode.engine.game import Game
from hinode.engine.hooks import CARD, SEAT
from hinode.notation.cases import run_case


def case(text: str) -> Game:
    """Play a case given without its header: position lines, 'actions', then actions and expectations."""
    return run_case("hinode case 1\n" + dedent(text))


# ------------------------------------------------------------------------------- reading a game
def log(game: Game) -> list[str]:
    """All events, as lines."""
    return [event.text() for event in game.events]


def told(game: Game, *kinds: str) -> list[str]:
    """The events of these kinds, as lines."""
    return [event.text() for event in game.events if event.kind.name in kinds]


def vp(game: Game, clan: str) -> int:
    """A player's victory points."""
    return game.state.vp[SEAT.read(clan)]


def force(game: Game, clan: str, province: str) -> int:
    """The Force of a clan in a province."""
    return queries.force(game.state, SEAT.read(clan), PROVINCE.read(province))


def own(game: Game, clan: str, *cards: str) -> Game:
    """Give a player cards of another set: no deck mixes them, but the rulings speak of them together."""
    for card in cards:
        changes.own(game.state, SEAT.read(clan), CARD.read(card))
    return game


# ------------------------------------------------------------------------------- the Automa
ALL_PAIRS = "koi:lotus,turtle:dragonfly,bonsai:fox,sun:moon"
USUAL_PRIORITY = "monster,virtue,enhancement,war,winter"
# Below the cards of a test: they make any deck complete.
FILLERS = (
    f"card 98 recruit 1 1 bushi,shinto - 0 2 top {USUAL_PRIORITY} {ALL_PAIRS}",
    f"card 99 recruit 1 1 daimyo,monster - 0 2 top {USUAL_PRIORITY} {ALL_PAIRS}",
)


def card(
    number: int,
    mandate: str = "recruit",
    position: int = 1,
    moves: int = 1,
    icons: str = "bushi,shinto",
    advantages: str = "-",
    war: int = 0,
    harvest: int = 2,
    direction: str = "top",
    priority: str = USUAL_PRIORITY,
    pairs: str = ALL_PAIRS,
) -> str:
    """A card of the Automa as a line."""
    words = number, mandate, position, moves, icons, advantages, war, harvest, direction, priority, pairs
    return " ".join(("card", *map(str, words)))


def automa_case(text: str, *cards: str) -> Game:
    """A case with Automa clans; these cards are drawn in this order, then some that matter to nobody."""
    lines = "\n".join((*cards, *FILLERS))
    return run_case("hinode case 1\n" + lines + "\n" + dedent(text))
