"""What a bot says: a code with arguments, which a client puts into words."""

from __future__ import annotations

from typing import Final, NamedTuple

# What the arguments of each code are, so that every client can name them.
REASONS: Final[dict[str, tuple[str, ...]]] = {
    "good_for_both": (),  # we both gain
    "good_price": (),  # what is offered is worth it
    "stronger_ally": ("clan",),  # that clan would be a better ally
    "has_ally": ("clan",),  # allied with that clan already
    "leads": ("clan",),  # that clan is ahead and must not get stronger
    "no_trust": ("clan",),  # that clan has broken its word in this game
    "no_gain": (),  # it brings too little
    "too_dear": ("coins",),  # it asks for too much: so many coins' worth
    "wants_province": ("province",),  # needs to go to that province itself
    "wants_advantage": ("advantage",),  # needs to bid on that advantage itself
    "other_plans": ("mandate",),  # does not want to play that mandate
    "cannot": (),  # it cannot be done now
    "only_words": (),  # nobody can judge it
    "asks_more": ("coins",),  # yes, for so many coins more
    "as_promised": (),  # it gave its word before
    "chance": (),  # it has thrown dice
    "offers": (),  # it offers a deal
    "betrays": ("clan",),  # it leaves that clan, its ally
    "betrayed": ("clan",),  # that clan, its ally, has left it
    "breaks": ("clan",),  # it has broken a promise to that clan
    "wronged": ("clan",),  # that clan has broken a promise to it
    "no_letters": (),  # it does not understand what people write
}


class Reason(NamedTuple):
    """One thing to say. Arguments are seats, numbers and names, as `REASONS` says."""

    code: str
    args: tuple[int | str, ...] = ()


def reason(code: str, *args: int | str) -> Reason:
    """A reason with its arguments."""
    assert len(REASONS[code]) == len(args), code
    return Reason(code, args)
