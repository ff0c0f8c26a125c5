"""The Automa's events: what a clan draws and does, and why. `drawn` is the number of the card."""

from __future__ import annotations

from typing import Final

from hinode.engine.actions import MANDATE, NUMBER, PLACE, PROVINCE
from hinode.engine.automa.cards.card import CARD_KIND, DIRECTION, FIGURE, ICON
from hinode.engine.core.events import kind
from hinode.engine.core.fields import Flag, Many, Names, Pair
from hinode.engine.events import ADVANTAGE_FIELD
from hinode.engine.hooks import CARD, PIECE, SEAT

# Why a tile was taken: the card's own mandate; else it is not among the four, or was played this season.
WANTED: Final = Names("reason", ("wanted", "missing", "played"))
# Why a figure stays: its target is where it stands; it keeps the most Force there; nothing is near enough.
STAYS: Final = Names("reason", ("there", "holds", "nowhere"))
# Why a stronghold goes there: the first province at war with the most Force, or any other with the most.
BUILDS: Final = Names("reason", ("war", "elsewhere"))
# Why Raijin's Bushi goes there: it brings the most Force; the greatest Force is there; it is the first.
RAIJIN: Final = Names("reason", ("most", "greatest", "first"))
# How many figures a Betray replaces, and where.
BETRAYS: Final = Names("reason", ("two", "apart", "one", "nobody"))
# What an Automa clan cannot do, and the rule that asks for it.
IDLE_RULES: Final = {
    "stronghold": "A4.3", "no_stronghold": "A4.3", "fujin": "A5.3", "raijin": "A5.4", "ryujin": "A5.2",
}  # fmt: skip
IDLE: Final = Names("thing", tuple(IDLE_RULES))

SHUFFLED: Final = kind("automa_shuffled", "mandate", "A1.5", final=True, cards=NUMBER)
PAIRS: Final = kind("automa_pairs", "alliance", "A3.2", final=True, drawn=NUMBER, pairs=Many(Pair(SEAT, SEAT)))
ARMS: Final = kind("call_to_arms", "figures", "A3.3", seat=SEAT)
TILES: Final = kind("automa_tiles", "mandate", "A4.0", quiet=True, final=True, seat=SEAT, tiles=Many(MANDATE))
CHOICE: Final = kind(
    "automa_mandate",
    "mandate",
    "A4.0",
    final=True,
    seat=SEAT,
    drawn=NUMBER,
    mandate=MANDATE,
    position=NUMBER,
    reason=WANTED,
)
FIGURE_DRAWN: Final = kind(
    "automa_figure", "figures", "A4.1", final=True, seat=SEAT, drawn=NUMBER, icons=Many(ICON), icon=ICON
)
ONLY_KIND: Final = kind("automa_only_kind", "figures", "A4.1", seat=SEAT, figure=FIGURE)
MARSHAL: Final = kind("automa_marshal", "figures", "A4.3", final=True, seat=SEAT, drawn=NUMBER, limit=NUMBER)
ORDER: Final = kind(
    "automa_order", "figures", "A4.3", final=True, seat=SEAT, drawn=NUMBER, place=PLACE, figures=Many(FIGURE)
)
TARGET: Final = kind(
    "automa_target",
    "figures",
    "A4.3",
    seat=SEAT,
    piece=PIECE,
    start=PROVINCE,
    goal=PROVINCE,
    force=NUMBER,
    enemy=NUMBER,
)
FUJIN: Final = kind(
    "automa_fujin", "figures", "A5.3", seat=SEAT, piece=PIECE, start=PROVINCE, goal=PROVINCE, force=NUMBER, enemy=NUMBER
)
STAYED: Final = kind("automa_stays", "figures", "A4.3", quiet=True, seat=SEAT, piece=PIECE, place=PLACE, reason=STAYS)
BUILD: Final = kind("automa_builds", "figures", "A4.3", final=True, seat=SEAT, province=PROVINCE, reason=BUILDS)
TRAIN: Final = kind(
    "automa_train", "cards", "A4.4", final=True, seat=SEAT, drawn=NUMBER, priority=Many(CARD_KIND), kind=CARD_KIND
)
HARVEST: Final = kind(
    "automa_harvest", "score", "A4.5", final=True, seat=SEAT, drawn=NUMBER, vp=NUMBER, bonus=Flag("bonus")
)
BETRAY: Final = kind(
    "automa_betray", "figures", "A4.6", final=True, seat=SEAT, drawn=NUMBER, direction=DIRECTION, reason=BETRAYS
)
DEAREST: Final = kind("automa_dearest", "cards", "A5.2", seat=SEAT, card=CARD)
BUSHI_TO: Final = kind("automa_raijin", "figures", "A5.4", seat=SEAT, province=PROVINCE, reason=RAIJIN)
NOTHING: Final = kind("automa_idle", "figures", "A4.0", seat=SEAT, thing=IDLE)
WAR: Final = kind("automa_war", "war", "A6.1", final=True, seat=SEAT, drawn=NUMBER, value=NUMBER)
CONTEST: Final = kind(
    "automa_contest",
    "war",
    "A6.2",
    final=True,
    seat=SEAT,
    drawn=NUMBER,
    advantage=ADVANTAGE_FIELD,
    advantages=Many(ADVANTAGE_FIELD),
    value=NUMBER,
    contests=Flag("contests"),
)
SEPPUKU: Final = kind("automa_seppuku", "war", "A6.3", seat=SEAT, force=NUMBER, enemy=NUMBER, uses=Flag("uses"))
HOSTAGE: Final = kind("automa_hostage", "war", "A6.3", seat=SEAT, owner=SEAT, piece=PIECE, force=NUMBER)
