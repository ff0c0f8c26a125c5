"""A4: choosing a mandate, Recruit, Train, Harvest."""

from __future__ import annotations

import pytest

from hinode.engine.board import HARVEST, TRAIN
from hinode.engine.hooks import SEAT
from hinode.engine.rules.political import performers
from tests.helpers import automa_case, card, told

CHOICE = """
        honor koi lotus turtle
        automa koi lotus
        phase political 1
        holder koi
        deck recruit harvest harvest train marshal marshal betray betray train
        played turtle 1 recruit

        actions
"""


# ---------------------------------------------------------------------------------- A4.0
def test_a4_0_the_mandatory_mandate() -> None:
    """A4.0: four tiles lie face up; the card's mandate is taken if it is among them and nobody has played that kind."""
    game = automa_case(CHOICE, card(1, "harvest", 4))
    assert told(game, "automa_tiles")[0] == "automa_tiles koi recruit,harvest,harvest,train"
    assert told(game, "automa_mandate")[0] == "automa_mandate koi 1 harvest 2 wanted"
    assert told(game, "mandate_played")[0] == "mandate_played koi harvest -"
    assert game.state.played[1][1] == 1


@pytest.mark.parametrize(("mandate", "reason"), [("recruit", "played"), ("marshal", "missing")])
def test_a4_0_else_the_position(mandate: str, reason: str) -> None:
    """A4.0: a mandate that was played this season or is not among the four gives way to the card's position."""
    game = automa_case(CHOICE, card(1, mandate, 3))
    assert told(game, "automa_mandate")[0] == f"automa_mandate koi 1 {mandate} 3 {reason}"
    assert told(game, "mandate_played")[0] == "mandate_played koi harvest -"


def test_a4_0_an_announced_mandate_counts_as_played() -> None:
    """A4.0: what a human Lotus announced was played, whatever tile lies there."""
    game = automa_case(
        """
        honor koi lotus turtle
        automa koi turtle
        phase political 1
        holder koi
        deck recruit harvest harvest train marshal marshal betray betray train
        played lotus 1 recruit as harvest

        actions
        """,
        card(1, "harvest", 1),
    )
    assert told(game, "automa_mandate")[0] == "automa_mandate koi 1 harvest 1 played"


def test_a4_0_the_others_go_back_in_order() -> None:
    """A4.0: the three tiles that were not taken lie on top as they were."""
    game = automa_case(
        """
        honor koi lotus turtle
        automa koi lotus
        phase political 2
        holder lotus
        deck recruit harvest betray train marshal marshal recruit train
        played turtle 1 harvest
        played koi 1 betray

        actions
        expect decision choose_mandate
        expect deck recruit harvest train marshal marshal recruit train
        """,
        card(1, "betray", 3),
    )
    assert told(game, "automa_mandate") == ["automa_mandate lotus 1 betray 3 played"]


def test_a4_0_an_automa_chooser_is_first() -> None:
    """A4.0: an Automa chooser performs first, then the others clockwise; a human chooser as always."""
    game = automa_case(CHOICE, card(1, "harvest", 1))
    assert told(game, "performs")[:3] == [
        "performs koi harvest bonus",
        "performs lotus harvest -",
        "performs turtle harvest -",
    ]
    koi, lotus, turtle = (SEAT.read(clan) for clan in ("koi", "lotus", "turtle"))
    assert performers(game.state, turtle, HARVEST) == (koi, lotus, turtle)
    assert performers(game.state, turtle, TRAIN) == (turtle, koi, lotus)


def test_a4_0_its_card_is_used_first_and_others_draw() -> None:
    """A4.0: the chooser performs with the card it chose by; every other Automa clan draws one when its turn comes."""
    game = automa_case(CHOICE, card(1, "harvest", 1, harvest=6), card(2, harvest=5))
    assert told(game, "automa_harvest")[:2] == ["automa_harvest koi 1 6 bonus", "automa_harvest lotus 2 1 -"]


# ---------------------------------------------------------------------------------- A4.1, A4.2
RECRUIT = """
        honor koi lotus turtle
        automa koi lotus
        phase political 1
        holder turtle
        war kyoto edo
        {koi}
        next perform koi recruit {chooser}

        actions
"""


def recruit(koi: str, *cards: str, chooser: str = "lotus") -> list[str]:
    """What an Automa Koi summons."""
    game = automa_case(RECRUIT.format(koi=koi, chooser=chooser), *cards)
    return told(game, "automa_figure", "automa_only_kind", "summoned")


def test_a4_1_the_leftmost_icon_in_reserve() -> None:
    """A4.1: a card for the figure; the leftmost icon whose kind is in reserve decides, and if none is, another card."""
    assert recruit(
        "koi edo stronghold, daimyo", card(1, icons="daimyo,monster"), card(2, icons="daimyo,shinto,bushi")
    ) == [
        "automa_figure koi 1 daimyo,monster -",
        "automa_figure koi 2 daimyo,shinto,bushi shinto",
        "summoned koi shinto edo",
    ]


def test_a4_1_a_shinto_for_a_shrine() -> None:
    """A4.1: an icon with a number sends the Shinto to that shrine from the left."""
    assert recruit("koi edo stronghold", card(1, icons="monster,shinto3,bushi"))[-1] == "summoned koi shinto hachiman"


def test_a4_1_one_kind_needs_no_card() -> None:
    """A4.1: with one kind in reserve that one comes, on the map, and no card is drawn."""
    assert recruit("koi edo stronghold\nkoi nagato 6 bushi, daimyo", card(1, icons="shinto1,bushi")) == [
        "automa_only_kind koi shinto",
        "summoned koi shinto edo",
    ]


def test_a4_1_monsters_answer_to_their_icon_only() -> None:
    """A4.1: Komainu is not a Shinto and Yurei not a Daimyo here; among several monsters chance decides."""
    lines = (
        "season summer\nkoi cards komainu yurei\nkoi edo stronghold\nkoi nagato 3 shinto, daimyo",
        card(1, icons="shinto2,daimyo"),
        card(2, icons="daimyo,monster,bushi"),
    )
    told_of = recruit(*lines)
    assert told_of[:2] == ["automa_figure koi 1 shinto2,daimyo -", "automa_figure koi 2 daimyo,monster,bushi monster"]
    assert told_of[2] in ("summoned koi komainu edo", "summoned koi yurei edo")


def test_a4_2_strongholds_in_war_order() -> None:
    """A4.2: a figure per stronghold, those at war from the top, then the others."""
    told_of = recruit("koi edo stronghold\nkoi kyoto 2 stronghold\nkoi oshu stronghold\nkoi nagato 3 shinto, daimyo")
    assert told_of[1::2] == [
        "summoned koi bushi kyoto",
        "summoned koi bushi kyoto",
        "summoned koi bushi edo",
        "summoned koi bushi oshu",
    ]


def test_a4_2_the_bonus_comes_last() -> None:
    """A4.2: the chooser and its ally summon one more, at the first of their strongholds."""
    told_of = recruit("koi edo stronghold\nkoi kyoto stronghold\nkoi nagato 3 shinto, daimyo", chooser="koi")
    assert told_of[1::2] == ["summoned koi bushi kyoto", "summoned koi bushi edo", "summoned koi bushi kyoto"]


def test_a4_2_until_the_reserve_is_empty() -> None:
    """A4.2: strongholds without a figure to summon are skipped; without strongholds nobody comes."""
    assert recruit("koi edo 3 stronghold\nkoi nagato 5 bushi, 3 shinto, daimyo")[1:] == ["summoned koi bushi edo"]
    assert recruit("koi nagato bushi") == []


# ---------------------------------------------------------------------------------- A4.4
TRAIN_BY_KOI = """
        honor koi lotus turtle
        automa koi lotus
        phase political 1
        holder turtle
        war kyoto edo
        koi oshu stronghold
        koi edo stronghold
        {more}
        next perform koi train lotus

        actions
"""


def test_a4_4_the_first_kind_on_display() -> None:
    """A4.4: the card's order of kinds decides, winter upgrades are not there in Spring; it is free."""
    game = automa_case(TRAIN_BY_KOI.format(more=""), card(1, priority="winter,virtue,war,enhancement,monster"))
    assert told(game, "automa_train") == ["automa_train koi 1 winter,virtue,war,enhancement,monster virtue"]
    assert told(game, "bought") == ["bought koi righteousness 0"]  # costs 2, Benevolence 1


def test_a4_4_a_monster_comes_to_the_first_stronghold_at_war() -> None:
    """A4.4: in war order from the top; it is summoned without a question."""
    game = automa_case(TRAIN_BY_KOI.format(more="lotus cards komainu"), card(1))
    assert told(game, "bought", "summoned") == ["bought koi oni_of_skulls 0", "summoned koi oni_of_skulls edo"]


def test_a4_4_a_monster_without_a_stronghold() -> None:
    """A4.4: at any stronghold if none is at war; without one it goes to the reserve."""
    text = TRAIN_BY_KOI.replace("koi edo stronghold", "").replace("war kyoto edo", "war nagato")
    game = automa_case(text.format(more=""), card(1))
    assert told(game, "summoned")[0].endswith(" oshu")
    game = automa_case(text.replace("koi oshu stronghold", "").format(more=""), card(1))
    assert told(game, "summoned") == []
    assert len(told(game, "to_reserve")) == 1


def test_a4_4_no_card_left() -> None:
    """A4.4: without a card on display it is 1 VP."""
    everything = (
        "komainu oni_of_skulls path_of_the_lion righteousness righteousness way_of_the_shogun way_of_the_shogun"
        " benevolence benevolence path_of_the_kenin path_of_the_kenin path_of_the_light"
    )
    game = automa_case(TRAIN_BY_KOI.format(more=f"lotus cards {everything}"), card(1))
    assert told(game, "vp") == ["vp koi 1 train"]


# ---------------------------------------------------------------------------------- A4.5
def test_a4_5_harvest() -> None:
    """A4.5: the card's VP if the clan or its ally chose the mandate, else 1; a human ally collects as always."""
    game = automa_case(
        """
        honor koi lotus turtle bonsai
        automa koi lotus bonsai
        phase political 1
        holder turtle
        koi ally turtle
        turtle ally koi
        turtle kyoto 2 bushi
        next perform koi harvest koi
        next perform lotus harvest koi
        next perform turtle harvest koi

        actions
        expect koi vp 5
        expect lotus vp 1
        expect turtle vp 4
        expect turtle coins 1
        """,
        card(1, harvest=5),
        card(2, harvest=6),
    )
    assert told(game, "automa_harvest") == ["automa_harvest koi 1 5 bonus", "automa_harvest lotus 2 1 -"]
