"""Accounts: whom the deals of a game have given more than they gave the partners, as everybody at the table can see.

A deal is judged by the fields of both sides and the cards that changed hands, never by anybody's hand, and by all
seats alike. What one side gained more than the other is written down for it and against its partner. So it shows in a
few turns who drives hard bargains, and who is fed by somebody else.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bohnhof.bots.mind.farm import NONE, Farm
from bohnhof.kernel.arrays import zeros
from bohnhof.kernel.offer import TRADED, StandingOffer
from bohnhof.kernel.places import ANYONE, aside
from bohnhof.kernel.table import TURN, Board

if TYPE_CHECKING:
    from mypy_extensions import i64


class Accounts:
    """What one seat has seen of the deals of a game."""

    def __init__(self, players: i64) -> None:
        self.players: i64 = players
        self.ahead = zeros(players)  # by seat: what its deals gave it beyond what they gave its partners
        self.turn: i64 = -1
        self.heard: i64 = 0  # offers that were closed in this turn and have been looked at

    def copy(self) -> Accounts:
        """The same accounts, to be kept separately from now on."""
        other = Accounts(self.players)
        other.ahead = self.ahead[:]
        other.turn = self.turn
        other.heard = self.heard
        return other

    def are_up_to_date(self, board: Board) -> bool:
        """Has everything been looked at that was closed in this turn?"""
        return self.turn == board.numbers[TURN] and self.heard == len(board.past_offers)

    def hear(self, board: Board, farm: Farm) -> None:
        """Write down the deals that were made since; the sheet of this farm knows the board."""
        if self.turn != board.numbers[TURN]:
            self.turn = board.numbers[TURN]
            self.heard = 0
        for i in range(self.heard, len(board.past_offers)):
            if board.fates[i] == TRADED:
                self._write(board, farm, board.past_offers[i])
        self.heard = len(board.past_offers)

    def _write(self, board: Board, farm: Farm, offer: StandingOffer) -> None:
        taker = self._taker(board, offer)
        if taker == NONE:
            return
        given = [int(board.bean[card]) for card in offer.give]
        more = gain_of_deal(board, farm, offer.maker, given, offer.want)
        more -= gain_of_deal(board, farm, taker, offer.want, given)
        self.ahead[offer.maker] += more
        self.ahead[taker] -= more

    def _taker(self, board: Board, offer: StandingOffer) -> i64:
        """With whom the deal was made; NONE: nobody can tell any more."""
        if offer.to != ANYONE:
            return offer.to
        for card in offer.give:
            for seat in range(self.players):
                if board.place[card] == aside(seat):
                    return seat
        return offer.pledges[0].seat if len(offer.pledges) == 1 else NONE


def gain_of_deal(board: Board, farm: Farm, seat: i64, gave: list[int], got: list[int]) -> i64:
    """What a deal that was made a moment ago gave a seat: its cards still lie there, to be planted."""
    farm.load(board, seat)
    weights = farm.weights
    gain = farm.value()
    for bean in got:
        if farm.due[bean] > 0:
            farm.lose(bean)
    gain -= farm.value()
    for bean in gave:
        if farm.growing(bean) == NONE:
            gain += weights.their_burden
        else:
            gain -= farm.added(bean, 1) * weights.their_match // 1000
    return gain
