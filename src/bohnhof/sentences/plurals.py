"""Plural forms by the rules of Unicode's CLDR. A language that is not listed here has `one` and `other`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final


def _one_and_many(number: float) -> str:
    return "one" if number == 1 else "other"


def _icelandic(number: float) -> str:
    """21 and 1.1 are `one`, 11 and 1.2 are not; 1.12 is said as 1.1."""
    whole, _, decimal = f"{number:.1f}".partition(".")
    last = int(decimal) or int(whole)
    return "one" if last % 10 == 1 and last % 100 != 11 else "other"


_RULES: Final[dict[str, Callable[[float], str]]] = {"is": _icelandic}


def plural_form(language: str, number: float) -> str:
    """`one` or `other`."""
    return _RULES.get(language, _one_and_many)(abs(number))
