"""Standings: the results of a contest so far, by ring and deal."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from fractions import Fraction

from bohnhof.arena.contest import Contest, Ring
from bohnhof.arena.rating import Ratings
from bohnhof.arena.tally import Tally
from bohnhof.arena.thinking import Thinking


@dataclass(frozen=True)
class Round:
    """All games of one ring with one deal."""

    ring: int  # by its number in the contest
    games: list[tuple[tuple[int, ...], Tally]]  # the seating, and the results
    thinking: dict[int, Thinking]  # by bot


class RingScores:
    """The results of the bots of one ring."""

    def __init__(self, ring: Ring, players: int) -> None:
        self.ring = ring
        self.tally = Tally()
        bots = sorted(set(ring.bots))
        # By bot and deal: the mean over the seats it sat on.
        self.coins: dict[int, list[Fraction]] = {bot: [] for bot in bots}
        self.wins: dict[int, list[Fraction]] = {bot: [] for bot in bots}
        # The same for leads, with and without the luck of the cards, if that is counted.
        self.leads: dict[int, list[Fraction]] = {bot: [] for bot in bots}
        self.fair_leads: dict[int, list[Fraction]] = {bot: [] for bot in bots}
        # By bot and seat: in how many games it had this many coins.
        self.coins_by_seat: dict[int, list[Counter[int]]] = {bot: [Counter() for _ in range(players)] for bot in bots}

    def add(self, games: list[tuple[tuple[int, ...], Tally]]) -> None:
        """Add the games of one deal; each has its own tally."""
        for seating, tally in games:
            self.tally.add(tally)
            for seat, bot in enumerate(seating):
                self.coins_by_seat[bot][seat].update(tally.coins[seat])
        for bot in self.coins:
            seats = [(tally, seat) for seating, tally in games for seat, sits in enumerate(seating) if sits == bot]
            self.coins[bot].append(Fraction(sum(score(tally, seat) for tally, seat in seats), len(seats)))
            self.wins[bot].append(sum((tally.wins[seat] for tally, seat in seats), Fraction()) / len(seats))
            if all(tally.leads for tally, _ in seats):
                leads = sum((tally.leads[seat] for tally, seat in seats), Fraction()) / len(seats)
                luck = sum((tally.luck[seat] for tally, seat in seats), Fraction()) / len(seats)
                self.leads[bot].append(leads)
                self.fair_leads[bot].append(leads - luck)


class Standings:
    """All data for a contest's report."""

    def __init__(self, contest: Contest) -> None:
        self.contest = contest
        self.rings = [RingScores(ring, contest.players) for ring in contest.rings()]
        self.thinking = [Thinking() for _ in contest.bots]
        self.ratings = Ratings(len(contest.bots))

    def add(self, played: Round) -> None:
        """Add a round; rounds arrive in the order of deals, and of rings within a deal."""
        self.rings[played.ring].add(played.games)
        for bot, thinking in played.thinking.items():
            self.thinking[bot].add(thinking)
        for seating, tally in played.games:
            self.ratings.add(seating, tally.wins, [score(tally, seat) for seat in range(len(seating))])
        if played.ring == len(self.rings) - 1:
            self.ratings.end_deal()


def score(tally: Tally, seat: int) -> int:
    """The coins of a seat in the one game of this tally."""
    (coins,) = tally.coins[seat]
    return coins
