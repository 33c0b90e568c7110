"""Harvesting: B7.1 to B7.3, the beanometers, and R1 to R3."""

from __future__ import annotations

import pytest

from tests.judge import holds
from tests.rulemark import rule
from tests.rules.asking import listed, reason, seen_by

LYING_ASIDE = {"plant": "-", "trade": "stink", "aside": "stink", "encore": "-"}  # in which phase of a turn


@rule("B7.1")
@pytest.mark.parametrize("who", ["Anna", "Bert", "Cleo", "Dora"])
@pytest.mark.parametrize("phase", list(LYING_ASIDE))
def test_anybody_harvests_at_any_time_also_out_of_turn(phase: str, who: str) -> None:
    holds(f"""
        edition bohnanza +encore
        seats   Anna Bert Cleo Dora
        turn    Anna {phase}
        Anna    hand stink | field blue*4 | field soy*2 | aside {LYING_ASIDE[phase]}
        Bert    hand stink | field chili*3 | field soy*2
        Cleo    hand stink | field green*3 | field soy*2
        Dora    hand stink | field red*2 | field soy*2
        > {who} harvest 1
        = {who} coins #1 | field - | field soy*2
        > {who} harvest 2
        = {who} coins #2 | field - | field -
        = turn Anna {phase}
    """)


@rule("B7.1")
def test_a_harvest_may_come_between_the_two_cards_of_phase_1() -> None:
    holds("""
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna plant
        Anna    hand red soy | field red | field blue*4
        > Anna plant 1
        > Anna harvest 1
        > Anna plant 1
        = Anna coins red | field soy | field blue*4
    """)


@rule("B7.1")
def test_a_harvest_does_not_use_up_anything_of_the_turn() -> None:
    holds("""
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna plant
        Anna    hand red soy | field stink*3 | field blue*4
        > Anna harvest 1
        = planted 0
        > Anna done
        ! B3.1
        > Anna plant 1
        = planted 1
    """)


@rule("B7.1")
def test_open_offers_stay_open_when_their_maker_harvests() -> None:
    holds("""
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        faceup  soy stink
        Anna    hand red | field blue*4
        Bert    hand green
        > Anna offer Bert red for green
        > Anna harvest 1
        = offer 1 open
        > Bert accept 1
        = Anna aside green
    """)


@rule("B7.1")
def test_a_field_may_be_harvested_for_no_coins() -> None:
    holds("""
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna plant
        Anna    hand red
        Bert    field blue*3 | field chili*2
        > Bert harvest 1
        > Bert harvest 2
        = Bert coins - | field - | field -
        = discard blue*3 chili*2
    """)


@rule("B7.1")
def test_nothing_is_harvested_from_an_empty_field() -> None:
    text = """
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna plant
        Anna    hand red | field - | field blue
        > Anna harvest 1
        ! B7.1
        > Anna harvest 2
        > Anna harvest 2
        ! B7.1
    """
    assert reason(text) == "nothing grows on this field"


@rule("B7.1", "B7.3")
def test_what_may_be_harvested_is_listed_for_every_player() -> None:
    position = holds("""
        edition boonanza
        seats   Anna Bert Cleo
        turn    Anna trade
        Anna    field red | field soy*2 | field -
        Bert    field red | field soy | field -
        Cleo    field red*2 | field blue*2 | field chili
    """)
    assert listed(position, "Anna") == {"end", "harvest 2"}
    assert listed(position, "Bert") == {"harvest 1", "harvest 2"}
    assert listed(position, "Cleo") == {"harvest 1", "harvest 2"}


# ------------------------------------------------------------------ what a harvest pays


@rule("B7.2")
def test_a_harvest_sells_the_whole_field_for_coins_and_discards_the_rest() -> None:
    holds("""
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna plant
        discard red
        Anna    hand red | field soy*5 | field - | coins green
        > Anna harvest 1
        = Anna field - | field - | coins green soy*2
        = discard red soy*3
        > Anna plant 1
        = Anna field red
    """)


@rule("B7.2")
def test_coins_keep_their_bean() -> None:
    position = holds("""
        edition boonanza
        seats   Anna Bert Cleo
        turn    Anna plant
        Anna    hand red | field soy*4 | field blue*4 | field garden*3
        > Anna harvest 2
        > Anna harvest 3
        > Anna harvest 1
        = Anna coins blue garden*3 soy*2
    """)
    # written as they lie: the coins earned last on top
    assert seen_by(position, "Anna")["Anna"] == "hand red | field - | field - | field - | coins blue garden*3 soy*2"


@rule("B7.2", "B8.1")
def test_coin_cards_do_not_return_to_the_deck() -> None:
    holds("""
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        draw    chili*3
        Anna    field blue*10 | field - | coins red*3
        Bert    hand green
        > Anna harvest 1
        = Anna coins blue*4 red*3
        > Anna end
        = exhausted 1
        = draw blue*6
        = discard -
        = Anna coins blue*4 red*3
    """)


@rule("B7.2", "B8.1")
def test_discarded_cards_do_return_to_the_deck() -> None:
    holds("""
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        draw    chili
        Anna    field red*2 | field -
        Bert    hand green | field red*3
        > Anna harvest 1
        > Bert harvest 1
        = discard red*2
        > Anna end
        = Anna hand chili red*2
    """)


# Coins for 1, 2, 3 … cards, counted off the printed beanometers, up to all the cards there are.
EIGHT_BEANS = {
    "blue": "000 11 22 33 44444444444",
    "chili": "00 111 22 3 4444444444",
    "stink": "00 11 22 3 444444444",
    "green": "00 11 2 3 44444444",
    "soy": "0 11 22 3 444444",
    "black-eyed": "0 11 2 3 44444",
    "red": "0 1 2 3 4444",
    "garden": "0 2 3333",
}
COFFEE = {"coffee": "000 111 222 33 4444444444444"}
WAX = {"wax": "000 111 22 33 444444444444"}

# Who must play for a bean to be in the game.
THREE, FOUR = "Anna Bert Cleo", "Anna Bert Cleo Dora"

AT_MOST_TWO = {"garden": "0 2 2222"}  # BH9
BEANOMETERS = [
    ("boonanza", FOUR, EIGHT_BEANS),
    ("bohnanza", FOUR, EIGHT_BEANS | AT_MOST_TWO),
    ("bohnanza +garden-three", FOUR, EIGHT_BEANS),
    ("bohnanza-plus", THREE, EIGHT_BEANS | COFFEE | WAX | AT_MOST_TWO),
    ("bohnanza-plus +garden-three", THREE, EIGHT_BEANS),
    ("high-bohn", THREE, EIGHT_BEANS | AT_MOST_TWO),
    ("high-bohn +garden-three", FOUR, EIGHT_BEANS),
    ("high-bohn-cognac", FOUR, EIGHT_BEANS | AT_MOST_TWO),
    ("bohnanza-plus", FOUR, {"cocoa": "0 1 3 4"}),
    ("eleven-beans", THREE, EIGHT_BEANS | COFFEE | WAX | {"cocoa": "0 2 3 4"}),
]
HARVESTS = [
    pytest.param(edition, seats, bean, cards, int(coins), id=f"{edition}-{cards}-{bean}")
    for edition, seats, meters in BEANOMETERS
    for bean, pays in meters.items()
    for cards, coins in enumerate(pays.replace(" ", ""), start=1)
]


@rule("B7.2", "R1", "BH9")
@pytest.mark.parametrize(("edition", "seats", "bean", "cards", "coins"), HARVESTS)
def test_every_beanometer_pays_what_is_printed_for_every_number_of_cards(
    edition: str, seats: str, bean: str, cards: int, coins: int
) -> None:
    holds(f"""
        edition {edition}
        seats   {seats}
        turn    Anna trade
        Bert    field {bean}*{cards}
        > Bert harvest 1
        = Bert field - | coins {f"{bean}*{coins}" if coins else "-"}
        = discard {f"{bean}*{cards - coins}" if cards > coins else "-"}
    """)


@rule("B7.2")
@pytest.mark.parametrize(
    ("bean", "all_cards"),
    [
        ("coffee", 24),
        ("wax", 22),
        ("blue", 20),
        ("chili", 18),
        ("stink", 16),
        ("green", 14),
        ("soy", 12),
        ("black-eyed", 10),
        ("red", 8),
        ("garden", 6),
    ],
)
def test_the_beanometers_above_are_counted_to_the_last_card(bean: str, all_cards: int) -> None:
    assert len((EIGHT_BEANS | COFFEE | WAX)[bean].replace(" ", "")) == all_cards


@rule("R1")
@pytest.mark.parametrize(
    "edition", ["boonanza", "bohnanza +garden-three", "bohnanza-plus +garden-three", "eleven-beans"]
)
def test_garden_beans_pay_two_for_two_and_three_for_three_and_nothing_for_one(edition: str) -> None:
    holds(f"""
        edition {edition}
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        Anna    field garden
        Bert    field garden*2
        Cleo    field garden*3
        > Anna harvest 1
        > Bert harvest 1
        > Cleo harvest 1
        = Anna coins -
        = Bert coins garden*2
        = Cleo coins garden*3
        = discard garden
    """)


@rule("B7.2")
@pytest.mark.parametrize("edition", ["boonanza", "bohnanza", "bohnanza-plus", "eleven-beans"])
def test_red_beans_pay_by_two_three_four_and_five_cards(edition: str) -> None:
    # kidney beans of booklet 000 are these red beans, not the kidney beans of another game
    holds(f"""
        edition {edition}
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        Anna    field red*5 | field red*3
        > Anna harvest 1
        = Anna coins red*4
        > Anna harvest 2
        = Anna coins red*6
    """)


@rule("B7.2")
def test_what_a_field_would_pay_can_be_asked_before_it_is_harvested() -> None:
    table = holds("""
        edition boonanza
        seats   Anna Bert Cleo
        turn    Anna trade
        Anna    field soy*6 | field red | field -
    """).table
    assert [table.rules.pays(table, 0, n) for n in range(3)] == [3, 0, 0]
    assert [table.rules.next_step(table, 0, n) for n in range(3)] == [(1, 4), (1, 1), None]


# ------------------------------------------------------------------ protection


@rule("B7.3")
def test_a_single_bean_is_protected_while_another_field_holds_two() -> None:
    text = """
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna plant
        Anna    hand soy | field red | field blue*2
        > Anna harvest 1
        ! B7.3
        > Anna harvest 2
        = Anna field red | field -
    """
    assert reason(text) == "a single bean is protected while another of your fields holds two or more"


@rule("B7.3")
def test_the_larger_field_may_always_be_harvested() -> None:
    holds("""
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna plant
        Anna    hand soy | field red | field blue*3
        > Anna harvest 2
        > Anna harvest 1
        = Anna field - | field - | coins -
    """)


@rule("B7.3")
@pytest.mark.parametrize("n", [1, 2])
def test_of_two_single_beans_either_may_be_harvested(n: int) -> None:
    holds(f"""
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna plant
        Anna    hand soy | field red | field blue
        > Anna harvest {n}
        = Anna coins -
        = discard #1
    """)


@rule("B7.3")
@pytest.mark.parametrize("n", [1, 2, 3])
def test_of_three_single_beans_any_may_be_harvested(n: int) -> None:
    holds(f"""
        edition boonanza
        seats   Anna Bert Cleo
        turn    Anna plant
        Anna    hand soy | field red | field blue | field chili
        > Anna harvest {n}
        = discard #1
    """)


@rule("B7.3", "R3")
def test_an_empty_field_does_not_protect_a_single_bean() -> None:
    holds("""
        edition boonanza
        seats   Anna Bert Cleo
        turn    Anna plant
        Anna    hand soy | field - | field red | field -
        Bert    field blue | field - | field chili
        > Anna harvest 2
        > Bert harvest 3
        > Bert harvest 1
        = discard red chili blue
    """)


@rule("B7.3")
def test_one_field_with_two_beans_protects_both_single_ones() -> None:
    holds("""
        edition boonanza
        seats   Anna Bert Cleo
        turn    Anna plant
        Anna    hand soy | field red | field blue*2 | field chili
        > Anna harvest 1
        ! B7.3
        > Anna harvest 3
        ! B7.3
        > Anna harvest 2
        > Anna harvest 3
        > Anna harvest 1
        = Anna field - | field - | field -
    """)


@rule("B7.3")
def test_of_two_larger_fields_the_last_one_still_protects() -> None:
    holds("""
        edition boonanza
        seats   Anna Bert Cleo
        turn    Anna plant
        Anna    hand soy | field red*4 | field blue*2 | field chili
        > Anna harvest 1
        > Anna harvest 3
        ! B7.3
        > Anna harvest 2
        > Anna harvest 3
    """)


@rule("B7.3")
def test_a_field_of_the_same_kind_protects_as_well() -> None:
    holds("""
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna plant
        Anna    hand soy | field blue | field blue*2
        > Anna harvest 1
        ! B7.3
    """)


@rule("B7.3")
def test_the_fields_of_other_players_protect_nothing() -> None:
    holds("""
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna plant
        Anna    hand soy | field blue | field red
        Bert    field chili*5 | field green*4
        > Anna harvest 1
    """)


@rule("B7.3")
def test_protection_holds_out_of_turn_and_on_a_bought_field() -> None:
    holds("""
        edition bohnanza
        seats   Anna Bert Cleo Dora
        turn    Anna plant
        Anna    hand soy
        Bert    field red*2 | field - | field blue | bought
        Cleo    field red | field - | field blue*2 | bought
        > Bert harvest 3
        ! B7.3
        > Cleo harvest 1
        ! B7.3
    """)
