"""Bots of other packages: they get a read-only view, and their faults are reported in a few lines.

Our own bots get the kernel's `View` itself, because a strong bot asks it millions of questions. Everybody else gets the
`BotView`; the kernel's view is in `view.raw`, a copy that belongs to the bot.
"""

from __future__ import annotations

import traceback
from collections.abc import Sequence
from dataclasses import fields, is_dataclass
from pathlib import Path
from random import Random
from typing import Any, Final, Protocol, get_args

from bohnhof.bots.bot import Bot
from bohnhof.bots.bot_view import BotView
from bohnhof.bots.faults import BotFault
from bohnhof.kernel.actions import Action
from bohnhof.kernel.faults import BadInput
from bohnhof.kernel.table import View

ACTIONS: Final = get_args(Action)
ALSO: Final = ("explain", "ideas", "wishes")  # optional methods besides `choose`; the first argument is a view
OUR_FILES: Final = str(Path(__file__).parents[1])
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
        if not isinstance(getattr(bot, "name", None), str) or not callable(getattr(bot, "choose", None)):
            raise BadInput(SHAPE)
        self.bot = bot
        self.name: str = bot.name
        self.about: str = getattr(bot, "about", "") or type(bot).__doc__ or ""
        self.trades: bool = getattr(bot, "trades", True)
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
                raise BotFault(f"bot {self.name!r} on seat {view.seat} answered {_short(action)}: {wrong}")
        return action  # type: ignore[no-any-return]  # looked at just now


class Asked:
    """An optional method of a bot, called with a BotView; a class, so that a copy of the bot has its own copy."""

    def __init__(self, bot: Any, method: str) -> None:
        self.bot = bot
        self.method = method

    def __call__(self, view: View, *more: object) -> Any:
        return getattr(self.bot, self.method)(BotView(view), *more)


def what_is_wrong_with(action: object) -> str | None:
    """Why an answer is not a valid action."""
    if not isinstance(action, ACTIONS):
        return "an answer is an action (Plant, Offer … of bohnhof.kernel.actions), or None to wait"
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


def failed(name: str, seat: int, error: BaseException) -> BotFault:
    """The fault of a bot that raised an exception: the exception, and the last line of the bot's own code."""
    fault = BotFault(
        f"bot {name!r} on seat {seat} failed with {type(error).__name__}: {_short(error, str)}{_tip(error)}"
    )
    where = own_line(error)
    if where is not None:
        fault.add_note(where)
    return fault


def own_line(error: BaseException) -> str | None:
    """The last line of the bot's code in this traceback; code that was made while running has none ("<string>")."""
    frames = traceback.extract_tb(error.__traceback__)
    others = [frame for frame in frames if not frame.filename.startswith((OUR_FILES, "<"))]
    if not others:
        return None
    last = others[-1]
    return f"{Path(last.filename).name}, line {last.lineno}, in {last.name}: {last.line or ''}".rstrip(": ")


def _tip(error: BaseException) -> str:
    """What this error of the compiled kernel means."""
    if isinstance(error, TypeError) and str(error).startswith("tuple object expected"):
        return " (give, want and cards are tuples: (17,), not [17])"
    return ""


def _short(thing: object, words: Any = repr) -> str:
    text = " ".join(words(thing).split())
    return text if len(text) <= 120 else f"{text[:119]}…"
