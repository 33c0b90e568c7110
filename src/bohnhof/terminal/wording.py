"""Words that everything on the screen is made of."""

from __future__ import annotations

from rich.text import Text

from bohnhof.kernel.rules import Rules
from bohnhof.kernel.table import View
from bohnhof.terminal.marks import bean_text

Names = tuple[str, ...]


def count(n: int, thing: str) -> str:
    """`no coins`, `1 coin`, `2 coins`"""
    return f"{n or 'no'} {thing}{'' if n == 1 else 's'}"


def listing(things: list[str]) -> str:
    """`Bert, Cleo and Dora`"""
    return " and ".join([", ".join(things[:-1]), things[-1]] if len(things) > 1 else things)


def who(view: View, names: Names, seat: int) -> str:
    """A seat as the person at the keyboard calls it."""
    return "you" if seat == view.seat else names[seat]


def counted(view: View, beans: list[int]) -> list[Text]:
    """`S stink×2`, each kind once, in order of appearance."""
    parts = []
    for bean in dict.fromkeys(beans):
        times = beans.count(bean)
        parts.append(Text.assemble(bean_text(view.rules, bean), f"×{times}" if times > 1 else ""))
    return parts


def building_name(rules: Rules, building: int) -> str:
    """`jail 3`"""
    return rules.holding_names[building].replace("-", " ")


def price_of(rules: Rules, building: int) -> str:
    """`3 blue coins`"""
    return count(rules.holdings[building].price, f"{rules.holdings[building].bean} coin")


def commas(things: list[Text]) -> list[Text]:
    """A comma behind each but the last."""
    return [Text.assemble(thing, ",") for thing in things[:-1]] + things[-1:]
