"""Steps thousands of games in one call, with NumPy arrays; when a game ends, the next one starts.

    env = BatchEnv(4096, workers=2)
    sight = env.reset(seed=1)
    while True:
        sight = env.step(env.sample())

Every game asks one seat at a time, so a step is one choice of one seat in every game. All arrays belong to the
environment and are overwritten in every step: copy what you want to keep.
"""

from __future__ import annotations

import os
import weakref
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, fields
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from multiprocessing.shared_memory import SharedMemory
from os import PathLike
from random import SystemRandom
from time import perf_counter, process_time
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from bohnhof.envs.sitting import REWARDS, SEEDS, GameSpec, one_of, whole
from bohnhof.kernel.faults import BadInput
from bohnhof.kernel.learn.batch import Batch
from bohnhof.kernel.learn.layout import OFFERS_PER_TURN
from bohnhof.kernel.learn.packed_steps import pack_steps, unpack_steps
from bohnhof.kernel.learn.playout import Dice

SEEDS_APART: Final = 2**32  # between the deals of two workers
PATIENCE: Final = 0.0003  # seconds of busy waiting for a message: about as long as a step of hundreds of games
let_others_run: Final = getattr(os, "sched_yield", lambda: None)  # busy waiting must not slow down the others


@dataclass(frozen=True)
class Sight:
    """The results of a step, by game."""

    observation: NDArray[np.uint8]  # what the asked seat sees
    action_mask: NDArray[np.int8]  # what it may choose
    seat: NDArray[np.uint8]  # the seat that is asked
    reward: NDArray[np.float32]  # by game and seat: the rewards of the step
    done: NDArray[np.bool_]  # the step has ended a game; everything else already shows the next one
    score: NDArray[np.int16]  # by game and seat: points; final if a game has ended
    choice: NDArray[np.int64]  # the choices for the next step, written by `sample` or by you

    def arrays(self) -> list[NDArray[Any]]:
        return [getattr(self, field.name) for field in fields(self)]

    def part(self, rows: slice) -> Sight:
        """Some of the games."""
        return Sight(*(array[rows] for array in self.arrays()))


def shapes(table: GameSpec, games: int) -> list[tuple[Any, tuple[int, ...]]]:
    """The kinds and shapes of the arrays of a `Sight`, in their order."""
    seats = (games, table.players)
    return [
        (np.uint8, (games, table.numbers)),
        (np.int8, (games, table.choices)),
        (np.uint8, (games,)),
        (np.float32, seats),
        (np.bool_, (games,)),
        (np.int16, seats),
        (np.int64, (games,)),
    ]


def lay_out(table: GameSpec, games: int, buffer: Any = None) -> Sight:
    """The arrays of a `Sight`, in a shared buffer or separate."""
    arrays, start = [], 0
    for kind, shape in shapes(table, games):
        if buffer is None:
            arrays.append(np.zeros(shape, kind))
        else:
            arrays.append(np.ndarray(shape, kind, buffer, start))
            start += -(-arrays[-1].nbytes // 64) * 64
    return Sight(*arrays)


def room_for(table: GameSpec, games: int) -> int:
    """The size of the shared buffer."""
    return sum(-(-np.dtype(kind).itemsize * int(np.prod(shape)) // 64) * 64 for kind, shape in shapes(table, games))


class Stepper:
    """Steps its part of the games in this process."""

    def __init__(self, table: GameSpec, sight: Sight, reward: str) -> None:
        self.table = table
        self.sight = sight
        self.reward = reward
        self.size = len(sight.seat)
        self.deal(0)

    def deal(self, first_seed: int) -> None:
        table = self.table
        offers = int(table.layout.offers_per_turn)
        self.batch = Batch(table.rules, self.size, first_seed, offers, observes=True)
        self.dice = Dice(first_seed)
        self._paid = np.zeros((self.size, table.players), np.int16)
        self._look()
        self._show()

    def _look(self) -> None:
        """Create arrays that share the memory of the batch."""
        self._mask = np.frombuffer(memoryview(self.batch.mask), np.int8).reshape(self.size, -1)
        self._seats = np.frombuffer(memoryview(self.batch.seats), np.uint8)
        self._done = np.frombuffer(memoryview(self.batch.done), np.bool_)
        self._won = np.frombuffer(memoryview(self.batch.won), np.uint8).reshape(self.size, -1)

    def step(self) -> None:
        """Play the choices in the sight, and write the results there."""
        self.batch.step_packed(self.sight.choice.astype(">i4").tobytes())
        self._show()

    def sample(self) -> None:
        """Make a random legal choice for every game."""
        self.sight.choice[:] = self.batch.random_choices(self.dice)

    def step_at_random(self) -> None:
        """Both in one call."""
        self.batch.step_at_random(self.dice)
        self.sight.choice[:] = numbers_in(self.batch.chosen)
        self._show()

    def _show(self) -> None:
        sight, batch = self.sight, self.batch
        fresh = numbers_in(batch.fresh)[: int(batch.news)]
        plan = int(batch.observer.plan)
        sight.observation[fresh, :plan] = np.frombuffer(memoryview(batch.sights), np.uint8).reshape(-1, plan)
        sight.observation[:, plan:] = np.frombuffer(memoryview(batch.plans), np.uint8).reshape(self.size, -1)
        sight.action_mask[:] = self._mask
        sight.seat[:] = self._seats
        sight.done[:] = self._done
        sight.score[:] = numbers_in(self.batch.scores).reshape(self.size, -1)
        if self.reward == "coins":
            np.subtract(sight.score, self._paid, out=sight.reward)
            self._paid[:] = sight.score
            self._paid[sight.done] = 0
        else:
            sight.reward[:] = 0
            if sight.done.any():
                sight.reward[sight.done] = outcomes(self._won[sight.done])

    # ------------------------------------------------------------------ copies

    def state(self) -> tuple[Any, ...]:
        """The state of all games, and the results of the last step."""
        games = [pack_steps(game) for game in self.batch.games]
        shown = [array.copy() for array in self.sight.arrays()]
        return games, int(self.batch.next_seed), int(self.dice.state), self._paid.copy(), shown

    def restore(self, state: tuple[Any, ...]) -> None:
        """Continue from this state."""
        games, next_seed, dice, paid, shown = state
        for i, game in enumerate(games):
            self.batch.put(i, unpack_steps(game, self.batch.layout))
        self.batch.next_seed = next_seed
        self.dice.state = dice
        self._paid = paid.copy()
        for array, kept in zip(self.sight.arrays(), shown, strict=True):
            array[:] = kept


def outcomes(won: NDArray[np.uint8]) -> NDArray[np.float32]:
    """By game and seat: the winners share 1, the losers share -1 (`Sitting.outcome` for many games)."""
    players = won.shape[1]
    winners = won.sum(axis=1, keepdims=True)
    if players == 1:
        return np.where(won, 1, -1).astype(np.float32)
    shared = np.where(won, 1 / np.maximum(winners, 1), -1 / np.maximum(players - winners, 1))
    shared[(winners == players)[:, 0]] = 0
    shared[(winners == 0)[:, 0]] = -1
    outcome: NDArray[np.float32] = shared.astype(np.float32)
    return outcome


def numbers_in(row: Any) -> NDArray[np.int64]:
    """A row of the kernel as an array; if the kernel is compiled, they share memory."""
    return np.array(row, np.int64) if isinstance(row, list) else np.frombuffer(memoryview(row), np.int64)


class BatchEnv:
    """Many games at once, in this process or spread over workers."""

    def __init__(
        self,
        games: int,
        edition: str | PathLike[str] = "boonanza",
        players: int | None = None,
        options: str | Sequence[str] = (),
        offers_per_turn: int = OFFERS_PER_TURN,
        reward: str = "win",
        workers: int = 1,
    ) -> None:
        """With several workers, the games are divided among that many processes, including this one."""
        games = whole("the number of games", games, least=1)
        workers = whole("the number of workers", workers, least=1)
        if workers > games:
            raise BadInput(f"{games} games can have 1 to {games} workers, not {workers}")
        one_of("a reward", reward, REWARDS)
        self.table = GameSpec(edition, players, options, offers_per_turn)
        self._said = (games, *self.table.said, reward, workers)
        self.games = games
        self._rows = np.arange(games)
        self.workers: list[Worker] = []
        if workers == 1:
            self.sight = lay_out(self.table, games)
            self._stepper: Stepper | None = Stepper(self.table, self.sight, reward)
            return
        self._memory = SharedMemory(create=True, size=room_for(self.table, games))
        self._close = weakref.finalize(self, close_all, self.workers, self._memory)
        self.sight = lay_out(self.table, games, self._memory.buf)
        bounds = [games * n // workers for n in range(workers + 1)]
        for n in range(1, workers):
            rows = (bounds[n], bounds[n + 1])
            self.workers.append(Worker(self.table, self._memory.name, games, rows, reward))
        self._stepper = Stepper(self.table, self.sight.part(slice(0, bounds[1])), reward)
        if any(isinstance(worker.hear(), BadInput) for worker in self.workers):
            self.close()
            raise BadInput('no worker can begin: a program that has workers begins under `if __name__ == "__main__":`')

    def reset(self, seed: int | None = 0) -> Sight:
        """Deal new games; the same seed deals the same games to the same number of workers. None: random games."""
        first = SystemRandom().randrange(SEEDS) if seed is None else whole("a seed", seed, least=0)
        if first >= SEEDS:
            raise BadInput(f"a seed is less than {SEEDS}, not {first}")
        return self._do("deal", [first + n * SEEDS_APART for n in range(1 + len(self.workers))])

    def step(self, choices: Any = None) -> Sight:
        """Play one choice in every game, by default those in `sight.choice`. If one is illegal, none is played."""
        self._open_stepper()
        if choices is not None and choices is not self.sight.choice:
            said = np.asarray(choices)
            if said.shape != (self.games,):
                raise BadInput(f"{self.games} games need as many choices, not {said.size} in {said.ndim} dimensions")
            if said.dtype.kind not in "iu":
                raise BadInput(f"choices are whole numbers, not {said.dtype}")
            self.sight.choice[:] = said
        self._check_choices()
        return self._do("step")

    def _check_choices(self) -> None:
        """Check all choices before any worker steps, because a refusal must change nothing."""
        chosen = self.sight.choice
        possible = (chosen >= 0) & (chosen < self.table.choices)
        allowed = possible & (self.sight.action_mask[self._rows, chosen * possible] == 1)
        if not allowed.all():
            game = int(np.argmin(allowed))
            raise BadInput(f"game {game}: seat {self.sight.seat[game]} may not choose {chosen[game]} now")

    def sample(self) -> NDArray[np.int64]:
        """Random legal choices for all games."""
        return self._do("sample").choice

    def step_at_random(self) -> Sight:
        """Sample and step in one call."""
        return self._do("step_at_random")

    def _do(self, what: str, said: Sequence[Any] | None = None) -> Sight:
        self._ask(what, said)
        return self.sight

    def _open_stepper(self) -> Stepper:
        if self._stepper is None:
            raise BadInput("this environment is closed")
        return self._stepper

    def _ask(self, what: str, said: Sequence[Any] | None = None) -> list[Any]:
        """Call a method of all workers, each with its arguments, and return the answers."""
        stepper = self._open_stepper()
        for n, worker in enumerate(self.workers):
            worker.say(what, None if said is None else said[1 + n])
        # This process steps its part while the workers step theirs.
        answers = [answer_of(stepper, what, None if said is None else said[0])]
        answers += [worker.hear() for worker in self.workers]
        for answer in answers:
            if isinstance(answer, BadInput):
                raise answer
        return answers

    def core_time(self) -> float:
        """The processor time of the slowest worker so far, including this process."""
        return float(max(self._ask("clock")))

    def close(self) -> None:
        """Stop the workers; the last results stay readable."""
        self._stepper = None
        if self.workers:
            self.sight = Sight(*(array.copy() for array in self.sight.arrays()))
            self._close()

    # ------------------------------------------------------------------ copies

    def __getstate__(self) -> dict[str, Any]:
        return {"said": self._said, "states": self._ask("state")}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__init__(*state["said"])  # type: ignore[misc]  # a copy has workers and memory of its own
        self._do("restore", state["states"])


def answer_of(stepper: Stepper, what: str, said: Any) -> Any:
    """The result, or the error."""
    try:
        return carry_out(stepper, what, said)
    except BadInput as fault:
        return fault


def carry_out(stepper: Stepper, what: str, said: Any = None) -> Any:
    """Run a command on anything that steps games."""
    match what:
        case "step":
            stepper.step()
        case "step_at_random":
            stepper.step_at_random()
        case "sample":
            stepper.sample()
        case "deal":
            stepper.deal(said)
        case "restore":
            stepper.restore(said)
        case "state":
            return stepper.state()
        case _:
            assert what == "clock", what
            return process_time()
    return None


# ------------------------------------------------------------------- workers


class Worker:
    """A process that steps some rows of the shared arrays."""

    def __init__(self, table: GameSpec, memory: str, games: int, rows: tuple[int, int], reward: str) -> None:
        context = get_context("spawn")  # the same on every system, and does not copy locks of other threads
        self._line, other = context.Pipe()
        said = (other, table.said, memory, games, rows, reward)
        self.process: BaseProcess = context.Process(target=work, args=said, daemon=True)
        self.process.start()
        other.close()

    def say(self, what: str, said: Any) -> None:
        with suppress(OSError):  # the worker is gone: `hear` will raise
            self._line.send((what, said))

    def hear(self) -> Any:
        """Wait until it is done; return its answer, or raise its error."""
        try:
            return next_message(self._line)
        except (EOFError, OSError):
            return BadInput("a worker has stopped")

    def close(self) -> None:
        self._line.close()
        self.process.join(5)


def work(line: Connection, said: Any, memory: str, games: int, rows: tuple[int, int], reward: str) -> None:
    """The loop of a worker, until the connection is closed."""
    table = GameSpec(*said)
    shared = SharedMemory(memory)
    stepper = Stepper(table, lay_out(table, games, shared.buf).part(slice(*rows)), reward)
    line.send(None)
    while True:
        try:
            what, said = next_message(line)
        except (EOFError, OSError, KeyboardInterrupt):
            return
        line.send(answer_of(stepper, what, said))


def next_message(line: Connection) -> Any:
    """The next message. It usually arrives soon, and waking up is slow, so wait busily first."""
    until = perf_counter() + PATIENCE
    while not line.poll() and perf_counter() < until:
        let_others_run()
    return line.recv()


def close_all(workers: list[Worker], memory: SharedMemory) -> None:
    for worker in workers:
        worker.close()
    workers.clear()
    memory.unlink()
