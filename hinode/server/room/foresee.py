"""Questions that change nothing: what an action would do, and where Force comes from."""

from __future__ import annotations

from collections.abc import Sequence

from hinode.engine.core.errors import IllegalAction, UnreadableAction
from hinode.engine.core.events import Event
from hinode.knowledge.breakdown import forces
from hinode.knowledge.preview import Facts, previews
from hinode.server.errors import refused
from hinode.server.protocol import AskPreview, Force, Forces, Previewed, plain
from hinode.server.room.room import Room


async def preview(room: Room, asked: AskPreview) -> Previewed:
    """What each of these lines would do, to the promises of this seat too; refused if the action would be."""
    ledger = await room.talk.ledger()
    table = room.table
    prospect = ledger.prospect(table, asked.seat)

    def promises(events: Sequence[Event]) -> Facts:
        return {("promises", str(deal), str(i)): verdict for (deal, i), verdict in prospect(events).items()}

    try:
        told = previews(table.playing(), table.clans[asked.seat], asked.lines, asked.number, promises)
    except (UnreadableAction, IllegalAction) as error:
        raise refused(error) from None
    return Previewed(previews=[plain(one) for one in told], id=asked.id)


def force(room: Room, asked: Force) -> Forces:
    """Everybody's Force by source. It is public, so spectators may ask too."""
    return Forces(places=plain(forces(room.table.playing().state)), id=asked.id)
