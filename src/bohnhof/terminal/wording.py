"""The words that everything on the screen is made of."""

from __future__ import annotations

from collections.abc import Iterable

from rich.text import Text

from bohnhof.kernel.rules import Rules
from bohnhof.kernel.table import View
from bohnhof.sentences.catalogue import Language, language
from bohnhof.terminal.marks import bean_text


class Names(tuple[str, ...]):
    """Who sits where, and the language of the person at the keyboard."""

    language: Language

    def __new__(cls, names: Iterable[str], spoken: Language | None = None) -> Names:
        made = super().__new__(cls, names)
        made.language = language() if spoken is None else spoken
        return made


def who(view: View, names: Names, seat: int) -> str:
    """A seat from the perspective of the person at the keyboard."""
    return names.language.say("you") if seat == view.seat else names[seat]


def counted(view: View, names: Names, beans: list[int]) -> list[Text]:
    """`S stink×2`, each kind once, in order of appearance."""
    parts = []
    for bean in dict.fromkeys(beans):
        times = beans.count(bean)
        parts.append(Text.assemble(bean_text(view.rules, bean, names.language), f"×{times}" if times > 1 else ""))
    return parts


def bean_name(view: View, names: Names, bean: int) -> str:
    """The name of a bean in sentences."""
    return names.language.in_text("bean", view.rules.bean_names[bean], view.rules.edition.id)


def boss_name(view: View, names: Names, n: int) -> str:
    """The name of somebody with a field but no seat."""
    return names.language.in_text("boss", view.rules.outsiders[n])


def building_name(rules: Rules, names: Names, building: int) -> str:
    """`jail 3`"""
    card = rules.holdings[building]
    return f"{names.language.in_text('building', card.kind)} {card.price}"


def price_of(rules: Rules, names: Names, building: int) -> str:
    """`3 blue coins`"""
    card = rules.holdings[building]
    return names.language.say(
        "goods-coins", n=card.price, bean=names.language.in_text("bean", card.bean, rules.edition.id)
    )


def commas(things: list[Text]) -> list[Text]:
    """Each of these but the last with a comma."""
    return [Text.assemble(thing, ",") for thing in things[:-1]] + things[-1:]
