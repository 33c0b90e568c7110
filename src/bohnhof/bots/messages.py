"""Messages: what a bot says, as a key with values, so that every language can say it in its own words.

The English words are here. A value is a number, a bean by its name, a seat, or messages that are reasons.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

Value = int | str | tuple["Message", ...]

# Numbers called `worth`, `gain` or `value` are thousandths of a coin; they are said with one decimal.
IN_COINS: Final = ("gain", "worth", "value")

ENGLISH: Final[dict[str, str]] = {
    "wait": "I have nothing to do.",
    "plant.joins": "{bean} joins the {cards} that grow there.",
    "plant.begins": "{bean} has to be planted, and there is an empty field.",
    "harvest.room": "{bean} has to make room: {cards} of them pay {coins}.",
    "harvest.full": "{cards} {bean} pay {coins}, and more would not pay more.",
    "done": "{bean} had better wait.",
    "done.all": "There is nothing more to plant.",
    "buy": "One more field is worth {gain} more than the {price} it costs.",
    "keep": "I grow {bean} myself.",
    "deal.offer": "It would be worth {gain} to me: {reasons}.",
    "deal.counter": "Rather this, which would be worth {gain} to me: {reasons}.",
    "deal.yes": "It is worth {gain} to me: {reasons}.",
    "deal.no": "It is worth only {gain} to me: {reasons}.",
    "deal.loss": "It would cost me {worth}: {reasons}.",
    "deal.risk": "I would try it, though I would lose {worth}: {reasons}.",
    "deal.kindly": "All right, though I lose {worth}: {reasons}.",
    "deal.even": "I would neither gain nor lose: {reasons}.",
    "deal.why_not": "Why not? I lose nothing by it: {reasons}.",
    "deal.no_use": "I gain nothing by it: {reasons}.",
    "deal.lack": "I do not have {bean}.",
    "deal.few": "I have too few {bean}.",
    "deal.envy": "It is worth {gain} to me, but {value} to the other side.",
    "deal.coins": "I keep my coins.",
    "deal.ignored": "It was not answered.",
    "deal.withdraw": "It is worth {gain} to me by now.",
    "deal.withdraw_even": "I gain nothing by it any more.",
    "deal.withdraw_loss": "It would cost me {worth} by now.",
    "gift.glad": "A gift. To be rid of it is worth {gain} to me: {reasons}.",
    "gift.free": "A gift, I can do without it: {reasons}.",
    "gift.kindly": "A gift, though it costs me {worth}: {reasons}.",
    "take": "It is worth {gain} to me: {reasons}.",
    "aloud.offer": "{reasons}.",
    "aloud.counter": "Rather this: {reasons}.",
    "aloud.gift": "A gift: {reasons}.",
    "aloud.gift_plain": "A gift.",
    "aloud.no": "That deal does not suit me.",
    "aloud.no_because": "No, thank you: {reasons}.",
    "aloud.grow": "I grow {bean} myself",
    "aloud.joins_yours": "{bean} would join your {cards}",
    "get.joins": "{bean} joins my {cards}, which is worth {worth}",
    "get.new": "{bean} is worth {worth}",
    "get.burden": "{bean} would cost {worth}",
    "get.joins.alone": "{bean} joins my {cards}",
    "get.new.alone": "I can use {bean}",
    "get.burden.alone": "I have no use for {bean}",
    "get.even": "{bean} does me neither good nor harm",
    "give.spare": "{bean} grows nowhere on my fields",
    "give.loses": "parting with {bean} costs {worth}",
    "give.loses.alone": "I would miss {bean}",
    "give.relief": "being rid of {bean} is worth {worth}",
    "give.relief.alone": "it is one {bean} too many",
    "give.even": "parting with {bean} does me neither good nor harm",
    "hunt.begin": "{bean} begins a field.",
    "hunt.harvest": "{cards} {bean} pay {coins}, and the field is free.",
    "hunt.feed": "{boss} then has {cards} {bean} and needs {missing} more to sell.",
    "hunt.sells": "With {cards} {bean}, {boss} sells for {coins}, and his field is free.",
    "hunt.pay": "Protection money ({cards}) costs less than a harvest.",
    "hunt.leave": "What lies open ({cards}) does not help me.",
    "hunt.discard": "{bean} does not help me.",
    "hunt.field": "One more field is worth the {price}.",
    "other": "That is what I would do.",
}


@dataclass(frozen=True)
class Message:
    """What is said: a key of the texts, and the values that belong into it."""

    key: str
    values: Mapping[str, Value] = field(default_factory=dict)


def say(message: Message, texts: Mapping[str, str] = ENGLISH) -> str:
    """The message in words."""
    words = {name: _word(name, value, texts) for name, value in message.values.items()}
    text = texts[message.key].format(**words)
    return text[:1].upper() + text[1:] if text.endswith(".") else text


def _word(name: str, value: Value, texts: Mapping[str, str]) -> str:
    if isinstance(value, tuple):
        return " and ".join(say(reason, texts) for reason in value)
    if isinstance(value, int) and name in IN_COINS:
        return f"{coins(value)} coins"
    if name in ("coins", "price"):
        return f"{value} {'coin' if value == 1 else 'coins'}"
    return str(value)


def is_nothing(thousandths: int) -> bool:
    """Would it be said as 0.0 coins?"""
    return _tenths(thousandths) == 0


def _tenths(thousandths: int) -> int:
    """How many tenths of a coin, gained or lost, rounded half away from nothing."""
    return (abs(thousandths) + 50) // 100


def coins(thousandths: int) -> str:
    """Thousandths of a coin with one decimal: 0.8, -1.2."""
    tenths = _tenths(thousandths)
    sign = "-" if thousandths < 0 and tenths else ""
    return f"{sign}{tenths // 10}.{tenths % 10}"
