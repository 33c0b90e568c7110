"""The last exhaustion and the end of the game: B8.2 and B8.3."""

from __future__ import annotations

import pytest

from bohnhof.kernel.codes import HARVEST, code
from bohnhof.kernel.play import play_code
from bohnhof.kernel.refusal import Illegal
from tests.judge import holds
from tests.rulemark import rule
from tests.rules.asking import listed, reason

# ------------------------------------------------------------------ B8.2: the third time in phase 4


@rule("B8.2")
@pytest.mark.parametrize("left", [1, 2, 3])
def test_in_phase_4_the_third_exhaustion_ends_the_game_and_missing_cards_are_not_drawn(left: int) -> None:
    holds(f"""
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        exhausted 2
        draw    red*{left}
        discard soy*4
        Anna    hand chili
        Bert    hand blue
        > Anna end
        = over
        = exhausted 3
        = Anna hand chili red*{left}
        = draw -
        = discard soy*4
        = Bert hand blue
    """)


@rule("B8.2")
def test_with_one_card_left_after_drawing_the_game_goes_on() -> None:
    holds("""
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        exhausted 2
        draw    red*4
        discard soy*4
        Bert    hand blue
        > Anna end
        = exhausted 2
        = turn Bert plant
    """)


# ------------------------------------------------------------------ B8.2: the third time in phase 2


@rule("B8.2")
def test_in_phase_2_the_third_exhaustion_leaves_trading_and_phase_3_to_be_played() -> None:
    holds("""
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna plant
        exhausted 2
        draw    red stink
        discard soy*4
        Anna    hand blue chili green
        Bert    hand garden garden
        > Anna plant 1
        > Anna done
        = turn Anna trade
        = exhausted 3
        = faceup red stink
        = draw -
        = discard soy*4
        > Anna offer Bert stink for garden
        > Bert accept 1
        > Anna end
        = turn Anna aside
        > Anna harvest 1
        = discard soy*4 blue
        > Anna plant red 1
        > Anna plant garden 2
        = turn Anna aside
        > Bert plant stink 1
        = over
        = Anna hand chili green
        = Bert hand garden
        = draw -
    """)


@rule("B8.2", "IS4")
@pytest.mark.parametrize("edition", ["boonanza", "bohnanza", "bohnanza-plus", "eleven-beans"])
def test_a_single_card_turned_up_at_the_third_exhaustion_is_traded_and_planted_as_usual(edition: str) -> None:
    holds(f"""
        edition {edition}
        seats   Anna Bert Cleo Dora
        turn    Anna plant
        exhausted 2
        draw    red
        discard soy*4
        Anna    hand blue chili
        Bert    hand garden
        > Anna plant 1
        > Anna done
        = turn Anna trade
        = faceup red
        = exhausted 3
        = discard soy*4
        > Anna offer Bert red for garden
        > Bert accept 1
        > Anna end
        > Bert plant red 1
        > Anna plant garden 2
        = over
        = Anna hand chili
    """)


@rule("B8.2")
def test_there_is_no_phase_4_after_the_last_exhaustion_even_if_nothing_was_left_to_plant() -> None:
    holds("""
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        exhausted 3
        draw    -
        discard soy*9
        Anna    hand blue
        > Anna end
        = over
        = Anna hand blue
        = discard soy*9
    """)


@rule("B8.2")
def test_the_third_exhaustion_may_come_in_the_middle_of_turning_up_after_the_second() -> None:
    holds("""
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna plant
        exhausted 1
        draw    red
        discard soy
        Anna    hand blue
        > Anna plant 1
        > Anna done
        = faceup red soy
        = exhausted 3
        = turn Anna trade
        > Anna end
        > Anna plant red 2
        > Anna harvest 1
        > Anna plant soy 1
        = over
        = Anna hand -
    """)


# ------------------------------------------------------------------ B8.3: the final harvest


@rule("B8.3")
def test_at_the_end_everybody_harvests_all_fields_and_protection_does_not_matter() -> None:
    holds("""
        edition boonanza
        seats   Anna Bert Cleo
        turn    Anna trade
        exhausted 2
        draw    red
        Anna    hand soy | field red | field blue*4 | field garden*2 | coins green
        Bert    field stink | field chili*3 | field -
        Cleo    field - | field soy*7 | field black-eyed
        > Anna end
        = over
        = Anna field - | field - | field - | coins green blue garden*2 | score 4
        = Bert field - | field - | field - | coins chili | score 1
        = Cleo field - | field - | field - | coins soy*4 | score 4
    """)


@rule("B8.3")
def test_beans_planted_in_the_last_phase_3_are_harvested_too() -> None:
    holds("""
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Anna aside
        exhausted 3
        draw    -
        Anna    field red*4 | aside red
        > Anna plant red 1
        = over
        = Anna coins red*4
        = discard red
    """)


@rule("B8.3")
def test_hand_cards_are_worth_nothing() -> None:
    holds("""
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Bert trade
        exhausted 2
        draw    red
        Anna    hand garden*6 red*5 | coins soy
        Bert    coins blue*2
        > Bert end
        = Anna hand garden*6 red*5 | score 1
        = Bert hand red | score 2
        = winners Bert
    """)


@rule("B8.3")
def test_most_coins_wins_after_the_final_harvest() -> None:
    holds("""
        edition boonanza
        seats   Anna Bert Cleo Dora
        turn    Bert trade
        exhausted 2
        draw    red
        Anna    field soy*7 | coins blue*2
        Bert    coins blue*5
        > Bert end
        = Anna score 6
        = Bert score 5
        = winners Anna
    """)


@rule("B8.3")
@pytest.mark.parametrize(
    "action",
    [
        "harvest 1",
        "plant 1",
        "plant red 1",
        "done",
        "end",
        "keep red",
        "buy field",
        "offer Bert red for nothing",
        "counter 1 red for nothing",
        "accept 1",
        "take 1 Bert",
        "decline 1",
        "withdraw 1",
    ],
)
def test_after_the_end_nothing_is_played_any_more(action: str) -> None:
    text = f"""
        edition bohnanza
        seats   Anna Bert Cleo Dora
        turn    Anna over
        Anna    hand red | coins blue*5
        > Anna {action}
        ! B8.3
    """
    assert reason(text) == "the game is over"


@rule("B8.3")
def test_after_the_end_nothing_is_listed_any_more() -> None:
    position = holds("""
        edition bohnanza
        seats   Anna Bert Cleo Dora
        turn    Anna over
        Anna    hand red | coins blue*5
    """)
    assert listed(position, "Anna") == set()
    with pytest.raises(Illegal, match=r"B8\.3: the game is over"):
        play_code(position.table, 0, code(HARVEST, 0, 0))
