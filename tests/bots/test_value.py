"""The value function says sensible things."""

from __future__ import annotations

import pytest

from hinode.bots.judgement.gains import Gains
from hinode.bots.judgement.value import Outlook
from hinode.bots.judgement.weights import CARD_WORTH, SET_BONUS, SETS_TO_COME, WEIGHTS
from hinode.engine.board import BUSHI, OVER, PROVINCES, STRONGHOLD
from hinode.engine.core.rng import Rng
from hinode.engine.game import Game, new_game
from hinode.engine.hooks import CARDS, SEAT
from hinode.engine.rules.winter import set_bonus
from tests.bots.positions import moments
from tests.helpers import case

KOI, LOTUS, TURTLE = (SEAT.index[name] for name in ("koi", "lotus", "turtle"))
NAGATO = PROVINCES.index("nagato")

WAR = """
    honor koi lotus turtle
    season summer
    phase war 0
    war nagato oshu kyoto kansai edo
    koi coins 3
    lotus coins 3
    koi nagato 2 bushi
    lotus nagato bushi
    turtle edo bushi
    actions
"""


def look(game: Game) -> Outlook:
    """The outlook of a game."""
    return Outlook(game.state, WEIGHTS)


def test_the_end_is_the_score() -> None:
    """When the game is over nothing is expected any more: points are points."""
    *_, (game, seat) = moments(3, 5, 1)
    rng = Rng(1)
    while not game.over:
        game.act(seat, game.options(seat).sample(rng))
        seat = game.actors[0] if game.actors else seat
    assert game.state.phase == OVER
    assert [look(game).value[seat] for seat in game.seats] == [game.state.vp[seat] for seat in game.seats]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_chances_are_chances(players: int) -> None:
    """In every war province they are not negative and make at most one; expectations stay within reason."""
    for game, _ in moments(players, 20 + players, 5):
        found = look(game)
        for p in game.state.war[game.state.fought :]:
            chances = [found.chance[p << 3 | seat] for seat in game.seats]
            assert min(chances) >= 0
            assert sum(chances) <= 1 + 1e-9
        for seat in game.seats:
            assert game.state.vp[seat] - 10 < found.value[seat] < 200


def test_more_force_is_worth_more() -> None:
    """One more figure in a contested province raises the seat's value and lowers its rival's."""
    game = case(WAR)
    before = look(game)
    game.state.count_more(LOTUS, BUSHI, NAGATO, 2)
    after = look(game)
    assert after.value[LOTUS] > before.value[LOTUS] + 1
    assert after.value[KOI] < before.value[KOI]
    assert after.utility(KOI) < before.utility(KOI)


def test_what_would_change_is_what_changes() -> None:
    """Gains foretell the difference in utility that a figure makes, nearly."""
    game = case(WAR)
    before = look(game)
    foretold = Gains(before, LOTUS).summon(BUSHI, NAGATO)
    game.state.count_more(LOTUS, BUSHI, NAGATO, 1)
    assert foretold == pytest.approx(look(game).utility(LOTUS) - before.utility(LOTUS), rel=0.4)


def test_gains_leave_everything_as_it_was() -> None:
    """They try things out on the outlook and put them back."""
    for game, seat in moments(4, 3, 23):
        if game.over:
            continue
        found = look(game)
        key, force, figures = game.state.key(), found.force[:], found.figures[:]
        gains = Gains(found, seat)
        for p in range(len(PROVINCES)):
            gains.more(p, 1.0, 1)
            gains.build(p)
            for owner in game.seats:
                if owner != seat:
                    gains.swap(p, 1.0, owner, 1.0)
        for card in game.state.display:
            gains.card(card)
        assert (game.state.key(), found.force, found.figures) == (key, force, figures)


def test_a_third_province_makes_a_set() -> None:
    """R9.2: in the last war of the game the token that completes a set is worth its bonus."""
    game = case(
        """
        honor koi lotus turtle
        season autumn
        phase war 0
        war nagato
        koi coins 1
        koi tokens spring:oshu summer:kyoto
        koi nagato bushi
        lotus nagato 4 bushi
        actions
        """
    )
    found = look(game)
    assert found.price[NAGATO << 3 | KOI] == pytest.approx(13, abs=1)
    assert found.price[NAGATO << 3 | LOTUS] == pytest.approx(3, abs=0.5)


def test_sets_to_come() -> None:
    """Now it is the rulebook's table; the more seasons follow, the more can be hoped for."""
    for n in range(9):
        assert SETS_TO_COME[0][n] == SET_BONUS[n] == set_bonus(tuple(range(n)))
        assert SETS_TO_COME[0][n] <= SETS_TO_COME[1][n] <= SETS_TO_COME[2][n] <= 30


def test_strongholds_and_points_count() -> None:
    """Early strongholds are worth more than late ones; a point is a point."""
    game = new_game(["koi", "lotus", "turtle"], seed=1)
    before = look(game)
    game.state.vp[KOI] += 1
    assert look(game).value[KOI] == pytest.approx(before.value[KOI] + 1)
    game.state.count_more(KOI, STRONGHOLD, NAGATO, 1)
    early = look(game).value[KOI] - before.value[KOI] - 1
    assert early > 1
    assert WEIGHTS.stronghold[0] < WEIGHTS.stronghold[1] < WEIGHTS.stronghold[2]


def test_every_card_has_a_worth() -> None:
    """None is negative or out of proportion; winter cards count by what they score."""
    for card, worth in zip(CARDS, CARD_WORTH, strict=True):
        assert 0 <= worth <= 4, card.slug
        assert card.kind != "winter" or worth == 0
