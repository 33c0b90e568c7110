"""What a program must offer to sit at a table."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Protocol, runtime_checkable

from bohnhof.kernel.actions import Action
from bohnhof.kernel.table import View


class Bot(Protocol):
    """A program on a seat; each game has its own, so it may remember what it saw in this one.

    `compliance.check_bot` says whether a program keeps to this. Our own bots take the kernel's View; those of other
    packages get a `BotView` in its place (`visitor.OtherBot`).
    """

    name: str

    def choose(self, view: View, legal: Sequence[Action], rng: Random, seconds: float | None, /) -> Action | None:
        """What the seat of this view does now; None: nothing, it waits until something changes.

        `legal` lists the finite actions; offers are judged one by one (`trading.refuse_offer`). All chance comes
        from `rng`, and `seconds` is the time there is to think; None: as much as the bot likes.
        """


@runtime_checkable
class Sampler(Protocol):
    """A bot that tries things out in sampled worlds: so many for a decision, where no clock says when to stop."""

    worlds: int
