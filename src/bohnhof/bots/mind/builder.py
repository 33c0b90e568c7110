"""Buying buildings: the price of a building counts at the end (HB10.3), so coins spent on it are not lost.

The only reason to wait is a more expensive card of the same kind. So the most expensive ones are bought at once, and
others when there is no time left to save up.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bohnhof.kernel.actions import BuyBuilding
from bohnhof.kernel.table import EXHAUSTED, Board

if TYPE_CHECKING:
    from mypy_extensions import i64

DEAR: Final[i64] = 3  # coins: cheaper cards wait until the last pile is drawn


def building_to_buy(board: Board, seat: i64) -> BuyBuilding | None:
    """The most expensive building that this seat can and should buy now."""
    rules = board.rules
    least: i64 = 1 if board.numbers[EXHAUSTED] >= rules.ends_at - 1 else DEAR
    found: i64 = -1
    for building in range(len(rules.holdings)):
        price: i64 = rules.holdings[building].price
        if price >= least and rules.may_buy(board, seat, building):
            found = building
            least = price + 1
    return None if found < 0 else BuyBuilding(int(found))
