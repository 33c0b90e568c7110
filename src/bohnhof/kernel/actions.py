"""Actions: what a seat asks for.

Cards and offers are named by their ids and fields by their number, so an action means the same when it arrives
late: it is carried out or refused, never misunderstood. What else is to be known of each stands in `verbs`.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Plant:
    """Plant a card: the front card of the hand in phase 1, a card lying aside in phase 3."""

    card: int
    field: int


@dataclass(frozen=True)
class Done:
    """Plant no further card."""


@dataclass(frozen=True)
class Harvest:
    """Sell all cards of one of your fields."""

    field: int


@dataclass(frozen=True)
class BuyField:
    """Buy one more field, paying with these coins; none named: with the topmost ones."""

    coins: tuple[int, ...] = ()


@dataclass(frozen=True)
class Keep:
    """Set a turned-up card aside to be planted: it is no longer for sale."""

    card: int


@dataclass(frozen=True)
class Offer:
    """Offer these cards, for cards of these beans and coins of those; `to` nobody in particular: to everybody."""

    to: int | None
    give: tuple[int, ...] = ()
    want: tuple[int, ...] = ()
    want_coins: tuple[int, ...] = ()


@dataclass(frozen=True)
class Counter:
    """Answer an offer with another one, to its maker."""

    offer: int
    give: tuple[int, ...] = ()
    want: tuple[int, ...] = ()
    want_coins: tuple[int, ...] = ()


@dataclass(frozen=True)
class Accept:
    """Agree to an offer, handing over these cards; none named: the foremost copies of what it asks for."""

    offer: int
    cards: tuple[int, ...] | None = None


@dataclass(frozen=True)
class Take:
    """Pick one of the takers of your offer to everybody."""

    offer: int
    taker: int


@dataclass(frozen=True)
class Decline:
    """Say no to an offer, or take back a yes."""

    offer: int


@dataclass(frozen=True)
class Withdraw:
    """Take your offer back."""

    offer: int


@dataclass(frozen=True)
class EndTrading:
    """End phase 2."""


@dataclass(frozen=True)
class Discard:
    """Put a hand card, or one that was left open, onto the discard pile."""

    card: int


@dataclass(frozen=True)
class Stew:
    """Plant a card and declare its field a stew, on which every kind lies at most once."""

    card: int
    field: int


@dataclass(frozen=True)
class Store:
    """Put a card that would have to be planted into your store."""

    card: int


@dataclass(frozen=True)
class BuyBuilding:
    """Buy a building, by its number in the edition's list, with coins of its bean."""

    building: int


@dataclass(frozen=True)
class Bury:
    """Put the top card of the draw pile, just looked at, face down under the pile."""


@dataclass(frozen=True)
class Reorder:
    """Let the cards just drawn enter the hand in this order, each named by when it was drawn, counted from 0."""

    order: tuple[int, ...]


@dataclass(frozen=True)
class Move:
    """Move a hand card to another position of the hand, counted from 0."""

    card: int
    position: int


@dataclass(frozen=True)
class Retire:
    """Name a kind of building that is not sold any more, by its number."""

    kind: int


@dataclass(frozen=True)
class GiveAway:
    """Give a hand card to somebody who has fields, but no seat."""

    card: int
    outsider: int


@dataclass(frozen=True)
class PlantFor:
    """Plant an open card, with all others of its kind, on the field of somebody who has no seat."""

    card: int
    outsider: int


Action = (
    Plant | Done | Harvest | BuyField | Keep | Offer | Counter | Accept | Take | Decline | Withdraw | EndTrading
    | Discard | GiveAway | PlantFor | Stew | Store | BuyBuilding | Bury | Reorder | Move | Retire
)  # fmt: skip
