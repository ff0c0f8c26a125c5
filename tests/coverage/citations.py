"""The rules, rulings and examples that tests and cases name."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

from tests.rules.case_files import case_files, numbers_in

TESTS = Path(__file__).parents[1]


@cache
def functions_in(folder: str) -> list[tuple[str, str]]:
    """Name and docstring of every test function below a folder."""
    found: list[tuple[str, str]] = []
    for path in sorted((TESTS / folder).rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found.append((node.name, ast.get_docstring(node) or ""))
    return found


@cache
def cited() -> set[str]:
    """Every number a conformance test or a case claims to prove: those before the colon of its first sentence."""
    numbers = {number for file in case_files() for number in file.numbers}
    return numbers.union(*(numbers_in(docstring) for _, docstring in functions_in("rules")))
