"""Buildings together: the combinations that the booklet names, and those that must not disturb each other."""

from __future__ import annotations

import pytest

from tests.judge import holds
from tests.rulemark import rule
from tests.rules.asking import listed

KINDS = ["red", "soy", "blue", "chili", "stink", "green", "garden", "black-eyed"]


def harvested(field: str, buildings: str) -> tuple[int, int]:
    """Coins on the pile and under the buildings after a harvest."""
    table = holds(f"""
        edition high-bohn
        seats   Anna Bert Cleo
        turn    Bert trade
        Anna    field {field} | buildings {buildings}
        > Anna harvest 1
        = Anna field -
    """).table
    return int(table.count[7]), int(table.count[table.rules.own_place["under"]])


@rule("HB5", "HB9", "R14")
def test_farm_4_with_jail_3_gives_five_coins_for_eight_blue_beans_already() -> None:
    coins = [harvested(f"blue*{n}", "farm-4 jail-3")[0] for n in (4, 6, 7, 8, 9, 10, 11)]
    assert coins == [2, 3, 3, 5, 5, 5, 5]
    assert [harvested(f"blue*{n}", "farm-4 jail-2")[0] for n in (7, 8, 9, 10)] == [3, 3, 5, 5]


@rule("HB5", "HB6", "HB6.2", "R14")
def test_farm_4_with_saloon_3_gives_five_coins_for_a_stew_of_eight() -> None:
    stews = [harvested(f"stew {'+'.join(KINDS[:n])}", "farm-4 saloon-3") for n in (6, 7, 8)]
    assert stews == [(0, 2), (0, 3), (0, 5)]


@rule("HB5", "HB6", "HB6.2", "R14")
def test_farm_4_with_saloon_4_gives_five_coins_for_seven_and_no_sixth_for_eight() -> None:
    stews = [harvested(f"stew {'+'.join(KINDS[:n])}", "farm-4 saloon-4") for n in (5, 6, 7, 8)]
    assert stews == [(0, 2), (0, 3), (0, 5), (0, 5)]


@rule("HB5", "HB8", "R14")
def test_farm_4_with_blacksmith_3_and_distillery_4() -> None:
    assert [harvested(f"chili*{n}", "farm-4 blacksmith-3")[0] for n in (6, 7)] == [3, 5]
    holds("""
        edition high-bohn-cognac
        seats   Anna Bert Cleo
        turn    Anna trade
        Anna    field cognac*8 | buildings farm-4 distillery-4
        > Anna harvest 1
        = Anna coins cognac*5
    """)


@rule("HB5", "HB9.1", "R14")
def test_farm_4_counts_before_the_toll_of_others() -> None:
    holds("""
        edition high-bohn-cognac
        seats   Anna Bert Cleo
        turn    Anna trade
        Anna    field blue*10 | field stew red+soy+blue+chili+stink+green+garden | buildings farm-4 saloon-4
        Bert    buildings jail-4
        Cleo    buildings distillery-3
        > Anna harvest 1
        = Anna coins blue*5
        = Bert coins blue
        > Anna harvest 2
        = Anna coins blue*5 | under #4
        = Cleo under #1
    """)


@rule("HB6.3", "B7.3", "HB8")
def test_blacksmith_4_lifts_the_protection_by_the_field_of_saloon_2() -> None:
    holds("""
        edition high-bohn
        seats   Anna Bert Cleo
        turn    Anna trade
        Anna    field red | field - | field green*2 | buildings saloon-2 blacksmith-4
        > Anna harvest 1
        = Anna field - | field - | field green*2
    """)


@rule("HB6.3", "B7.3", "HB2")
def test_saloon_2_and_blacksmith_2_count_both_for_protection_and_goldmine_3_lifts_it_for_garden() -> None:
    holds("""
        edition high-bohn
        seats   Anna Bert Cleo
        turn    Anna trade
        Anna    field garden | field red | field green | field chili*2 | buildings saloon-2 blacksmith-2 goldmine-3
        > Anna harvest 2
        ! B7.3
        > Anna harvest 3
        ! B7.3
        > Anna harvest 1
        = Anna coins garden
        > Anna harvest 4
        > Anna harvest 3
        > Anna harvest 2
    """)


@rule("HB6.3", "HB2")
def test_all_fields_together_are_six() -> None:
    position = holds("""
        edition high-bohn
        seats   Anna Bert Cleo
        turn    Anna plant
        Anna    hand red | coins garden | bought | buildings goldmine-4 saloon-2 blacksmith-2
        = Anna field - | field - | field - | field - | field - | field -
        > Anna plant 5
        ! HB6.3
        > Anna plant 6
        ! HB6.3
        > Anna plant 4
    """)
    assert len(position.table.fields(0)) == 6


@rule("HB5", "HB6.1")
def test_farm_2_has_no_use_on_a_stew() -> None:
    holds("""
        edition high-bohn
        seats   Anna Bert Cleo
        turn    Anna aside
        Anna    field stew blue+soy | field stew chili+red | aside soy | buildings farm-2 saloon-3
        > Anna plant soy 1
        ! HB6.1
        > Anna plant soy 2
        = Anna field stew blue+soy | field stew chili+red+soy
    """)


@rule("HB5", "HB6.1")
def test_farm_2_beside_a_stew_soy_on_a_single_card_may_be_either() -> None:
    start = """
        edition high-bohn
        seats   Anna Bert Cleo
        turn    Anna aside
        Anna    field blue | field red*2 | aside soy blue | buildings farm-2 saloon-3
    """
    assert {"plant soy 1", "plant soy 1 stew"} <= listed(holds(start), "Anna")
    holds(
        start
        + """
        > Anna plant soy 1
        = Anna field blue soy
        > Anna plant blue 1
        = Anna field blue soy blue
    """
    )
    holds(
        start
        + """
        > Anna plant soy 1 stew
        = Anna field stew blue+soy
        > Anna plant blue 1
        ! HB6.1
    """
    )


@rule("R21", "HB5", "HB6.3")
@pytest.mark.parametrize(("building", "bean"), [("saloon-2", "green"), ("blacksmith-2", "chili")])
def test_r21_soy_joins_the_bean_on_the_field_of_a_building(building: str, bean: str) -> None:
    holds(f"""
        edition high-bohn
        seats   Anna Bert Cleo
        turn    Anna aside
        Anna    field red*2 | field blue | aside soy soy {bean} | buildings farm-2 {building}
        > Anna plant soy 3
        ! HB6.3
        > Anna plant {bean} 3
        > Anna plant soy 3
        > Anna plant soy 3
        = Anna field red*2 | field blue | field {bean} soy*2
        > Anna harvest 3
        = Anna coins {bean}
    """)


@rule("HB5", "HB7.1")
def test_farm_3_counts_stored_cards_among_its_three() -> None:
    holds("""
        edition high-bohn
        seats   Anna Bert Cleo
        turn    Anna plant
        Anna    hand soy red soy blue | buildings farm-3 store-4
        > Anna store
        > Anna plant 1
        > Anna store
        = turn Anna trade
        = Anna store soy*2 | field red | hand blue
    """)


@rule("HB2", "B9.1")
def test_goldmine_2_is_no_use_to_whoever_has_the_third_field_already() -> None:
    holds("""
        edition high-bohn
        seats   Anna Bert Cleo
        turn    Anna trade
        Anna    coins red | bought | buildings goldmine-2
        > Anna buy field
        ! B9.1
    """)


@rule("HB9", "HB9.1")
def test_jail_3_and_jail_4_of_two_players() -> None:
    holds("""
        edition high-bohn
        seats   Anna Bert Cleo
        turn    Anna trade
        Anna    field blue*4 | buildings jail-3
        Bert    buildings jail-4
        > Anna harvest 1
        = Anna coins blue*2
        = Bert coins blue
        = discard blue
    """)
