"""Faults of bots. This file is never compiled, so that a fault keeps its notes when it is sent between processes."""

from __future__ import annotations

import traceback
from pathlib import Path
from typing import Any, Final

# Compiled files have names that start with the package's.
OUR_FILES: Final = (str(Path(__file__).parents[1]), "bohnhof/", "bohnhof\\", "<")
STANDARD: Final = str(Path(traceback.__file__).parent)
PACKAGES: Final = ("site-packages", "dist-packages")  # the folders of installed packages

AN_ANSWER: Final = "an answer is an action (Plant, Offer … of bohnhof.kernel.actions), or None to wait"


class BotFault(Exception):
    """A bot failed or broke a rule: the bot's fault, not the user's."""


class BadAnswer(BotFault):
    """A bot answered with something that is no action."""


def in_one_line(fault: BotFault) -> str:
    """The fault for a log: what the bot did, and where."""
    return "; ".join([str(fault), *getattr(fault, "__notes__", [])])


def bad_answer(name: str, seat: int, answer: object, reason: str = AN_ANSWER) -> BadAnswer:
    """The fault of a bot that answered with something that is no action."""
    return BadAnswer(f"bot {name!r} on seat {seat} answered {short(answer)}: {reason}")


def failed(name: str, seat: int, error: BaseException) -> BotFault:
    """The fault of a bot that raised an exception: the exception, and the last line of the bot's own code."""
    fault = BotFault(
        f"bot {name!r} on seat {seat} failed with {type(error).__name__}: {short(error, str)}{_tip(error)}"
    )
    where = own_line(error)
    if where is not None:
        fault.add_note(where)
    return fault


def own_line(error: BaseException) -> str | None:
    """The last line of somebody else's code in this traceback, if possible not of an installed package.

    None: there is only our own code, Python's, or code that was made while running and has no file.
    """
    frames = traceback.extract_tb(error.__traceback__)
    others = [frame for frame in frames if not _is_known(frame.filename)]
    if not others:
        return None
    last = ([frame for frame in others if not _is_installed(frame.filename)] or others)[-1]
    return f"{Path(last.filename).name}, line {last.lineno}, in {last.name}: {last.line or ''}".rstrip(": ")


def _is_known(file: str) -> bool:
    return file.startswith(OUR_FILES) or (file.startswith(STANDARD) and not _is_installed(file))


def _is_installed(file: str) -> bool:
    return any(folder in file for folder in PACKAGES)


def short(thing: object, words: Any = repr) -> str:
    """A thing in words, on one line that is not too long."""
    text = " ".join(words(thing).split())
    return text if len(text) <= 120 else f"{text[:119]}…"


def _tip(error: BaseException) -> str:
    """What this error of the compiled kernel means."""
    if isinstance(error, TypeError) and str(error).startswith("tuple object expected"):
        return " (give, want and cards are tuples: (17,), not [17])"
    return ""
