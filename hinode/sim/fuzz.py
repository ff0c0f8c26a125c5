"""Random games in which every property is checked at every decision.

A number determines a game: its configuration, choices and checks. A violation carries the record of the game so far,
which reproduces it.
"""

from __future__ import annotations

from hinode.bots.random_bot import choose
from hinode.engine import queries
from hinode.engine.actions import Action, Gift, Mandate
from hinode.engine.automa.cards.pile import LEVELS
from hinode.engine.automa.events import TILES
from hinode.engine.board import MANDATES, POLITICAL, TEA
from hinode.engine.core.errors import HinodeError, IllegalAction, RulesBug
from hinode.engine.core.options import Options
from hinode.engine.core.rng import Rng, seeded
from hinode.engine.core.steps import Choice, answer
from hinode.engine.game import Game, new_game
from hinode.engine.hooks import SEAT, SETS
from hinode.engine.invariants import check
from hinode.engine.reading import parse
from hinode.engine.rules.political import ChooseMandate
from hinode.engine.rules.war.provinces import Bids
from hinode.engine.setup import MAX_PLAYERS, MIN_AUTOMA, MIN_PLAYERS
from hinode.engine.state import GameState
from hinode.knowledge.determinize import determinize
from hinode.knowledge.view import SPECTATOR, draws_now, view
from hinode.notation.position import write_position
from hinode.notation.read_position import read_position
from hinode.notation.record import read_record, write_record

RUNAWAY = 5_000  # decisions that no real game reaches
LISTABLE = 200  # longer sets of options are sampled, not listed
AUTOMA_ONE_IN = 4  # how often a game has Automa clans
ONE_IN = 40  # how often it makes a gift, undoes an action, checks a determinized world


class Violation(Exception):
    """A property does not hold. Carries the record that reproduces it."""

    def __init__(self, sentence: str, record: str) -> None:
        super().__init__(sentence)
        self.sentence = sentence
        self.record = record


def fuzz_game(seed: int, automa: bool = False) -> int:
    """Play one random game with all checks; the number of actions. Raises Violation. `automa`: with Automa clans."""
    rng = Rng(seeded(seed, 7))
    game = random_game(rng, automa)
    memory: list[Action] = []  # actions that were legal earlier, to be tried at the wrong time
    trying = ""
    try:
        while not game.over:
            trying = ""
            _must(len(game.actions) < RUNAWAY, "the game does not end")
            check_position(game, rng)
            seat = rng.pick(game.actors)
            action = choose(game.options(seat), rng)
            refuse(game, seat, memory, rng)
            memory.append(action)
            trying = f"# then: {SEAT.text(seat)} {action.text}\n"
            act(game, seat, action, rng)
            if not game.over and not rng.below(ONE_IN):
                gift(game, rng)
        check_end(game)
    except (HinodeError, AssertionError, LookupError, ValueError, TypeError, AttributeError) as error:
        # The record leads to the position; a comment below it has the action that failed, if any.
        raise Violation(f"{type(error).__name__}: {error}", write_record(game) + trying) from error
    return len(game.actions)


def random_game(rng: Rng, automa: bool = False) -> Game:
    """Any configuration: players, clans, set, shrines, and in every fourth game Automa clans."""
    players = MIN_PLAYERS + rng.below(MAX_PLAYERS - MIN_PLAYERS + 1)
    clans = rng.shuffled(tuple(SEAT.names))[:players]
    shrines = "random" if rng.below(8) else "beginner"
    number = MIN_AUTOMA + rng.below(players - MIN_AUTOMA) if automa or not rng.below(AUTOMA_ONE_IN) else 0
    return new_game(clans, rng.pick(SETS), shrines, rng.below(1 << 64), clans[:number], rng.pick(LEVELS))


def _must(holds: bool, sentence: str) -> None:
    if not holds:
        raise RulesBug(sentence)


# ------------------------------------------------------------------------------- at every decision
def check_position(game: Game, rng: Rng) -> None:
    """Conservation, round trips, options, secrecy."""
    s = game.state
    check(s)
    _must(read_position(write_position(s)).key() == s.key(), "the position does not survive its text")
    _must(bool(game.actors), "nobody is asked")
    for seat in game.actors:
        # A gift may leave a question with one answer (Q25); else such a question is not asked.
        gifted = bool(game.actions) and isinstance(game.actions[-1][1], Gift)
        check_options(game.options(seat), isinstance(game.decision, Choice) and not gifted, rng)
    check_secrecy(s, rng)


def check_options(options: Options, choice: bool, rng: Rng) -> None:
    """Count, membership, iteration and text agree; a single answer is not asked."""
    number = options.count()
    _must(number > (1 if choice else 0), "a question with one answer")
    one = options.sample(rng)
    _must(one in options, "a sampled option is not an option")
    _must(parse(one.text) == one, f"'{one.text}' does not survive its text")
    if number <= LISTABLE:
        listed = list(options)
        _must(len(listed) == number, "the count of the options is wrong")
        _must(len({(type(action), action.values()) for action in listed}) == number, "an option stands twice")


def check_secrecy(s: GameState, rng: Rng) -> None:
    """Both leak tests, for a random seat: redraw what it cannot know; make another secret choice."""
    seat = rng.pick((*s.seats, SPECTATOR))
    seen = view(s, seat)
    other = determinize(s, seat, rng)
    if not rng.below(ONE_IN):
        check(other)
    _must(view(other, seat) == seen, f"the view of {SEAT.text(seat)} holds something it cannot know")
    top = s.agenda[-1]
    if isinstance(top, Bids):
        bidder = rng.pick(top.actors(s))
        splits = top.options(s, bidder)
        check_secret_choice(s, bidder, splits.sample(rng), splits.sample(rng))
    elif isinstance(top, ChooseMandate) and queries.hides_mandate(s, top.seat):
        kind = rng.below(len(MANDATES))
        check_secret_choice(s, top.seat, Mandate(1 + rng.below(2), kind), Mandate(3 + rng.below(2), kind))


def check_secret_choice(s: GameState, seat: int, one: Action, two: Action) -> None:
    """Two different secret answers look the same to all others."""
    worlds = s.clone(), s.clone()
    for world in worlds:
        world.beats = []
    answer(worlds[0], seat, one)
    answer(worlds[1], seat, two)
    top = worlds[0].agenda[-1] if worlds[0].agenda else None
    if isinstance(s.agenda[-1], Bids) and not (isinstance(top, Bids) and top.sealed):
        return  # it was the last bid: now all are open
    if any(event.kind is TILES for event in worlds[0].events):
        return  # the Automa has laid out the next tiles for all to see (A4.0)
    for other in (*s.seats, SPECTATOR):
        if other != seat and not draws_now(worlds[0], other):
            _must(view(worlds[0], other) == view(worlds[1], other), f"{SEAT.text(other)} sees a secret choice")
            told = [[event.json_for(other) for event in world.events] for world in worlds]
            _must(told[0] == told[1], f"{SEAT.text(other)} hears of a secret choice")
            beats = [[(beat.events, view(beat.state, other)) for beat in world.beats or ()] for world in worlds]
            _must(beats[0] == beats[1], f"{SEAT.text(other)} watches a secret choice")


def refuse(game: Game, seat: int, memory: list[Action], rng: Rng) -> None:
    """An action that is not an option, or of the wrong seat or decision, is refused and changes nothing."""
    if not memory:
        return
    action = rng.pick(memory)
    before = game.state.key()
    for who, at in ((rng.pick(game.seats), None), (seat, game.number + 1)):
        if at is None and action in game.options(who):
            continue
        try:
            game.act(who, action, at)
        except IllegalAction as error:
            _must(bool(error.rule and error.sentence), "a refusal without a reason")
        else:
            raise RulesBug(f"'{action.text}' of {SEAT.text(who)} should have been refused")
    _must(game.state.key() == before, "a refused action changed something")


def act(game: Game, seat: int, action: Action, rng: Rng) -> None:
    """Act, on a clone of the state too: both must end the same. Sometimes undo the action and repeat it."""
    before = game.state.key()
    twin = game.state.clone()
    _must(twin.key() == before, "a clone differs from its original")
    answer(twin, seat, action)
    _must(game.state.key() == before, "playing on a clone changed the original")
    game.act(seat, action, game.number)
    _must(twin.key() == game.state.key(), "the same action ended differently on a clone")
    if game.can_undo(seat) and not rng.below(ONE_IN):
        game.undo(seat)
        _must(game.state.key() == before, "undo does not lead back")
        game.act(seat, action)
        _must(twin.key() == game.state.key(), "the same action ended differently after an undo")


def gift(game: Game, rng: Rng) -> None:
    """Try a random gift; it must be refused when gifts are not allowed."""
    s = game.state
    giver, to = rng.shuffled(game.seats)[:2]
    present = Gift(to, rng.below(s.coins[giver] + 1), rng.below(s.ronin[giver] + 1))
    possible = s.phase in (TEA, POLITICAL) and present.coins + present.ronin > 0 and not s.is_automa(to)
    try:
        game.act(giver, present)
    except IllegalAction as error:
        _must(not possible, f"a gift was refused: {error}")
    else:
        _must(possible, "a gift at the wrong time was accepted")


def check_end(game: Game) -> None:
    """The finished game: a winner, readable events, a record that replays to the same end."""
    check(game.state)
    _must(bool(game.state.winners), "nobody has won")
    for event in game.events:
        _must(bool(event.text()) and bool(event.json_for(SPECTATOR)), "an unreadable event")
    again = read_record(write_record(game))
    _must(again.state.key() == game.state.key(), "the record replays to something else")
    _must(again.events == game.events, "the record replays to other events")
