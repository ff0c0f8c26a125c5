"""Q30-Q34: Benevolence, the paths after a Summon and at the end of Recruit, Monkey, Ninja."""

from __future__ import annotations

from tests.helpers import case


def test_q30_a_coin_for_a_card_may_be_handed_on() -> None:
    """Q30: a coin spent on a card goes to another player; honor and 2 VP for it."""
    case("""
        honor lotus turtle koi
        phase political 1
        koi coins 2
        koi edo stronghold
        koi cards benevolence
        next perform koi train lotus

        actions
        koi buy righteousness
        expect decision give_choice
        koi give lotus
        expect lotus coins 1
        expect koi coins 0
        expect koi vp 2
        expect honor lotus koi turtle
        expect koi cards benevolence righteousness
    """)


def test_q30_a_coin_for_a_stronghold_may_be_handed_on() -> None:
    """Q30: and so does one of the three spent on a stronghold, one only with one copy."""
    case("""
        honor lotus turtle koi
        phase political 1
        koi coins 3
        koi cards benevolence
        next perform koi marshal koi

        actions
        koi build kyoto
        koi give turtle
        expect turtle coins 1
        expect koi vp 2
        expect decision choose_mandate
    """)


def test_q30_a_toll_is_not_spent_on_a_card_or_a_stronghold() -> None:
    """Q30: paying Path of the Serpent hands nothing on."""
    case("""
        honor lotus turtle koi
        season summer
        phase political 1
        koi coins 1
        koi oshu bushi
        koi cards benevolence
        lotus cards path_of_the_serpent
        next perform koi marshal lotus

        actions
        koi move bushi oshu hokkaido
        lotus charge
        koi pay
        expect decision choose_mandate
        expect koi vp 0
        expect lotus coins 1
    """)


def test_q30_two_copies_need_two_coins() -> None:
    """Q30: two copies and 2 coins: two gifts, honor twice, 4 VP; each gift may go to somebody else."""
    case("""
        honor lotus turtle koi
        phase political 1
        koi coins 2
        koi cards benevolence benevolence
        next perform koi train lotus

        actions
        koi buy righteousness
        koi give lotus
        expect decision give_choice
        koi give turtle
        expect lotus coins 1
        expect turtle coins 1
        expect koi vp 4
        expect honor koi lotus turtle
    """)


def test_q30_two_copies_with_one_coin_work_once() -> None:
    """Q30: one coin spent, one gift."""
    case("""
        honor lotus turtle koi
        phase political 1
        koi coins 1
        koi cards benevolence benevolence
        next perform koi train lotus

        actions
        koi buy path_of_the_light
        koi give lotus
        expect decision choose_mandate
        expect koi vp 2
        expect honor lotus koi turtle
    """)


def test_q30_nothing_spent_nothing_asked() -> None:
    """Q30: a free card gives no coin to hand on."""
    case("""
        honor lotus turtle koi
        phase political 1
        koi cards benevolence
        next perform koi train lotus

        actions
        koi buy path_of_the_lion
        expect decision choose_mandate
        expect koi vp 0
    """)


def test_q30_the_gift_may_be_declined() -> None:
    """Q30: the coins then go to the pile."""
    case("""
        honor lotus turtle koi
        phase political 1
        koi coins 2
        koi cards benevolence
        next perform koi train lotus

        actions
        koi buy righteousness
        koi pass
        expect koi vp 0
        expect honor lotus turtle koi
        expect lotus coins 0
    """)


def test_q31_a_whole_recruit_is_one_summon() -> None:
    """Q31: three figures summoned, Path of the Kenin places one more, after the Recruit of its owner."""
    case("""
        honor koi lotus turtle
        phase political 1
        koi edo 2 stronghold
        koi kyoto stronghold
        koi cards path_of_the_kenin
        lotus nagato stronghold
        next perform koi recruit turtle
        next perform lotus recruit turtle

        actions
        koi summon bushi edo
        expect decision recruit
        koi summon bushi edo
        koi summon bushi kyoto
        expect decision place_figure
        koi place bushi kyoto
        expect koi kyoto 2 bushi, stronghold
        expect decision recruit
        expect actors lotus
    """)


def test_q31_each_copy_works_once() -> None:
    """Q31: two copies place two Bushi; what they place triggers nothing."""
    case("""
        honor koi lotus turtle
        phase political 1
        koi edo stronghold
        koi cards path_of_the_kenin path_of_the_kenin
        next perform koi recruit turtle

        actions
        koi summon shinto edo
        koi place bushi edo
        expect decision place_figure
        koi place bushi edo
        expect koi edo 2 bushi, shinto, stronghold
        expect decision choose_mandate
    """)


def test_q31_a_bought_monster_is_a_summon() -> None:
    """Q31: Kenin and Warlord work after a monster was bought."""
    case("""
        honor koi lotus turtle
        set teapot
        phase political 1
        koi coins 2
        koi edo stronghold
        koi cards path_of_the_warlord path_of_the_warlord
        next perform koi train turtle

        actions
        koi buy oni_of_skulls
        expect koi edo stronghold, oni_of_skulls
        expect koi coins 2
    """)


def test_q31_raijin_is_a_summon() -> None:
    """Q31: the Bushi of Raijin brings Kenin's along, at a stronghold."""
    case("""
        honor koi lotus turtle
        shrines raijin fujin hachiman tsukuyomi
        phase political 3
        koi raijin shinto
        koi edo stronghold
        koi cards path_of_the_kenin

        actions
        koi summon bushi hokkaido
        expect decision place_figure
        koi place bushi edo
        expect koi hokkaido bushi
        expect koi edo bushi, stronghold
    """)


def test_q31_sending_only_a_worshipper_is_a_summon_too() -> None:
    """Q31: the Shinto was summoned, if to a shrine."""
    case("""
        honor koi lotus turtle
        set teapot
        phase political 1
        koi edo stronghold
        koi cards path_of_the_warlord
        next perform koi recruit turtle

        actions
        koi summon shinto fujin
        expect koi coins 1
    """)


def test_q31_no_summon_no_effect() -> None:
    """Q31: passing in Recruit, declining Raijin, replacing in Betray: nothing was summoned."""
    case("""
        honor koi lotus turtle
        set teapot
        shrines raijin fujin hachiman tsukuyomi
        phase political 3
        koi raijin shinto
        koi edo stronghold
        koi cards path_of_the_warlord
        lotus kyoto bushi
        next perform koi recruit turtle
        next perform koi betray koi

        actions
        koi pass
        koi replace lotus bushi kyoto bushi
        expect decision summon_bushi
        koi pass
        expect koi coins 0
    """)


def test_q32_light_and_samurai_work_whoever_chose_and_whatever_was_summoned() -> None:
    """Q32: Turtle's Recruit, Koi summons nothing and still may place a worshipper at its end."""
    case("""
        honor koi lotus turtle
        phase political 1
        koi edo stronghold
        koi cards path_of_the_light
        next perform koi recruit turtle
        next end_mandate turtle recruit

        actions
        koi pass
        expect decision place_figure
        refused R1.6 koi place shinto edo
        koi place shinto hachiman
        expect koi hachiman shinto
    """)


def test_q32_owners_act_in_the_order_of_honor() -> None:
    """Q32: with two owners the higher honor chooses first or last (R2.4)."""
    case("""
        honor koi lotus turtle
        season summer
        phase political 1
        koi cards path_of_the_samurai
        turtle cards path_of_the_light
        next end_mandate turtle recruit

        actions
        expect decision order
        expect actors koi
        koi last
        expect actors turtle
        turtle place shinto fujin
        expect actors koi
        koi place bushi shikoku
        expect koi shikoku bushi
    """)


def test_q33_all_tied_as_richest_give_a_coin() -> None:
    """Q33: Lotus and Turtle have 3 each and give one each; honor is lost once."""
    case("""
        honor koi lotus turtle dragonfly
        set horseman
        season summer
        phase political 1
        koi coins 9
        koi edo stronghold
        koi cards path_of_the_monkey
        lotus coins 3
        turtle coins 3
        dragonfly coins 2
        next perform koi recruit turtle

        actions
        koi summon bushi edo
        koi use path_of_the_monkey
        expect koi coins 11
        expect lotus coins 2
        expect turtle coins 2
        expect dragonfly coins 2
        expect honor lotus koi turtle dragonfly
    """)


def test_q34_any_bushi_on_the_map_ones_own_too() -> None:
    """Q34: Koi may kill its own Bushi; Shinto, Daimyo and monsters are no targets."""
    case("""
        honor koi lotus turtle
        set horseman
        phase political 1
        koi edo stronghold
        koi cards path_of_the_ninja
        lotus kyoto shinto, daimyo, komainu
        lotus cards komainu
        turtle oshu bushi
        next perform koi recruit turtle

        actions
        koi summon bushi edo
        expect decision ninja_choice
        refused Q34 koi kill lotus shinto kyoto
        refused Q34 koi kill lotus daimyo kyoto
        refused Q34 koi kill lotus komainu kyoto
        koi kill koi bushi edo
        expect koi edo stronghold
        expect honor lotus koi turtle
        expect decision choose_mandate
    """)


def test_q34_mercy_spares_and_the_honor_is_lost_all_the_same() -> None:
    """Q34: spared, the Bushi stays; Koi has 2 VP and one step less honor."""
    case("""
        honor koi lotus turtle
        set horseman
        season summer
        phase political 1
        koi edo stronghold
        koi cards path_of_the_ninja mercy
        turtle oshu bushi
        turtle cards righteousness
        next perform koi recruit turtle

        actions
        koi summon bushi edo
        koi kill turtle bushi oshu
        expect decision spare_choice
        koi spare
        expect turtle oshu bushi
        expect koi vp 2
        expect turtle vp 0
        expect honor lotus koi turtle
    """)


def test_q34_no_mercy_for_ones_own_bushi() -> None:
    """Q34: Mercy is for opponents' figures: killing one's own asks nothing."""
    case("""
        honor koi lotus turtle
        set horseman
        season summer
        phase political 1
        koi edo stronghold
        koi cards path_of_the_ninja mercy
        next perform koi recruit turtle

        actions
        koi summon bushi edo
        koi kill koi bushi edo
        expect decision choose_mandate
        expect koi vp 0
    """)
