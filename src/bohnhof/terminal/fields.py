"""Fields in words: what grows there, what it pays now, and how many cards the next coin needs."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from bohnhof.kernel.cards import UNKNOWN
from bohnhof.kernel.places import field
from bohnhof.kernel.rules import Rules
from bohnhof.kernel.table import View
from bohnhof.terminal.layout import padded
from bohnhof.terminal.marks import bean_text
from bohnhof.terminal.wording import count

SMALL_FIELDS: Final = "fields: bean×cards=coins now, +cards for the next coin"
BEAN_WIDTH: Final = 19


def small_field(view: View, seat: int, n: int) -> Text:
    """`S stink×3=1 +2`, as SMALL_FIELDS explains it."""
    place = field(seat, n)
    bean = int(view.bean_on(place))
    if bean == UNKNOWN:
        return Text("-", "dim")
    cards = int(view.count[place])
    step = next_step(view.rules, bean, cards)
    more = f" +{step[0]}" if step else ""
    paid = f"={view.rules.meter(bean, cards)}"
    return Text.assemble(bean_text(view.rules, bean), f"×{cards}", (paid, "bold"), (more, "dim"))


def own_field(view: View, number: int, n: int) -> Text:
    """`1  S stink×3     pays 1 coin, 2 coins with 2 more cards`"""
    place = field(view.seat, n)
    bean = int(view.bean_on(place))
    if bean == UNKNOWN:
        return Text(f"{number}  empty")
    cards = int(view.count[place])
    step = next_step(view.rules, bean, cards)
    paid = int(view.rules.meter(bean, cards))
    more = f", {count(step[1], 'coin')} with {count(step[0], 'more card')}" if step else ", never more"
    grown = Text.assemble(f"{number}  ", bean_text(view.rules, bean), f"×{cards}")
    return Text.assemble(
        padded(grown, BEAN_WIDTH), "pays ", (count(paid, "coin") if paid else "nothing yet", "bold"), more
    )


def next_step(rules: Rules, bean: int, cards: int) -> tuple[int, int] | None:
    """How many cards more pay more, and how many coins; None: that is all this bean ever pays."""
    now = rules.meter(bean, cards)
    for more in range(1, int(rules.meter_width) - cards):
        paid = rules.meter(bean, cards + more)
        if paid > now:
            return more, int(paid)
    return None
