"""Ratings put all games into one number for each bot."""

from fractions import Fraction

import pytest

from bohnhof.arena.rating import Ratings

ONE, NONE = Fraction(1), Fraction(0)


def test_whoever_wins_is_rated_higher_and_every_deal_makes_it_more_certain() -> None:
    ratings = Ratings(2)
    certain = []
    for _ in range(30):
        ratings.add((0, 1), (ONE, NONE), (9, 4))
        ratings.end_deal()
        certain.append(ratings.all()[0].sigma)
    winner, loser = ratings.all()
    assert winner.mu > 25 > loser.mu
    assert certain == sorted(certain, reverse=True)
    assert winner.as_json()["low"] == pytest.approx(winner.mu - 1.96 * winner.sigma)


def test_a_win_counts_more_than_coins_and_coins_rank_the_others() -> None:
    ratings = Ratings(3)
    for _ in range(5):
        ratings.add((0, 1, 2), (NONE, ONE, NONE), (7, 7, 3))  # the tie of coins was broken by a rule
        ratings.end_deal()
    second, first, third = (rating.mu for rating in ratings.all())
    assert first > second > third


def test_the_games_of_a_deal_count_together_in_any_order() -> None:
    games = [((0, 1), (ONE, NONE), (9, 4)), ((1, 0), (ONE, NONE), (9, 4)), ((0, 1), (NONE, ONE), (2, 3))]
    found = []
    for order in (games, games[::-1]):
        ratings = Ratings(2)
        for game in order:
            ratings.add(*game)
        ratings.end_deal()
        found.append(ratings.all())
    assert found[0] == found[1]


def test_equal_bots_have_equal_ratings() -> None:
    ratings = Ratings(2)
    for seating in ((0, 1, 1), (1, 0, 1), (1, 1, 0), (1, 0, 0), (0, 1, 0), (0, 0, 1)):
        ratings.add(seating, (NONE, ONE, NONE), (5, 9, 6))
    ratings.end_deal()
    one, other = ratings.all()
    assert one == other


def test_alone_at_a_table_nobody_is_ranked() -> None:
    ratings = Ratings(2)
    ratings.add((0,), (ONE,), (9,))
    ratings.end_deal()
    assert ratings.all() == Ratings(2).all()
