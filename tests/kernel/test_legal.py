"""What a seat may do besides what can be listed."""

from __future__ import annotations

from bohnhof.kernel.actions import EndTrading, Offer
from bohnhof.kernel.legal import may_counter
from bohnhof.kernel.play import play
from tests.judge import holds

TRADING = """
    edition boonanza
    seats   Anna Bert Cleo
    turn    Anna trade
    faceup  stink red
    Anna    hand chili
    Bert    hand garden
"""


def test_only_who_is_offered_something_may_counter() -> None:
    table = holds(TRADING).table
    assert [may_counter(table, seat) for seat in range(3)] == [False] * 3
    play(table, 0, Offer(1, (), (table.rules.bean_number("garden"),)))
    assert [may_counter(table, seat) for seat in range(3)] == [False, True, False]
    play(table, 0, EndTrading())
    assert not may_counter(table, 1)
