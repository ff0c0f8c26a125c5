"""What an Automa clan draws and does, and why: kinds of events. `drawn` is the number of the card."""

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
# What an Automa clan cannot do, and the rule that would have it done.
IDLE_RULES: Final = {
    "stronghold": "A4.3", "no_stronghold": "A4.3", "fujin": "A5.3", "raijin": "A5.4", "ryujin": "A5.2",
}  # fmt: skip
IDLE: Final = Names("thing", tuple(IDLE_RULES))

SHUFFLED: Final = kind("automa_shuffled", final=True, cards=NUMBER)
PAIRS: Final = kind("automa_pairs", final=True, drawn=NUMBER, pairs=Many(Pair(SEAT, SEAT)))
ARMS: Final = kind("call_to_arms", seat=SEAT)
TILES: Final = kind("automa_tiles", final=True, seat=SEAT, tiles=Many(MANDATE))
CHOICE: Final = kind(
    "automa_mandate", final=True, seat=SEAT, drawn=NUMBER, mandate=MANDATE, position=NUMBER, reason=WANTED
)
FIGURE_DRAWN: Final = kind("automa_figure", final=True, seat=SEAT, drawn=NUMBER, icons=Many(ICON), icon=ICON)
ONLY_KIND: Final = kind("automa_only_kind", seat=SEAT, figure=FIGURE)
MARSHAL: Final = kind("automa_marshal", final=True, seat=SEAT, drawn=NUMBER, limit=NUMBER)
ORDER: Final = kind("automa_order", final=True, seat=SEAT, drawn=NUMBER, place=PLACE, figures=Many(FIGURE))
TARGET: Final = kind("automa_target", seat=SEAT, piece=PIECE, start=PROVINCE, goal=PROVINCE, force=NUMBER, enemy=NUMBER)
FUJIN: Final = kind("automa_fujin", seat=SEAT, piece=PIECE, start=PROVINCE, goal=PROVINCE, force=NUMBER, enemy=NUMBER)
STAYED: Final = kind("automa_stays", seat=SEAT, piece=PIECE, place=PLACE, reason=STAYS)
BUILD: Final = kind("automa_builds", final=True, seat=SEAT, province=PROVINCE, reason=BUILDS)
TRAIN: Final = kind("automa_train", final=True, seat=SEAT, drawn=NUMBER, priority=Many(CARD_KIND), kind=CARD_KIND)
HARVEST: Final = kind("automa_harvest", final=True, seat=SEAT, drawn=NUMBER, vp=NUMBER, bonus=Flag("bonus"))
BETRAY: Final = kind("automa_betray", final=True, seat=SEAT, drawn=NUMBER, direction=DIRECTION, reason=BETRAYS)
DEAREST: Final = kind("automa_dearest", seat=SEAT, card=CARD)
BUSHI_TO: Final = kind("automa_raijin", seat=SEAT, province=PROVINCE, reason=RAIJIN)
NOTHING: Final = kind("automa_idle", seat=SEAT, thing=IDLE)
WAR: Final = kind("automa_war", final=True, seat=SEAT, drawn=NUMBER, value=NUMBER)
CONTEST: Final = kind(
    "automa_contest",
    final=True,
    seat=SEAT,
    drawn=NUMBER,
    advantage=ADVANTAGE_FIELD,
    advantages=Many(ADVANTAGE_FIELD),
    value=NUMBER,
    contests=Flag("contests"),
)
SEPPUKU: Final = kind("automa_seppuku", seat=SEAT, force=NUMBER, enemy=NUMBER, uses=Flag("uses"))
HOSTAGE: Final = kind("automa_hostage", seat=SEAT, owner=SEAT, piece=PIECE, force=NUMBER)
