"""A game in steps as plain numbers and back: for pickling, copying and other processes."""

from __future__ import annotations

from bohnhof.kernel.arrays import row_of, to_list
from bohnhof.kernel.learn.layout import Layout
from bohnhof.kernel.learn.steps import Steps
from bohnhof.kernel.pack import PackedTable, pack_table, unpack_table

PackedSteps = tuple[PackedTable, list[int], list[int], bool, list[int], list[int]]


def pack_steps(steps: Steps) -> PackedSteps:
    """Everything that a game in steps consists of."""
    counters = [int(steps.seat), int(steps.waiting), int(steps.to), int(steps.answers)]
    begun = to_list(steps.begun)
    return pack_table(steps.table), counters, begun, steps.drafting, to_list(steps.give), to_list(steps.want)


def unpack_steps(packed: PackedSteps, layout: Layout) -> Steps:
    """The same game, asking the same seat."""
    table, counters, begun, drafting, give, want = packed
    steps = Steps(unpack_table(table, layout.rules), layout)
    steps.seat = counters[0]
    steps.waiting = counters[1]
    steps.to = counters[2]
    steps.answers = counters[3]
    steps.begun = row_of(begun)
    steps.drafting = drafting
    steps.give = row_of(give)
    steps.want = row_of(want)
    steps.ask()
    return steps
