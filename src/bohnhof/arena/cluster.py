"""The engine for several machines: parts of the work are tasks of a Ray cluster."""

from __future__ import annotations

import logging
import os
import socket
from collections.abc import Callable
from typing import Self

import ray

from bohnhof.arena.engine import PARTS_PER_WORKER, Part, Result
from bohnhof.kernel.faults import BadInput

SECONDS_TO_ANSWER = 5  # Ray itself would keep trying for minutes


class RayCluster:
    """Runs the parts on the cluster that RAY_ADDRESS names, or on one started here with this many workers."""

    def __init__(self, workers: int) -> None:
        self.ahead = PARTS_PER_WORKER * workers
        self._workers = workers

    def __enter__(self) -> Self:
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # disables Ray's usage reports
        address = os.environ.get("RAY_ADDRESS")
        if address is None:
            ray.init(num_cpus=self._workers, include_dashboard=False, logging_level=logging.ERROR)
        else:
            check_answer(address)
            ray.init(logging_level=logging.ERROR)
        self.ahead = PARTS_PER_WORKER * int(ray.cluster_resources()["CPU"])
        return self

    def __exit__(self, *_: object) -> None:
        ray.shutdown()

    def begin(self, task: Callable[[Part], Result], part: Part) -> Callable[[], Result]:
        done = _do.remote(task, part)
        return lambda: ray.get(done)


@ray.remote
def _do(task: Callable[[Part], Result], part: Part) -> Result:
    return task(part)


def check_answer(address: str) -> None:
    """Raise BadInput if nobody answers at HOST:PORT or ray://HOST:PORT; other addresses are left to Ray."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon:
        return
    try:
        socket.create_connection((host, int(port)), SECONDS_TO_ANSWER).close()
    except (OSError, ValueError, OverflowError) as fault:
        raise BadInput(f"no Ray cluster answers at {address}: {fault}") from fault
