"""Random play from outside: what `kernel.playout` does inside the kernel, through the public interface instead.

The questions are asked in the same order and with the same odds, so that the two can be compared: given the same
numbers they play the same game.
"""

from __future__ import annotations

from collections.abc import Callable

from bohnhof.kernel.actions import Offer
from bohnhof.kernel.legal import legal_codes, may_offer
from bohnhof.kernel.places import FACEUP, hand
from bohnhof.kernel.play import play, play_code
from bohnhof.kernel.playout import OFFERS_PER_TURN
from bohnhof.kernel.refusal import Illegal
from bohnhof.kernel.table import Table

Below = Callable[[int], int]  # a random number from 0 to n-1


def play_at_random(table: Table, below: Below) -> tuple[int, int]:
    """Play until the game is over: how many decisions that took, and how many of them were actions.

    A decision is the answer of a seat that was asked what it does; some wait, and some offers are refused.
    """
    players = table.rules.players
    decisions = actions = offers = 0
    while not table.is_over:
        decisions += 1
        seat = table.active
        if may_offer(table, seat):
            if below(2) == 0:
                seat = (seat + 1 + below(players - 1)) % players
            if offers < OFFERS_PER_TURN and below(3) == 0:
                try:
                    play(table, seat, random_offer(table, seat, below))
                except Illegal:
                    continue
                offers += 1
            else:
                codes = legal_codes(table, seat)
                pick = below(len(codes) + 1)
                if pick == len(codes):
                    continue
                play_code(table, seat, codes[pick])
        else:
            offers = 0
            codes = legal_codes(table, seat)
            while not codes:
                seat = (seat + 1) % players
                codes = legal_codes(table, seat)
            play_code(table, seat, codes[below(len(codes))])
        actions += 1
    return decisions, actions


def random_offer(table: Table, seat: int, below: Below) -> Offer:
    """One or two random cards for one or two random kinds, or for nothing; it may well be refused."""
    players = table.rules.players
    active = table.active
    to: int | None = active
    give: list[int] = []
    if seat == active:
        pick = below(players + 1)
        to = None if pick >= players - 1 else (seat + 1 + pick) % players
        give = one_of(table.cards_in(FACEUP), below)
    if not give or below(4) == 0:
        give += one_of(table.cards_in(hand(seat)), below)
    want = [below(table.rules.beans) for _ in range(below(3))]
    return Offer(to, tuple(give), tuple(want))


def one_of(cards: list[int], below: Below) -> list[int]:
    """One of these cards, if there are any."""
    return [cards[below(len(cards))]] if cards else []
