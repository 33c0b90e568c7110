"""The draw pile runs out: B8.1, R10 and R19."""

from __future__ import annotations

import pytest

from bohnhof.kernel.places import DRAW
from tests.judge import holds
from tests.rulemark import rule

# ------------------------------------------------------------------ B8.1: the discards are shuffled


@rule("B8.1")
def test_the_discards_are_shuffled_at_once_when_the_last_card_is_drawn() -> None:
    holds("""
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        draw    red*3
        discard soy*4
        Bert    hand blue
        > Anna end
        = Anna hand red*3
        = exhausted 1
        = draw soy*4
        = discard -
        = turn Bert plant
    """)


@rule("B8.1")
def test_the_discards_are_shuffled_at_once_when_the_last_card_is_turned_up() -> None:
    holds("""
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna plant
        draw    red stink
        discard soy*4
        Anna    hand blue
        > Anna plant 1
        > Anna done
        = faceup red stink
        = exhausted 1
        = draw soy*4
        = discard -
        = turn Anna trade
    """)


@rule("B8.1")
def test_a_single_discard_becomes_the_draw_pile_at_once_too() -> None:
    holds("""
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        draw    red*3
        discard soy
        Bert    hand blue
        > Anna end
        = exhausted 1
        = draw soy
        = discard -
    """)


@rule("B8.1")
def test_the_pile_is_not_exhausted_while_a_card_is_left() -> None:
    holds("""
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        draw    red*4
        discard soy*4
        Bert    hand blue
        > Anna end
        = exhausted 0
        = draw red
        = discard soy*4
    """)


@rule("B8.1")
@pytest.mark.parametrize(("left", "hand"), [("red", "red soy*2"), ("red*2", "red*2 soy")])
def test_drawing_goes_on_from_the_shuffled_discards_with_the_cards_still_owed(left: str, hand: str) -> None:
    holds(f"""
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        draw    {left}
        discard soy*5
        Bert    hand blue
        > Anna end
        = Anna hand {hand}
        = exhausted 1
        = discard -
        = turn Bert plant
    """)


@rule("B8.1")
def test_turning_up_goes_on_from_the_shuffled_discards_with_the_card_still_owed() -> None:
    holds("""
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna plant
        draw    red
        discard soy*5
        Anna    hand blue
        > Anna plant 1
        > Anna done
        = faceup red soy
        = exhausted 1
        = draw soy*4
        = discard -
    """)


@rule("B8.1")
def test_two_exhaustions_may_fall_into_one_draw() -> None:
    holds("""
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        draw    red
        discard soy*2
        Bert    hand blue
        > Anna end
        = Anna hand red soy*2
        = exhausted 2
        = draw -
        = turn Bert plant
    """)


@rule("B8.1")
def test_a_harvest_shuffles_nothing_although_the_draw_pile_is_empty() -> None:
    holds("""
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna plant
        exhausted 1
        draw    -
        Anna    hand red | field blue*4
        > Anna harvest 1
        = discard blue*3
        = draw -
        = exhausted 1
    """)


@rule("B8.1")
def test_the_shuffled_pile_holds_exactly_the_discards_in_a_new_order() -> None:
    orders = set()
    for seed in range(8):
        position = holds(f"""
            edition boonanza
            seats   Anna Bert Cleo Dora
            turn    Anna trade
            draw    red*3
            discard soy chili blue green stink garden
            seed    {seed}
            Bert    hand black-eyed
            > Anna end
            = draw #6
            = discard -
        """)
        draw = position.table.beans_in(DRAW)
        orders.add(tuple(draw))
        names = [position.table.rules.bean_names[bean] for bean in draw]
        assert sorted(names) == ["blue", "chili", "garden", "green", "soy", "stink"]
    assert len(orders) > 1


@rule("B8.1")
def test_without_discards_an_exhausted_pile_stays_empty_and_is_counted() -> None:
    holds("""
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        draw    red*3
        Bert    hand blue
        > Anna end
        = Anna hand red*3
        = exhausted 1
        = draw -
        = turn Bert plant
    """)


@rule("B8.1", "R19")
def test_discards_that_come_later_are_shuffled_when_a_card_is_needed_and_not_counted_again() -> None:
    holds("""
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        draw    red*3
        Bert    hand blue | field soy*5
        > Anna end
        = exhausted 1
        > Bert harvest 1
        = discard soy*3
        = draw -
        > Bert plant 1
        > Bert done
        = faceup soy*2
        = draw soy
        = discard -
        = exhausted 1
    """)


@rule("B8.1", "R10", "R19")
def test_the_pile_of_those_later_discards_is_exhausted_once_more_when_it_runs_out() -> None:
    holds("""
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Bert trade
        exhausted 1
        draw    -
        Bert    hand blue | field soy*6
        Cleo    hand red
        > Bert harvest 1
        = discard soy*3
        > Bert end
        = Bert hand blue soy*3
        = exhausted 2
        = turn Cleo plant
    """)


@rule("B8.2")
@pytest.mark.parametrize("before", [0, 1])
def test_one_pass_of_the_deck_is_not_the_whole_game_and_neither_are_two(before: int) -> None:
    holds(f"""
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        exhausted {before}
        draw    red*3
        discard soy*4
        Bert    hand blue
        > Anna end
        = exhausted {before + 1}
        = turn Bert plant
        > Bert plant 1
        = faceup soy*2
    """)


# ------------------------------------------------------------------ R10: both piles empty


@rule("R10")
def test_no_card_to_turn_up_at_all_is_skipped_and_play_goes_on() -> None:
    holds("""
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna plant
        draw    -
        Anna    hand blue chili
        Bert    hand red soy
        > Anna plant 1
        > Anna done
        = turn Anna trade
        = faceup -
        = exhausted 0
        > Anna offer Bert chili for red
        > Bert accept 1
        > Anna end
        = turn Anna aside
        > Bert plant chili 1
        > Anna plant red 2
        > Anna done
        = turn Bert plant
        = Anna hand -
        = exhausted 0
    """)


@rule("R10")
def test_no_second_card_to_turn_up_is_skipped_and_only_the_pile_that_ran_out_counts() -> None:
    holds("""
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna plant
        draw    red
        Anna    hand blue
        Bert    hand soy
        > Anna plant 1
        > Anna done
        = turn Anna trade
        = faceup red
        = exhausted 1
        > Anna end
        > Anna plant red 2
        > Anna done
        = turn Bert plant
        = exhausted 1
        = draw -
    """)


@rule("R10")
@pytest.mark.parametrize(
    ("draw", "hand", "exhausted"), [("-", "soy", 0), ("red", "soy red", 1), ("red*2", "soy red*2", 1)]
)
def test_cards_that_cannot_be_drawn_are_skipped_and_play_goes_on(draw: str, hand: str, exhausted: int) -> None:
    holds(f"""
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        draw    {draw}
        Anna    hand soy | field blue*4
        Bert    hand blue
        > Anna end
        = turn Bert plant
        = exhausted {exhausted}
        = Anna hand {hand} | field blue*4
    """)


@rule("R10", "B8.1")
def test_nothing_owed_means_nothing_skipped_although_both_piles_are_empty() -> None:
    holds("""
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna plant
        draw    red stink
        Anna    hand blue
        > Anna plant 1
        > Anna done
        = faceup red stink
        = exhausted 1
        = turn Anna trade
    """)


@rule("R10", "EX1", "IS1")
@pytest.mark.parametrize("edition", ["bohnanza-plus", "eleven-beans +by-players"])
def test_with_three_players_both_piles_empty_ends_nothing_either(edition: str) -> None:
    holds(f"""
        edition {edition}
        seats   Anna Bert Cleo
        turn    Anna trade
        exhausted 1
        draw    -
        Bert    hand blue
        > Anna end
        = turn Bert plant
        = exhausted 1
    """)


@rule("R10", "R19")
def test_the_pile_is_refilled_as_soon_as_a_card_is_needed_and_one_lies_there() -> None:
    holds("""
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        exhausted 2
        draw    -
        Anna    field blue*5
        Bert    hand soy
        > Anna end
        = turn Bert plant
        = Anna hand -
        > Anna harvest 1
        = discard blue*4
        > Bert plant 1
        > Bert done
        = faceup blue*2
        = draw blue*2
        = exhausted 2
        > Bert end
        > Bert plant blue 2
        > Bert plant blue 2
        = over
        = exhausted 3
        = Bert hand blue*2
    """)
