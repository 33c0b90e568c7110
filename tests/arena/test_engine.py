"""Engines distribute work: results arrive in order, and a fault leaves nothing running."""

import os
import time
from collections.abc import Callable
from itertools import count
from multiprocessing import active_children
from pathlib import Path
from typing import Self

import pytest

from bohnhof.arena.engine import Engine, Here, Part, Processes, Result, on_this_machine, spread
from bohnhof.bots.faults import BotFault


def slow_if_early(number: int) -> tuple[int, int]:
    time.sleep(0.2 if number == 0 else 0)
    return number, os.getpid()


def fails(part: tuple[int, Path]) -> None:
    number, file = part
    if number == 0:
        raise ValueError("part 0")
    time.sleep(2)
    file.touch()


def doubled(number: int) -> int:
    return 2 * number


def test_one_worker_is_this_process_and_more_are_not() -> None:
    assert isinstance(on_this_machine(1), Here)
    assert isinstance(on_this_machine(2), Processes)


@pytest.mark.parametrize("workers", [1, 2])
def test_results_come_in_the_order_of_the_parts(workers: int) -> None:
    results = list(spread(on_this_machine(workers), slow_if_early, range(20)))
    assert [number for number, _ in results] == list(range(20))
    assert ({pid for _, pid in results} == {os.getpid()}) == (workers == 1)
    assert active_children() == []


class Wary:
    """An engine that counts the parts begun before the first result is requested."""

    ahead = 5

    def __init__(self) -> None:
        self.open = self.most = 0

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        pass

    def begin(self, task: Callable[[Part], Result], part: Part) -> Callable[[], Result]:
        self.open += 1
        self.most = max(self.most, self.open)

        def end() -> Result:
            self.open -= 1
            return task(part)

        return end


def test_endless_work_is_begun_only_as_far_ahead_as_the_engine_likes() -> None:
    engine = Wary()
    results = spread(engine, doubled, count())
    assert [next(results) for _ in range(100)] == list(range(0, 200, 2))
    assert engine.most == 5
    results.close()


@pytest.mark.parametrize("engine", [Here, lambda: Processes(2)])
def test_a_fault_is_told_and_leaves_nobody_working(engine: Callable[[], Engine], tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="part 0"):
        list(spread(engine(), fails, ((number, tmp_path / "finished") for number in range(4))))
    assert active_children() == []
    assert not (tmp_path / "finished").exists(), "whoever was at work was waited for"


def test_somebody_who_has_enough_waits_for_nobody() -> None:
    results = spread(Processes(2), slow_if_early, range(100))
    assert next(results)[0] == 0
    results.close()
    assert active_children() == []


def dies(_number: int) -> None:
    os._exit(3)


def test_a_process_that_dies_is_a_fault_of_two_lines() -> None:
    with pytest.raises(BotFault, match="a process that played games has died") as found:
        list(spread(Processes(2), dies, range(4)))
    assert found.value.__notes__ == ["a bot ended it (os._exit), its compiled code crashed, or the memory ran out"]
