"""Events that were stored before events had facts: only here, missing facts are derived from their changes."""

from __future__ import annotations

from bohnhof.kernel.events import (
    BUILDING_BOUGHT,
    FACTS,
    FIELD_BOUGHT,
    NO_FACT,
    TRADE_MADE,
    TURN_BEGAN,
    Change,
    Event,
    Moved,
    NumberSet,
    OfferClosed,
)
from bohnhof.kernel.places import ANYONE, DISCARD, MAX_FIELDS, SEAT_PLACES, SEATS, field
from bohnhof.kernel.rules import Rules
from bohnhof.kernel.table import TURN


def with_facts(rules: Rules, name: str, seat: int, changes: list[Change]) -> Event:
    """The event with the facts that follow from its changes; others stay missing."""
    found = _facts(rules, name, seat, changes)
    return Event(name, seat, changes, *(found.get(fact, int(NO_FACT)) for fact in FACTS.get(name, ())))


def _facts(rules: Rules, name: str, seat: int, changes: list[Change]) -> dict[str, int]:
    moves = [change for change in changes if isinstance(change, Moved)]
    numbers = {int(change.number): int(change.value) for change in changes if isinstance(change, NumberSet)}
    facts = {"coins": sum(len(move.cards) for move in moves if move.target != DISCARD)}
    if name == TURN_BEGAN:
        facts["turn"] = numbers[int(TURN)]
    if name == FIELD_BOUGHT:
        facts |= {"coins": len(moves[0].cards), "field": int(rules.fields)}
    if name == BUILDING_BOUGHT:
        facts["coins"] = len(moves[0].cards)
        facts |= _building(rules, moves[0], numbers[int(rules.holdings_at) + seat])
    if name == TRADE_MADE:
        facts |= _partner(rules, seat, moves, changes)
    for move in moves:
        for place in (int(move.source), int(move.target)):
            if rules.outside <= place < rules.outside + len(rules.outsiders):
                facts["outsider"] = place - int(rules.outside)
            elif 0 <= place - field(seat, 0) < MAX_FIELDS:
                facts["field"] = place - int(field(seat, 0))
    return facts


def _building(rules: Rules, paid: Moved, owned: int) -> dict[str, int]:
    """The owned building that costs what was paid: a kind is bought once, and prices of a bean differ."""
    fitting = [
        n
        for n, building in enumerate(rules.holdings)
        if owned >> n & 1 and building.price == len(paid.cards) and building.bean == rules.bean_names[paid.beans[0]]
    ]
    return {"building": fitting[-1]} if fitting else {}


def _partner(rules: Rules, maker: int, moves: list[Moved], changes: list[Change]) -> dict[str, int]:
    """The seat that the offer was made to, or the one that gave or got something besides its maker."""
    offer = next(change.offer for change in changes if isinstance(change, OfferClosed))
    if offer.to != ANYONE:
        return {"partner": int(offer.to)}
    seats = [(int(place) - int(SEATS)) // int(SEAT_PLACES) for move in moves for place in (move.source, move.target)]
    others = [seat for seat in seats if 0 <= seat < rules.players and seat != maker]
    return {"partner": others[0]} if others else {}
