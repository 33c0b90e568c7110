"""The store (HB7): what goes into it and out of it."""

from __future__ import annotations

import pytest

from tests.judge import holds
from tests.rulemark import rule
from tests.rules.asking import fault, listed


@rule("HB7", "HB7.1")
@pytest.mark.parametrize(("price", "room"), [(2, 1), (3, 2), (4, 3)])
def test_stores_hold_one_two_or_three_cards_that_would_have_to_be_planted(price: int, room: int) -> None:
    position = holds(f"""
        edition high-bohn
        seats   Anna Bert Cleo
        turn    Anna aside
        Anna    field soy | field blue | aside red*2 chili stink garden | buildings store-{price}
        Bert    aside red | field red
        > Bert store red
        ! HB7
    """)
    for n, bean in enumerate(["red", "red", "chili"][:room]):
        assert f"store {bean}" in listed(position, "Anna")
        position = holds(f"""
            edition high-bohn
            seats   Anna Bert Cleo
            turn    Anna aside
            Anna    aside red*2 chili stink garden | store {"soy*" + str(n) if n else "-"} | buildings store-{price}
            > Anna store {bean}
            = Anna store {"soy*" + str(n) if n else ""} {bean}
        """)
    holds(f"""
        edition high-bohn
        seats   Anna Bert Cleo
        turn    Anna aside
        Anna    aside red | store soy*{room} | buildings store-{price}
        > Anna store red
        ! HB7
    """)


@rule("HB7.1", "B3.1")
def test_in_phase_1_the_front_card_is_stored_and_counts_as_planted() -> None:
    holds("""
        edition high-bohn
        seats   Anna Bert Cleo
        turn    Anna plant
        Anna    hand red soy blue | buildings store-4
        > Anna store soy
        ! B3.1
        > Bert store
        ! B2.1
        > Anna store
        = Anna store red | hand soy blue
        = planted 1
        > Anna store
        = Anna store red soy | hand blue
        = turn Anna trade
        > Anna store blue
        ! B2.1
    """)


@rule("HB7.1", "B4.3")
def test_stored_cards_are_traded_and_given_like_hand_cards() -> None:
    position = holds("""
        edition high-bohn
        seats   Anna Bert Cleo
        turn    Anna trade
        Anna    hand red | field soy | store red chili | buildings store-4
        Bert    hand soy | field red | store blue | buildings store-2
        > Anna offer Bert red@store+chili for soy
        > Bert accept 1
        = Anna store - | hand red | aside soy
        = Bert due red chili
        > Anna offer Bert nothing for blue
        > Bert accept 2
        = Anna due blue
        > Anna end
        > Anna plant blue 2
        > Bert store red
        ! HB7.1
        > Bert plant red 1
        > Bert plant chili 2
        > Anna plant soy 1
        = Anna field soy*2 | field blue
    """)
    assert position.table.count[position.table.rules.due_at] == 0


@rule("HB7.1", "B4.2")
def test_a_stored_card_of_another_player_goes_only_to_the_active_one() -> None:
    holds("""
        edition high-bohn
        seats   Anna Bert Cleo
        turn    Anna trade
        Bert    store blue | buildings store-2
        > Bert offer Cleo blue for nothing
        ! B4.2
        > Bert offer Anna blue for nothing
        > Anna accept 1
        = Anna due blue
        > Anna offer Bert blue for nothing
        ! B4.4
    """)


@rule("HB7.1")
def test_the_owner_never_plants_a_stored_card_and_it_is_worth_nothing() -> None:
    holds("""
        edition high-bohn
        seats   Anna Bert Cleo
        turn    Anna aside
        Anna    aside soy | field red | store red | buildings store-2
        > Anna plant red 1
        ! B5.1
    """)
    holds("""
        edition high-bohn
        seats   Anna Bert Cleo
        turn    Anna trade
        exhausted 2
        draw    red
        Anna    store garden | buildings store-2
        > Anna end
        = over
        = Anna score 2 | store garden
    """)


@rule("HB7")
def test_more_stored_cards_than_there_is_room_for_are_refused_in_positions() -> None:
    head = "edition high-bohn\nseats Anna Bert Cleo\nturn Anna trade\n"
    assert "more cards lie in the store" in fault(head + "Anna store red")
    assert "more cards lie in the store" in fault(head + "Anna store red*2 | buildings store-2")


@rule("HB7.1")
def test_cards_from_a_store_are_told_apart_from_others_that_lie_aside() -> None:
    position = holds("""
        edition high-bohn
        seats   Anna Bert Cleo
        turn    Anna aside
        Anna    aside red | due soy red | buildings store-2
        > Anna plant red@due2 1
        = Anna aside red | due soy
        > Anna store soy
        ! HB7.1
    """)
    assert listed(position, "Anna") == {"plant red 1", "plant red 2", "store red", "plant soy 2", "harvest 1"}
