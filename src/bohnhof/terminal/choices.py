"""What a person can do now, in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from bohnhof.kernel.actions import (
    Action,
    Bury,
    BuyBuilding,
    BuyField,
    Decline,
    Discard,
    Done,
    GiveAway,
    Harvest,
    Keep,
    Move,
    Reorder,
    Retire,
    Take,
)
from bohnhof.kernel.edition import Variant
from bohnhof.kernel.legal import legal, may_offer
from bohnhof.kernel.places import aside, hand
from bohnhof.kernel.table import View
from bohnhof.kernel.text.action_text import write_action
from bohnhof.kernel.verbs import FIELDS, Operand, verb_for
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
    """One of the listed actions in words: those of its verb, unless a person is told more."""
    if type(action) in MORE:
        return MORE[type(action)](view, names, action)
    verb = verb_for(action)
    named = zip(FIELDS[type(action)], verb.operands, strict=True)
    return verb.told.format(**{name: _word(view, operand, getattr(action, name)) for name, operand in named})


def _word(view: View, operand: Operand, value: int) -> str:
    """What an action names."""
    match operand:
        case Operand.CARD:
            return view.rules.bean_names[view.bean[value]]
        case Operand.FIELD:
            return str(_number(view, value))
        case Operand.OUTSIDER:
            return view.rules.outsiders[value]
        case _:
            return str(value)


def _done(view: View, _names: Names, _action: Done) -> str:
    return view.now.goes_on() or ("plant no more" if plants_on(view) else "go on: turn up cards")


def _harvest(view: View, _names: Names, action: Harvest) -> str:
    paid = count(int(view.rules.pays(view, view.seat, action.field)), "coin")
    return f"harvest field {_number(view, action.field)} for {paid}"


def _buy_field(view: View, _names: Names, _action: BuyField) -> str:
    return f"buy a field for {count(int(view.rules.field_price(view, view.seat)), 'coin')}"


def _buy_building(view: View, _names: Names, action: BuyBuilding) -> str:
    return f"buy {building_name(view.rules, action.building)} for {price_of(view.rules, action.building)}"


def _keep(view: View, _names: Names, action: Keep) -> str:
    return f"keep the turned-up {view.rules.bean_names[view.bean[action.card]]}"


def _take(_view: View, names: Names, action: Take) -> str:
    return f"trade offer {action.offer} with {names[action.taker]}"


def _decline(view: View, _names: Names, action: Decline) -> str:
    return f"{_no(view, action.offer)} offer {action.offer}"


def _discard(view: View, _names: Names, action: Discard) -> str:
    return f"discard {_hand_card(view, action.card)}"


def _give_away(view: View, _names: Names, action: GiveAway) -> str:
    return f"give {_hand_card(view, action.card)} to {view.rules.outsiders[action.outsider]}"


def _bury(_view: View, _names: Names, _action: Bury) -> str:
    return "put the card you saw under the draw pile"


def _retire(view: View, _names: Names, action: Retire) -> str:
    return f"let no {view.rules.kind_names[action.kind]} be sold any more"


def _as_typed(view: View, names: Names, action: Action) -> str:
    return write_action(view, names, int(view.seat), action)


# The verbs about which a person is told more than a learning program is: what it pays, costs or means now.
MORE: Final[dict[type[Any], Callable[[View, Names, Any], str]]] = {
    Done: _done, Harvest: _harvest, BuyField: _buy_field, BuyBuilding: _buy_building, Keep: _keep, Take: _take,
    Decline: _decline, Discard: _discard, GiveAway: _give_away, Bury: _bury, Retire: _retire, Reorder: _as_typed,
    Move: _as_typed,
}  # fmt: skip


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
