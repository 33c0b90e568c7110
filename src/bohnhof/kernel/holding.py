"""Holdings: what a seat can buy besides fields. Each changes the rules for its owner only."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bohnhof.kernel.ruling import Ruling


@dataclass(frozen=True)
class Holding:
    """One card: its kind, its price in coins of one bean, what it does in words, and the rulings that implement it."""

    kind: str
    price: int
    bean: str
    text: str = "nothing, but it counts at the end"
    effects: tuple[Ruling, ...] = ()

    @property
    def name(self) -> str:
        """The name in positions: the kind and the price, with a dash between them."""
        return f"{self.kind}-{self.price}"
