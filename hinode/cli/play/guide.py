"""What a player can look up at the prompt: the commands, the signs on the board, the game in short, the map."""

from __future__ import annotations

from typing import Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from hinode import words
from hinode.display.names import province_name, rewards_text
from hinode.engine.board import BORDERS, N_PROVINCES, REWARDS, ROUTES
from hinode.reference.search import CHAPTERS, chapter

# What to type; the name of the command is that of its message.
COMMANDS: Final = (
    "gift CLAN COINS RONIN", "undo", "board", "map", "log [all]", "cards [WORDS]", "clans", "rules [WORDS]",
    "save FILE", "quit",
)  # fmt: skip
OVERVIEW: Final = ("goal", "start", "tea", "politics", "battles")


def print_help(console: Console) -> None:
    """Print what to type, and what the signs on the board mean."""
    console.print(words.say("terminal-help"), markup=False)
    table = Table.grid(padding=(0, 0, 0, 2))
    for command in COMMANDS:
        table.add_row(Text(command), Text(words.say(f"terminal-help-{command.split()[0]}")))
    console.print(table)
    console.print(words.say("terminal-legend").replace("\n", "\n  "), markup=False)


def print_overview(console: Console) -> None:
    """The game in five lines, and where to read on."""
    phases = [(words.say(f"terminal-{name}"), words.say(f"terminal-{name}-text")) for name in OVERVIEW]
    for rows in (phases, [(name, chapter(name)) for name in CHAPTERS]):
        table = Table.grid(padding=(0, 2, 0, 0))
        for head, text in rows:
            table.add_row(Text(head, style="bold yellow"), text)
        console.print(table)
        console.print()
    console.print(words.say("terminal-rules-hint"), style="dim")


def names_of(provinces: tuple[int, ...]) -> str:
    """Provinces by name, a dash for none."""
    return ", ".join(map(province_name, provinces)) or "-"


def map_table() -> Table:
    """Every province with its neighbours and what it yields."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for head in ("province", "by-land", "by-ship", "harvest"):
        table.add_column(words.say(f"terminal-{head}"))
    for p in range(N_PROVINCES):
        name = Text(province_name(p), style="bold")
        table.add_row(name, names_of(BORDERS[p]), names_of(ROUTES[p]), Text(rewards_text(REWARDS[p]), style="cyan"))
    return table


def province_text(province: int) -> Text:
    """One province: neighbours and harvest."""
    text = Text(province_name(province), style="bold")
    rows = (
        ("by-land", names_of(BORDERS[province])),
        ("by-ship", names_of(ROUTES[province])),
        ("harvest", rewards_text(REWARDS[province])),
    )
    for head, found in rows:
        line = words.say("terminal-explained", what=words.say(f"terminal-{head}"), text=found)
        text.append(f"\n    {line}", style="not bold")
    return text
