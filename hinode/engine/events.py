"""The kinds of events of this game. Each is a typed line of the log."""

from __future__ import annotations

from typing import Final

from hinode.engine.actions import MANDATE, NUMBER, PLACE, PROVINCE
from hinode.engine.board import ADVANTAGES, KAMI, SEASONS
from hinode.engine.core.events import kind
from hinode.engine.core.fields import Change, Flag, Many, Names, Pair, Word
from hinode.engine.hooks import CARD, PIECE, SEAT

# What events are about, in the order in which a log offers them as filters.
TOPICS: Final = ("honor", "alliance", "mandate", "figures", "cards", "kami", "war", "score")

# Why something was gained, lost or killed, and the rule to read. Names of cards, clans and kami are reasons too.
REASONS: Final = {
    "battle": "R8.7", "cleanup": "R4.5", "harvest": "R6.11", "hostage": "R8.5", "hostages": "R4.4", "income": "R4.3",
    "poets": "R8.8", "reparations": "R8.9", "seppuku": "R8.4", "stronghold": "R6.8", "token_set": "R9.2",
    "toll": "Q35", "war_tokens": "R9.1",
    "card_costs": "A7", "favor": "A5.1", "honor_place": "A7", "refund": "A6.2", "train": "A4.4",
}  # fmt: skip

CHANGE: Final = Change()
WHY: Final = Word()
SEASON: Final = Names("season", SEASONS)
KAMI_FIELD: Final = Names("kami", KAMI)
ADVANTAGE_FIELD: Final = Names("war advantage", ADVANTAGES)
ROUTE: Final = Pair(PROVINCE, PROVINCE)

# The season
SEASON_BEGAN: Final = kind("season_began", "score", "R4.1", season=SEASON)
WAR_DRAWN: Final = kind("war_drawn", "war", "R4.1", final=True, provinces=Many(PROVINCE))
CARDS_SHOWN: Final = kind("cards_shown", "cards", "R4.2", cards=Many(CARD))
CLEANED_UP: Final = kind("cleaned_up", "score", "R4.5", season=SEASON)
GAME_OVER: Final = kind("game_over", "score", "R9.3", winners=Many(SEAT))

# What players have
VP: Final = kind("vp", "score", seat=SEAT, amount=CHANGE, why=WHY)
COINS: Final = kind("coins", "score", seat=SEAT, amount=CHANGE, why=WHY)
RONIN: Final = kind("ronin", "score", seat=SEAT, amount=CHANGE, why=WHY)
HONOR_GAINED: Final = kind("honor_gained", "honor", "R2.2", seat=SEAT, above=SEAT)
HONOR_LOST: Final = kind("honor_lost", "honor", "R2.2", seat=SEAT, below=SEAT)
HONOR_TOP: Final = kind("honor_top", "honor", "R7.2", seat=SEAT)
TOKEN: Final = kind("token", "war", "R8.7", seat=SEAT, province=PROVINCE)

# Negotiation
PROPOSED: Final = kind(
    "proposed",
    "alliance",
    "R5.2",
    seat=SEAT,
    to=SEAT,
    give_coins=NUMBER,
    give_ronin=NUMBER,
    ask_coins=NUMBER,
    ask_ronin=NUMBER,
)
WITHDREW: Final = kind("withdrew", "alliance", "R5.2", seat=SEAT, to=SEAT)
REFUSED: Final = kind("refused", "alliance", "R5.2", seat=SEAT, proposer=SEAT)
ALLIED: Final = kind("allied", "alliance", "R5.2", final=True, seat=SEAT, ally=SEAT)
READY: Final = kind("ready", "alliance", "Q87", quiet=True, seat=SEAT)
WAITING: Final = kind("waiting", "alliance", "Q87", seat=SEAT)
TEA_OVER: Final = kind("tea_over", "alliance", "R5.2")
GIFT: Final = kind("gift", "alliance", "R5.3", final=True, seat=SEAT, to=SEAT, coins=NUMBER, ronin=NUMBER)
ALLIANCE_ENDED: Final = kind("alliance_ended", "alliance", "R5.1", seat=SEAT, ally=SEAT)
ALLIANCE_BROKEN: Final = kind("alliance_broken", "alliance", "R6.12", seat=SEAT, ally=SEAT)

# The mandates
DREW: Final = kind("drew", "mandate", "R6.3", quiet=True, private=True, final=True, seat=SEAT, tiles=Many(MANDATE))
MANDATE_PLAYED: Final = kind("mandate_played", "mandate", final=True, seat=SEAT, mandate=MANDATE, hidden=Flag("hidden"))
TILE_HIDDEN: Final = kind("tile_hidden", "mandate", "R10.2", private=True, seat=SEAT, tile=MANDATE)
PERFORMS: Final = kind("performs", "mandate", quiet=True, seat=SEAT, mandate=MANDATE, bonus=Flag("bonus"))
SUMMONED: Final = kind("summoned", "figures", "R1.5", seat=SEAT, piece=PIECE, place=PLACE)
PLACED: Final = kind("placed", "figures", "R1.6", seat=SEAT, piece=PIECE, place=PLACE, why=WHY)
TO_RESERVE: Final = kind("to_reserve", "figures", "R6.10", quiet=True, seat=SEAT, piece=PIECE)
MOVED: Final = kind("moved", "figures", "R1.7", seat=SEAT, piece=PIECE, start=PROVINCE, goal=PROVINCE)
TOLL: Final = kind("toll", "figures", "Q35", owner=SEAT, mover=SEAT, route=ROUTE, charged=Flag("charged"))
MOVE_TAKEN_BACK: Final = kind(
    "move_taken_back", "figures", "Q35", seat=SEAT, piece=PIECE, start=PROVINCE, goal=PROVINCE
)
BUILT: Final = kind("built", "figures", "R6.8", seat=SEAT, province=PROVINCE)
BOUGHT: Final = kind("bought", "cards", "R6.9", seat=SEAT, card=CARD, paid=NUMBER)
REPLACED: Final = kind("replaced", "figures", "R6.12", seat=SEAT, owner=SEAT, piece=PIECE, place=PLACE, by=PIECE)
KILLED: Final = kind("killed", "figures", "R1.8", owner=SEAT, piece=PIECE, place=PLACE, killer=SEAT, why=WHY)
SPARED: Final = kind("spared", "figures", "Q40", seat=SEAT)

# The kami
KAMI_TURN: Final = kind("kami_turn", "kami", "R7.1", number=NUMBER)
SHRINE_WON: Final = kind("shrine_won", "kami", "R7.1", kami=KAMI_FIELD, seat=SEAT)

# War
WAR_BEGAN: Final = kind("war_began", "war", "R8.1", season=SEASON)
PROVINCE_AT_WAR: Final = kind("province_at_war", "war", "R8.2", number=NUMBER, province=PROVINCE)
TOKEN_DISCARDED: Final = kind("token_discarded", "war", "R8.2", province=PROVINCE)
BATTLE: Final = kind("battle", "war", "R8.2", province=PROVINCE, participants=Many(SEAT))
BID: Final = kind(
    "bid",
    "war",
    "R8.3",
    quiet=True,
    private=True,
    seat=SEAT,
    seppuku=NUMBER,
    hostage=NUMBER,
    ronin=NUMBER,
    poets=NUMBER,
)
BID_REVEALED: Final = kind(
    "bid_revealed",
    "war",
    "R8.3",
    final=True,
    seat=SEAT,
    seppuku=NUMBER,
    hostage=NUMBER,
    ronin=NUMBER,
    poets=NUMBER,
    kept=NUMBER,
)
ADVANTAGE_WON: Final = kind("advantage_won", "war", advantage=ADVANTAGE_FIELD, seat=SEAT)
ADVANTAGE_DECLINED: Final = kind("advantage_declined", "war", advantage=ADVANTAGE_FIELD, seat=SEAT)
CAPTURED: Final = kind("captured", "war", "R8.5", seat=SEAT, owner=SEAT, piece=PIECE)
RONIN_HIRED: Final = kind("ronin_hired", "war", "R8.6", seat=SEAT, force=NUMBER)
FORCE: Final = kind("force", "war", "R1.3", seat=SEAT, force=NUMBER)
BATTLE_WON: Final = kind("battle_won", "war", "R8.7", province=PROVINCE, seat=SEAT)
HOSTAGE_RETURNED: Final = kind("hostage_returned", "figures", "R4.4", owner=SEAT, piece=PIECE, captor=SEAT)
