"""A4.6: an Automa clan's Betray."""

from __future__ import annotations

from hinode.engine.game import Game
from tests.helpers import automa_case, card, told

BETRAY = """
        honor koi lotus turtle bonsai
        automa {automa}
        season autumn
        phase political 1
        holder turtle
        war {war}
        {pieces}
        next perform koi betray koi

        actions
"""


def betray(war: str, pieces: str, *cards: str, automa: str = "koi lotus") -> Game:
    """The Betray of an Automa Koi."""
    return automa_case(BETRAY.format(war=war, pieces=pieces, automa=automa), *cards)


def replaced(game: Game) -> list[str]:
    """Owner, piece, place, by."""
    return [line.removeprefix("replaced koi ") for line in told(game, "replaced")]


def test_a4_6_the_alliance_breaks_first() -> None:
    """A4.6: it ends and honor is lost as usual, even if nothing can be replaced."""
    game = betray("kyoto", "koi ally turtle\nturtle ally koi", card(1))
    assert told(game, "alliance_broken", "honor_lost") == ["alliance_broken koi turtle", "honor_lost koi lotus"]
    assert told(game, "automa_betray") == ["automa_betray koi 1 top nobody"]


TWO_PLACES = """
        turtle kyoto bushi
        bonsai kyoto bushi
        turtle edo bushi
        bonsai edo bushi
"""


def test_a4_6_two_in_one_province() -> None:
    """A4.6: two figures of two players in one war province, the first in the card's direction."""
    for direction, place in (("top", "kyoto"), ("bottom", "edo")):
        game = betray("kyoto edo", TWO_PLACES, card(1, direction=direction))
        assert sorted(replaced(game)) == [f"bonsai bushi {place} bushi", f"turtle bushi {place} bushi"]
        assert told(game, "automa_betray") == [f"automa_betray koi 1 {direction} two"]


def test_a4_6_else_one_each_from_the_other_end() -> None:
    """A4.6: where no province has two, one figure each of different players, in the opposite direction."""
    pieces = "turtle kyoto bushi\nturtle edo bushi\nbonsai oshu bushi\nlotus nagato bushi"
    game = betray("kyoto edo oshu nagato", pieces, card(1, direction="top"))
    assert replaced(game) == ["lotus bushi nagato bushi", "bonsai bushi oshu bushi"]
    assert told(game, "automa_betray") == ["automa_betray koi 1 top apart"]
    game = betray("kyoto edo oshu nagato", pieces, card(1, direction="bottom"))
    assert replaced(game) == ["turtle bushi kyoto bushi", "bonsai bushi oshu bushi"]


def test_a4_6_only_one() -> None:
    """A4.6: one is replaced if only one can be; provinces not at war do not count."""
    game = betray("kyoto", "turtle kyoto 2 bushi\nbonsai edo bushi", card(1))
    assert replaced(game) == ["turtle bushi kyoto bushi"]
    assert told(game, "automa_betray") == ["automa_betray koi 1 top one"]


def test_a4_6_two_need_two_in_reserve() -> None:
    """A4.6: a single Bushi in reserve replaces a single one."""
    pieces = "koi oshu 5 bushi, 3 shinto\nturtle kyoto bushi\nbonsai kyoto bushi"
    assert len(replaced(betray("kyoto", pieces, card(1)))) == 1


def test_a4_6_humans_first() -> None:
    """A4.6: humans are hit before Automa clans, however weak they are."""
    pieces = "turtle kyoto bushi\nlotus kyoto 4 bushi\nbonsai kyoto bushi"
    game = betray("kyoto", pieces, card(1))
    assert sorted(replaced(game)) == ["bonsai bushi kyoto bushi", "turtle bushi kyoto bushi"]


def test_a4_6_among_automa_clans_the_strongest() -> None:
    """A4.6: where only Automa clans stand, the ones with the most Force there."""
    pieces = "lotus kyoto 2 bushi\nbonsai kyoto 4 bushi\nturtle oshu bushi"
    game = betray("kyoto edo", pieces + "\nkoi nagato 5 bushi", card(1), automa="koi lotus bonsai")
    assert replaced(game) == ["bonsai bushi kyoto bushi"]


def test_a4_6_a_former_ally_last() -> None:
    """A4.6: among humans, those who were not allies come first."""
    pieces = "koi ally turtle\nturtle ally koi\nturtle kyoto bushi\nbonsai kyoto bushi\nkoi nagato 5 bushi"
    game = betray("kyoto", pieces, card(1))
    assert replaced(game) == ["bonsai bushi kyoto bushi"]


def test_a4_6_kinds_in_order() -> None:
    """A4.6: a monster before a Shinto before a Bushi, each by its own kind; a Daimyo never."""
    pieces = "koi cards river_dragon\nturtle cards komainu\nturtle kyoto bushi, shinto, daimyo, komainu"
    game = betray("kyoto", pieces, card(1))
    assert replaced(game) == ["turtle komainu kyoto river_dragon"]
    game = betray("kyoto", "turtle kyoto bushi, shinto, daimyo", card(1))
    assert replaced(game) == ["turtle shinto kyoto shinto"]
    game = betray("kyoto", "turtle kyoto daimyo", card(1))
    assert replaced(game) == []


def test_a4_6_no_card_of_its_own_helps() -> None:
    """A4.6, A1.2: Path of the Unrighteous gives an Automa clan no third replacement."""
    pieces = f"set teapot\nkoi cards path_of_the_unrighteous\n{TWO_PLACES}\nlotus kyoto bushi"
    assert len(replaced(betray("kyoto edo", pieces, card(1)))) == 2


def test_a4_6_an_oni_that_comes_in() -> None:
    """A4.6: a replacement is an entry; what an Oni of Hate kills on it is not replaced any more."""
    pieces = (
        "koi cards oni_of_hate\nturtle cards komainu\nkoi nagato 6 bushi\nturtle kyoto komainu\nbonsai kyoto shinto"
    )
    text = BETRAY.replace("honor koi lotus turtle bonsai", "honor lotus turtle bonsai koi")
    game = automa_case(text.format(war="kyoto", pieces=pieces, automa="koi lotus"), card(1))
    assert replaced(game) == ["turtle komainu kyoto oni_of_hate"]
    assert told(game, "killed") == ["killed bonsai shinto kyoto koi oni_of_hate"]
