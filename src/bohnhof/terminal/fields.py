"""Fields in words: the bean, what it pays now, and how many cards the next coin needs."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from bohnhof.kernel.cards import MIXED, UNKNOWN
from bohnhof.kernel.places import field
from bohnhof.kernel.table import View
from bohnhof.terminal.layout import padded
from bohnhof.terminal.marks import bean_text, marks_in
from bohnhof.terminal.wording import Names, bean_name, boss_name

BEAN_WIDTH: Final = 19


def small_field(view: View, names: Names, seat: int, n: int) -> Text:
    """`S stink×3=1 +2`, as `small-fields` explains it."""
    grown = _grown(view, names, seat, n)
    if grown is None:
        return Text("-", "dim")
    step = view.rules.next_step(view, seat, n)
    more = f" +{step[0]}" if step else ""
    paid = f"={view.rules.pays(view, seat, n)}"
    return Text.assemble(grown, (paid, "bold"), (more, "dim"))


def outside_field(view: View, names: Names, n: int) -> Text:
    """The same for the field of somebody without a seat, with the name."""
    name = Text(f"{boss_name(view, names, n)} ")
    place = view.rules.outside + n
    cards = int(view.count[place])
    if cards == 0:
        return Text.assemble(name, ("-", "dim"))
    bean = int(view.bean_on(place))
    return Text.assemble(
        name,
        bean_text(view.rules, bean, names.language),
        f"×{cards}",
        (f"={view.rules.meter(bean, cards)}", "bold"),
    )


def own_field(view: View, names: Names, number: int, n: int) -> Text:
    """`1  S stink×3     pays 1 coin, 2 coins with 2 more cards`"""
    say = names.language.say
    seat = int(view.seat)
    grown = _grown(view, names, seat, n)
    if grown is None:
        only = _only(view, n)
        empty = say("field-is-empty") if only is None else say("field-for-only", bean=bean_name(view, names, only))
        return Text(f"{number}  {empty}")
    step = view.rules.next_step(view, seat, n)
    paid = int(view.rules.pays(view, seat, n))
    pays = say("field-pays-now", coins=say("some-coins", n=paid)) if paid else say("field-pays-nothing")
    more = say("field-never-more")
    if step:
        more = say("field-then", coins=say("some-coins", n=step[1]), cards=say("some-more-cards", n=step[0]))
    return Text.assemble(
        padded(Text.assemble(f"{number}  ", grown), BEAN_WIDTH),
        " " if grown.cell_len + 3 >= BEAN_WIDTH else "",
        (pays, "bold"),
        f", {more}",
    )


def _grown(view: View, names: Names, seat: int, n: int) -> Text | None:
    """`S stink×3`, or `stew RYB` with the letters of its kinds; None: the field is empty."""
    kind = view.rules.kind_on(view, seat, n)
    if kind == UNKNOWN:
        return None
    if kind != MIXED:
        return Text.assemble(bean_text(view.rules, int(kind), names.language), f"×{view.count[field(seat, n)]}")
    marks = [marks_in(view.rules, names.language)[bean] for bean in view.beans_in(field(seat, n))]
    return Text.assemble(names.language.say("field-of-stew") + " ", *((mark.letter, mark.style) for mark in marks))


def _only(view: View, n: int) -> int | None:
    """The only kind that an empty field of a building takes."""
    fits = [
        bean
        for bean in range(view.rules.beans)
        if view.rules.copies[bean] and view.rules.fits(view, view.seat, bean, n)
    ]
    return fits[0] if len(fits) == 1 else None
