"""The other seats as lines of text: coins, hand sizes and fields."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from bohnhof.kernel.places import aside, coins, hand
from bohnhof.kernel.table import View
from bohnhof.terminal.buildings import is_due, lies_under, owned_by, stored
from bohnhof.terminal.fields import small_field
from bohnhof.terminal.layout import columns, fitted, flow, padded
from bohnhof.terminal.wording import Names, commas, counted

ACTIVE: Final = "▸"  # marks the seat whose turn it is
LONGEST_NAME: Final = 9


def other_seats(view: View, names: Names, width: int) -> list[Text]:
    """The other seats, clockwise from yours, below a line that explains the columns."""
    players = len(names)
    if players == 1:
        return []
    seats = [(int(view.seat) + n) % players for n in range(1, players)]
    name_width = max(Text(short(names[seat])).cell_len for seat in seats)
    fields = {seat: [small_field(view, names, seat, n) for n in view.fields(seat)] for seat in seats}
    widest = max(text.cell_len for row in fields.values() for text in row)
    lines = [
        fitted(
            Text(
                f"  {'':{name_width}} {names.language.say('seat-columns')}  {names.language.say('small-fields')}", "dim"
            ),
            width,
        )
    ]
    for seat in seats:
        mark = f"{ACTIVE} " if seat == view.active else "  "
        name = padded(Text(short(names[seat]), "bold" if seat == view.active else ""), name_width)
        head = Text.assemble(mark, name, f" {view.count[coins(seat)]:5} {view.count[hand(seat)]:4}  ")
        lines += _seat(view, names, seat, head, [padded(text, widest) for text in fields[seat]], width)
    return lines


def _seat(view: View, names: Names, seat: int, head: Text, fields: Sequence[Text], width: int) -> list[Text]:
    """One seat: its fields, and below them what else matters now."""
    margin = " " * head.cell_len
    first, *others = columns(fields, width, margin, gap=2)
    lines = [fitted(head + first[head.cell_len :], width), *others]
    pile = counted(view, names, view.beans_in(coins(seat)))
    coins_matter = view.rules.holdings or view.rules.trades_coins(view)
    for key, things in (
        ("seat-has-to-plant", counted(view, names, [*view.beans_in(aside(seat)), *is_due(view, seat)])),
        ("seat-has-coins", pile if coins_matter else []),
        ("seat-under", lies_under(view, names, seat)),
        ("seat-owns", commas(owned_by(view, names, seat))),
        ("seat-stores", stored(view, names, seat)),
    ):
        if things:
            lines += flow([Text(names.language.say(key)), *things], width, margin)
    return lines


def short(name: str) -> str:
    """A name that leaves room for the fields."""
    shown = Text(name)
    shown.truncate(LONGEST_NAME, overflow="ellipsis")
    return shown.plain
