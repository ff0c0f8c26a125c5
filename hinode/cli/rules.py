"""`hinode rules`: look something up in the rules."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from hinode.cli.common import BadInput, make_console


def rules(
    words: Annotated[list[str], typer.Argument(help="Words or a rule number, like seppuku or R8.4.")],
) -> None:
    """Look something up in the rules: by words or by number."""
    print_rules(make_console(), " ".join(words))


def print_rules(console: Console, query: str) -> None:
    """The rules that fit a query."""
    from hinode.reference.search import find

    if not query.strip():
        raise BadInput("Say what to look for: rules WORD.")
    found = find(query)
    if not found:
        raise BadInput(f"No rule has '{query}' in it.")
    for rule in found:
        head = Text(rule.id, style="bold yellow").append(f"  {rule.title}", style="bold default")
        console.print(head)
        console.print(Padding(Text(rule.text), (0, 0, 0, 4)))
        if rule.see:
            console.print(Padding(Text(f"See {', '.join(rule.see)}.", style="dim"), (0, 0, 0, 4)))
