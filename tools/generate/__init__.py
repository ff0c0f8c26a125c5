"""Files made from the program: `make generate` writes them, a test in tests/coverage finds stale ones.

A generator is a module with `files()`: texts by their paths in the repository. List a new one in `GENERATORS`.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tools.generate import cases, names, rules, tables, typescript, views, vocabulary

ROOT: Final = Path(__file__).parents[2]
GENERATORS: Final = (typescript, names, tables, rules, cases, vocabulary, views)


def made() -> dict[Path, str]:
    """Every generated file, as it should be."""
    return {ROOT / path: text for generator in GENERATORS for path, text in generator.files().items()}
