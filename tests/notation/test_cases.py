"""The runner of cases: what each line means, what counts as a check, how a failure is reported."""

from __future__ import annotations

import pytest

import hinode
from hinode.engine.core.errors import NotationError
from hinode.engine.hooks import CARDS
from hinode.notation.cases import Failure, check_case, run_case
from hinode.notation.position import write_position
from hinode.notation.read_position import read_position
from tests.helpers import case

RECRUIT = """hinode case 1
# R6.6: Koi summons.
honor koi lotus turtle
phase political 1
koi edo stronghold
koi kyoto bushi, daimyo, bushi
next perform koi recruit koi
actions
"""
# Koi wins in Edo and keeps a coin; nothing else is at war, so cleanup would follow.
WAR = """hinode case 1
honor koi lotus turtle
phase war 0
war edo
koi coins 3
koi edo 2 bushi
lotus edo bushi
"""


def failure(text: str) -> Failure:
    """How a case fails."""
    found = check_case(text).failure
    assert found is not None
    return found


# ------------------------------------------------------------------------------- results
def test_a_case_that_holds() -> None:
    """Its title, its checks (expectations, refusals and undos) and the game at its end."""
    lines = ("refused R1.5 koi summon bushi oshu", "koi summon shinto fujin", "undo koi", "expect koi vp 0")
    result = check_case(RECRUIT + "\n".join(lines))
    assert (result.title, result.checks, result.failure) == ("R6.6: Koi summons.", 3, None)
    assert result.game is not None
    assert result.game.decision is not None


def test_an_expectation_that_does_not_hold() -> None:
    """The line, its text, what was expected and what is; the lines before it count."""
    text = RECRUIT + "koi summon bushi edo\nexpect koi coins 0\n  expect koi edo 2 bushi  # wrong\nexpect koi vp 0\n"
    result = check_case(text)
    assert result.checks == 1
    assert result.failure == Failure(
        11,
        "expect koi edo 2 bushi  # wrong",
        "expected koi edo to be '2 bushi', but it is 'bushi, stronghold'",
        "2 bushi",
        "bushi, stronghold",
    )
    with pytest.raises(NotationError, match="line 11: expected koi edo to be '2 bushi'"):
        run_case(text)


@pytest.mark.parametrize(
    ("line", "expected", "found"),
    [
        ("koi summon bushi oshu", "legal", "illegal: You have no stronghold in Oshu. (R1.5)"),
        ("refused koi summon bushi edo", "refused", "legal"),
        ("refused R6.6 koi summon bushi edo", "refused by R6.6", "legal"),
        (
            "refused R6.7 koi summon bushi oshu",
            "refused by R6.7",
            "refused by R1.5: You have no stronghold in Oshu.",
        ),
        ("undo koi", "it can be undone", "There is nothing to undo."),
        ("expect view lotus koi vp 3", "3", "0"),
        ("expect view lotus deck recruit", "recruit", "hidden"),
    ],
)
def test_lines_that_do_not_hold(line: str, expected: str, found: str) -> None:
    """They can be read, but are not true."""
    told = failure(RECRUIT + line + "\n")
    assert (told.line, told.expected, told.found, told.unreadable) == (9, expected, found, False)


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("expect koi kyoto 2 bushis", "'bushis' is not a figure"),
        ("expect koi coins many", "'many' is not a whole number"),
        ("expect koi coins 1 2", "the answer is one word, not '1 2'"),
        ("expect koi coins hidden", "'hidden' is not a whole number"),
        ("expect koi coins", "what should koi coins be?"),
        ("expect honor koi lotos turtle", "'lotos' is not a clan"),
        ("expect decision recruits", "'recruits' is not a decision"),
        ("expect bid koi 1 2", "the answer has 4 words, not 2"),
        ("expect phase political 1 2", "a phase is one word and at most one number"),
        ("expect bonsai vp 0", "bonsai does not play in this game"),
        ("expect koi hats 1", "'koi hats 1' cannot be asked; see 'expect' in docs/notation.md"),
        ("expect", "'' cannot be asked; see 'expect' in docs/notation.md"),
        ("expect view", "'' is not a clan"),
        ("expect view bonsai season spring", "bonsai does not play in this game"),
        ("refused bonsai pass", "bonsai does not play in this game"),
        ("refused R6.6", "it reads: refused [RULE] CLAN ACTION"),
        ("refused R99.1 koi pass", "there is no rule R99.1"),
        ("expect koi edo bushi 2", "pieces read like: 2 bushi, daimyo"),
        ("expect koi edo bushi bushi", "pieces read like: 2 bushi, daimyo"),
        ("undo", "it reads: undo CLAN"),
        ("undo bonsai", "bonsai does not play in this game"),
        ("koi", "it reads: CLAN ACTION"),
        ("expct koi vp 0", "'expct' starts no line of a case"),
        ("stop cleanups", "'cleanups' is not among the steps to come: political, war_phase, cleanup"),
        ("stop\nkoi summon bushi edo", "nothing is played after 'stop' (line 9)"),
        ("stop political\nstop cleanup", "there is a second 'stop' line"),
    ],
)
def test_lines_that_cannot_be_read(line: str, reason: str) -> None:
    """A typo is named; nothing is expected or found."""
    told = failure(RECRUIT + line + "\n")
    assert (told.reason, told.expected, told.found, told.unreadable) == (reason, None, None, True)


def test_a_byte_order_mark_and_small_letters_do_no_harm() -> None:
    """Some editors write one, and some people write r1.5."""
    assert check_case("\ufeff" + RECRUIT + "refused r1.5 koi summon bushi kyoto\n").failure is None


def test_texts_that_are_no_cases() -> None:
    """They have no game."""
    for text in ("", "hinode record 1\n", "hinode case 1\nhonor koi lotus turtle\n", "hinode case 1\nactions\n"):
        result = check_case(text)
        assert result.failure is not None
        assert result.failure.unreadable
        assert result.game is None


def test_a_position_that_breaks_down_later() -> None:
    """If a step lacks what it needs, the error names the line of the action that led there."""
    tolls = "koi coins 1\nnext toll_payment koi bushi hokkaido oshu\nactions"
    text = RECRUIT.replace("next perform koi recruit koi\nactions", tolls)
    told = failure(text + "koi pay\n")
    assert (told.line, told.unreadable) == (10, True)
    assert told.reason.startswith("the game cannot be played on from here (")
    game = check_case(text + "koi pay\n").game
    assert game is not None
    assert write_position(game.state) == write_position(run_case(text).state)


# ------------------------------------------------------------------------------- expect
def test_order_and_counts_are_free() -> None:
    """Pieces and sets of things are answered in any order, counts in any way."""
    case("""
        honor koi lotus turtle
        season summer
        phase tea
        koi coins 1 allied spring
        lotus coins 1
        koi kyoto 2 bushi, daimyo
        koi cards yurei komainu
        koi tokens spring:kyoto spring:edo
        actions
        expect koi kyoto bushi, daimyo, bushi
        expect koi kyoto daimyo, 2 bushi
        expect koi kyoto 0 shinto, 1 daimyo, 2 bushi
        expect koi cards komainu yurei
        expect koi cards komainu, yurei
        expect koi tokens spring:edo,spring:kyoto
        expect koi allied spring
        expect lotus allied -
        expect actors turtle,koi,lotus
        expect actors turtle koi lotus
        expect lotus kyoto -
        expect lotus kyoto 0 bushi
    """)


def test_order_counts_on_the_honor_track() -> None:
    """And in the deck, among the wars and in bids."""
    told = failure(RECRUIT + "expect honor lotus koi turtle\n")
    assert not told.unreadable


def test_force() -> None:
    """In provinces and at shrines, as the board shows it."""
    case("""
        honor koi lotus turtle
        phase tea
        koi edo 2 bushi, oni_of_skulls
        koi cards oni_of_skulls path_of_the_lion
        koi kyoto daimyo
        turtle edo bushi, stronghold
        turtle hachiman shinto
        actions
        expect koi force edo 3
        expect koi force kyoto 2
        expect turtle force edo 2
        expect turtle force hachiman 1
        expect lotus force kyoto 0
        expect view spectator koi force edo 3
        expect view lotus turtle force hachiman 1
    """)


def test_force_with_hired_ronin() -> None:
    """In the middle of a battle."""
    case("""
        honor koi lotus turtle
        phase war 1
        war edo
        battle edo koi,lotus
        bid koi 0 0 1 0
        bid lotus 0 0 0 0
        hired koi 3
        next hostage koi
        next outcome
        next poets
        next reparations
        next battle_over
        koi edo bushi
        lotus edo bushi, shinto
        actions
        expect koi force edo 4
        expect view lotus koi force edo 4
        expect view lotus bid koi 0 0 1 0
        expect battle edo
        expect participants lotus,koi
    """)


def test_refused_without_a_rule() -> None:
    """Any reason will do."""
    case("""
        honor koi lotus turtle
        phase political 0
        actions
        refused lotus mandate 1 recruit
        refused koi pass
        refused R6.3 koi pass
    """)


# ------------------------------------------------------------------------------- stop
def test_stop_before_cleanup() -> None:
    """The coins after the last battle can be looked at."""
    game = run_case(
        WAR + "actions\nstop cleanup\nkoi bid 0 1 0 0\nkoi capture lotus bushi\nexpect koi coins 2\n"
        "expect phase war 1\nexpect decision -\nexpect lotus captive koi bushi\n"
    )
    assert game.decision is None
    assert not game.over


def test_a_stopped_position_can_be_played_on() -> None:
    """What was held back is on the agenda again."""
    game = run_case(WAR + "actions\nstop cleanup\nkoi bid 1 0 0 0\nkoi pass\nexpect koi coins 2\n")
    again = hinode.Game(read_position(write_position(game.state)))
    assert again.state.season == 1
    assert hinode.load(hinode.save(game)).state.season == 1


def test_stop_before_the_actions() -> None:
    """A battle without a choice runs when the position is read."""
    silent = WAR.replace("koi coins 3\n", "koi ronin 1\n")
    assert failure(silent + "actions\nexpect koi ronin 1\n").found == "0"
    run_case(silent + "stop cleanup\nactions\nexpect koi ronin 1\nexpect koi tokens spring:edo\n")
    run_case(silent + "stop war_provinces\nactions\nexpect phase war 0\nexpect lotus edo bushi\n")
    assert failure(silent + "stop\nactions\n").reason == "before 'actions' it reads: stop STEP"


def test_stop_before_a_step_with_its_fields() -> None:
    """The next step of that name, or the one that is named in full."""
    text = WAR.replace("phase war 0", "phase war 1") + "\n".join((
        "battle edo koi,lotus", "bid koi 0 1 0 0", "bid lotus 0 0 0 0", "next advantage seppuku",
        "next advantage hostage", "next advantage ronin", "next outcome", "next poets", "next reparations",
        "next battle_over", "",
    ))  # fmt: skip
    run_case(
        text + "stop outcome\nactions\nkoi capture lotus bushi\nexpect lotus captive koi bushi\nexpect phase war 1\n"
    )
    run_case(text + "stop advantage ronin\nactions\nkoi capture lotus bushi\nexpect battle edo\n")
    run_case(text + "stop advantage\nactions\nexpect decision -\nexpect lotus edo bushi\n")


def test_nothing_is_played_at_a_stop() -> None:
    """Neither actions nor refusals nor undos; expectations are fine."""
    text = WAR + "actions\nstop cleanup\nkoi bid 0 0 0 1\n"
    for line in ("koi pass", "refused koi pass", "undo koi", "stop war_phase"):
        assert failure(text + line + "\n").reason == "the game has stopped before 'cleanup' (line 9)"


def test_undo_under_a_stop() -> None:
    """The stop stays where it was."""
    text = "koi bid 0 1 0 0\nkoi pass\nexpect koi coins 2\n"
    two = WAR.replace("koi coins 3\n", "koi coins 3\nlotus coins 1\n")
    run_case(two + "actions\nstop cleanup\nkoi bid 1 1 0 0\nundo koi\nlotus bid 0 0 0 0\n" + text)
    run_case(two + "stop cleanup\nactions\nkoi bid 1 1 0 0\nundo koi\nlotus bid 0 0 0 0\n" + text)


# ------------------------------------------------------------------------------- set any
ANY = """hinode position 1
set any
honor koi lotus turtle
season autumn
phase tea
koi cards courage benevolence way_of_the_merchant
koi coins 4
"""


def test_any_set_for_study() -> None:
    """Cards of every set may be owned; the core cards are on display; the text says so again."""
    state = read_position(ANY)
    assert read_position(write_position(state)).key() == state.key()
    assert {"core"} == {name for card in state.display for name in CARDS[card].sets}
    game = hinode.Game(state)
    assert hinode.load(hinode.save(game)).state.key() == game.state.key()
    assert hinode.view(game, "koi")["set"] == "any"


def test_any_set_can_be_played() -> None:
    """To the end, determinizing along the way."""
    game = hinode.Game(read_position(ANY))
    rng = hinode.Rng(1)
    while not game.over:
        seat = rng.pick(game.actors)
        world = hinode.determinize(game, seat, rng)
        assert (world.card_set, world.display) == (game.state.card_set, game.state.display)
        game.act(seat, game.options(seat).sample(rng))


def test_any_set_is_not_for_games() -> None:
    """A game is set up with one of the sets."""
    with pytest.raises(hinode.SetupError, match="There is no card set 'any'; choose one of archway"):
        hinode.new_game(["koi", "lotus", "turtle"], card_set="any")
    with pytest.raises(NotationError, match="There is no card set 'any'"):
        hinode.load("hinode record 1\nclans koi lotus turtle\nset any\nshrines beginner\nseed 1\nactions\nend 0\n")
