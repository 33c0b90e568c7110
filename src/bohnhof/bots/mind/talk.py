"""Manners of talk: what was said in this turn, and what a seat therefore does not say.

A bot does not ask again for what a seat has just refused, unless that seat shows that it has it. It does not give
what it wanted a moment ago, or want what it offered. Once in a turn it may ask for a gift. A counter-offer is about a
bean of the offer it answers, and an offer that is left unanswered is withdrawn. All this follows from public
information.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bohnhof.kernel.arrays import zeros
from bohnhof.kernel.offer import DECLINED, TRADED, StandingOffer
from bohnhof.kernel.places import ANYONE
from bohnhof.kernel.rules import Rules
from bohnhof.kernel.table import ACTIVE, Board

if TYPE_CHECKING:
    from mypy_extensions import i64

BIT: Final[i64] = 1

Said = tuple[int, list[int], list[int]]  # an offer that was made: to whom (or ANYONE), beans given, beans wanted


class Talk:
    """What one seat has heard and said in this turn."""

    def __init__(self, rules: Rules) -> None:
        self.players: i64 = rules.players
        self.beans: i64 = rules.beans
        self.said: list[Said] = []
        self.refused = zeros(rules.players * rules.beans)  # by seat and bean: has it refused to give it?
        self.offered: i64 = 0  # beans that this seat has offered, as bits
        self.wanted: i64 = 0  # … and asked for
        self.begged = False  # has it asked for a gift?

    def hear(self, board: Board, seat: i64, said: list[Said]) -> None:
        """Read everything that was said to this seat, which has made these offers."""
        self.board = board
        self.said = said
        for i in range(len(self.refused)):
            self.refused[i] = 0
        for i in range(len(board.past_offers)):
            self._note(board.past_offers[i], is_declined=board.fates[i] == DECLINED)
        for offer in board.offers:
            self._note(offer, is_declined=False)
        self.offered = 0
        self.wanted = 0
        self.begged = seat != board.numbers[ACTIVE] or len(said) == 0
        for _to, give, want in said:
            if not give:
                self.begged = True
            for bean in give:
                self.offered |= BIT << bean
            for bean in want:
                self.wanted |= BIT << bean

    def _note(self, offer: StandingOffer, *, is_declined: bool) -> None:
        for seat in range(self.players):
            if seat == offer.maker:
                continue
            if (is_declined and offer.to in (ANYONE, seat)) or (offer.declined >> seat) & 1:
                self._refuses(seat, offer)
        if offer.answers != 0:
            self._note_counter(offer)

    def _note_counter(self, counter: StandingOffer) -> None:
        """Note a counter-offer: it refuses what was asked for, and everybody has seen the cards that it offers."""
        for offer in self.board.offers:
            if offer.id == counter.answers:
                self._refuses(counter.maker, offer)
        for offer in self.board.past_offers:
            if offer.id == counter.answers:
                self._refuses(counter.maker, offer)

    def _refuses(self, seat: i64, offer: StandingOffer) -> None:
        for i in range(len(offer.want_row)):
            self.refused[seat * self.beans + offer.want_row[i]] = 1

    def has_refused(self, seat: i64, bean: i64) -> bool:
        """Has this seat just refused to give this bean?"""
        return self.refused[seat * self.beans + bean] == 1

    def allows(self, give: i64, want: i64, wanted: i64) -> bool:
        """Can this be said: does it have contents, differ on both sides, and not contradict earlier proposals?

        Beans are passed as bits, with the number of wanted ones.
        """
        if give == 0 and (wanted != 1 or self.begged):
            return False
        return give & (want | self.wanted) == 0 and want & self.offered == 0

    def is_about(self, answered: StandingOffer | None, give: i64, want: i64) -> bool:
        """Does it concern a bean of the offer that it answers, if it answers one? Beans are passed as bits."""
        if answered is None:
            return True
        for i in range(len(answered.want_row)):
            if (give >> answered.want_row[i]) & 1:
                return True
        for i in range(len(answered.give_row)):
            if (want >> self.board.bean[answered.give_row[i]]) & 1:
                return True
        return False

    def is_new(self, to: i64, give: list[int], want: list[int]) -> bool:
        """Is it new: was nothing proposed in this turn that was the same, or better for the partner?"""
        for whom, given, wanted in self.said:
            same = to == ANYONE or whom in (ANYONE, to)
            if same and _within(give, given) and _within(wanted, want):
                return False
        return True


def is_ignored(board: Board, offer: StandingOffer) -> bool:
    """Has everybody it was made to gone on to something later, without accepting or declining?

    Then it is withdrawn: an open offer would keep its maker from making another one.
    """
    is_awaited = False
    for seat in range(board.rules.players):
        if offer.is_for(seat) and not offer.has_declined(seat):
            is_awaited = True
            if not _has_spoken(board, seat, offer):
                return False
    return is_awaited


def _has_spoken(board: Board, seat: i64, since: StandingOffer) -> bool:
    """Has this seat, after that offer, proposed something that does not answer it, or answered a later one?"""
    for offer in board.offers:
        if _speaks(offer, seat, since) or (offer.id > since.id and offer.pledge_of(seat) is not None):
            return True
    for i in range(len(board.past_offers)):
        offer = board.past_offers[i]
        if _speaks(offer, seat, since):
            return True
        if offer.id > since.id and offer.to == seat and board.fates[i] in (TRADED, DECLINED):
            return True
    return False


def _speaks(offer: StandingOffer, seat: i64, since: StandingOffer) -> bool:
    """Is this a later word of that seat: its own proposal, or a refusal of one?"""
    if offer.id <= since.id:
        return False
    return (offer.maker == seat and offer.answers != since.id) or offer.has_declined(seat)


def _within(some: list[int], others: list[int]) -> bool:
    """Are these all among the others, as often?"""
    if len(some) > len(others):
        return False
    for one in some:
        if some.count(one) > others.count(one):
            return False
    return True
