"""A whole round in which no card moves ends the game (R10)."""

from __future__ import annotations

from tests.judge import holds
from tests.rulemark import rule

STILL = """
    edition boonanza
    seats   Anna Bert Cleo Dora
    turn    Anna trade
    draw    -
    exhausted 1
    Anna    field blue*4
    Cleo    field soy*2
"""


@rule("R10")
def test_a_whole_round_in_which_no_card_moves_ends_the_game_with_the_final_harvest() -> None:
    holds(f"""
        {STILL}
        > Anna end
        = turn Bert trade
        = still 1
        > Bert end
        = still 2
        > Cleo end
        > Dora end
        = turn Anna trade
        = still 4
        = exhausted 1
        > Anna end
        = over
        = exhausted 1
        = Anna coins blue
        = Cleo coins soy
        = winners Cleo
    """)


@rule("R10")
def test_a_harvest_breaks_the_still_round_and_refills_the_pile() -> None:
    holds(f"""
        {STILL}
        > Anna end
        > Bert end
        > Cleo end
        = still 3
        > Anna harvest 1
        = still 0
        > Dora end
        = Dora hand blue*3
        = turn Anna trade
        = exhausted 2
        = still 1
    """)


@rule("R10")
def test_a_card_that_is_planted_breaks_the_still_round() -> None:
    holds("""
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        draw    -
        still   3
        Bert    hand red
        > Anna end
        = turn Bert plant
        = still 4
        > Bert plant 1
        = still 0
        > Bert done
        > Bert end
        = turn Cleo trade
        = still 1
    """)


@rule("R10")
def test_the_turn_in_which_a_round_began_need_not_be_a_still_one() -> None:
    holds("""
        edition boonanza
        seats   Anna Bert Cleo
        turn    Anna plant
        draw    -
        Anna    hand red
        > Anna plant 1
        > Anna done
        > Anna end
        > Bert end
        > Cleo end
        = turn Anna trade
        = still 3
        > Anna end
        = over
    """)


@rule("R10", "BH7")
def test_coins_that_go_from_pile_to_pile_do_not_keep_a_game_alive() -> None:
    holds("""
        edition bohnanza +coin-trading
        seats   Anna Bert Cleo
        turn    Anna trade
        draw    -
        still   2
        Bert    coins red
        > Bert offer Anna coin:red for nothing
        > Anna accept 1
        = Anna coins red
        = still 2
        > Anna end
        = turn Bert trade
        = still 3
        > Bert end
        = over
    """)


@rule("R10", "B9.1")
def test_a_field_bought_in_a_still_round_brings_its_coins_back() -> None:
    holds("""
        edition bohnanza
        seats   Anna Bert Cleo
        turn    Anna trade
        draw    -
        still   2
        Bert    coins red*3
        > Bert buy field
        = still 0
        > Anna end
        = Anna hand red*3
    """)


@rule("R10", "AC9.1")
def test_bosses_and_players_who_can_do_nothing_for_a_round_end_the_game() -> None:
    holds("""
        edition al-cabohne
        seats   Anna Bert
        turn    Anna open
        draw    -
        exhausted 1
        Al      field blue*2
        Don     field puff
        Anna    field kidney*5
        > Anna done
        = turn Bert open
        = still 1
        > Bert done
        = turn Anna open
        = still 2
        > Anna done
        = over
        = winners Anna
    """)


@rule("R10", "HB10.2")
def test_after_a_still_round_buildings_are_still_bought() -> None:
    holds("""
        edition high-bohn
        seats   Anna Bert Cleo
        turn    Anna trade
        draw    -
        still   3
        Bert    field blue*4
        > Anna end
        = turn Bert shopping
        = Bert coins blue
        > Bert buy jail 1
        > Bert pass
        = over
        = Bert score 1
    """)
