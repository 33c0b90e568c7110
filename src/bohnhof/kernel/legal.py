"""What a seat may do now: for every seat, at any moment.

Finite actions are listed. Offers are judged one by one, because there are too many to list;
`candidates.candidate_offers` suggests some.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bohnhof.kernel.actions import Action
from bohnhof.kernel.codes import BUY_FIELD, HARVEST, Choices
from bohnhof.kernel.faults import BadInput
from bohnhof.kernel.places import FACEUP, SPECTATOR, field, hand
from bohnhof.kernel.table import Board
from bohnhof.kernel.verbs import action_of

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bohnhof.kernel.places import Seat


def fill(board: Board, seat: Seat, choices: Choices) -> None:
    """List the codes of everything that this seat may do now, except offers."""
    rules = board.rules
    # At most, every kind fits on every field; an offer adds at most one line per seat and three more.
    in_hand = board.count[hand(seat)] * rules.choices_per_hand_card
    choices.clear(rules.most_choices + board.count[FACEUP] + in_hand + len(board.offers) * (rules.players + 3))
    if board.is_over:
        return
    board.now.fill(board, seat, choices)
    add_harvests(board, seat, choices)
    for ruling in rules.on_listing:
        ruling.fill(board, seat, choices)
    if rules.price > 0 and rules.refuse_field(board, seat) is None:
        choices.add(BUY_FIELD, 0, 0)


def add_harvests(board: Board, seat: Seat, choices: Choices) -> None:
    """Add every field that may be harvested (lists what `Rules.refuse_harvest` allows, in one pass)."""
    fields = board.rules.most_fields
    if board.rules.harvest_bits != 0 and board.rules.owned(board, seat) & board.rules.harvest_bits:
        for n in range(fields):
            if board.rules.refuse_harvest(board, seat, n) is None:
                choices.add(HARVEST, 0, n)
        return
    count = board.count
    base: i64 = field(seat, 0)
    singles: i64 = 0
    protected = False
    for n in range(fields):
        cards = count[base + n]
        if cards > 1:
            protected = True
            choices.add(HARVEST, 0, n)
        elif cards == 1:
            singles |= 1 << n
    if singles and not protected:
        for n in range(fields):
            if (singles >> n) & 1:
                choices.add(HARVEST, 0, n)


def legal_codes(board: Board, seat: Seat) -> list[int]:
    """The finite actions of a seat as codes; a spectator has none."""
    if not 0 <= seat < board.rules.players:
        if seat == SPECTATOR:
            return []
        raise BadInput(f"nobody sits on seat {seat}")
    choices = Choices()
    fill(board, seat, choices)
    return [int(choices.codes[i]) for i in range(choices.n)]


def legal(board: Board, seat: Seat) -> list[Action]:
    """The finite actions of a seat: everything it may do now, except making offers."""
    return [action_of(code) for code in legal_codes(board, seat)]


def may_offer(board: Board, seat: Seat) -> bool:
    """May this seat make offers now?"""
    return not board.is_over and board.now.trades and 0 <= seat < board.rules.players


def may_counter(board: Board, seat: Seat) -> bool:
    """Is there an offer that this seat may counter?"""
    for offer in board.offers:
        if offer.is_for(seat):
            return may_offer(board, seat)
    return False
