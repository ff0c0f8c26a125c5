"""R6: Train and monsters."""

from __future__ import annotations

from tests.helpers import case


def test_r6_9_a_card_on_display_for_its_cost() -> None:
    """R6.9: the buyer pays the cost and the card leaves the display; a second copy is still there."""
    case("""
        honor koi lotus turtle
        phase political 1
        koi coins 3
        lotus coins 2
        next perform koi train turtle
        next perform lotus train turtle

        actions
        refused R6.9 koi buy yurei
        koi buy righteousness
        expect koi coins 1
        expect koi cards righteousness
        expect actors lotus
        lotus buy righteousness
        expect lotus cards righteousness
        expect lotus coins 0
    """)


def test_r6_9_at_most_one_card() -> None:
    """R6.9: a player trains once, however rich."""
    case("""
        honor koi lotus turtle
        phase political 1
        koi coins 9
        next perform koi train turtle

        actions
        koi buy path_of_the_lion
        expect decision choose_mandate
        expect koi coins 9
    """)


def test_r6_9_what_is_sold_is_gone() -> None:
    """R6.9: the only copy of a card can be bought once."""
    case("""
        honor koi lotus turtle
        phase political 1
        koi coins 3
        lotus coins 3
        next perform koi train turtle
        next perform lotus train turtle

        actions
        koi buy path_of_the_lion
        refused R6.9 lotus buy path_of_the_lion
        lotus pass
    """)


def test_r6_9_one_must_be_able_to_pay() -> None:
    """R6.9: nobody buys on credit."""
    case("""
        honor koi lotus turtle
        phase political 1
        koi coins 1
        next perform koi train turtle

        actions
        refused R6.9 koi buy righteousness
        koi buy benevolence
        expect koi coins 0
    """)


def test_r6_9_the_bonus_is_one_coin_less() -> None:
    """R6.9: chooser and ally pay 1 less, never below 0; the others pay in full."""
    case("""
        honor koi lotus turtle dragonfly
        phase political 1
        koi coins 2 ally turtle
        turtle ally koi
        dragonfly coins 2
        next perform koi train koi
        next perform lotus train koi
        next perform turtle train koi
        next perform dragonfly train koi

        actions
        koi buy righteousness
        expect koi coins 1
        refused R6.9 lotus buy benevolence
        lotus pass
        turtle buy path_of_the_light
        expect turtle coins 0
        dragonfly buy righteousness
        expect dragonfly coins 0
    """)


def test_r6_9_a_free_card_stays_free() -> None:
    """R6.9: the discount never pays anything out."""
    case("""
        honor koi lotus turtle
        phase political 1
        koi coins 2
        next perform koi train koi

        actions
        koi buy path_of_the_lion
        expect koi coins 2
    """)


def test_r6_9_the_discount_may_be_declined() -> None:
    """R6.9: the chooser may pay less, so it may also pay the full price."""
    case("""
        honor koi lotus turtle
        phase political 1
        koi coins 3
        next perform koi train koi

        actions
        koi buy righteousness full
        expect koi coins 1
        expect koi cards righteousness
    """)


def test_r6_9_the_effect_is_active_at_once() -> None:
    """R6.9: a card bought counts from then on, in the same mandate: the Merchant answers to the next gain."""
    case("""
        honor koi lotus turtle
        set teapot
        season summer
        phase political 1
        koi coins 2
        turtle coins 8
        turtle nagato stronghold
        next perform koi train lotus
        next perform turtle harvest lotus
        next perform turtle recruit lotus

        actions
        koi buy way_of_the_merchant
        expect koi coins 1
    """)


def test_r6_9_copies_stack() -> None:
    """R6.9: two copies of the Way of the Shogun are 6 coins."""
    case("""
        honor koi lotus turtle
        phase political 10
        war nagato
        koi nagato bushi
        koi cards way_of_the_shogun way_of_the_shogun
        lotus nagato bushi

        actions
        expect koi coins 6
    """)


def test_r6_10_a_monster_is_summoned_at_once() -> None:
    """R6.10: the buyer must put it where it has a stronghold; passing is not possible."""
    case("""
        honor koi lotus turtle
        phase political 1
        koi coins 2
        koi edo stronghold
        koi kyoto stronghold
        koi nagato bushi
        next perform koi train turtle

        actions
        koi buy oni_of_skulls
        expect decision summon_monster
        refused R6.10 koi pass
        refused R6.10 koi summon oni_of_skulls nagato
        refused R6.10 koi summon oni_of_skulls hachiman
        refused R6.10 koi summon bushi kyoto
        koi summon oni_of_skulls kyoto
        expect koi kyoto stronghold, oni_of_skulls
    """)


def test_r6_10_without_a_stronghold_it_waits_in_reserve() -> None:
    """R6.10: a clan without a stronghold on the map keeps the monster in reserve."""
    case("""
        honor koi lotus turtle
        phase political 1
        koi coins 2
        koi nagato bushi
        next perform koi train turtle

        actions
        koi buy oni_of_skulls
        expect koi cards oni_of_skulls
        expect koi reserve 5 bushi, 3 shinto, daimyo, 4 stronghold, oni_of_skulls
        expect decision choose_mandate
    """)


def test_r6_10_a_killed_monster_can_be_recruited() -> None:
    """R6.10: killed, it is in its owner's reserve and still its owner's."""
    case("""
        honor koi lotus dragonfly
        phase war 0
        war nagato kyoto
        koi coins 1
        koi nagato oni_of_skulls
        koi cards oni_of_skulls
        koi kyoto bushi
        lotus nagato 2 bushi
        lotus kyoto bushi

        actions
        koi bid 0 0 0 0
        expect lotus tokens spring:nagato
        expect koi reserve 5 bushi, 3 shinto, daimyo, 4 stronghold, oni_of_skulls
        expect koi cards oni_of_skulls
    """)
