"""The tables of a report: who wins, where victory points come from, how long games take."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from itertools import permutations
from math import inf
from typing import Final, TypeVar

from hinode import words
from hinode.engine.board import ADVANTAGES, HOSTAGE, KAMI, POETS, SEASONS, SEPPUKU, WINTER
from hinode.engine.hooks import CARDS, CLANS
from hinode.sim.report.summary import ALONE, BETRAYED, BETRAYER, KEPT, STANDINGS, Player, Summary
from hinode.sim.statistics import Ratio, Share, Table, Value, mean, share

T = TypeVar("T")
Seat = tuple[Summary, Player]  # a player in its game

CLAN_NAMES: Final = {clan.slug: clan.name for clan in CLANS}
BIN: Final = 10  # victory points in a bar of the histogram

# Where victory points come from, in the order they come in a game.
GROUPS: Final = (
    "Harvest", "Shrines", "Cards", "Hostages", "Seppuku", "Poets", "Winter cards", "War tokens", "Token sets", "Other",
)  # fmt: skip
GROUP: Final = {
    "harvest": "Harvest",
    "war_tokens": "War tokens",
    "token_set": "Token sets",
    ADVANTAGES[HOSTAGE]: "Hostages",
    ADVANTAGES[SEPPUKU]: "Seppuku",
    ADVANTAGES[POETS]: "Poets",
    **dict.fromkeys(KAMI, "Shrines"),
    **{card.slug: "Winter cards" if card.kind == "winter" else "Cards" for card in CARDS},
}


def group_of(source: str) -> str:
    """The kind of a source of victory points."""
    return GROUP.get(source, "Other")


# ------------------------------------------------------------------------------- sorting
def seats_of(games: Iterable[Summary]) -> list[Seat]:
    """Every player of every game."""
    return [(game, player) for game in games for player in game.table]


def sort_by(items: Iterable[T], key: Callable[[T], object]) -> dict[object, list[T]]:
    """Items by their key."""
    found: dict[object, list[T]] = {}
    for item in items:
        found.setdefault(key(item), []).append(item)
    return found


def counts_of(games: Iterable[Summary]) -> list[int]:
    """The numbers of players there are."""
    return sorted({game.players for game in games})


def result(seats: list[Seat]) -> list[Value]:
    """The results of some players: games, wins, win rate, victory points, place."""
    won = share(player.won for _, player in seats)
    last = max((game.players for game, _ in seats), default=1)
    place = mean((player.place for _, player in seats), least=1, most=last)
    return [won.of, won.hits, won, mean(player.vp for _, player in seats), place]


RESULT: Final = {"games": "games", "wins": "wins", "win_rate": "win rate", "vp": "VP", "place": "place"}


# ------------------------------------------------------------------------------- who wins
def clans(games: list[Summary]) -> Table:
    """By clan."""
    rows: list[list[Value]] = []
    for players in counts_of(games):
        by_clan = sort_by((seat for seat in seats_of(games) if seat[0].players == players), lambda seat: seat[1].clan)
        rows += [[players, name, *result(by_clan[slug])] for slug, name in CLAN_NAMES.items() if slug in by_clan]
    note = "Equal chances are 1 in the number of players. A shared victory counts for both winners."
    return Table("clans", "Clans", note, {"players": "players", "clan": "clan", **RESULT}, rows)


def seats(games: list[Summary]) -> Table:
    """By seat."""
    rows: list[list[Value]] = []
    for players in counts_of(games):
        by_seat = sort_by((seat for seat in seats_of(games) if seat[0].players == players), lambda seat: seat[1].seat)
        rows += [[players, number, *result(by_seat[number])] for number in range(1, players + 1)]
    note = (
        "Seat 1 has the highest honor at the start; the others follow clockwise. Clans always sit in this order, so "
        "seats and clans are not independent. With all clans in play they are the same thing."
    )
    return Table("seats", "Seats", note, {"players": "players", "seat": "seat", **RESULT}, rows)


def scores(games: list[Summary]) -> Table:
    """How many victory points players and winners have at the end."""
    top = max((player.vp for _, player in seats_of(games)), default=0)
    rows: list[list[Value]] = []
    for low in range(0, top + 1, BIN):
        here = [player for _, player in seats_of(games) if low <= player.vp < low + BIN]
        rows.append([f"{low} to {low + BIN - 1}", len(here), sum(player.won for player in here)])
    columns = {"vp": "VP", "players": "players", "winners": "winners"}
    return Table("scores", "Final scores", "How many players ended with this many victory points.", columns, rows)


# ------------------------------------------------------------------------------- victory points
def sources(games: list[Summary]) -> Table:
    """By source, for all players and for winners."""
    everybody = [player for _, player in seats_of(games)]
    winners = [player for player in everybody if player.won]
    total = sum(player.vp for player in everybody)
    found = {source for player in everybody for source in player.sources}
    rows: list[list[Value]] = []
    for source in sorted(found, key=lambda source: (GROUPS.index(group_of(source)), source)):
        amounts = [player.sources.get(source, 0) for player in everybody]
        won = mean((player.sources.get(source, 0) for player in winners), least=-inf)
        part = Ratio(sum(amounts) / total if total else 0)
        rows.append([group_of(source), sentence(words.name("WHY", source)), mean(amounts, least=-inf), won, part])
    columns = {
        "group": "kind", "source": "source", "vp": "VP per player", "winners_vp": "VP per winner", "part": "of all VP",
    }  # fmt: skip
    note = "Points that another player takes count as negative. The columns add up to final scores."
    return Table("sources", "Where victory points come from", note, columns, rows)


def sources_by_clan(games: list[Summary]) -> Table:
    """Kinds of sources, clan by clan."""
    by_clan = sort_by(seats_of(games), lambda seat: seat[1].clan)
    known = {group_of(source) for _, player in seats_of(games) for source in player.sources}
    groups = [group for group in GROUPS if group in known]
    rows: list[list[Value]] = []
    for slug, name in CLAN_NAMES.items():
        if slug in by_clan:
            sums = [grouped(player) for _, player in by_clan[slug]]
            rows.append([name, *(mean((one[group] for one in sums), least=-inf) for group in groups)])
    columns = {"clan": "clan", **{group.lower().replace(" ", "_"): group for group in groups}}
    return Table("sources_by_clan", "Victory points by clan", "Per player and game.", columns, rows)


def grouped(player: Player) -> Counter[str]:
    """A player's victory points by kind of source."""
    found: Counter[str] = Counter()
    for source, amount in player.sources.items():
        found[group_of(source)] += amount
    return found


# ------------------------------------------------------------------------------- alliances
STANDING_TEXT: Final = {
    ALONE: "no ally",
    KEPT: "allied to the end of the season",
    BETRAYER: "betrayed its ally",
    BETRAYED: "was betrayed by its ally",
}


def standings(games: list[Summary]) -> Table:
    """Victory points by alliances and betrayals."""
    rows: list[list[Value]] = []
    for players in counts_of(games):
        some = [seat for seat in seats_of(games) if seat[0].players == players]
        lived = [(player, season) for _, player in some for season in player.seasons]
        for standing in STANDINGS:
            here = [pair for pair in lived if pair[1].standing == standing]
            points = mean((season.vp for _, season in here), least=-inf)  # others can take some away
            won = share(player.won for player, _ in here)
            rows.append([players, STANDING_TEXT[standing], len(here), Share(len(here), len(lived)), points, won])
    columns = {
        "players": "players", "standing": "in a season, a player", "seasons": "seasons",
        "share": "share", "vp": "VP in that season", "win_rate": "wins of these players",
    }  # fmt: skip
    note = "Each row counts seasons of players, except winter. One player can be in several rows."
    return Table("standings", "What alliances and betrayals were worth", note, columns, rows)


def alliances(games: list[Summary]) -> Table:
    """How many alliances there were, and how many were broken."""
    rows: list[list[Value]] = []
    for players in counts_of(games):
        some = [game for game in games if game.players == players]
        for season in range(WINTER):
            made: list[int] = []
            broken = 0
            for game in some:
                standing = Counter(player.seasons[season].standing for player in game.table)
                made.append((standing[KEPT] + standing[BETRAYER] + standing[BETRAYED]) // 2)
                broken += standing[BETRAYER]
            rows.append([players, sentence(SEASONS[season]), mean(made, most=players // 2), Share(broken, sum(made))])
    columns = {"players": "players", "season": "season", "alliances": "alliances a game", "broken": "broken by Betray"}
    return Table("alliances", "Alliances", "Alliances made in the tea ceremony of a season.", columns, rows)


def pairs(games: list[Summary]) -> Table:
    """Which clans ally with each other."""
    met: Counter[tuple[str, str]] = Counter()
    allied: Counter[tuple[str, str]] = Counter()
    betrayed: Counter[tuple[str, str]] = Counter()
    for game in games:
        for player in game.table:
            for other in game.table:
                met[player.clan, other.clan] += WINTER
            for season in player.seasons:
                allied[player.clan, season.ally] += bool(season.ally)
                betrayed[player.clan, season.ally] += season.standing == BETRAYER
    rows: list[list[Value]] = []
    for both in permutations(CLAN_NAMES, 2):
        if met[both]:
            made, broken = Share(allied[both], met[both]), Share(betrayed[both], allied[both])
            rows.append([*(CLAN_NAMES[clan] for clan in both), made, broken])
    columns = {"clan": "clan", "with": "with", "allied": "allied, of all seasons together", "betrays": "and betrays it"}
    return Table("pairs", "Who allies with whom", "", columns, rows)


# ------------------------------------------------------------------------------- length
def lengths(games: list[Summary]) -> Table:
    """How long games are."""
    rows: list[list[Value]] = []
    for players in counts_of(games):
        some = [game for game in games if game.players == players]
        ranked = [sorted((player.vp for player in game.table), reverse=True) for game in some]
        rows.append([
            players,
            len(some),
            mean(game.decisions for game in some),
            mean(game.tea for game in some),
            mean(game.turns for game in some),
            mean(len(game.battles) for game in some),
            mean(game.gifts for game in some),
            mean(points[0] for points in ranked),
            mean(points[0] - points[1] for points in ranked),
            share(sum(player.won for player in game.table) > 1 for game in some),
        ])  # fmt: skip
    columns = {
        "players": "players", "games": "games", "decisions": "decisions", "tea": "of them in tea ceremonies",
        "turns": "turns at mandates", "battles": "battles", "gifts": "gifts", "best": "VP of the best",
        "lead": "lead over the second", "shared": "shared victories",
    }  # fmt: skip
    note = "A turn at a mandate is one player performing one mandate. Gifts include what changes hands with alliances."
    return Table("lengths", "Games", note, columns, rows)


def sentence(text: str) -> str:
    """The words with a capital letter."""
    return text[:1].upper() + text[1:]
