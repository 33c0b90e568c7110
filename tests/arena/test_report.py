"""A report says what the counts come to."""

import statistics
from collections import Counter
from fractions import Fraction

import pytest

from bohnhof.arena.report import Report, deviation, mean
from bohnhof.arena.series import Series
from bohnhof.arena.tally import Ending, Tally

COINS = [3, 1, 4, 1, 5, 9, 2, 6]


def test_mean_and_deviation_are_those_of_the_single_games() -> None:
    assert mean(Counter(COINS)) == Fraction(statistics.mean(COINS))
    assert deviation(Counter(COINS)) == pytest.approx(statistics.stdev(COINS))
    assert deviation(Counter([5, 5, 5])) == 0


def test_one_game_has_no_deviation() -> None:
    assert deviation(Counter([5])) is None


def test_a_report_holds_everything_that_people_ask_for() -> None:
    tally = Tally(
        games=2,
        turns=60,
        offers=90,
        trades=30,
        encores=1,
        endings=Counter({Ending.DRAWING: 2}),
        coins=[Counter([4, 8]), Counter([1, 3]), Counter([8, 2])],
        wins=[Fraction(1, 2), Fraction(0), Fraction(3, 2)],
    )
    report = Report(Series("bohnanza", 3, bots=("random",), options=("encore",), seed=9), tally)
    assert report.as_json() == {
        "edition": "bohnanza",
        "options": ["encore"],
        "players": 3,
        "games": 2,
        "seed": 9,
        "seats": [
            {"seat": 0, "bot": "random", "coins": {"mean": 6, "sd": 8**0.5}, "win_share": 0.25},
            {"seat": 1, "bot": "random", "coins": {"mean": 2, "sd": 2**0.5}, "win_share": 0},
            {"seat": 2, "bot": "random", "coins": {"mean": 5, "sd": 18**0.5}, "win_share": 0.75},
        ],
        "turns_per_game": 30,
        "offers_per_turn": 1.5,
        "trades_per_turn": 0.5,
        "endings": {"turning up": 0, "drawing": 2, "nothing left": 0},
        "encores": 1,
        "buildings": [],
    }
