"""Plays a contest on an engine, and makes the report."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from functools import lru_cache

from bohnhof.arena.contest import Contest
from bohnhof.arena.contest_report import ContestReport
from bohnhof.arena.engine import Engine, Here, spread
from bohnhof.arena.game import play_game
from bohnhof.arena.standings import Round, Standings
from bohnhof.arena.thinking import Thinking, TimedBot
from bohnhof.kernel.rules import Rules


@dataclass(frozen=True)
class Fixture:
    """One job of an engine: one ring's games with one deal."""

    contest: Contest
    deal: int
    ring: int


def compete(
    contest: Contest,
    deals: int,
    *,
    engine: Engine | None = None,
    progress: Callable[[int], object] | None = None,
) -> ContestReport:
    """Play a contest with deals 1 … n; except for times, the report does not depend on the engine."""
    contest.check()
    standings = Standings(contest)
    fixtures = (Fixture(contest, deal, ring) for deal in range(1, deals + 1) for ring, _ in enumerate(standings.rings))
    with closing(spread(engine or Here(), play_fixture, fixtures)) as rounds:
        for played in rounds:
            standings.add(played)
            if progress is not None:
                progress(len(played.games))
    return ContestReport(standings)


def play_fixture(fixture: Fixture) -> Round:
    """Play a deal once for each bot of a ring."""
    contest = fixture.contest
    ring = contest.on_deal(contest.rings()[fixture.ring], fixture.deal)
    thinking = {bot: Thinking() for bot in ring.bots}
    games = []
    for seating in ring.seatings(contest.players):
        series = contest.series(tuple(contest.bots[bot] for bot in seating))
        bots = [TimedBot(bot) for bot in series.make_bots()]
        tally = play_game(
            series, rules_of(contest), fixture.deal, bots, seconds=contest.seconds, luck=contest.luck
        )  # fmt: skip
        games.append((seating, tally))
        for number, bot in zip(seating, bots, strict=True):
            thinking[number].add(bot.thinking)
    return Round(fixture.ring, games, thinking)


@lru_cache(maxsize=1)
def rules_of(contest: Contest) -> Rules:
    """The rules of all games of a contest; cached, because a job may take only milliseconds."""
    return contest.series(contest.bots[:1]).rules()
