"""Candidate offers: a limited, ordered list of sensible offers, for bots and learning.

There are far too many legal offers to list; the rules only judge single ones. These are the ones that a person would
think of first: what I cannot use for what I grow, then gifts of what I cannot use, then two cards for one, then a plain
request.
"""

from __future__ import annotations

from itertools import combinations
from typing import Final

from bohnhof.kernel.actions import Offer
from bohnhof.kernel.cards import UNKNOWN
from bohnhof.kernel.legal import may_offer
from bohnhof.kernel.places import ANYONE, field, hand
from bohnhof.kernel.table import Board
from bohnhof.kernel.trading import refuse_offer

MOST_CANDIDATES: Final = 40


def candidate_offers(board: Board, seat: int, limit: int = MOST_CANDIDATES) -> list[Offer]:
    """Offers that this seat could make now, most promising first. All of them are legal."""
    if not may_offer(board, seat):
        return []
    to = None if seat == board.active else int(board.active)
    grown = _grown(board, seat)
    cards = _cards_to_give(board, seat)
    spare = [card for card in cards if board.bean[card] not in grown]
    useful = [card for card in cards if board.bean[card] in grown]
    wanted = [*grown, *_others_in_hand(board, seat, grown)]
    offers = [Offer(to, (card,), (bean,)) for card in spare for bean in wanted if board.bean[card] != bean]
    offers += [Offer(to, (card,), ()) for card in spare]
    offers += [Offer(to, pair, (bean,)) for pair in combinations(spare, 2) for bean in grown]
    offers += [Offer(to, (), (bean,)) for bean in grown]
    offers += [Offer(to, (card,), (bean,)) for card in useful for bean in grown if board.bean[card] != bean]
    return [offer for offer in offers if _is_allowed(board, seat, offer)][:limit]


def _grown(board: Board, seat: int) -> list[int]:
    """The kinds on this seat's fields, those with the most cards first."""
    places = [field(seat, n) for n in board.fields(seat)]
    places.sort(key=lambda place: -board.count[place])
    kinds = [int(board.bean_on(place)) for place in places]
    return list(dict.fromkeys(bean for bean in kinds if bean != UNKNOWN))


def _cards_to_give(board: Board, seat: int) -> list[int]:
    """One card of each kind: the turned-up copy if there is one, otherwise the foremost in the hand."""
    foremost: dict[int, int] = {}
    for card in board.rules.goods(board, seat):
        foremost.setdefault(int(board.bean[card]), card)
    return list(foremost.values())


def _others_in_hand(board: Board, seat: int, grown: list[int]) -> list[int]:
    """Kinds with two or more cards in the hand: worth collecting before they are planted."""
    beans = board.beans_in(hand(seat))
    return [bean for bean in dict.fromkeys(beans) if beans.count(bean) > 1 and bean not in grown]


def _is_allowed(board: Board, seat: int, offer: Offer) -> bool:
    to = ANYONE if offer.to is None else offer.to
    return refuse_offer(board, seat, to, list(offer.give), list(offer.want), []) is None
