"""Cards: a bean and an id.

The id is the order in which cards leave the draw pile, so it says nothing about the bean; a reshuffle gives new
ids. A bean is its number in the edition's list of beans.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

    # Type names for readers; compiled, all of them are machine integers.
    CardId = i64
    BeanId = i64  # its number in the edition's list of beans; the `Bean` object belongs to the edition

NO_CARD: Final[i64] = 0  # ids start at 1
UNKNOWN: Final[i64] = -1  # the bean of a card that a View does not show
MIXED: Final[i64] = -2  # instead of a bean: the field holds several kinds
