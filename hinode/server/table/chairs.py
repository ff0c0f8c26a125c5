"""Chairs with their people and bots, and requests to go back."""

from __future__ import annotations

import msgspec


class Chair(msgspec.Struct, frozen=True):
    """A seat at the table and who sits there."""

    name: str
    clan: str = ""
    bot: str = ""  # the bot that sits here, or '' for a person
    stand_in: str = ""  # the bot that plays for the person now
    until_back: bool = False  # the stand-in goes when the person comes back
    late: bool = False  # the person's time ran out; shown until they act again
    overdue: bool = False  # a bot should make this one decision
    sat: int = 0  # the length of the log when they sat down
    since: int = 0  # the served time since which a bot plays or the owner is back

    @property
    def played_by(self) -> str:
        """The bot that plays here now, or ''."""
        return self.bot or self.stand_in


class TakeBack(msgspec.Struct, frozen=True):
    """A request to go back to `length` actions, and who agrees. Its number is that of its entry."""

    number: int
    seat: int
    length: int
    agreed: frozenset[int]
