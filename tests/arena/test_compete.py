"""A contest is fair and repeatable: a bot against itself differs by exactly 0, a better one is found to be better."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest

from bohnhof.arena.compete import compete
from bohnhof.arena.contest import Contest, Match
from bohnhof.arena.contest_report import ContestReport
from bohnhof.arena.engine import Processes
from bohnhof.arena.page import page
from bohnhof.arena.resample import Estimate
from bohnhof.bots.faults import BotFault
from bohnhof.bots.registry import BOTS
from bohnhof.kernel.actions import Action, Harvest, Plant
from bohnhof.kernel.places import field, hand
from bohnhof.kernel.table import View
from tests.bots.games import HabitBot, waits

ZERO = Estimate(0, 0, 0)


def plants_with_its_like(view: View, legal: Sequence[Action], _rng: Random, _seconds: float | None) -> Action | None:
    """Plant beans with their kind, otherwise wait until the game moves on: no talk, but better than chance."""
    for action in legal:
        if isinstance(action, Plant):
            growing = view.cards_in(field(int(view.seat), action.field))
            if growing and view.bean[growing[0]] == view.bean[action.card]:
                return action
    return None


def harvests_at_once(_view: View, legal: Sequence[Action], _rng: Random, _seconds: float | None) -> Action | None:
    """Harvest immediately, so that nothing grows."""
    return next((action for action in legal if isinstance(action, Harvest)), None)


@pytest.fixture(autouse=True)
def _bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "planter", lambda: HabitBot(plants_with_its_like, "planter"))
    monkeypatch.setitem(BOTS, "reaper", lambda: HabitBot(harvests_at_once, "reaper"))


BOTH_WAYS = tuple(match for match in Match if match is not Match.ONE)  # the order of the names does not matter


def play(*bots: str, players: int = 4, deals: int = 4, matches: tuple[Match, ...] = BOTH_WAYS) -> ContestReport:
    return compete(Contest("boonanza", players, bots, matches, seed=5), deals)


def test_a_bot_against_itself_differs_by_exactly_nothing_in_every_match() -> None:
    report = play("random", "random")
    (difference,) = report.differences
    assert (difference.win_share, difference.coins) == (ZERO, ZERO)
    first, *others = (bot for ring in report.rings for bot in ring.bots)
    for bot in others:
        assert (bot.win_share, bot.coins, bot.coins_by_seat) == (first.win_share, first.coins, first.coins_by_seat)
    assert first.win_share == Estimate(0.25, 0.25, 0.25)
    one, other = report.ratings
    assert one == other
    assert len(set(first.coins_by_seat)) > 1, "the seats had different cards"


def test_a_better_bot_is_found_to_be_better_both_ways() -> None:
    report = play("planter", "reaper", deals=10, matches=(Match.AMONG,))
    one_planter, one_reaper = report.rings
    assert (one_planter.title, one_reaper.title) == ("planter among 3 reaper", "reaper among 3 planter")
    assert one_planter.games == one_reaper.games == 40
    (planter, _), (reaper, _) = one_planter.bots, one_reaper.bots
    assert planter.win_share.low is not None
    assert planter.win_share.low > 1 / 4
    assert reaper.win_share.high is not None
    assert reaper.win_share.high < 1 / 4
    (difference,) = report.differences
    assert difference.coins.low is not None
    assert difference.coins.low > 0
    better, worse = report.ratings
    assert better is not None
    assert worse is not None
    assert better.mu > worse.mu


def test_a_difference_is_the_mean_of_both_ways() -> None:
    report = play("planter", "random", matches=(Match.AMONG,))
    (planter_1, random_3), (random_1, planter_3) = (ring.bots for ring in report.rings)
    (difference,) = report.differences
    ahead = [planter_1.coins.mean - random_3.coins.mean, planter_3.coins.mean - random_1.coins.mean]
    assert difference.coins.mean == pytest.approx(sum(ahead) / 2)


def test_shared_wins_count_in_parts_so_that_all_wins_are_shared_out() -> None:
    for ring in play("planter", "random", "random", deals=3).rings:
        seats = {bot.label: 4 / len(ring.bots) for bot in ring.bots}
        if ring.match is Match.AMONG:
            seats = {bot.label: 1 if n == 0 else 3 for n, bot in enumerate(ring.bots)}
        assert sum(seats[bot.label] * bot.win_share.mean for bot in ring.bots) == pytest.approx(1)


def test_all_games_of_a_deal_have_the_same_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    hands: dict[int, set[tuple[int, ...]]] = {seat: set() for seat in range(4)}

    def looks(view: View, _legal: Sequence[Action], _rng: Random, _seconds: float | None) -> None:
        if view.turn == 1:
            hands[int(view.seat)].add(tuple(int(view.bean[card]) for card in view.cards_in(hand(int(view.seat)))[-2:]))

    monkeypatch.setitem(BOTS, "looks", lambda: HabitBot(looks))
    monkeypatch.setitem(BOTS, "waits", lambda: HabitBot(waits))
    play("looks", "waits", deals=1)
    assert all(len(seen) == 1 for seen in hands.values()), "the last cards of the first hand are there all turn"


def test_the_result_is_the_same_whatever_the_engine() -> None:
    contest = Contest("bohnanza", 3, ("random", "random"), (Match.AMONG, Match.POOL), ("encore",), seed=2)
    heard: list[int] = []
    alone = compete(contest, 2).as_json()
    assert compete(contest, 2, engine=Processes(2), progress=heard.append).as_json() == alone
    assert sum(heard) == alone["games"] == 2 * (3 + 3 + 2)


def test_another_seed_gives_other_games() -> None:
    one, other = (
        compete(Contest("boonanza", 3, ("random",), (Match.SELF,), seed=seed), 2).as_json() for seed in (1, 2)
    )
    assert one["rings"] != other["rings"]


def test_bots_are_told_how_much_time_they_have(monkeypatch: pytest.MonkeyPatch) -> None:
    heard = set()

    def hurried(_view: View, _legal: Sequence[Action], _rng: Random, seconds: float | None) -> None:
        heard.add(seconds)

    monkeypatch.setitem(BOTS, "hurried", lambda: HabitBot(hurried))
    compete(Contest("boonanza", 3, ("hurried",), (Match.SELF,), seconds=0.5), 1)
    assert heard == {0.5}


def test_a_faulty_bot_is_named_with_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "cheat", lambda: HabitBot(lambda *_: Harvest(0), "cheat"))
    with pytest.raises(BotFault, match="bot 'cheat' on seat") as caught:
        play("random", "cheat", deals=1)
    assert caught.value.__notes__[0].startswith("in game 1 of the series, with seed ")


def test_one_deal_gives_means_without_intervals() -> None:
    report = play("planter", "random", deals=1)
    assert all(bot.coins.low is None for ring in report.rings for bot in ring.bots)
    assert [ring.games for ring in report.rings] == [4, 4, 2, 1, 1]


SMALL_GAME = """
id = "small"
title = "A small game"
summary = "for one or two"
turn = ["draw", "plant"]
[beans]
red = { copies = 8, meter = [2, 3] }
soy = { copies = 8, meter = [2, 3] }
blue = { copies = 8, meter = [2, 3] }
[players.1]
fields = 2
hand = 3
ends_at = 1
[players.2]
fields = 2
hand = 3
ends_at = 1
"""


@pytest.mark.parametrize(
    ("players", "titles"),
    [(1, ["planter alone", "reaper alone"]), (2, ["planter against reaper"])],
)
def test_bots_for_one_or_two_are_compared_deal_by_deal(tmp_path: Path, players: int, titles: list[str]) -> None:
    path = tmp_path / "small.toml"
    path.write_text(SMALL_GAME, encoding="utf-8")
    report = compete(Contest(str(path), players, ("planter", "reaper"), (Match.AMONG,)), 10)
    assert [ring.title for ring in report.rings] == titles
    (difference,) = report.differences
    planter, reaper = report.rings[0].bots[0], report.rings[-1].bots[-1]
    assert difference.coins.mean == pytest.approx(planter.coins.mean - reaper.coins.mean)
    assert difference.coins.low is not None
    assert difference.coins.low > 0
    assert (report.ratings[0] is None) == (report.fair_share is None) == (players == 1)
    assert page(report).count("<svg") == 4
