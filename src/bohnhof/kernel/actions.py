"""Actions: what a seat asks for.

Cards and offers are named by their ids and fields by their number, so an action means the same when it arrives
late: it is carried out or refused, never misunderstood.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bohnhof.kernel import codes
from bohnhof.kernel.faults import BadInput

if TYPE_CHECKING:
    from mypy_extensions import i64


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
    """Sell all cards of an own field."""

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
    """Pick one of the takers of an own offer to everybody."""

    offer: int
    taker: int


@dataclass(frozen=True)
class Decline:
    """Say no to an offer, or take back a yes."""

    offer: int


@dataclass(frozen=True)
class Withdraw:
    """Take an own offer back."""

    offer: int


@dataclass(frozen=True)
class EndTrading:
    """End phase 2."""


Action = (
    Plant | Done | Harvest | BuyField | Keep | Offer | Counter | Accept | Take | Decline | Withdraw | EndTrading
)


def action_of(code: i64) -> Action:
    """The action that a code stands for."""
    verb = codes.verb_of(code)
    thing = int(codes.thing_of(code))
    where = int(codes.where_of(code))
    if verb == codes.PLANT:
        return Plant(thing, where)
    if verb == codes.DONE:
        return Done()
    if verb == codes.HARVEST:
        return Harvest(where)
    if verb == codes.BUY_FIELD:
        return BuyField()
    if verb == codes.KEEP:
        return Keep(thing)
    if verb == codes.ACCEPT:
        return Accept(thing)
    if verb == codes.TAKE:
        return Take(thing, where)
    if verb == codes.DECLINE:
        return Decline(thing)
    if verb == codes.WITHDRAW:
        return Withdraw(thing)
    if verb == codes.END_TRADING:
        return EndTrading()
    raise BadInput(f"{code} is not the code of an action")
