"""The review of a game: where the result of every seat came from, deal by deal and choice by choice."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from bohnhof.bots.hunter import trades
from bohnhof.kernel.events import TRADE_MADE, Event, Moved
from bohnhof.kernel.places import FIELD, SEAT_PLACES, SEATS
from bohnhof.kernel.rules import Rules
from bohnhof.review.choices import Choice, ChoiceReviewer, Enough, MissedDeal
from bohnhof.review.games import PlayedGame
from bohnhof.review.ledger import Ledger, Moment, Part, Row, Step
from bohnhof.review.shrinkage import spread_for

MOMENTS: Final = 3  # the number of best and worst ones shown

OnProgress = Callable[[str, int, int], object]  # the current step, done, and total


@dataclass(frozen=True)
class SeatSums:
    """Where the result of a seat came from, in coins of lead over the mean of the others."""

    start: Fraction
    cards: Fraction
    own_deals: Fraction
    other_deals: Fraction
    planting: Fraction  # and harvesting, by everybody
    purchases: Fraction
    result: Fraction

    @property
    def without_cards(self) -> Fraction:
        """The result without the luck of the cards."""
        return self.result - self.cards


@dataclass(frozen=True)
class DealRow:
    """A deal: who gave what to whom, and its effect on every seat."""

    seq: int
    turn: int
    maker: int
    partner: int
    gave: tuple[int, ...]  # beans, given by the maker
    got: tuple[int, ...]
    gains: Row


@dataclass(frozen=True)
class Review:
    """The whole review of a finished game."""

    judge: str  # its version
    names: tuple[str, ...]
    trades: bool  # is there trading in this game?
    seats: list[SeatSums]
    spread: float  # half of the 95 % interval of a result without luck among equals: the precision of one game
    moments: list[Moment]
    deals: list[DealRow]
    choices: list[Choice]
    missed: list[MissedDeal]

    def best(self, seat: int | None = None) -> list[Choice]:
        """The best decisions, of one seat or of all, best first."""
        return self._first([one for one in self.choices if one.gain > 0], seat)

    def worst(self, seat: int | None = None) -> list[Choice]:
        """The worst decisions, worst first."""
        return self._first([one for one in self.choices if one.gain < 0], seat)

    def _first(self, choices: list[Choice], seat: int | None) -> list[Choice]:
        own = [one for one in choices if seat in (None, one.seat)]
        return sorted(own, key=lambda one: -abs(one.gain))[:MOMENTS]


def review(
    game: PlayedGame,
    *,
    choices: bool = True,
    progress: OnProgress = lambda *_: None,
    enough: Enough = lambda: False,
) -> Review:
    """Review a game. Without choices, this takes a fraction of the time; `enough` stops the search for more of them."""
    rules = game.rules
    if game.is_fresh:
        ledger = Ledger.of_a_new_game(rules, game.start.seed)
    else:
        ledger = Ledger(rules, game.start.clone())
        ledger.begin()
    reviewer = ChoiceReviewer(game.start, enough)
    deals: list[DealRow] = []
    for n, move in enumerate(game.moves, 1):
        if choices:
            reviewer.look(ledger.board, n, move.seat, move.action)
        ledger.book(move.seat, move.events)
        for event in move.events:
            if event.name == TRADE_MADE:
                deals.append(_deal(rules, event, ledger.steps[-1]))
        progress("review-follows", n, len(game.moves))
    return Review(
        judge=ledger.judge.version,
        names=game.names,
        trades=trades(rules),
        seats=[sums(ledger, seat) for seat in range(int(rules.players))],
        spread=spread_for(rules),
        moments=ledger.moments,
        deals=deals,
        choices=reviewer.choices(lambda n, of: progress("review-tries", n, of)) if choices else [],
        missed=reviewer.missed_deals(lambda n, of: progress("review-looks-for-deals", n, of)) if choices else [],
    )


def sums(ledger: Ledger, seat: int) -> SeatSums:
    """Where the result of a seat came from."""
    return SeatSums(
        start=ledger.start[seat],
        cards=ledger.luck(seat),
        own_deals=ledger.gained(seat, Part.DEALS, own=True),
        other_deals=ledger.gained(seat, Part.DEALS, own=False),
        planting=sum((ledger.gained(seat, Part.PLANTING, own=own) for own in (True, False)), Fraction()),
        purchases=sum((ledger.gained(seat, Part.PURCHASES, own=own) for own in (True, False)), Fraction()),
        result=ledger.result(seat),
    )


def _deal(rules: Rules, event: Event, step: Step) -> DealRow:
    maker, partner = step.partners
    goods: dict[int, list[int]] = {maker: [], partner: []}
    for change in event.changes:
        if isinstance(change, Moved):
            receiver = _owner(rules, change.target)
            if receiver in goods:
                goods[maker if receiver == partner else partner].extend(change.beans)
    return DealRow(step.seq, step.turn, maker, partner, tuple(goods[maker]), tuple(goods[partner]), step.gains)


def _owner(rules: Rules, place: int) -> int | None:
    """The owner of a place; None: nobody's, or a field, where traded cards never go."""
    if SEATS <= place < SEATS + int(rules.players) * SEAT_PLACES:
        return None if (place - SEATS) % SEAT_PLACES >= FIELD else int((place - SEATS) // SEAT_PLACES)
    due = int(rules.due_at)
    return place - due if due and due <= place < due + int(rules.players) else None
