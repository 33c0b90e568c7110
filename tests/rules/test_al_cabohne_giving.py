"""Al Cabohne: planting and giving open cards, drawing, harvests and the end (AC6 to AC9)."""

from __future__ import annotations

import pytest

from bohnhof.kernel.actions import GiveAway
from bohnhof.kernel.places import hand
from bohnhof.kernel.play import play
from bohnhof.kernel.refusal import Illegal
from tests.judge import holds
from tests.rulemark import rule

# ---------------------------------------------------------------- planting and giving


@rule("AC6.1")
def test_all_open_cards_of_a_kind_go_together_to_one_field_and_the_rest_stays() -> None:
    holds("""
        edition al-cabohne
        seats   Anna Bert
        turn    Anna open
        faceup  blue green blue chili
        draw    stink*2 ...
        Al      field kidney
        Don     field puff
        Anna    hand runner | field blue | field -
        Bert    hand runner
        > Bert plant blue 1
        ! B2.1
        > Anna plant runner 2
        ! AC6.1
        > Anna discard green
        ! B2.1
        > Anna plant blue 2
        ! AC1.4
        > Anna plant blue 1
        = Anna field blue*3
        = faceup green chili
        > Anna done
        = turn Bert leftovers
        = Anna hand runner stink*2
    """)


@rule("AC6.1", "AC1.4")
def test_open_cards_go_to_bosses_who_have_no_card_or_the_same_kind() -> None:
    holds("""
        edition al-cabohne
        seats   Anna Bert
        turn    Anna open
        faceup  blue*2 green chili
        Al      field kidney
        Don     field -
        Anna    hand blue runner
        > Anna plant blue Al
        ! AC6.2
        > Anna give blue Don
        = Don field blue
        > Anna plant green Don
        ! AC6.2
        > Anna plant blue Don
        = Don field blue*3
    """)


@rule("AC1.4", "AC6.2")
def test_a_boss_gets_no_kind_that_another_boss_grows() -> None:
    holds("""
        edition al-cabohne
        seats   Anna Bert
        turn    Anna open
        faceup  green
        Al      field kidney
        Don     field -
        Anna    hand kidney blue
        > Anna give kidney Don
        ! AC1.4
        > Anna give kidney Al
        > Anna plant green Don
        = Al field kidney*2
        = Don field green
    """)


@rule("AC6.2")
def test_hand_cards_of_any_position_may_be_given_but_none_from_fields() -> None:
    holds("""
        edition al-cabohne
        seats   Anna Bert
        turn    Anna open
        faceup  green
        Al      field kidney
        Don     field chili
        Anna    hand blue kidney chili kidney | field stink
        > Anna give kidney@4 Al
        = Anna hand blue kidney chili
        > Anna give chili Don
        > Anna give blue Don
        ! AC6.2
        > Anna give stink Al
        ! AC6.2
        > Anna give green Al
        ! AC6.2
        > Bert give blue Al
        ! B2.1
    """)


@rule("R12", "AC5.3")
def test_a_group_is_laid_down_whole_and_paid_as_a_whole() -> None:
    holds("""
        edition al-cabohne
        seats   Anna Bert
        turn    Anna open
        faceup  green*7
        Al      field kidney
        Don     field -
        Anna    hand blue
        > Anna plant green Don
        = mafia coins green*4
        = Don field -
        = discard green*3
    """)


@rule("AC6.3")
def test_a_boss_without_a_card_must_get_one() -> None:
    holds("""
        edition al-cabohne
        seats   Anna Bert
        turn    Anna open
        draw    stink*2 ...
        Al      field kidney
        Don     field -
        Anna    hand kidney blue
        Bert    hand chili
        > Anna done
        ! AC6.3
        > Anna give blue Don
        > Anna done
        = turn Bert plant
        = Anna hand kidney stink*2
    """)


@rule("AC6.3", "R15")
def test_a_hand_of_kinds_that_other_bosses_grow_is_shown_and_excuses() -> None:
    position = holds("""
        edition al-cabohne
        seats   Anna Bert
        turn    Anna open
        draw    stink*2 ...
        Al      field kidney
        Don     field -
        Anna    hand kidney kidney
        Bert    hand chili
        > Anna done
        = turn Bert plant
        = Don field -
        = Anna hand kidney*2 stink*2 | shown 1 2
    """)
    cards = position.table.cards_in(hand(0))
    assert [bool(position.table.seen[card] & 2) for card in cards] == [True, True, False, False]


@rule("AC6.3")
def test_a_card_that_everybody_has_seen_already_is_not_shown_again() -> None:
    holds("""
        edition al-cabohne
        seats   Anna Bert
        turn    Anna open
        draw    stink*2 ...
        Al      field kidney
        Don     field -
        Anna    hand kidney kidney | shown 1
        Bert    hand chili
        > Anna done
        = Anna shown 1 2
    """)


@rule("AC1.1")
def test_there_are_only_the_bosses_of_this_game() -> None:
    table = holds("""
        edition al-cabohne
        seats   Anna Bert
        turn    Anna open
        Anna    hand blue
    """).table
    for boss in (-1, 2):
        with pytest.raises(Illegal, match=r"AC1\.1"):
            play(table, 0, GiveAway(int(table.first[hand(0)]), boss))


@rule("AC6.3")
def test_a_player_without_hand_cards_is_excused() -> None:
    holds("""
        edition al-cabohne
        seats   Anna Bert
        turn    Anna open
        Al      field kidney
        Don     field -
        Anna    hand -
        Bert    hand chili
        > Anna done
        = turn Bert plant
        = Anna hand #2
    """)


@rule("AC6.3")
def test_two_bosses_without_cards_get_two_kinds_or_one() -> None:
    holds("""
        edition al-cabohne
        seats   Anna Bert
        turn    Anna open
        Al      field -
        Don     field -
        Anna    hand blue blue
        Bert    hand chili
        > Anna give blue Al
        > Anna give blue Don
        ! AC1.4
        > Anna done
        = turn Bert plant
        = Don field -
    """)


# ------------------------------------------------------------- drawing, harvest, field


@rule("AC7")
def test_two_cards_are_drawn_to_the_back_of_the_hand() -> None:
    holds("""
        edition al-cabohne
        seats   Anna Bert
        turn    Anna open
        draw    stink green ...
        Al      field kidney
        Don     field puff
        Anna    hand blue
        Bert    hand chili
        > Anna done
        = Anna hand blue stink green
        = turn Bert plant
    """)


@rule("AC8.1", "B7.3")
def test_a_single_card_may_be_harvested_if_no_field_holds_more() -> None:
    holds("""
        edition al-cabohne
        seats   Anna Bert
        turn    Anna plant
        Al      field kidney
        Don     field puff
        Anna    hand blue | field green | field chili | bought | coins stink
        > Anna harvest 1
        > Anna harvest 2
    """)
    holds("""
        edition al-cabohne
        seats   Anna Bert
        turn    Anna plant
        Anna    hand blue | field green | field chili*2
        Bert    hand blue | field stink*2
        > Anna harvest 1
        ! B7.3
        > Bert harvest 1
        ! AC8.1
    """)


@rule("AC8.2", "R4")
def test_a_third_field_costs_four_coins_that_come_back_at_the_next_reshuffle() -> None:
    holds("""
        edition al-cabohne
        seats   Anna Bert
        turn    Anna open
        draw    stink
        discard green
        Al      field kidney
        Don     field puff
        Anna    hand runner | coins blue*3 chili green
        Bert    hand runner | coins blue*4
        > Bert buy field
        ! AC8.2
        > Anna buy field with coin:blue*3+coin:chili
        = Anna bought | coins green
        = paid blue*3 chili
        = discard green
        > Anna done
        = paid -
        = exhausted 1
        = discard -
        = draw #4
        > Anna buy field
        ! AC8.2
        = turn Bert plant
    """)


# ------------------------------------------------------------------------------ the end


@rule("AC9.1", "B8.2")
def test_the_third_exhaustion_while_turning_leaves_the_planting() -> None:
    holds("""
        edition al-cabohne
        seats   Anna Bert
        turn    Anna plant
        planted 1
        exhausted 2
        draw    blue green
        Al      field kidney*5
        Don     field puff
        Anna    hand stink | field blue*3 | field chili*6
        Bert    field runner*3
        > Anna done
        = faceup blue green
        > Anna plant blue 1
        > Anna done
        = over
        = Anna score 3
        = Bert score 1
        = mafia coins kidney | score 1
        = winners Anna
        = faceup green
    """)


@rule("AC9.1", "B8.2")
def test_the_third_exhaustion_while_drawing_ends_the_game_at_once() -> None:
    holds("""
        edition al-cabohne
        seats   Anna Bert
        turn    Anna open
        exhausted 2
        draw    blue
        Al      field kidney
        Don     field puff
        Anna    hand stink | field chili*6
        Bert    field runner*4
        > Anna done
        = over
        = Anna hand stink blue
        = winners Anna Bert
    """)


@rule("AC9.1", "R8")
def test_the_mafia_can_win_and_a_tie_is_the_mafias() -> None:
    holds("""
        edition al-cabohne
        seats   Anna Bert
        turn    Anna open
        exhausted 2
        draw    blue
        mafia   coins green*2
        Al      field kidney
        Don     field puff
        Anna    hand stink | field chili*6
        Bert    field runner*3
        > Anna done
        = over
        = Anna score 2
        = mafia score 2
        = winners mafia
    """)


@rule("R10", "AC9.1")
def test_with_both_piles_empty_nothing_is_turned_and_the_game_goes_on() -> None:
    holds("""
        edition al-cabohne
        seats   Anna Bert
        turn    Anna plant
        planted 1
        draw    -
        Al      field kidney
        Don     field puff
        Anna    hand stink
        Bert    hand runner
        > Anna done
        = exhausted 0
        = turn Anna open
        > Anna done
        = turn Bert plant
        = Anna hand stink
    """)
