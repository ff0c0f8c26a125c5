"""Saved games: a record, followed by comments with the human seats and the bots."""

from __future__ import annotations

import shlex
from pathlib import Path

from hinode import words
from hinode.bots.own import is_own
from hinode.bots.registry import BOTS, check_bot
from hinode.cli.common import BadInput, in_file, read_text
from hinode.display.names import clan_name
from hinode.engine.core.errors import HinodeError, NotationError
from hinode.engine.core.rng import Rng
from hinode.engine.game import Game
from hinode.engine.hooks import SEAT
from hinode.notation.record import read_record, write_record

MARK = "# human "
BOTS_MARK = "# bots "


class IllegalSeat(HinodeError):
    """A clan that does not play."""


def humans_text(humans: tuple[int, ...]) -> str:
    """The human seats as --human takes them."""
    return ",".join(SEAT.text(seat) for seat in humans) or "none"


def file_name(typed: str) -> str:
    """Strip the quotes that people type out of habit."""
    quoted = len(typed) > 1 and typed[0] == typed[-1] and typed[0] in "'\""
    return typed[1:-1].strip() if quoted else typed


def save_game(game: Game, humans: tuple[int, ...], bots: tuple[str, ...], path: Path) -> str:
    """Write the record and return the command that resumes it. Never overwrites a file that is not a record."""
    if path.exists() and not path.read_bytes().startswith(b"hinode record"):
        raise BadInput(words.say("terminal-no-record", path=str(path)))
    who, levels = humans_text(humans), ",".join(bots)
    bots_line = f"{BOTS_MARK}{levels}\n" if bots else ""
    path.write_text(f"{write_record(game)}{bots_line}{MARK}{who}\n", encoding="utf-8")
    command = f"hinode play --load {shlex.quote(str(path))} --human {who}"
    return f"{command} --bots {levels}" if bots else command


def load_game(path: Path) -> Game:
    """A game from a record."""
    try:
        return read_record(read_text(path))
    except NotationError as error:
        raise in_file(path, error) from None


def saved_humans(path: Path, seats: tuple[int, ...]) -> str | None:
    """The human seats of a saved game; None if the file does not say."""
    lines = read_text(path).splitlines()
    if not lines or not lines[-1].startswith(MARK):
        return None
    who = lines[-1].removeprefix(MARK).strip()
    known = ("none", *(SEAT.text(seat) for seat in seats))
    return who if all(word in known for word in who.split(",")) else None


def saved_bots(path: Path, seats: int) -> str | None:
    """The bots of a saved game; None if the file does not say, or the number of bots has changed."""
    for line in read_text(path).splitlines()[-2:]:
        if line.startswith(BOTS_MARK):
            names = line.removeprefix(BOTS_MARK).strip()
            if names.count(",") + 1 == seats and all(name in BOTS for name in names.split(",")):
                return names
    return None


def bot_names(text: str, seats: int) -> tuple[str, ...]:
    """The bots for the other seats: one name for all, or one for each."""
    typed = (word.strip() for word in text.split(",") if word.strip())
    names = tuple(check_bot(word if is_own(word) else word.lower()) for word in typed)
    if len(names) not in (1, seats):
        takes = "for the other clan" if seats == 1 else f"for all or one for each of the {seats} others"
        raise IllegalSeat(f"--bots takes one bot {takes}, not {len(names)}.")
    return names


def human_seats(seats: tuple[int, ...], free: tuple[int, ...], text: str | None, rng: Rng) -> tuple[int, ...]:
    """The human seats: named clans, `all`, `none`, or any one. `free` are those the Automa does not lead."""
    if text is None:
        return (rng.pick(free),)
    named = [word.strip().lower() for word in text.split(",") if word.strip()]
    if not named:
        raise IllegalSeat("--human needs the clans you lead, like koi or koi,lotus; or all; or none.")
    if named == ["none"]:
        return ()
    if named == ["all"]:
        return free
    for word in named:
        check_human(seats, free, word)
    return tuple(seat for seat in free if SEAT.text(seat) in named)


def check_human(seats: tuple[int, ...], free: tuple[int, ...], word: str) -> None:
    """Refuse a clan that nobody at the keyboard can lead."""
    seat = SEAT.index.get(word, -1)
    if seat < 0:
        raise IllegalSeat(f"There is no clan '{word}'; the clans are {', '.join(SEAT.names)}.")
    if seat not in free:
        why = "is led by the Automa" if seat in seats else "does not play"
        others = words.listing((clan_name(one) for one in free), "or")
        raise IllegalSeat(f"{clan_name(seat)} {why} in this game; you can lead {others}.")
