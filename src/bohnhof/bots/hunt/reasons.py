"""The hunter's reasons: what an action does, in one sentence of facts from the view."""

from __future__ import annotations

from bohnhof.bots.facts import bean_name, harvested, planting
from bohnhof.bots.messages import Message, Value
from bohnhof.kernel.actions import Action, BuyField, Discard, Done, GiveAway, Harvest, Plant, PlantFor
from bohnhof.kernel.cards import NO_CARD, UNKNOWN
from bohnhof.kernel.places import FACEUP, field, hand
from bohnhof.kernel.rules import TWO_CARDS
from bohnhof.kernel.table import View


def explain(view: View, action: Action | None) -> Message:
    """What this action does for the seat of this view, or to the bosses."""
    match action:
        case None:
            return Message("wait")
        case Plant(card, n):
            return planting(view, card, n, begins="hunt.begin")
        case Harvest(n):
            return _harvest(view, n)
        case GiveAway(card, n):
            return _feeding(view, card, n, 1)
        case PlantFor(card, n):
            return _feeding(view, card, n, view.beans_in(FACEUP).count(int(view.bean[card])))
        case Discard(card):
            return Message("hunt.discard", {"bean": bean_name(view, card)})
        case BuyField():
            return Message("hunt.field", {"price": int(view.rules.field_price(view, view.seat))})
        case Done():
            return _going_on(view)
        case _:
            return Message("other")


def _harvest(view: View, n: int) -> Message:
    key = "hunt.harvest" if view.rules.next_step(view, view.seat, n) else "harvest.full"
    return Message(key, harvested(view, n))


def _feeding(view: View, card: int, n: int, more: int) -> Message:
    """What a boss then has, and what he sells it for if that is enough."""
    rules = view.rules
    bean = int(view.bean[card])
    cards = int(view.count[rules.outside + n]) + more
    values: dict[str, Value] = {"boss": rules.outsiders[n], "bean": rules.bean_names[bean], "cards": cards}
    worth = int(rules.outsider_sells_at(n))
    coins = int(rules.meter(bean, cards))
    if coins >= worth:
        return Message("hunt.sells", {**values, "coins": coins})
    needed = [needed for needed, paid in rules.edition.beans[bean].meter if paid >= worth]
    if not needed:
        return Message("other")  # in an edition file he may have cards that never pay enough
    return Message("hunt.feed", {**values, "missing": needed[0] - cards})


def _going_on(view: View) -> Message:
    """Why it stops in this phase."""
    own = [int(view.bean_on(field(view.seat, n))) for n in view.fields(view.seat)]
    bosses = [int(view.bean_on(view.rules.outside + n)) for n, _ in enumerate(view.rules.outsiders)]
    if view.now.levies():
        return Message("hunt.pay", {"cards": sum(bean in own for bean in bosses if bean != UNKNOWN)})
    if view.count[FACEUP] > 0:
        return Message("hunt.leave", {"cards": int(view.count[FACEUP])})
    front = int(view.first[hand(view.seat)])
    may_plant = view.now.plants_from_hand() and view.planted < TWO_CARDS
    if may_plant and front != NO_CARD:
        return Message("done", {"bean": bean_name(view, front)})
    return Message("done.all")
