"""`hinode play`: a game in the terminal."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Annotated

import typer

from hinode.cli.common import BadInput, check_seed, make_console, split_names
from hinode.cli.keyboard import use_line_editing
from hinode.cli.saving import human_seats, load_game, saved_humans
from hinode.cli.session import Session
from hinode.core.rng import Rng, seeded
from hinode.game import Game, new_game
from hinode.hooks import SEAT
from hinode.rules.setup import MAX_PLAYERS, MIN_PLAYERS

PLAYERS = 4
CLAN_STREAM = 1  # random streams of the game's seed; 0 is the game itself
HUMAN_STREAM = 2


def play(
    clans: Annotated[str | None, typer.Option(help="Clans that play, like koi,lotus,turtle. Default: random.")] = None,
    players: Annotated[int | None, typer.Option(help="Number of players, 3 to 5. Default: 4.")] = None,
    human: Annotated[
        str | None, typer.Option(help="Clans you lead, like koi or koi,lotus; all; or none. Default: any one.")
    ] = None,
    card_set: Annotated[str | None, typer.Option("--set", help="Card set, or random. Default: archway.")] = None,
    shrines: Annotated[
        str | None, typer.Option(help="beginner, random, or four kami joined by commas. Default: beginner.")
    ] = None,
    seed: Annotated[int | None, typer.Option(help="Seed of the game, to play the same game again.")] = None,
    load: Annotated[Path | None, typer.Option(help="Go on with a game saved in this file.")] = None,
) -> None:
    """Play a game in the terminal, against bots or with others at one keyboard."""
    if load is not None:
        if any(option is not None for option in (clans, players, card_set, shrines, seed)):
            raise BadInput(
                "A loaded game brings its own setup; leave out --clans, --players, --set, --shrines and --seed."
            )
        game = load_game(load)
        human = saved_humans(load, game.seats) if human is None else human
    else:
        card_set = "archway" if card_set is None else card_set
        shrines = "beginner" if shrines is None else shrines
        game = start(clans, players, card_set, shrines, seed)
    chooser = Rng(seeded(secrets.randbits(64) if game.seed is None else game.seed, HUMAN_STREAM))
    humans = human_seats(game.seats, human, chooser)
    use_line_editing()
    Session(game, humans, make_console()).play()


def start(clans: str | None, players: int | None, card_set: str, shrines: str, seed: int | None) -> Game:
    """A new game; clans that are not named are drawn with the seed."""
    chosen = secrets.randbits(64) if seed is None else check_seed(seed)
    if clans is not None:
        names = split_names(clans)
        if players is not None and players != len(names):
            raise BadInput(f"--players {players} does not fit --clans, which names {len(names)}.")
    else:
        names = draw_clans(PLAYERS if players is None else players, chosen)
    return new_game(names, card_set.lower(), shrines.lower().replace(" ", ""), chosen)


def draw_clans(players: int, seed: int) -> tuple[str, ...]:
    """Any so many clans."""
    if not MIN_PLAYERS <= players <= MAX_PLAYERS:
        raise BadInput(f"The game is for {MIN_PLAYERS} to {MAX_PLAYERS} players, not {players}.")
    return Rng(seeded(seed, CLAN_STREAM)).shuffled(tuple(SEAT.names))[:players]
