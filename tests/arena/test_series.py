"""A series says what is played by whom; an error in it is bad input."""

import pytest

from bohnhof.arena.series import Series, usual_players
from bohnhof.bots.search import WORLDS
from bohnhof.kernel.faults import BadInput


def test_bots_fewer_than_seats_repeat_round_the_table() -> None:
    assert Series("boonanza", 5, bots=("a", "b")).seating() == ("a", "b", "a", "b", "a")
    assert Series("boonanza", 3, bots=("a",)).seating() == ("a", "a", "a")


def test_a_seat_holds_one_bot() -> None:
    with pytest.raises(BadInput, match="4 bots do not fit on 3 seats"):
        Series("boonanza", 3, bots=("random",) * 4).check()


@pytest.mark.parametrize(
    ("series", "complaint"),
    [
        (Series("boonaza", 4), "edition 'boonaza'"),
        (Series("boonanza", 6), "boonanza is for 3 to 5 players, not 6"),
        (Series("boonanza", 4, options=("encore",)), "boonanza has no option 'encore'"),
        (Series("bohnanza", 4, options=("three-fields",)), "option three-fields of bohnanza is for 3 players, not 4"),
        (Series("boonanza", 4, bots=("random", "rando")), "there is no bot 'rando'"),
    ],
)
def test_what_cannot_be_played_is_bad_input(series: Series, complaint: str) -> None:
    with pytest.raises(BadInput, match=complaint):
        series.check()


def test_every_game_has_a_deck_of_its_own_whatever_else_is_played() -> None:
    series = Series("boonanza", 4, seed=3)
    rules = series.rules()
    assert series.deal(rules, 1) == series.deal(rules, 1)
    assert len({series.deal(rules, number).seed for number in range(1, 101)}) == 100
    assert series.deal(rules, 1).seed != Series("boonanza", 4, seed=4).deal(rules, 1).seed


@pytest.mark.parametrize("edition", ["boonanza", "bohnanza", "bohnanza-plus", "eleven-beans"])
def test_four_play_unless_somebody_says_otherwise(edition: str) -> None:
    assert usual_players(edition) == 4


def test_bots_that_sample_are_told_how_many_worlds_to_try() -> None:
    bots = Series("boonanza", 3, ("veteran", "champion", "expert"), worlds=5).make_bots()
    assert [getattr(bot, "worlds", None) for bot in bots] == [5, 5, None]
    (hunter,) = Series("al-cabohne-solo", 1, ("hunter",), worlds=7).make_bots()
    assert getattr(hunter, "worlds", None) == 7
    assert getattr(Series("boonanza", 3, ("champion",)).make_bots()[0], "worlds", None) == WORLDS
