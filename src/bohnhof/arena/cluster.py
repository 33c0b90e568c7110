"""The engine for several machines: parts of the work are tasks of a Ray cluster."""

from __future__ import annotations

import logging
import os
from collections.abc import Callable
from typing import Self

import ray

from bohnhof.arena.engine import PARTS_PER_WORKER, Part, Result
from bohnhof.kernel.faults import BadInput


class RayCluster:
    """Does the parts on the cluster that RAY_ADDRESS names, or else on one made here, with so many workers."""

    def __init__(self, workers: int) -> None:
        self.ahead = PARTS_PER_WORKER * workers
        self._workers = workers

    def __enter__(self) -> Self:
        # A cluster that is there has the workers it has.
        workers = None if "RAY_ADDRESS" in os.environ else self._workers
        try:
            ray.init(
                num_cpus=workers, include_dashboard=None if workers is None else False, logging_level=logging.ERROR
            )
        except ConnectionError as fault:
            raise BadInput(f"no Ray cluster answers at {os.environ.get('RAY_ADDRESS')}: {fault}") from fault
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
