"""Records of games: export, import, and the data of a replay."""

from __future__ import annotations

from typing import cast

import msgspec
from msgspec import Raw

from hinode.engine.core.errors import HinodeError
from hinode.engine.core.fields import Json
from hinode.engine.core.lines import VERSION
from hinode.engine.game import Game
from hinode.engine.hooks import SEAT
from hinode.engine.state import GameState
from hinode.knowledge.patch import patch_since
from hinode.knowledge.view import SPECTATOR, open_view
from hinode.notation.record import read_record, write_record
from hinode.server.errors import Refused
from hinode.server.protocol import BeatInfo, Note, plain
from hinode.server.table import entries as log
from hinode.server.table import notes
from hinode.server.table.table import Table

MAX_RECORD = 200_000  # bytes
MAX_ACTIONS = 5000


class Moment(msgspec.Struct, frozen=True):
    """One action of a replay: who did what, what happened, and what changed in the view."""

    seat: str
    line: str
    events: list[Raw]
    patch: dict[str, Raw]
    beats: list[BeatInfo]


class Replay(msgspec.Struct, frozen=True):
    """A whole game with everything shown: the view at the start, then moment by moment.

    The opening, before the first action, leads from the table `before` through `beats` to `view`.
    """

    record: str
    events: list[Raw]
    view: Raw
    moments: list[Moment]
    before: Raw
    beats: list[BeatInfo]
    notes: list[Note]


def finished_record(table: Table) -> str:
    """The record of a finished game, seed included."""
    if table.game is None:
        raise Refused("not_now", "There is no game yet.")
    return write_record(table.game)


def seat_log(game: Game, seat: int) -> str:
    """A running game as a seat (-1: a spectator) knows it: the events it may see, and no seed."""
    lines = [f"hinode log {VERSION}", f"clans {' '.join(SEAT.text(other) for other in game.seats)}"]
    lines += [f"set {game.state.card_set}", f"seat {'-' if seat == SPECTATOR else SEAT.text(seat)}", "events"]
    for event in game.events:
        known = not event.kind.private or event.args[0] == seat
        lines.append(event.text() if known else f"{event.kind.name} {event.kind.fields[0][1].text(event.args[0])} ?")
    lines.append(f"end {len(game.events)}")
    return "\n".join(lines) + "\n"


def broken_log(table: Table, entries: list[bytes], chair: int | None) -> str:
    """A game that no longer replays, with the actions of one seat. Another version may be able to continue it."""
    lines = [f"# {table.trouble}", f"hinode broken {VERSION}", f"rules {table.rules}", "actions"]
    for body in entries:
        try:
            entry = log.DECODER.decode(body)
        except ValueError:
            lines.append("? ?")
            continue
        if isinstance(entry, log.Acted):
            sitting = table.chairs[entry.seat] if entry.seat < len(table.chairs) else None
            lines.append(f"{sitting.clan if sitting else '?'} {entry.line if entry.seat == chair else '?'}")
        elif isinstance(entry, log.Undone):
            lines.append(f"undone {entry.length}")
    return "\n".join(lines) + "\n"


def check_record(text: str) -> Game:
    """The game of a record, if all its actions are legal."""
    if len(text) > MAX_RECORD or text.count("\n") > MAX_ACTIONS * 3:
        raise Refused("too_large", f"A record has at most {MAX_RECORD} characters.")
    try:
        game = read_record(text)
        open_view(game)  # raises if it cannot be shown
    except HinodeError as error:
        raise Refused("bad_record", f"This record cannot be read: {error}") from None
    except (AssertionError, LookupError, ValueError):  # it starts from an impossible position
        raise Refused("bad_record", "This record starts from a position that cannot be played on.") from None
    if len(game.actions) > MAX_ACTIONS:
        raise Refused("too_large", f"A record has at most {MAX_ACTIONS} actions.")
    return game


def replay(table: Table) -> Replay:
    """The whole game for a client that knows no rules."""
    whole = table.game
    if whole is None:
        raise Refused("not_now", "There is no game yet.")
    game = whole.at(0)
    view = cast(dict[str, Json], open_view(game))
    start = plain(view)
    first = [plain(event.json()) for event in game.events]
    unbegun = game.unbegun()
    before, opening = plain(cast(dict[str, Json], open_view(unbegun))), told(unbegun.state, game)
    moments: list[Moment] = []
    for seat, action in whole.actions:
        last = game.state.clone()
        events = game.act(seat, action, watch=True)
        after = cast(dict[str, Json], open_view(game))
        shown = [plain(event.json()) for event in events]
        moments.append(Moment(SEAT.text(seat), action.text, shown, difference(view, after), told(last, game)))
        view = after
    return Replay(write_record(whole), first, start, moments, before, opening, notes.shown(table))


def told(before: GameState, game: Game) -> list[BeatInfo]:
    """The moments between a state and the next action's end."""
    beats: list[BeatInfo] = []
    for beat in game.beats[:-1]:
        patch = {path: plain(value) for path, value in patch_since(beat.state, before).items()}
        beats.append(BeatInfo(beat.events, patch))
        before = beat.state
    return beats


def difference(old: dict[str, Json], new: dict[str, Json]) -> dict[str, Raw]:
    """The parts of a view that changed, by path. Lists of one length are compared element by element."""
    patch: dict[str, Raw] = {}
    for key, value in new.items():
        before = old.get(key)
        if value == before:
            continue
        if isinstance(value, list) and isinstance(before, list) and len(value) == len(before):
            for i, (element, was) in enumerate(zip(value, before, strict=True)):
                if element != was:
                    patch[f"{key}/{i}"] = plain(element)
        else:
            patch[key] = plain(value)
    return patch
