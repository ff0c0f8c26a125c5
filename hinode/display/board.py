"""The table drawn as coloured text. It shows only what is public."""

from __future__ import annotations

from collections import Counter

from rich.box import HEAVY, ROUNDED, SIMPLE_HEAD
from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from hinode import words
from hinode.display.names import (
    REWARD,
    clan_name,
    colour,
    crest,
    kami_name,
    mandate_name,
    pieces_text,
    province_name,
    rewards_text,
)
from hinode.engine import queries
from hinode.engine.board import (
    ADVANTAGES,
    BORDERS,
    KAMI,
    N_PROVINCES,
    PHASES,
    POLITICAL,
    PROVINCES,
    RESERVE,
    REWARDS,
    ROUTE_ENDS,
    SEASONS,
    SHRINE,
    STRONGHOLD,
    TRACK,
    WAR,
)
from hinode.engine.hooks import CARDS, CLANS, PIECE, SEAT
from hinode.engine.state import GameState

WIDE = 110  # columns needed for the map; below that there is a table
ROOM_FOR_TEXT = 100  # columns needed for a card's text beside its name
# Japan on a diagonal, as rows of four. The corners left free hold the clans and the shrines.
TOP = (("land", "hokkaido"), ("oshu", "sea"))
MIDDLE = ("nagato", "kansai", "kyoto", "edo")
BOTTOM = ("kyushu", "shikoku")
WORTH = "¹²³"


def draw(s: GameState, console: Console) -> RenderableType:
    """The whole table, as a map if there is room for it."""
    return wide_board(s, console) if console.width >= WIDE else narrow_board(s)


# ------------------------------------------------------------------------------- shared parts
def headline(s: GameState) -> Text:
    """Season, phase and honor."""
    text = Text(words.say(f"season-{SEASONS[s.season]}"), style="bold")
    text.append(f" · {words.say(f'phase-{PHASES[s.phase]}')}", style="default")
    text.append(f"   {words.say('terminal-honor')} ", style="dim")
    for i, seat in enumerate(s.honor):
        text.append(" > " if i else "", style="dim")
        text.append(crest(seat))
    return text


def track(s: GameState) -> Text:
    """The mandate track: who announced what, the current turn, and the kami turns."""
    text = Text(f"{words.say('terminal-mandates')} ", style="dim")
    kami = words.say("terminal-kami-turn")
    played = list(s.played)
    for i, turn in enumerate(TRACK):
        now = i == s.turn - 1 and s.phase == POLITICAL
        if turn == "K":
            text.append(
                f" [{kami}]" if now else f" {kami}", style="bold reverse" if now else "yellow" if i >= s.turn else "dim"
            )
        elif played:
            chooser, _, _, kind = played.pop(0)
            text.append(f" {mandate_name(kind)}:", style="default")
            text.append(crest(chooser))
        else:
            text.append(f" [{words.say('terminal-now')}]" if now else " ·", style="bold reverse" if now else "dim")
    return text


def pieces_at(s: GameState, seat: int, place: int) -> list[int]:
    """Every piece of a player in a place."""
    castles = s.count(seat, STRONGHOLD, place)
    return queries.all_pieces_in(s, seat, place) + [STRONGHOLD] * castles


def present(s: GameState, place: int) -> list[int]:
    """The seats with pieces in a place."""
    return [seat for seat in s.seats if pieces_at(s, seat, place)]


def army(s: GameState, seat: int, place: int) -> Text:
    """KOI 2B D ♜"""
    return crest(seat).append(f" {pieces_text(pieces_at(s, seat, place))}", style=f"not bold {colour(seat)}")


def war_number(s: GameState, province: int) -> int:
    """The number of a province's war this season; 0 for none."""
    return s.war.index(province) + 1 if province in s.war else 0


def war_label(s: GameState, province: int) -> Text:
    """war 2, dim when it is over."""
    number = war_number(s, province)
    if not number:
        return Text()
    if s.phase == WAR and number == s.fought:
        return Text(words.say("terminal-war-now", number=number), style="bold reverse red")
    return Text(words.say("terminal-war", number=number), style="dim" if number <= s.fought else "bold red")


def tokens_text(s: GameState, seat: int) -> str:
    """War tokens with their worth in winter."""
    return " ".join(f"{province_name(t % N_PROVINCES)}{WORTH[t // N_PROVINCES]}" for t in s.tokens[seat])


def hostages_text(s: GameState, seat: int) -> str:
    """The hostages a player holds."""
    return ", ".join(
        words.say("terminal-hostage", piece=PIECE.text(piece), owner=SEAT.text(owner))
        for captor, owner, piece in s.hostages
        if captor == seat
    )


def cards_text(s: GameState, seat: int) -> str:
    """The cards a player owns."""
    owned = Counter(CARDS[card].name for card in s.cards[seat])
    return ", ".join(name if n == 1 else f"{n} {name}" for name, n in owned.items())


def belongings(s: GameState) -> RenderableType:
    """Cards, war tokens and hostages, a line for each clan that has any."""
    table = Table.grid(padding=(0, 1, 0, 0))
    for seat in s.seats:
        line = Text(cards_text(s, seat))
        for label, text in (("terminal-tokens", tokens_text(s, seat)), ("terminal-holds", hostages_text(s, seat))):
            if text:
                line.append("; " if line else "").append(f"{words.say(label)} ", style="dim").append(text)
        if line:
            table.add_row(crest(seat), line)
    return table if table.row_count else Text(words.say("terminal-owns-nothing"), style="dim")


def clans_table(s: GameState) -> Table:
    """A table of what every clan has."""
    table = Table(box=None, padding=(0, 1, 0, 0), expand=True, header_style="dim")
    table.add_column("", no_wrap=True)
    table.add_column("", no_wrap=True)
    for what in REWARD:
        table.add_column(words.say(f"reward-{what}"), justify="right", no_wrap=True)
    table.add_column(words.say("terminal-ally"), no_wrap=True)
    table.add_column(words.say("terminal-reserve"), ratio=1)
    for seat in s.seats:
        ally = crest(s.ally[seat]) if s.ally[seat] >= 0 else Text("-", style="dim")
        name = Text(clan_name(seat), style=colour(seat))
        if seat == s.holder and s.phase == POLITICAL:
            name.append("*", style="bold")
        reserve = pieces_text(pieces_at(s, seat, RESERVE)) or "-"
        table.add_row(crest(seat), name, str(s.vp[seat]), str(s.coins[seat]), str(s.ronin[seat]), ally, reserve)
    return table


def benefit(kami: int) -> str:
    """What a shrine gives, in two or three words."""
    return words.say(f"terminal-kami-{KAMI[kami]}")


def shrine_line(s: GameState, kami: int) -> Text:
    """A shrine with its worshippers."""
    text = Text(f"{kami_name(kami):<10}", style="yellow")
    text.append(f"{benefit(kami):<18}", style="dim")
    seats = present(s, SHRINE + kami)
    for seat in seats:
        text.append("  ").append(army(s, seat, SHRINE + kami))
        text.append(f" = {queries.force(s, seat, SHRINE + kami)}")
    return text if seats else text.append("  -", style="dim")


# ------------------------------------------------------------------------------- wide
def wide_board(s: GameState, console: Console) -> RenderableType:
    """The map, with the clans and the shrines in its free corners."""
    cell = min(console.width, 150) // 4
    upper = Table.grid()
    upper.add_column(width=2 * cell)
    upper.add_column(width=2 * cell)
    clans = Panel(
        clans_table(s), box=ROUNDED, border_style="dim", title=words.say("at-table-tab-clans"), title_align="left"
    )
    upper.add_row(clans, Group(*(map_row(s, console, row, cell) for row in TOP)))
    lower = Table.grid()
    lower.add_column(width=2 * cell)
    lower.add_column(width=2 * cell)
    shrines = box(words.say("board-shrines"), Group(*(shrine_line(s, kami) for kami in s.shrines)))
    lower.add_row(map_row(s, console, BOTTOM, cell), shrines)
    return Group(headline(s), track(s), upper, map_row(s, console, MIDDLE, cell), lower, belongings(s))


def box(title: str, body: RenderableType) -> Panel:
    """A quiet frame with a title."""
    return Panel(body, box=ROUNDED, border_style="dim", title=title, title_align="left")


def map_row(s: GameState, console: Console, names: tuple[str, ...], cell: int) -> Table:
    """Provinces side by side, of equal height."""
    grid = Table.grid()
    bodies: list[RenderableType] = []
    for name in names:
        grid.add_column(width=cell)
        bodies.append(province_body(s, PROVINCES.index(name)) if name in PROVINCES else "")
    inside = console.options.update(width=cell - 4)
    height = max(len(console.render_lines(body, inside)) for body in bodies) + 2
    panels = [province_panel(s, name, body, height) for name, body in zip(names, bodies, strict=True)]
    grid.add_row(*panels)
    return grid


def links(title: str, pairs: list[tuple[int, int]]) -> Text:
    """Pairs of joined provinces, each once."""
    text = Text(f"{title}\n", style="dim")
    for start in range(N_PROVINCES):
        goals = [province_name(q) for p, q in pairs if p == start]
        if goals:
            text.append(f"{province_name(start)}: {', '.join(goals)}\n")
    text.rstrip()
    return text


def sea_routes() -> Text:
    """The sea routes."""
    return links(words.say("terminal-by-ship"), list(ROUTE_ENDS))


def land_borders() -> Text:
    """The land borders."""
    return links(words.say("terminal-by-land"), [(p, q) for p in range(N_PROVINCES) for q in BORDERS[p] if p < q])


def province_body(s: GameState, province: int) -> RenderableType:
    """The armies and their Force."""
    seats = present(s, province)
    if not seats:
        return Text("-", style="dim")
    grid = Table.grid(expand=True, padding=(0, 1, 0, 0), pad_edge=False)
    grid.add_column(ratio=1)
    grid.add_column(justify="right", no_wrap=True)
    for seat in seats:
        grid.add_row(army(s, seat, province), Text(str(queries.force(s, seat, province)), style="bold"))
    return grid


def province_panel(s: GameState, name: str, body: RenderableType, height: int) -> RenderableType:
    """A province as a box: name and war above, harvest below."""
    if name not in PROVINCES:
        return sea_routes() if name == "sea" else land_borders()
    province = PROVINCES.index(name)
    number = war_number(s, province)
    title = Text(province_name(province), style="bold")
    if number:
        title.append("  ").append(war_label(s, province))
    coming = number > s.fought or (s.phase == WAR and number == s.fought and number > 0)
    return Panel(
        body,
        box=HEAVY if coming else ROUNDED,
        title=title,
        title_align="left",
        subtitle=Text(rewards_text(REWARDS[province]), style="cyan"),
        subtitle_align="right",
        border_style="red" if coming else "dim",
        height=height,
    )


# ------------------------------------------------------------------------------- narrow
def narrow_board(s: GameState) -> RenderableType:
    """The board as a table, for eighty columns."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim", expand=True)
    table.add_column(words.say("terminal-province"), no_wrap=True)
    table.add_column(words.say("terminal-harvest"), style="cyan", no_wrap=True)
    table.add_column(words.say("terminal-at-war"), no_wrap=True)
    table.add_column(words.say("terminal-figures-and-force"), ratio=1)
    for province in range(N_PROVINCES):
        armies = Text()
        for seat in present(s, province):
            armies.append("   " if armies else "").append(army(s, seat, province))
            armies.append(f" = {queries.force(s, seat, province)}", style="bold")
        name = Text(province_name(province), style="bold")
        harvest = rewards_text(REWARDS[province], "terminal-short")
        table.add_row(name, harvest, war_label(s, province), armies or Text("-", style="dim"))
    shrines = Text(words.say("board-shrines"), style="dim")
    for kami in s.shrines:
        shrines.append(f"  {kami_name(kami)}", style="yellow").append(f" ({benefit(kami)})", style="dim")
        seats = present(s, SHRINE + kami)
        for seat in seats:
            shrines.append(" ").append(army(s, seat, SHRINE + kami))
        if not seats:
            shrines.append(" -", style="dim")
    return Group(headline(s), track(s), table, shrines, clans_table(s), belongings(s))


# ------------------------------------------------------------------------------- other tables
def battle_table(s: GameState) -> RenderableType:
    """The current battle: who is in it, with what."""
    battle = s.battle
    assert battle is not None
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column(words.say("at-table-battle", place=PROVINCES[battle.province]), header_style="bold red")
    table.add_column(words.say("terminal-figures"))
    for head in ("at-table-force", "reward-coins", "reward-ronin", "terminal-bid"):
        table.add_column(words.say(head), justify="right", no_wrap=True)
    for advantage in ADVANTAGES:  # by the words in which bids are typed
        table.add_column(advantage, justify="right", no_wrap=True)
    for i, seat in enumerate(battle.participants):
        bid = battle.bids[i] if battle.bids else ("?",) * len(ADVANTAGES)
        table.add_row(
            Text(clan_name(seat), style=f"bold {colour(seat)}"),
            Text(pieces_text(pieces_at(s, seat, battle.province)), style=colour(seat)),
            str(queries.battle_force(s, seat)),
            str(s.coins[seat]),
            str(s.ronin[seat]),
            "",
            *map(str, bid),
        )
    return table


def scores_table(s: GameState) -> Table:
    """The final or current scores."""
    title = words.say("terminal-final-scores" if not s.agenda else "terminal-scores-so-far")
    table = Table(box=SIMPLE_HEAD, title=title, title_justify="left", title_style="bold", header_style="dim")
    table.add_column("", justify="right")
    table.add_column(words.say("at-table-clan"))
    table.add_column(words.say("reward-vp"), justify="right", style="bold")
    table.add_column(words.say("terminal-honor"), justify="right")
    table.add_column(words.say("board-tokens"))
    table.add_column("")
    for rank, seat in enumerate(queries.standing(s), 1):
        won = Text(words.say("board-winner"), style="bold yellow") if seat in s.winners else ""
        name = Text(clan_name(seat), style=f"bold {colour(seat)}")
        table.add_row(str(rank), name, str(s.vp[seat]), str(s.honor.index(seat) + 1), tokens_text(s, seat) or "-", won)
    return table


def clan_powers(s: GameState) -> Group:
    """The powers of the clans at this table."""
    lines: list[Text] = []
    for seat in s.seats:
        power = words.say("terminal-explained", what=clan_name(seat), text=CLANS[seat].text)
        lines.append(crest(seat).append(f" {power}", style="not bold"))
    return Group(*lines)


def coins_of(s: GameState, seat: int) -> str:
    """A player's coins."""
    return f"{words.say('amount-coins', count=s.coins[seat])}, {words.say('amount-ronin', count=s.ronin[seat])}"
