"""The edition of booklet 001 without its variants: BH1, BH2, BH4 and R6."""

from __future__ import annotations

import pytest

from bohnhof.kernel.actions import Keep
from bohnhof.kernel.play import play
from bohnhof.kernel.refusal import Illegal
from tests.judge import holds
from tests.rulemark import rule
from tests.rules.asking import listed, reason


@rule("BH1")
@pytest.mark.parametrize("seats", ["Anna Bert Cleo", "Anna Bert Cleo Dora", "Anna Bert Cleo Dora Emil"])
def test_everybody_has_two_fields_and_buys_a_third_for_three_coins(seats: str) -> None:
    holds(f"""
        edition bohnanza
        seats   {seats}
        turn    Anna plant
        Anna    hand red | coins green*2
        Bert    coins blue*3
        > Anna plant 3
        ! B2.2
        > Anna buy field
        ! B9.1
        > Bert buy field
        = Bert field - | field - | field - | coins -
    """)


# ------------------------------------------------------------------ BH2: keeping


@rule("BH2")
def test_a_kept_card_is_set_aside_and_planted_in_phase_3() -> None:
    holds("""
        edition bohnanza
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        faceup  soy red
        draw    blue*4
        Bert    hand green
        > Anna keep red
        = faceup soy
        = Anna aside red
        = turn Anna trade
        > Anna plant red 1
        ! B2.1
        > Anna end
        = Anna aside red soy
        > Anna plant red 1
        > Anna plant soy 2
        = Anna field red | field soy
        = turn Bert plant
    """)


@rule("BH2")
def test_a_kept_card_is_no_longer_for_sale() -> None:
    holds("""
        edition bohnanza
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        faceup  soy red
        Bert    hand blue
        > Anna keep red
        > Anna offer Bert red for blue
        ! B4.4
        > Anna offer Bert red for nothing
        ! B4.4
        > Bert offer Anna blue for red
        > Anna accept 1
        ! R17
        > Anna accept 1 with red
        ! B4.4
    """)


@rule("BH2", "R17")
def test_offers_of_a_kept_card_lapse() -> None:
    text = """
        edition bohnanza
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        faceup  soy red
        Anna    hand green
        Bert    hand blue
        > Anna offer Bert red for blue
        > Anna offer anyone red+green for nothing
        > Anna offer Bert soy for blue
        > Cleo accept 2
        > Anna keep red
        = offer 1 lapsed
        = offer 2 lapsed
        = offer 3 open
        > Bert accept 1
        ! R17
    """
    assert reason(text) == "offer 1 has lapsed"


@rule("BH2")
def test_both_cards_may_be_kept_at_any_time_of_phase_2() -> None:
    holds("""
        edition bohnanza
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        faceup  soy soy
        Anna    hand red
        Bert    hand blue
        > Anna offer Bert nothing for blue
        > Bert accept 1
        > Anna keep soy
        > Anna keep soy
        = faceup -
        = Anna aside blue soy*2 | hand red
    """)


@rule("BH2")
def test_only_a_turned_up_card_still_for_sale_is_kept() -> None:
    text = """
        edition bohnanza
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        faceup  soy stink
        Anna    hand red | aside blue
        > Anna keep red
        ! BH2
        > Anna keep blue
        ! BH2
        > Anna keep garden
        ! BH2
        > Anna keep soy
        > Anna keep soy
        ! BH2
    """
    assert reason(text) == "only a turned-up card that is still for sale can be kept"


@rule("BH2")
def test_whoever_is_active_keeps_cards_in_the_own_turn() -> None:
    holds("""
        edition bohnanza
        seats   Anna Bert Cleo Dora
        turn    Cleo trade
        faceup  soy stink
        > Cleo keep stink
        = faceup soy
        = Cleo aside stink
    """)


@rule("BH2")
def test_no_card_is_kept_that_does_not_exist() -> None:
    table = holds("""
        edition bohnanza
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        faceup  soy stink
    """).table
    for number in (-1, 0, len(table.place), 9999):
        with pytest.raises(Illegal, match="BH2: only a turned-up card"):
            play(table, 0, Keep(number))


@rule("BH2")
def test_only_the_active_player_keeps_cards() -> None:
    text = """
        edition bohnanza
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        faceup  soy stink
        > Bert keep soy@up
        ! BH2
        = faceup soy stink
    """
    assert reason(text) == "only the active player keeps turned-up cards"


@rule("BH2")
def test_keeping_is_listed_for_the_active_player() -> None:
    position = holds("""
        edition bohnanza
        seats   Anna Bert Cleo Dora
        turn    Anna trade
        faceup  soy stink
        Anna    hand red
        > Anna keep soy
    """)
    assert listed(position, "Anna") == {"end", "keep stink"}
    assert listed(position, "Bert") == set()


# ------------------------------------------------------------------ BH4: ties


@rule("BH4", "R6")
@pytest.mark.parametrize(
    ("coins", "winners"),
    [
        (("blue*3", "-", "stink*3", "-"), "Anna Cleo"),
        (("blue*3", "chili*3", "stink*3", "green*3"), "Anna Bert Cleo Dora"),
        (("blue*2", "chili*3", "stink*3", "-"), "Bert Cleo"),
        (("blue*2", "chili*3", "stink*2", "green*2"), "Bert"),
    ],
)
def test_tied_players_share_the_win(coins: tuple[str, str, str, str], winners: str) -> None:
    holds(f"""
        edition bohnanza
        seats   Anna Bert Cleo Dora
        turn    Bert trade
        exhausted 2
        draw    soy
        Anna    hand red*4 | coins {coins[0]}
        Bert    coins {coins[1]}
        Cleo    coins {coins[2]}
        Dora    coins {coins[3]}
        > Bert end
        = winners {winners}
    """)
