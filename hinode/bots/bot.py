"""What a bot is: a name, a seed, and an answer to every question put to its seat."""

from __future__ import annotations

from hinode.bots.negotiation.memory import Memory
from hinode.bots.negotiation.pledges import NO_DEALINGS, Pledge
from hinode.bots.random_bot import choose
from hinode.engine.actions import Accept, Action, Refuse
from hinode.engine.core.errors import HinodeError
from hinode.engine.core.options import Either
from hinode.engine.core.rng import Rng, seeded
from hinode.engine.game import Game
from hinode.engine.rules.tea import Tea


class NoSuchBot(HinodeError):
    """No bot has this name, or what it names cannot be a bot."""


class BotFault(HinodeError):
    """A bot raised an error or returned no legal action. `trace`: the traceback of its own code, if that raised it."""

    def __init__(self, sentence: str, trace: str = "") -> None:
        super().__init__(sentence)
        self.trace = trace

    def __reduce__(self) -> tuple[type[BotFault], tuple[str, str]]:
        return BotFault, (str(self), self.trace)  # it is pickled on its way from another process


class Bot:
    """A player that is a program, for one seat of one game.

    What it does depends on three things only: what its seat may know, what everybody saw happen, and its seed. It keeps
    nothing from one question to the next, so it can be recreated at any time and continues as before.
    """

    __slots__ = ("name", "seed")

    def __init__(self, name: str, seed: int) -> None:
        self.name = name
        self.seed = seed

    def rng(self, game: Game) -> Rng:
        """The random numbers for the current question."""
        return Rng(seeded(self.seed, 1 + len(game.actions)))

    def choose(self, game: Game, seat: int) -> Action:
        """The answer to the current question."""
        raise NotImplementedError


class Player(Bot):
    """A bot with a character and, at a table with deals, promises to remember."""

    __slots__ = ("character", "dealings")

    def __init__(self, name: str, seed: int, character: int) -> None:
        super().__init__(name, seed)
        self.character = character
        self.dealings = NO_DEALINGS  # the table's ledger remembers them

    @property
    def pledges(self) -> tuple[Pledge, ...]:
        """Its own open promises."""
        return self.dealings.pledges

    def memory(self, game: Game) -> Memory:
        """What has happened in the game so far."""
        return Memory(game.events, self.dealings.wronged)


class RandomBot(Bot):
    """Does anything legal; a proposal to it is answered first."""

    __slots__ = ()

    def choose(self, game: Game, seat: int) -> Action:
        rng, tea = self.rng(game), game.decision
        options = game.options(seat)
        if isinstance(tea, Tea) and isinstance(options, Either):
            answers = [action for action in options.parts[0] if isinstance(action, (Accept, Refuse))]
            if answers:
                return rng.pick(answers)
        return choose(options, rng)
