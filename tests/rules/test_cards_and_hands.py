"""Dealing, hands, the turn and the fields: B1.1 to B2.2."""

from __future__ import annotations

import pytest

from bohnhof.kernel.actions import Harvest, Plant
from bohnhof.kernel.places import DRAW, hand
from bohnhof.kernel.play import play
from bohnhof.kernel.refusal import Illegal
from tests.judge import holds
from tests.rulemark import rule
from tests.rules.asking import fault


@rule("B1.1")
def test_everybody_is_dealt_five_cards_and_the_rest_is_the_draw_pile() -> None:
    holds("""
        edition boonanza
        seats   Anna Bert Cleo Dora
        seed    7
        = Anna hand #5
        = Bert hand #5
        = Cleo hand #5
        = Dora hand #5
        = draw #84
        = discard -
        = faceup -
        = exhausted 0
    """)


@rule("B1.1")
def test_nobody_begins_with_coins_or_planted_beans() -> None:
    holds("""
        edition bohnanza
        seats   Anna Bert Cleo
        seed    7
        = Anna field - | field - | coins - | aside -
        = Bert field - | field - | coins - | aside -
        = Cleo field - | field - | coins - | aside -
    """)


@rule("B1.1")
def test_the_deal_goes_round_one_card_at_a_time() -> None:
    table = holds("""
        edition boonanza
        seats   Anna Bert Cleo
        seed    7
    """).table
    # a card's number is the order in which it leaves the deck
    assert [table.cards_in(hand(seat)) for seat in range(3)] == [
        [1, 4, 7, 10, 13],
        [2, 5, 8, 11, 14],
        [3, 6, 9, 12, 15],
    ]
    assert table.cards_in(DRAW) == list(range(16, 105))


@rule("B1.1", "EX1", "IS1", "R7")
@pytest.mark.parametrize("edition", ["bohnanza-plus", "eleven-beans +by-players"])
def test_with_seven_players_those_whose_hand_is_full_are_passed_over_in_the_deal(edition: str) -> None:
    table = holds(f"""
        edition {edition}
        seats   Anna Bert Cleo Dora Emil Fay Gus
        seed    7
    """).table
    assert [table.cards_in(hand(seat)) for seat in range(7)] == [
        [1, 8, 15],
        [2, 9, 16, 22],
        [3, 10, 17, 23, 28],
        [4, 11, 18, 24, 29, 33],
        [5, 12, 19, 25, 30, 34],
        [6, 13, 20, 26, 31, 35],
        [7, 14, 21, 27, 32, 36],
    ]


@rule("B1.1", "EX1", "IS1", "R7")
@pytest.mark.parametrize("edition", ["bohnanza-plus", "eleven-beans +by-players"])
def test_six_players_are_dealt_three_four_five_and_six_cards(edition: str) -> None:
    holds(f"""
        edition {edition}
        seats   Anna Bert Cleo Dora Emil Fay
        = Anna hand #3
        = Bert hand #4
        = Cleo hand #5
        = Dora hand #6
        = Emil hand #6
        = Fay hand #6
        = draw #114
    """)


@rule("B1.1")
def test_the_deck_holds_every_bean_as_often_as_its_card_says() -> None:
    table = holds("""
        edition boonanza
        seats   Anna Bert Cleo
        seed    7
    """).table
    dealt = [bean for place in (hand(0), hand(1), hand(2), DRAW) for bean in table.beans_in(place)]
    names = [table.rules.bean_names[bean] for bean in dealt]
    assert {name: names.count(name) for name in names} == {
        "blue": 20,
        "chili": 18,
        "stink": 16,
        "green": 14,
        "soy": 12,
        "black-eyed": 10,
        "red": 8,
        "garden": 6,
    }


@rule("B1.1")
@pytest.mark.parametrize(
    ("edition", "bean"),
    [("boonanza", "cocoa"), ("bohnanza", "coffee"), ("bohnanza-plus", "kidney"), ("eleven-beans", "cognac")],
)
def test_beans_of_another_game_take_no_part(edition: str, bean: str) -> None:
    said = fault(f"edition {edition}\nseats Anna Bert Cleo\nturn Anna plant\nAnna hand {bean}\n")
    assert f"there is no bean called '{bean}' in {edition} for 3 players" in said


@rule("B1.1")
def test_another_seed_is_another_shuffle() -> None:
    piles = []
    for seed in (1, 1, 2):
        table = holds(f"""
            edition boonanza
            seats   Anna Bert Cleo
            seed    {seed}
        """).table
        piles.append(table.beans_in(DRAW))
    assert piles[0] == piles[1]
    assert piles[0] != piles[2]


@rule("B1.2", "B6.1")
def test_drawn_cards_go_to_the_back_of_the_hand_one_by_one() -> None:
    holds("""
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        draw    blue green stink chili
        Anna    hand red soy
        Bert    hand red
        > Anna end
        = Anna hand red soy blue green stink
        = draw chili
    """)


@rule("B1.2", "B4.3")
def test_the_hand_closes_up_in_its_order_when_middle_cards_are_traded_away() -> None:
    holds("""
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        draw    garden*3
        Anna    hand red soy blue green stink
        Bert    hand chili soy garden blue chili
        Cleo    hand red
        > Anna offer Bert soy+green for garden
        > Bert accept 1
        = Anna hand red blue stink | aside garden
        = Bert hand chili soy blue chili | aside soy green
    """)


@rule("B1.2")
def test_the_cards_drawn_after_a_trade_still_go_behind_those_that_stayed() -> None:
    holds("""
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        draw    garden*4
        Anna    hand red soy blue
        Bert    hand chili
        > Anna offer Bert blue for nothing
        > Bert accept 1
        > Anna offer Bert red for nothing
        > Bert accept 2
        > Anna end
        > Bert plant blue 1
        > Bert plant red 2
        = Anna hand soy garden*3
    """)


@rule("B1.3")
@pytest.mark.parametrize("edition", ["boonanza", "bohnanza", "bohnanza-plus", "eleven-beans"])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_first_seat_is_the_start_player(edition: str, seed: int) -> None:
    holds(f"""
        edition {edition}
        seats   Anna Bert Cleo
        seed    {seed}
        = turn Anna plant
        = turns 1
    """)


@rule("B1.3", "B6.1")
def test_turns_pass_clockwise_and_come_back_to_the_start_player() -> None:
    holds("""
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        draw    blue*20
        Bert    hand red
        Cleo    hand soy
        Dora    hand chili
        > Anna end
        = turn Bert plant
        = turns 2
        > Bert plant 1
        > Bert end
        > Bert plant blue 2
        > Bert plant blue 2
        = turn Cleo plant
        = turns 3
        > Cleo plant 1
        > Cleo end
        > Cleo plant blue 2
        > Cleo plant blue 2
        = turn Dora plant
        = turns 4
        > Dora plant 1
        > Dora end
        > Dora plant blue 2
        > Dora plant blue 2
        = turn Anna plant
        = turns 5
    """)


@rule("B2.1")
def test_a_turn_goes_through_its_four_phases_in_order() -> None:
    holds("""
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna plant
        draw    soy stink blue*3 red
        Anna    hand red green
        Bert    hand chili
        > Anna plant 1
        > Anna done
        = turn Anna trade
        = faceup soy stink
        > Anna offer Bert stink for nothing
        > Bert accept 1
        > Anna end
        = turn Anna aside
        > Anna plant soy 2
        > Bert plant stink 1
        = Anna hand green blue*3
        = turn Bert plant
        = draw red
    """)


@rule("B2.1")
def test_every_phase_refuses_what_belongs_to_another_one() -> None:
    holds("""
        edition bohnanza
        seats   Anna Bert Cleo Dora
        turn    Anna plant
        draw    soy stink blue*3
        Anna    hand red green chili
        Bert    hand chili
        > Anna end
        ! B2.1
        > Anna keep red
        ! B2.1
        > Anna offer Bert red for chili
        ! B2.1
        > Anna plant 1
        > Anna done
        > Anna plant 1
        ! B2.1
        > Anna done
        ! B2.1
        > Anna end
        > Anna end
        ! B2.1
        > Anna done
        ! B5.1
        > Anna offer Bert green for chili
        ! B2.1
        > Bert counter 1 chili for green
        ! B2.1
        > Bert accept 1
        ! B2.1
        > Bert decline 1
        ! B2.1
        > Anna take 1 Bert
        ! B2.1
        > Anna withdraw 1
        ! B2.1
        = turn Anna aside
    """)


@rule("B2.2")
def test_a_field_holds_one_kind_of_bean() -> None:
    holds("""
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna plant
        Anna    hand soy | field red*2 | field -
        > Anna plant 1
        ! B2.2
        > Anna plant 2
        = Anna field red*2 | field soy
    """)


@rule("B2.2")
def test_a_field_holds_any_number_of_cards() -> None:
    holds("""
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna plant
        Anna    hand blue*2 | field blue*18 | field -
        > Anna plant 1
        > Anna plant 1
        = Anna field blue*20 | field -
    """)


@rule("B2.2", "R2")
@pytest.mark.parametrize("edition", ["boonanza", "bohnanza", "bohnanza-plus", "eleven-beans"])
def test_the_same_kind_may_grow_on_two_fields(edition: str) -> None:
    holds(f"""
        edition {edition}
        seats   Anna Bert Cleo Dora
        turn    Anna plant
        Anna    hand blue | field blue*3 | field -
        > Anna plant 2
        = Anna field blue*3 | field blue
    """)


@rule("B2.2", "R2")
def test_the_same_kind_may_grow_on_three_fields() -> None:
    holds("""
        edition boonanza
        seats   Anna Bert Cleo
        turn    Anna plant
        Anna    hand red red | field red | field - | field -
        > Anna plant 2
        > Anna plant 3
        = Anna field red | field red | field red
    """)


@rule("B2.2", "R2", "B7.2")
def test_two_fields_of_one_kind_are_counted_and_paid_each_by_itself() -> None:
    holds("""
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna plant
        Anna    hand soy | field blue*3 | field blue
        > Anna harvest 1
        = Anna coins - | field - | field blue
        = discard blue*3
        > Anna harvest 2
        = Anna coins - | field - | field -
    """)


@rule("B2.2")
def test_nothing_is_planted_on_or_harvested_from_a_field_one_does_not_have() -> None:
    position = holds("""
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna plant
        Anna    hand soy | field red*2 | field -
        > Anna plant 3
        ! B2.2
        > Anna plant 0
        ! B2.2
        > Anna harvest 3
        ! B2.2
        > Anna harvest 0
        ! B2.2
    """)
    front = position.table.cards_in(hand(0))[0]
    for far in (-1, 2, 6, 99):
        with pytest.raises(Illegal, match=r"B2\.2: you have no such field"):
            play(position.table, 0, Plant(front, far))
        with pytest.raises(Illegal, match=r"B2\.2: you have no such field"):
            play(position.table, 0, Harvest(far))
