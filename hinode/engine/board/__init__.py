"""The tables of the board: provinces and routes, kami, mandates, advantages, kinds of figures, seasons.

Everything is an int inside the engine; this module gives the ints their names.

A *place* is a province (0-7), a shrine (8-14, by its kami) or a clan's reserve (15). Captives and
figures killed in the current battle are in no place that can be pointed at (`HELD`, `ASIDE`).
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Final, TypedDict, cast

SEASONS: Final = ("spring", "summer", "autumn", "winter")
SPRING: Final = 0
SUMMER: Final = 1
AUTUMN: Final = 2
WINTER: Final = 3

PHASES: Final = ("setup", "tea", "political", "war", "cleanup", "over")
SETUP: Final = 0
TEA: Final = 1
POLITICAL: Final = 2
WAR: Final = 3
CLEANUP: Final = 4
OVER: Final = 5

MANDATES: Final = ("recruit", "marshal", "train", "harvest", "betray")
RECRUIT: Final = 0
MARSHAL: Final = 1
TRAIN: Final = 2
HARVEST: Final = 3
BETRAY: Final = 4
TILES_OF_A_KIND: Final = 2
TILES_DRAWN: Final = 4

# R6.1: the mandate track; M a mandate turn, K a kami turn.
TRACK: Final = "MMMKMMKMMK"

KAMI: Final = ("amaterasu", "fujin", "hachiman", "raijin", "ryujin", "susanoo", "tsukuyomi")
AMATERASU: Final = 0
FUJIN: Final = 1
HACHIMAN: Final = 2
RAIJIN: Final = 3
RYUJIN: Final = 4
SUSANOO: Final = 5
TSUKUYOMI: Final = 6
SHRINES_IN_PLAY: Final = 4
BEGINNER_SHRINES: Final = (AMATERASU, FUJIN, HACHIMAN, TSUKUYOMI)

ADVANTAGES: Final = ("seppuku", "hostage", "ronin", "poets")
SEPPUKU: Final = 0
HOSTAGE: Final = 1
RONIN: Final = 2
POETS: Final = 3

# The kinds of pieces that are counted; a monster is a piece of its own, numbered from MONSTER on.
KINDS: Final = ("bushi", "shinto", "daimyo", "stronghold")
BUSHI: Final = 0
SHINTO: Final = 1
DAIMYO: Final = 2
STRONGHOLD: Final = 3
MONSTER: Final = 4
FIGURES_OF_A_KIND: Final = (6, 3, 1, 4)

STRONGHOLD_COST: Final = 3


class _Harvest(TypedDict):
    vp: int
    coins: int
    ronin: int


class _Province(TypedDict):
    id: str
    borders: list[str]
    routes: list[str]
    harvest: _Harvest


def _load() -> list[_Province]:
    text = files("hinode.engine.board").joinpath("board.toml").read_text("utf-8")
    return cast(list[_Province], tomllib.loads(text)["province"])


_MAP: Final = _load()
PROVINCES: Final = tuple(row["id"] for row in _MAP)
N_PROVINCES: Final = len(PROVINCES)

SHRINE: Final = N_PROVINCES  # the first shrine place: place = SHRINE + kami
RESERVE: Final = SHRINE + len(KAMI)
HELD: Final = RESERVE + 1
ASIDE: Final = RESERVE + 2
PLACES: Final = (*PROVINCES, *KAMI)

BORDERS: Final = tuple(tuple(PROVINCES.index(n) for n in row["borders"]) for row in _MAP)
ROUTES: Final = tuple(tuple(PROVINCES.index(n) for n in row["routes"]) for row in _MAP)
ADJACENT: Final = tuple(tuple(sorted(BORDERS[p] + ROUTES[p])) for p in range(N_PROVINCES))
ELSEWHERE: Final = tuple(tuple(q for q in range(N_PROVINCES) if q != p) for p in range(N_PROVINCES))
# R6.11: victory points, coins, ronin
REWARDS: Final = tuple((row["harvest"]["vp"], row["harvest"]["coins"], row["harvest"]["ronin"]) for row in _MAP)

# A shipping route is known by its two ends, the lower number first.
ROUTE_ENDS: Final = tuple((p, q) for p in range(N_PROVINCES) for q in ROUTES[p] if p < q)


_ROUTE_BETWEEN: Final = tuple(
    tuple(ROUTE_ENDS.index((min(p, q), max(p, q))) if q in ROUTES[p] else -1 for q in range(N_PROVINCES))
    for p in range(N_PROVINCES)
)


def route_between(start: int, goal: int) -> int:
    """The number of the shipping route between two provinces, -1 if there is none."""
    return _ROUTE_BETWEEN[start][goal]


def token_text(token: int) -> str:
    """spring:kyoto"""
    return f"{SEASONS[token // N_PROVINCES]}:{PROVINCES[token % N_PROVINCES]}"
