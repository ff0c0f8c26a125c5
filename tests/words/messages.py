"""What tests want to know about the messages, and about the code that uses them."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import hinode

ROOT = Path(hinode.__file__).parent
MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) =(.*(?:\n[ \t]+.*|\n(?=[ \t]))*)", re.MULTILINE)


@cache
def messages(language: str = "en") -> dict[str, str]:
    """Every message of a language by its id, as it is written."""
    texts = (path.read_text("utf-8") for path in sorted((ROOT / "words" / language).glob("*.ftl")))
    return {name: body for text in texts for name, body in MESSAGE.findall(text)}


def variables(message: str, language: str = "en") -> set[str]:
    """The arguments of a message."""
    return set(re.findall(r"\$(\w+)", messages(language)[message]))


def refusals() -> dict[str, set[str]]:
    """Every reason the code refuses with, and what it is about."""
    found: dict[str, set[str]] = {"stale": set(), "not_asked_yet": set()}  # chosen by an expression (game.py)
    for path in ROOT.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "because":
                reason = node.args[0]
                assert isinstance(reason, ast.Constant), f"{path}:{node.lineno}"
                found.setdefault(str(reason.value), set()).update(word.arg or "" for word in node.keywords)
    return found
