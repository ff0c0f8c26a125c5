"""Playing many games between bots, over several processes.

Game i of a simulation depends on the seed and on i alone: its own seed, the clans that play and every
choice of the bots are drawn from them. So the same simulation gives the same games with any
number of processes.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

from hinode.bots.bot import BotFault
from hinode.bots.budget import USUAL, Budget
from hinode.bots.registry import check_bot, make_bot
from hinode.engine.automa.cards.deck import read_deck
from hinode.engine.core.rng import Rng, seeded
from hinode.engine.game import Game, new_game
from hinode.engine.hooks import SEAT
from hinode.engine.setup import MAX_PLAYERS, MIN_PLAYERS
from hinode.notation.record import write_record
from hinode.sim.driver import play_out
from hinode.sim.pool import SimulationError, check_budget, check_games, check_jobs, in_parallel

CLAN_STREAM = 1  # random streams of a game's seed; 0 is the game itself
ORDER_STREAM = 2
BOT_STREAM = 16  # and one for each seat
CHUNKS_PER_JOB = 16  # small enough for a smooth progress bar and even work
MAX_CHUNK = 50


SIDES: Final[tuple[str, ...]] = ("bots", "automa")  # by the bit of a seat in `state.automa`


class Plan(NamedTuple):
    """What to simulate."""

    players: int
    games: int
    seed: int
    card_set: str = "random"
    shrines: str = "random"
    bot: str = "random"
    budget: Budget = USUAL
    records: str = ""  # folder for game records, if they are wanted
    automa: int = 0  # how many of the clans are led by cards
    level: str = "standard"
    deck: str = ""  # the text of a custom deck for them


class Tally:
    """Sums over games; adding them up in any order gives the same."""

    def __init__(self) -> None:
        self.games = 0
        self.finished = 0
        self.decisions = 0
        self.clan_games = dict.fromkeys(SEAT.names, 0)
        self.wins = dict.fromkeys(SEAT.names, 0)
        self.vp = dict.fromkeys(SEAT.names, 0)
        # The same by who leads: games and wins of a side as a whole, seats and VP of its clans.
        self.side_wins: dict[str, int] = dict.fromkeys(SIDES, 0)
        self.side_seats: dict[str, int] = dict.fromkeys(SIDES, 0)
        self.side_vp: dict[str, int] = dict.fromkeys(SIDES, 0)

    def count(self, game: Game) -> None:
        """One more game. VP and wins count in finished games only."""
        self.games += 1
        self.decisions += len(game.actions)
        if not game.over:
            return
        self.finished += 1
        for seat in game.seats:
            name = SEAT.text(seat)
            self.clan_games[name] += 1
            self.wins[name] += seat in game.state.winners
            self.vp[name] += game.state.vp[seat]
            side = SIDES[game.state.is_automa(seat)]
            self.side_seats[side] += 1
            self.side_vp[side] += game.state.vp[seat]
        for side in {SIDES[game.state.is_automa(seat)] for seat in game.state.winners}:
            self.side_wins[side] += 1

    def add(self, other: Tally) -> None:
        """The games of another tally."""
        self.games += other.games
        self.finished += other.finished
        self.decisions += other.decisions
        for name in SEAT.names:
            self.clan_games[name] += other.clan_games[name]
            self.wins[name] += other.wins[name]
            self.vp[name] += other.vp[name]
        for side in SIDES:
            self.side_wins[side] += other.side_wins[side]
            self.side_seats[side] += other.side_seats[side]
            self.side_vp[side] += other.side_vp[side]

    def sides(self) -> dict[str, dict[str, float]]:
        """Bots against Automa clans: games won by one of them, mean VP of a clan."""
        return {
            side: {
                "wins": self.side_wins[side],
                "mean_vp": round(self.side_vp[side] / self.side_seats[side], 3) if self.side_seats[side] else 0.0,
            }
            for side in SIDES
        }

    def clans(self) -> dict[str, dict[str, float]]:
        """Per clan: games, wins, mean VP."""
        return {
            name: {
                "games": self.clan_games[name],
                "wins": self.wins[name],
                "mean_vp": round(self.vp[name] / self.clan_games[name], 3) if self.clan_games[name] else 0.0,
            }
            for name in SEAT.names
        }


def check(plan: Plan) -> None:
    """Raise the reason why a plan cannot be carried out."""
    check_bot(plan.bot)
    check_games(plan.games)
    if not MIN_PLAYERS <= plan.players <= MAX_PLAYERS:
        raise SimulationError(f"The game is for {MIN_PLAYERS} to {MAX_PLAYERS} players, not {plan.players}.")
    if plan.automa < 0:
        raise SimulationError(f"The number of Automa clans is at least 0, not {plan.automa}.")
    check_budget(plan.budget)
    begin(plan, 0)  # everything else is checked by the rules


def begin(plan: Plan, number: int) -> Game:
    """The start of game `number`."""
    seed = seeded(plan.seed, number)
    clans = Rng(seeded(seed, CLAN_STREAM)).shuffled(tuple(SEAT.names))[: plan.players]
    deck = read_deck(plan.deck) if plan.deck else None
    return new_game(clans, plan.card_set, plan.shrines, seed, clans[: plan.automa], plan.level, deck)


def play_game(plan: Plan, number: int) -> Game:
    """Game `number` of a simulation, played to its end."""
    game = begin(plan, number)
    chance = seeded(seeded(plan.seed, number), ORDER_STREAM)
    bots = {seat: make_bot(plan.bot, seeded(chance, BOT_STREAM + seat), plan.budget) for seat in game.seats}
    try:
        play_out(game, bots, Rng(chance))
    except BotFault:
        raise  # it names the bot and the decision
    except Exception as error:
        raise SimulationError(
            f"Game {number} (seed {game.seed}) broke down after {len(game.actions)} actions: {error!r}"
        ) from error
    return game


def play_chunk(task: tuple[Plan, int, int]) -> Tally:
    """Play consecutive games. A module-level function, so that other processes can import it."""
    plan, first, last = task
    tally = Tally()
    for number in range(first, last):
        game = play_game(plan, number)
        tally.count(game)
        if plan.records:
            path = Path(plan.records) / f"game-{number:06}.hinode"
            path.write_text(write_record(game), encoding="utf-8")
    return tally


def chunks(plan: Plan, jobs: int) -> list[tuple[Plan, int, int]]:
    """The games, split into tasks."""
    size = max(1, min(MAX_CHUNK, plan.games // (jobs * CHUNKS_PER_JOB)))
    return [(plan, first, min(first + size, plan.games)) for first in range(0, plan.games, size)]


class Outcome(NamedTuple):
    """The result of a simulation."""

    tally: Tally
    seconds: float


def simulate(plan: Plan, jobs: int = 1, progress: Callable[[int], None] | None = None) -> Outcome:
    """Play all games of a plan. Calls `progress` with the number of games just finished."""
    check(plan)
    check_jobs(jobs)
    if plan.records:
        Path(plan.records).mkdir(parents=True, exist_ok=True)
    started = time.perf_counter()
    total = Tally()
    for tally in in_parallel(play_chunk, chunks(plan, jobs), jobs):
        total.add(tally)
        if progress is not None:
            progress(tally.games)
    return Outcome(total, time.perf_counter() - started)
