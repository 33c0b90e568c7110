"""What a person can do now, in words."""

from __future__ import annotations

from typing import assert_never

from bohnhof.kernel.actions import (
    Accept,
    Action,
    Bury,
    BuyBuilding,
    BuyField,
    Counter,
    Decline,
    Discard,
    Done,
    EndTrading,
    GiveAway,
    Harvest,
    Keep,
    Move,
    Offer,
    Plant,
    PlantFor,
    Reorder,
    Retire,
    Stew,
    Store,
    Take,
    Withdraw,
)
from bohnhof.kernel.edition import Variant
from bohnhof.kernel.legal import legal, may_offer
from bohnhof.kernel.places import aside, hand
from bohnhof.kernel.table import View
from bohnhof.kernel.text.action_text import write_action
from bohnhof.kernel.verbs import verb_for
from bohnhof.terminal.buildings import is_due
from bohnhof.terminal.wording import Names, building_name, count, listing, price_of


def greeting(view: View, names: Names) -> str:
    """Which game this is, and with whom."""
    edition = view.rules.edition
    title = " ".join([edition.title, *(f"+{option}" for option in edition.options)])
    others = [names[(view.seat + n) % len(names)] for n in range(1, len(names))] or view.rules.outsiders
    begins = "You begin" if view.active == view.seat else f"{names[view.active]} begins"
    said = f"{title}, with {listing(others)}. {begins}. Type help at any time, or quit to leave."
    return " ".join([said, *(f"Next time perhaps --option {one.name}: {one.text}." for one in _not_chosen(view))])


def _not_chosen(view: View) -> list[Variant]:
    """The options in plain sight that this table could have chosen."""
    edition, players = view.rules.edition, int(view.rules.players)
    here = [one for one in edition.variants if one.prominent and one.name not in edition.options]
    return [one for one in here if not one.players or players in one.players]


def situation(view: View, names: Names) -> str:
    """Whose turn it is, and what is asked of the person, in a sentence or two."""
    phase = view.rules.phases[view.phase]
    if may_offer(view, view.seat):
        return _trading(view, names)
    if phase.asks():
        return phase.asks()
    if phase.plants_aside():
        beans = [*view.beans_in(aside(view.seat)), *is_due(view, int(view.seat))]
        if not beans:
            return "Everything is planted. Harvest or buy something before cards are drawn, or go on."
        return _planting(view, beans, "Plant the cards that lie aside for you.")
    front = view.beans_in(hand(view.seat))[:1]
    if phase.has_encores():
        return _planting(view, front, "The last round: you may plant one or two cards from the front of your hand.")
    if view.planted == 0:
        return _planting(view, front, "Your turn: plant the front card of your hand.")
    if not plants_on(view):
        return "You have planted your cards. Harvest or buy something before cards are turned up, or go on."
    return _planting(view, front, "You may plant the next card, too.")


def plants_on(view: View) -> bool:
    """Can another card of the hand be planted in this phase?"""
    return view.count[hand(view.seat)] > 0 and view.planted < view.rules.most_planted(view, view.seat)


def _trading(view: View, names: Names) -> str:
    if view.active == view.seat:
        return "Your turn: trade as much as you like, then end the trading."
    active = names[view.active]
    return f"{active}'s turn: you may trade with {active}."


def _planting(view: View, beans: list[int], demand: str) -> str:
    """What has to be planted, and that a harvest must make room if it fits nowhere (B3.4)."""
    if any(view.rules.has_room(view, view.seat, bean) for bean in beans):
        return demand
    return f"{demand} No field has room: harvest one first."


def choices_of(view: View, names: Names) -> list[Action]:
    """What can be chosen by number, as a person looks for it: answers first, and going on before coming to an end."""
    actions = sorted(legal(view, view.seat), key=lambda action: verb_for(action).rank)
    alike = {choice(view, names, action): action for action in actions}  # keeping either of two red cards is the same
    return list(alike.values())


def choice(view: View, names: Names, action: Action) -> str:
    """One of the listed actions in words."""
    match action:
        case Plant(card, n):
            return f"plant {view.rules.bean_names[view.bean[card]]} on field {_number(view, n)}"
        case Stew(card, n):
            return f"plant {view.rules.bean_names[view.bean[card]]} on field {_number(view, n)} as a stew"
        case Store(card):
            return f"store {view.rules.bean_names[view.bean[card]]}"
        case BuyBuilding(building):
            return f"buy {building_name(view.rules, building)} for {price_of(view.rules, building)}"
        case Bury():
            return "put the card you saw under the draw pile"
        case Reorder() | Move():
            return write_action(view, names, int(view.seat), action)
        case Retire(kind):
            return f"let no {view.rules.kind_names[kind]} be sold any more"
        case PlantFor(card, n):
            return f"plant {view.rules.bean_names[view.bean[card]]} for {view.rules.outsiders[n]}"
        case GiveAway(card, n):
            return f"give {_hand_card(view, card)} to {view.rules.outsiders[n]}"
        case Discard(card):
            return f"discard {_hand_card(view, card)}"
        case Done():
            return view.now.goes_on() or ("plant no more" if plants_on(view) else "go on: turn up cards")
        case Harvest(n):
            paid = count(int(view.rules.pays(view, view.seat, n)), "coin")
            return f"harvest field {_number(view, n)} for {paid}"
        case BuyField():
            return f"buy a field for {count(int(view.rules.field_price(view, view.seat)), 'coin')}"
        case Keep(card):
            return f"keep the turned-up {view.rules.bean_names[view.bean[card]]}"
        case Accept(offer):
            return f"accept offer {offer}"
        case Take(offer, taker):
            return f"trade offer {offer} with {names[taker]}"
        case Decline(offer):
            return f"{_no(view, offer)} offer {offer}"
        case Withdraw(offer):
            return f"withdraw offer {offer}"
        case EndTrading():
            return "end the trading"
        case Offer() | Counter():
            raise AssertionError("offers are judged, not listed")
        case _:
            assert_never(action)


def _hand_card(view: View, card: int) -> str:
    """The bean, and which card of the hand it is unless it is the foremost of its kind."""
    cards = view.cards_in(hand(view.seat))
    name = view.rules.bean_names[view.bean[card]]
    alike = [other for other in cards if view.bean[other] == view.bean[card]]
    return name if card not in alike[1:] else f"{name} (card {cards.index(card) + 1})"


def _no(view: View, id: int) -> str:
    """A no to an offer that the person has said yes to takes the yes back."""
    offer = view.offer(id)
    return "decline" if offer is None or offer.pledge_of(view.seat) is None else "take back your yes to"


def _number(view: View, n: int) -> int:
    """Fields are counted from 1, in the order in which they lie there."""
    return view.fields(view.seat).index(n) + 1
