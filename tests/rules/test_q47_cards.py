"""Q47-Q49: Yurei, Path of the Unrighteous, Form of the Kindred."""

from __future__ import annotations

from hinode import queries
from hinode.actions import PROVINCE
from hinode.game import Game
from hinode.hooks import SEAT
from tests.helpers import case


def force(game: Game, clan: str, province: str) -> int:
    """The Force of a clan in a province."""
    return queries.force(game.state, SEAT.read(clan), PROVINCE.read(province))


def test_q47_yurei_is_a_daimyo_of_force_two() -> None:
    """Q47: base Force 2, raised by Lion and Dragon like a Daimyo's."""
    game = case("""
        honor koi lotus turtle
        season autumn
        phase political 0
        koi edo yurei
        koi kyoto daimyo
        koi cards yurei path_of_the_lion path_of_the_dragon
        lotus edo daimyo

        actions
    """)
    assert force(game, "koi", "edo") == 6
    assert force(game, "koi", "kyoto") == 5
    assert force(game, "lotus", "edo") == 1


def test_q47_yurei_from_reserve_replaces_a_monster() -> None:
    """Q47: as a monster it may replace one, though nothing may replace it; it is no Shinto."""
    case("""
        honor koi lotus turtle
        season summer
        phase political 1
        koi cards yurei
        lotus edo oni_of_skulls, shinto, daimyo
        lotus cards oni_of_skulls
        next perform koi betray koi

        actions
        refused R6.12 koi replace lotus shinto edo yurei
        refused R6.12 koi replace lotus daimyo edo yurei
        koi replace lotus oni_of_skulls edo yurei
        expect koi edo yurei
        expect lotus edo shinto, daimyo
    """)


def test_q47_yurei_counts_as_a_monster() -> None:
    """Q47: for Form of the Beast it is one."""
    case("""
        honor koi lotus turtle
        season winter
        phase cleanup
        koi cards yurei form_of_the_beast

        actions
        expect koi vp 3
    """)


BETRAY = """
    honor koi lotus turtle dragonfly
    set teapot
    season autumn
    phase political 1
    lotus edo 4 bushi
    lotus hachiman 2 shinto
    turtle kyoto 2 bushi
    dragonfly hokkaido bushi
    next perform koi betray koi
"""


def test_q48_without_the_card_two_of_two_players() -> None:
    """Q48: the plain limit: two figures, two owners, on the map."""
    case(f"""{BETRAY}
    actions
    refused R6.12 koi replace lotus shinto hachiman shinto
    koi replace lotus bushi edo bushi
    refused R6.12 koi replace lotus bushi edo bushi
    koi replace turtle bushi kyoto bushi
    expect decision choose_mandate
    """)


def test_q48_one_copy_one_more_of_somebody_already_hit() -> None:
    """Q48: two of Lotus and one of Turtle; then it is over."""
    case(f"""{BETRAY}
    koi cards path_of_the_unrighteous

    actions
    koi replace lotus bushi edo bushi
    koi replace lotus bushi edo bushi
    refused R6.12 koi replace lotus bushi edo bushi
    refused R6.12 koi replace lotus shinto hachiman shinto
    koi replace turtle bushi kyoto bushi
    expect decision choose_mandate
    expect koi edo 2 bushi
    expect koi kyoto bushi
    """)


def test_q48_one_copy_one_of_a_third_player() -> None:
    """Q48: one of each of three players."""
    case(f"""{BETRAY}
    koi cards path_of_the_unrighteous

    actions
    koi replace lotus bushi edo bushi
    koi replace turtle bushi kyoto bushi
    koi replace dragonfly bushi hokkaido bushi
    expect decision choose_mandate
    """)


def test_q48_one_copy_one_worshipper_in_its_place() -> None:
    """Q48: a Shinto from reserve takes a worshipper's place; a second worshipper is too many."""
    case(f"""{BETRAY}
    koi cards path_of_the_unrighteous

    actions
    koi replace lotus shinto hachiman shinto
    expect koi hachiman shinto
    expect lotus hachiman shinto
    refused R6.12 koi replace lotus shinto hachiman shinto
    koi replace turtle bushi kyoto bushi
    refused R6.12 koi replace turtle bushi kyoto bushi
    koi replace lotus bushi edo bushi
    expect decision choose_mandate
    """)


def test_q48_the_worshipper_may_come_last() -> None:
    """Q48: the order does not matter: two on the map, then a worshipper."""
    case(f"""{BETRAY}
    koi cards path_of_the_unrighteous

    actions
    koi replace turtle bushi kyoto bushi
    koi replace dragonfly bushi hokkaido bushi
    refused R6.12 koi replace lotus bushi hachiman bushi
    koi replace lotus shinto hachiman shinto
    expect koi hachiman shinto
    """)


def test_q48_a_worshipper_after_two_of_one_player_is_too_many() -> None:
    """Q48: the second Bushi of Lotus has used the copy; only another player on the map is left."""
    case(f"""{BETRAY}
    koi cards path_of_the_unrighteous

    actions
    koi replace lotus bushi edo bushi
    koi replace lotus bushi edo bushi
    refused R6.12 koi replace lotus shinto hachiman shinto
    koi pass
    """)


def test_q48_two_copies_two_more() -> None:
    """Q48: three of Lotus and one of Turtle; a fourth of Lotus would need two ordinary ones of the same player."""
    case(f"""{BETRAY}
    koi cards path_of_the_unrighteous path_of_the_unrighteous

    actions
    koi replace lotus bushi edo bushi
    koi replace lotus bushi edo bushi
    koi replace lotus bushi edo bushi
    refused R6.12 koi replace lotus bushi edo bushi
    koi replace turtle bushi kyoto bushi
    expect decision choose_mandate
    """)


def test_q48_two_copies_two_worshippers() -> None:
    """Q48: two worshippers and two of different players on the map."""
    case(f"""{BETRAY}
    koi cards path_of_the_unrighteous path_of_the_unrighteous

    actions
    koi replace lotus shinto hachiman shinto
    koi replace lotus shinto hachiman shinto
    koi replace lotus bushi edo bushi
    refused R6.12 koi replace lotus bushi edo bushi
    koi replace dragonfly bushi hokkaido bushi
    expect decision choose_mandate
    expect koi hachiman 2 shinto
    """)


def test_q48_every_replacement_is_optional() -> None:
    """Q48: passing ends the Betray; the alliance is broken once all the same."""
    case("""
        honor koi lotus turtle
        set teapot
        season autumn
        phase political 1
        koi ally turtle
        koi cards path_of_the_unrighteous
        turtle ally koi
        lotus edo bushi
        next perform koi betray koi

        actions
        koi pass
        expect koi ally -
        expect honor lotus koi turtle
        expect lotus edo bushi
    """)


def test_q46_q48_komainu_at_a_shrine() -> None:
    """Q46, Q48: Komainu worships: a Shinto may replace it, another monster may not; it may replace a worshipper."""
    text = """
        honor koi lotus turtle
        set teapot
        season autumn
        phase political 1
        koi cards path_of_the_unrighteous oni_of_skulls
        lotus hachiman komainu
        lotus cards komainu
        next perform koi betray koi

        actions
        refused R6.12 koi replace lotus komainu hachiman oni_of_skulls
        koi replace lotus komainu hachiman shinto
        expect koi hachiman shinto
    """
    case(text)
    case("""
        honor koi lotus turtle
        set teapot
        season autumn
        phase political 1
        koi cards path_of_the_unrighteous komainu
        lotus hachiman shinto
        next perform koi betray koi

        actions
        koi replace lotus shinto hachiman komainu
        expect koi hachiman komainu
    """)


def test_q49_an_alliance_at_any_moment_of_a_season_counts() -> None:
    """Q49: allied in Spring and Autumn: 6 VP, even if the last alliance is broken."""
    case("""
        honor koi lotus turtle
        set teapot
        season winter
        phase cleanup
        koi vp 0 allied spring,autumn
        koi cards form_of_the_kindred

        actions
        expect koi vp 6
    """)


def test_q49_a_broken_alliance_has_been_one() -> None:
    """Q49: Koi allies in the tea ceremony and betrays: the season stays counted."""
    game = case("""
        honor koi lotus turtle
        set teapot
        season autumn
        phase tea
        deck betray betray harvest harvest recruit recruit marshal marshal train train

        actions
        koi propose lotus
        lotus accept koi
        koi mandate 1 betray
        expect koi ally -
    """)
    assert game.state.allied_seasons[SEAT.read("koi")].bit_count() == 1
    assert game.state.allied_seasons[SEAT.read("lotus")].bit_count() == 1
    assert game.state.allied_seasons[SEAT.read("turtle")] == 0
