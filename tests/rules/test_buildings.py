"""Each building of High Bohn, one card at a time (HB2-HB9, CG2-CG4); the cards for 1 are in test_high_bohn."""

from __future__ import annotations

import pytest

from tests.judge import holds
from tests.rulemark import rule
from tests.rules.asking import fault, listed, seen_by


def paid(field: str, buildings: str, edition: str = "high-bohn") -> int:
    """What a field pays the owner of these buildings."""
    position = holds(f"""
        edition {edition}
        seats   Anna Bert Cleo
        turn    Bert trade
        Anna    field {field} | buildings {buildings}
    """)
    return int(position.table.rules.pays(position.table, 0, 0))


# ------------------------------------------------------------------------ goldmine


@rule("HB2")
def test_goldmine_2_the_third_field_costs_one_coin() -> None:
    holds("""
        edition high-bohn
        seats   Anna Bert Cleo
        turn    Anna trade
        Anna    coins red soy | buildings goldmine-2
        Bert    coins red*2
        > Bert buy field
        ! B9.1
        > Anna buy field with coin:red
        = Anna coins soy | bought
        = discard red
    """)


@rule("HB2")
def test_goldmine_3_every_garden_bean_pays_a_coin() -> None:
    assert [paid(f"garden*{n}", "goldmine-3") for n in (1, 2, 3, 4)] == [1, 2, 3, 3]
    assert [paid(f"garden*{n}", "goldmine-2") for n in (1, 2, 3, 4)] == [0, 2, 3, 3]


@rule("HB2", "B7.3")
def test_goldmine_3_a_single_garden_bean_may_always_be_harvested() -> None:
    position = holds("""
        edition high-bohn
        seats   Anna Bert Cleo
        turn    Anna trade
        Anna    field garden | field red | field soy*2 | bought | buildings goldmine-3
        Bert    field garden | field soy*2
        > Bert harvest 1
        ! B7.3
        > Anna harvest 2
        ! B7.3
        > Anna harvest 1
        = Anna coins garden
    """)
    assert "harvest 2" not in listed(position, "Anna")


@rule("HB2")
def test_goldmine_4_is_one_more_field_so_that_there_can_be_four() -> None:
    holds("""
        edition high-bohn
        seats   Anna Bert Cleo
        turn    Anna plant
        Anna    hand red blue | field soy | field green | coins garden*4 chili*3
        > Anna plant 3
        ! B2.2
        > Anna buy goldmine 4
        > Anna plant 3
        > Anna buy field
        = Anna field soy | field green | field - | field red
        > Anna plant 3
        = Anna field soy | field green | field blue | field red | bought
    """)


# ---------------------------------------------------------------------------- tipi


@rule("HB3")
@pytest.mark.parametrize(("price", "per"), [(2, 8), (3, 6), (4, 5)])
def test_tipis_bring_a_coin_for_every_full_heap_of_cash(price: int, per: int) -> None:
    for cash, extra in ((per - 1, 0), (per, 1), (2 * per - 1, 1), (2 * per, 2)):
        holds(f"""
            edition high-bohn
            seats   Anna Bert Cleo
            turn    Anna plant
            Anna    hand red | coins blue*{cash} | buildings tipi-{price}
            = Anna score {cash + price + extra}
        """)


@rule("HB3", "HB6.2")
def test_stew_coins_count_for_the_tipi_but_buildings_do_not() -> None:
    holds("""
        edition high-bohn
        seats   Anna Bert Cleo
        turn    Anna plant
        Anna    hand red | coins blue*3 | under soy green | buildings tipi-4 saloon-4 jail-3
        = Anna score 17
    """)  # 5 coins, 11 for buildings, 1 for five coins of cash


# ---------------------------------------------------------------------------- bank


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


# ---------------------------------------------------------------------------- farm


@rule("HB5")
@pytest.mark.parametrize(("bean", "may"), [
    ("blue", True), ("chili", True), ("stink", True), ("green", True), ("cognac", True),
    ("black-eyed", False), ("red", False), ("garden", False),
])  # fmt: skip
def test_farm_2_soy_joins_beans_with_14_or_more_cards(bean: str, may: bool) -> None:
    position = holds(f"""
        edition high-bohn-cognac
        seats   Anna Bert Cleo
        turn    Anna plant
        Anna    hand soy | field {bean} | field - | buildings farm-2
    """)
    assert listed(position, "Anna") == {"harvest 1", "plant 2", *(["plant 1"] if may else [])}


@rule("HB5")
def test_farm_2_soy_counts_as_the_bean_it_joins() -> None:
    holds("""
        edition high-bohn
        seats   Anna Bert Cleo
        turn    Anna plant
        Anna    hand soy soy | field blue*3 | field red | buildings farm-2
        Bert    hand soy | field blue
        > Anna plant 2
        ! B2.2
        > Anna plant 1
        = Anna field blue*3 soy
        > Anna harvest 1
        = Anna coins blue
        = discard blue*2 soy
    """)


@rule("HB5")
def test_farm_2_soy_as_the_first_card_is_soy() -> None:
    holds("""
        edition high-bohn
        seats   Anna Bert Cleo
        turn    Anna plant
        Anna    hand soy blue | field - | field red | buildings farm-2
        > Anna plant 1
        > Anna plant 1
        ! B3.4
    """)


@rule("HB5", "R11")
def test_r11_soy_becomes_a_coin_only_when_the_others_do_not_suffice() -> None:
    holds("""
        edition high-bohn
        seats   Anna Bert Cleo
        turn    Anna trade
        Anna    field stink soy*4 stink*2 | field green soy*6 | buildings farm-2
        > Anna harvest 1
        = Anna coins stink*3
        = discard soy*4
        > Anna harvest 2
        = Anna coins stink*3 green soy*3
    """)


@rule("HB5")
def test_beans_that_cannot_have_grown_together_are_refused_in_positions() -> None:
    head = "edition high-bohn\nseats Anna Bert Cleo\nturn Anna trade\n"
    assert "do not grow together" in fault(head + "Anna field blue soy")
    assert "do not grow together" in fault(head + "Anna field soy blue | buildings farm-2")
    assert "do not grow together" in fault(head + "Anna field red soy | buildings farm-2")
    holds(head + "Anna field blue soy blue | buildings farm-2")


@rule("HB5", "B3.2")
def test_farm_3_up_to_three_cards_in_phase_1() -> None:
    holds("""
        edition high-bohn
        seats   Anna Bert Cleo
        turn    Anna plant
        Anna    hand soy*4 | buildings farm-3
        > Anna plant 1
        > Anna plant 1
        = turn Anna plant
        > Anna plant 1
        = turn Anna trade
        = Anna hand soy
    """)
    holds("""
        edition high-bohn
        seats   Anna Bert Cleo
        turn    Anna plant
        Anna    hand soy*4 | buildings farm-3
        > Anna done
        ! B3.1
        > Anna plant 1
        > Anna plant 1
        > Anna done
        = turn Anna trade
    """)


@rule("HB5", "R14")
def test_farm_4_one_coin_more_from_a_harvest_of_exactly_four() -> None:
    assert [paid(f"red*{n}", "farm-4") for n in (3, 4, 5, 6)] == [2, 3, 5, 5]
    assert [paid(f"soy*{n}", "farm-4") for n in (6, 7)] == [3, 5]
    holds("""
        edition high-bohn
        seats   Anna Bert Cleo
        turn    Anna trade
        Anna    field red*5 | field soy*7 | buildings farm-4
        > Anna harvest 1
        > Anna harvest 2
        = Anna coins red*5 soy*5
        = discard soy*2
    """)


# -------------------------------------------------------------------------- saloon


@rule("HB6", "HB6.3")
def test_saloon_2_is_one_more_field_for_green_beans_only() -> None:
    position = holds("""
        edition high-bohn
        seats   Anna Bert Cleo
        turn    Anna plant
        Anna    hand green red green | field soy | field blue | coins green*2 chili*3
        > Anna buy saloon 2
        > Anna plant 3
        = Anna field soy | field blue | field green
        > Anna plant 3
        ! B3.4
        > Anna harvest 3
        > Anna plant 3
        ! HB6.3
        > Anna buy field
        > Anna plant 3
        = Anna field soy | field blue | field red | field - | bought
    """)
    assert position.table.fields(0) == [0, 1, 2, 4]


@rule("HB6.3", "B7.3")
def test_saloon_2_and_blacksmith_2_protect_and_are_protected() -> None:
    for building, bean in (("saloon-2", "green"), ("blacksmith-2", "chili")):
        holds(f"""
            edition high-bohn
            seats   Anna Bert Cleo
            turn    Anna trade
            Anna    field red | field soy | field {bean}*2 | buildings {building}
            > Anna harvest 1
            ! B7.3
            > Anna harvest 3
            > Anna harvest 1
        """)
        holds(f"""
            edition high-bohn
            seats   Anna Bert Cleo
            turn    Anna trade
            Anna    field red*2 | field soy | field {bean} | buildings {building}
            > Anna harvest 3
            ! B7.3
            > Anna harvest 1
            > Anna harvest 3
        """)


@rule("HB6", "HB6.1")
def test_saloon_3_stews_pay_for_3_6_7_and_8_cards() -> None:
    kinds = ["red", "soy", "blue", "chili", "stink", "green", "garden", "black-eyed"]
    stews = {n: paid(f"stew {'+'.join(kinds[:n])}", "saloon-3") for n in range(1, 9)}
    assert stews == {1: 0, 2: 0, 3: 1, 4: 1, 5: 1, 6: 2, 7: 3, 8: 4}


@rule("HB6", "HB6.1")
def test_saloon_4_stews_pay_for_3_5_6_7_and_8_cards() -> None:
    kinds = ["red", "soy", "blue", "chili", "stink", "green", "garden", "black-eyed"]
    stews = {n: paid(f"stew {'+'.join(kinds[:n])}", "saloon-4") for n in range(1, 9)}
    assert stews == {1: 0, 2: 0, 3: 1, 4: 1, 5: 2, 6: 3, 7: 4, 8: 5}


@rule("HB6.1")
@pytest.mark.parametrize("price", [3, 4])
def test_a_stew_begins_on_an_empty_field_or_on_a_single_card(price: int) -> None:
    holds(f"""
        edition high-bohn
        seats   Anna Bert Cleo
        turn    Anna aside
        Anna    field red | field - | aside soy blue chili chili | buildings saloon-{price}
        Bert    field red | aside soy
        > Bert plant soy 1 stew
        ! B2.2
        > Anna plant soy 1
        ! B2.2
        > Anna plant soy 1 stew
        = Anna field stew red+soy
        > Anna plant blue 1
        = Anna field stew red+soy+blue
        > Anna plant chili 2 stew
        = Anna field stew red+soy+blue | field stew chili
        > Anna plant chili 2
        ! HB6.1
        > Anna plant chili 1
        = Anna field stew red+soy+blue+chili | field stew chili
    """)


@rule("HB6.1")
def test_a_field_with_two_cards_or_with_the_same_kind_becomes_no_stew() -> None:
    position = holds("""
        edition high-bohn
        seats   Anna Bert Cleo
        turn    Anna aside
        Anna    field red*2 | field soy | aside soy | buildings saloon-3
        > Anna plant soy 1 stew
        ! HB6.1
        > Anna plant soy 2 stew
        ! HB6.1
        > Anna plant soy 3 stew
        ! B2.2
    """)
    assert listed(position, "Anna") == {"plant soy 2", "harvest 1"}
    holds("""
        edition high-bohn
        seats   Anna Bert Cleo
        turn    Anna aside
        Anna    field stew red+soy | field - | aside blue red | buildings saloon-3
        > Anna plant blue 1 stew
        ! HB6.1
        > Anna plant red 1
        ! HB6.1
        > Anna plant blue 1
    """)


@rule("HB6.1", "HB1.3")
def test_a_saloon_just_bought_serves_for_a_field_with_one_card() -> None:
    holds("""
        edition high-bohn
        seats   Anna Bert Cleo
        turn    Anna plant
        Anna    hand soy | field red | field blue*2 | coins green*3
        > Anna plant 1 stew
        ! B2.2
        > Anna buy saloon 3
        > Anna plant 1 stew
        = Anna field stew red+soy
    """)


@rule("R16", "HB6.1")
def test_r16_a_stew_of_one_card_is_a_stew_until_it_is_emptied() -> None:
    holds("""
        edition high-bohn
        seats   Anna Bert Cleo
        turn    Anna aside
        Anna    field stew garden | field - | aside garden garden | buildings saloon-3 goldmine-3
        > Anna plant garden 1
        ! HB6.1
        > Anna harvest 1
        = Anna coins -
        > Anna plant garden 1
        = Anna field garden
        > Anna plant garden 1
    """)


@rule("HB6.2", "R20")
def test_stew_coins_lie_under_the_saloon_and_pay_for_nothing() -> None:
    holds("""
        edition high-bohn
        seats   Anna Bert Cleo
        turn    Anna trade
        Anna    field stew red+soy+blue+green+chili | coins green*2 | buildings saloon-4
        > Anna harvest 1
        = Anna field - | coins green*2 | under red soy | score 8
        = discard blue green chili
        > Anna buy tipi 1
        ! HB1.2
        > Anna buy field
        ! B9.1
    """)


@rule("HB6.2", "HB10.2")
def test_stew_coins_buy_nothing_after_the_final_harvest_either() -> None:
    holds("""
        edition high-bohn
        seats   Anna Bert Cleo
        turn    Anna trade
        exhausted 2
        draw    red
        Anna    field stew red+soy+blue | buildings saloon-4
        > Anna end
        = over
        = Anna under red | coins - | score 5
    """)


@rule("HB6.1")
def test_a_stew_that_cannot_be_is_refused_in_positions() -> None:
    head = "turn Anna trade\nseats Anna Bert Cleo\n"
    assert "nobody grows stews" in fault("edition bohnanza\n" + head + "Anna field stew red+soy")
    assert "do not grow together" in fault("edition high-bohn\n" + head + "Anna field stew red+soy")
    assert "do not grow together" in fault(
        "edition high-bohn\n" + head + "Anna field stew red+red | buildings saloon-3"
    )


# --------------------------------------------------------------------------- store


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


# ---------------------------------------------------------------------- blacksmith


@rule("HB8", "HB6.3")
def test_blacksmith_2_is_one_more_field_for_chili_only() -> None:
    holds("""
        edition high-bohn
        seats   Anna Bert Cleo
        turn    Anna plant
        Anna    hand red chili | field soy | field blue | coins chili*2
        > Anna buy blacksmith 2
        > Anna plant 3
        ! HB6.3
        > Anna harvest 1
        > Anna plant 1
        > Anna plant 3
        = Anna field red | field blue | field chili
    """)


@rule("HB8.1")
def test_blacksmith_2_is_used_only_while_no_other_field_grows_chili() -> None:
    holds("""
        edition high-bohn
        seats   Anna Bert Cleo
        turn    Anna plant
        Anna    hand chili chili | field chili | field blue | buildings blacksmith-2
        > Anna plant 3
        ! HB8.1
        > Anna harvest 1
        > Anna plant 3
        > Anna plant 3
        = Anna field - | field blue | field chili*2
    """)
    holds("""
        edition high-bohn
        seats   Anna Bert Cleo
        turn    Anna plant
        Anna    hand chili chili | field - | field blue | field chili | buildings blacksmith-2
        > Anna plant 1
        > Anna plant 3
        ! HB8.1
        > Anna plant 1
    """)


@rule("HB8.1", "R22")
def test_r22_a_chili_in_a_stew_does_not_block_the_blacksmith() -> None:
    holds("""
        edition high-bohn
        seats   Anna Bert Cleo
        turn    Anna plant
        Anna    hand chili | field stew red+chili | field - | buildings blacksmith-2 saloon-3
        > Anna plant 3 stew
        ! HB6.3
        > Anna plant 3
        = Anna field stew red+chili | field - | field chili
    """)


@rule("HB8")
def test_blacksmith_3_chili_pays_for_3_5_6_and_7_cards() -> None:
    assert [paid(f"chili*{n}", "blacksmith-3") for n in range(2, 10)] == [0, 1, 1, 2, 3, 4, 4, 4]
    assert [paid(f"chili*{n}", "blacksmith-4") for n in range(2, 10)] == [0, 1, 1, 1, 2, 2, 3, 4]
    assert paid("stink*5", "blacksmith-3") == 2


@rule("HB8", "B7.3")
def test_blacksmith_4_harvests_single_cards_always() -> None:
    position = holds("""
        edition high-bohn
        seats   Anna Bert Cleo
        turn    Anna trade
        Anna    field red | field soy*2 | buildings blacksmith-4
        Bert    field red | field blue*2
        > Bert harvest 1
        ! B7.3
        > Anna harvest 1
        = Anna field - | coins -
        > Anna harvest 1
        ! B7.1
    """)
    assert "harvest 1" not in listed(position, "Anna")


# ---------------------------------------------------------------------------- jail


@rule("HB9")
def test_jail_2_blue_pays_for_3_5_7_and_9_cards() -> None:
    assert [paid(f"blue*{n}", "jail-2") for n in range(2, 11)] == [0, 1, 1, 2, 2, 3, 3, 4, 4]


@rule("HB9")
def test_jail_3_blue_pays_two_to_five_coins_for_4_6_8_and_10_cards() -> None:
    assert [paid(f"blue*{n}", "jail-3") for n in range(3, 12)] == [0, 2, 2, 3, 3, 4, 4, 5, 5]


@rule("HB9", "HB9.1")
def test_jail_4_gets_a_blue_coin_from_every_blue_harvest_that_pays() -> None:
    position = holds("""
        edition high-bohn
        seats   Anna Bert Cleo
        turn    Anna trade
        Anna    field blue*4 | buildings jail-4
        Bert    field blue*6 | field soy*4
        Cleo    field blue*3
        > Anna harvest 1
        = Anna coins blue*2
        = discard blue*2
        > Bert harvest 1
        = Bert coins blue*2
        = Anna coins blue*3
        > Cleo harvest 1
        = Anna coins blue*3
        > Bert harvest 2
        = Anna coins blue*3
    """)
    assert position.table.count[2] == 2 + 3 + 3 + 2


@rule("HB9.1")
def test_jail_4_is_paid_at_the_final_harvest_too() -> None:
    holds("""
        edition high-bohn
        seats   Anna Bert Cleo
        turn    Anna trade
        exhausted 2
        draw    red
        Anna    buildings jail-4
        Bert    field blue*4
        Cleo    field blue*8
        > Anna end
        = Anna coins blue*2 | score 6
        = Bert coins blue
        = Cleo coins blue*3
    """)


@rule("HB9.1", "R11")
def test_the_toll_is_blue_if_it_can_be() -> None:
    holds("""
        edition high-bohn
        seats   Anna Bert Cleo
        turn    Anna trade
        Anna    buildings jail-4
        Bert    field blue*2 soy*2 | field blue soy*5 | buildings farm-2
        > Bert harvest 1
        = Bert coins blue
        = Anna coins blue
        = discard soy*2
        > Bert harvest 2
        = Bert coins blue*2 soy
        = Anna coins blue soy
    """)


# ---------------------------------------------------------------------- distillery


@rule("CG2")
def test_distillery_2_its_owner_names_a_kind_that_is_not_sold_any_more() -> None:
    position = holds("""
        edition high-bohn-cognac
        seats   Anna Bert Cleo
        turn    Anna trade
        faceup  red soy
        Anna    hand blue | coins soy*3
        Bert    coins cognac*2 soy | buildings jail-1
        Cleo    buildings farm-1
        > Anna offer Bert blue for nothing
        > Bert buy distillery 2
        = turn Anna retire
        = Bert naming 1
        > Bert accept 1
        ! B2.1
        > Anna retire farm
        ! CG2
        > Anna end
        ! B2.1
        > Bert retire farm
        = turn Anna trade
        = faceup red soy
        = offer 1 open
        > Anna buy farm 3
        ! CG2
        > Bert accept 1
        = Cleo buildings farm-1
        = retired farm
    """)
    assert position.table.phase == 2


@rule("CG2")
def test_distillery_2_its_owner_may_name_none_and_never_later() -> None:
    position = holds("""
        edition high-bohn-cognac
        seats   Anna Bert Cleo
        turn    Anna plant
        Anna    hand blue | coins soy*3
        Bert    field soy*2 | coins cognac*2
        > Bert buy distillery 2
        > Anna plant 1
        ! B2.1
        > Bert harvest 1
        > Bert pass
        = turn Anna plant
        > Bert retire farm
        ! B2.1
        > Anna buy farm 3
    """)
    assert position.table.phase == 1


@rule("CG2")
def test_only_a_kind_that_can_still_be_bought_is_named() -> None:
    position = holds("""
        edition high-bohn-cognac
        seats   Anna Bert Cleo
        turn    Anna trade
        retired tipi
        Anna    buildings farm-1
        Bert    buildings farm-2 | coins cognac*2
        > Bert buy distillery 2
        > Bert retire farm
        ! CG2
        > Bert retire tipi
        ! CG2
    """)
    assert listed(position, "Bert") == {
        "pass", "retire goldmine", "retire bank", "retire saloon", "retire store", "retire blacksmith", "retire jail",
        "retire distillery",
    }  # fmt: skip


@rule("CG2", "HB10.2")
def test_distillery_2_can_be_bought_in_the_last_shopping_too() -> None:
    holds("""
        edition high-bohn-cognac
        seats   Anna Bert Cleo
        turn    Anna trade
        exhausted 2
        draw    red
        Anna    coins cognac*2
        Bert    coins soy
        > Anna end
        > Anna buy distillery 2
        = turn Anna retire
        > Anna retire farm
        = turn Anna shopping
        > Anna pass
        = over
        = Bert score 1
    """)


@rule("CG3", "R20")
def test_distillery_3_gets_a_coin_of_every_stew_of_others_that_pays() -> None:
    holds("""
        edition high-bohn-cognac
        seats   Anna Bert Cleo
        turn    Anna trade
        Anna    buildings distillery-3 saloon-3 | field stew red+soy+blue
        Bert    buildings saloon-4 | field stew red+soy+blue+chili+stink | field stew red+soy | coins green
        > Bert harvest 1
        = Bert under red | coins green
        = Anna under soy
        > Bert harvest 2
        = Anna under soy
        > Anna harvest 1
        = Anna under soy red | score 8
    """)


@rule("CG4")
def test_distillery_4_cognac_pays_for_3_5_7_and_8_cards() -> None:
    values = [paid(f"cognac*{n}", "distillery-4", "high-bohn-cognac") for n in range(2, 11)]
    assert values == [0, 1, 1, 2, 2, 3, 4, 4, 4]
    assert paid("cognac*5", "distillery-3", "high-bohn-cognac") == 1


# ----------------------------------------------------------------------- positions


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


@rule("HB6.1")
def test_a_check_says_whether_a_field_is_a_stew() -> None:
    text = """
        edition high-bohn
        seats   Anna Bert Cleo
        turn    Anna trade
        Anna    field stew red+soy | field blue | buildings saloon-3
        = Anna field stew red+soy
        = Anna field #2
    """
    holds(text)
    for wrong in ("field red soy", "field stew red+soy | field stew blue", "field stew red"):
        with pytest.raises(AssertionError, match=r"stew|expected"):
            holds(f"{text}    = Anna {wrong}")
