"""The ledger of a game: what the cards, the deals and everything else gave every seat.

A card that nobody has seen before is a chance node. Its alternatives are the kinds among all unseen cards, with
probabilities by their numbers: `luck = V(after) - sum of p(k) V(after k)`, in fractions, so its mean is zero for any
judge. Where cards are open for trading, V is the judge's value after everybody has continued by habit (`playing_on`),
with the other open cards unchanged. The rest of an action's change belongs to the deal, the purchase or the planting.
So for every seat, exactly:

    result = start + cards + own deals + others' deals + planting and harvesting + purchases
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from enum import StrEnum
from fractions import Fraction
from typing import Final, NamedTuple

from bohnhof.kernel.events import (
    BUILDING_BOUGHT,
    DEALT,
    DREW,
    FIELD_BOUGHT,
    OFFER_DECLINED,
    OFFER_LAPSED,
    OFFER_WITHDRAWN,
    OFFERED,
    PLEDGED,
    TRADE_MADE,
    TURNED_UP,
    Event,
    Moved,
    Restacked,
    Shown,
)
from bohnhof.kernel.rules import Rules
from bohnhof.kernel.table import Table
from bohnhof.review.following import Light, before_the_deal, follow
from bohnhof.review.habit import Habit, habit_for
from bohnhof.review.judge import COIN, Judge, judge_for, result
from bohnhof.review.playing_on import play_on
from bohnhof.review.shrinkage import Shares, shares_for

Row = tuple[Fraction, ...]  # by seat, in coins

# Talk changes nothing on the table: a deal is compared with the state before the talk.
TALK: Final = frozenset({OFFERED, PLEDGED, OFFER_DECLINED, OFFER_WITHDRAWN, OFFER_LAPSED})
KINDS: Final = (DEALT, TURNED_UP, DREW, "other")  # how a card is revealed
NOTHING: Final = Fraction(0)


class Part(StrEnum):
    """What a change of the expected result is attributed to."""

    DEALS = "deals"
    PURCHASES = "purchases"
    PLANTING = "planting"  # and harvesting, and everything else


class Card(NamedTuple):
    """A card that was revealed, and its effect on every seat."""

    seq: int  # the action that revealed it; 0: the deal
    turn: int
    kind: str  # one of KINDS
    piles: int  # still to come after this one
    seat: int
    bean: int
    luck: Row


class Step(NamedTuple):
    """An action, and what it changed besides the cards that it revealed."""

    seq: int
    turn: int
    seat: int
    part: Part
    partners: tuple[int, ...]  # of a deal, the maker first
    gains: Row


class Moment(NamedTuple):
    """The expected result after an action."""

    seq: int
    turn: int
    leads: Row
    chances: tuple[float, ...]


class Ledger:
    """Follows a game event by event, and books the effect of each."""

    def __init__(
        self,
        rules: Rules,
        board: Table,
        *,
        judge: Judge | None = None,
        habit: Habit | None = None,
        shrinks: bool = True,
    ) -> None:
        """Start from this position. The board is followed, so nobody else may change it."""
        self.rules = rules
        self.board = board
        self.judge = judge or judge_for(rules)
        self._habit = habit or habit_for(rules)
        self._shares: Shares = shares_for(rules) if shrinks else lambda _kind, _piles: Fraction(1)
        self._pool = _unseen(board)  # cards that nobody has seen, by bean
        self._seq = 0
        self.cards: list[Card] = []
        self.steps: list[Step] = []
        self.moments: list[Moment] = []
        self.start: Row = ()
        self._no_luck = [NOTHING] * int(rules.players)

    @classmethod
    def of_a_new_game(
        cls,
        rules: Rules,
        seed: int,
        *,
        judge: Judge | None = None,
        habit: Habit | None = None,
        shrinks: bool = True,
    ) -> Ledger:
        """Start before the deal, and book the deal."""
        before, events = before_the_deal(rules, seed)
        ledger = cls(rules, before, judge=judge, habit=habit, shrinks=shrinks)
        ledger.begin(events)
        return ledger

    def begin(self, events: Sequence[Event] = ()) -> None:
        """Book the deal, if it is known."""
        luck = self._happen(events)
        after = self._look()
        self.start = tuple(value - gone for value, gone in zip(after.leads, luck, strict=True))

    def book(self, seat: int, events: Sequence[Event]) -> None:
        """Book an action and its events."""
        self._seq += 1
        luck = self._happen(events)
        if all(event.name in TALK for event in events):
            last = self.moments[-1]
            self.moments.append(last._replace(seq=self._seq))
            return
        before = self.moments[-1].leads
        after = self._look().leads
        gains = tuple(new - old - gone for new, old, gone in zip(after, before, luck, strict=True))
        part, partners = _put_down_to(events)
        self.steps.append(Step(self._seq, int(self.board.turn), seat, part, partners, gains))

    # ------------------------------------------------------------------------ sums

    def luck(self, seat: int) -> Fraction:
        """What the cards gave a seat."""
        return sum((card.luck[seat] for card in self.cards), Fraction(0))

    def gained(self, seat: int, part: Part, *, own: bool) -> Fraction:
        """What a seat gained by what it took part in, or by what others did without it."""
        gains = [step.gains[seat] for step in self.steps if step.part is part and _is_own(step, seat) is own]
        return sum(gains, Fraction(0))

    def result(self, seat: int) -> Fraction:
        """The lead of a seat at the end."""
        return self.moments[-1].leads[seat]

    # --------------------------------------------------------------------- following

    def _look(self) -> Moment:
        board = self.board
        moment = Moment(self._seq, int(board.turn), self._leads(), tuple(self.judge.chances()))
        self.moments.append(moment)
        return moment

    def _leads(self) -> Row:
        leads = self.judge.leads(self.board)  # also at the end: its chances are needed
        if self.board.is_over:
            return tuple(lead / COIN for lead in result(self.board))
        return tuple(Fraction(lead, COIN) for lead in leads)

    def _happen(self, events: Sequence[Event]) -> list[Fraction]:
        """Apply events; returns the effect on every seat of the cards that were revealed."""
        had = len(self.cards)
        left_open = _left_open(events) if self._habit else []
        lights: list[Light] = []
        for found in follow(self.board, events):
            if not isinstance(found, Light):
                for bean in found.beans:
                    self._pool[bean] += 1
                continue
            self._pool[found.bean] -= 1
            if any(found.event is event for event in left_open):
                lights.append(found)
            else:
                self._book_card(found, self.judge.leads)
        if lights:
            as_it_is = self._leads_after_this(self.board)
            for light in lights:
                self._book_card(light, self._leads_after_this, as_it_is)
        rows = [card.luck for card in self.cards[had:]]
        return [sum(luck, NOTHING) for luck in zip(*rows, strict=True)] if rows else self._no_luck

    def _leads_after_this(self, board: Table) -> list[int]:
        """The expected result after everybody has continued by habit."""
        habit = self._habit
        return self.judge.leads(board if habit is None or board.is_over else play_on(habit, board.clone()))

    def _book_card(self, light: Light, judge: Callable[[Table], list[int]], as_it_is: list[int] | None = None) -> None:
        """Book the effect of this card's kind, compared with the other unseen kinds."""
        event, _card, bean, _seen = light
        kind = event.name if event.name in KINDS else KINDS[-1]
        piles = int(self.rules.ends_at - self.board.exhausted) - 1
        share = self._shares(kind, piles)
        luck: Row = (NOTHING,) * int(self.rules.players)
        if share:
            surplus, total = self._surplus(light, judge, as_it_is)
            luck = tuple(Fraction(share.numerator * one, share.denominator * COIN * total) for one in surplus)
        self.cards.append(Card(self._seq, int(self.board.turn), kind, piles, int(event.seat), bean, luck))

    def _surplus(
        self, light: Light, judge: Callable[[Table], list[int]], as_it_is: list[int] | None
    ) -> tuple[list[int], int]:
        """The lead of every seat minus the mean over all kinds, both multiplied by the number of possible cards."""
        _event, card, bean, seen = light
        board, pool = self.board, self._pool[:]
        pool[bean] += 1
        leads = judge(board) if as_it_is is None else as_it_is
        surplus = [(sum(pool) - pool[bean]) * lead for lead in leads]
        for other, copies in enumerate(pool):
            if copies and other != bean:
                board.learn(card, other, seen)
                surplus = [old - copies * lead for old, lead in zip(surplus, judge(board), strict=True)]
        board.learn(card, bean, seen)
        return surplus, sum(pool)


def _left_open(events: Sequence[Event]) -> list[Event]:
    """The last cards that were turned up, if the game waits for a decision about them."""
    found = []
    for event in reversed(events):
        if any(isinstance(change, Moved | Shown | Restacked) for change in event.changes):
            if event.name != TURNED_UP:
                break
            found.append(event)
    return found


def _unseen(board: Table) -> list[int]:
    """How many cards of each bean nobody has seen."""
    pool = [0] * int(board.rules.beans)
    for place in range(1, board.rules.places):
        for card in board.cards_in(place):
            if not board.seen[card]:
                pool[board.bean[card]] += 1
    return pool


def _put_down_to(events: Iterable[Event]) -> tuple[Part, tuple[int, ...]]:
    """What the change of an action is attributed to, and the partners of a deal."""
    for event in events:
        if event.name == TRADE_MADE:
            return Part.DEALS, (int(event.seat), event.facts["partner"])
    if any(event.name in (FIELD_BOUGHT, BUILDING_BOUGHT) for event in events):
        return Part.PURCHASES, ()
    return Part.PLANTING, ()


def _is_own(step: Step, seat: int) -> bool:
    return seat in (step.partners or (step.seat,))
