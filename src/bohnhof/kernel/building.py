"""Buildings: cards that are bought with coins of their own bean and change the rules for their owner alone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bohnhof.kernel.ruling import Ruling


@dataclass(frozen=True)
class Building:
    """One card: its kind, its price in coins of one bean, what it does in words, and the rulings that do it."""

    kind: str
    price: int
    bean: str
    text: str = "nothing, but it counts at the end"
    effects: tuple[Ruling, ...] = ()

    @property
    def name(self) -> str:
        """As positions write it: the kind and the price, with a dash between them."""
        return f"{self.kind}-{self.price}"
