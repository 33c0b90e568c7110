"""A tally: what is counted while games are played.

It holds only whole numbers and fractions, so the sum over parts of a series is exactly the same, however it was split.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import StrEnum
from fractions import Fraction

from bohnhof.kernel.events import DREW, ENCORE_BEGAN, STILL_ROUND, TRADE_MADE, TURNED_UP, Event
from bohnhof.kernel.table import OFFERS_MADE, Board


class Ending(StrEnum):
    """Where the draw pile ran out for the last time, if it did."""

    TURNING_UP = "turning up"  # B8.2: phases 2 and 3 are still played
    DRAWING = "drawing"
    STILL_ROUND = "still round"  # R10: no card moved for a whole round of turns


# The event in which the last card was drawn, or after which the game ended without that.
ENDINGS = {
    TURNED_UP: Ending.TURNING_UP,
    DREW: Ending.DRAWING,
    STILL_ROUND: Ending.STILL_ROUND,
}


@dataclass(frozen=True)
class Owners:
    """The owners of a building at the end: how many there were, their points, and how often they won."""

    number: int = 0
    points: int = 0
    wins: Fraction = Fraction()

    def __add__(self, other: Owners) -> Owners:
        return Owners(self.number + other.number, self.points + other.points, self.wins + other.wins)


@dataclass
class Tally:
    """Counts over some games."""

    games: int = 0
    turns: int = 0
    offers: int = 0
    trades: int = 0
    encores: int = 0  # games in which somebody had one
    endings: Counter[Ending] = field(default_factory=Counter)
    coins: list[Counter[int]] = field(default_factory=list)  # by seat: in how many games it had this many coins
    wins: list[Fraction] = field(default_factory=list)  # by seat; a shared win counts in parts
    owners: dict[str, Owners] = field(default_factory=dict)  # by building
    # If luck is counted, by seat: the lead over the mean of the others, and the part of it that was luck.
    leads: list[Fraction] = field(default_factory=list)
    luck: list[Fraction] = field(default_factory=list)

    def add(self, other: Tally) -> None:
        """Add the counts of other games."""
        self.games += other.games
        self.turns += other.turns
        self.offers += other.offers
        self.trades += other.trades
        self.encores += other.encores
        self.endings.update(other.endings)
        if not self.coins:
            self.coins = [Counter() for _ in other.coins]
            self.wins = [Fraction() for _ in other.wins]
            self.leads = [Fraction() for _ in other.leads]
            self.luck = [Fraction() for _ in other.luck]
        for mine, theirs in zip(self.coins, other.coins, strict=True):
            mine.update(theirs)
        self.wins = [mine + theirs for mine, theirs in zip(self.wins, other.wins, strict=True)]
        self.leads = [mine + theirs for mine, theirs in zip(self.leads, other.leads, strict=True)]
        self.luck = [mine + theirs for mine, theirs in zip(self.luck, other.luck, strict=True)]
        for name, owners in other.owners.items():
            self.owners[name] = self.owners.get(name, Owners()) + owners


class GameCounter:
    """Counts one game while it is played, from its events."""

    def __init__(self) -> None:
        self._trades = 0
        self._encore = False
        # The deal is not recorded, and in a tiny edition the first cards turned up can be the last.
        self._ending = Ending.TURNING_UP

    def count(self, events: Iterable[Event]) -> None:
        """Count what just happened."""
        for event in events:
            if event.name == TRADE_MADE:
                self._trades += 1
            elif event.name == ENCORE_BEGAN:
                self._encore = True
            elif event.name in ENDINGS:
                self._ending = ENDINGS[event.name]

    def tally(self, board: Board) -> Tally:
        """The counts of the game, which ended like this."""
        rules = board.rules
        winners = rules.winners(board)
        return Tally(
            games=1,
            turns=int(board.turn),
            offers=int(board.numbers[OFFERS_MADE]),
            trades=self._trades,
            encores=int(self._encore),
            endings=Counter([self._ending]),
            coins=[Counter([int(rules.score(board, seat))]) for seat in range(rules.players)],
            # No seat wins if the mafia has won.
            wins=[Fraction(int(seat in winners), max(1, len(winners))) for seat in range(rules.players)],
            owners=owners_of(board),
        )


def owners_of(board: Board) -> dict[str, Owners]:
    """Every building of the game, with its owner if it has one."""
    rules = board.rules
    winners = rules.winners(board)
    owners = dict.fromkeys(rules.holding_names, Owners())
    for seat in range(rules.players if rules.holdings else 0):
        had = Owners(1, int(rules.score(board, seat)), Fraction(int(seat in winners), len(winners)))
        for n, name in enumerate(rules.holding_names):
            if board.numbers[rules.holdings_at + seat] >> n & 1:
                owners[name] = had
    return owners
