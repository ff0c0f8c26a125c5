"""Matches between bots, and how often each wins.

A round has as many games as players. All its games start from the same position, and the bots move on by one seat
from game to game, so that each plays every clan of the round once.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import NamedTuple

from hinode.bots.bot import BotFault
from hinode.bots.budget import USUAL, Budget
from hinode.bots.registry import check_bot, make_bot
from hinode.engine.core.rng import Rng, seeded
from hinode.engine.game import Game, new_game
from hinode.engine.hooks import SEAT
from hinode.engine.setup import MAX_PLAYERS, MIN_PLAYERS
from hinode.sim.driver import play_out
from hinode.sim.pool import SimulationError, check_budget, check_games, check_jobs, in_parallel

CLAN_STREAM = 1  # random streams of a game's seed; 0 is the game itself
ORDER_STREAM = 2
BOT_STREAM = 16  # and one for each seat


class Match(NamedTuple):
    """The bots of a match, and how many games they play."""

    bots: tuple[str, ...]
    games: int
    seed: int
    card_set: str = "random"
    shrines: str = "random"
    budget: Budget = USUAL


class Score:
    """What the seats of one bot achieved."""

    __slots__ = ("decisions", "seat_games", "seconds", "vp", "wins")

    def __init__(self) -> None:
        self.wins = 0.0  # a shared victory counts a half
        self.seat_games = 0
        self.vp = 0
        self.decisions = 0
        self.seconds = 0.0  # of processor time

    def add(self, other: Score) -> None:
        """Add another score."""
        self.wins += other.wins
        self.seat_games += other.seat_games
        self.vp += other.vp
        self.decisions += other.decisions
        self.seconds += other.seconds


class Standings:
    """Sums over games; adding them up in any order gives the same."""

    def __init__(self, bots: tuple[str, ...]) -> None:
        self.games = 0
        self.winner_vp = 0
        self.scores = {name: Score() for name in bots}

    def add(self, other: Standings) -> None:
        """Add other standings."""
        self.games += other.games
        self.winner_vp += other.winner_vp
        for name, score in other.scores.items():
            self.scores[name].add(score)


def check(match: Match) -> None:
    """Raise the reason why a match cannot be played."""
    for name in match.bots:
        check_bot(name)
    if not MIN_PLAYERS <= len(match.bots) <= MAX_PLAYERS:
        raise SimulationError(f"The game is for {MIN_PLAYERS} to {MAX_PLAYERS} players, not {len(match.bots)}.")
    check_games(match.games)
    check_budget(match.budget)
    begin(match, 0)  # everything else is checked by the rules


def begin(match: Match, number: int) -> Game:
    """The start of game `number`."""
    seed = seeded(match.seed, number // len(match.bots))
    clans = Rng(seeded(seed, CLAN_STREAM)).shuffled(tuple(SEAT.names))[: len(match.bots)]
    return new_game(clans, match.card_set, match.shrines, seed)


def play_game(match: Match, number: int) -> tuple[Game, Standings]:
    """Play one game; its standings."""
    game = begin(match, number)
    n = len(match.bots)
    names = {seat: match.bots[(i + number) % n] for i, seat in enumerate(game.seats)}
    chance = seeded(match.seed ^ number, ORDER_STREAM)
    bots = {seat: make_bot(names[seat], seeded(chance, BOT_STREAM + seat), match.budget) for seat in game.seats}
    seconds = dict.fromkeys(game.seats, 0.0)
    try:
        play_out(game, bots, Rng(chance), seconds)
    except BotFault:
        raise  # it names the bot and the decision
    except Exception as error:
        raise SimulationError(
            f"Game {number} (seed {game.seed}) broke down after {len(game.actions)} actions: {error!r}"
        ) from error
    if not game.over:
        raise SimulationError(f"Game {number} (seed {game.seed}) did not end.")
    return game, count(match.bots, game, names, seconds)


def count(bots: tuple[str, ...], game: Game, names: dict[int, str], seconds: dict[int, float]) -> Standings:
    """The standings of one game."""
    found = Standings(bots)
    found.games = 1
    found.winner_vp = game.state.vp[game.state.winners[0]]
    for seat in game.seats:
        score = found.scores[names[seat]]
        score.seat_games += 1
        score.vp += game.state.vp[seat]
        score.decisions += sum(who == seat for who, _ in game.actions)
        score.seconds += seconds[seat]
        if seat in game.state.winners:
            score.wins += 1 / len(game.state.winners)
    return found


def play_one(task: tuple[Match, int]) -> Standings:
    """A module-level function, so that other processes can import it."""
    return play_game(*task)[1]


class Outcome(NamedTuple):
    """How a match ended."""

    standings: Standings
    seconds: float


def play_match(match: Match, jobs: int = 1, progress: Callable[[int], None] | None = None) -> Outcome:
    """Play all games of a match. Calls `progress` with the number of games just finished."""
    check(match)
    check_jobs(jobs)
    started = time.perf_counter()
    total = Standings(match.bots)
    for standings in in_parallel(play_one, [(match, number) for number in range(match.games)], jobs):
        total.add(standings)
        if progress is not None:
            progress(standings.games)
    return Outcome(total, time.perf_counter() - started)
