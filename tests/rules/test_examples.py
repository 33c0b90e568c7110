"""One complete position for each rule whose other tests assemble theirs: the documentation draws these."""

from __future__ import annotations

from tests.judge import holds
from tests.rulemark import rule


@rule("R1")
def test_a_third_garden_bean_pays_no_third_coin() -> None:
    holds("""
        edition bohnanza
        seats   Anna Bert Cleo
        turn    Anna trade
        Anna    field garden*3
        > Anna harvest 1
        = Anna score 2
        = discard #1
    """)


@rule("R9")
def test_four_buildings_are_worth_a_coin_more() -> None:
    holds("""
        edition high-bohn-cognac
        seats   Anna Bert Cleo
        turn    Anna plant
        Anna    hand red | coins soy*2 | buildings bank-1 farm-1 goldmine-1 saloon-1
        = Anna score 7
    """)


@rule("R21")
def test_soy_joins_a_green_bean_on_the_field_of_the_saloon() -> None:
    holds("""
        edition high-bohn
        seats   Anna Bert Cleo
        turn    Anna aside
        Anna    field red*2 | field blue | aside soy soy green | buildings farm-2 saloon-2
        > Anna plant soy 3
        ! HB6.3
        > Anna plant green 3
        > Anna plant soy 3
        > Anna plant soy 3
        = Anna field red*2 | field blue | field green soy*2
    """)


@rule("R24")
def test_a_thirteenth_open_offer_is_refused() -> None:
    holds("""
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        faceup  soy stink
        offers-made 12
        offer   1 Anna anyone nothing for red
        offer   2 Anna anyone nothing for red
        offer   3 Anna anyone nothing for red
        offer   4 Anna anyone nothing for red
        offer   5 Anna anyone nothing for red
        offer   6 Anna anyone nothing for red
        offer   7 Anna anyone nothing for red
        offer   8 Anna anyone nothing for red
        offer   9 Anna anyone nothing for red
        offer   10 Anna anyone nothing for red
        offer   11 Anna anyone nothing for red
        offer   12 Anna anyone nothing for red
        Anna    hand green
        Bert    hand red blue
        > Anna offer Bert green for blue
        ! R24
        > Anna withdraw 3
        > Anna offer Bert green for blue
    """)


@rule("HB10.1")
def test_three_people_end_the_game_at_the_third_exhaustion() -> None:
    holds("""
        edition high-bohn
        seats   Anna Bert Cleo
        turn    Anna trade
        exhausted 2
        draw    red
        discard soy*9
        Bert    hand blue
        > Anna end
        = over
    """)


@rule("CG4")
def test_eight_cognac_beans_pay_four_coins_with_the_best_distillery() -> None:
    holds("""
        edition high-bohn-cognac
        seats   Anna Bert Cleo
        turn    Bert trade
        Anna    field cognac*8 | buildings distillery-4
        > Anna harvest 1
        = Anna coins cognac*4 | field -
    """)


@rule("AC1.3")
def test_a_new_game_starts_with_planting_not_with_turning_up() -> None:
    holds("""
        edition al-cabohne
        seats   Anna Bert
        seed    1
        = turn Anna plant
        = faceup -
    """)


@rule("AS4")
def test_the_mafia_wins_when_its_doubled_coins_equal_yours() -> None:
    holds("""
        edition al-cabohne-solo
        seats   Anna
        turn    Anna open
        draw    blue
        mafia   coins green
        Al      field kidney
        Don     field chili*3
        Joe     field runner
        Anna    hand stink | field blue*4 | coins puff*3
        > Anna done
        = over
        = mafia coins green chili | score 4
        = Anna score 4
        = winners mafia
    """)
