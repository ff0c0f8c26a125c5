"""What browsers may ask without doing anything: what a choice would do, and where Force comes from."""

from __future__ import annotations

from hinode.breakdown import forces
from hinode.core.errors import IllegalAction, StaleAction, UnreadableAction
from hinode.preview import previews
from hinode.server.errors import Refused
from hinode.server.protocol import Force, Forces, Preview, Previewed, plain
from hinode.server.room import Room


def preview(room: Room, asked: Preview) -> Previewed:
    """What each of these lines would do. Refused as the action would be, and nothing changes either way."""
    table = room.table
    try:
        told = previews(table.playing(), table.clans[asked.seat], asked.lines, asked.number)
    except UnreadableAction as error:
        raise Refused("unreadable", error.reason) from None
    except StaleAction as error:
        raise Refused("stale", error.sentence, error.rule) from None
    except IllegalAction as error:
        raise Refused("illegal", error.sentence, error.rule) from None
    return Previewed(previews=[plain(one) for one in told], id=asked.id)


def force(room: Room, asked: Force) -> Forces:
    """Everybody's Force by source: it lies open on the table, so spectators may ask too."""
    return Forces(places=plain(forces(room.table.playing().state)), id=asked.id)
