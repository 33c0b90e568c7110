"""A report summarises the counts."""

import statistics
from collections import Counter
from fractions import Fraction

import pytest

from bohnhof.arena.report import Report, deviation, mean, share_of
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
        "endings": {"turning up": 0, "drawing": 2, "still round": 0},
        "encores": 1,
        "buildings": [],
        "against": None,
    }


def test_a_report_on_a_game_with_a_rival_says_how_often_somebody_won() -> None:
    tally = Tally(games=40, turns=600, coins=[Counter({20: 40})], wins=[Fraction(10)])
    report = Report(Series("al-cabohne-solo", 1, bots=("random",)), tally)
    assert report.against is not None
    assert report.against.rival == "mafia"
    assert (report.against.won, report.against.low, report.against.high) == pytest.approx(
        (0.25, 0.1419, 0.4019), abs=1e-4
    )


def test_a_share_has_an_interval_even_for_none_and_for_all() -> None:
    assert share_of(0, 100) == pytest.approx((0, 0, 0.0370), abs=1e-4)
    assert share_of(100, 100) == pytest.approx((1, 0.9630, 1), abs=1e-4)
