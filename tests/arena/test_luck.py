"""Contests can count results without the luck of the cards."""

from __future__ import annotations

from fractions import Fraction

from bohnhof.arena.compete import compete
from bohnhof.arena.contest import Contest, Match
from bohnhof.arena.contest_report import variance_ratio
from bohnhof.arena.game import play_game
from bohnhof.arena.series import Series

SOLO = Contest("al-cabohne-solo", 1, ("rulebook", "greedy"), (Match.AMONG,), luck=True)


def test_leads_with_and_without_luck_stand_beside_each_other() -> None:
    report = compete(SOLO, 3)
    for ring in report.rings:
        for bot in ring.bots:
            assert bot.luck is not None
            assert bot.luck.variance_ratio is not None
            assert bot.luck.lead.mean != bot.luck.fair_lead.mean
            assert bot.as_json()["luck"] == bot.luck.as_json()


def test_without_being_asked_nothing_is_counted_and_results_are_the_same() -> None:
    plain = Contest("al-cabohne-solo", 1, ("rulebook", "greedy"), (Match.AMONG,))
    with_luck, without = compete(SOLO, 2), compete(plain, 2)
    for ring, other in zip(with_luck.rings, without.rings, strict=True):
        for bot, same in zip(ring.bots, other.bots, strict=True):
            assert same.luck is None
            assert "luck" not in same.as_json()
            assert (bot.win_share, bot.coins) == (same.win_share, same.coins)


def test_the_lead_of_a_game_is_that_of_its_coins() -> None:
    series = Series("duel", 2, ("rulebook",))
    tally = play_game(series, series.rules(), 1, series.make_bots(), luck=True)
    (first,), (second,) = tally.coins
    assert tally.leads == [first - second, second - first]
    assert len(tally.luck) == 2


def test_what_never_varies_has_no_ratio() -> None:
    one, two = Fraction(1), Fraction(2)
    assert variance_ratio([one, two], [one, one]) is None
    assert variance_ratio([one, two], [Fraction(0), two]) == 0.25
