"""Engines: run the parts of a long job, here or in other processes.

Every engine returns results in the order of the parts, so nothing depends on which part was finished first.
"""

from __future__ import annotations

import signal
from collections import deque
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import active_children, get_context
from types import TracebackType
from typing import Protocol, Self, TypeVar

from bohnhof.bots.faults import BotFault

Part = TypeVar("Part")
Result = TypeVar("Result")

PARTS_PER_WORKER = 4  # parts in progress or queued: enough to keep workers busy, few enough to save memory


class Engine(Protocol):
    """Runs parts of a job inside a `with` block; an exception leaves nothing running."""

    ahead: int  # how many parts to submit before waiting for the first result

    def __enter__(self) -> Self: ...

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None, /
    ) -> None: ...

    def begin(self, task: Callable[[Part], Result], part: Part, /) -> Callable[[], Result]:
        """Submit a part; call the answer to wait for its result."""


def spread(engine: Engine, task: Callable[[Part], Result], parts: Iterable[Part]) -> Generator[Result, None, None]:
    """The results of all parts, in their order."""
    with engine:
        begun: deque[Callable[[], Result]] = deque()
        for part in parts:
            begun.append(engine.begin(task, part))
            if len(begun) >= engine.ahead:
                yield begun.popleft()()
        while begun:
            yield begun.popleft()()


class Here:
    """Runs everything in this process."""

    ahead = 1

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        pass

    def begin(self, task: Callable[[Part], Result], part: Part) -> Callable[[], Result]:
        return lambda: task(part)


class Processes:
    """Runs the parts in this many processes on this machine."""

    def __init__(self, workers: int) -> None:
        self.ahead = PARTS_PER_WORKER * workers
        self._strangers = set(active_children())
        # Spawned, not forked: the same on every system, and safe with the threads of a progress bar.
        self._pool = ProcessPoolExecutor(workers, get_context("spawn"), _ignore_interrupts)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        if kind is not None:
            # A part can take minutes, and its result is no longer needed.
            for worker in set(active_children()) - self._strangers:
                worker.terminate()
        self._pool.shutdown(cancel_futures=True)

    def begin(self, task: Callable[[Part], Result], part: Part) -> Callable[[], Result]:
        working = self._pool.submit(task, part)

        def result() -> Result:
            try:
                return working.result()
            except BrokenProcessPool:
                fault = BotFault("a process that played games has died")
                fault.add_note("a bot ended it (os._exit), its compiled code crashed, or the memory ran out")
                raise fault from None

        return result


def on_this_machine(workers: int) -> Engine:
    """The engine for this many workers: a single one needs no extra process."""
    return Here() if workers == 1 else Processes(workers)


def _ignore_interrupts() -> None:
    """Leave Ctrl-C to the process that shows the progress; it stops the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
