"""Engines: where the parts of a long piece of work are done, here or in processes of their own.

Whatever the engine, results come in the order of the parts, so nothing that is made of them depends on who was quick.
"""

from __future__ import annotations

import signal
from collections import deque
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import active_children, get_context
from types import TracebackType
from typing import Protocol, Self, TypeVar

Part = TypeVar("Part")
Result = TypeVar("Result")

PARTS_PER_WORKER = 4  # under way or waiting: enough that nobody idles, few enough that the longest work needs no memory


class Engine(Protocol):
    """Does parts of some work while its block lasts; a block that is left by a fault leaves nothing running."""

    ahead: int  # how many parts to hand over before the first result is waited for

    def __enter__(self) -> Self: ...

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None, /
    ) -> None: ...

    def begin(self, task: Callable[[Part], Result], part: Part, /) -> Callable[[], Result]:
        """Hand over a part; the answer waits for its result."""


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
    """Does everything in this process."""

    ahead = 1

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        pass

    def begin(self, task: Callable[[Part], Result], part: Part) -> Callable[[], Result]:
        return lambda: task(part)


class Processes:
    """Does the parts in so many processes on this machine."""

    def __init__(self, workers: int) -> None:
        self.ahead = PARTS_PER_WORKER * workers
        self._strangers = set(active_children())
        # Spawned, not forked: the same on every system, and safe beside the threads of a progress bar.
        self._pool = ProcessPoolExecutor(workers, get_context("spawn"), _ignore_interrupts)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        if kind is not None:
            # A part can take minutes, and nobody waits for its result any more.
            for worker in set(active_children()) - self._strangers:
                worker.terminate()
        self._pool.shutdown(cancel_futures=True)

    def begin(self, task: Callable[[Part], Result], part: Part) -> Callable[[], Result]:
        return self._pool.submit(task, part).result


def on_this_machine(workers: int) -> Engine:
    """The engine for so many workers: a single one needs no process of its own."""
    return Here() if workers == 1 else Processes(workers)


def _ignore_interrupts() -> None:
    """Leave Ctrl-C to the process that shows the progress; it stops the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
