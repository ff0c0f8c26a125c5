"""R10: Dragonfly and Bonsai."""

from __future__ import annotations

from tests.helpers import case


def test_r10_4_summons_to_any_province() -> None:
    """R10.4: as many figures as strongholds, plus the bonus, to any provinces."""
    case("""
        honor koi lotus dragonfly
        phase political 1
        dragonfly hokkaido 2 stronghold
        koi edo stronghold
        next perform dragonfly recruit dragonfly
        next perform koi recruit lotus

        actions
        dragonfly summon bushi kyoto
        dragonfly summon bushi kyoto
        dragonfly summon shinto hachiman
        expect actors koi
        expect dragonfly kyoto 2 bushi
        expect dragonfly hachiman shinto
    """)


def test_r10_4_without_the_bonus_one_less() -> None:
    """R10.4: the number of figures is the usual one."""
    case("""
        honor koi lotus dragonfly
        phase political 1
        dragonfly hokkaido stronghold
        koi edo stronghold
        next perform dragonfly recruit koi
        next perform koi recruit lotus

        actions
        dragonfly summon daimyo nagato
        expect actors koi
    """)


def test_r10_4_no_strongholds_no_recruits() -> None:
    """R10.4: without a stronghold Dragonfly recruits nobody, except with the bonus."""
    case("""
        honor koi lotus dragonfly
        phase political 1
        koi edo stronghold
        next perform dragonfly recruit lotus
        next perform dragonfly recruit dragonfly
        next perform koi recruit lotus

        actions
        dragonfly summon bushi oshu
        expect actors koi
        expect dragonfly reserve 5 bushi, 3 shinto, daimyo, 4 stronghold
    """)


def test_r10_4_a_bought_monster_goes_anywhere() -> None:
    """R10.4: the Summon of a monster reaches any province too, but not a shrine."""
    case("""
        honor koi lotus dragonfly
        phase political 1
        dragonfly coins 2
        dragonfly hokkaido stronghold
        next perform dragonfly train koi

        actions
        dragonfly buy oni_of_skulls
        refused R6.10 dragonfly summon oni_of_skulls hachiman
        dragonfly summon oni_of_skulls nagato
        expect dragonfly nagato oni_of_skulls
    """)


def test_r10_4_moves_to_any_province() -> None:
    """R10.4: one move reaches any other province, once per figure in Marshal."""
    case("""
        honor koi lotus dragonfly
        phase political 1
        dragonfly hokkaido bushi, daimyo
        next perform dragonfly marshal koi

        actions
        refused Q82 dragonfly move bushi hokkaido hokkaido
        dragonfly move bushi hokkaido nagato
        refused R6.8 dragonfly move bushi nagato edo
        dragonfly move daimyo hokkaido edo
        expect dragonfly nagato bushi
        expect dragonfly edo daimyo
    """)


def test_r10_4_moves_use_no_routes() -> None:
    """R10.4: Dragonfly is never charged for a shipping route; others are."""
    case("""
        honor koi lotus dragonfly
        season summer
        phase political 1
        koi cards path_of_the_serpent
        lotus coins 1
        lotus hokkaido bushi
        dragonfly coins 1
        dragonfly hokkaido bushi
        next perform dragonfly marshal koi
        next perform lotus marshal koi

        actions
        dragonfly move bushi hokkaido oshu
        expect dragonfly coins 1
        lotus move bushi hokkaido oshu
        expect decision toll_choice
    """)


def test_r10_4_strongholds_stay() -> None:
    """R10.4: its figures fly, its strongholds do not."""
    case("""
        honor koi lotus dragonfly
        phase political 1
        dragonfly hokkaido bushi, stronghold
        next perform dragonfly marshal koi

        actions
        refused R10.3 dragonfly move stronghold hokkaido oshu
    """)


def test_r10_4_fujin_reaches_any_province() -> None:
    """R10.4: both of Fujin's moves reach any province."""
    case("""
        honor koi lotus dragonfly
        phase political 3
        dragonfly fujin shinto
        dragonfly hokkaido bushi

        actions
        dragonfly move bushi hokkaido nagato
        dragonfly move bushi nagato edo
        expect dragonfly edo bushi
    """)


def test_r10_4_placing_needs_its_strongholds() -> None:
    """R10.4: the power is for Summons and moves; a figure placed at a stronghold goes to a stronghold."""
    case("""
        honor koi lotus dragonfly
        phase political 1
        dragonfly hokkaido stronghold
        dragonfly cards path_of_the_kenin
        next perform dragonfly recruit koi

        actions
        dragonfly summon bushi nagato
        refused R1.6 dragonfly place bushi nagato
        dragonfly place bushi hokkaido
        expect dragonfly hokkaido bushi, stronghold
    """)


def test_r10_5_at_most_one_coin_for_a_card() -> None:
    """R10.5: a card of 3 costs Bonsai 1, a free one nothing, and without a coin only the free ones are in reach."""
    case("""
        honor koi lotus bonsai
        set horseman
        phase political 1
        bonsai coins 1
        next perform bonsai train koi
        next perform bonsai train koi

        actions
        bonsai buy courage
        expect bonsai coins 0
        refused R6.9 bonsai buy righteousness
        bonsai buy path_of_the_lion
        expect bonsai cards courage path_of_the_lion
    """)


def test_r10_5_at_most_one_coin_for_a_stronghold() -> None:
    """R10.5: a stronghold costs Bonsai 1, and not less with the bonus that lets it build."""
    case("""
        honor koi lotus bonsai
        phase political 1
        bonsai coins 2
        next perform bonsai marshal bonsai

        actions
        bonsai build edo
        expect bonsai coins 1
        expect bonsai edo stronghold
    """)


def test_r10_5_discounts_come_after_the_cap() -> None:
    """R10.5: with Train's bonus every card is free for Bonsai."""
    case("""
        honor koi lotus bonsai
        season autumn
        phase political 1
        next perform bonsai train bonsai

        actions
        bonsai buy form_of_the_kitsune
        expect bonsai coins 0
        expect bonsai cards form_of_the_kitsune
    """)


def test_r10_5_ryujin_too() -> None:
    """R10.5: the cap holds for anything it buys, at Ryujin's shrine as well."""
    case("""
        honor koi lotus bonsai
        shrines ryujin fujin hachiman susanoo
        season autumn
        phase political 3
        bonsai coins 2
        bonsai ryujin shinto
        bonsai kyushu stronghold

        actions
        bonsai buy river_dragon
        expect bonsai coins 1
        expect bonsai kyushu stronghold, river_dragon
    """)


def test_r10_5_bids_are_no_purchase() -> None:
    """R10.5: coins bid in war are all spent."""
    case("""
        honor koi lotus bonsai
        phase war 0
        war nagato kyoto
        bonsai coins 5
        bonsai nagato bushi
        bonsai kyoto bushi
        koi nagato 2 bushi
        koi kyoto bushi

        actions
        bonsai bid 0 0 0 4
        expect bonsai coins 1
    """)
