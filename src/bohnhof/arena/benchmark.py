"""The benchmark: one fixed, versioned protocol to compare any agent with any other.

An agent plays the same deals on every seat of three tables: with each of some bots of the ladder, with all of them,
and with its own copies. You choose only the agent (and fewer deals for trial runs), so any two cards of the same
protocol can be compared.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from fractions import Fraction
from random import Random
from time import perf_counter
from typing import Final

from bohnhof.arena.contest import Match, Ring
from bohnhof.arena.deals import DealWatch
from bohnhof.arena.engine import Engine, Here, spread
from bohnhof.arena.series import Series
from bohnhof.arena.tally import GameCounter
from bohnhof.arena.thinking import Thinking
from bohnhof.bots.bot import Bot
from bohnhof.bots.faults import BotFault
from bohnhof.bots.registry import make_bot
from bohnhof.bots.runner import run
from bohnhof.kernel.actions import Action
from bohnhof.kernel.events import Event
from bohnhof.kernel.refusal import Illegal
from bohnhof.kernel.table import View
from bohnhof.review.ledger import Ledger

# If you change anything that results depend on, give the protocol a new name.
PROTOCOL: Final = "bohnhof-1"
SEED: Final = 31_415
DEALS: Final = 40
TABLES: Final = (("boonanza", 4), ("eleven-beans", 6), ("high-bohn", 3))
RIVALS: Final = ("rulebook", "trader", "expert")
COPIES: Final = "its copies"
MIXED: Final = "all of them"
UNREADABLE: Final = "-"  # instead of a rule, if an answer was not a valid action


@dataclass(frozen=True)
class Lineup:
    """One table with one kind of opponents."""

    edition: str
    players: int
    company: str
    ring: tuple[str, ...]  # of bots; the agent is the first

    @property
    def games_per_deal(self) -> int:
        return min(len(self.ring), self.players)


def lineups(agent: str) -> list[Lineup]:
    """All tables with all opponents, in playing order."""
    found = []
    for edition, players in TABLES:
        for rival in RIVALS:
            found.append(Lineup(edition, players, rival, (agent, *[rival] * (players - 1))))
        found.append(Lineup(edition, players, MIXED, (agent, *RIVALS)))
        found.append(Lineup(edition, players, COPIES, (agent,)))
    return found


@dataclass(frozen=True)
class Fixture:
    """One job of an engine: one deal, played once for each place in the ring."""

    lineup: Lineup
    deal: int
    luck: bool = False  # is luck counted?


@dataclass
class Played:
    """The agent's results in one deal; means are over its seats."""

    win_share: Fraction = Fraction()
    coins: Fraction = Fraction()
    lead: Fraction = Fraction()  # over the mean of the others, including its copies
    luck: Fraction | None = None  # the part of that lead that was luck, if counted
    turns: int = 0
    trades: int = 0
    deals: int = 0  # trades that the agent took part in; between two of its copies, both count
    gained: float = 0.0
    given: float = 0.0
    refused: Counter[str] = field(default_factory=Counter)  # by rule
    thinking: Thinking = field(default_factory=Thinking)
    tokens: int = 0


class Watched:
    """The agent on one seat. Its answers are measured in wall-clock time, because it may call a remote service."""

    def __init__(self, bot: Bot) -> None:
        self.name = bot.name
        self.bot = bot
        self.thinking = Thinking()

    def choose(self, view: View, legal: Sequence[Action], rng: Random, seconds: float | None) -> Action | None:
        self.thinking.decisions += 1
        began = perf_counter()
        try:
            return self.bot.choose(view, legal, rng, seconds)
        finally:  # an answer that is no action took its time, too
            self.thinking.note(perf_counter() - began)

    @property
    def tokens(self) -> int:
        """The tokens that a language model read and wrote, if the agent counts them."""
        return int(getattr(getattr(self.bot, "bot", self.bot), "tokens", 0))


def play_fixture(fixture: Fixture) -> Played:
    """Play one deal, once for each place in the ring."""
    lineup = fixture.lineup
    found = Played()
    if fixture.luck:
        found.luck = Fraction()
    seats = 0
    ring = Ring(Match.POOL, tuple(range(len(lineup.ring))))
    for seating in ring.seatings(lineup.players):
        agent = [seat for seat, place in enumerate(seating) if place == 0]
        if not agent:
            continue  # the table is smaller than the ring
        seats += len(agent)
        _play(Series(lineup.edition, lineup.players, seed=SEED), fixture, seating, agent, found)
    found.win_share /= seats
    found.coins /= seats
    found.lead /= seats
    if found.luck is not None:
        found.luck /= seats
    return found


def _play(series: Series, fixture: Fixture, seating: Sequence[int], agent: Sequence[int], found: Played) -> None:
    """Play one game and add its results."""
    rules = series.rules()
    table = series.deal(rules, fixture.deal)
    bots: list[Bot] = [make_bot(fixture.lineup.ring[place]) for place in seating]
    watched = [Watched(bots[seat]) for seat in agent]
    for seat, one in zip(agent, watched, strict=True):
        bots[seat] = one
    counter, deals = GameCounter(), DealWatch(rules)
    ledger = Ledger.of_a_new_game(rules, table.seed) if fixture.luck else None
    log: list[Event] = []
    table.log = log

    def after(seat: int, _action: Action) -> None:
        counter.count(log)
        deals.after(table, log)
        if ledger is not None:
            ledger.book(seat, log)
        log.clear()

    def refused(_seat: int, _action: Action | None, refusal: Exception) -> None:  # the others' bots are never refused
        found.refused[refusal.rule if isinstance(refusal, Illegal) else UNREADABLE] += 1

    try:
        run(table, bots, before=lambda _seat, action: deals.before(table, action), after=after, refused=refused)
    except BotFault as fault:
        lineup = fixture.lineup
        fault.add_note(f"in deal {fixture.deal} of {lineup.edition} with {lineup.players}, with {lineup.company}")
        raise
    tally = counter.tally(table)
    found.turns += tally.turns
    found.trades += tally.trades
    scores = [int(rules.score(table, seat)) for seat in range(len(bots))]
    for seat, one in zip(agent, watched, strict=True):
        found.win_share += tally.wins[seat]
        found.coins += scores[seat]
        found.lead += scores[seat] - Fraction(sum(scores) - scores[seat], len(scores) - 1)
        if found.luck is not None and ledger is not None:
            found.luck += ledger.luck(seat)
        found.deals += deals.deals[seat]
        found.gained += deals.gained[seat]
        found.given += deals.given[seat]
        found.thinking.add(one.thinking)
        found.tokens += one.tokens


def benchmark(
    agent: str,
    deals: int = DEALS,
    *,
    luck: bool = False,
    engine: Engine | None = None,
    progress: Callable[[int], object] | None = None,
) -> dict[Lineup, list[Played]]:
    """Play the whole protocol: the results of each deal, by line-up."""
    found: dict[Lineup, list[Played]] = {lineup: [] for lineup in lineups(agent)}
    fixtures = [Fixture(lineup, deal, luck) for lineup in found for deal in range(1, deals + 1)]
    with closing(spread(engine or Here(), play_fixture, fixtures)) as results:
        for fixture, played in zip(fixtures, _counted(results, fixtures, progress), strict=True):
            found[fixture.lineup].append(played)
    return found


def _counted(
    results: Iterator[Played], fixtures: Sequence[Fixture], progress: Callable[[int], object] | None
) -> Iterator[Played]:
    for fixture, played in zip(fixtures, results, strict=True):
        if progress is not None:
            progress(fixture.lineup.games_per_deal)
        yield played


def games_of(deals: int = DEALS) -> int:
    """The number of games in the protocol."""
    return deals * sum(lineup.games_per_deal for lineup in lineups(""))
