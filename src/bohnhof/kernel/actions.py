"""Actions: what a seat asks to do.

Actions name cards and offers by id and fields by number, so an action that arrives late still means the same: it is
carried out or refused, never misinterpreted. `verbs` has everything else about each action.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Plant:
    """Plant a card: the front card of the hand in phase 1, a card set aside in phase 3."""

    card: int
    field: int


@dataclass(frozen=True)
class Done:
    """Plant no more cards."""


@dataclass(frozen=True)
class Harvest:
    """Sell all cards of one of your fields."""

    field: int


@dataclass(frozen=True)
class BuyField:
    """Buy one more field with these coins; by default with the topmost ones."""

    coins: tuple[int, ...] = ()


@dataclass(frozen=True)
class Keep:
    """Set a turned-up card aside to plant it. It can no longer be traded."""

    card: int


@dataclass(frozen=True)
class Offer:
    """Offer these cards for cards of some beans and coins of some beans. If `to` is None, the offer is to everybody."""

    to: int | None
    give: tuple[int, ...] = ()
    want: tuple[int, ...] = ()
    want_coins: tuple[int, ...] = ()


@dataclass(frozen=True)
class Counter:
    """Answer an offer with another offer to its maker."""

    offer: int
    give: tuple[int, ...] = ()
    want: tuple[int, ...] = ()
    want_coins: tuple[int, ...] = ()


@dataclass(frozen=True)
class Accept:
    """Accept an offer and hand over these cards; by default the foremost copies of what it asks for."""

    offer: int
    cards: tuple[int, ...] | None = None


@dataclass(frozen=True)
class Take:
    """Pick one of the seats that accepted your offer to everybody."""

    offer: int
    taker: int


@dataclass(frozen=True)
class Decline:
    """Decline an offer, or take back your acceptance."""

    offer: int


@dataclass(frozen=True)
class Withdraw:
    """Withdraw your offer."""

    offer: int


@dataclass(frozen=True)
class EndTrading:
    """End phase 2."""


@dataclass(frozen=True)
class Discard:
    """Discard a hand card or an open card."""

    card: int


@dataclass(frozen=True)
class Stew:
    """Plant a card and declare its field a stew, which holds at most one card of each kind."""

    card: int
    field: int


@dataclass(frozen=True)
class Store:
    """Put a card into your store instead of planting it."""

    card: int


@dataclass(frozen=True)
class BuyBuilding:
    """Buy a building, by its number in the edition's list, with coins of its bean."""

    building: int


@dataclass(frozen=True)
class Bury:
    """Put the top card of the draw pile, which you have just seen, face down under the pile."""


@dataclass(frozen=True)
class Reorder:
    """Add the cards you just drew to your hand in this order; 0 is the card drawn first."""

    order: tuple[int, ...]


@dataclass(frozen=True)
class Move:
    """Move a hand card to another position in the hand, counted from 0."""

    card: int
    position: int


@dataclass(frozen=True)
class Retire:
    """Choose a kind of building, by its number, that will no longer be sold."""

    kind: int


@dataclass(frozen=True)
class GiveAway:
    """Give a hand card to somebody who has fields but no seat (a boss)."""

    card: int
    outsider: int


@dataclass(frozen=True)
class PlantFor:
    """Plant all open cards of this kind on the field of somebody who has no seat (a boss)."""

    card: int
    outsider: int


Action = (
    Plant | Done | Harvest | BuyField | Keep | Offer | Counter | Accept | Take | Decline | Withdraw | EndTrading
    | Discard | GiveAway | PlantFor | Stew | Store | BuyBuilding | Bury | Reorder | Move | Retire
)  # fmt: skip
