"""Lessons at the table: how one begins, what is said to whoever learns, and what the other seats do by the script."""

from __future__ import annotations

from hinode.engine.board import KAMI
from hinode.engine.game import Game
from hinode.lessons import NAMES, Lesson, lesson
from hinode.notation.read_position import read_position
from hinode.server.errors import Refused
from hinode.server.protocol import Hint
from hinode.server.settings import Settings
from hinode.server.table import entries as log
from hinode.server.table.table import Addition, Table

LEARNER = 0  # the chair at the table of whoever learns


def find_lesson(name: str) -> Lesson:
    """A lesson that exists."""
    found = lesson(name)
    if found is None:
        raise Refused("bad_settings", f"There is no such lesson: {', '.join(NAMES)}.")
    return found


def lesson_settings(taught: Lesson) -> Settings:
    """The settings of a lesson's table: as its position is, and nobody watches."""
    s = read_position(taught.position)
    shrines = ",".join(KAMI[kami] for kami in s.shrines)
    return Settings(players=len(s.seats), card_set=s.card_set, shrines=shrines, spectators=False)


def lesson_begun(taught: Lesson, name: str, now: int) -> list[Addition]:
    """Everybody sits down, and the game begins. The position is kept in the log: the lesson may change one day."""
    script = taught.script
    game = Game(read_position(taught.position))
    clans = (script.clan, *script.others)
    sat: list[Addition] = [(log.Sat(at=now, seat=LEARNER, name=name, clan=script.clan), None)]
    for seat, (clan, other) in enumerate(script.others.items(), LEARNER + 1):
        same = other.casefold() == name.casefold()
        sat.append((log.Sat(at=now, seat=seat, name=f"{other} 2" if same else other, clan=clan, bot=script.bot), None))
    return [*sat, (log.Started(at=now, seed=0, clans=clans, lesson=taught.name, position=taught.position), game)]


def hint(table: Table, chair: int) -> Hint | None:
    """What to say to a seat that is asked something in a lesson, when nobody else is to move."""
    taught, game = lesson(table.lesson), table.game
    if taught is None or game is None or chair not in table.waiting or table.bot_to_move() is not None:
        return None
    chapters = taught.script.chapters
    said = taught.hint(game, table.clans[chair])
    if said is None:
        return Hint(seat=chair, chapter=chapters[-1], chapters=chapters, pages=())
    return Hint(seat=chair, chapter=said.chapter, chapters=chapters, pages=said.pages, line=said.line)


def scripted(table: Table, chair: int) -> str | None:
    """What the script of a lesson lets a bot do now, if it says anything."""
    taught = lesson(table.lesson)
    return None if taught is None else taught.line(table.playing(), table.clans[chair])
