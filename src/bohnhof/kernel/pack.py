"""A board as plain numbers and back: for pickling, copying, databases and other processes.

The compiled rows and the rules themselves cannot be pickled. Only the state is packed; to unpack it, pass its rules.
"""

from __future__ import annotations

from bohnhof.kernel.arrays import row_of, to_list
from bohnhof.kernel.offer import Pledge, StandingOffer
from bohnhof.kernel.rules import Rules
from bohnhof.kernel.table import PHASE, Board, Table

PackedOffer = tuple[int, int, int, list[int], list[int], list[int], int, int, list[tuple[int, list[int]]]]
PackedBoard = tuple[list[list[int]], list[PackedOffer], list[PackedOffer]]  # rows, offers, past offers
PackedTable = tuple[int, PackedBoard]


def pack_table(table: Table) -> PackedTable:
    return table.seed, pack_board(table)


def unpack_table(packed: PackedTable, rules: Rules) -> Table:
    seed, board = packed
    table = Table(rules, seed)
    lay_out(table, board)
    return table


def pack_board(board: Board) -> PackedBoard:
    """Everything on a board, of a table or a view."""
    rows = [
        to_list(row)
        for row in (
            board.bean, board.seen, board.place, board.after, board.first, board.last, board.count, board.numbers,
            board.fates,
        )
    ]  # fmt: skip
    offers = [pack_offer(offer) for offer in board.offers]
    past = [pack_offer(offer) for offer in board.past_offers]
    return rows, offers, past


def lay_out(board: Board, packed: PackedBoard) -> None:
    """Rebuild the same state on a new board of the same game."""
    rows, offers, past = packed
    board.bean = row_of(rows[0])
    board.seen = row_of(rows[1])
    board.place = row_of(rows[2])
    board.after = row_of(rows[3])
    board.first = row_of(rows[4])
    board.last = row_of(rows[5])
    board.count = row_of(rows[6])
    board.numbers = row_of(rows[7])
    board.fates = row_of(rows[8])
    if not board.is_over:
        board.now = board.rules.phases[board.numbers[PHASE]]
    board.offers = [unpack_offer(offer) for offer in offers]
    board.past_offers = [unpack_offer(offer) for offer in past]


def pack_offer(offer: StandingOffer) -> PackedOffer:
    pledges = [(int(pledge.seat), pledge.cards) for pledge in offer.pledges]
    return (
        int(offer.id), int(offer.maker), int(offer.to), offer.give, offer.want, offer.want_coins,
        int(offer.answers), int(offer.declined), pledges,
    )  # fmt: skip


def unpack_offer(packed: PackedOffer) -> StandingOffer:
    id, maker, to, give, want, want_coins, answers, declined, pledges = packed
    words = [Pledge(seat, row_of(cards)) for seat, cards in pledges]
    return StandingOffer(
        id, maker, to, row_of(give), row_of(want), row_of(want_coins), answers, declined, words
    )  # fmt: skip
