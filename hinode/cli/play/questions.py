"""A question as a player sees it: the prompt with its current numbers, and the options."""

from __future__ import annotations

from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from hinode import words
from hinode.cli.play.options import long_sets, numbered, phrase, short_list, syntax
from hinode.display.board import ROOM_FOR_TEXT
from hinode.engine import queries
from hinode.engine.actions import Action, Buy
from hinode.engine.core.steps import Decision
from hinode.engine.game import Game
from hinode.engine.hooks import CARDS, CLANS, SOURCE, Card
from hinode.engine.rules.mandates.recruit import Recruit
from hinode.engine.rules.mandates.train import Train
from hinode.engine.rules.order import OrderChoice, effects_of
from hinode.engine.state import GameState

FEW = 4  # up to this many options stand below each other, more of them in columns


# ------------------------------------------------------------------------------- the prompt
def prompt(s: GameState, seat: int, waiting: Decision) -> str:
    """The prompt with its current numbers and names."""
    if isinstance(waiting, Recruit):
        return f"{waiting.PROMPT} {figures_left(s, waiting)}"
    if isinstance(waiting, OrderChoice):
        effects = dict.fromkeys(effects_of(s, seat, waiting.moment, waiting.about))
        yours = words.say("terminal-your-effects", sources=",".join(map(SOURCE.text, effects)))
        return f"{waiting.PROMPT} {yours}"
    return waiting.PROMPT


def figures_left(s: GameState, recruit: Recruit) -> str:
    """2 left, 1 of them the bonus."""
    strongholds = queries.strongholds(s, recruit.seat)
    if not recruit.open_places(s):
        return words.say("terminal-figures-left", left=0)
    left = sum(strongholds) + recruit.bonus - len(recruit.placed) - recruit.worship
    beyond = sum(max(0, recruit.placed.count(p) - n) for p, n in enumerate(strongholds))
    bonus = min(left, recruit.bonus - beyond)
    if bonus < 1 or CLANS[recruit.seat].summons_anywhere:
        return words.say("terminal-figures-left", left=left)
    return words.say("terminal-figures-left-bonus", left=left, bonus=bonus)


# ------------------------------------------------------------------------------- the options
def options_view(game: Game, seat: int, console: Console) -> list[RenderableType]:
    """Numbered options in columns; long sets are explained; cards get a table."""
    options = game.options(seat)
    listed = numbered(options)
    view: list[RenderableType] = [Padding(syntax(game.state, seat, some), (0, 0, 0, 2)) for some in long_sets(options)]
    if any(isinstance(option, Buy) for option in listed):
        view.append(card_options(game, seat, listed, console.width))
        if any(isinstance(option, Buy) and option.full for option in short_list(options)):
            view.append(Text(f"  {words.say('terminal-full-price')}", style="dim"))
        return view
    rows = [
        (Text(f"{number:>3} ", style="bold"), phrase(game.state, seat, one)) for number, one in enumerate(listed, 1)
    ]
    if len(rows) > FEW:
        cells = [Text.assemble(number, " ", text) for number, text in rows]
        return [*view, Columns(cells, equal=True, column_first=True, padding=(0, 2))]
    grid = Table.grid(padding=(0, 1, 0, 0))
    for row in rows:
        grid.add_row(*row)
    return [*view, grid]


def card_options(game: Game, seat: int, listed: list[Action], width: int) -> RenderableType:
    """The cards on display with what they cost this player; those it cannot buy have no number."""
    waiting = game.decision
    rows: list[tuple[str, Card, int, int]] = []  # number, card, cost, copies left

    def add(number: str, card: int) -> None:
        cost = waiting.cost(card, 0) if isinstance(waiting, Train) else CARDS[card].cost
        rows.append((number, CARDS[card], cost, game.state.display.count(card)))

    for number, option in enumerate(listed, 1):
        if isinstance(option, Buy):
            add(str(number), option.card)
    offered = {option.card for option in listed if isinstance(option, Buy)}
    for card in dict.fromkeys(game.state.display):
        if card not in offered:
            add("", card)
    others = [
        Text(f"{number:>3}  ", style="bold").append(phrase(game.state, seat, option), style="not bold")
        for number, option in enumerate(listed, 1)
        if not isinstance(option, Buy)
    ]
    return Group(*(wide_cards(rows) if width >= ROOM_FOR_TEXT else narrow_cards(rows)), *others)


def wide_cards(rows: list[tuple[str, Card, int, int]]) -> list[RenderableType]:
    """A table with the text of the cards in it."""
    table = Table(box=None, padding=(0, 1), header_style="dim")
    table.add_column("", justify="right")
    for head in ("card", "kind", "cost", "left", "text"):
        table.add_column(words.say(f"terminal-{head}"), justify="right" if head in ("cost", "left") else "left")
    for number, card, cost, left in rows:
        cells = (f"{number:>2}", card.name, words.say(f"kind-{card.kind}"), str(cost), str(left), card.text)
        table.add_row(*cells, style="" if number else "dim")
    return [table]


def narrow_cards(rows: list[tuple[str, Card, int, int]]) -> list[RenderableType]:
    """A line for a card and its text below it."""
    view: list[RenderableType] = []
    for number, card, cost, left in rows:
        head = Text(f"{number:>3}  {card.name}", style="bold" if number else "dim")
        price, copies = words.say("amount-coins", count=cost), words.say("terminal-cards-left", count=left)
        view.append(head.append(f"  {words.say(f'kind-{card.kind}')}, {price}, {copies}", style="not bold"))
        view.append(Padding(Text(card.text, style="dim"), (0, 0, 0, 5)))
    return view
