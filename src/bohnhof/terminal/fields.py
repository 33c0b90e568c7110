"""Fields in words: what grows there, what it pays now, and how many cards the next coin needs."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from bohnhof.kernel.cards import MIXED, UNKNOWN
from bohnhof.kernel.places import field
from bohnhof.kernel.table import View
from bohnhof.terminal.layout import padded
from bohnhof.terminal.marks import bean_text, marks_in
from bohnhof.terminal.wording import count

SMALL_FIELDS: Final = "fields: bean×cards=coins now, +cards for the next coin"
BEAN_WIDTH: Final = 19


def small_field(view: View, seat: int, n: int) -> Text:
    """`S stink×3=1 +2`, as SMALL_FIELDS explains it."""
    grown = _grown(view, seat, n)
    if grown is None:
        return Text("-", "dim")
    step = view.rules.next_step(view, seat, n)
    more = f" +{step[0]}" if step else ""
    paid = f"={view.rules.pays(view, seat, n)}"
    return Text.assemble(grown, (paid, "bold"), (more, "dim"))


def outside_field(view: View, n: int) -> Text:
    """The same for the field of somebody who has no seat, with the name."""
    name = Text(f"{view.rules.outsiders[n]} ")
    place = view.rules.outside + n
    cards = int(view.count[place])
    if cards == 0:
        return Text.assemble(name, ("-", "dim"))
    bean = int(view.bean_on(place))
    return Text.assemble(name, bean_text(view.rules, bean), f"×{cards}", (f"={view.rules.meter(bean, cards)}", "bold"))


def own_field(view: View, number: int, n: int) -> Text:
    """`1  S stink×3     pays 1 coin, 2 coins with 2 more cards`"""
    seat = int(view.seat)
    grown = _grown(view, seat, n)
    if grown is None:
        return Text(f"{number}  empty{_for_what(view, n)}")
    step = view.rules.next_step(view, seat, n)
    paid = int(view.rules.pays(view, seat, n))
    more = f", {count(step[1], 'coin')} with {count(step[0], 'more card')}" if step else ", never more"
    return Text.assemble(
        padded(Text.assemble(f"{number}  ", grown), BEAN_WIDTH),
        " " if grown.cell_len + 3 >= BEAN_WIDTH else "",
        "pays ",
        (count(paid, "coin") if paid else "nothing yet", "bold"),
        more,
    )


def _grown(view: View, seat: int, n: int) -> Text | None:
    """`S stink×3`, or `stew RYB` with the letters of its kinds; None: the field is empty."""
    kind = view.rules.kind_on(view, seat, n)
    if kind == UNKNOWN:
        return None
    if kind != MIXED:
        return Text.assemble(bean_text(view.rules, int(kind)), f"×{view.count[field(seat, n)]}")
    marks = [marks_in(view.rules)[bean] for bean in view.beans_in(field(seat, n))]
    return Text.assemble("stew ", *((mark.letter, mark.style) for mark in marks))


def _for_what(view: View, n: int) -> str:
    """Which kind alone an empty field of a building takes."""
    fits = [
        bean
        for bean in range(view.rules.beans)
        if view.rules.copies[bean] and view.rules.fits(view, view.seat, bean, n)
    ]
    return f", for {view.rules.bean_names[fits[0]]} only" if len(fits) == 1 else ""
