"""Al Cabohne: cards are turned, discards come back, and bosses sell (AC5)."""

from __future__ import annotations

from bohnhof.kernel.legal import legal
from tests.judge import holds
from tests.rulemark import rule


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
