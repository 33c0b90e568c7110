"""Al Cabohne for two players: set-up, the six phases, and what players may do in them."""

from __future__ import annotations

import pytest

from bohnhof.editions import EDITIONS
from bohnhof.kernel.actions import GiveAway
from bohnhof.kernel.deal import new_table
from bohnhof.kernel.legal import legal
from bohnhof.kernel.places import hand
from bohnhof.kernel.play import play
from bohnhof.kernel.refusal import Illegal
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


# -------------------------------------------------------------------------- turning


@rule("AC5.1")
def test_three_cards_stay_open_and_those_that_a_boss_grows_are_replaced() -> None:
    holds("""
        edition al-cabohne
        seats   Anna Bert
        turn    Anna plant
        planted 1
        draw    kidney blue kidney puff green stink chili ...
        Al      field kidney
        Don     field puff
        Anna    hand -
        > Anna done
        = Al field kidney*3
        = Don field puff*2
        = faceup blue green stink
        = draw chili ...
    """)


@rule("AC5.2")
def test_discards_go_to_a_boss_first_then_to_open_cards_after_each_turned_card() -> None:
    holds("""
        edition al-cabohne
        seats   Anna Bert
        turn    Anna plant
        planted 1
        draw    blue green stink ...
        discard chili green kidney blue kidney
        Al      field kidney
        Don     field puff
        Anna    hand -
        > Anna done
        = Al field kidney*3
        = faceup blue*2 green*2 stink
        = discard chili
    """)


@rule("AC5.2", "AC5.3")
def test_what_a_boss_sells_while_cards_are_turned_may_come_back_at_once() -> None:
    holds("""
        edition al-cabohne
        seats   Anna Bert
        turn    Anna plant
        planted 1
        draw    green green stink chili ...
        Al      field kidney
        Don     field green*4
        Anna    hand -
        > Anna done
        = mafia coins green*2
        = Don field -
        = faceup green*4 stink chili
        = discard -
    """)


@rule("AC5.2", "B8.1")
def test_after_the_last_card_of_the_pile_the_discards_are_looked_at_before_they_are_shuffled() -> None:
    holds("""
        edition al-cabohne
        seats   Anna Bert
        turn    Anna plant
        planted 1
        draw    blue green stink
        discard chili*2 kidney stink
        Al      field kidney
        Don     field puff
        Anna    hand -
        > Anna done
        = Al field kidney*2
        = faceup blue green stink*2
        = exhausted 1
        = discard -
        = draw chili*2
    """)


@rule("AC5.2", "B8.1")
def test_the_discards_are_looked_at_after_the_last_card_of_a_pile_also_if_more_cards_are_turned() -> None:
    holds("""
        edition al-cabohne
        seats   Anna Bert
        turn    Anna plant
        planted 1
        draw    blue
        discard chili*3 kidney blue
        Al      field kidney
        Don     field puff
        Anna    hand -
        > Anna done
        = Al field kidney*2
        = faceup blue*2 chili*2
        = exhausted 1
        = draw chili
    """)


@rule("AC5.2", "AC5.3", "B8.1")
def test_what_a_boss_sells_because_of_the_last_card_of_the_pile_is_shuffled_with_the_discards() -> None:
    holds("""
        edition al-cabohne
        seats   Anna Bert
        turn    Anna plant
        planted 1
        draw    stink chili green
        discard runner*2 stink
        Al      field kidney
        Don     field green*4
        Anna    hand -
        > Anna done
        = mafia coins green*2
        = Don field -
        = exhausted 1
        = discard -
        = faceup #4
        = draw #4
    """)


@rule("AC5.2", "AC9.1")
def test_the_discards_are_looked_at_after_the_very_last_card_too() -> None:
    holds("""
        edition al-cabohne
        seats   Anna Bert
        turn    Anna plant
        planted 1
        exhausted 2
        draw    blue
        discard chili blue
        Al      field kidney
        Don     field puff
        Anna    hand -
        > Anna done
        = faceup blue*2
        = discard chili
        = draw -
        = exhausted 3
        = turn Anna open
    """)


@rule("AC5.3", "AC8.1")
def test_nobody_is_asked_while_cards_are_turned() -> None:
    table = holds("""
        edition al-cabohne
        seats   Anna Bert
        turn    Anna open
        faceup  blue
        Al      field kidney
        Don     field puff
        Anna    hand chili | field green*3
        Bert    field stink*3
        > Bert harvest 1
        ! AC8.1
        > Anna harvest 1
    """).table
    assert legal(table, 1) == []


@rule("AC5.3")
def test_a_boss_sells_for_what_his_field_pays_and_discards_the_rest() -> None:
    holds("""
        edition al-cabohne
        seats   Anna Bert
        turn    Anna open
        Al      field blue*7
        Don     field puff
        Anna    hand blue chili
        > Anna give blue Al
        = Al field -
        = mafia coins blue*3
        = discard blue*5
    """)


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
