"""Stored events: packed with all their secrets, and applied to a Table without the rules.

A change of the rules must never change a game that was played, so events are stored together with actions.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from bohnhof.kernel.events import (
    FACTS,
    NO_FACT,
    Change,
    Event,
    Moved,
    NumberSet,
    OfferClosed,
    OffersCleared,
    OfferSet,
    Restacked,
    Shown,
)
from bohnhof.kernel.offer import StandingOffer
from bohnhof.kernel.pack import PackedOffer, pack_offer, unpack_offer
from bohnhof.kernel.rules import Rules
from bohnhof.server.storage.old_events import with_facts

# The format in which settings, actions and events of a table are stored. A later version reads all formats up to its
# own. 1: unnumbered. 2: options have the names of version 2 of the rules. 3: events have facts.
FORMAT: Final = 3
OPTIONS_NAMED: Final = 2  # the format since which options have their current names

_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder().decode


def pack_events(events: list[Event]) -> bytes:
    """Events as bytes, for the store."""
    return _encode([_pack_event(event) for event in events if event.changes])


def unpack_events(data: bytes, rules: Rules | None = None) -> list[Event]:
    """The inverse. With the rules of the game, older events get the facts that they were stored without."""
    events = []
    for name, seat, packed, *facts in _decode(data):
        changes = [_unpack(change) for change in packed]
        if rules is not None and name in FACTS and not facts:
            events.append(with_facts(rules, name, seat, changes))
        else:
            events.append(Event(name, seat, changes, *facts))
    return events


def _pack_event(event: Event) -> list[Any]:
    """Facts come after the changes; older events have none."""
    packed = [event.name, int(event.seat), [_pack(change) for change in event.changes]]
    return packed if event.first == event.second == NO_FACT else [*packed, int(event.first), int(event.second)]


def _pack(change: Change) -> list[Any]:
    match change:
        case Moved():
            return ["m", change.cards, change.beans, change.seen, int(change.source), int(change.target)]
        case Shown():
            return ["s", change.cards, change.beans, change.seen]
        case NumberSet():
            return ["n", int(change.number), int(change.value)]
        case OfferSet():
            return ["o", pack_offer(change.offer)]
        case OfferClosed():
            return ["c", pack_offer(change.offer), int(change.fate)]
        case OffersCleared():
            return ["x"]
        case Restacked():
            return ["r", change.beans]
        case _:
            raise TypeError(f"{type(change).__name__} cannot be stored yet")


def _unpack(packed: list[Any]) -> Change:
    match packed:
        case ["m", cards, beans, seen, source, target]:
            return Moved(cards, beans, seen, source, target)
        case ["s", cards, beans, seen]:
            return Shown(cards, beans, seen)
        case ["n", number, value]:
            return NumberSet(number, value)
        case ["o", offer]:
            return OfferSet(_unpack_offer(offer))
        case ["c", offer, fate]:
            return OfferClosed(_unpack_offer(offer), fate)
        case ["x"]:
            return OffersCleared()
        case ["r", beans]:
            return Restacked(beans)
        case _:
            raise ValueError(f"a stored change begins with {packed[:1]}, which nobody wrote")


def _unpack_offer(packed: object) -> StandingOffer:
    return unpack_offer(msgspec.convert(packed, PackedOffer))
