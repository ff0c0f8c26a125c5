"""What the browser knows of verbs, events and questions, from the engine's declarations."""

from __future__ import annotations

import json

import hinode  # registers every clan and card  # noqa: F401  # pyright: ignore[reportUnusedImport]
from hinode.engine.actions import MANDATE, PLACE, PROVINCE, VERBS
from hinode.engine.core.events import KINDS
from hinode.engine.core.fields import Field, Flag, Json, Many, Names, Number, Pair, Word
from hinode.engine.core.steps import STEPS, Decision
from hinode.engine.events import ADVANTAGE_FIELD, KAMI_FIELD, REASONS
from hinode.engine.hooks import CARD, PIECE, SEAT, SOURCE

# What a field names, in the words of the client's keys (`player:koi`); a place is a province or a shrine.
THINGS: list[tuple[Names, str]] = [
    (SEAT, "player"),
    (PROVINCE, "province"),
    (PLACE, "place"),
    (KAMI_FIELD, "shrine"),
    (CARD, "card"),
    (MANDATE, "mandate"),
    (ADVANTAGE_FIELD, "advantage"),
    (PIECE, "piece"),
    (SOURCE, "source"),
]


def files() -> dict[str, str]:
    """A table each, one entry a line."""
    tables = {"verbs": verbs(), "events": events(), "steps": steps(), "reasons": dict[str, Json](REASONS)}
    return {f"web/src/lib/made/{name}.json": rows(table) for name, table in tables.items()}


def what(field: Field) -> str:
    """What a field names."""
    if isinstance(field, Many):
        return what(field.item)
    if isinstance(field, Pair):
        return what(field.parts[0])
    if isinstance(field, Flag):
        return "flag"
    if isinstance(field, Number):
        return "number"
    if isinstance(field, Word):
        return "why"
    return next((name for names, name in THINGS if names is field), "word")


def verbs() -> dict[str, Json]:
    """Every verb: the words of its line, the rule behind it, what to point at, and whether it is done at a touch."""
    made: dict[str, Json] = {}
    for name, verb in VERBS.items():
        behind = {field for _, *fields in verb.KEYWORDS for field in fields}
        made[name] = {
            "fields": {field: what(kind) for field, kind in verb.FIELDS if field not in behind},
            "keywords": {keyword: list(fields) for keyword, *fields in verb.KEYWORDS},
            "rule": verb.RULE,
            "points": [list(point) for point in verb.POINTS],
            "light": verb.LIGHT,
        }
    return made


def events() -> dict[str, Json]:
    """Every kind of event: what it is about, the rule to read, and what its fields name."""
    return {
        name: {
            "topic": kind.topic,
            "rule": kind.rule,
            "quiet": kind.quiet,
            "fields": {field: what(of) for field, of in kind.fields},
        }
        for name, kind in KINDS.items()
    }


def steps() -> dict[str, Json]:
    """Questions that a client asks about twice, or that end with a pass after several actions."""
    found = {name: step for name, step in STEPS.items() if issubclass(step, Decision) and (step.GRAVE or step.TURN)}
    return {name: {"grave": step.GRAVE, "turn": list(step.TURN)} for name, step in found.items()}


def rows(table: dict[str, Json]) -> str:
    """One entry a line."""
    return "{\n" + ",\n".join(f"  {json.dumps(name)}: {json.dumps(row)}" for name, row in table.items()) + "\n}\n"
