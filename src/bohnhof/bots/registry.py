"""Finds bots by the names that people type: our own, those of installed packages, and classes anywhere.

A package registers its bots as entry points of the group `bohnhof.bots`; `module:Class` needs no registration.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import contextmanager
from difflib import get_close_matches
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import TYPE_CHECKING, Final

from bohnhof.bots.bot import Bot
from bohnhof.bots.greedy import GreedyBot
from bohnhof.bots.haggler import CasualBot, ClubBot, ExpertBot, MasterBot, SproutBot, TraderBot
from bohnhof.bots.hunter import HunterBot
from bohnhof.bots.random_bot import RandomBot
from bohnhof.bots.rulebook_bot import RulebookBot
from bohnhof.bots.search import ChampionBot, VeteranBot
from bohnhof.bots.visitor import SHAPE, seated
from bohnhof.editions import EDITIONS
from bohnhof.kernel.faults import BadInput

if TYPE_CHECKING:
    from collections.abc import Iterator

Maker = Callable[[], Bot]  # a class, or a function without arguments: it makes a bot for one seat in one game

FRIENDS: Final = ("Bert", "Cleo", "Dora", "Emil", "Frida", "Gus", "Hilda")  # what bots among people are called
GROUP: Final = "bohnhof.bots"
BOTS: Final[dict[str, Maker]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "hunter": HunterBot,
    "rulebook": RulebookBot,
    "trader": TraderBot,
    "expert": ExpertBot,
    "veteran": VeteranBot,
    "master": MasterBot,
    "champion": ChampionBot,
    "sprout": SproutBot,
    "casual": CasualBot,
    "club": ClubBot,
}


def make_bot(name: str) -> Bot:
    """A new bot of this kind, for one seat in one game; `module:Class` imports the module.

    So names come from the person who runs the program. Those of strangers go to `make_known_bot`.
    """
    return _made(name, _imported(name)) if ":" in name else make_known_bot(name)


def make_known_bot(name: str) -> Bot:
    """A new bot that is our own or that an installed package has registered."""
    if name in BOTS:
        return BOTS[name]()
    for point in registered():
        if point.name == name:
            return _made(name, _loaded(point))
    known = known_bots()
    near = get_close_matches(name, known)
    hint = f", did you mean {' or '.join(near)}?" if near else ""
    raise BadInput(f"there is no bot {name!r}{hint} (there are: {', '.join(known)}; and module:Class)")


def known_bots() -> dict[str, str]:
    """The names of all bots that can be had without naming a module, and where each comes from."""
    own = dict.fromkeys(BOTS, "bohnhof")
    return {**{point.name: _origin(point) for point in registered()}, **own}


def registered() -> list[EntryPoint]:
    """The bots of installed packages; one that has the name of one of ours is not found by it."""
    return sorted(entry_points(group=GROUP))


def shown_name(name: str) -> str:
    """What to call a bot in a report: a class that was named with its module goes by the `name` of its bots.

    Unless that is the name of a bot of ours, for which it would be taken.
    """
    if ":" not in name:
        return name
    own = make_bot(name).name
    return name if own in BOTS else own


def one_line_about(name: str) -> str:
    """What a bot says of itself: its `about`, or the first line of its documentation."""
    bot = make_known_bot(name)
    about: str = getattr(bot, "about", "") or type(bot).__doc__ or ""
    return about.strip().partition("\n")[0]


def editions_of(name: str) -> list[str] | None:
    """The editions that a bot is made for: those without trading if it says that it does not trade; None: all."""
    if getattr(make_known_bot(name), "trades", True):
        return None
    return [edition.id for edition in EDITIONS.values() if not any(phase.trades for phase in edition.turn)]


def _origin(point: EntryPoint) -> str:
    return point.value if point.dist is None else point.dist.name


# ------------------------------------------------------- from other people's modules


def _loaded(point: EntryPoint) -> Maker:
    with _faults_of(point.name):
        return _callable(point.name, point.load())


def _imported(name: str) -> Maker:
    """The class that `module:Class` names; the module may lie in the folder in which the program runs."""
    module, _, path = name.partition(":")
    with _faults_of(name):
        if "" not in sys.path:  # a program that was installed does not look there by itself
            sys.path.append("")
        thing: object = import_module(module)
        for part in path.split("."):
            thing = getattr(thing, part)
        return _callable(name, thing)


def _callable(name: str, thing: object) -> Maker:
    if not callable(thing):
        raise BadInput(f"{name}: {thing!r} does not make bots")
    return thing  # what it makes is looked at when it is made


def _made(name: str, maker: Maker) -> Bot:
    with _faults_of(name):
        bot = maker()
    if not isinstance(getattr(bot, "name", None), str) or not callable(getattr(bot, "choose", None)):
        raise BadInput(f"{name}: {SHAPE}")
    return seated(bot)


@contextmanager
def _faults_of(name: str) -> Iterator[None]:
    """Whatever goes wrong in a module that is not ours is told in one line."""
    try:
        yield
    except BadInput:
        raise
    except Exception as fault:
        raise BadInput(f"bot {name} cannot be had: {type(fault).__name__}: {fault}") from fault
