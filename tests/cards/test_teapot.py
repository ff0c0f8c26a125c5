"""The Teapot set."""

from __future__ import annotations

from tests.helpers import case

HARVEST = "deck harvest harvest recruit recruit marshal marshal train train betray betray"


def test_honesty_two_points_for_choosing() -> None:
    """Allied, Koi chooses Harvest: 2 VP; two copies 4."""
    text = f"""
        honor koi lotus turtle
        set teapot
        phase political 0
        {HARVEST}
        koi ally lotus
        lotus ally koi
    """
    case(f"""{text}
        koi cards honesty

        actions
        koi mandate 1 harvest
        expect koi vp 2
    """)
    case(f"""{text}
        koi cards honesty honesty

        actions
        koi mandate 1 harvest
        expect koi vp 4
    """)


def test_honesty_not_without_an_ally() -> None:
    """Choosing is worth nothing to those who stand alone."""
    case(f"""
        honor koi lotus turtle
        set teapot
        phase political 0
        {HARVEST}
        koi cards honesty

        actions
        koi mandate 1 harvest
        expect koi vp 0
    """)


RECRUIT = """
    honor koi lotus turtle
    set teapot
    phase political 1
    koi edo stronghold
    next perform koi recruit lotus
"""


def test_path_of_the_patron_two_coins() -> None:
    """Two players stand lower than Koi."""
    case(f"""{RECRUIT}
    koi cards path_of_the_patron

    actions
    koi summon bushi edo
    expect koi coins 2
    """)


def test_path_of_the_patron_not_with_one_below() -> None:
    """Lotus has only Turtle below it."""
    case("""
        honor koi lotus turtle
        set teapot
        phase political 1
        lotus nagato stronghold
        lotus cards path_of_the_patron
        next perform lotus recruit koi

        actions
        lotus summon bushi nagato
        expect lotus coins 0
    """)


def test_path_of_the_warlord_a_coin() -> None:
    """After a Summon one coin, two copies two, however many figures came."""
    case(f"""{RECRUIT}
    koi kyoto stronghold
    koi cards path_of_the_warlord

    actions
    koi summon bushi edo
    koi summon bushi kyoto
    expect koi coins 1
    """)
    case(f"""{RECRUIT}
    koi cards path_of_the_warlord path_of_the_warlord

    actions
    koi summon bushi edo
    expect koi coins 2
    """)


def test_path_of_the_warlord_and_path_of_the_patron_need_no_question() -> None:
    """Both only give: 3 coins, and the game continues."""
    case(f"""{RECRUIT}
    koi cards path_of_the_warlord path_of_the_patron

    actions
    koi summon bushi edo
    expect koi coins 3
    expect decision choose_mandate
    """)


LOYALTY = """
    honor koi lotus turtle
    set teapot
    season summer
    phase political 1
    koi ally lotus
    koi edo bushi
    koi kyoto bushi
    lotus ally koi
    next perform koi harvest koi
"""


def test_loyalty_one_point_more() -> None:
    """Edo and Kyoto in one Harvest: 6 and 1; with two copies 6 and 2."""
    case(f"""{LOYALTY}
    koi cards loyalty

    actions
    expect koi vp 7
    """)
    case(f"""{LOYALTY}
    koi cards loyalty loyalty

    actions
    expect koi vp 8
    """)


def test_loyalty_adds_nothing_to_nothing() -> None:
    """A Harvest without VP is not a gain of VP."""
    case("""
        honor koi lotus turtle
        set teapot
        season summer
        phase political 1
        koi ally lotus
        koi cards loyalty
        lotus ally koi
        next perform koi harvest turtle

        actions
        expect koi vp 0
        expect koi coins 1
    """)


def test_way_of_the_merchant_takes_a_coin_too() -> None:
    """Koi is richer and harvests: one coin, two with two copies."""
    text = """
        honor koi lotus turtle
        set teapot
        season summer
        phase political 1
        koi coins 3
        next perform koi harvest koi
    """
    case(f"""{text}
        lotus cards way_of_the_merchant

        actions
        expect lotus coins 1
    """)
    case(f"""{text}
        lotus cards way_of_the_merchant way_of_the_merchant

        actions
        expect lotus coins 2
    """)


def test_way_of_the_merchant_of_the_gainer_gives_nothing() -> None:
    """Nobody is richer than themselves."""
    case("""
        honor koi lotus turtle
        set teapot
        season summer
        phase political 1
        koi coins 3
        koi cards way_of_the_merchant
        next perform koi harvest koi

        actions
        expect koi coins 4
    """)


def test_way_of_the_merchant_after_a_summon() -> None:
    """Warlord's coin for a richer player comes from the pile."""
    case("""
        honor koi lotus turtle
        set teapot
        season summer
        phase political 1
        koi coins 3
        koi edo stronghold
        koi cards path_of_the_warlord
        lotus cards way_of_the_merchant
        next perform koi recruit turtle

        actions
        koi summon bushi edo
        expect koi coins 4
        expect lotus coins 1
    """)


def test_form_of_the_kindred_for_allied_seasons() -> None:
    """Spring and Summer: 6 VP; two copies 12."""
    text = """
        honor koi lotus turtle
        set teapot
        season winter
        phase cleanup
        koi allied spring,summer
    """
    case(f"""{text}
        koi cards form_of_the_kindred

        actions
        expect koi vp 6
    """)
    case(f"""{text}
        koi cards form_of_the_kindred form_of_the_kindred

        actions
        expect koi vp 12
    """)


BETRAY = """
    honor koi lotus turtle
    set teapot
    season autumn
    phase political 1
    lotus edo 3 bushi
    lotus fujin shinto
    turtle kyoto 2 bushi
    next perform koi betray koi
"""


def test_path_of_the_unrighteous_one_more_replacement() -> None:
    """Three figures of two players."""
    case(f"""{BETRAY}
    koi cards path_of_the_unrighteous

    actions
    koi replace lotus bushi edo bushi
    koi replace turtle bushi kyoto bushi
    koi replace turtle bushi kyoto bushi
    expect koi kyoto 2 bushi
    expect decision choose_mandate
    """)


def test_path_of_the_unrighteous_reaches_a_worshipper() -> None:
    """A Shinto of Koi worships in its place."""
    case(f"""{BETRAY}
    koi cards path_of_the_unrighteous

    actions
    koi replace lotus shinto fujin shinto
    expect koi fujin shinto
    expect lotus fujin -
    """)
