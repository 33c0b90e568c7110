"""Buildings in words: their owners, what they do, and which are still for sale."""

from __future__ import annotations

from rich.text import Text

from bohnhof.kernel.faults import BadInput
from bohnhof.kernel.places import DRAW
from bohnhof.kernel.table import View
from bohnhof.terminal.layout import flow
from bohnhof.terminal.marks import bean_text
from bohnhof.terminal.wording import Names, building_name, counted, price_of, who


def owned_by(view: View, names: Names, seat: int) -> list[Text]:
    """`jail 3`, one for each building of a seat."""
    rules = view.rules
    owned = int(view.numbers[rules.holdings_at + seat]) if rules.holdings else 0
    return [Text(building_name(rules, names, n)) for n in range(len(rules.holdings)) if owned >> n & 1]


def stored(view: View, names: Names, seat: int) -> list[Text]:
    """The cards in a seat's store."""
    store = view.rules.reserve_at
    return counted(view, names, view.beans_in(store + seat)) if store > 0 else []


def lies_under(view: View, names: Names, seat: int) -> list[Text]:
    """The coins under a seat's buildings, which cannot be spent (HB6.2)."""
    under = view.rules.own_place.get("under", 0)
    return counted(view, names, view.beans_in(under + seat)) if under > 0 else []


def is_due(view: View, seat: int) -> list[int]:
    """The beans that came from a store and must be planted (HB7.1)."""
    due = view.rules.due_at
    return view.beans_in(due + seat) if due > 0 else []


def known_draws(view: View, names: Names) -> list[Text]:
    """The cards of the draw pile that this person has seen (HB4): `next R red`, `40th Y soy`."""
    known = []
    for n, card in enumerate(view.cards_in(DRAW), start=1):
        if view.bean[card] >= 0:
            which = names.language.say("draw-next") if n == 1 else names.language.say("draw-number", n=n)
            known.append(Text.assemble(f"{which} ", bean_text(view.rules, int(view.bean[card]), names.language)))
    return known


def building_list(view: View, names: Names, width: int) -> list[Text]:
    """All buildings of this game: the bean, what each does, and its owner or that it is no longer sold."""
    rules = view.rules
    if not rules.holdings:
        raise BadInput(names.language.say("no-buildings-here"))
    owners = {
        n: seat for seat in range(len(names)) for n in range(len(rules.holdings))
        if view.numbers[rules.holdings_at + seat] >> n & 1
    }  # fmt: skip
    lines = []
    for n, building in enumerate(rules.holdings):
        price = price_of(rules, names, n) if rules.is_sold(view, n) else names.language.say("building-gone")
        state = f"{who(view, names, owners[n])}" if n in owners else price
        head = f"  {building_name(rules, names, n):13} {state:20} "
        lines += flow([Text(word) for word in names.language.heard(building.text).split()], width, head)
    return lines
