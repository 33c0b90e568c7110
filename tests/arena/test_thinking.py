"""Decision times are stored as a histogram."""

from random import Random

import pytest

from bohnhof.arena.thinking import TIMED, Thinking, TimedBot
from bohnhof.bots.random_bot import RandomBot
from bohnhof.kernel.legal import legal
from bohnhof.kernel.view import view
from tests.bots.games import deal


def thought(*seconds: float) -> Thinking:
    thinking = Thinking()
    for time in seconds:
        thinking.decisions += 1
        thinking.note(time)
    return thinking


def test_quantiles_are_right_to_within_a_bucket() -> None:
    thinking = thought(*(n / 1000 for n in range(1, 1001)))
    assert thinking.decisions == 1000
    assert thinking.mean == pytest.approx(0.5005)
    assert 0.5 <= thinking.quantile(0.5) <= 0.5 * 1.05
    assert 0.99 <= thinking.quantile(0.99) <= 1
    assert thinking.quantile(1) == thinking.longest == 1


def test_times_of_parts_add_up() -> None:
    total = thought(0.001, 0.5)
    total.add(thought(0.25, 2.0, 0.0))
    whole = thought(0.001, 0.5, 0.25, 2.0, 0.0)
    assert (total.decisions, total.buckets, total.longest) == (5, whole.buckets, whole.longest)
    assert total.seconds == pytest.approx(whole.seconds)


def test_a_timed_bot_does_what_the_bot_does() -> None:
    table = deal("boonanza", 4)
    bot = TimedBot(RandomBot())
    asked = view(table, 0), legal(table, 0)
    assert bot.name == "random"
    assert bot.choose(*asked, Random(3), None) == RandomBot().choose(*asked, Random(3), None)
    for _ in range(2 * TIMED):
        bot.choose(*asked, Random(3), None)
    assert bot.thinking.decisions == 1 + 2 * TIMED
    assert bot.thinking.buckets.total() == 3
