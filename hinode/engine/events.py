"""The kinds of events of this game. Each is a typed line of the log."""

from __future__ import annotations

from typing import Final

from hinode.engine.actions import MANDATE, NUMBER, PLACE, PROVINCE
from hinode.engine.board import ADVANTAGES, KAMI, SEASONS
from hinode.engine.core.events import kind
from hinode.engine.core.fields import Change, Flag, Many, Names, Pair, Word
from hinode.engine.hooks import CARD, PIECE, SEAT

CHANGE: Final = Change()
WHY: Final = Word()
SEASON: Final = Names("season", SEASONS)
KAMI_FIELD: Final = Names("kami", KAMI)
ADVANTAGE_FIELD: Final = Names("war advantage", ADVANTAGES)
ROUTE: Final = Pair(PROVINCE, PROVINCE)

# The season
SEASON_BEGAN: Final = kind("season_began", season=SEASON)
WAR_DRAWN: Final = kind("war_drawn", final=True, provinces=Many(PROVINCE))
CARDS_SHOWN: Final = kind("cards_shown", cards=Many(CARD))
CLEANED_UP: Final = kind("cleaned_up", season=SEASON)
GAME_OVER: Final = kind("game_over", winners=Many(SEAT))

# What players have
VP: Final = kind("vp", seat=SEAT, amount=CHANGE, why=WHY)
COINS: Final = kind("coins", seat=SEAT, amount=CHANGE, why=WHY)
RONIN: Final = kind("ronin", seat=SEAT, amount=CHANGE, why=WHY)
HONOR_GAINED: Final = kind("honor_gained", seat=SEAT, above=SEAT)
HONOR_LOST: Final = kind("honor_lost", seat=SEAT, below=SEAT)
HONOR_TOP: Final = kind("honor_top", seat=SEAT)
TOKEN: Final = kind("token", seat=SEAT, province=PROVINCE)

# Negotiation
PROPOSED: Final = kind(
    "proposed", seat=SEAT, to=SEAT, give_coins=NUMBER, give_ronin=NUMBER, ask_coins=NUMBER, ask_ronin=NUMBER
)
WITHDREW: Final = kind("withdrew", seat=SEAT, to=SEAT)
REFUSED: Final = kind("refused", seat=SEAT, proposer=SEAT)
ALLIED: Final = kind("allied", final=True, seat=SEAT, ally=SEAT)
READY: Final = kind("ready", seat=SEAT)
WAITING: Final = kind("waiting", seat=SEAT)
TEA_OVER: Final = kind("tea_over")
GIFT: Final = kind("gift", final=True, seat=SEAT, to=SEAT, coins=NUMBER, ronin=NUMBER)
ALLIANCE_ENDED: Final = kind("alliance_ended", seat=SEAT, ally=SEAT)
ALLIANCE_BROKEN: Final = kind("alliance_broken", seat=SEAT, ally=SEAT)

# The mandates
DREW: Final = kind("drew", private=True, final=True, seat=SEAT, tiles=Many(MANDATE))
MANDATE_PLAYED: Final = kind("mandate_played", final=True, seat=SEAT, mandate=MANDATE, hidden=Flag("hidden"))
TILE_HIDDEN: Final = kind("tile_hidden", private=True, seat=SEAT, tile=MANDATE)
PERFORMS: Final = kind("performs", seat=SEAT, mandate=MANDATE, bonus=Flag("bonus"))
SUMMONED: Final = kind("summoned", seat=SEAT, piece=PIECE, place=PLACE)
PLACED: Final = kind("placed", seat=SEAT, piece=PIECE, place=PLACE, why=WHY)
TO_RESERVE: Final = kind("to_reserve", seat=SEAT, piece=PIECE)
MOVED: Final = kind("moved", seat=SEAT, piece=PIECE, start=PROVINCE, goal=PROVINCE)
TOLL: Final = kind("toll", owner=SEAT, mover=SEAT, route=ROUTE, charged=Flag("charged"))
MOVE_TAKEN_BACK: Final = kind("move_taken_back", seat=SEAT, piece=PIECE, start=PROVINCE, goal=PROVINCE)
BUILT: Final = kind("built", seat=SEAT, province=PROVINCE)
BOUGHT: Final = kind("bought", seat=SEAT, card=CARD, paid=NUMBER)
REPLACED: Final = kind("replaced", seat=SEAT, owner=SEAT, piece=PIECE, place=PLACE, by=PIECE)
KILLED: Final = kind("killed", owner=SEAT, piece=PIECE, place=PLACE, killer=SEAT, why=WHY)
SPARED: Final = kind("spared", seat=SEAT)

# The kami
KAMI_TURN: Final = kind("kami_turn", number=NUMBER)
SHRINE_WON: Final = kind("shrine_won", kami=KAMI_FIELD, seat=SEAT)

# War
WAR_BEGAN: Final = kind("war_began", season=SEASON)
PROVINCE_AT_WAR: Final = kind("province_at_war", number=NUMBER, province=PROVINCE)
TOKEN_DISCARDED: Final = kind("token_discarded", province=PROVINCE)
BATTLE: Final = kind("battle", province=PROVINCE, participants=Many(SEAT))
BID: Final = kind("bid", private=True, seat=SEAT, seppuku=NUMBER, hostage=NUMBER, ronin=NUMBER, poets=NUMBER)
BID_REVEALED: Final = kind(
    "bid_revealed", final=True, seat=SEAT, seppuku=NUMBER, hostage=NUMBER, ronin=NUMBER, poets=NUMBER, kept=NUMBER
)
ADVANTAGE_WON: Final = kind("advantage_won", advantage=ADVANTAGE_FIELD, seat=SEAT)
ADVANTAGE_DECLINED: Final = kind("advantage_declined", advantage=ADVANTAGE_FIELD, seat=SEAT)
CAPTURED: Final = kind("captured", seat=SEAT, owner=SEAT, piece=PIECE)
RONIN_HIRED: Final = kind("ronin_hired", seat=SEAT, force=NUMBER)
FORCE: Final = kind("force", seat=SEAT, force=NUMBER)
BATTLE_WON: Final = kind("battle_won", province=PROVINCE, seat=SEAT)
HOSTAGE_RETURNED: Final = kind("hostage_returned", owner=SEAT, piece=PIECE, captor=SEAT)
