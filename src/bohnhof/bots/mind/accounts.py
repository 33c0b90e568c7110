"""Accounts: how much more each seat gained from its deals than its partners did, by public information.

A deal is judged by the fields of both sides and the cards that changed hands, never by anybody's hand, and the same way
for all seats. The difference between the two gains is booked for one side and against the other. After a few turns this
shows who drives hard bargains, and who is fed by somebody else.
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
        self.heard: i64 = 0  # closed offers of this turn already checked

    def copy(self) -> Accounts:
        """An independent copy of the accounts."""
        other = Accounts(self.players)
        other.ahead = self.ahead[:]
        other.turn = self.turn
        other.heard = self.heard
        return other

    def are_up_to_date(self, board: Board) -> bool:
        """Are all offers that were closed in this turn booked?"""
        return self.turn == board.numbers[TURN] and self.heard == len(board.past_offers)

    def hear(self, board: Board, farm: Farm) -> None:
        """Book the deals made since the last call; the sheet of this farm knows the board."""
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
        """The partner of the deal; NONE if that can no longer be determined."""
        if offer.to != ANYONE:
            return offer.to
        for card in offer.give:
            for seat in range(self.players):
                if board.place[card] == aside(seat):
                    return seat
        return offer.pledges[0].seat if len(offer.pledges) == 1 else NONE


def gain_of_deal(board: Board, farm: Farm, seat: i64, gave: list[int], got: list[int]) -> i64:
    """What a recent deal gave a seat, whose new cards are still to be planted."""
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
