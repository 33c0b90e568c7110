"""Worker processes: a question on their standard input, an answer on their standard output.

A compiled kernel holds the interpreter's lock while it computes, so threads would block the event loop. Questions
wait in a fair queue until a process is free (decisions 15 and 23).
"""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import struct
import sys
import time
from asyncio.subprocess import PIPE, Process
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Final, NamedTuple
from zlib import crc32

import msgspec

from bohnhof.library import Texts, offer, offered
from bohnhof.server.limits import Bucket, Buckets
from bohnhof.server.metrics import Metrics
from bohnhof.server.thinking.fair_queue import FairQueue
from bohnhof.server.thinking.work import BrokenWorker, answer_or_nothing

log = logging.getLogger("bohnhof.workers")

STUCK_AFTER: Final = 15.0  # seconds after its time limit
STARTING: Final = 60.0  # additional seconds for a process that was just started: others may use the same cores
OVERHEAD: Final = 0.005  # seconds charged for every job in addition: its cost to the server itself
NICE: Final = 5  # the niceness of a process, so that the server comes first
SIZE: Final = struct.Struct("<I")  # the length before every question and answer
PING: Final = b""  # a question that every process answers with nothing
QUICK: Final = 0.5  # seconds: a question that takes longer is a long one
TOO_OFTEN: Final = 3  # long questions, after which their kind gets separate processes


class Worker:
    """One worker process; it handles one question at a time."""

    def __init__(self, module: str, died: Callable[[], object] = lambda: None) -> None:
        """`died` is called when the process ends unexpectedly."""
        self._module = module
        self._died = died
        self._process: Process | None = None
        self._watching: asyncio.Task[None] | None = None
        self._reviving: asyncio.Task[None] | None = None
        self._lock = asyncio.Lock()
        self.is_dead = False  # the process ended or was stuck, and no new one has answered yet

    async def ask(self, question: bytes, seconds: float) -> bytes:
        async with self._lock:
            try:
                async with asyncio.timeout(seconds + STUCK_AFTER):
                    answer = await self._answer(question)
            except (TimeoutError, OSError, asyncio.IncompleteReadError, RuntimeError) as fault:
                # uvloop raises RuntimeError when a pipe is closed.
                self.is_dead = True
                await self.end()
                raise BrokenWorker(type(fault).__name__) from fault
            except asyncio.CancelledError:
                await self.end()  # a late answer would be taken for the next one's
                raise
            self.is_dead = False
            return answer

    @property
    def runs(self) -> bool:
        return self._process is not None and self._process.returncode is None

    async def start(self) -> Process:
        """The process, started if it is not running."""
        if self._process is not None and self._process.returncode is not None:
            self._process = None
        if self._process is None:
            command = (sys.executable, "-m", self._module)
            self._process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE)
            assert self._process.stdin is not None
            known = msgspec.msgpack.encode(offered())  # the server's own editions; this is not answered
            self._process.stdin.write(SIZE.pack(len(known)) + known)
            self._watching = asyncio.ensure_future(self._watch(self._process))
        return self._process

    async def _watch(self, process: Process) -> None:
        """Notice when it dies while idle, so that a new one is ready before the next question."""
        code = await process.wait()
        if self._process is not process:
            return  # it was stopped, or has been replaced
        log.error("a process ended by itself", extra={"program": self._module, "code": code})
        self.is_dead = True
        self._died()
        await self.revive()

    async def revive(self) -> None:
        """Restart a process that died. If the caller gives up waiting, it continues starting."""
        if self._reviving is None or self._reviving.done():
            self._reviving = asyncio.ensure_future(self.wake())
        await asyncio.shield(self._reviving)

    async def wake(self) -> None:
        """Start the process, if possible, and wait until it answers."""
        with suppress(BrokenWorker):
            await self.ask(PING, STARTING)

    async def _answer(self, question: bytes) -> bytes:
        process = await self.start()
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(SIZE.pack(len(question)) + question)
        await process.stdin.drain()
        (size,) = SIZE.unpack(await process.stdout.readexactly(SIZE.size))
        return await process.stdout.readexactly(size)

    async def close(self) -> None:
        """Stop it permanently."""
        if self._reviving is not None:
            self._reviving.cancel()
            await asyncio.wait([self._reviving])  # otherwise it would start another one after the end
        await self.end()

    async def end(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()


class _Job(NamedTuple):
    address: str
    table: str
    kind: str
    question: bytes
    seconds: float
    still: Callable[[], bool]
    done: asyncio.Future[bytes | None]


class Workers:
    """Several worker processes, each with its share of the tables; they are started when first needed.

    A process cannot be interrupted. So slow kinds of question get the same number of additional processes, and quick
    questions do not wait for them.
    """

    def __init__(
        self, module: str, processes: int, metrics: Metrics, budget: tuple[float, float], long: Sequence[str] = ()
    ) -> None:
        """The budget of an address and of a table: seconds of one process's work per second, and at once.

        `long` are the kinds of question that are known to take long.
        """
        processes = max(1, processes)
        self._share = processes  # the first are for quick questions, the others for long ones
        self._long = Counter(dict.fromkeys(long, TOO_OFTEN))  # by kind: questions that took long
        per_second, at_once = budget[0] * processes, budget[1] * processes
        self._metrics = metrics
        self._addresses = Buckets(lambda: Bucket(per_second, at_once))
        self._tables = Buckets(lambda: Bucket(per_second, at_once))
        self._workers = [Worker(module, self._died) for _ in range(2 * processes)]
        self._queues: list[FairQueue[_Job]] = [FairQueue(self._addresses, self._tables) for _ in self._workers]
        self._news = [asyncio.Event() for _ in self._workers]
        self._pumps: dict[int, asyncio.Task[None]] = {}

    async def ask(
        self,
        question: bytes,
        *,
        address: str,
        table: str,
        seconds: float,
        kind: str = "",
        still: Callable[[], bool] = lambda: True,
    ) -> bytes | None:
        """The answer, when its turn comes; None if it was no longer needed. Raises BrokenWorker."""
        n = crc32(table.encode()) % self._share + (self._share if self._is_long(kind) else 0)
        done: asyncio.Future[bytes | None] = asyncio.get_running_loop().create_future()
        self._queues[n].put(address, table, _Job(address, table, kind, question, seconds, still, done))
        self._news[n].set()
        if n not in self._pumps:
            self._pumps[n] = asyncio.ensure_future(self._pump(n))
        return await done

    async def _pump(self, n: int) -> None:
        """Answer everything that waits for this process."""
        queue, news = self._queues[n], self._news[n]
        try:
            while (wait := queue.wait()) is not None:
                news.clear()
                job = queue.next()
                if job is not None:
                    await self._work(n, job)
                else:
                    with suppress(TimeoutError):
                        async with asyncio.timeout(wait + 0.001):
                            await news.wait()
        finally:
            del self._pumps[n]

    async def _work(self, n: int, job: _Job) -> None:
        if job.done.done():
            return  # the caller is gone
        if not job.still():
            job.done.set_result(None)
            return
        worker = self._workers[n]
        if not worker.runs:
            await worker.wake()  # nobody is charged for starting it
        began = time.perf_counter()
        try:
            answer = await worker.ask(job.question, job.seconds)
        except BrokenWorker as fault:
            if not job.done.done():
                job.done.set_exception(fault)
        else:
            if not job.done.done():
                job.done.set_result(answer)
        took = time.perf_counter() - began
        self._long[job.kind] += took > QUICK
        self._queues[n].charge(job.address, job.table, took + OVERHEAD)

    def _is_long(self, kind: str) -> bool:
        """Is this a slow kind of question? It stays one: a bot that changes its process loses its memory."""
        return self._long[kind] >= TOO_OFTEN

    def waiting(self, address: str) -> int:
        """How many questions of an address wait."""
        return sum(queue.waiting(address) for queue in self._queues)

    @property
    def all_waiting(self) -> int:
        return sum(len(queue) for queue in self._queues)

    def lightest(self, addresses: list[str]) -> str:
        """Of these addresses, the one that has used least of its budget."""
        return min(addresses, key=self._addresses.used, default="")

    def forget(self) -> None:
        """Forget addresses that have used nothing lately."""
        self._addresses.forget()
        self._tables.forget()

    def _died(self) -> None:
        self._metrics.faults += 1

    async def are_well(self) -> bool:
        """Does every process answer? One that died is replaced first."""
        for worker in self._workers:
            if worker.is_dead:
                await worker.revive()
        return not any(worker.is_dead for worker in self._workers)

    async def close(self) -> None:
        for pump in list(self._pumps.values()):
            pump.cancel()
        for worker in self._workers:
            await worker.close()


# --------------------------------------------------------------- inside such a process


def answer_all(think: Callable[[bytes], bytes]) -> None:
    """Answer questions until the server is gone: its end of the pipe is then closed, however it ended."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # a keyboard interrupt is for the server
    if hasattr(os, "nice"):
        os.nice(NICE)
    # A bot may print, read and even close these streams (`exit()` does): they must not be ours.
    questions, answers = os.fdopen(os.dup(sys.stdin.fileno()), "rb"), os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(os.open(os.devnull, os.O_RDONLY), sys.stdin.fileno())
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    if head := questions.read(SIZE.size):
        for texts in msgspec.msgpack.decode(questions.read(*SIZE.unpack(head)), type=list[Texts]):
            offer(texts, "the server")
    while head := questions.read(SIZE.size):
        question = questions.read(*SIZE.unpack(head))
        answer = PING if question == PING else answer_or_nothing(think, question)
        answers.write(SIZE.pack(len(answer)) + answer)
        answers.flush()
