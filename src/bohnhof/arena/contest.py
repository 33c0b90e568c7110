"""A contest: bots are compared on the same deals, each on every seat.

Who sits where is a *ring* of bots. A deal is played once for each bot of the ring, seated from that bot on, repeating
if the ring is smaller than the table. So each of them sits on each seat equally often, with the same cards. All chance
of a game belongs to the deal and the seat, none to the bot: the deal's seed gives the deck and the random stream of
every seat. So if two bots are the same, their games are, too, and a bot against itself differs by exactly 0.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from itertools import combinations
from random import Random

from bohnhof.arena.series import Series
from bohnhof.bots.chance import derived_seed, some_of
from bohnhof.bots.registry import shown_name
from bohnhof.kernel.faults import BadInput


class Match(StrEnum):
    """Who meets whom."""

    AMONG = "among"  # each pair, both ways: one A among copies of B, and one B among copies of A
    ONE = "one"  # each pair, one way: the first bot among copies of the second
    POOL = "pool"  # all bots together
    SELF = "self"  # each bot with copies of itself
    SEATED = "seated"  # as the caller seats them


@dataclass(frozen=True)
class Ring:
    """Bots, by their number in the contest, in the order in which they sit."""

    match: Match
    bots: tuple[int, ...]

    def seatings(self, players: int) -> Iterator[tuple[int, ...]]:
        """The bot on each seat, in each game of a deal."""
        size = len(self.bots)
        for first in range(size):
            yield tuple(self.bots[(first + seat) % size] for seat in range(players))


@dataclass(frozen=True)
class Contest:
    """What is played, by whom, and who meets whom: only names and numbers, so that any process can use it."""

    edition: str  # its id, or the file that describes it
    players: int
    bots: tuple[str, ...]
    matches: tuple[Match, ...]
    options: tuple[str, ...] = ()
    seed: int = 0
    seconds: float | None = None  # for each decision; None: no limit
    worlds: int | None = None  # for bots that sample, without a time limit; None: the bot decides
    luck: bool = False  # also count results without the luck of the cards
    seatings: tuple[tuple[int, ...], ...] = ()  # more rings, as numbers of bots, in addition to `matches`

    def check(self) -> None:
        """Raise BadInput if this cannot be played."""
        if self.seconds is not None and self.worlds is not None:
            raise BadInput("a bot has seconds or worlds to think with, not both")
        if not self.rings():
            raise BadInput("one bot alone can only be matched with itself")
        for bot in self.bots:
            self.series((bot,)).check()

    def series(self, seating: tuple[str, ...]) -> Series:
        """The games in which these bots sit like this."""
        return Series(self.edition, self.players, seating, self.options, self.seed, self.worlds)

    def labels(self) -> tuple[str, ...]:
        """The names of the bots: the second one of the same name is `name (2)`."""
        names = [shown_name(bot) for bot in self.bots]
        return tuple(
            name if (copy := names[:n].count(name)) == 0 else f"{name} ({copy + 1})" for n, name in enumerate(names)
        )

    def rings(self) -> list[Ring]:
        """All rings, each once."""
        everybody = range(len(self.bots))
        found: list[Ring] = []
        for match in self.matches:
            if match is Match.AMONG:
                pairs = [ring for a, b in combinations(everybody, 2) for ring in self._both_ways(a, b)]
                found += [Ring(match, ring) for ring in pairs]
            elif match is Match.ONE:
                pairs = [self._both_ways(a, b)[0] for a, b in combinations(everybody, 2)]
                found += [Ring(match, ring) for ring in pairs]
            elif match is Match.POOL:
                found.append(Ring(match, tuple(everybody)))
            elif match is Match.SELF:
                found += [Ring(match, (bot,)) for bot in everybody]
        found += [Ring(Match.SEATED, seating) for seating in self.seatings]
        return list(dict.fromkeys(found))

    def _both_ways(self, a: int, b: int) -> list[tuple[int, ...]]:
        if self.players == 1:
            return [(a,), (b,)]
        if self.players == 2:
            return [(a, b)]  # for two players both rings are the same
        others = self.players - 1
        return [(a, *[b] * others), (b, *[a] * others)]

    def on_deal(self, ring: Ring, deal: int) -> Ring:
        """A ring as it is seated for this deal: a pool in a different order each time, so that neighbours change."""
        if ring.match is not Match.POOL:
            return ring
        order = some_of(Random(derived_seed(self.seed, "ring", deal)), ring.bots, len(ring.bots))
        return Ring(ring.match, tuple(order))

    def games_per_deal(self) -> int:
        """How many games are played with each deal."""
        return sum(len(ring.bots) for ring in self.rings())


def usual_matches(bots: int, players: int) -> tuple[Match, ...]:
    """The default matches: one bot with itself, two with each other, three or more also all together."""
    if bots == 1:
        return (Match.SELF,)
    return (Match.AMONG,) if bots == 2 or players == 1 else (Match.AMONG, Match.POOL)
