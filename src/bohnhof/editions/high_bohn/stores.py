"""Stores: room for cards that would have to be planted; they can be traded from there (HB7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bohnhof.kernel.arrays import added, zeros
from bohnhof.kernel.codes import LAY_BY, Choices
from bohnhof.kernel.events import STORED
from bohnhof.kernel.refusal import Refusal, demand
from bohnhof.kernel.ruling import Ruling
from bohnhof.kernel.table import Board, Table

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bohnhof.kernel.cards import CardId
    from bohnhof.kernel.places import Seat
    from bohnhof.kernel.rules import Rules

NO_STORE: Final = Refusal("HB7", "you have no store")
STORE_FULL: Final = Refusal("HB7", "your store is full")
STORED_BEFORE: Final = Refusal("HB7.1", "a card that comes from a store is planted, not stored again")


class Storage(Ruling):
    """HB7: room for this many cards."""

    def __init__(self, rule: str, cards: int) -> None:
        super().__init__("storage", rule)
        self.cards: i64 = cards


class Stores(Ruling):
    """HB7, HB7.1: a seat with a store may put a card into it instead of planting it."""

    def __init__(self, name: str, rule: str) -> None:
        super().__init__(name, rule)
        self.store_at: i64 = 0
        self.due_at: i64 = 0
        # the buildings with a store, as bits; how many cards each of them holds; and all of them, as bits
        self.bit = zeros(0)
        self.cards = zeros(0)
        self.bits: i64 = 0

    def at(self, rules: Rules, field: int) -> Ruling:
        stores = Stores(self.name, self.rule)
        stores.store_at = rules.reserve_at
        stores.due_at = rules.due_at
        for n, effects in enumerate(rules.effects):
            for effect in effects:
                if isinstance(effect, Storage):
                    stores.bits |= 1 << n
                    stores.bit = added(stores.bit, 1 << n)
                    stores.cards = added(stores.cards, effect.cards)
        return stores

    def size(self, board: Board, seat: Seat) -> i64:
        """How many cards this seat may store."""
        owned = board.rules.owned(board, seat)
        size: i64 = 0
        for i in range(len(self.bit)):
            if owned & self.bit[i]:
                size += self.cards[i]
        return size

    def refuse(self, board: Board, seat: Seat, card: CardId) -> Refusal | None:
        """HB7: a card that would have to be planted may go into the store, while there is room."""
        size = self.size(board, seat)
        if size == 0:
            return NO_STORE
        if board.place[card] == self.due_at + seat:
            return STORED_BEFORE
        return STORE_FULL if board.count[self.store_at + seat] >= size else None

    def verbs_instead(self) -> int:
        return 1 << int(LAY_BY)

    def owners_instead(self) -> int:
        return int(self.bits)

    def most_choices(self, beans: int) -> int:
        return beans

    def fill_instead(self, board: Board, seat: Seat, card: CardId, choices: Choices) -> None:
        if self.refuse(board, seat, card) is None:
            choices.add(LAY_BY, card, 0)

    def plant_instead(self, table: Table, seat: Seat, verb: i64, card: CardId) -> None:
        demand(self.refuse(table, seat, card))
        table.happen(STORED, seat)
        table.stir()
        table.put(card, self.store_at + seat)

    def why_impossible_at(self, board: Board, seat: Seat) -> str | None:
        if board.count[self.store_at + seat] > self.size(board, seat):
            return "more cards lie in the store than there is room for"
        return None


STORES_HOLD_CARDS: Final = Stores("stores", "HB7")
