"""`hinode play`: a game in the terminal."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Annotated, NamedTuple

import typer

from hinode.bots.budget import USUAL, Budget
from hinode.bots.registry import LEVELS
from hinode.cli.common import BadInput, Lang, a_path, check_seed, counted, load_deck, make_console, speak, split_names
from hinode.cli.play.keyboard import use_line_editing
from hinode.cli.play.saving import bot_names, human_seats, load_game, saved_bots, saved_humans
from hinode.cli.play.session import Session
from hinode.engine.automa.cards.deck import Deck
from hinode.engine.core.rng import Rng, seeded
from hinode.engine.game import Game, new_game
from hinode.engine.hooks import SEAT
from hinode.engine.setup import MAX_PLAYERS, MIN_PLAYERS
from hinode.sim.pool import check_budget

PLAYERS = 4
LEVEL = "normal"
CLAN_STREAM = 1  # random streams of the game's seed; 0 is the game itself
HUMAN_STREAM = 2
AUTOMA_STREAM = 3


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
    bots: Annotated[
        str | None,
        typer.Option(
            "--bots",
            help=f"Who plays the other clans: {', '.join(LEVELS)}; one for all, or one for each, clockwise. "
            "Default: normal.",
        ),
    ] = None,
    budget: Annotated[float, typer.Option(help="Seconds a hard bot thinks about one decision.")] = USUAL.seconds,
    seed: Annotated[int | None, typer.Option(help="Seed of the game, to play the same game again.")] = None,
    automa: Annotated[
        int | None, typer.Option(min=2, help="How many clans are led by cards. --players counts all clans.")
    ] = None,
    level: Annotated[str | None, typer.Option(help="Of the Automa: easier, standard or harder.")] = None,
    deck: Annotated[Path | None, typer.Option(parser=a_path, help="A file with another deck for the Automa.")] = None,
    load: Annotated[Path | None, typer.Option(parser=a_path, help="Go on with a game saved in this file.")] = None,
    lang: Lang = None,
) -> None:
    """Play a game in the terminal, against bots or with others at one keyboard."""
    speak(lang)
    thinking = Budget(budget)
    check_budget(thinking)
    if load is not None:
        if any(option is not None for option in (clans, players, card_set, shrines, seed, automa, level, deck)):
            raise BadInput(
                "A loaded game brings its own setup; leave out --clans, --players, --set, --shrines, --seed,"
                " --automa, --level and --deck."
            )
        game = load_game(load)
        human = saved_humans(load, game.seats) if human is None else human
    else:
        card_set = "archway" if card_set is None else card_set
        shrines = "beginner" if shrines is None else shrines
        if automa is None and (level is not None or deck is not None):
            raise BadInput("--level and --deck are for games with --automa.")
        led = Automa(automa or 0, (level or "standard").lower(), load_deck(deck) if deck else None)
        game = start(clans, players, card_set, shrines, seed, led, human)
    chooser = Rng(seeded(secrets.randbits(64) if game.seed is None else game.seed, HUMAN_STREAM))
    people = tuple(seat for seat in game.seats if not game.state.is_automa(seat))
    humans = human_seats(game.seats, people, human, chooser)
    others = len(people) - len(humans)
    if bots is None:
        bots = (load and saved_bots(load, others)) or LEVEL
    levels = bot_names(bots, others) if others else ()
    use_line_editing()
    Session(game, humans, make_console(), input, levels, thinking).play()


class Automa(NamedTuple):
    """The Automa as asked for on the command line."""

    clans: int = 0
    level: str = "standard"
    deck: Deck | None = None


def start(
    clans: str | None,
    players: int | None,
    card_set: str,
    shrines: str,
    seed: int | None,
    automa: Automa,
    human: str | None,
) -> Game:
    """Start a game. Draws clans that are not named, and the Automa's from those that are not human."""
    chosen = secrets.randbits(64) if seed is None else check_seed(seed)
    people = tuple(dict.fromkeys(name for name in split_names(human or "") if name in SEAT.index))
    if clans is not None:
        names = split_names(clans)
        if players is not None and players != len(names):
            raise BadInput(f"--players {players} does not fit --clans, which names {len(names)}.")
    else:
        if players is None and automa.clans:
            check_room(automa.clans, len(people), MAX_PLAYERS, f"at most {MAX_PLAYERS} clans play")
        usual = automa.clans + max(1, len(people)) if automa.clans else PLAYERS
        names = draw_clans(usual if players is None else players, chosen, people)
    if automa.clans:
        check_room(automa.clans, len(people), len(names), f"{len(names)} clans play in this game")
    free = Rng(seeded(chosen, AUTOMA_STREAM)).shuffled(tuple(name for name in names if name not in people))
    shrines = shrines.lower().replace(" ", "")
    return new_game(names, card_set.lower(), shrines, chosen, free[: automa.clans], automa.level, automa.deck)


def check_room(automa: int, people: int, clans: int, why: str) -> None:
    """Refuse an Automa that leaves people too few clans; they lead at least one."""
    left, wanted = clans - automa, max(1, people)
    if left < wanted:
        what = "no clan to you" if left < 1 else f"only {counted(left, 'clan')} to you, not {wanted}"
        raise BadInput(f"--automa {automa} leaves {what}: {why}.")


def draw_clans(players: int, seed: int, people: tuple[str, ...] = ()) -> tuple[str, ...]:
    """That many clans at random, `people` among them."""
    if not MIN_PLAYERS <= players <= MAX_PLAYERS:
        raise BadInput(f"The game is for {MIN_PLAYERS} to {MAX_PLAYERS} players, not {players}.")
    drawn = Rng(seeded(seed, CLAN_STREAM)).shuffled(tuple(SEAT.names))
    return (*people, *(name for name in drawn if name not in people))[:players]
