"""Time: stored and shown times use the wall clock; a table's clock is not affected when that is changed."""

from __future__ import annotations

import time
from typing import Final

COMING_BACK: Final = 10.0  # the least seconds for the first person to return, before the clock moves the game on

SOON: Final = 1.0  # seconds until a clock retries what could not be stored


AS_GOOD_AS_THE_SAME: Final = 20  # milliseconds: times are not more precise than this over a network
_ahead = 0  # milliseconds by which the shared clock of several servers is ahead of this machine's


def now() -> int:
    """The current time by the wall clock, as it is stored."""
    return time.time_ns() // 1_000_000 + _ahead


def set_by(ahead: float) -> None:
    """Use the clock of the shared database, which is this many seconds ahead of this machine's."""
    global _ahead  # noqa: PLW0603 - there is one wall clock
    if abs(1000 * ahead - _ahead) > AS_GOOD_AS_THE_SAME:
        _ahead = round(1000 * ahead)


def steady() -> float:
    """Seconds on a monotonic clock."""
    return time.monotonic()


_BASE: Final = time.time() - time.monotonic()  # the wall clock when the process began


def shown(moment: float) -> int:
    """A steady time as the wire writes it; it does not depend on later changes of the wall clock."""
    return round(1000 * (_BASE + moment))


class PhaseClock:
    """Moves the game on when a phase has lasted too long. At a table without a clock it never does."""

    def __init__(self, seconds: int | None) -> None:
        self._seconds = seconds
        self._phase: tuple[int, int] | None = None
        self._due: float | None = None
        self._kept: float | None = None  # what was left when it was paused

    def start(self, phase: tuple[int, int], began: int) -> None:
        """Start a phase that began at this time by the wall clock; if the time is already running, it continues."""
        if self._seconds is None or self._phase == phase:
            return
        gone = min(max(0.0, (now() - began) / 1000), self._seconds)  # negative: the wall clock was set back
        self._phase = phase
        self._due = steady() + self._seconds - gone

    def stop(self) -> None:
        self._phase = self._due = self._kept = None

    def hold(self) -> None:
        """Pause the clock."""
        self._kept, self._due = self.left, None

    def go_on(self) -> None:
        """Continue with the time that was left, and at least a little."""
        if self._kept is not None:
            self._due = steady() + max(self._kept, COMING_BACK)
        self._kept = None

    def give_grace(self) -> None:
        """Give extra time to somebody who returns to an empty table."""
        if self._due is not None:
            self._due = max(self._due, steady() + COMING_BACK)

    def put_off(self) -> None:
        """Retry soon, because the game could not be moved on."""
        self._due = steady() + SOON

    @property
    def left(self) -> float | None:
        """Seconds until it moves the game on; None: it does not run."""
        return None if self._due is None else self._due - steady()

    @property
    def has_run_down(self) -> bool:
        return self.left is not None and self.left <= 0

    @property
    def deadline(self) -> int | None:
        """The time when it moves the game on, as the wire writes it."""
        return None if self._due is None else shown(self._due)
