"""A game in steps as plain numbers and back: for pickles, copies and other processes.

The compiled rows and the rules themselves cannot be pickled. What is packed is the state alone; whoever unpacks it
says for which layout (and so for which rules) it is.
"""

from __future__ import annotations

from bohnhof.kernel.arrays import row_of, to_list
from bohnhof.kernel.layout import Layout
from bohnhof.kernel.offer import Pledge, StandingOffer
from bohnhof.kernel.steps import Steps
from bohnhof.kernel.table import PHASE, Table

PackedOffer = tuple[int, int, int, list[int], list[int], list[int], int, int, list[tuple[int, list[int]]]]
PackedTable = tuple[int, list[list[int]], list[PackedOffer], list[PackedOffer]]
PackedSteps = tuple[PackedTable, list[int], list[int], bool, list[int], list[int]]


def pack(steps: Steps) -> PackedSteps:
    """Everything that a game in steps is made of."""
    counters = [int(steps.seat), int(steps.waiting), int(steps.to), int(steps.answers)]
    begun = to_list(steps.begun)
    return pack_table(steps.table), counters, begun, steps.building, to_list(steps.give), to_list(steps.want)


def unpack(packed: PackedSteps, layout: Layout) -> Steps:
    """The same game, asking the same seat."""
    table, counters, begun, building, give, want = packed
    steps = Steps(unpack_table(table, layout), layout)
    steps.seat = counters[0]
    steps.waiting = counters[1]
    steps.to = counters[2]
    steps.answers = counters[3]
    steps.begun = row_of(begun)
    steps.building = building
    steps.give = row_of(give)
    steps.want = row_of(want)
    steps.ask()
    return steps


def pack_table(table: Table) -> PackedTable:
    rows = [
        to_list(row)
        for row in (
            table.bean, table.seen, table.place, table.after, table.first, table.last, table.count, table.numbers,
            table.fates,
        )
    ]  # fmt: skip
    offers = [_pack_offer(offer) for offer in table.offers]
    past = [_pack_offer(offer) for offer in table.past_offers]
    return table.seed, rows, offers, past


def unpack_table(packed: PackedTable, layout: Layout) -> Table:
    seed, rows, offers, past = packed
    table = Table(layout.rules, seed)
    table.bean = row_of(rows[0])
    table.seen = row_of(rows[1])
    table.place = row_of(rows[2])
    table.after = row_of(rows[3])
    table.first = row_of(rows[4])
    table.last = row_of(rows[5])
    table.count = row_of(rows[6])
    table.numbers = row_of(rows[7])
    table.fates = row_of(rows[8])
    table.set(PHASE, table.numbers[PHASE])  # the phase itself comes to hand
    table.offers = [_unpack_offer(offer) for offer in offers]
    table.past_offers = [_unpack_offer(offer) for offer in past]
    return table


def _pack_offer(offer: StandingOffer) -> PackedOffer:
    pledges = [(int(pledge.seat), pledge.cards) for pledge in offer.pledges]
    return (
        int(offer.id), int(offer.maker), int(offer.to), offer.give, offer.want, offer.want_coins,
        int(offer.answers), int(offer.declined), pledges,
    )  # fmt: skip


def _unpack_offer(packed: PackedOffer) -> StandingOffer:
    id, maker, to, give, want, want_coins, answers, declined, pledges = packed
    words = [Pledge(seat, row_of(cards)) for seat, cards in pledges]
    return StandingOffer(
        id, maker, to, row_of(give), row_of(want), row_of(want_coins), answers, declined, words
    )  # fmt: skip
