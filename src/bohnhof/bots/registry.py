"""Finds bots by name: those of this package, those of installed packages, classes in any module, and policy files.

A package registers its bots as entry points of the group `bohnhof.bots`; `module:Class` needs no registration. Entry
points of the group `bohnhof.bot_files` make bots of files: each is named after the ending of the files it reads.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import contextmanager
from difflib import get_close_matches
from functools import cache, partial
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pathlib import PurePath
from typing import TYPE_CHECKING, Final

from bohnhof.bots.bot import Bot
from bohnhof.bots.faults import own_line
from bohnhof.bots.greedy import GreedyBot
from bohnhof.bots.haggler import CasualBot, ClubBot, ExpertBot, MasterBot, SproutBot, TraderBot
from bohnhof.bots.hunter import HunterBot
from bohnhof.bots.random_bot import RandomBot
from bohnhof.bots.rulebook_bot import RulebookBot
from bohnhof.bots.search import ChampionBot, VeteranBot
from bohnhof.bots.visitor import Visitor, about_of, seated, what_is_wrong_with_the_shape_of
from bohnhof.editions import EDITIONS
from bohnhof.kernel.faults import BadInput

if TYPE_CHECKING:
    from collections.abc import Iterator

Maker = Callable[[], Bot]  # a class, or a function without arguments, that creates a bot for one seat in one game

FRIENDS: Final = ("Bert", "Cleo", "Dora", "Emil", "Frida", "Gus", "Hilda")  # names of bots at tables with people
GROUP: Final = "bohnhof.bots"
FILES: Final = "bohnhof.bot_files"
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
    """A new bot of this kind, for one seat in one game; `module:Class` imports the module, `mine.onnx` opens the file.

    Use it only for names from the person who runs the program. Names from strangers go to `make_known_bot`.
    """
    if is_file(name):
        return _made(name, partial(_reader(name), name))
    return _made(name, _imported(name)) if ":" in name else make_known_bot(name)


def make_known_bot(name: str) -> Bot:
    """A new bot of this package, or one that an installed package has registered."""
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
    """The names of all registered bots, and the package of each."""
    own = dict.fromkeys(BOTS, "bohnhof")
    return {**{point.name: _origin(point) for point in registered()}, **own}


def registered() -> list[EntryPoint]:
    """The bots of installed packages; our own bots win if the names are the same."""
    return sorted(entry_points(group=GROUP))


def shown_name(name: str) -> str:
    """The name of a bot in a report: for `module:Class` and files it is the bot's `name`.

    Unless it would be mistaken for one of our own bots.
    """
    if ":" not in name and not is_file(name):
        return name
    own = make_bot(name).name
    return name if own in BOTS else own


def one_line_about(name: str) -> str:
    """The description of a bot: its `about`, or the first line of its docstring."""
    bot = make_known_bot(name)
    return about_of(bot.bot if isinstance(bot, Visitor) else bot).strip().partition("\n")[0]


def editions_of(name: str) -> list[str] | None:
    """The editions that a bot is made for: those without trading if it says that it does not trade; None: all."""
    if getattr(make_known_bot(name), "trades", True):
        return None
    return [edition.id for edition in EDITIONS.values() if not any(phase.trades for phase in edition.turn)]


def _origin(point: EntryPoint) -> str:
    return point.value if point.dist is None else point.dist.name


# ------------------------------------------------------- from files


@cache
def is_file(name: str) -> bool:
    """Does this name a file that bots are made of, such as `mine.onnx`?"""
    ending = _ending(name)
    return ending.isalnum() and bool(entry_points(group=FILES, name=ending))


@cache
def _reader(name: str) -> Callable[[str], Bot]:
    """What makes a bot of this file."""
    [point] = entry_points(group=FILES, name=_ending(name))
    try:
        with _faults_of(name):
            reader: Callable[[str], Bot] = point.load()
    except BadInput as fault:
        if isinstance(fault.__cause__, ModuleNotFoundError):
            missing = f"{name} needs {fault.__cause__.name}"
            raise BadInput(f"{missing}: in the project's folder, pip install '.[{','.join(point.extras)}]'") from None
        raise
    return reader


def _ending(name: str) -> str:
    return PurePath(name).suffix.removeprefix(".")


# ------------------------------------------------------- from other people's modules


def _loaded(point: EntryPoint) -> Maker:
    with _faults_of(point.name):
        return _callable(point.name, point.load())


def _imported(name: str) -> Maker:
    """The class that `module:Class` names; the module may be in the current folder."""
    module, _, path = name.partition(":")
    with _faults_of(name):
        if "" not in sys.path:  # an installed program does not look there by default
            sys.path.append("")
        thing: object = import_module(module)
        for part in path.split("."):
            thing = getattr(thing, part)
        return _callable(name, thing)


def _callable(name: str, thing: object) -> Maker:
    if not callable(thing):
        raise BadInput(f"{name}: {thing!r} does not make bots")
    return thing  # its result is checked when it is called


def _made(name: str, maker: Maker) -> Bot:
    with _faults_of(name):
        bot = maker()
    wrong = what_is_wrong_with_the_shape_of(bot)
    if wrong is not None:
        raise BadInput(f"{name}: {wrong}")
    return seated(bot)


@contextmanager
def _faults_of(name: str) -> Iterator[None]:
    """Report any error in somebody else's module in one line."""
    try:
        yield
    except BadInput:
        raise
    except (Exception, SystemExit) as fault:
        where = own_line(fault)
        place = "" if where is None else f" ({where})"
        raise BadInput(f"bot {name} cannot be loaded: {type(fault).__name__}: {fault}{place}") from fault
