"""Game: acting, refusing, undo, copies, saving. No rules here."""

from __future__ import annotations

from itertools import pairwise

import pytest

from hinode import (
    Game,
    HinodeError,
    IllegalAction,
    Rng,
    RulesBug,
    SetupError,
    StaleAction,
    UnreadableAction,
    load,
    new_game,
    save,
)
from hinode.bots.random_bot import choose
from hinode.engine.actions import Action, Bid, Gift, Move, Propose, Summon
from hinode.engine.core.steps import answer
from hinode.engine.state import Beat
from hinode.notation.position import write_position
from tests.helpers import case

RECRUIT = """
    honor koi lotus turtle
    phase political 1
    koi edo daimyo, 3 stronghold
    koi coins 3
    turtle kyoto stronghold
    next perform koi recruit lotus
    next perform turtle recruit lotus
    actions
"""


def refused(game: Game, seat: str, action: str, error: type[HinodeError], at: int | None = None) -> HinodeError:
    """The error an action raises; nothing has changed."""
    before, events = game.state.key(), len(game.events)
    with pytest.raises(error) as caught:
        game.act(seat, action, at)
    assert (game.state.key(), len(game.events)) == (before, events)
    return caught.value


def test_an_action_out_of_turn() -> None:
    """The sentence says whom the game waits for."""
    game = case(RECRUIT)
    assert "waits for Koi" in str(refused(game, "lotus", "summon bushi nagato", IllegalAction))


def test_an_action_for_a_seat_that_does_not_play() -> None:
    """Neither a clan that is not in the game nor one that does not exist."""
    game = case(RECRUIT)
    refused(game, "bonsai", "pass", IllegalAction)
    refused(game, "badger", "pass", IllegalAction)


def test_a_stale_action() -> None:
    """An answer to an earlier question is refused, the same answer to the present one is not."""
    game = case(RECRUIT)
    number = game.number
    game.act("koi", "summon bushi edo", number)
    refused(game, "koi", "summon bushi edo", StaleAction, number)
    game.act("koi", "summon bushi edo", game.number)


def test_an_action_of_another_phase() -> None:
    """A bid in the political phase, a summon in war."""
    game = case(RECRUIT)
    assert isinstance(refused(game, "koi", "bid 1 0 0 0", IllegalAction), IllegalAction)


def test_an_impossible_and_an_unreadable_action() -> None:
    """Illegal carries a rule, unreadable a reason."""
    game = case(RECRUIT)
    error = refused(game, "koi", "summon bushi kyoto", IllegalAction)
    assert isinstance(error, IllegalAction)
    assert error.rule == "R1.5"
    for line in ("", "summon", "summon bushi", "summon ninja edo", "summon bushi edo edo", "hop", "summon - edo"):
        refused(game, "koi", line, UnreadableAction)


def test_nothing_can_be_done_when_the_game_is_over() -> None:
    """Neither an action nor a gift."""
    game = case("honor koi lotus turtle\nseason winter\nphase cleanup\nkoi coins 2\nactions")
    assert game.over
    assert game.decision is None
    assert game.actors == ()
    assert game.options("koi").count() == 0
    refused(game, "koi", "pass", IllegalAction)
    refused(game, "koi", "gift lotus 1 0", IllegalAction)


@pytest.mark.parametrize(
    ("clans", "card_set", "shrines", "word"),
    [
        (("koi", "lotus"), "archway", "beginner", "3 to 5"),
        (("koi", "lotus", "turtle", "dragonfly", "bonsai", "koi"), "archway", "beginner", "twice"),
        (("koi", "lotus", "badger"), "archway", "beginner", "badger"),
        (("koi", "lotus", "lotus"), "archway", "beginner", "twice"),
        (("koi", "lotus", "turtle"), "ship", "beginner", "ship"),
        (("koi", "lotus", "turtle"), "archway", "odin,fujin,raijin,ryujin", "odin"),
        (("koi", "lotus", "turtle"), "archway", "fujin,raijin", "4"),
        (("koi", "lotus", "turtle"), "archway", "fujin,fujin,raijin,ryujin", "4"),
    ],
)
def test_a_setup_that_cannot_be(clans: tuple[str, ...], card_set: str, shrines: str, word: str) -> None:
    """One clear sentence."""
    with pytest.raises(SetupError, match=word):
        new_game(clans, card_set, shrines)


def test_a_seed_gives_the_same_game() -> None:
    """And without one, another."""
    one, two = (new_game(("koi", "lotus", "turtle"), "random", "random", 5) for _ in range(2))
    assert one.state.key() == two.state.key()
    assert new_game(("koi", "lotus", "turtle")).seed != new_game(("koi", "lotus", "turtle")).seed


def test_undo_steps_back_through_ones_own_turn() -> None:
    """One action at a time, or the whole turn."""
    game = case(RECRUIT)
    before = game.state.key()
    game.act("koi", "summon bushi edo")
    game.act("koi", "summon shinto edo")
    game.undo("koi")
    game.act("koi", "summon shinto fujin")
    assert game.undo_turn("koi") == 2
    assert game.state.key() == before
    assert not game.can_undo("koi")


def test_no_undo_of_another_players_action() -> None:
    """Not by another, and not past another."""
    game = case(RECRUIT)
    game.act("koi", "summon bushi edo")
    with pytest.raises(IllegalAction, match="Another player"):
        game.undo("turtle")
    game.act("koi", "pass")
    game.act("turtle", "summon bushi kyoto")
    with pytest.raises(IllegalAction, match="Another player"):
        game.undo("koi")


def test_no_undo_past_a_reveal() -> None:
    """A mandate that was played stays played: others have seen it."""
    game = new_game(("koi", "lotus", "turtle"), seed=1)
    for seat in ("koi", "lotus", "turtle"):
        game.act(seat, "ready")
    with pytest.raises(IllegalAction, match="revealed"):
        game.undo("turtle")  # the tiles have been drawn
    game.act("koi", next(iter(game.options("koi"))))
    with pytest.raises(IllegalAction, match="revealed"):
        game.undo("koi")


def test_no_undo_of_an_alliance_or_a_gift() -> None:
    """Q87: an agreed alliance is final; so is a gift."""
    game = new_game(("koi", "lotus", "turtle", "bonsai"), seed=1)
    game.act("koi", "gift lotus 1 0")
    assert not game.can_undo("koi")
    game.act("koi", "propose lotus")
    assert game.can_undo("koi")
    game.act("lotus", "accept koi")
    assert not game.can_undo("lotus")


def test_no_undo_at_the_start() -> None:
    """There is nothing to undo."""
    with pytest.raises(IllegalAction, match="nothing"):
        new_game(("koi", "lotus", "turtle")).undo("koi")


def test_clones_are_independent() -> None:
    """Playing on one leaves the other."""
    game = case(RECRUIT)
    twin = game.clone()
    before = game.state.key()
    twin.act("koi", "summon bushi edo")
    assert game.state.key() == before
    assert len(game.actions) == 0
    assert len(game.events) < len(twin.events)


def test_save_and_load_in_the_middle_of_a_decision() -> None:
    """The loaded game continues as the saved one, even if it began at a position."""
    game = case(RECRUIT)
    game.act("koi", "summon bushi edo")
    again = load(save(game))
    assert again.state.key() == game.state.key()
    assert again.events == game.events
    assert again.can_undo("koi")
    other = new_game(("koi", "lotus", "turtle"), "random", "random", 3)
    other.act("lotus", "propose koi give 2 0")
    assert load(save(other)).state.key() == other.state.key()


def test_at_and_rewind() -> None:
    """Any earlier moment; not a later one."""
    game = case(RECRUIT)
    texts = [write_position(game.state)]
    for action in ("summon bushi edo", "summon shinto edo"):
        game.act("koi", action)
        texts.append(write_position(game.state))
    assert [write_position(game.at(n).state) for n in range(3)] == texts
    with pytest.raises(HinodeError, match="no position 3"):
        game.at(3)


def test_actions_compare_by_kind_and_value() -> None:
    """Two different verbs with equal fields are different."""
    assert Summon(0, 1) == Summon(0, 1)
    assert Summon(0, 1) != Summon(0, 2)
    assert Move(0, 1, 2) != Summon(0, 1)
    assert hash(Summon(0, 1)) == hash(Summon(0, 1))


def test_answering_no_question_is_a_bug() -> None:
    """`answer` requires that a question is open."""
    game = case("honor koi lotus turtle\nseason winter\nphase cleanup\nactions")
    with pytest.raises(RulesBug):
        answer(game.state, 0, Summon(0, 1))


@pytest.mark.parametrize("action", [Gift(1, 5, -4), Gift(1, -1, 2), Propose(1, -3), Propose(1, 0, 0, -1)])
def test_negative_numbers_are_refused(action: Action) -> None:
    """Text cannot carry them, objects could."""
    game = new_game(("koi", "lotus", "turtle"), seed=1)
    before = game.state.key()
    with pytest.raises(IllegalAction):
        game.act("koi", action)
    assert game.state.key() == before


def test_a_negative_bid_is_refused() -> None:
    """Nor can a bid be financed by another."""
    game = case("""
        honor koi lotus turtle
        phase war 0
        war edo
        koi coins 2
        koi edo bushi
        lotus coins 2
        lotus edo bushi
        actions
    """)
    with pytest.raises(IllegalAction):
        game.act("koi", Bid(-50, 50, 2, 0))


def test_other_terms_are_another_question() -> None:
    """An acceptance on its way does not agree to a proposal that took the place of the one it answers."""
    game = new_game(("koi", "lotus", "turtle"), seed=1)
    game.act("koi", "propose lotus give 3 0")
    seen = game.number
    game.act("koi", "propose lotus ask 7 0")
    refused(game, "lotus", "accept koi", StaleAction, seen)
    game.act("lotus", "accept koi", game.number)


def test_the_number_of_a_question_never_comes_back() -> None:
    """After an undo the next question has a new number, so that an old answer stays stale."""
    game = case(RECRUIT)
    numbers = [game.number]
    for _ in range(3):
        game.act("koi", "summon bushi edo")
        numbers.append(game.number)
        game.undo("koi")
        numbers.append(game.number)
    assert numbers == sorted(set(numbers))
    assert game.clone().number == game.number


def test_beats_tell_an_action_moment_by_moment() -> None:
    """The last bid brings the war, the cleanup and the next season: each part is a beat of its own."""
    game = new_game(("koi", "lotus", "turtle"), seed=4)
    rng = Rng(4)
    longest: list[Beat] = []
    while not game.over:
        seat = game.actors[0]
        watched = game.clone()
        action = choose(game.options(seat), rng)
        game.act(seat, action)
        watched.act(seat, action, watch=True)
        assert game.beats[-1].state is game.state
        assert [beat.events for beat in watched.beats] == [beat.events for beat in game.beats]
        assert all(a.events < b.events for a, b in pairwise(game.beats))
        longest = max(longest, watched.beats, key=len)
    assert len(longest) > 10


def test_winter_is_counted_beat_by_beat() -> None:
    """No beat before the last knows the winner, and each adds the points of one source."""
    game = new_game(("koi", "lotus", "turtle"), seed=4)
    rng = Rng(4)
    while not game.over:
        game.act(game.actors[0], choose(game.options(game.actors[0]), rng), watch=True)
    *counted, last = game.beats
    assert last.state.winners
    assert not any(beat.state.winners for beat in counted)
    gains = [sum(a.state.vp) != sum(b.state.vp) for a, b in pairwise(game.beats)]
    assert sum(gains) >= 3
