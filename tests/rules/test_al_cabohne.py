"""Al Cabohne for two players: set-up, and the phases until cards are turned."""

from __future__ import annotations

import pytest

from bohnhof.editions import EDITIONS
from bohnhof.kernel.deal import new_table
from bohnhof.kernel.places import hand
from bohnhof.kernel.rules import Rules
from tests.judge import cannot_be, holds
from tests.rulemark import rule

HEAD = "edition al-cabohne\nseats Anna Bert\n"


# ------------------------------------------------------------------------- set-up


@rule("AC1.1")
def test_each_player_has_five_cards_and_two_fields_of_a_deck_of_116() -> None:
    table = new_table(Rules(EDITIONS["al-cabohne"], 2), 3)
    assert table.rules.deck_size == 116
    assert [table.count[hand(seat)] for seat in (0, 1)] == [5, 5]
    assert [table.fields(seat) for seat in (0, 1)] == [[0, 1], [0, 1]]
    assert table.rules.outsiders == ["Al", "Don"]


@rule("AC1.2", "AC1.3", "AC1.4")
@pytest.mark.parametrize("seed", range(40))
def test_al_starts_with_cards_of_one_kind_and_don_with_one_of_another(seed: int) -> None:
    table = new_table(Rules(EDITIONS["al-cabohne"], 2), seed)
    al, don = (table.beans_in(table.rules.outside + n) for n in (0, 1))
    assert len(al) >= 1
    assert len(set(al)) == 1
    assert len(don) == 1
    assert don[0] != al[0]
    assert table.count[1] == 116 - 10 - len(al) - len(don)
    assert (table.active, table.rules.phase_name(table.phase)) == (0, "plant")


@rule("AC1.2")
def test_some_deals_give_al_several_cards() -> None:
    tables = [new_table(Rules(EDITIONS["al-cabohne"], 2), seed) for seed in range(40)]
    assert max(table.count[table.rules.outside] for table in tables) > 1


@rule("AC1.2", "B1.1")
def test_cards_are_turned_for_al_while_they_are_of_his_kind_and_the_first_other_one_is_dons() -> None:
    holds("""
        edition al-cabohne
        seats   Anna Bert
        deck    blue chili blue chili blue chili blue chili blue chili kidney*3 puff runner kidney ...
        = Anna hand blue*5
        = Bert hand chili*5
        = Al field kidney*3
        = Don field puff
        = draw runner kidney ...
        = discard -
        = turn Anna plant
    """)


@rule("AC1.2")
def test_don_gets_the_second_card_if_it_is_of_another_kind() -> None:
    holds("""
        edition al-cabohne
        seats   Anna Bert
        deck    blue*10 kidney puff kidney ...
        = Al field kidney
        = Don field puff
        = draw kidney ...
    """)


@rule("R13", "AC5.3", "AC1.2")
def test_al_sells_what_reaches_his_worth_during_the_set_up_and_begins_anew() -> None:
    holds("""
        edition al-cabohne
        seats   Anna Bert
        deck    blue*10 green*6 kidney green puff ...
        = mafia coins green*3
        = discard green*3
        = Al field kidney
        = Don field green
        = draw puff ...
    """)


@rule("AC1.3")
def test_the_very_first_turn_starts_with_planting() -> None:
    holds(f"{HEAD}seed 2\n= turn Anna plant\n= Anna hand #5 | field - | field -\n")


@rule("AC1.4", "B2.2", "B3.4")
def test_nobody_grows_one_kind_on_two_fields() -> None:
    holds("""
        edition al-cabohne
        seats   Anna Bert
        turn    Anna plant
        Al      field kidney
        Don     field puff
        Anna    hand blue green | field blue*2 | field -
        > Anna plant 2
        ! AC1.4
        > Anna plant 1
        > Anna plant 1
        ! B2.2
    """)


@rule("AC1.4")
def test_no_position_shows_one_kind_on_two_fields() -> None:
    reason = cannot_be("""
        edition al-cabohne
        seats   Anna Bert
        turn    Anna plant
        Al      field blue
        Don     field blue
        ! cannot be AC1.4
    """)
    assert "two bosses grow the same kind" in reason
    reason = cannot_be("""
        edition al-cabohne
        seats   Anna Bert
        turn    Anna plant
        Anna    field blue | field blue
        ! cannot be AC1.4
    """)
    assert "the same kind on two fields" in reason


@rule("AC5.3")
@pytest.mark.parametrize(("boss", "field"), [("Don", "green*5"), ("Al", "green*6")])
def test_no_position_shows_what_a_boss_would_have_sold(boss: str, field: str) -> None:
    reason = cannot_be(f"""
        edition al-cabohne
        seats   Anna Bert
        turn    Anna plant
        {boss}  field {field}
        ! cannot be AC5.3
    """)
    assert f"{boss} would have sold" in reason


# ---------------------------------------------------------------------- leftovers


@rule("AC2")
def test_leftovers_are_planted_or_discarded_card_by_card() -> None:
    holds("""
        edition al-cabohne
        seats   Anna Bert
        turn    Anna leftovers
        faceup  blue*2 green runner
        Al      field kidney
        Don     field puff
        Anna    hand chili | field blue | field -
        Bert    hand stink
        > Bert plant blue 1
        ! B2.1
        > Anna plant chili 2
        ! AC2
        > Anna plant blue 1
        > Anna discard blue
        > Anna plant green Al
        ! B2.1
        > Anna plant green 2
        > Anna discard runner
        = turn Anna plant
        = Anna field blue*2 | field green
        = discard blue runner
    """)


# ------------------------------------------------------------------ protection money


@rule("AC3")
def test_every_boss_who_grows_what_the_player_grows_gets_a_card_of_it() -> None:
    holds("""
        edition al-cabohne
        seats   Anna Bert
        turn    Anna tribute
        Al      field blue*2
        Don     field green
        Anna    hand chili | field blue*3 | field green
        > Bert done
        ! B2.1
        > Anna plant 1
        ! B2.1
        > Anna done
        = Al field blue*3
        = Don field green*2
        = Anna field blue*2 | field -
        = turn Anna plant
    """)


@rule("AC3", "AC8.1")
def test_harvesting_is_the_way_out() -> None:
    holds("""
        edition al-cabohne
        seats   Anna Bert
        turn    Anna tribute
        Al      field blue*2
        Don     field green
        Anna    hand chili | field blue*4 | field green*3
        > Anna harvest 1
        = turn Anna tribute
        > Anna harvest 2
        = turn Anna plant
        = Al field blue*2
        = Anna coins blue green
    """)


@rule("AC3")
def test_without_a_common_kind_nothing_is_paid() -> None:
    holds("""
        edition al-cabohne
        seats   Anna Bert
        turn    Anna tribute
        Al      field blue*2
        Anna    hand chili | field green*3
        Bert    field blue*3
        = turn Anna plant
    """)


@rule("AC3", "R13", "AC5.3")
def test_a_boss_who_reaches_his_worth_through_protection_money_sells_at_once() -> None:
    holds("""
        edition al-cabohne
        seats   Anna Bert
        turn    Anna tribute
        Al      field kidney
        Don     field green*4
        Anna    hand chili | field green*2
        > Anna done
        = Don field -
        = mafia coins green*2 | score 2
        = discard green*3
        = Anna field green
    """)


# -------------------------------------------------------------- planting from the hand


@rule("AC4", "B3.1", "B3.2")
def test_one_or_two_cards_are_planted_and_never_a_third() -> None:
    holds("""
        edition al-cabohne
        seats   Anna Bert
        turn    Anna plant
        draw    stink*9 ...
        Al      field kidney
        Don     field puff
        Anna    hand blue blue blue
        Bert    hand green
        > Anna done
        ! B3.1
        > Bert plant 1
        ! B2.1
        > Anna plant 1
        > Anna plant 1
        > Anna plant 1
        ! B3.2
        > Anna end
        ! B2.1
        > Anna done
        = turn Anna open
    """)


@rule("AC4", "B3.1")
def test_only_the_front_card_is_planted() -> None:
    holds("""
        edition al-cabohne
        seats   Anna Bert
        turn    Anna plant
        Anna    hand blue green | field chili
        > Anna plant green 1
        ! B3.1
        > Anna plant green 2
        ! B3.1
        > Anna plant chili 2
        ! B3.1
    """)


@rule("AC4")
def test_two_kinds_go_to_two_fields_even_after_a_harvest() -> None:
    holds("""
        edition al-cabohne
        seats   Anna Bert
        turn    Anna plant
        Al      field kidney
        Don     field puff
        Anna    hand blue green | field blue*3 | field -
        > Anna plant 1
        = first-field 1
        = first-kind blue
        > Anna harvest 1
        > Anna plant 1
        ! AC4
        > Anna plant 2
        = Anna field - | field green
        > Anna done
        = first-kind -
    """)


@rule("AC4")
def test_two_of_a_kind_go_to_the_same_field_even_after_a_harvest() -> None:
    holds("""
        edition al-cabohne
        seats   Anna Bert
        turn    Anna plant
        planted 1
        first-field 1
        first-kind blue
        Anna    hand blue | field - | field -
        > Anna plant 2
        ! AC4
        > Anna plant 1
    """)


@rule("AC4")
def test_without_a_word_about_the_first_card_the_second_goes_anywhere() -> None:
    holds("""
        edition al-cabohne
        seats   Anna Bert
        turn    Anna plant
        planted 1
        Anna    hand blue | field - | field -
        > Anna plant 2
    """)


@rule("AC4", "AC6.2")
def test_nothing_is_given_to_the_mafia_while_planting_from_the_hand() -> None:
    holds("""
        edition al-cabohne
        seats   Anna Bert
        turn    Anna plant
        Al      field blue
        Anna    hand blue green
        > Anna give blue Al
        ! AC4
        > Anna plant green Don
        ! AC4
    """)


@rule("AC4", "B3.3", "B3.4")
def test_a_card_that_fits_nowhere_forces_a_harvest_and_an_empty_hand_skips_the_phase() -> None:
    holds("""
        edition al-cabohne
        seats   Anna Bert
        turn    Anna plant
        Al      field kidney
        Don     field puff
        Anna    hand blue | field green*2 | field chili
        > Anna plant 1
        ! B3.4
        > Anna harvest 2
        ! B7.3
        > Anna harvest 1
        > Anna plant 1
    """)
    holds(f"{HEAD}turn Anna plant\ndraw stink*9 ...\nAl field kidney\nDon field puff\nAnna hand -\n= turn Anna open\n")


@rule("R23", "R18", "AC5.2")
def test_there_is_time_to_harvest_between_the_second_card_and_the_turning() -> None:
    holds("""
        edition al-cabohne
        seats   Anna Bert
        turn    Anna plant
        draw    green stink chili ...
        Al      field kidney
        Don     field puff
        Anna    hand green green | field green*3
        > Anna plant 1
        > Anna plant 1
        > Anna harvest 1
        = Anna coins green*2
        > Anna done
        = faceup green*4 stink chili
    """)
