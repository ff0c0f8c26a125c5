"""A6: battles with Automa clans."""

from __future__ import annotations

from hinode.engine.game import Game
from tests.helpers import automa_case, card, told

AMONG_THEMSELVES = """
        honor turtle koi lotus bonsai
        automa koi lotus bonsai
        phase war 0
        war kyoto edo
        turtle coins 1
        turtle edo bushi
        koi edo bushi
        {pieces}

        actions
"""


def fight(pieces: str, *cards: str) -> Game:
    """Automa clans fight in Kyoto; then a human is asked for a bid in Edo."""
    return automa_case(AMONG_THEMSELVES.format(pieces=pieces), *cards)


# ---------------------------------------------------------------------------------- A6.1
def test_a6_1_war_values_are_added() -> None:
    """A6.1: each draws a card, in honor order, and adds its war value to its Force; the most wins."""
    game = fight("koi kyoto 2 bushi\nlotus kyoto bushi", card(1, war=1), card(2, war=3))
    assert told(game, "automa_war") == ["automa_war koi 1 1", "automa_war lotus 2 3"]
    assert told(game, "force", "battle_won") == ["force koi 3", "force lotus 4", "battle_won kyoto lotus"]
    assert told(game, "token") == ["token lotus kyoto"]
    assert told(game, "bid_revealed", "advantage_won") == []


def test_a6_1_a_vp_for_each_figure_killed() -> None:
    """A6.1: the losers' figures are killed, and each is worth 1 VP to the winner."""
    game = fight("koi kyoto 3 bushi\nlotus kyoto shinto, daimyo", card(1), card(2))
    assert len(told(game, "killed")) == 2
    assert told(game, "vp") == ["vp koi 2 poets"]


def test_a6_1_ties_go_to_honor() -> None:
    """A6.1: with the same Force and war value the higher honor wins."""
    game = fight("koi kyoto bushi\nlotus kyoto bushi", card(1, war=2), card(2, war=2))
    assert told(game, "battle_won") == ["battle_won kyoto koi"]


def test_a6_1_allies_die_too() -> None:
    """A6.1: among Automa clans an alliance saves nobody once there is a battle."""
    pieces = "koi ally lotus\nlotus ally koi\nkoi kyoto 3 bushi\nlotus kyoto bushi\nbonsai kyoto bushi"
    game = fight(pieces, card(1), card(2), card(3))
    assert told(game, "vp") == ["vp koi 2 poets"]


def test_a6_1_two_allies_alone_do_not_fight() -> None:
    """A6.1: exactly two allied Automa clans: the one with more Force takes the token, nobody dies (R8.2)."""
    game = fight("koi ally lotus\nlotus ally koi\nkoi kyoto bushi\nlotus kyoto 2 bushi", card(1, war=5))
    assert told(game, "token", "killed", "automa_war") == ["token lotus kyoto"]


# ---------------------------------------------------------------------------------- A6.2
BATTLE = """
        honor {honor}
        automa koi lotus
        season autumn
        phase war 0
        war kyoto
        turtle coins 9 {head}
        turtle kyoto {turtle}
        koi kyoto {koi}
        {more}

        actions
        turtle {bid}
        {then}
"""


def battle(
    bid: str,
    *cards: str,
    turtle: str = "3 bushi",
    koi: str = "bushi",
    honor: str = "turtle koi lotus",
    head: str = "",
    more: str = "",
    then: str = "",
) -> Game:
    """A human Turtle bids against an Automa Koi; the season ends after it."""
    text = BATTLE.format(bid=bid, turtle=turtle, koi=koi, honor=honor, head=head, more=more, then=then)
    return automa_case(text, *cards)


def won(game: Game) -> list[str]:
    """Who won what."""
    return [line.removeprefix("advantage_won ") for line in told(game, "advantage_won")]


def test_a6_2_a_card_for_each_advantage() -> None:
    """A6.2: for each advantage it draws; it contests one its card shows, with the war value; the highest wins."""
    game = battle(
        "bid 2 2 2 2",
        card(1, advantages="hostage", war=5),
        card(2, advantages="seppuku,hostage", war=3),
        card(3, advantages="ronin", war=1),
        card(4, advantages="-", war=5),
        then="turtle pass",
    )
    assert told(game, "automa_contest") == [
        "automa_contest koi 1 seppuku hostage 5 -",
        "automa_contest koi 2 hostage seppuku,hostage 3 contests",
        "automa_contest koi 3 ronin ronin 1 contests",
        "automa_contest koi 4 poets - 5 -",
    ]
    assert won(game) == ["seppuku turtle", "hostage koi", "ronin turtle", "poets turtle"]


def test_a6_2_ties_by_honor() -> None:
    """A6.2: the same bid and war value: the higher honor wins, human or Automa."""
    cards = [card(n, advantages="seppuku,hostage,ronin,poets", war=2) for n in (1, 2, 3, 4)]
    assert won(battle("bid 2 0 0 0", *cards))[0] == "seppuku turtle"
    assert won(battle("bid 2 0 0 0", *cards, honor="koi turtle lotus"))[0] == "seppuku koi"


def test_a6_2_at_zero_too() -> None:
    """A6.2: an Automa clan that contests with 0 ties with humans who bid 0: higher honor wins it for nothing."""
    contesting = card(1, advantages="seppuku", war=0)
    assert won(battle("bid 0 0 0 1", contesting))[0] == "seppuku turtle"
    assert won(battle("bid 0 0 0 1", contesting, honor="koi turtle lotus"))[0] == "seppuku koi"


def test_a6_2_nobody_contests() -> None:
    """A6.2: if no Automa clan contests it, an advantage without a bid is skipped as always (R8.3)."""
    assert won(battle("bid 0 0 0 1", card(1), card(2), card(3), card(4))) == ["poets turtle"]


def test_a6_2_several_automa_clans_in_honor_order() -> None:
    """A6.2: each of them draws, the higher honor first."""
    cards = card(1, advantages="seppuku", war=1), card(2, advantages="seppuku", war=2)
    game = battle("bid 0 0 0 1", *cards, honor="lotus turtle koi", more="lotus kyoto bushi")
    assert told(game, "automa_contest")[:2] == [
        "automa_contest lotus 1 seppuku seppuku 1 contests",
        "automa_contest koi 2 seppuku seppuku 2 contests",
    ]
    assert won(game)[0] == "seppuku koi"


def test_a6_2_half_of_a_lost_bid_comes_back() -> None:
    """A6.2: what a human bid on an advantage it lost comes back by half, rounded down, when the battle ends."""
    cards = [card(n, advantages="hostage,ronin", war=5) for n in (1, 2, 3, 4)]
    game = battle("bid 1 3 3 1", *cards, turtle="bushi, daimyo", koi="3 bushi", then="turtle pass")
    assert won(game) == ["seppuku turtle", "hostage koi", "ronin koi", "poets turtle"]
    assert told(game, "coins")[:2] == ["coins turtle 1 refund", "coins turtle 1 refund"]


def test_a6_2_no_refund_among_humans() -> None:
    """A6.2: in a battle of humans only the coins of a lost bid are gone."""
    game = automa_case("""
        honor turtle bonsai koi lotus
        automa koi lotus
        phase war 0
        war kyoto
        turtle coins 4
        turtle kyoto 2 bushi
        bonsai coins 4
        bonsai kyoto bushi

        actions
        turtle bid 0 4 0 0
        bonsai bid 0 3 0 0
        turtle pass
    """)
    assert "refund" not in " ".join(told(game, "coins"))


# ---------------------------------------------------------------------------------- A6.3
SEPPUKU = card(1, advantages="seppuku", war=5)
HOSTAGE = card(2, advantages="hostage", war=5)


def test_a6_3_seppuku_without_the_most_force() -> None:
    """A6.3: an Automa clan kills itself only if it has not the most Force; a tie is not the most."""
    game = battle("bid 0 0 0 1", SEPPUKU, turtle="2 bushi", koi="2 bushi")
    assert told(game, "automa_seppuku") == ["automa_seppuku koi 2 2 uses"]
    assert "vp koi 2 seppuku" in told(game, "vp")
    assert told(game, "honor_gained") == ["honor_gained koi turtle"]


def test_a6_3_no_seppuku_with_the_most_force() -> None:
    """A6.3: with the most Force it wins the advantage and leaves it."""
    game = battle("bid 0 0 0 1", SEPPUKU, turtle="bushi", koi="2 bushi")
    assert told(game, "automa_seppuku") == ["automa_seppuku koi 2 1 -"]
    assert told(game, "advantage_declined") == ["advantage_declined seppuku koi"]


def test_a6_3_the_hostage_is_the_strongest_of_the_weakest() -> None:
    """A6.3: of the clan with the least Force that has a figure to take, no Daimyo, the figure with the most Force."""
    more = "lotus cards river_dragon\nlotus kyoto river_dragon, 2 bushi\nbonsai kyoto daimyo"
    cards = card(1), card(4), HOSTAGE, card(5)
    game = battle("bid 0 0 0 1", *cards, koi="5 bushi", more=more, honor="turtle koi lotus bonsai")
    assert told(game, "automa_hostage") == ["automa_hostage koi turtle bushi 3"]
    game = battle("bid 0 0 0 1", *cards, turtle="6 bushi, 3 shinto", more=more, honor="turtle koi lotus bonsai")
    assert told(game, "automa_hostage") == ["automa_hostage koi lotus river_dragon 7"]


def test_a6_3_hostage_from_a_human_first() -> None:
    """A6.3: among equally weak clans a human; the figure with the most Force, here a Bushi with Way of the Katana."""
    more = "turtle cards way_of_the_katana\nlotus kyoto 3 bushi"
    cards = card(1), card(4), HOSTAGE, card(5)
    game = battle("bid 0 0 0 1", *cards, turtle="bushi, shinto", koi="5 bushi", head="vp 3", more=more)
    assert told(game, "automa_hostage") == ["automa_hostage koi turtle bushi 3"]
    assert told(game, "vp")[:2] == ["vp turtle -1 hostage", "vp koi 1 hostage"]


def test_a6_3_hostage_from_an_ally_last() -> None:
    """A6.3: allies come last, even if weaker; monster, Shinto, Bushi among equals."""
    more = "koi ally turtle\nlotus cards komainu\nlotus kyoto 2 bushi, shinto, komainu"
    cards = card(1), card(4), HOSTAGE, card(5)
    game = battle("bid 0 0 0 1", *cards, turtle="bushi", koi="5 bushi", head="ally koi", more=more)
    assert told(game, "captured") == ["captured koi lotus komainu"]


def test_a6_3_a_vp_even_from_a_player_without_any() -> None:
    """A6.3: the Automa gains 1 VP for a hostage; the owner loses one if it has one."""
    game = battle("bid 0 0 0 1", card(1), HOSTAGE, turtle="2 bushi", koi="5 bushi")
    assert told(game, "vp")[0] == "vp koi 1 hostage"
    assert not [line for line in told(game, "vp") if line.startswith("vp turtle -")]


def test_a6_3_ronin_are_the_war_value() -> None:
    """A6.3: Hire ronin adds the war value it was won with to the Force."""
    game = battle("bid 0 0 0 1", card(1), card(2), card(3, advantages="ronin", war=4), turtle="2 bushi")
    assert told(game, "ronin_hired") == ["ronin_hired koi 4"]
    assert told(game, "force") == ["force koi 5", "force turtle 2"]


def test_a6_3_poets_as_always() -> None:
    """A6.3: 1 VP for each figure killed in the battle."""
    game = battle(
        "bid 0 0 0 0", card(1), card(2), card(3), card(4, advantages="poets", war=1), turtle="2 bushi", koi="3 bushi"
    )
    assert "vp koi 2 poets" in told(game, "vp")


# ---------------------------------------------------------------------------------- A6.4
def test_a6_4_the_outcome_is_as_always() -> None:
    """A6.4: most Force wins, ties by honor, the losers die but for the winner's ally."""
    more = "koi ally turtle\nlotus kyoto bushi"
    game = battle("bid 0 0 0 1", *(card(n) for n in range(1, 9)), koi="3 bushi", head="ally koi", more=more)
    assert told(game, "battle_won") == ["battle_won kyoto turtle"]
    assert told(game, "killed") == ["killed lotus bushi kyoto turtle battle"]


def test_a6_4_reparations_after_the_refund() -> None:
    """A6.4: of the human winner's coins those that came back are not shared; the Automa's share is VP."""
    cards = [card(n, advantages="hostage", war=5) for n in (1, 2, 3, 4)]
    game = battle("bid 0 4 3 0", *cards)
    assert told(game, "coins")[0] == "coins turtle 2 refund"
    assert "vp koi 5 reparations" in told(game, "vp")


def test_a6_4_an_automa_winner_pays_nothing() -> None:
    """A6.4: war values are no coins: a human loser gets nothing from them."""
    cards = [card(n, advantages="ronin", war=5) for n in (1, 2, 3, 4)]
    game = battle("bid 0 0 1 1", *cards, turtle="2 bushi")
    assert told(game, "battle_won") == ["battle_won kyoto koi"]
    assert not [line for line in told(game, "coins", "vp") if line.endswith("reparations")]
