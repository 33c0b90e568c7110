"""Bohnhof plays the bean-trading card game Bohnanza: rules, editions, bots, simulation, a server and RL environments.

Start with `bohnhof.Game`: it sets up a game, lists the legal actions and plays them. The other public names are listed
below; they are imported on first use, so that commands start quickly.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from bohnhof.bots.bot import Bot as Bot
    from bohnhof.bots.bot_view import BotView as BotView
    from bohnhof.bots.registry import known_bots as known_bots
    from bohnhof.bots.registry import make_bot as make_bot
    from bohnhof.editions import EDITIONS as EDITIONS
    from bohnhof.game import Game as Game
    from bohnhof.kernel import actions as actions
    from bohnhof.kernel.faults import BadInput as BadInput
    from bohnhof.kernel.refusal import Illegal as Illegal
    from bohnhof.kernel.table import View as View
    from bohnhof.library import find_edition as find_edition

__version__ = "0.1.0"

_HOMES: Final = {
    "BadInput": "bohnhof.kernel.faults",
    "Bot": "bohnhof.bots.bot",
    "BotView": "bohnhof.bots.bot_view",
    "EDITIONS": "bohnhof.editions",
    "Game": "bohnhof.game",
    "Illegal": "bohnhof.kernel.refusal",
    "View": "bohnhof.kernel.table",
    "find_edition": "bohnhof.library",
    "known_bots": "bohnhof.bots.registry",
    "make_bot": "bohnhof.bots.registry",
}

__all__ = [*_HOMES, "actions"]  # noqa: PLE0604 (the names are all strings)


def __getattr__(name: str) -> Any:
    if name == "actions":
        return import_module("bohnhof.kernel.actions")
    if name not in _HOMES:
        raise AttributeError(f"module 'bohnhof' has no attribute {name!r}")
    return getattr(import_module(_HOMES[name]), name)


def __dir__() -> list[str]:
    return sorted([*__all__, "__version__"])
