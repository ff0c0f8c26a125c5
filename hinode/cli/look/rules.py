"""`hinode rules`: look something up in the rules."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from hinode import words as texts
from hinode.cli.common import BadInput, Lang, make_console, speak
from hinode.engine.board import PROVINCES


def rules(
    words: Annotated[
        list[str] | None,
        typer.Argument(help="Words, a rule number like R8.4, or a province. Without: the game in short."),
    ] = None,
    lang: Lang = None,
) -> None:
    """Look something up in the rules: by words or by number."""
    speak(lang)
    print_rules(make_console(), " ".join(words or ()))


def print_rules(console: Console, query: str) -> None:
    """Print matching rules, a province with its neighbours, or an overview if there is no query."""
    from hinode.cli.play.guide import print_overview, province_text
    from hinode.reference.search import RULES, find, is_number, spelt

    if not query.strip():
        print_overview(console)
        return
    word = query.strip().lower()
    if word in PROVINCES:
        console.print(province_text(PROVINCES.index(word)))
    found = find(query, limit=len(RULES))
    if not found and is_number(query):
        raise BadInput(texts.say("terminal-no-number", number=spelt(query)))
    if not found and word not in PROVINCES:
        raise BadInput(texts.say("terminal-no-rule", words=query))
    for rule in found:
        head = Text(rule.id, style="bold yellow").append(f"  {rule.title}", style="bold default")
        console.print(head)
        console.print(Padding(Text(rule.text), (0, 0, 0, 4)))
        if rule.see:
            console.print(
                Padding(Text(texts.say("terminal-see", numbers=", ".join(rule.see)), style="dim"), (0, 0, 0, 4))
            )
