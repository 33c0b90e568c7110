"""Goldmine and tipi, one card at a time (HB2, HB3); the cards for 1 of all buildings are in test_high_bohn."""

from __future__ import annotations

import pytest

from tests.judge import holds
from tests.rulemark import rule
from tests.rules.asking import listed, paid

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


@rule("HB2", "BH9")
def test_goldmine_3_every_garden_bean_pays_a_coin_up_to_three_whatever_booklet_001_says() -> None:
    assert [paid(f"garden*{n}", "goldmine-3") for n in (1, 2, 3, 4)] == [1, 2, 3, 3]
    assert [paid(f"garden*{n}", "goldmine-2") for n in (1, 2, 3, 4)] == [0, 2, 2, 2]


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
