"""High Bohn: buying buildings and the end of the game (HB1, HB10), and what the Cognac variant adds (CG1)."""

from __future__ import annotations

import pytest

from tests.judge import holds
from tests.rulemark import rule
from tests.rules.asking import fault, listed

SEATS = {3: "Anna Bert Cleo", 4: "Anna Bert Cleo Dora", 5: "Anna Bert Cleo Dora Emil"}
BEAN_OF = {
    "goldmine": "garden",
    "tipi": "red",
    "bank": "black-eyed",
    "farm": "soy",
    "saloon": "green",
    "store": "stink",
    "blacksmith": "chili",
    "jail": "blue",
    "distillery": "cognac",
}


@rule("HB1.1", "BH1", "BH4")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_eight_beans_two_fields_a_third_for_three_coins_and_32_buildings(players: int) -> None:
    position = holds(f"""
        edition high-bohn
        seats   {SEATS[players]}
        turn    Anna plant
        Anna    hand red*2 | coins soy*3
        > Anna plant 3
        ! B2.2
        > Anna buy field
        > Anna plant 3
    """)
    rules = position.table.rules
    assert rules.deck_size == 104
    assert len(rules.holdings) == 32
    assert [building.price for building in rules.holdings] == [1, 2, 3, 4] * 8


@rule("HB1.1", "BH2", "BH3")
@pytest.mark.parametrize("edition", ["high-bohn", "high-bohn-cognac"])
def test_turned_up_cards_are_kept_and_hand_cards_go_along_as_in_bohnanza(edition: str) -> None:
    holds(f"""
        edition {edition}
        seats   Anna Bert Cleo
        turn    Anna trade
        faceup  soy stink
        Anna    hand red chili
        Bert    hand blue
        > Anna offer Bert red for blue
        ! BH3
        > Anna offer Cleo chili for nothing
        > Cleo accept 1
        > Anna keep soy
        > Anna keep stink
        > Anna offer Bert red for blue
        > Bert accept 2
        = Anna aside soy stink blue | hand -
        = Cleo aside chili
    """)


@rule("BH3", "HB7.1", "R31")
def test_a_stored_card_is_traded_along_with_a_turned_up_card_and_given_away_alone() -> None:
    holds("""
        edition high-bohn
        seats   Anna Bert Cleo
        turn    Anna trade
        faceup  soy stink
        Anna    buildings store-4 | store red blue chili
        Bert    hand green garden | buildings store-2 | store soy
        > Anna offer Bert red for green
        ! BH3
        > Anna offer Bert red+soy for green
        > Bert accept 1
        > Anna offer Cleo blue for nothing
        > Cleo accept 2
        > Bert offer Anna soy for stink
        > Anna accept 3
        > Anna offer Bert chili for garden
        > Bert accept 4
        = Anna store - | aside green garden
    """)


@rule("HB1.2")
@pytest.mark.parametrize(("kind", "bean"), BEAN_OF.items())
@pytest.mark.parametrize("price", [1, 2, 3, 4])
def test_a_building_is_paid_with_coins_of_its_own_bean(kind: str, bean: str, price: int) -> None:
    other = "soy" if bean != "soy" else "red"
    too_few = f"{bean}*{min(price - 1, 2)}" if price > 1 else ""
    position = holds(f"""
        edition high-bohn-cognac
        seats   Anna Bert Cleo
        turn    Anna trade
        Anna    coins {other}*5 {too_few}
        Bert    coins {bean}*{price} {other}
        > Anna buy {kind} {price}
        ! HB1.2
        > Bert buy {kind} {price}
        = Bert coins {other} | buildings {kind}-{price}
        = discard {bean}*{price}
    """)
    assert f"buy {kind} {price}" not in listed(position, "Anna")


@rule("HB1.3")
def test_anybody_buys_at_any_time_several_at_once_and_in_any_order() -> None:
    position = holds("""
        edition high-bohn
        seats   Anna Bert Cleo
        turn    Anna plant
        Anna    hand soy | coins blue*4 red
        Bert    coins blue*3 green*4
        Cleo    hand soy
        > Bert buy saloon 4
        > Bert buy jail 3
        = Bert coins - | buildings saloon-4 jail-3
        = turn Anna plant
        > Anna buy jail 3
        ! HB1.3
        > Anna buy jail 4
        = Anna coins red | buildings jail-4
        = discard green*4 blue*7
    """)
    assert listed(position, "Anna") == {"plant 1", "plant 2", "buy tipi 1"}


@rule("HB1.3")
def test_nobody_has_two_buildings_of_a_kind() -> None:
    position = holds("""
        edition high-bohn
        seats   Anna Bert Cleo
        turn    Anna trade
        Anna    coins blue*4 | buildings jail-1
        > Anna buy jail 4
        ! HB1.3
    """)
    assert listed(position, "Anna") == {"end", "buy field"}


@rule("HB1.4")
def test_with_three_players_a_kind_leaves_when_two_own_it() -> None:
    holds("""
        edition high-bohn
        seats   Anna Bert Cleo
        turn    Anna trade
        Anna    buildings farm-2
        Bert    coins soy*4
        Cleo    coins soy*3
        > Bert buy farm 4
        > Cleo buy farm 1
        ! HB1.4
        > Cleo buy farm 3
        ! HB1.4
    """)


@rule("HB1.4")
def test_with_four_players_it_leaves_when_three_do_and_with_five_never() -> None:
    holds("""
        edition high-bohn
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        Anna    buildings farm-2
        Bert    buildings farm-4
        Cleo    coins soy
        Dora    coins soy*3
        > Cleo buy farm 1
        > Dora buy farm 3
        ! HB1.4
    """)
    holds("""
        edition high-bohn
        seats   Anna Bert Cleo Dora Emil
        turn    Anna trade
        Anna    buildings farm-2
        Bert    buildings farm-4
        Cleo    buildings farm-1
        Dora    coins soy*3
        > Dora buy farm 3
    """)


@rule("HB1.5")
@pytest.mark.parametrize("kind", BEAN_OF)
def test_the_card_for_one_does_nothing_but_counts(kind: str) -> None:
    without, with_it = (
        holds(f"""
            edition high-bohn-cognac
            seats   Anna Bert Cleo
            turn    Anna plant
            Anna    hand soy red | field blue*8 | field chili | coins green*3 {buildings}
            Bert    hand soy | field garden
            = Anna score {score}
        """)
        for buildings, score in (("", 3), (f"| buildings {kind}-1", 4))
    )
    own_kind = {f"buy {kind} {price}" for price in (1, 2, 3, 4)}
    assert listed(without, "Anna") - own_kind == listed(with_it, "Anna")
    assert [int(with_it.table.rules.pays(with_it.table, 0, n)) for n in (0, 1)] == [3, 0]


@rule("HB1.5")
def test_a_power_holds_for_its_owner_only() -> None:
    holds("""
        edition high-bohn
        seats   Anna Bert Cleo
        turn    Anna trade
        Anna    field blue*3 | buildings jail-2
        Bert    field blue*3
        > Anna harvest 1
        > Bert harvest 1
        = Anna coins blue
        = Bert coins -
    """)


@rule("HB1.2", "HB1.3")
def test_a_position_with_impossible_buildings_is_refused() -> None:
    head = "edition high-bohn\nseats Anna Bert Cleo\nturn Anna trade\n"
    assert "two buildings of a kind" in fault(head + "Anna buildings jail-1 jail-2")
    assert "only one card" in fault(head + "Anna buildings jail-1\nBert buildings jail-1")
    assert "'jail-5' is none of these" in fault(head + "Anna buildings jail-5")
    assert "'distillery-2' is none of these" in fault(head + "Anna buildings distillery-2")


# ----------------------------------------------------------------------- the end


@rule("HB10.1", "B8.2")
@pytest.mark.parametrize(("players", "last"), [(3, 3), (4, 3), (5, 4)])
def test_the_game_ends_at_the_third_exhaustion_or_with_five_at_the_fourth(players: int, last: int) -> None:
    holds(f"""
        edition high-bohn
        seats   {SEATS[players]}
        turn    Anna trade
        exhausted {last - 2}
        draw    red
        discard soy*9
        Bert    hand blue
        > Anna end
        = exhausted {last - 1}
        = turn Bert plant
    """)
    holds(f"""
        edition high-bohn
        seats   {SEATS[players]}
        turn    Anna trade
        exhausted {last - 1}
        draw    red
        discard soy*9
        Bert    hand blue
        > Anna end
        = over
    """)


@rule("HB10.2")
def test_after_the_final_harvest_the_last_active_player_buys_first_then_clockwise() -> None:
    position = holds("""
        edition high-bohn
        seats   Anna Bert Cleo
        turn    Bert trade
        exhausted 2
        draw    red
        Anna    field soy*4 | coins red
        Bert    field blue*4 | coins green*2
        Cleo    field soy*2
        > Bert end
        = turn Bert shopping
        = Anna field - | coins soy*2 red
        > Anna buy farm 2
        ! HB10.2
        > Bert buy saloon 2
        > Bert buy jail 1
        > Bert buy field
        ! B9.1
        > Bert pass
        = turn Cleo shopping
        > Cleo buy farm 1
        > Cleo pass
        = turn Anna shopping
        > Anna buy farm 2
        > Anna buy tipi 1
        > Anna pass
        = over
        = Anna buildings tipi-1 farm-2 | score 3
        = Bert score 3
        = Cleo score 1
    """)
    assert position.table.is_over


@rule("HB10.2")
def test_it_goes_round_until_nobody_wants_to_buy() -> None:
    holds("""
        edition high-bohn
        seats   Anna Bert Cleo
        turn    Anna trade
        exhausted 2
        draw    red
        Anna    coins soy
        Bert    coins red*2 blue
        Cleo    coins soy*3 red*4
        > Anna end
        > Anna pass
        > Bert buy tipi 2
        > Bert pass
        > Cleo pass
        = turn Anna shopping
        > Anna buy farm 1
        > Anna pass
        = turn Bert shopping
        > Bert pass
        > Cleo buy farm 3
        > Cleo pass
        = turn Bert shopping
        > Bert pass
        = over
    """)


@rule("HB10.2")
def test_nobody_shops_who_can_buy_nothing() -> None:
    holds("""
        edition high-bohn
        seats   Anna Bert Cleo
        turn    Anna trade
        exhausted 2
        draw    red
        Anna    coins soy | buildings farm-1
        Bert    hand blue
        Cleo    coins red
        > Anna end
        = turn Cleo shopping
        = passes 2
        > Cleo harvest 1
        ! B7.1
        > Cleo store
        ! B2.1
        > Cleo pass
        = over
        = winners Anna
    """)


@rule("HB10.2")
def test_fields_are_not_sold_after_the_final_harvest() -> None:
    start = """
        edition high-bohn
        seats   Anna Bert Cleo
        turn    Anna shopping
        exhausted 3
        draw    -
        Anna    coins soy*3
        Bert    coins red*3
    """
    assert listed(holds(start), "Anna") == {"pass", "buy farm 1", "buy farm 2", "buy farm 3"}
    assert listed(holds(start), "Bert") == set()
    holds(f"""{start}
        > Anna buy field
        ! HB10.2
        > Anna buy farm 3
        > Anna pass
        > Bert pass
        = over
        = winners Anna Bert
    """)


@rule("HB10.3", "HB3")
def test_the_booklet_s_example_counts_29() -> None:
    holds("""
        edition high-bohn
        seats   Anna Bert Cleo
        turn    Anna over
        exhausted 3
        draw    -
        Anna    coins soy*6 | buildings saloon-2 blacksmith-2 jail-4 goldmine-3 tipi-4 farm-4
        Bert    coins blue*20 chili*8
        = Anna score 29
        = winners Anna
    """)


@rule("HB10.3", "R9")
@pytest.mark.parametrize(
    ("buildings", "bonus"), [(0, 0), (1, 0), (2, 0), (3, 0), (4, 1), (5, 2), (6, 3), (7, 5), (8, 8), (9, 8)]
)
def test_many_buildings_bring_a_bonus(buildings: int, bonus: int) -> None:
    owned = " ".join(f"{kind}-1" for kind in list(BEAN_OF)[:buildings]) or "-"
    part = f"| buildings {owned}" if buildings else ""
    holds(f"""
        edition high-bohn-cognac
        seats   Anna Bert Cleo
        turn    Anna plant
        Anna    hand red | coins soy*2 {part}
        = Anna score {2 + buildings + bonus}
    """)


@rule("HB10.3", "BH4", "R6")
def test_most_points_win_and_ties_are_shared() -> None:
    holds("""
        edition high-bohn
        seats   Anna Bert Cleo
        turn    Anna trade
        exhausted 2
        draw    red
        Anna    coins soy | buildings jail-3
        Bert    coins blue*3 | buildings tipi-1 farm-1
        Cleo    coins red*4
        > Anna end
        > Bert pass
        > Cleo pass
        = winners Bert
    """)
    holds("""
        edition high-bohn
        seats   Anna Bert Cleo
        turn    Anna over
        exhausted 3
        draw    -
        Anna    coins soy | buildings jail-3
        Bert    coins blue*4
        Cleo    coins soy*3
        = winners Anna Bert
    """)


# ------------------------------------------------------------------ the Cognac variant


@rule("CG1")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_cognac_adds_22_beans_and_the_distillery(players: int) -> None:
    rules = holds(f"edition high-bohn-cognac\nseats {SEATS[players]}\n").table.rules
    assert rules.deck_size == 126
    assert dict(zip(rules.bean_names, rules.deck_copies(), strict=True))["cognac"] == 22
    assert [int(rules.meter(rules.bean_number("cognac"), n)) for n in (4, 5, 7, 9, 10, 22)] == [0, 1, 2, 3, 4, 4]
    assert len(rules.holdings) == 36
    assert "there is no bean called 'cognac'" in fault(
        "edition high-bohn\nseats Anna Bert Cleo\nturn Anna plant\nAnna hand cognac"
    )
