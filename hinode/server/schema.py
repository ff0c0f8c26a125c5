"""The JSON schema of the socket's messages: docs/protocol.schema.json, and the source of the browser's types."""

from __future__ import annotations

from typing import Any

import msgspec

from hinode.deals.promises import AnyPromise
from hinode.knowledge.shapes import OPTIONS, PlaceForces, Preview, View
from hinode.server.protocol import VERSION, AnyAnswer, AnyMessage, TableInfo
from hinode.server.settings import Clock, Settings

REFERENCE = "#/$defs/{name}"
ALWAYS_WHOLE = (Clock, Settings, TableInfo)  # sent with every field, whether it has its default or not
ELEMENTS = {"players": "PlayerView", "provinces": "ProvinceView", "shrines": "ShrineView"}  # patched one by one

Definition = dict[str, Any]


def schema() -> Definition:
    """JSON schema of everything on the socket."""
    kinds = (AnyMessage, AnyAnswer, AnyPromise, View, Preview, PlaceForces, *OPTIONS)
    found, definitions = msgspec.json.schema_components(kinds, ref_template=REFERENCE)
    browser, server, promise, *_ = found
    for kind in ALWAYS_WHOLE:
        whole = definitions[kind.__name__]
        whole["required"] = list(whole["properties"])
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Hinode socket protocol {VERSION}",
        "$defs": {
            **definitions,
            "FromBrowser": browser,
            "FromServer": server,
            "AnyPromise": promise,
            "Options": {"anyOf": found[-len(OPTIONS) :]},
            "Step": _open("step", "A decision by name, with its fields."),
            "GameEvent": _open("event", "An event by name, with its fields."),
            "Patch": _patch(definitions["View"]),
        },
    }


def _open(name: str, description: str) -> Definition:
    """An object with one known field; the others depend on it."""
    return {
        "type": "object",
        "description": description,
        "properties": {name: {"type": "string"}},
        "required": [name],
        "additionalProperties": True,
    }


def _patch(view: Definition) -> Definition:
    """The parts of a view that changed, by path: keys of the view, or elements of its lists."""
    return {
        "type": "object",
        "description": "The parts of a view that changed, by path.",
        "properties": view["properties"],
        "patternProperties": {rf"^{key}/\d+$": {"$ref": REFERENCE.format(name=name)} for key, name in ELEMENTS.items()},
    }
