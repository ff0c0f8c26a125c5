"""The settings of a table."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from hinode.engine.core.errors import SetupError
from hinode.engine.hooks import SETS
from hinode.engine.setup import MAX_PLAYERS, MIN_AUTOMA, MIN_PLAYERS, Setup, check_shrines
from hinode.server.errors import Refused

DAY = 24 * 60 * 60
TEA_TIMES = 4  # the tea ceremony is one long decision: by default it gets this many times the seconds


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Time for each decision, plus a bank for the whole game.

    `late` says what happens when both are used up: `wait` only marks the seat, `bot_once` lets a bot make
    that one decision, `bot` lets it take the seat until its owner returns.
    """

    seconds: Annotated[int, Meta(ge=5, le=30 * DAY)]
    bank: Annotated[int, Meta(ge=0, le=30 * DAY)] = 0
    tea: Annotated[int, Meta(ge=5, le=120 * DAY)] | None = None
    late: Literal["wait", "bot_once", "bot"] = "wait"

    def allowance(self, tea: bool) -> int:
        """The milliseconds for one decision."""
        return 1000 * ((self.tea or TEA_TIMES * self.seconds) if tea else self.seconds)


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table as its host wants it. `players` counts all clans; those the Automa leads need no seats."""

    players: Annotated[int, Meta(extra_json_schema={"minimum": MIN_PLAYERS, "maximum": MAX_PLAYERS})] = 4
    card_set: Annotated[str, Meta(max_length=20, description="a card set, or random")] = "archway"
    shrines: Annotated[str, Meta(max_length=80, description="beginner, random, or four kami joined by commas")] = (
        "beginner"
    )
    clans: Literal["picked", "random", "drafted"] = "picked"
    listed: bool = False
    spectators: bool = True
    clock: Clock | None = None
    language: Literal["en", "it", "pl", "fr"] = "en"
    title: Annotated[str, Meta(max_length=60)] = ""
    automa: Annotated[int, Meta(ge=0, le=MAX_PLAYERS - 1, description="how many clans are led by cards")] = 0
    level: Literal["easier", "standard", "harder"] = "standard"
    reading: Annotated[int, Meta(ge=0, le=120, description="seconds that bots leave people in a tea ceremony")] = 20

    @property
    def seats(self) -> int:
        """The number of seats for people and bots."""
        return self.players - self.automa

    @property
    def reading_time(self) -> float:
        """Seconds that bots leave people in a tea ceremony: at most half of a person's time for it."""
        return self.reading if self.clock is None else min(self.reading, self.clock.allowance(tea=True) / 2000)


def check_settings(settings: Settings) -> Settings:
    """Check what the types cannot express."""
    if not MIN_PLAYERS <= settings.players <= MAX_PLAYERS:
        raise Refused(
            "bad_settings", f"The game is for {MIN_PLAYERS} to {MAX_PLAYERS} players, not {settings.players}."
        )
    if settings.card_set != "random" and settings.card_set not in SETS:
        raise Refused("bad_settings", f"There is no card set '{settings.card_set}': {', '.join(SETS)} or random.")
    if settings.automa and (settings.automa < MIN_AUTOMA or settings.seats < 1):
        most = settings.players - 1
        raise Refused("bad_settings", f"Of {settings.players} clans the Automa leads none, or {MIN_AUTOMA} to {most}.")
    try:
        check_shrines(settings.shrines)
    except SetupError as error:
        raise Refused("bad_settings", str(error)) from None
    return msgspec.structs.replace(settings, title=clean(settings.title))


def read_settings(stored: bytes) -> Settings:
    """Decode stored settings; ValueError if they are damaged or from another version."""
    try:
        return check_settings(msgspec.json.decode(stored, type=Settings))
    except (msgspec.DecodeError, Refused) as error:
        raise ValueError(str(error)) from None


def settings_of(setup: Setup) -> Settings:
    """The settings that lead to this setup."""
    known = {
        "players": len(setup.clans),
        "card_set": setup.card_set,
        "shrines": setup.shrines,
        "automa": len(setup.automa),
        "level": setup.level,
    }
    return msgspec.convert(known, Settings)


def clean(text: str) -> str:
    """A text on one line, without control and formatting characters."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())
