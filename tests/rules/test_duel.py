"""The duel: leftovers instead of trading."""

from __future__ import annotations

from bohnhof.editions import EDITIONS
from bohnhof.kernel.deal import new_table
from bohnhof.kernel.legal import legal
from bohnhof.kernel.places import hand
from bohnhof.kernel.rules import Rules
from tests.judge import holds
from tests.rulemark import rule


@rule("DU1", "IS1")
def test_two_players_get_five_cards_and_two_fields_and_nine_kinds_are_played() -> None:
    table = new_table(Rules(EDITIONS["duel"], 2), 1)
    assert [table.count[hand(seat)] for seat in (0, 1)] == [5, 5]
    assert [table.fields(seat) for seat in (0, 1)] == [[0, 1], [0, 1]]
    assert table.rules.deck_size == 144
    assert [
        name for name, copies in zip(table.rules.bean_names, table.rules.deck_copies(), strict=True) if not copies
    ] == [
        "garden",
        "cocoa",
    ]


@rule("DU1", "DU2")
def test_the_first_turn_begins_with_planting_and_a_turn_goes_through_all_steps() -> None:
    holds("""
        edition duel
        seats   Anna Bert
        draw    wax*3 coffee*2 ...
        turn    Anna plant
        Anna    hand red soy blue
        > Anna plant 1
        > Anna plant 2
        = turn Anna discard
        > Anna discard blue
        = turn Anna open
        = faceup wax*3
        = discard blue
        > Anna done
        = turn Bert leftovers
        = Anna hand coffee*2
        = faceup wax*3
    """)


@rule("DU1", "B3.1", "B3.2")
def test_one_hand_card_must_and_a_second_may_be_planted() -> None:
    holds("""
        edition duel
        seats   Anna Bert
        turn    Anna plant
        Anna    hand red red red
        > Anna done
        ! B3.1
        > Anna plant 1
        > Anna done
        = turn Anna discard
        = Anna hand red*2
    """)


@rule("DU1")
def test_one_card_from_any_position_may_be_discarded() -> None:
    holds("""
        edition duel
        seats   Anna Bert
        turn    Anna discard
        draw    wax*3 ...
        Anna    hand red soy red blue | field stink
        > Anna discard stink
        ! DU1
        > Anna discard red@3
        = Anna hand red soy blue
        = turn Anna open
        > Anna discard red
        ! B2.1
    """)


@rule("DU1", "B2.1")
def test_only_the_active_player_discards() -> None:
    holds("""
        edition duel
        seats   Anna Bert
        turn    Anna discard
        Anna    hand red
        Bert    hand soy
        > Bert discard soy
        ! B2.1
        > Bert done
        ! B2.1
        > Anna plant 1
        ! B2.1
    """)


@rule("DU1", "DU5")
def test_nothing_need_be_discarded_and_there_is_time_to_harvest_before_the_turning() -> None:
    holds("""
        edition duel
        seats   Anna Bert
        turn    Anna discard
        draw    soy wax coffee ...
        Anna    hand - | field soy*3
        > Anna harvest 1
        > Anna done
        = faceup soy*3 wax coffee
        = discard -
    """)


@rule("DU1")
def test_every_hand_card_is_listed_for_discarding_unless_its_neighbour_is_alike() -> None:
    table = holds("""
        edition duel
        seats   Anna Bert
        turn    Anna discard
        Anna    hand red red soy red
    """).table
    assert [type(action).__name__ for action in legal(table, 0)] == ["Discard", "Discard", "Discard", "Done"]
    assert legal(table, 1) == []


@rule("DU2")
def test_leftovers_are_planted_or_discarded_in_any_order() -> None:
    holds("""
        edition duel
        seats   Anna Bert
        turn    Anna leftovers
        faceup  red soy blue
        Anna    hand chili | field blue*2 | field soy
        > Anna done
        = turn Anna plant
        = discard red soy blue
    """)
    holds("""
        edition duel
        seats   Anna Bert
        turn    Anna leftovers
        faceup  red soy blue
        Anna    hand chili | field blue*2 | field soy
        > Bert discard red
        ! B2.1
        > Anna discard chili
        ! DU2
        > Anna plant red 1
        ! B3.4
        > Anna plant blue 1
        > Anna discard red
        = turn Anna leftovers
        > Anna harvest 1
        > Anna plant soy 2
        = turn Anna plant
        = discard red blue*3
    """)


@rule("DU2", "B2.1")
def test_nothing_else_is_done_with_leftovers() -> None:
    holds("""
        edition duel
        seats   Anna Bert
        turn    Anna leftovers
        faceup  red
        Anna    hand red
        > Anna end
        ! B2.1
        > Anna plant 1
        ! DU2
        > Anna offer Bert red for soy
        ! B2.1
    """)


@rule("DU2")
def test_no_leftovers_no_phase() -> None:
    holds("""
        edition duel
        seats   Anna Bert
        turn    Anna leftovers
        Anna    hand red
        = turn Anna plant
    """)


@rule("DU3")
def test_matching_discards_are_pulled_to_the_open_cards() -> None:
    holds("""
        edition duel
        seats   Anna Bert
        turn    Anna discard
        draw    soy red blue ...
        discard red stink blue soy blue
        Anna    hand chili
        > Anna done
        = faceup soy*2 red blue*3
        = discard red stink
    """)


@rule("DU3")
def test_only_the_three_turned_cards_attract_discards() -> None:
    holds("""
        edition duel
        seats   Anna Bert
        turn    Anna discard
        draw    soy red blue ...
        discard blue stink
        Anna    hand chili
        > Anna done
        = faceup soy red blue
        = discard blue stink
    """)


@rule("DU4")
def test_open_cards_are_planted_one_by_one_and_the_others_stay() -> None:
    holds("""
        edition duel
        seats   Anna Bert
        turn    Anna open
        faceup  soy*2 red blue
        draw    wax*2 ...
        Anna    hand chili soy | field soy | field -
        Bert    hand stink
        > Bert plant soy 1
        ! B2.1
        > Anna plant chili 1
        ! DU4
        > Anna plant soy 1
        > Anna plant soy 2
        = Anna field soy*2 | field soy
        > Anna plant red 2
        ! B3.4
        > Anna discard red
        ! B2.1
        > Anna done
        = turn Bert leftovers
        = faceup red blue
        = Anna hand chili soy wax*2
    """)


@rule("DU4", "DU5")
def test_the_own_turn_goes_on_after_the_last_open_card() -> None:
    holds("""
        edition duel
        seats   Anna Bert
        turn    Anna open
        faceup  red
        Anna    hand chili | field red
        Bert    hand soy
        > Anna plant red 1
        = turn Anna open
        > Anna harvest 1
        = Anna coins red
        > Anna done
        = turn Bert plant
    """)


@rule("DU5", "B7.3")
def test_fields_are_harvested_on_the_own_turn_only() -> None:
    holds("""
        edition duel
        seats   Anna Bert
        turn    Anna plant
        Anna    hand red | field soy*2 | field blue
        Bert    field soy*2
        > Bert harvest 1
        ! DU5
        > Anna harvest 2
        ! B7.3
        > Anna harvest 1
        = Anna coins soy
    """)


@rule("DU5", "IS1", "IS3")
def test_a_field_is_bought_on_the_own_turn_only_and_its_price_leaves_the_game() -> None:
    holds("""
        edition duel
        seats   Anna Bert
        turn    Anna plant
        Anna    hand red | coins blue soy soy red
        Bert    coins wax*3
        > Bert buy field
        ! DU5
        > Anna buy field with coin:blue+coin:soy*2
        ! IS3
        > Anna buy field
        = Anna bought | coins blue
        = box soy*2 red
        = discard -
    """)


@rule("DU1", "B8.2")
def test_the_game_ends_when_the_pile_is_exhausted_while_turning() -> None:
    holds("""
        edition duel
        seats   Anna Bert
        turn    Anna discard
        draw    soy red
        Anna    hand wax*2 | field soy
        Bert    hand wax | field red*2
        > Anna done
        = faceup soy red
        > Anna plant soy 1
        > Anna done
        = over
        = faceup red
        = Anna hand wax*2 | score 1
        = Bert score 1
        = winners Anna
    """)


@rule("DU1", "B8.2", "IS2")
def test_the_game_ends_at_once_when_the_pile_is_exhausted_while_drawing() -> None:
    holds("""
        edition duel
        seats   Anna Bert
        turn    Anna open
        faceup  blue
        draw    soy
        Anna    hand wax | field soy*2
        Bert    hand wax*2 | field red*2
        > Anna done
        = over
        = Anna hand wax soy
        = winners Anna Bert
    """)


@rule("R10")
def test_a_duel_in_which_nothing_can_be_turned_or_drawn_goes_on_until_a_round_is_still() -> None:
    holds("""
        edition duel
        seats   Anna Bert
        turn    Anna discard
        draw    -
        Anna    hand wax
        > Anna done
        = exhausted 0
        = turn Anna open
        > Anna done
        = turn Bert discard
        = still 1
        > Bert done
        > Bert done
        = turn Anna plant
        = still 2
        > Anna plant 1
        = still 0
        > Anna done
        > Anna done
        > Bert done
        > Bert done
        = still 2
        > Anna done
        > Anna done
        = over
    """)
