"""Prompts with what matters now, options with numbers, and what one may type instead."""

from __future__ import annotations

import pytest

from hinode.cli.play.options import NO_BID, numbered, phrase, short_list, syntax
from hinode.cli.play.questions import prompt
from hinode.cli.play.typed import understand
from hinode.engine.actions import Buy
from hinode.engine.core.errors import HinodeError
from hinode.engine.game import Game
from hinode.engine.hooks import CARD, SEAT
from hinode.sim.simulate import Plan, begin, play_game
from tests.cli.helpers import Typist
from tests.helpers import case

KOI = SEAT.index["koi"]
BONUS = "Bonus for you and your ally:"
TABLE = "honor koi lotus turtle\nphase political 1\n"


def question(game: Game, seat: int = KOI) -> str:
    """The prompt line."""
    assert game.decision is not None
    return prompt(game.state, seat, game.decision)


def options(game: Game, seat: int = KOI) -> list[str]:
    """The numbered options in words."""
    return [phrase(game.state, seat, option) for option in numbered(game.options(seat))]


# ------------------------------------------------------------------------------- mandates
def test_mandates_say_what_they_do() -> None:
    """With an ally the bonus is shared, and Betray has its price."""
    text = "honor koi lotus turtle\nphase political 0\ndeck train betray recruit harvest"
    text += " marshal betray recruit train harvest marshal\n"
    alone = options(case(text + "actions\n"))
    train = "Play tile 1 as Train: Everybody may buy a season card, the chooser first."
    assert alone[0] == f"{train} {BONUS} The card is 1 coin cheaper."
    assert alone[1].startswith("Play tile 2 as Betray: Only the chooser")
    allied = options(case(text + "koi ally lotus\nlotus ally koi\nactions\n"))
    assert allied[0] == alone[0]
    assert allied[1] == f"{alone[1]} Your alliance with Lotus breaks."


def test_recruit_counts_down() -> None:
    """Two strongholds and the bonus, then less and less."""
    game = case(TABLE + "koi edo stronghold\nkoi kyoto stronghold\nnext perform koi recruit koi\nactions\n")
    assert question(game).endswith("3 left, 1 of them the bonus.")
    game.act("koi", "summon bushi edo")
    assert question(game).endswith("2 left, 1 of them the bonus.")
    game.act("koi", "summon bushi edo")
    assert question(game).endswith("1 left.")


def test_recruit_with_the_bonus_left() -> None:
    """The last one may be the bonus, or there is none."""
    game = case(TABLE + "koi edo stronghold\nnext perform koi recruit koi\nactions\nkoi summon bushi edo\n")
    assert question(game).endswith("1 left, 1 of them the bonus.")
    game = case(TABLE + "koi edo stronghold\nnext perform koi recruit lotus\nactions\n")
    assert question(game).endswith("1 left.")


@pytest.mark.parametrize(
    ("chooser", "coins", "words"),
    [("koi", 3, "Done, then build"), ("koi", 0, "Done"), ("lotus", 3, "Done")],
)
def test_marshal_ends_with_building(chooser: str, coins: int, words: str) -> None:
    """Only a player with the bonus and the coins builds."""
    game = case(f"{TABLE}koi coins {coins}\nkoi edo 2 bushi\nnext perform koi marshal {chooser}\nactions\n")
    assert options(game)[-1] == words.replace("Done", "Pass")
    game.act("koi", "move bushi edo kyoto")
    assert options(game)[-1] == words


def test_the_order_question_names_the_effects() -> None:
    """In every game where it is asked, there is a name."""
    asked = 0
    for number in range(40):
        whole = play_game(Plan(5, 40, 2), number)
        game = begin(Plan(5, 40, 2), number)
        for seat, action in whole.actions:
            if game.decision is not None and game.decision.NAME == "order":
                asked += 1
                assert "Yours: " in question(game, seat)
                assert "none" not in question(game, seat)
            game.act(seat, action)
        if asked:
            return
    raise AssertionError("never asked")


# ------------------------------------------------------------------------------- cards
def training() -> Game:
    """Koi trains with the bonus."""
    return case(
        TABLE.replace("phase", "set archway\nseason spring\nphase")
        + "koi coins 3\nnext perform koi train koi\nactions\n"
    )


def test_a_card_has_one_number() -> None:
    """At the lower price; the full one is typed."""
    game = training()
    listed = numbered(game.options(KOI))
    bought = [option for option in listed if isinstance(option, Buy)]
    assert len({option.card for option in bought}) == len(bought)
    assert len(short_list(game.options(KOI))) > len(listed)
    for number, option in enumerate(listed, 1):
        assert understand(game, KOI, str(number)) == option
    assert understand(game, KOI, "buy oni of skulls full") == understand(game, KOI, "buy oni_of_skulls full")
    assert understand(game, KOI, "Buy Oni of Skulls") == Buy(CARD.index["oni_of_skulls"])


@pytest.mark.parametrize("width", [80, 120])
def test_the_table_of_cards(width: int) -> None:
    """Each card once, with its text; on a narrow screen below it."""
    typist = Typist(lambda prompt: "pass")
    typist.sit_down(training(), (KOI,), width).human(KOI)
    lines = typist.screen.splitlines()
    rows = [i for i, line in enumerate(lines) if "Komainu" in line and line.strip()[:1].isdigit()]
    assert len(rows) == 1
    below = lines[rows[0] + 1]
    assert ("Is a monster and a Shinto" in below) == (width == 80)
    assert "buy NAME full" in typist.screen


# ------------------------------------------------------------------------------- bids
@pytest.mark.parametrize("coins", [1, 2, 3, 9])
def test_bids_one_can_afford(coins: int) -> None:
    """The example is legal, nothing is option 1, and the advantages are explained."""
    game = case(f"""
        honor koi lotus turtle
        phase war 0
        war kyoto edo oshu kansai nagato
        koi coins {coins}
        koi kyoto bushi
        lotus coins 2
        lotus kyoto bushi
        actions
        expect decision bids
        """)
    bids = game.options(KOI)
    text = syntax(game.state, KOI, bids)
    assert understand(game, KOI, text.split("“")[1].split("”")[0]) in bids
    assert f"{coins} coin{'s' if coins > 1 else ''}." in text
    assert "Imperial poets:" in text
    assert options(game) == ["Bid nothing"]
    assert understand(game, KOI, "1") == NO_BID
    with pytest.raises(HinodeError, match="four numbers"):
        understand(game, KOI, "7")


# ------------------------------------------------------------------------------- typing what is displayed
def test_every_displayed_option_can_be_typed() -> None:
    """As it stands there, in any case."""
    plan = Plan(5, 3, 7)
    for number in range(3):
        game = begin(plan, number)
        for seat, action in play_game(plan, number).actions:
            for actor in game.actors:
                for option in numbered(game.options(actor)):
                    assert understand(game, actor, phrase(game.state, actor, option)) == option
            game.act(seat, action)


def test_arrows_and_small_words() -> None:
    """Also in actions that are not possible, so that the refusal is about the action."""
    game = case(TABLE + "koi edo stronghold\nnext perform koi recruit koi\nactions\n")
    assert understand(game, KOI, "summon Bushi -> Edo").text == "summon bushi edo"
    assert understand(game, KOI, "summon Bushi in Shikoku").text == "summon bushi shikoku"
    with pytest.raises(HinodeError, match="I do not know “clear”"):
        understand(game, KOI, "clear the table")
    with pytest.raises(HinodeError, match="needs more words"):
        understand(game, KOI, "summon")
