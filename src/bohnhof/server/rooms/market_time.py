"""How long the market of a bot stays open (decision 39): a countdown that everybody sees, and what holds it open.

A bot ends its trading when everybody who is there is done, or when the countdown has run out. An unanswered offer to a
person, and a draft that a person has begun, hold the market open, but not forever, because others wait, too.

It knows no store, no connection and no settings: a room tells it what happens, and who is there. The result is public.
Where several people play, it therefore depends only on public information: an offer holds the market whether or not a
seat could accept it. A person who is alone with bots has nobody to hide it from: what they cannot accept does not hold
the market if they skip or were done.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final, NamedTuple

from bohnhof.kernel.actions import Accept, Action, Counter, Decline, Offer, Withdraw
from bohnhof.kernel.offer import StandingOffer
from bohnhof.kernel.table import Board
from bohnhof.kernel.trading import can_accept
from bohnhof.server.thinking.clock import shown

COUNTDOWN: Final = 15.0  # seconds from the beginning of trading, at pace 1
LAST_WORD: Final = 6.0  # seconds that are left after anything happened, at pace 1
FIRST_SAY: Final = 5.0  # seconds in which people can answer an offer before a bot closes it by a deal, at pace 1
AT_ONCE: Final = 0.5  # seconds if nobody wants to trade, at pace 1
HELD: Final = 60.0  # seconds for which an offer to one seat, or the last change of a draft, holds the market
MOST_HELD: Final = 180.0  # seconds after which nobody can hold it while somebody else plays


class MarketNews(NamedTuple):
    """The public state of the market."""

    closes: int | None = None  # when the bot ends trading, as the wire writes it; None: no bot is about to
    held: tuple[int, ...] = ()  # the seats that it waits for


NO_NEWS: Final = MarketNews()


class MarketTime:
    """The time of one trading phase; it starts again with every phase. Times are on a steady clock."""

    def __init__(self) -> None:
        self.skipping: set[int] = set()  # seats that skip what does not concern them
        self._done: dict[int, float] = {}  # seats that are done with this trading phase, and since when
        self._drafts: dict[int, float] = {}  # seats that are drafting an offer, and when they last changed it
        self._made: dict[int, float] = {}  # when each open offer was made
        self._began = 0.0
        self._changed = 0.0

    # ------------------------------------------------------------------ what happens

    def begin(self, at: float) -> None:
        """Start a phase."""
        self._began = self._changed = at
        self._done.clear()
        self._drafts.clear()
        self._made.clear()

    def note(self, board: Board, at: float) -> None:
        """Note that somebody did something."""
        self._changed = at
        self._made = {int(offer.id): self._made.get(int(offer.id), at) for offer in board.offers}

    def finish(self, seat: int, at: float) -> None:
        """Note that this seat is done with the current offers."""
        self._done[seat] = at
        self._drafts.pop(seat, None)

    def draft(self, seat: int, at: float | None) -> None:
        """Note that this seat drafts an offer (None: no longer); a seat with a draft is not done."""
        self._drafts.pop(seat, None)
        if at is not None:
            self._drafts[seat] = at
            self._done.pop(seat, None)

    def shift(self, seconds: float) -> None:
        """Shift all deadlines, because the game was paused for this long."""
        self._began += seconds
        self._changed += seconds
        self._done = {seat: at + seconds for seat, at in self._done.items()}
        self._drafts = {seat: at + seconds for seat, at in self._drafts.items()}
        self._made = {offer: at + seconds for offer, at in self._made.items()}

    @property
    def done(self) -> list[int]:
        return sorted(self._done)

    def is_quiet(self, seat: int) -> bool:
        """Does this seat skip what does not concern it, or was it done with what lay there before?"""
        return seat in self.skipping or seat in self._done

    # ------------------------------------------------------------------ what follows

    def closes(self, board: Board, people: Collection[int], pace: float, *, alone: bool = False) -> float:
        """When the bot whose turn it is ends its trading, with these people at the table.

        Alone: only one person plays here, and nobody learns from it what that person has.
        """
        if pace <= 0:
            return self._changed  # a table for programs: the market waits for nobody
        moments = [self._changed + AT_ONCE * pace]
        if any(seat not in self._done and seat not in self.skipping for seat in people):
            moments += [self._began + COUNTDOWN * pace, self._changed + LAST_WORD * pace]
        moments += self.held(board, people, pace, alone=alone).values()
        return max(moments) if len(people) == 1 else min(max(moments), self._began + MOST_HELD)

    def may_close(
        self, board: Board, offers: Collection[int], people: Collection[int], pace: float, *, alone: bool = False
    ) -> float:
        """From when on a bot may close these offers: those who have not answered yet have had time to read them."""
        moments = [
            self._made_at(offer) + FIRST_SAY * pace
            for seat in people
            for offer in _unanswered(board, seat)
            if offer.id in offers and self._holds(offer, seat)
            if self._reads(board, offer, seat, alone=alone)
        ]
        return max(moments, default=0.0)

    def _reads(self, board: Board, offer: StandingOffer, seat: int, *, alone: bool) -> bool:
        """Would this seat want to read it?"""
        if alone and self.is_quiet(seat):
            return can_accept(board, seat, offer)
        return seat not in self.skipping

    def has_run_out(self, people: Collection[int], at: float) -> bool:
        """Is the time over after which nobody can hold the market?"""
        return len(people) > 1 and at >= self._began + MOST_HELD

    def held(self, board: Board, people: Collection[int], pace: float, *, alone: bool = False) -> dict[int, float]:
        """The people that it waits for, and the latest moment for each."""
        found = {}
        for seat in people:
            moments = [
                self._made_at(offer) + seconds
                for offer in _unanswered(board, seat)
                if self._holds(offer, seat)
                if (seconds := self._seconds(board, offer, seat, pace, alone=alone))
            ]
            if seat in self._drafts:
                moments.append(self._drafts[seat] + HELD)
            if moments:
                found[seat] = max(moments)
        return found

    def _holds(self, offer: StandingOffer, seat: int) -> bool:
        """Was it made after this seat was done?"""
        return self._made_at(offer) > self._done.get(seat, -1.0)

    def _seconds(self, board: Board, offer: StandingOffer, seat: int, pace: float, *, alone: bool) -> float:
        """How long an offer holds the market for a seat."""
        if alone and not can_accept(board, seat, offer):
            return 0.0 if self.is_quiet(seat) else COUNTDOWN * pace
        if offer.to == seat:
            return HELD
        return (LAST_WORD if self.is_quiet(seat) and not alone else COUNTDOWN) * pace

    def _made_at(self, offer: StandingOffer) -> float:
        return self._made.get(int(offer.id), self._began)

    def news(self, board: Board, people: Collection[int], pace: float, *, alone: bool = False) -> MarketNews:
        """The public state of the market."""
        closes = self.closes(board, people, pace, alone=alone)
        return MarketNews(shown(closes), tuple(sorted(self.held(board, people, pace, alone=alone))))


def unanswered(board: Board, seat: int) -> list[int]:
    """The open offers that this seat may answer, and has not."""
    return [int(offer.id) for offer in _unanswered(board, seat)]


def _unanswered(board: Board, seat: int) -> list[StandingOffer]:
    return [
        offer
        for offer in board.offers
        if offer.is_for(seat) and not offer.has_declined(seat) and offer.pledge_of(seat) is None
    ]


def concerns(board: Board, seat: int, action: Action, *, quiet: bool = False) -> bool:
    """Is what a bot is about to say for this seat: an offer that it may answer, or an answer to its own?

    To a quiet seat, bots speak as among themselves until there is something for it: then the market waits.
    """
    match action:
        case Offer(to):
            return not quiet and (to is None or to == seat)
        case Counter(id) | Accept(id) | Decline(id):
            return any(offer.id == id and offer.maker == seat for offer in board.offers)
        case Withdraw(id):
            return not quiet and id in unanswered(board, seat)
        case _:
            return False
