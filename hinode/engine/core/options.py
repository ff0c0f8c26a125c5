"""Options: the legal answers to a decision, as a set that need not be listed.

Every set of options answers four questions: is this one in it, how many are there, give me one at
random, go through them all. Most sets are short lists; bids and offers are counted instead.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from hinode.engine.core.fields import Json
from hinode.engine.core.rng import Rng

if TYPE_CHECKING:
    from hinode.engine.actions import Action


class Options:
    """A set of actions."""

    __slots__ = ()

    def __contains__(self, action: Action) -> bool:
        raise NotImplementedError

    def __len__(self) -> int:
        return self.count()

    def count(self) -> int:
        """How many there are."""
        raise NotImplementedError

    def sample(self, rng: Rng) -> Action:
        """One of them, each equally likely."""
        raise NotImplementedError

    def __iter__(self) -> Iterator[Action]:
        raise NotImplementedError

    def find(self, line: str) -> Action | None:
        """The listed option with this text, if any: quicker than parsing the line."""
        return None

    def json(self) -> Json:
        """For a client: either the actions as text, or the shape of the set."""
        raise NotImplementedError


class Listed(Options):
    """Options short enough to list."""

    __slots__ = ("actions",)

    def __init__(self, actions: list[Action]) -> None:
        self.actions = actions

    def __contains__(self, action: Action) -> bool:
        for mine in self.actions:
            if mine is action:
                return True
        return any(mine == action for mine in self.actions)

    def count(self) -> int:
        return len(self.actions)

    def sample(self, rng: Rng) -> Action:
        return self.actions[rng.below(len(self.actions))]

    def __iter__(self) -> Iterator[Action]:
        return iter(self.actions)

    def find(self, line: str) -> Action | None:
        for mine in self.actions:
            if mine.text == line:
                return mine
        return None

    def json(self) -> Json:
        return {"kind": "list", "actions": [action.text for action in self.actions]}


NONE = Listed([])


class Either(Options):
    """The union of several disjoint sets of options."""

    __slots__ = ("parts",)

    def __init__(self, *parts: Options) -> None:
        self.parts = parts

    def __contains__(self, action: Action) -> bool:
        return any(action in part for part in self.parts)

    def count(self) -> int:
        return sum(part.count() for part in self.parts)

    def sample(self, rng: Rng) -> Action:
        n = rng.below(self.count())
        for part in self.parts:
            if n < part.count():
                return part.sample(rng)
            n -= part.count()
        raise AssertionError("no part holds the sample")

    def __iter__(self) -> Iterator[Action]:
        for part in self.parts:
            yield from part

    def find(self, line: str) -> Action | None:
        for part in self.parts:
            found = part.find(line)
            if found is not None:
                return found
        return None

    def json(self) -> Json:
        return {"kind": "either", "parts": [part.json() for part in self.parts]}
