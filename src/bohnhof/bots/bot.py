"""The interface of a bot."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final, Protocol, get_args, runtime_checkable

from bohnhof.kernel.actions import Action
from bohnhof.kernel.table import View

ACTIONS: Final = get_args(Action)  # the classes of all answers


class Bot(Protocol):
    """A program on a seat. Every game creates a new one, so it may remember what it saw in this game.

    `compliance.check_bot` checks this. Bots of this package take the kernel's View; those of other packages get a
    `BotView` instead (`visitor.OtherBot`).
    """

    name: str

    def choose(self, view: View, legal: Sequence[Action], rng: Random, seconds: float | None, /) -> Action | None:
        """What the seat of this view does now; None means that it waits until something changes.

        `legal` lists the actions except offers; check those with `trading.refuse_offer`. Take all random numbers from
        `rng`. `seconds` is the time to think; None means no limit.
        """


@runtime_checkable
class Sampler(Protocol):
    """A bot that tries things out in sampled worlds; `worlds` is how many per decision if there is no time limit."""

    worlds: int


@runtime_checkable
class Wisher(Protocol):
    """A bot that announces what it wants."""

    def wishes(self, view: View, /) -> tuple[list[int], list[int]]:
        """The beans that it wants, and those that it would give for any of these."""
