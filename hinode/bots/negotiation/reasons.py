"""What a bot says: a code with arguments, which clients translate into sentences."""

from __future__ import annotations

from typing import Final, NamedTuple

# The arguments of each code, so that every client can name them.
REASONS: Final[dict[str, tuple[str, ...]]] = {
    "good_for_both": (),  # we both gain
    "good_price": (),  # what is offered is worth it
    "stronger_ally": ("clan",),  # that clan would be a better ally
    "has_ally": ("clan",),  # allied with that clan already
    "leads": ("clan",),  # that clan is ahead and must not get stronger
    "no_trust": ("clan",),  # that clan has broken its word in this game
    "no_gain": (),  # it brings too little
    "too_dear": ("coins",),  # it asks too much: worth that many coins
    "wants_province": ("province",),  # needs to go to that province itself
    "wants_advantage": ("advantage",),  # needs to bid on that advantage itself
    "other_plans": ("mandate",),  # does not want to play that mandate
    "cannot": (),  # it cannot be done now
    "only_words": (),  # a free-text promise, which no judge can check
    "asks_more": ("coins",),  # yes, for that many coins more
    "as_promised": (),  # it promised this earlier
    "chance": (),  # it decided at random
    "proposes": ("clan",),  # it proposes an alliance to that clan
    "offers": (),  # it offers a deal
    "betrays": ("clan",),  # it leaves that clan, its ally
    "betrayed": ("clan",),  # that clan, its ally, has left it
    "breaks": ("clan",),  # it has broken a promise to that clan
    "wronged": ("clan",),  # that clan has broken a promise to it
    "no_letters": (),  # it does not understand what people write
}


class Reason(NamedTuple):
    """A code with its arguments: seats, numbers and names, as `REASONS` lists them."""

    code: str
    args: tuple[int | str, ...] = ()


def reason(code: str, *args: int | str) -> Reason:
    """Make a reason."""
    assert len(REASONS[code]) == len(args), code
    return Reason(code, args)
