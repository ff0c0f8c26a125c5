"""What a player can look up at the prompt: the commands, the signs on the board, the game in short, the map."""

from __future__ import annotations

from typing import Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from hinode.display.names import CASTLE, name_of, rewards_text
from hinode.engine.board import BORDERS, N_PROVINCES, PROVINCES, REWARDS, ROUTES
from hinode.reference.search import CHAPTERS

HELP: Final = """\
Answer with the number of an option, or type the action itself: bid 3 0 2 1, propose lotus give 2 0, pass.
  gift CLAN COINS RONIN   give coins and ronin away, in the tea ceremony and the political phase
  undo                    take your last action back, if nothing was revealed since
  board                   draw the board again
  map                     every province with its neighbours and its harvest
  log [all]               what happened, in words
  cards [WORDS]           the cards on display, or every card with these words
  clans                   what the clans can do
  rules [WORDS]           the game in short, or look something up: rules hostage, rules R5.2, rules kyoto
  save FILE               write the game to a file, to go on with it later
  quit                    leave the game"""

LEGEND: Final = f"""\
On the board: B Bushi, S Shinto, D Daimyo, {CASTLE} a stronghold; monsters have their names.
  The number behind an army is its Force. * marks the clan whose mandate turn it is.
  A thick frame is a war still to come. ¹ ² ³ on a war token: won in spring, summer, autumn.
  On the narrow board a harvest of 2VP 1c 1r is 2 VP, 1 coin and 1 ronin.
  [R5.2] behind a question is the rule it comes from: type rules R5.2 to read it."""

OVERVIEW: Final = (
    ("Goal", "Have the most VP after winter. War tokens of many different provinces bring the most."),
    ("Start", "The wars and the cards of the season are laid out, hostages go home, everybody gets coins."),
    ("Tea", "Clans pair up. Allies share the bonus of each other's mandates."),
    ("Politics", "Seven mandates, chosen in turn; three times in between the kami reward their worshippers."),
    ("War", "One battle after another: secret bids, then Force decides. At the end coins and ronin are lost."),
)


def print_overview(console: Console) -> None:
    """The game in five lines, and where to read on."""
    for rows in (OVERVIEW, tuple(CHAPTERS.items())):
        table = Table.grid(padding=(0, 2, 0, 0))
        for head, text in rows:
            table.add_row(Text(head, style="bold yellow"), text)
        console.print(table)
        console.print()
    console.print("Type rules with a number (R6, R6.8), some words, or the name of a province.", style="dim")


def names_of(provinces: tuple[int, ...]) -> str:
    """Provinces by name, a dash for none."""
    return ", ".join(name_of(PROVINCES[p]) for p in provinces) or "-"


def map_table() -> Table:
    """Every province with its neighbours and what it yields."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for head in ("province", "by land", "by ship", "harvest"):
        table.add_column(head)
    for p in range(N_PROVINCES):
        name = Text(name_of(PROVINCES[p]), style="bold")
        table.add_row(name, names_of(BORDERS[p]), names_of(ROUTES[p]), Text(rewards_text(REWARDS[p]), style="cyan"))
    return table


def province_text(province: int) -> Text:
    """One province: neighbours and harvest."""
    text = Text(name_of(PROVINCES[province]), style="bold")
    text.append(f"\n    By land: {names_of(BORDERS[province])}", style="not bold")
    text.append(f"\n    By ship: {names_of(ROUTES[province])}", style="not bold")
    return text.append(f"\n    Harvest: {rewards_text(REWARDS[province])}", style="not bold")
