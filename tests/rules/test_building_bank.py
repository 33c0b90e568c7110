"""The bank, one card at a time (HB4): looking, burying, reordering and moving."""

from __future__ import annotations

from tests.judge import holds
from tests.rulemark import rule
from tests.rules.asking import fault, listed, seen_by


@rule("HB4", "R15")
def test_bank_2_its_owner_looks_at_the_top_card_and_may_bury_it() -> None:
    position = holds("""
        edition high-bohn
        seats   Anna Bert Cleo
        turn    Anna trade
        draw    red*3 soy blue chili
        Bert    hand green stink | buildings bank-2
        > Anna end
        = turn Bert bank
        = Bert knows draw@1
        > Bert plant 1
        ! B2.1
        > Anna bury
        ! B2.1
        > Bert bury
        = turn Bert plant
        = draw blue chili soy
        = Bert knows draw@3
    """)
    assert seen_by(position, "Bert")["draw"] == "?*2 soy"
    for name in ("Anna", "Cleo", None):
        assert seen_by(position, name)["draw"] == "?*3"


@rule("HB4")
def test_bank_2_the_card_may_be_left_where_it_is() -> None:
    position = holds("""
        edition high-bohn
        seats   Anna Bert Cleo
        turn    Bert bank
        draw    soy blue chili
        Bert    hand green stink | buildings bank-2
        = Bert knows draw@1
        > Bert move 1 2
        ! HB4
        > Bert leave
        = turn Bert plant
        = draw soy blue chili
        > Bert plant 1
        > Bert done
        = faceup soy blue
    """)
    assert seen_by(position, "Anna")["draw"] == "?"


@rule("HB4", "R15")
def test_a_buried_card_is_still_known_when_somebody_draws_it() -> None:
    holds("""
        edition high-bohn
        seats   Anna Bert Cleo
        turn    Anna bank
        draw    soy blue chili red
        Anna    hand green | buildings bank-2
        Bert    hand stink
        > Anna bury
        > Anna plant 1
        > Anna end
        > Anna plant blue 2
        > Anna harvest 1
        > Anna plant chili 1
        > Anna done
        = Anna hand red soy green
    """)
    position = holds("""
        edition high-bohn
        seats   Anna Bert Cleo
        turn    Bert trade
        draw    blue red soy
        Anna    hand green | buildings bank-2 | knows draw@3
        Bert    hand stink
        Cleo    hand chili
        discard garden*3
        > Bert end
        = Bert hand stink blue red soy
        = Anna knows Bert@4
    """)
    assert seen_by(position, "Anna")["Bert"] == "hand ?*3 soy | field - | field -"
    assert seen_by(position, "Cleo")["Bert"] == "hand ?*4 | field - | field -"


@rule("HB4")
def test_bank_2_with_an_empty_pile_there_is_nothing_to_look_at() -> None:
    holds("""
        edition high-bohn
        seats   Anna Bert Cleo
        turn    Anna bank
        draw    -
        Anna    hand green | buildings bank-2
        = turn Anna plant
        > Anna bury
        ! B2.1
    """)


@rule("HB4", "B6.1")
def test_bank_3_the_cards_drawn_enter_the_hand_in_another_order() -> None:
    position = holds("""
        edition high-bohn
        seats   Anna Bert Cleo
        turn    Anna trade
        draw    red soy blue chili ...
        Anna    hand green | buildings bank-3
        Bert    hand stink
        > Anna end
        = turn Anna reorder
        = Anna hand green red soy blue
        > Bert reorder red
        ! B2.1
        > Anna reorder green red soy
        ! HB4
        > Anna reorder red soy
        ! HB4
    """)
    assert listed(position, "Anna") == {
        "leave",
        "reorder red blue soy",
        "reorder soy red blue",
        "reorder soy blue red",
        "reorder blue red soy",
        "reorder blue soy red",
    }
    holds("""
        edition high-bohn
        seats   Anna Bert Cleo
        turn    Anna reorder
        drawn   3
        draw    chili ...
        Anna    hand green red soy blue | buildings bank-3
        Bert    hand stink
        > Anna reorder blue red soy
        = Anna hand green blue red soy
        = turn Bert plant
    """)
    holds("""
        edition high-bohn
        seats   Anna Bert Cleo
        turn    Anna reorder
        drawn   3
        Anna    hand green red red blue | buildings bank-3
        Bert    hand stink
        > Anna leave
        = Anna hand green red*2 blue
        = turn Bert plant
    """)


@rule("HB4", "B8.2")
def test_bank_3_has_no_use_when_the_game_ends_while_drawing() -> None:
    holds("""
        edition high-bohn
        seats   Anna Bert Cleo
        turn    Anna trade
        exhausted 2
        draw    red soy
        Anna    hand green | buildings bank-3
        > Anna end
        = over
        = Anna hand green red soy
    """)


@rule("HB4")
def test_bank_3_two_cards_can_be_drawn_from_an_empty_pile() -> None:
    position = holds("""
        edition high-bohn
        seats   Anna Bert Cleo
        turn    Anna reorder
        drawn   2
        Anna    hand green red soy | buildings bank-3
        Bert    hand stink
    """)
    assert listed(position, "Anna") == {"leave", "reorder soy red"}


@rule("HB4", "B1.2")
def test_bank_4_moves_one_hand_card_at_the_start_of_the_turn() -> None:
    position = holds("""
        edition high-bohn
        seats   Anna Bert Cleo
        turn    Anna trade
        draw    red*3 ...
        Anna    hand green
        Bert    hand stink soy red blue | buildings bank-4
        > Anna end
        = turn Bert bank
        = Bert knows -
        > Bert bury
        ! HB4
        > Bert move 1 1
        ! HB4
        > Bert move 5 1
        ! HB4
        > Bert move 1 5
        ! HB4
        > Anna move 1 2
        ! B2.1
        > Bert move 4 1
        = Bert hand blue stink soy red
        = turn Bert plant
        > Bert move 1 2
        ! B2.1
    """)
    assert position.table.phase == 1
    holds("""
        edition high-bohn
        seats   Anna Bert Cleo
        turn    Bert bank
        Bert    hand stink soy red blue | buildings bank-4
        > Bert move 1 3
        = Bert hand soy red stink blue
    """)
    holds("""
        edition high-bohn
        seats   Anna Bert Cleo
        turn    Bert bank
        Bert    hand stink soy | buildings bank-4
        > Bert leave
        = Bert hand stink soy
        = turn Bert plant
    """)


@rule("HB4")
def test_bank_4_needs_two_hand_cards() -> None:
    holds("""
        edition high-bohn
        seats   Anna Bert Cleo
        turn    Bert bank
        Bert    hand stink | buildings bank-4
        = turn Bert plant
    """)


@rule("HB4")
def test_a_bank_bought_after_the_start_of_the_turn_waits_for_the_next_one() -> None:
    holds("""
        edition high-bohn
        seats   Anna Bert Cleo
        turn    Anna plant
        Anna    hand stink soy | coins black-eyed*4
        > Anna buy bank 4
        > Anna move 2 1
        ! B2.1
        = turn Anna plant
    """)


@rule("HB4", "R15")
def test_what_a_seat_knows_is_said_by_positions_that_exist() -> None:
    head = "edition high-bohn\nseats Anna Bert Cleo\nturn Anna trade\ndraw red soy\nBert hand blue\n"
    assert "there is no such card" in fault(head + "Anna knows draw@3")
    assert "there is no such card" in fault(head + "Anna knows Bert@0")
    assert "a card is known in the draw pile" in fault(head + "Anna knows discard@1")
    holds(head + "Anna knows draw@2 Bert@1\n= Anna knows draw@2 Bert@1\n= Cleo knows -")


@rule("HB4")
def test_equal_beans_are_told_apart_by_their_numbers_when_they_are_reordered() -> None:
    holds("""
        edition high-bohn
        seats   Anna Bert Cleo
        turn    Anna reorder
        drawn   3
        Anna    hand red red soy | buildings bank-3
        Bert    hand stink | knows Anna@1
        > Anna reorder red@2 red@1 soy
        = Bert knows Anna@2
    """)
