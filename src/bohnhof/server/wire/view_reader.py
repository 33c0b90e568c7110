"""Reads messages back into boards, offers and events of the kernel, for programs that play elsewhere.

The inverse of `view_writer`. It contains only what was sent: cards that the viewer does not see are UNKNOWN, and who
else has seen a card is not known.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise

from bohnhof.kernel.arrays import row_of
from bohnhof.kernel.cards import NO_CARD, UNKNOWN
from bohnhof.kernel.events import (
    FACTS,
    NO_FACT,
    TRADING_ENDED,
    Change,
    Event,
    Moved,
    NumberSet,
    OfferClosed,
    OffersCleared,
    OfferSet,
    Restacked,
    Shown,
)  # fmt: skip
from bohnhof.kernel.offer import FATES, NO_PLEDGES, Pledge, StandingOffer
from bohnhof.kernel.places import ANYONE, DRAW, NOBODY, SPECTATOR
from bohnhof.kernel.table import ACTIVE, EXHAUSTED, FIELDS, PHASE, TURN, View
from bohnhof.server.wire import views
from bohnhof.server.wire.game_terms import GameTerms


def board_of(terms: GameTerms, seen: views.View) -> View:
    """The board that a view shows."""
    rules = terms.rules
    you = int(SPECTATOR) if seen.you is None else seen.you
    lying = {terms.place_names.index(name): list(cards) for name, cards in seen.places.items()}
    highest = max((card.id for cards in lying.values() for card in cards), default=0)
    # The cards of the draw pile have ids that are never sent: any unused ones will do.
    lying[int(DRAW)] = [views.Card(highest + 1 + n, None) for n in range(seen.state.draw)]
    size = highest + 1 + seen.state.draw
    bean, who, place, after = [int(UNKNOWN)] * size, [int(NOBODY)] * size, [0] * size, [int(NO_CARD)] * size
    first, last, count = ([0] * int(rules.places) for _ in range(3))
    for where, cards in lying.items():
        for card in cards:
            bean[card.id] = _bean(card)
            who[card.id] = int(NOBODY) if card.bean is None else 1 << you
            place[card.id] = where
        for card, behind in pairwise(cards):
            after[card.id] = behind.id
        if cards:
            first[where], last[where], count[where] = cards[0].id, cards[-1].id, len(cards)
    board = View(rules, you)
    board.bean, board.seen, board.place, board.after = row_of(bean), row_of(who), row_of(place), row_of(after)
    board.first, board.last, board.count = row_of(first), row_of(last), row_of(count)
    board.numbers = row_of(_numbers(terms, seen.state))
    board.set(PHASE, board.numbers[PHASE])  # also sets the Phase object
    board.offers = [offer_of(offer) for offer in seen.state.offers]
    return board


def _bean(card: views.Card) -> int:
    return int(UNKNOWN) if card.bean is None else card.bean


def _numbers(terms: GameTerms, state: views.State) -> list[int]:
    rules = terms.rules
    numbers = [0] * int(rules.numbers)
    names = [rules.phase_name(phase) for phase in range(int(rules.over) + 1)]
    numbers[int(PHASE)] = names.index(state.phase)
    numbers[int(ACTIVE)] = state.active
    numbers[int(TURN)] = state.turn
    numbers[int(EXHAUSTED)] = int(rules.ends_at) - state.exhaustions_left
    for name, value in state.numbers.items():
        numbers[terms.numbers[name]] = value
    for name, words in state.sets.items():
        number, known = terms.sets[name]
        numbers[number] = sum(1 << known.index(word) for word in words)
    for seat, here in enumerate(state.seats):
        numbers[int(FIELDS) + seat] = sum(1 << field.number for field in here.fields)
    return numbers


def offer_of(offer: views.Offer) -> StandingOffer:
    """An open offer."""
    pledges = [Pledge(pledge.seat, row_of(_ids(pledge.cards))) for pledge in offer.pledges]
    return StandingOffer(
        offer.id,
        offer.maker,
        int(ANYONE) if offer.to is None else offer.to,
        row_of(_ids(offer.give)),
        row_of(offer.want),
        row_of(offer.want_coins),
        offer.answers or 0,
        sum(1 << seat for seat in offer.declined),
        pledges or NO_PLEDGES,
    )


def _ids(cards: Iterable[views.Card]) -> list[int]:
    return [card.id for card in cards]


def event_of(terms: GameTerms, event: views.Event) -> Event:
    """An event, with the changes that describe it."""
    changes: list[Change] = []
    for move in event.moves:
        where = [terms.place_names.index(name) for name in (move.source, move.target)]
        changes.append(Moved(_ids(move.cards), [_bean(card) for card in move.cards], [0] * len(move.cards), *where))
    if event.shown:
        changes.append(Shown(_ids(event.shown), [_bean(card) for card in event.shown], [0] * len(event.shown)))
    changes += [NumberSet(terms.number_of(name), value) for name, value in event.numbers.items()]
    if event.offer is not None:
        offer = offer_of(event.offer)
        changes.append(OfferSet(offer) if event.fate is None else OfferClosed(offer, FATES.index(event.fate)))
    if event.restacked is not None:
        changes.append(Restacked([int(UNKNOWN)] * event.restacked))
    if event.name == TRADING_ENDED:
        changes.append(OffersCleared())  # the state has no more offers, so the wire does not mention this
    facts = [event.facts.get(name, int(NO_FACT)) for name in FACTS.get(event.name, ())]
    return Event(event.name, event.seat, changes, *facts)
