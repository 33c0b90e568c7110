"""Facts for the reasons of every bot, read from the view."""

from __future__ import annotations

from bohnhof.bots.messages import Message, Value
from bohnhof.kernel.places import field
from bohnhof.kernel.table import View


def bean_name(view: View, card: int) -> str:
    return view.rules.bean_names[view.bean[card]]


def planting(view: View, card: int, n: int, *, begins: str) -> Message:
    """What planting this card does: it joins others, or it starts a field, which each bot words differently."""
    cards = int(view.count[field(view.seat, n)])
    if cards == 0:
        return Message(begins, {"bean": bean_name(view, card)})
    return Message("plant.joins", {"bean": bean_name(view, card), "cards": cards})


def harvested(view: View, n: int) -> dict[str, Value]:
    """The facts of a harvest: which bean, how many, and what they pay."""
    place = field(view.seat, n)
    return {
        "bean": view.rules.bean_names[view.bean_on(place)],
        "cards": int(view.count[place]),
        "coins": int(view.rules.pays(view, view.seat, n)),
    }
