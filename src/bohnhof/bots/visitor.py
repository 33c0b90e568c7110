"""Bots of other packages: they get a read-only view, and their faults are reported in a few lines.

Our own bots get the kernel's `View` itself, because a strong bot asks it millions of questions. Everybody else gets the
`BotView`; the kernel's view is in `view.raw`, a copy that belongs to the bot.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields, is_dataclass
from random import Random
from typing import Any, Final, Protocol

from bohnhof.bots.bot import ACTIONS, Bot
from bohnhof.bots.bot_view import BotView
from bohnhof.bots.faults import AN_ANSWER, bad_answer, failed, short
from bohnhof.kernel.actions import Action
from bohnhof.kernel.faults import BadInput
from bohnhof.kernel.table import View

ALSO: Final = ("explain", "ideas", "wishes")  # optional methods besides `choose`; the first argument is a view
SHAPE: Final = "a bot has a name and a method choose(view, legal, rng, seconds)"


class OtherBot(Protocol):
    """The interface for your own bot: docs/bots.md."""

    name: str

    def choose(self, view: BotView, legal: Sequence[Action], rng: Random, seconds: float | None, /) -> Action | None:
        """What you do now; None waits until something changes."""


def seated(bot: Bot | OtherBot) -> Bot:
    """This bot as a table needs it: bots of this package unchanged, others as a Visitor."""
    if any(kind.__module__.startswith("bohnhof.") for kind in type(bot).__mro__):
        return bot  # type: ignore[return-value]  # our own bots, and subclasses of them, take the kernel's View
    return Visitor(bot)


class Visitor:
    """A bot of another package: it sees a BotView, and its faults become BotFaults."""

    def __init__(self, bot: Any) -> None:
        wrong = what_is_wrong_with_the_shape_of(bot)
        if wrong is not None:
            raise BadInput(wrong)
        self.bot = bot
        self.name: str = bot.name
        self.about = about_of(bot)
        self.trades: bool = bool(getattr(bot, "trades", True))
        for also in ALSO:
            if callable(getattr(bot, also, None)):
                setattr(self, also, Asked(bot, also))

    def choose(self, view: View, legal: Sequence[Action], rng: Random, seconds: float | None) -> Action | None:
        try:
            action = self.bot.choose(BotView(view), legal, rng, seconds)
        except (Exception, SystemExit) as error:
            raise failed(self.name, int(view.seat), error) from error
        if action is not None:
            wrong = what_is_wrong_with(action)
            if wrong is not None:
                raise bad_answer(self.name, int(view.seat), action, wrong)
        return action  # type: ignore[no-any-return]  # looked at just now


class Asked:
    """An optional method of a bot, called with a BotView; a class, so that a copy of the bot has its own copy."""

    def __init__(self, bot: Any, method: str) -> None:
        self.bot = bot
        self.method = method

    def __call__(self, view: View, *more: object) -> Any:
        return getattr(self.bot, self.method)(BotView(view), *more)


def about_of(bot: object) -> str:
    """What a bot says about itself, or the docstring of its class."""
    about = getattr(bot, "about", "") or type(bot).__doc__
    return about if isinstance(about, str) else ""


def what_is_wrong_with_the_shape_of(bot: object) -> str | None:
    """Why this is no bot, in one line."""
    name = getattr(bot, "name", None)
    if not isinstance(name, str) or not callable(getattr(bot, "choose", None)):
        return SHAPE
    if not name.strip() or not name.isprintable():
        return f"the name of a bot is one line of visible characters, not {short(name)}"
    return None


def what_is_wrong_with(action: object) -> str | None:
    """Why an answer is not a valid action."""
    if not isinstance(action, ACTIONS):
        return AN_ANSWER
    assert is_dataclass(action)
    for part in fields(action):
        value = getattr(action, part.name)
        if isinstance(value, tuple):
            if not all(type(one) is int for one in value):
                return f"{part.name} holds plain int numbers only"
        elif value is not None and type(value) is not int:
            kind = "a tuple of int numbers, as in (17,)" if isinstance(value, list | set) else "an int number"
            return f"{part.name} is {kind}, not {type(value).__name__}"
    return None
