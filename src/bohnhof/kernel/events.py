"""Events: what happened, made of the primitive changes that were applied to the Table.

`play` makes changes through the primitives of `Board`. While the game is recorded, each group of them is stored as an
Event. `apply` runs the same primitives again. It checks no rules and never refuses, so a record can be replayed without
judging it again, and a client can apply redacted events to its View.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bohnhof.kernel.arrays import row_of
from bohnhof.kernel.cards import UNKNOWN

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bohnhof.kernel.offer import StandingOffer
    from bohnhof.kernel.places import Place, Seat
    from bohnhof.kernel.table import Board

# what happened, in the past tense
DEALT: Final = "dealt"
TURN_BEGAN: Final = "turn began"
PHASE_BEGAN: Final = "phase began"
PLANTED: Final = "planted"
PLANTING_ENDED: Final = "planting ended"
HARVESTED: Final = "harvested"
FIELD_BOUGHT: Final = "field bought"
TURNED_UP: Final = "turned up"
KEPT: Final = "kept"
OFFERED: Final = "offered"
PLEDGED: Final = "pledged"
OFFER_DECLINED: Final = "declined"
OFFER_WITHDRAWN: Final = "withdrawn"
OFFER_LAPSED: Final = "lapsed"
TRADE_MADE: Final = "traded"
TRADING_ENDED: Final = "trading ended"
DREW: Final = "drew"
DISCARDED: Final = "discarded"
MATCHED: Final = "matched"
GIVEN: Final = "given"
TRIBUTE_PAID: Final = "tribute paid"
OUTSIDER_SOLD: Final = "outsider sold"
HAND_SHOWN: Final = "hand shown"
RESHUFFLED: Final = "reshuffled"
EXHAUSTED_FOR_GOOD: Final = "exhausted for good"  # only in stored games from before R10 changed
STILL_ROUND: Final = "still round"
ENCORE_BEGAN: Final = "encore began"
GAME_ENDED: Final = "game ended"
BUILDING_BOUGHT: Final = "building bought"
KIND_RETIRED: Final = "kind retired"
TOLL_PAID: Final = "toll paid"
STORED: Final = "stored"
PEEKED: Final = "looked at the pile"
BURIED: Final = "buried"
SHIFTED: Final = "moved a hand card"
REORDERED: Final = "reordered"
SHOPPING_WENT_ON: Final = "shopping went on"

# What an event says in addition to its changes, so that readers need not infer it: one or two numbers, passed to
# `Board.happen` in this order. Fields, buildings, kinds and outsiders have the same numbers as in actions.
FACTS: Final[dict[str, tuple[str, ...]]] = {
    TURN_BEGAN: ("turn",),
    PLANTED: ("field", "outsider"),  # one of the two
    HARVESTED: ("field", "coins"),
    FIELD_BOUGHT: ("field", "coins"),
    TRADE_MADE: ("partner",),  # the trading partner of the maker, who is the event's seat
    GIVEN: ("outsider",),
    TRIBUTE_PAID: ("outsider",),
    OUTSIDER_SOLD: ("outsider", "coins"),
    ENCORE_BEGAN: ("cards",),  # in the hand of this seat
    BUILDING_BOUGHT: ("building", "coins"),
    KIND_RETIRED: ("named", "kind"),  # whether a kind was named, and which
}
NO_FACT: Final[i64] = -1  # there is none, or the event was stored before events had facts


class Change:
    """One primitive change."""

    def apply(self, board: Board) -> None:
        raise AssertionError("every change knows how to happen")  # pragma: no cover

    def redacted(self, seat: Seat) -> Change:
        """What this seat may know about it."""
        return self

    def _key(self) -> tuple[object, ...]:
        raise AssertionError("every change can be compared")  # pragma: no cover

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Change) and type(self) is type(other) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())

    def __repr__(self) -> str:
        return f"{type(self).__name__}{self._key()}"


class Moved(Change):
    """Cards moved from one place to another, in this order; `seen` says who knows each of them afterwards."""

    def __init__(self, cards: list[int], beans: list[int], seen: list[int], source: Place, target: Place) -> None:
        self.cards = cards
        self.beans = beans
        self.seen = seen
        self.source: Place = source
        self.target: Place = target

    def apply(self, board: Board) -> None:
        for card, bean, seen in zip(self.cards, self.beans, self.seen, strict=True):
            board.learn(card, bean, seen)
            board.put(card, self.target)

    def redacted(self, seat: Seat) -> Change:
        return Moved(self.cards, _known(self.beans, self.seen, seat), self.seen, self.source, self.target)

    def _key(self) -> tuple[object, ...]:
        return (tuple(self.cards), tuple(self.beans), tuple(self.seen), self.source, self.target)


class Shown(Change):
    """Cards became known without moving; `seen` says who knows each of them afterwards."""

    def __init__(self, cards: list[int], beans: list[int], seen: list[int]) -> None:
        self.cards = cards
        self.beans = beans
        self.seen = seen

    def apply(self, board: Board) -> None:
        for card, bean, seen in zip(self.cards, self.beans, self.seen, strict=True):
            board.show(card, bean, seen)

    def redacted(self, seat: Seat) -> Change:
        return Shown(self.cards, _known(self.beans, self.seen, seat), self.seen)

    def _key(self) -> tuple[object, ...]:
        return (tuple(self.cards), tuple(self.beans), tuple(self.seen))


class NumberSet(Change):
    """A number of the Table changed: the phase, the active seat, somebody's fields …"""

    def __init__(self, number: i64, value: i64) -> None:
        self.number: i64 = number
        self.value: i64 = value

    def apply(self, board: Board) -> None:
        board.set(self.number, self.value)

    def _key(self) -> tuple[object, ...]:
        return (self.number, self.value)


class OfferSet(Change):
    """An offer was opened, or answered and is still open."""

    def __init__(self, offer: StandingOffer) -> None:
        self.offer = offer

    def apply(self, board: Board) -> None:
        board.set_offer(self.offer)

    def _key(self) -> tuple[object, ...]:
        return (self.offer,)


class OfferClosed(Change):
    """An offer is no longer open."""

    def __init__(self, offer: StandingOffer, fate: i64) -> None:
        self.offer = offer
        self.fate: i64 = fate

    def apply(self, board: Board) -> None:
        board.close_offer(self.offer, self.fate)

    def _key(self) -> tuple[object, ...]:
        return (self.offer, self.fate)


class OffersCleared(Change):
    """Trading is over: no offer is open or remembered."""

    def apply(self, board: Board) -> None:
        board.clear_offers()

    def _key(self) -> tuple[object, ...]:
        return ()


class Restacked(Change):
    """The discard pile became the draw pile: its cards got new ids, in the order in which they will be drawn."""

    def __init__(self, beans: list[int]) -> None:
        self.beans = beans

    def apply(self, board: Board) -> None:
        board.restack(row_of(self.beans))

    def redacted(self, seat: Seat) -> Change:
        return Restacked([UNKNOWN] * len(self.beans))

    def _key(self) -> tuple[object, ...]:
        return tuple(self.beans)


class Event:
    """What happened, which seat it concerns, the changes it is made of, and its facts (see FACTS)."""

    def __init__(
        self, name: str, seat: Seat, changes: list[Change], first: i64 = NO_FACT, second: i64 = NO_FACT
    ) -> None:
        self.name = name
        self.seat: Seat = seat
        self.changes = changes
        self.first: i64 = first
        self.second: i64 = second

    @property
    def facts(self) -> dict[str, int]:
        """What it says in addition to its changes: `{"field": 1, "coins": 3}`."""
        numbers = (int(self.first), int(self.second))
        return {name: number for name, number in zip(FACTS.get(self.name, ()), numbers, strict=False) if number >= 0}

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Event)
            and self.name == other.name
            and self.seat == other.seat
            and self.changes == other.changes
            and self.first == other.first
            and self.second == other.second
        )

    def __hash__(self) -> int:
        return hash((self.name, self.seat))

    def __repr__(self) -> str:
        facts = "".join(f", {name}={number}" for name, number in self.facts.items())
        return f"Event({self.name!r}, {self.seat}, {self.changes}{facts})"


def apply(board: Board, event: Event) -> None:
    """Apply a recorded event to a Table, or a redacted one to a View."""
    for change in event.changes:
        change.apply(board)


def _known(beans: list[int], seen: list[int], seat: Seat) -> list[int]:
    return [bean if (who >> seat) & 1 else UNKNOWN for bean, who in zip(beans, seen, strict=True)]
