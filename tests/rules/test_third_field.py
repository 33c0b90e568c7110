"""Buying the third field: B9.1, BH1, R4 and IS3."""

from __future__ import annotations

import pytest

from bohnhof.kernel.actions import BuyField
from bohnhof.kernel.places import coins
from bohnhof.kernel.play import play
from bohnhof.kernel.refusal import Illegal
from tests.judge import holds
from tests.rulemark import rule
from tests.rules.asking import listed, reason, seen_by


@rule("B9.1", "BH1")
def test_the_third_field_costs_three_coins_which_become_discarded_beans() -> None:
    holds("""
        edition bohnanza
        seats   Anna Bert Cleo Dora
        turn    Anna plant
        discard red
        Anna    hand red | coins green*4
        = Anna field - | field -
        > Anna buy field
        = Anna field - | field - | field - | coins green | bought
        = discard red green*3
    """)


@rule("B9.1")
@pytest.mark.parametrize("who", ["Anna", "Bert"])
@pytest.mark.parametrize(
    ("phase", "lying_aside"), [("plant", "-"), ("trade", "stink"), ("aside", "stink"), ("encore", "-")]
)
def test_a_field_is_bought_at_any_time_also_out_of_turn(phase: str, lying_aside: str, who: str) -> None:
    holds(f"""
        edition bohnanza +encore
        seats   Anna Bert Cleo Dora
        turn    Anna {phase}
        Anna    hand red | coins green*3 | aside {lying_aside}
        Bert    hand red | coins blue*3
        > {who} buy field
        = {who} bought | coins - | field - | field - | field -
        = turn Anna {phase}
    """)


@rule("B9.1")
def test_a_bought_field_is_usable_at_once() -> None:
    holds("""
        edition bohnanza
        seats   Anna Bert Cleo Dora
        turn    Anna aside
        Anna    aside stink
        Bert    field red*2 | field blue*3 | coins green*3 | aside soy
        > Bert plant soy 1
        ! B3.4
        > Bert buy field
        > Bert plant soy 3
        = Bert field red*2 | field blue*3 | field soy
        > Bert harvest 3
        ! B7.3
    """)


@rule("B9.1")
def test_the_coins_of_a_harvest_may_buy_a_field_at_once() -> None:
    holds("""
        edition bohnanza
        seats   Anna Bert Cleo Dora
        turn    Anna plant
        Anna    hand soy | field red*3 | field blue*3 | coins green
        > Anna buy field
        ! B9.1
        > Anna harvest 1
        > Anna buy field
        = Anna field - | field blue*3 | field - | coins -
    """)


@rule("B9.1")
def test_only_one_field_is_sold_to_each_player() -> None:
    text = """
        edition bohnanza
        seats   Anna Bert Cleo Dora
        turn    Anna plant
        Anna    hand red | coins green*9
        Bert    coins blue*3
        > Anna buy field
        > Anna buy field
        ! B9.1
        = Anna coins green*6
        > Bert buy field
        = Bert bought
    """
    assert reason(text) == "you have bought your extra field already"


@rule("B9.1")
@pytest.mark.parametrize("pile", ["coins -", "coins green", "coins green red"])
def test_without_the_price_no_field_is_bought_and_nothing_is_borrowed(pile: str) -> None:
    text = f"""
        edition bohnanza
        seats   Anna Bert Cleo Dora
        turn    Anna plant
        Anna    hand red*3 | {pile}
        Bert    coins blue*9
        > Anna buy field
        ! B9.1
        = Anna {pile}
        = Bert coins blue*9
    """
    assert reason(text) == "you have too few coins to buy a field"


@rule("B9.1")
def test_a_field_is_paid_with_own_coins_and_nothing_else() -> None:
    position = holds("""
        edition bohnanza
        seats   Anna Bert Cleo Dora
        turn    Anna plant
        Anna    hand red*3 | coins green*3
        Bert    coins blue*3
        > Anna buy field with red*3
        ! B9.1
        > Anna buy field with coin:green*2+coin:blue
        ! B9.1
        > Anna buy field with coin:green*2+red
        ! B9.1
    """)
    berts = tuple(position.table.cards_in(coins(1)))
    beyond = len(position.table.place)
    for not_annas in (berts, (-1, -2, -3), (beyond, beyond + 1, beyond + 2)):
        with pytest.raises(Illegal, match=r"B9\.1: a field is paid with coins of your own pile"):
            play(position.table, 0, BuyField(not_annas))


@rule("B9.1")
def test_a_field_is_paid_with_exactly_its_price() -> None:
    text = """
        edition bohnanza
        seats   Anna Bert Cleo Dora
        turn    Anna plant
        Anna    hand red | coins green*5
        > Anna buy field with coin:green*2
        ! B9.1
        > Anna buy field with coin:green*4
        ! B9.1
        = Anna coins green*5
    """
    assert reason(text) == "these coins are not exactly the price of a field"


@rule("B9.1")
def test_no_coin_pays_twice() -> None:
    table = holds("""
        edition bohnanza
        seats   Anna Bert Cleo Dora
        turn    Anna plant
        Anna    hand red | coins green*5
    """).table
    first, second, *_ = table.cards_in(coins(0))
    with pytest.raises(Illegal, match=r"B9\.1: these coins are not exactly the price of a field"):
        play(table, 0, BuyField((first, second, second)))


@rule("R4")
@pytest.mark.parametrize("edition", ["bohnanza", "bohnanza-plus"])
def test_the_payer_chooses_which_coins_to_pay_with(edition: str) -> None:
    holds(f"""
        edition {edition}
        seats   Anna Bert Cleo Dora
        turn    Anna plant
        Anna    hand blue | coins red soy green chili
        > Anna buy field with coin:soy+coin:red+coin:chili
        = Anna coins green
        = discard soy red chili
    """)


@rule("R4")
def test_a_payer_who_names_no_coins_pays_with_the_topmost() -> None:
    holds("""
        edition bohnanza
        seats   Anna Bert Cleo Dora
        turn    Anna plant
        Anna    hand blue | coins red soy green chili
        > Anna buy field
        = Anna coins red
        = discard chili green soy
    """)


@rule("R4", "B8.1")
def test_coins_paid_for_a_field_come_back_into_the_game_as_beans() -> None:
    position = holds("""
        edition bohnanza
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        draw    red*3
        Anna    coins soy*3
        Bert    hand blue
        > Anna buy field
        = discard soy*3
    """)
    assert seen_by(position, "Bert")["discard"] == "soy*3"
    holds("""
        edition bohnanza
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        draw    red*2
        Anna    coins soy*3
        Bert    hand blue
        > Anna buy field
        > Anna end
        = Anna hand red*2 soy
        = draw soy*2
    """)


@rule("IS3", "R4")
@pytest.mark.parametrize("seats", ["Anna Bert", "Anna Bert Cleo", "Anna Bert Cleo Dora Emil Fay Gus"])
def test_in_eleven_beans_the_topmost_coins_pay(seats: str) -> None:
    text = f"""
        edition eleven-beans
        seats   {seats}
        turn    Anna plant
        Anna    hand blue | coins red soy green chili
        > Anna buy field with coin:red+coin:soy+coin:green
        ! IS3
        > Anna buy field with coin:red+coin:green+coin:chili
        ! IS3
        = Anna coins red soy green chili
        > Anna buy field
        = Anna coins red | bought
        = discard chili green soy
    """
    assert reason(text) == "a field is paid with the topmost coins of the pile"


@rule("IS3")
def test_in_eleven_beans_the_topmost_coins_may_be_named() -> None:
    holds("""
        edition eleven-beans
        seats   Anna Bert Cleo Dora
        turn    Anna plant
        Anna    hand blue | coins red soy green chili
        > Anna buy field with coin:soy+coin:chili
        ! B9.1
        > Anna buy field with coin:soy+coin:chili+coin:green
        = Anna coins red | bought
    """)


@rule("IS3")
def test_in_eleven_beans_the_coins_earned_last_go_first() -> None:
    holds("""
        edition eleven-beans
        seats   Anna Bert Cleo Dora
        turn    Anna plant
        Anna    hand blue | field red*3 | field soy*2 | coins green*2
        > Anna harvest 1
        > Anna harvest 2
        > Anna buy field
        = Anna coins green*2
        = discard red soy soy red*2
    """)


@rule("B9.1", "BO1")
@pytest.mark.parametrize(
    ("edition", "seats"),
    [
        ("boonanza", "Anna Bert Cleo"),
        ("boonanza", "Anna Bert Cleo Dora"),
        ("boonanza", "Anna Bert Cleo Dora Emil"),
        ("bohnanza +three-fields", "Anna Bert Cleo"),
        ("bohnanza-plus", "Anna Bert Cleo"),
        ("eleven-beans +by-players", "Anna Bert Cleo"),
        ("high-bohn +three-fields", "Anna Bert Cleo"),
    ],
)
def test_where_no_field_is_sold_none_is_bought(edition: str, seats: str) -> None:
    text = f"""
        edition {edition}
        seats   {seats}
        turn    Anna plant
        Anna    hand red | coins green*9
        > Anna buy field
        ! B9.1
        = Anna coins green*9
    """
    assert reason(text) == "no field is sold in this game"


@rule("B9.1", "EX1", "IS1", "R7")
@pytest.mark.parametrize("edition", ["bohnanza-plus", "eleven-beans +by-players"])
@pytest.mark.parametrize(
    ("seats", "price"),
    [
        ("Anna Bert Cleo Dora", 3),
        ("Anna Bert Cleo Dora Emil", 3),
        ("Anna Bert Cleo Dora Emil Fay", 2),
        ("Anna Bert Cleo Dora Emil Fay Gus", 2),
    ],
)
def test_with_six_or_seven_players_the_third_field_costs_two_coins(edition: str, seats: str, price: int) -> None:
    holds(f"""
        edition {edition}
        seats   {seats}
        turn    Anna plant
        Anna    hand red | coins green*{price - 1}
        Bert    coins blue*{price}
        > Anna buy field
        ! B9.1
        > Bert buy field
        = Bert coins - | bought
    """)


@rule("B9.1")
def test_buying_is_listed_for_those_who_can_pay() -> None:
    position = holds("""
        edition bohnanza
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        Anna    coins green*2
        Bert    coins blue*3
        Cleo    coins chili*9 | bought
    """)
    assert listed(position, "Anna") == {"end"}
    assert listed(position, "Bert") == {"buy field"}
    assert listed(position, "Cleo") == set()
