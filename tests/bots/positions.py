"""Positions for tests of bots: moments of random games, and the same with other secrets."""

from __future__ import annotations

from collections.abc import Iterator

from hinode.bots.random_bot import choose
from hinode.engine.core.events import Event
from hinode.engine.core.fields import Value
from hinode.engine.core.growing import Growing
from hinode.engine.core.rng import Rng, seeded
from hinode.engine.game import Game, new_game
from hinode.engine.hooks import SEAT
from hinode.knowledge.determinize import determinize
from hinode.sim.driver import next_actor
from tests.helpers import case


def moments(players: int, seed: int, every: int) -> Iterator[tuple[Game, int]]:
    """A random game at every n-th decision, with a player to act."""
    rng = Rng(seeded(seed, 1))
    clans = Rng(seeded(seed, 2)).shuffled(tuple(SEAT.names))[:players]
    game = new_game(clans, "random", "random", seed)
    while not game.over:
        seat = next_actor(game, rng)
        if len(game.actions) % every == every - 1:
            yield game, seat
        game.act(seat, choose(game.options(seat), rng))


def with_other_secrets(game: Game, seat: int, seed: int) -> Game:
    """The same game as far as a seat knows: everything hidden from it is redrawn, in the state and in the events."""
    other = game.clone()
    rng = Rng(seeded(seed, 3))
    other.state = determinize(game, seat, rng)
    other.events = Growing([_retold(event, seat, rng) for event in game.events])
    other.actions = Growing()
    other.start = new_game([SEAT.text(one) for one in game.seats], seed=seed).state
    other.seed = seed
    for who, action in game.actions:
        hidden = who != seat and action.VERB in ("mandate", "bid")
        other.actions.append((who, choose(game.options(who), rng) if hidden and game.options(who).count() else action))
    return other


def _retold(event: Event, seat: int, rng: Rng) -> Event:
    if not event.kind.private or event.args[0] == seat:
        return event
    return Event(event.kind, (event.args[0], *(_other(value, rng) for value in event.args[1:])))


def _other(value: Value, rng: Rng) -> Value:
    return rng.below(5) if isinstance(value, int) else tuple(rng.below(5) for _ in value)


# ------------------------------------------------------------------------------- battles
CLANS = ("koi", "lotus", "turtle", "dragonfly", "bonsai")
KOI, LOTUS, TURTLE, DRAGONFLY, _ = (SEAT.index[name] for name in CLANS)

BATTLE = """
    honor lotus turtle dragonfly
    season autumn
    phase war 0
    war nagato
    lotus coins 6
    turtle coins 4
    dragonfly coins 2
    lotus nagato 3 bushi
    turtle nagato 2 bushi
    dragonfly nagato bushi
    actions
"""


def battles() -> list[Game]:
    """Battles of all sizes at their bids, nobody with cards; the same figures wait in the next province."""
    found: list[Game] = []
    rng = Rng(7)
    for number in range(40):
        clans = rng.shuffled(CLANS)[: 3 + number % 3]
        lines = [f"honor {' '.join(clans)}", "phase war 0", "war nagato kyoto"]
        for clan in clans:
            lines.append(f"{clan} vp {rng.below(9)} coins {1 + rng.below(6)} ronin {rng.below(3)}")
            lines += [f"{clan} {place} {1 + rng.below(3)} bushi" for place in ("nagato", "kyoto")]
        found.append(case("\n".join((*lines, "actions"))))
    return found
