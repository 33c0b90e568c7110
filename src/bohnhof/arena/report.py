"""A report: the results of a series."""

from __future__ import annotations

from collections import Counter
from dataclasses import asdict, dataclass
from fractions import Fraction
from math import sqrt

from bohnhof.arena.series import Series
from bohnhof.arena.tally import Ending, Tally
from bohnhof.arena.words import headline
from bohnhof.bots.registry import shown_name

TWO_SIDED_95 = 1.96  # standard errors


@dataclass(frozen=True)
class SeatReport:
    """The results of one seat."""

    seat: int
    bot: str
    mean: float  # coins
    sd: float | None  # of the coins; None for a single game
    win_share: float
    coins: Counter[int]  # in how many games it had this many coins


@dataclass(frozen=True)
class BuildingReport:
    """The results of one building."""

    name: str
    bought: float  # in this share of the games
    mean: float | None  # points of its owners; None if it was never bought
    win_share: float | None  # of its owners


@dataclass(frozen=True)
class AgainstRival:
    """How often the seats won against a rival who has no seat, with the 95 % Wilson interval."""

    rival: str
    won: float
    low: float
    high: float


class Report:
    """The result of a series; it depends only on the series and the number of games."""

    def __init__(self, series: Series, tally: Tally) -> None:
        self.series = series
        self.edition = series.rules().edition
        self.games = tally.games
        self.turns_per_game = tally.turns / tally.games
        self.offers_per_turn = tally.offers / tally.turns
        self.trades_per_turn = tally.trades / tally.turns
        self.endings = {ending: tally.endings[ending] for ending in Ending}
        self.encores = tally.encores
        rival = self.edition.rival
        self.against = AgainstRival(rival, *share_of(float(sum(tally.wins)), tally.games)) if rival else None
        self.seats = [
            SeatReport(seat, shown_name(bot), float(mean(coins)), deviation(coins), float(wins / tally.games), coins)
            for seat, (bot, coins, wins) in enumerate(zip(series.seating(), tally.coins, tally.wins, strict=True))
        ]

        self.buildings = [
            BuildingReport(
                name,
                owners.number / tally.games,
                owners.points / owners.number if owners.number else None,
                float(owners.wins / owners.number) if owners.number else None,
            )
            for name, owners in tally.owners.items()
        ]

    @property
    def headline(self) -> str:
        """What was played."""
        return headline(self.edition, self.series.players, self.series.seed, games=self.games)

    def as_json(self) -> dict[str, object]:
        """The report as JSON knows it."""
        return {
            "edition": self.edition.id,
            "options": list(self.edition.options),
            "players": self.series.players,
            "games": self.games,
            "seed": self.series.seed,
            "seats": [
                {
                    "seat": seat.seat,
                    "bot": seat.bot,
                    "coins": {"mean": seat.mean, "sd": seat.sd},
                    "win_share": seat.win_share,
                }
                for seat in self.seats
            ],
            "turns_per_game": self.turns_per_game,
            "offers_per_turn": self.offers_per_turn,
            "trades_per_turn": self.trades_per_turn,
            "endings": {str(ending): games for ending, games in self.endings.items()},
            "encores": self.encores,
            "buildings": [
                {"building": b.name, "bought": b.bought, "owners": {"mean": b.mean, "win_share": b.win_share}}
                for b in self.buildings
            ],
            "against": None if self.against is None else asdict(self.against),
        }


def share_of(won: float, games: int) -> tuple[float, float, float]:
    """A share with its 95 % Wilson interval, which stays between 0 and 1, even for none of n."""
    share, z = won / games, TWO_SIDED_95
    scale = 1 + z**2 / games
    centre = (share + z**2 / (2 * games)) / scale
    half = z * sqrt(share * (1 - share) / games + (z / (2 * games)) ** 2) / scale
    return share, max(0.0, centre - half), min(1.0, centre + half)


def mean(counts: Counter[int]) -> Fraction:
    """The mean of numbers that are given by how often each occurs."""
    return Fraction(sum(value * times for value, times in counts.items()), counts.total())


def deviation(counts: Counter[int]) -> float | None:
    """The standard deviation of a sample, given by how often each number occurs."""
    n = counts.total()
    if n < 2:
        return None
    centre = mean(counts)
    return sqrt(sum(times * (value - centre) ** 2 for value, times in counts.items()) / (n - 1))
