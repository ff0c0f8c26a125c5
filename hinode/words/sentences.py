"""Events and actions as sentences. web/src/lib/sentences.ts makes the same ones in the browser."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import chain
from typing import Final, cast

from hinode.words.language import has, say

Telling = Mapping[str, object]  # an event or an action as JSON
SENDS: Final = ("automa_target", "automa_fujin")


def sentence(event: Telling) -> str:
    """An event as JSON (see `Event.json_for`) as a sentence of the log."""
    kind = str(event["event"])
    hidden = f"event-{kind}-hidden"  # of a private event the others see only whose it is
    message = hidden if len(event) == 2 and has(hidden) else f"event-{kind}"
    lots = cast(list[str], event.get("by_lot", ()))
    return " ".join((say(message, **_arguments(event)), *(say(f"lot-{lot}") for lot in lots)))


def story(events: Sequence[Telling]) -> list[str]:
    """Events as sentences, nothing twice."""
    return [sentence(event) for event in told(events)]


def told(events: Sequence[Telling]) -> list[Telling]:
    """The events of a story, without those that the one before or after them tells."""
    last = len(events) - 1
    return [
        event
        for i, event in enumerate(events)
        if not (i < last and _told_next(event, events[i + 1])) and not (i > 0 and _told_before(event, events[i - 1]))
    ]


def describe(action: Telling) -> str:
    """An action as JSON (see `Action.json`) as a player would say it: "Move a Bushi from Kansai to Edo"."""
    return say(f"action-{action['verb']}", **_arguments(action))


def _told_next(event: Telling, after: Telling) -> bool:
    """The purchase says what a card cost."""
    if event["event"] != "coins" or after["event"] != "bought":
        return False
    return (event["seat"], event["why"]) == (after["seat"], after["card"])


def _told_before(event: Telling, before: Telling) -> bool:
    """The Automa's reason already names its move or stronghold."""
    if event["event"] == "built":
        return before["event"] == "automa_builds"
    if event["event"] != "moved" or before["event"] not in SENDS:
        return False
    return (event["start"], event["goal"]) == (before["start"], before["goal"])


def _arguments(told: Telling) -> dict[str, str | int]:
    """Lists joined by commas, flags as yes and no, nothing as none."""
    return {name: _argument(value) for name, value in told.items()}


def _argument(value: object) -> str | int:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, (int, str)):
        return value
    if not value:
        return "none"
    items = cast(list[object], value)
    flat = chain.from_iterable(cast(list[object], item) if isinstance(item, list) else [item] for item in items)
    return ",".join(map(str, flat))
