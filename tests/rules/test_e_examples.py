"""EXAMPLES: every worked example is a case file under examples/ that checks itself."""

from __future__ import annotations

from pathlib import Path

import pytest

from hinode.notation.record import run_case

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.mark.parametrize("path", sorted(EXAMPLES.glob("*.case")), ids=lambda path: path.stem)
def test_example(path: Path) -> None:
    """The example plays and every expectation in it holds."""
    run_case(path.read_text("utf-8"))
