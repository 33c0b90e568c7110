"""Messages: what a bot says, as a key with values, so that it can be translated.

The words are in the catalogue (`reason-…`). A value is a number, a bean by its name, a seat, or reasons.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from bohnhof.sentences.catalogue import Language, key_of, language

Value = int | str | tuple["Message", ...]

# Numbers called `worth`, `gain` or `value` are thousandths of a coin; they are shown with one decimal.
IN_COINS: Final = ("gain", "worth", "value")


@dataclass(frozen=True)
class Message:
    """A key of the catalogue, and the values for its text."""

    key: str
    values: Mapping[str, Value] = field(default_factory=dict)


def say(message: Message, spoken: Language | None = None, edition: str = "", *, to_you: bool = False) -> str:
    """The message in words, by default in English; beans have the names of this edition.

    A bot speaks about itself; with `to_you` a coach speaks to the owner of the hand.
    """
    own = language() if spoken is None else spoken
    words = {name: _word(own, edition, name, value, to_you=to_you) for name, value in message.values.items()}
    advice = key_of("advice", message.key)
    text = own.say(advice if to_you and own.has(advice) else key_of("reason", message.key), **words)
    return text[:1].upper() + text[1:] if text.endswith(".") else text


def _word(own: Language, edition: str, name: str, value: Value, *, to_you: bool) -> str | int:
    if isinstance(value, tuple):
        return own.listing([say(reason, own, edition, to_you=to_you) for reason in value])
    if isinstance(value, int):
        if name in IN_COINS:
            return own.say("coins-worth", n=_tenths(value) / 10)
        return own.say("coins-worth", n=value) if name in ("coins", "price") else value
    if name == "boss":
        return own.in_text("boss", value)
    return own.bean(value, edition) if name == "bean" else value


def is_nothing(thousandths: int) -> bool:
    """Would it be shown as 0.0 coins?"""
    return _tenths(thousandths) == 0


def _tenths(thousandths: int) -> int:
    """How many tenths of a coin, gained or lost, with halves rounded away from zero."""
    return (abs(thousandths) + 50) // 100


def coins(thousandths: int) -> str:
    """Thousandths of a coin with one decimal: 0.8, -1.2."""
    tenths = _tenths(thousandths)
    sign = "-" if thousandths < 0 and tenths else ""
    return f"{sign}{tenths // 10}.{tenths % 10}"
