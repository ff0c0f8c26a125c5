"""The arguments of an event, ready to be put into a sentence."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from hinode.display.names import listing, name_of
from hinode.engine.board import KAMI, KINDS
from hinode.engine.core.fields import Json


class Facts:
    """The arguments of an event, ready to be put into a sentence."""

    def __init__(self, event: Mapping[str, Json]) -> None:
        self.event = event

    def __getitem__(self, key: str) -> str:
        """A readable argument: `{seat}` in a template."""
        value = self.event.get(key)
        if value is None:
            return "nobody"
        if isinstance(value, list):
            return listing(name_of(str(item)) for item in value)
        return name_of(str(value))

    def number(self, key: str) -> int:
        """A number."""
        return cast(int, self.event.get(key, 0))

    def words(self, key: str) -> list[str]:
        """A list of names."""
        return [name_of(str(item)) for item in cast(list[Json], self.event.get(key, []))]

    def figure(self, key: str) -> str:
        """A figure with its article; monsters have names."""
        slug = str(self.event.get(key))
        return f"a {name_of(slug)}" if slug in KINDS else name_of(slug)

    def place(self) -> str:
        """A province, or the shrine of a kami."""
        slug = str(self.event.get("place"))
        return f"{name_of(slug)}'s shrine" if slug in KAMI else name_of(slug)

    def has(self, key: str) -> bool:
        """Whether the argument is known and not empty."""
        return bool(self.event.get(key))

    def fill(self, template: str) -> str:
        """A sentence from a template with readable arguments."""
        return template.format_map(cast(Mapping[str, str], self))
