"""What a person can do now, in words."""

from __future__ import annotations

from bohnhof.kernel.actions import Action, Done, Harvest
from bohnhof.kernel.edition import Variant
from bohnhof.kernel.legal import legal, may_offer
from bohnhof.kernel.places import aside, hand
from bohnhof.kernel.table import View
from bohnhof.kernel.text.action_text import write_action
from bohnhof.kernel.verbs import OPERAND_NAMES, Operand, verb_for
from bohnhof.sentences.catalogue import key_of
from bohnhof.sentences.fluent import Value
from bohnhof.terminal.buildings import is_due
from bohnhof.terminal.wording import Names, bean_name, boss_name, building_name, price_of


def greeting(view: View, names: Names, *, resumed: bool = False) -> str:
    """The game, and the players."""
    say = names.language.say
    edition = view.rules.edition
    title = " ".join([edition.title, *(f"+{option}" for option in edition.options)])
    others = [names[(view.seat + n) % len(names)] for n in range(1, len(names))]
    others = others or [boss_name(view, names, n) for n in range(len(view.rules.outsiders))]
    if resumed:
        return say("greeting-resumed", title=title, others=names.language.listing(others))
    begins = "you" if view.active == view.seat else names[view.active]
    said = say("greeting", title=title, others=names.language.listing(others), who=begins)
    hints = [say("greeting-option", option=one.name, text=names.language.heard(one.text)) for one in _not_chosen(view)]
    return " ".join([said, *hints])


def _not_chosen(view: View) -> list[Variant]:
    """The prominent options that were not chosen for this table."""
    edition, players = view.rules.edition, int(view.rules.players)
    here = [one for one in edition.variants if one.prominent and one.name not in edition.options]
    return [one for one in here if not one.players or players in one.players]


def situation(view: View, names: Names) -> str:
    """Whose turn it is, and what the person has to decide, in a sentence or two."""
    phase = view.rules.phases[view.phase]
    if may_offer(view, view.seat):
        return _trading(view, names)
    if phase.asks():
        return names.language.heard(phase.asks())
    if phase.plants_aside():
        beans = [*view.beans_in(aside(view.seat)), *is_due(view, int(view.seat))]
        return _planting(view, names, beans, "asked-aside") if beans else names.language.say("asked-all-planted")
    front = view.beans_in(hand(view.seat))[:1]
    if phase.has_encores():
        return _planting(view, names, front, "asked-encore")
    if view.planted == 0:
        return _planting(view, names, front, "asked-plant")
    return _planting(view, names, front, "asked-plant-more") if plants_on(view) else names.language.say("asked-go-on")


def plants_on(view: View) -> bool:
    """Can another hand card be planted in this phase?"""
    return view.count[hand(view.seat)] > 0 and view.planted < view.rules.most_planted(view, view.seat)


def _trading(view: View, names: Names) -> str:
    if view.active == view.seat:
        return names.language.say("asked-trade")
    return names.language.say("asked-trade-with", name=names[view.active])


def _planting(view: View, names: Names, beans: list[int], demand: str) -> str:
    """What has to be planted, and that a harvest must make room if it fits nowhere (B3.4)."""
    said = names.language.say(demand)
    if any(view.rules.has_room(view, view.seat, bean) for bean in beans):
        return said
    return f"{said} {names.language.say('asked-harvest-first')}"


def choices_of(view: View, names: Names) -> list[Action]:
    """The numbered choices, in the order in which people look for them: answers, then going on, then finishing."""
    actions = sorted(legal(view, view.seat), key=lambda action: verb_for(action).rank)
    alike = {choice(view, names, action): action for action in actions}  # keeping either of two red cards is the same
    return list(alike.values())


def choice(view: View, names: Names, action: Action) -> str:
    """A listed action in words: the sentence of its verb, or else what would be typed."""
    language = names.language
    if isinstance(action, Done):
        going_on = view.now.goes_on()
        return language.heard(going_on) if going_on else language.say(_done(view))
    key = key_of("choose", verb_for(action).name)
    if not language.has(key):
        return write_action(view, names, int(view.seat), action)
    values: dict[str, Value] = {"coins": language.say("some-coins", n=_coins(view, action))}
    for field, operand in zip(OPERAND_NAMES[type(action)], verb_for(action).operands, strict=True):
        values |= _words(view, names, operand, getattr(action, field))
    return language.say(key, **values)


def _words(view: View, names: Names, operand: Operand, value: int) -> dict[str, Value]:
    """What an action names, in the words of sentences."""
    rules = view.rules
    match operand:
        case Operand.CARD:
            return {"bean": _card(view, names, value)}
        case Operand.FIELD:
            return {"field": _number(view, value)}
        case Operand.OUTSIDER:
            return {"boss": boss_name(view, names, value)}
        case Operand.SEAT:
            return {"name": names[value]}
        case Operand.OFFER:
            return {"offer": value, "yes": _yes(view, value)}
        case Operand.HOLDING:
            return {"building": building_name(rules, names, value), "price": price_of(rules, names, value)}
        case Operand.KIND:
            return {"kind": names.language.in_text("building", rules.kind_names[value])}
        case _:
            return {}


def _done(view: View) -> str:
    return "choose-done" if plants_on(view) else "choose-turn-up"


def _coins(view: View, action: Action) -> int:
    """What a harvest pays, or a field costs."""
    if isinstance(action, Harvest):
        return int(view.rules.pays(view, view.seat, action.field))
    return int(view.rules.field_price(view, view.seat))


def _card(view: View, names: Names, card: int) -> str:
    """The bean, and which hand card it is unless it is the foremost of its kind."""
    cards = view.cards_in(hand(view.seat))
    alike = [other for other in cards if view.bean[other] == view.bean[card]]
    name = bean_name(view, names, int(view.bean[card]))
    return names.language.say("choose-card", bean=name, n=cards.index(card) + 1) if card in alike[1:] else name


def _yes(view: View, id: int) -> str:
    """Declining an offer that the person has accepted withdraws the acceptance."""
    offer = view.offer(id)
    return "none" if offer is None or offer.pledge_of(view.seat) is None else "said"


def _number(view: View, n: int) -> int:
    """Fields are counted from 1, in the order on the table."""
    return view.fields(view.seat).index(n) + 1
