"""Lessons at the table: starting one, hints for the learner, and the scripted actions of the other seats."""

from __future__ import annotations

from hinode.engine.board import KAMI
from hinode.engine.game import Game
from hinode.lessons import NAMES, Lesson, lesson
from hinode.notation.read_position import read_position
from hinode.server.errors import Refused
from hinode.server.protocol import Hint
from hinode.server.settings import Settings
from hinode.server.table import entries as log
from hinode.server.table.manners import bots_to_move
from hinode.server.table.table import Addition, Table

LEARNER = 0  # the learner's chair


def find_lesson(name: str) -> Lesson:
    """A lesson by name; Refused if there is none."""
    found = lesson(name)
    if found is None:
        raise Refused("bad_settings", f"There is no such lesson: {', '.join(NAMES)}.")
    return found


def lesson_settings(taught: Lesson) -> Settings:
    """The settings of a lesson's table: those of its position, without spectators."""
    s = read_position(taught.position)
    shrines = ",".join(KAMI[kami] for kami in s.shrines)
    return Settings(players=len(s.seats), card_set=s.card_set, shrines=shrines, spectators=False)


def lesson_begun(taught: Lesson, name: str, now: int) -> list[Addition]:
    """Seat everybody and start. The log keeps the position, because the lesson may change later."""
    script = taught.script
    game = Game(read_position(taught.position))
    clans = (script.clan, *script.others)
    sat: list[Addition] = [(log.Sat(at=now, seat=LEARNER, name=name, clan=script.clan), None)]
    for seat, (clan, other) in enumerate(script.others.items(), LEARNER + 1):
        same = other.casefold() == name.casefold()
        sat.append((log.Sat(at=now, seat=seat, name=f"{other} 2" if same else other, clan=clan, bot=script.bot), None))
    return [*sat, (log.Started(at=now, seed=0, clans=clans, lesson=taught.name, position=taught.position), game)]


def hint(table: Table, chair: int) -> Hint | None:
    """The hint for a seat that is to act in a lesson, unless a bot moves first."""
    taught, game = lesson(table.lesson), table.game
    if taught is None or game is None or chair not in table.waiting or bots_to_move(table):
        return None
    chapters = taught.script.chapters
    said = taught.hint(game, table.clans[chair])
    if said is None:
        return Hint(seat=chair, chapter=chapters[-1], chapters=chapters, pages=())
    return Hint(seat=chair, chapter=said.chapter, chapters=chapters, pages=said.pages, line=said.line)


def scripted(table: Table, chair: int) -> str | None:
    """A bot's next action by the script of a lesson, if there is one."""
    taught = lesson(table.lesson)
    return None if taught is None else taught.line(table.playing(), table.clans[chair])
