"""What a seat may not know: views, determinized worlds, events. Also: the leak tests can fail."""

from __future__ import annotations

import pytest

from hinode.bots.random_bot import choose
from hinode.engine.actions import Mandate
from hinode.engine.board import MANDATES
from hinode.engine.core.errors import IllegalAction, RulesBug, because
from hinode.engine.core.events import KINDS
from hinode.engine.core.rng import Rng, seeded
from hinode.engine.game import Game, new_game
from hinode.engine.hooks import SEAT
from hinode.engine.state import GameState
from hinode.knowledge.determinize import determinize
from hinode.knowledge.view import view, windows
from hinode.sim import fuzz

KOI, LOTUS, TURTLE = (SEAT.index[name] for name in ("koi", "lotus", "turtle"))


def play_until(name: str, seat: int | None = None, seed: int = 1, skip: int = 0) -> Game:
    """A random game at the first such decision (after some were skipped)."""
    rng = Rng(seeded(seed, 3))
    game = new_game(("koi", "lotus", "turtle"), seed=seed)
    while not game.over:
        waiting = game.decision
        assert waiting is not None
        if waiting.NAME == name and (seat is None or seat in game.actors):
            if not skip:
                return game
            skip -= 1
        actor = game.actors[0]
        game.act(actor, choose(game.options(actor), rng))
    raise AssertionError(f"no {name} in this game")


def test_only_the_chooser_sees_the_drawn_tiles() -> None:
    """Drawn tiles are in the chooser's view and in nobody else's, nor in the spectators'."""
    game = play_until("choose_mandate", KOI)
    own = view(game, "koi")["own_tiles"]
    assert isinstance(own, list)
    assert len(own) == 1
    assert view(game, "lotus")["own_tiles"] == []
    assert view(game, None)["own_tiles"] == []


def test_a_hidden_tile_is_never_shown() -> None:
    """Q27: of a tile played face down others learn the announced mandate only, in views and in events."""
    game = play_until("choose_mandate", LOTUS)
    tile = game.state.deck[0]
    announced = (tile + 1) % 5
    news = game.act("lotus", Mandate(1, announced))
    played = view(game, "koi")["played"]
    assert isinstance(played, list)
    assert played[-1] == {"seat": "lotus", "mandate": MANDATES[announced], "hidden": True}
    hidden = next(event for event in news if event.kind.name == "tile_hidden")
    assert hidden.json_for(KOI) == {"event": "tile_hidden", "seat": "lotus"}
    assert hidden.json_for(-1) == {"event": "tile_hidden", "seat": "lotus"}
    assert hidden.json_for(LOTUS)["tile"] == MANDATES[tile]


def test_sealed_bids_are_shown_to_their_owner_only() -> None:
    """R8.3: until all bids are in, others see who has bid but not what; the coins stay where they are."""
    game = play_until("bids")
    bidder = game.actors[0]
    others = [seat for seat in game.seats if seat != bidder]
    coins = list(game.state.coins)
    news = game.act(bidder, f"bid {coins[bidder]} 0 0 0")
    if game.decision is None or game.decision.NAME != "bids" or not game.state.agenda[-1].values()[0]:
        pytest.fail("the first bid was the last: choose another seed")
    assert game.state.coins == coins
    for seat in others:
        what = view(game, seat)["decision"]
        assert isinstance(what, dict)
        assert what["what"] == {"step": "bids", "sealed": [SEAT.text(bidder)], "own": None}
        assert news[0].json_for(seat) == {"event": "bid", "seat": SEAT.text(bidder)}
    mine = view(game, bidder)["decision"]
    assert isinstance(mine, dict)
    assert isinstance(mine["what"], dict)
    assert mine["what"]["own"] == [coins[bidder], 0, 0, 0]


def test_determinize_keeps_what_was_seen_and_put_back() -> None:
    """A seat that put three tiles back knows them: they are the same in every world, unless somebody drew since."""
    game = play_until("choose_mandate", KOI)
    window = game.state.deck[:4]
    game.act("koi", Mandate(1, window[0]))
    for seed in range(20):
        world = determinize(game, KOI, Rng(seed))
        assert world.deck[:3] == window[1:]
        assert windows(world)[0] == window


def test_determinize_redraws_the_rest() -> None:
    """What a seat has not seen differs from world to world: tiles, positions, generator."""
    game = play_until("choose_mandate", LOTUS)
    worlds = [determinize(game, TURTLE, Rng(seed)) for seed in range(30)]
    assert len({world.deck for world in worlds}) > 10
    assert len({world.rng for world in worlds}) == 30
    assert len({world.played[0][1] for world in worlds}) > 1


def test_the_options_in_a_determinized_world_are_its_own() -> None:
    """What another player could choose follows from the tiles of that world, not from the true ones."""
    game = play_until("choose_mandate", KOI)
    for seed in range(10):
        world = determinize(game, TURTLE, Rng(seed))
        assert world.waiting is not None
        kinds = [action.kind for action in world.waiting.options(world, KOI) if isinstance(action, Mandate)]
        assert tuple(kinds) == world.deck[:4]


def test_determinize_redraws_other_bids() -> None:
    """Others' sealed bids differ from world to world, the seat's own does not."""
    game = play_until("bids")
    first = game.actors[0]
    game.act(first, "bid 1 0 0 0")
    other = next(seat for seat in game.seats if seat != first)
    assert len({determinize(game, other, Rng(seed)).agenda[-1] for seed in range(20)}) > 3
    assert len({determinize(game, first, Rng(seed)).agenda[-1] for seed in range(20)}) == 1


# Lines of all kinds, right and wrong at most questions.
ANYTHING = (
    *(f"mandate {i} {kind}" for i in range(6) for kind in MANDATES),
    *("bid 0 0 0 0", "bid 1 0 0 0", "bid 99 0 0 0", "pass", "ready", "wait", "accept koi", "propose lotus give 1 0"),
    *(f"summon {piece} {place}" for piece in ("bushi", "daimyo", "stronghold") for place in ("edo", "nagato", "fujin")),
    *("move bushi edo kyoto", "move daimyo nagato nagato", "move stronghold edo kyoto", "build edo", "use seppuku"),
    *("replace koi bushi edo bushi", "replace lotus daimyo edo bushi", "capture koi daimyo", "capture lotus bushi"),
    *("gift koi 99 0", "gift turtle 1 0", "favor koi,lotus", "first", "kill koi bushi edo"),
)


def said(game: Game, seat: int) -> list[str]:
    """The answers a seat gets about all these lines."""
    answers: list[str] = []
    for line in ANYTHING:
        try:
            game.check(seat, line)
            answers.append("yes")
        except IllegalAction as error:
            answers.append(f"{error} {error.reason} {error.about}")
    return answers


def asked_in_other_worlds(seed: int) -> int:
    """Ask at every decision of a game, in the true world and in one that a seat cannot tell from it; how often."""
    rng = Rng(seeded(seed, 7))
    game = new_game(("koi", "lotus", "turtle"), seed=seed)
    times = 0
    while not game.over:
        for seat in game.seats:
            times += 1
            world = Game(determinize(game, seat, rng))
            assert said(world, seat) == said(game, seat), f"{SEAT.text(seat)} at {game.decision}"
        actor = game.actors[0]
        game.act(actor, choose(game.options(actor), rng))
    return times


def test_a_refusal_tells_no_secret() -> None:
    """Whatever a seat asks about, the answer follows from what it may know."""
    assert asked_in_other_worlds(1) > 100


@pytest.mark.plain
def test_a_refusal_that_tells_a_secret_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Explaining with a tile that the seat has not seen fails the test above."""

    def frank(game: Game, *_: object) -> IllegalAction:
        return because("not_here", "R6.3", line=str(game.state.deck[-1]), step="choose_mandate")

    monkeypatch.setattr(Game, "refusal", frank)
    with pytest.raises(AssertionError, match=" at "):
        asked_in_other_worlds(1)


@pytest.mark.parametrize("name", ["bid", "tile_hidden"])
def test_the_leak_test_notices_a_loud_event(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    """An event that tells a secret to everybody fails the fuzzer's leak test."""
    monkeypatch.setattr(KINDS[name], "private", False)
    with pytest.raises(fuzz.Violation, match="hears of a secret"):
        for seed in range(20):
            fuzz.fuzz_game(seed)


def automa_game(seed: int) -> Game:
    """A game with two Automa clans, when some mandates have been chosen in Summer."""
    game = new_game(("koi", "lotus", "turtle"), seed=seed, automa=("koi", "turtle"))
    rng = Rng(seed)
    while game.state.season == 0 or len(game.state.played) < 3:
        seat = game.actors[0]
        game.act(seat, choose(game.options(seat), rng))
    return game


def test_determinize_redraws_the_order_of_the_automa_pile() -> None:
    """Only the order of the pile is hidden: its cards, the discards and the card in use stay."""
    game = automa_game(3)
    pile = game.state.pile
    assert pile is not None
    worlds = [determinize(game, LOTUS, Rng(seed)).pile for seed in range(20)]
    assert len({world.cards for world in worlds if world is not None}) == 20
    for world in worlds:
        assert world is not None
        assert sorted(world.cards) == sorted(pile.cards)
        assert (world.discards, world.in_use) == (pile.discards, pile.in_use)


def test_tiles_of_the_automa_are_seen_by_all() -> None:
    """A4.0: what an Automa clan laid out and put back is the same in every world of every seat."""
    game = automa_game(4)
    laid = [number for number, turn in enumerate(game.state.played) if game.state.automa >> turn[0] & 1]
    assert laid
    for seat in (LOTUS, -1):
        for seed in range(10):
            world = determinize(game, seat, Rng(seed))
            for number in laid:
                assert windows(world)[number] == windows(game.state)[number]
                assert world.played[number] == game.state.played[number]


def test_the_leak_test_notices_the_order_of_the_pile(monkeypatch: pytest.MonkeyPatch) -> None:
    """A view with the Automa's next card in it fails the fuzzer's leak test."""
    honest = fuzz.view

    def leaky(game: Game | GameState, seat: int | str | None) -> dict[str, object]:
        s = game.state if isinstance(game, Game) else game
        return {**honest(game, seat), "leak": s.pile.cards[0] if s.pile is not None and s.pile.cards else 0}

    monkeypatch.setattr(fuzz, "view", leaky)
    with pytest.raises(fuzz.Violation, match="holds something it cannot know"):
        fuzz.fuzz_game(1, automa=True)


@pytest.mark.parametrize("secret", ["deck", "rng", "played", "agenda"])
def test_the_leak_test_notices_a_leak(monkeypatch: pytest.MonkeyPatch, secret: str) -> None:
    """A view with a secret in it fails the fuzzer's leak test."""
    honest = fuzz.view

    def leaky(game: Game | GameState, seat: int | str | None) -> dict[str, object]:
        s = game.state if isinstance(game, Game) else game
        return {**honest(game, seat), "leak": str(getattr(s, secret))}

    monkeypatch.setattr(fuzz, "view", leaky)
    with pytest.raises((fuzz.Violation, RulesBug)):
        for seed in range(6):
            fuzz.fuzz_game(seed)
