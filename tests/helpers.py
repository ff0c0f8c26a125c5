"""Small tools for tests."""

from __future__ import annotations

from textwrap import dedent

from hinode.game import Game
from hinode.notation.record import run_case


def case(text: str) -> Game:
    """Play a case given without its header: position lines, 'actions', then actions and expectations."""
    return run_case("hinode case 1\n" + dedent(text))
