"""The hooks that no base card uses yet, tried with made-up cards: coming cards fit in without touching the rules."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from hinode.engine import changes, queries
from hinode.engine.board import AMATERASU, BUSHI, FUJIN, HACHIMAN, MONSTER, PROVINCES, RAIJIN, RYUJIN, STRONGHOLD
from hinode.engine.game import Game
from hinode.engine.hooks import (
    AFTER_CAPTURE,
    AFTER_SUMMON,
    BEFORE_PROVINCE,
    BY_MOVE,
    BY_REPLACEMENT,
    BY_SUMMON,
    CARD,
    CARD_TAKEN,
    CARDS,
    CLANS,
    END_OF_BATTLE,
    END_OF_KAMI_TURN,
    ENTERED,
    HOOKS,
    MANDATE_PERFORMED,
    MONSTERS,
    ON,
    PIECE,
    SEASON_STARTED,
    SEAT,
    SHRINE_USED,
    SOURCE,
    SOURCES,
    START_OF_BATTLE,
    TIE_WON,
    Card,
    Effect,
    Occasion,
    register_card,
)
from hinode.engine.state import GameState
from tests.helpers import case

EDO, KYOTO, OSHU = (PROVINCES.index(name) for name in ("edo", "kyoto", "oshu"))
KOI = SEAT.index["koi"]
Seen = list[tuple[int, Occasion]]


class Workshop:
    """Makes cards for one test; they are gone afterwards."""

    def __init__(self) -> None:
        self.cards: list[Card] = []
        self.seen: Seen = []

    def make(self, slug: str, kind: str = "enhancement") -> Card:
        """A card that costs nothing; give it hooks, then add it."""
        return Card(slug, 0, ("core",), kind, 0, 2)

    def add(self, made: Card) -> None:
        """Register a card with its hooks."""
        self.cards.append(register_card(made))

    def note(self) -> Effect:
        """An effect that only remembers when it was called."""

        def effect(s: GameState, seat: int, about: Occasion) -> None:
            self.seen.append((seat, about))

        return effect

    def tear_down(self) -> None:
        """Take the cards out of the registry, last first."""
        for made in reversed(self.cards):
            CARDS.remove(made)
            CARD.names.remove(made.slug)
            del CARD.index[made.slug]
            SOURCE.names.remove(made.slug)
            del SOURCE.index[made.slug]
            del SOURCES[made.number]
            for moment in range(len(ON)):
                ON[moment] &= ~(1 << made.number)
            for name in HOOKS:
                HOOKS[name] &= ~(1 << made.number)
            if made.piece >= 0:
                MONSTERS.remove(made)
                PIECE.names.remove(made.slug)
                del PIECE.index[made.slug]


@pytest.fixture
def workshop() -> Iterator[Workshop]:
    """A place to make cards in."""
    place = Workshop()
    yield place
    place.tear_down()


TABLE = """
    honor koi lotus turtle
    phase political 1
    koi cards made_up
    koi edo 2 bushi, daimyo, stronghold
    lotus nagato bushi, daimyo, stronghold
    turtle kyoto bushi, daimyo, stronghold
"""


def table(*lines: str, top: str = TABLE) -> Game:
    """The table above, with more lines."""
    return case(top + "\n" + "\n".join(lines))


def test_a_card_can_forbid_a_way_in(workshop: Workshop) -> None:
    """may_enter: the owner's province is closed to others, not to the owner."""
    made = workshop.make("made_up")
    made.may_enter = lambda s, owner, mover, place: place != EDO or mover == owner
    workshop.add(made)
    game = table("next perform turtle marshal lotus", "actions", "expect decision marshal")
    assert all(action.text.split()[-1] != "edo" for action in game.options("turtle"))
    game = table("koi oshu shinto", "next perform koi marshal lotus", "actions", "koi move shinto oshu edo")
    assert queries.figures_in(game.state, KOI, EDO) == 4


def test_a_card_can_forbid_a_way_out(workshop: Workshop) -> None:
    """may_leave: nobody leaves Kyoto."""
    made = workshop.make("made_up")
    made.may_leave = lambda s, owner, mover, place: place != KYOTO
    workshop.add(made)
    game = table("turtle oshu bushi", "next perform turtle marshal lotus", "actions", "expect decision marshal")
    assert all(action.text.split()[2] != "kyoto" for action in game.options("turtle") if action.text != "pass")


def test_a_card_can_limit_room(workshop: Workshop) -> None:
    """room: never more than three figures of the owner in a province, by whatever way."""
    made = workshop.make("made_up")
    made.room = lambda s, owner, place: queries.figures_in(s, owner, place) < 3
    workshop.add(made)
    game = table("koi oshu stronghold", "next perform koi recruit lotus", "actions", "expect decision recruit")
    assert not any(action.text.endswith("edo") for action in game.options("koi"))
    assert any(action.text.endswith("oshu") for action in game.options("koi"))
    game = table("koi oshu bushi", "next perform koi marshal lotus", "actions", "expect decision marshal")
    assert not any(action.text.endswith("oshu edo") for action in game.options("koi"))
    game = table("next summon_bushi koi", "actions", "expect decision summon_bushi")
    assert "summon bushi edo" not in {action.text for action in game.options("koi")}
    game = table("lotus edo bushi", "lotus edo bushi".replace("edo", "oshu"), "next betray koi", "actions")
    assert "replace lotus bushi edo bushi" not in {action.text for action in game.options("koi")}
    assert "replace lotus bushi oshu bushi" in {action.text for action in game.options("koi")}


def test_a_card_can_add_an_option_to_recruit_and_marshal(workshop: Workshop) -> None:
    """offers: `use` once for each copy; the decision continues afterwards."""

    def used(s: GameState, seat: int, about: Occasion) -> None:
        changes.gain_coins(s, seat, 1, "made_up")

    def always(s: GameState, seat: int) -> bool:
        return True

    made = workshop.make("made_up")
    made.offers = {"recruit": always, "marshal": always}
    made.used = used
    workshop.add(made)
    for mandate in ("recruit", "marshal"):
        game = table(f"next perform koi {mandate} lotus", "actions", "koi use made_up", "expect koi coins 1")
        assert game.decision is not None
        assert game.decision.NAME == mandate
        assert "use made_up" not in {action.text for action in game.options("koi")}


def test_a_card_can_build_in_every_marshal(workshop: Workshop) -> None:
    """builds: a stronghold without the bonus, for the usual price."""
    made = workshop.make("made_up")
    made.builds = True
    workshop.add(made)
    table(
        "koi coins 4", "next perform koi marshal lotus", "actions",
        "koi pass", "koi build oshu", "expect koi oshu stronghold", "expect koi coins 1",
    )  # fmt: skip


def test_a_card_can_harvest_without_the_bonus(workshop: Workshop) -> None:
    """harvests: a province's reward for the owner who has the most Force there."""
    made = workshop.make("made_up")
    made.harvests = lambda s, owner, place: place == EDO
    workshop.add(made)
    table(
        "next perform koi harvest lotus", "actions", "expect koi vp 2", "expect koi coins 3",
    )  # fmt: skip


def test_a_card_can_be_stronger_in_harvest(workshop: Workshop) -> None:
    """harvest_force: more Force while a Harvest is performed, and only then."""
    made = workshop.make("made_up")
    made.harvest_force = lambda s, owner, place: 5 if place == KYOTO else 0
    workshop.add(made)
    game = table("next perform koi harvest koi", "actions", "expect koi vp 6")
    assert queries.force(game.state, KOI, KYOTO) == 0


def test_a_card_can_be_for_some_only(workshop: Workshop) -> None:
    """may_buy: refused to others with a reason."""
    made = workshop.make("made_up")
    made.may_buy = lambda buyer, card: buyer != KOI
    workshop.add(made)
    top = TABLE.replace("koi cards made_up", "")
    table(
        "next perform koi train lotus", "next perform lotus train lotus", "actions",
        "refused R6.9 koi buy made_up", "koi pass", "lotus buy made_up", "expect lotus cards made_up",
        top=top,
    )  # fmt: skip


def test_a_monster_can_be_summoned_elsewhere_and_count_as_a_stronghold(workshop: Workshop) -> None:
    """places and counts_as: the monster goes where it says; figures are recruited beside it."""
    made = workshop.make("made_up", kind="monster")
    made.places = lambda s, seat: [OSHU]
    made.counts_as = (STRONGHOLD,)
    workshop.add(made)
    top = TABLE.replace("koi cards made_up", "")
    game = table("next perform koi train lotus", "actions", "koi buy made_up", "expect koi oshu made_up", top=top)
    assert queries.stronghold_count(game.state, KOI) == 2
    table("koi oshu made_up", "next perform koi recruit lotus", "actions", "koi summon bushi oshu")
    table("next perform koi recruit lotus", "actions", "koi summon made_up oshu", "expect koi oshu made_up")


def test_a_card_can_count_as_another_kind(workshop: Workshop) -> None:
    """also: a card that counts as a Virtue too."""
    made = workshop.make("made_up")
    made.also = ("virtue",)
    workshop.add(made)
    game = table("next perform koi marshal lotus", "actions")
    assert queries.cards_of_kind(game.state, KOI, "virtue") == 1


SHRINES = """
    honor koi lotus turtle
    shrines {}
    phase political 3
    koi cards made_up
    koi {} shinto
    koi coins 9
    koi edo bushi, daimyo, stronghold
    lotus nagato bushi, daimyo, stronghold
    turtle kyoto bushi, daimyo, stronghold
    lotus hachiman shinto
    actions
"""


@pytest.mark.parametrize(
    ("kami", "use", "decline"),
    [
        ("fujin", ["koi move bushi edo oshu", "koi pass"], ["koi pass"]),
        ("fujin", ["koi move bushi edo oshu", "koi move bushi oshu kyoto"], ["koi pass"]),
        ("raijin", ["koi summon bushi oshu"], ["koi pass"]),
        ("ryujin", ["koi buy path_of_the_lion"], ["koi pass"]),
    ],
)
def test_a_shrine_used_and_a_shrine_declined(workshop: Workshop, kami: str, use: list[str], decline: list[str]) -> None:
    """shrine_used: fired after the benefit, not when it is declined."""
    made = workshop.make("made_up")
    made.on = {SHRINE_USED: workshop.note()}
    workshop.add(made)
    numbers = {"fujin": FUJIN, "raijin": RAIJIN, "ryujin": RYUJIN}
    text = SHRINES.format(f"{kami} amaterasu hachiman tsukuyomi", kami)
    case(text + "\n".join(decline))
    assert workshop.seen == []
    case(text + "\n".join(use))
    assert [(seat, about.amount) for seat, about in workshop.seen] == [(KOI, numbers[kami])]


def test_the_top_of_the_track_is_a_use_too(workshop: Workshop) -> None:
    """shrine_used after Amaterasu, and after shrines that pay without a question."""
    made = workshop.make("made_up")
    made.on = {SHRINE_USED: workshop.note()}
    workshop.add(made)
    text = SHRINES.format("amaterasu fujin hachiman tsukuyomi", "amaterasu").replace(
        "koi lotus turtle", "lotus koi turtle"
    )
    case(text + "koi use amaterasu")
    assert [about.amount for _, about in workshop.seen] == [AMATERASU]
    workshop.seen.clear()
    case(SHRINES.format("amaterasu fujin hachiman tsukuyomi", "hachiman").replace("lotus hachiman shinto", ""))
    assert [about.amount for _, about in workshop.seen] == [HACHIMAN]


def test_entering_says_how(workshop: Workshop) -> None:
    """entered: by summon, by move, by replacement."""
    made = workshop.make("made_up", kind="monster")
    made.on = {ENTERED: workshop.note()}
    workshop.add(made)
    assert made.piece >= MONSTER
    table("next perform koi recruit lotus", "actions", "koi summon made_up edo")
    table(
        "koi edo made_up".replace("edo", "oshu"),
        "next perform koi marshal lotus",
        "actions",
        "koi move made_up oshu edo",
    )
    table(
        "lotus cards komainu", "lotus oshu komainu", "next perform koi betray koi", "actions",
        "koi replace lotus komainu oshu made_up",
    )  # fmt: skip
    assert [about.amount for _, about in workshop.seen] == [BY_SUMMON, BY_MOVE, BY_REPLACEMENT]


def test_moments_of_a_turn(workshop: Workshop) -> None:
    """mandate_performed, card_taken, after_summon: fired for the owner."""
    note = workshop.note()
    made = workshop.make("made_up")
    made.on = {MANDATE_PERFORMED: note, CARD_TAKEN: note, AFTER_SUMMON: note}
    workshop.add(made)
    table("next end_mandate koi harvest", "actions")
    table("next perform koi train koi", "actions", "koi buy path_of_the_lion")
    table("next perform koi recruit lotus", "actions", "koi summon bushi edo")
    assert len(workshop.seen) == 3


def test_moments_of_a_season(workshop: Workshop) -> None:
    """season_started and end_of_kami_turn: for every owner, in the order of R2.4."""
    note = workshop.note()
    made = workshop.make("made_up")
    made.on = {SEASON_STARTED: note, END_OF_KAMI_TURN: note}
    workshop.add(made)
    table("next end_kami_turn", "actions")
    assert len(workshop.seen) == 1
    case("honor koi lotus turtle\nphase cleanup\nkoi cards made_up\nactions")
    assert len(workshop.seen) == 2


WAR = """
    honor koi lotus turtle
    phase war 0
    war edo
    koi cards made_up
    koi coins 3
    koi edo 2 bushi
    lotus coins 3
    lotus edo 2 bushi
    actions
"""


def test_moments_of_a_battle(workshop: Workshop) -> None:
    """before_province, start_of_battle, tie_won, captured, end_of_battle."""
    note = workshop.note()
    on = dict.fromkeys((BEFORE_PROVINCE, START_OF_BATTLE, TIE_WON, AFTER_CAPTURE, END_OF_BATTLE), note)
    made = workshop.make("made_up")
    made.on = on
    workshop.add(made)
    case(WAR + "koi bid 0 1 0 0\nlotus bid 0 1 0 0\nkoi capture lotus bushi")
    # before the province, at the battle's start, the tie for the hostage, the capture, the end of the battle
    assert len(workshop.seen) == 5
    workshop.seen.clear()
    case(WAR + "koi bid 0 0 0 0\nlotus bid 0 0 0 0")
    assert len(workshop.seen) == 4  # a tie for the province, nothing captured


def test_a_clan_is_a_source_like_a_card() -> None:
    """Clans register in the same tables."""
    assert all(SOURCES[clan.number] is clan for clan in CLANS)
    assert queries.counts_as(BUSHI, BUSHI)
