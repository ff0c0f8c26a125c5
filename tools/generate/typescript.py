"""The schema of the socket's messages, and the browser's types of messages and REST bodies."""

from __future__ import annotations

import inspect
import json
from collections.abc import Iterator
from typing import Any, Final, get_args

import msgspec

from hinode.deals.promises import AnyPromise
from hinode.server.schema import REFERENCE, schema
from hinode.server.web import notices, rest

HEAD: Final = (
    "// Made from hinode/server/protocol.py and hinode/knowledge/shapes.py by `make generate`: change them there.\n"
)
REST_HEAD: Final = "// Made from hinode/server/web/rest.py and notices.py by `make generate`: change them there.\n"
# The bodies and answers of the REST routes, without those of the socket. A replay holds events and patches as they are.
REST: Final = (
    rest.NewTable, rest.SitDown, rest.Learn, rest.Enter, rest.Fill, rest.Record,
    rest.Seated, rest.Entered, rest.Tables, rest.Created, rest.About,
    notices.PushHere, notices.NewAddress, notices.WantedKinds, notices.NoticesInfo, notices.Tested,
)  # fmt: skip
WIDTH: Final = 120
NULL: Final = {"type": "null"}
ALWAYS_WHOLE: Final = {kind.__name__ for kind in get_args(AnyPromise)}  # the server sends it so, and so does our client
NUMBER: Final = r"\d+"  # in a path
SIMPLE: Final = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}

Schema = dict[str, Any]


def files() -> dict[str, str]:
    """The schema for programs of others, and types for our client."""
    made = schema()
    return {
        "docs/protocol.schema.json": json.dumps(made, indent=1, sort_keys=True) + "\n",
        "web/src/lib/made/protocol.ts": types(made["$defs"]),
        "web/src/lib/made/rest.ts": rest_types(),
    }


def rest_types() -> str:
    """The bodies and answers of the REST routes. A table may be opened with some of its settings."""
    _, definitions = msgspec.json.schema_components(REST, ref_template=REFERENCE)
    for name in ("Settings", "Clock"):  # the socket's
        del definitions[name]
    written = "\n".join((REST_HEAD + 'import type { Settings } from "./protocol";\n', types_of(definitions)))
    return written.replace("settings?: Settings;", "settings?: Partial<Settings>;")


def types(definitions: dict[str, Schema]) -> str:
    """All definitions of the protocol as TypeScript."""
    return "\n".join((HEAD, types_of(definitions)))


def types_of(definitions: dict[str, Schema]) -> str:
    """Definitions as TypeScript, by name."""
    writer = Writer(definitions)
    return "\n".join(writer.definition(name) for name in sorted(definitions))


class Writer:
    """Writes definitions; a union that has a name goes by it wherever it occurs."""

    def __init__(self, definitions: dict[str, Schema]) -> None:
        self.definitions = definitions
        self.unions = {str(what["anyOf"]): name for name, what in definitions.items() if "anyOf" in what}

    def definition(self, name: str) -> str:
        """An interface, or a union."""
        what = self.definitions[name]
        about = comment(what.get("description", ""))
        if "anyOf" not in what:
            return "\n".join((f"{about}export interface {name} {{", *self.fields(what), "}\n"))
        kinds = [self.type(kind) for kind in what["anyOf"]]
        line = f"export type {name} = {' | '.join(kinds)};"
        if len(line) > WIDTH:
            line = "\n  | ".join((f"export type {name} =", *kinds)) + ";"
        return f"{about}{line}\n"

    def fields(self, what: Schema) -> Iterator[str]:
        """The lines of an interface."""
        required = what["properties"] if what.get("title") in ALWAYS_WHOLE else what.get("required", ())
        for name, field in what["properties"].items():
            if "description" in field:
                yield f"  /** {field['description']} */"
            yield (
                f"  {name}: {self.type(field)};" if name in required else f"  {name}?: {self.type(field, given=True)};"
            )
        for pattern, field in what.get("patternProperties", {}).items():
            yield f"  [path: `{pattern.strip('^$').replace(NUMBER, '${number}')}`]: {self.type(field)};"
        if what.get("additionalProperties") is True:
            yield "  [field: string]: unknown;"

    def type(self, what: Schema, given: bool = False) -> str:
        """A schema as a type. `given`: without null, for what is left out rather than null."""
        match what:
            case {"anyOf": kinds, "default": None} if given:
                return " | ".join(self.type(kind) for kind in kinds if kind != NULL)
            case {"$ref": reference}:
                return reference.rpartition("/")[2]
            case {"anyOf": kinds}:
                return self.unions.get(str(kinds)) or " | ".join(map(self.type, kinds))
            case {"enum": words}:
                return " | ".join(map(json.dumps, words))
            case {"type": "array", "items": item, "minItems": least, "maxItems": most} if least == most:
                return f"[{', '.join([self.type(item)] * least)}]"
            case {"type": "array", "items": item}:
                kind = self.type(item)
                return f"({kind})[]" if " | " in kind else f"{kind}[]"
            case {"type": "object", "additionalProperties": item}:
                return f"Record<string, {self.type(item)}>"
            case {"type": kind}:
                return SIMPLE[kind]
            case _:
                raise ValueError(f"no type for {what}")


def comment(description: str) -> str:
    """What is said about a definition."""
    lines = inspect.cleandoc(description).splitlines()
    if not lines:
        return ""
    if len(lines) == 1 and len(lines[0]) <= WIDTH - len("/**  */"):
        return f"/** {lines[0]} */\n"
    return "".join(("/**\n", *(f" * {line}".rstrip() + "\n" for line in lines), " */\n"))
