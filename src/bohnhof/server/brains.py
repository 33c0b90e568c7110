"""Where bots think: in processes of their own, so that no table ever waits for a bot of another one.

A compiled kernel holds the interpreter while it computes, so threads would stop the event loop. Each process has its
share of the tables, so that a bot meets what it remembered; what it gets is a packed View, never a Table.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from collections import OrderedDict
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.process import BaseProcess
from random import Random
from typing import Any, Final
from zlib import crc32

import msgspec

from bohnhof.bots.bot import Bot
from bohnhof.bots.floor import TALK
from bohnhof.bots.registry import make_known_bot
from bohnhof.kernel.actions import Action
from bohnhof.kernel.legal import legal
from bohnhof.kernel.table import View
from bohnhof.server.actions import read_action, write_action
from bohnhof.server.games import find_game
from bohnhof.server.luggage import pack_view, unpack_view
from bohnhof.server.metrics import Metrics

log = logging.getLogger("bohnhof.brains")

MOST_REMEMBERED: Final = 2000  # bots that a process keeps; one that is forgotten begins anew
STARTING: Final = 10.0  # seconds that a process may need before its first answer
GRACE: Final = 5.0  # seconds beyond its time after which a bot is taken to be stuck


class Question(msgspec.Struct, array_like=True, frozen=True):
    """What a bot is asked."""

    table: str
    seat: int
    bot: str
    edition: str
    options: tuple[str, ...]
    players: int
    view: bytes
    may_talk: bool
    chance: int  # the seed of its random stream for this decision
    seconds: float


class Brains:
    """The processes in which bots think; they are started when the first bot is asked."""

    def __init__(self, processes: int, metrics: Metrics) -> None:
        self._pools: list[ProcessPoolExecutor | None] = [None] * max(1, processes)
        self._metrics = metrics

    async def ask(self, question: Question) -> Action | None:
        """What the bot does; None: nothing, also if it is stuck or broken."""
        loop = asyncio.get_running_loop()
        share = crc32(question.table.encode()) % len(self._pools)
        pool = self._pools[share]
        if pool is None:
            pool = self._pools[share] = ProcessPoolExecutor(
                1, mp_context=multiprocessing.get_context("spawn"), initializer=end_with_the_server
            )
        began = loop.time()
        try:
            thinking = loop.run_in_executor(pool, think, msgspec.msgpack.encode(question))
            answer = await asyncio.wait_for(thinking, question.seconds + GRACE + STARTING)
        except (BrokenProcessPool, TimeoutError) as fault:
            log.error("a bot broke or got stuck", extra={"bot": question.bot, "fault": type(fault).__name__})
            self._metrics.faults += 1
            if self._pools[share] is pool:
                self._pools[share] = None
                _end(pool)
            return None
        except Exception:
            log.exception("a bot failed", extra={"bot": question.bot})
            self._metrics.faults += 1
            return None
        self._metrics.thought.note(loop.time() - began)
        return None if answer is None else read_action(answer)

    def close(self) -> None:
        for pool in self._pools:
            if pool is not None:
                _end(pool)


def _end(pool: ProcessPoolExecutor) -> None:
    """End a pool and its process, whatever the process is doing."""
    processes = list((pool._processes or {}).values())  # noqa: SLF001 - there is no public way to stop a stuck one
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.kill()


def question_for(
    table: str, bot: str, view: View, *, may_talk: bool, chance: int, seconds: float
) -> Question:  # fmt: skip
    """The question for the bot on the seat of this view."""
    edition = view.rules.edition
    return Question(
        table, int(view.seat), bot, edition.id, edition.options, int(view.rules.players), pack_view(view),
        may_talk, chance, seconds,
    )  # fmt: skip


# --------------------------------------------------------------- inside such a process

_bots: OrderedDict[tuple[Any, ...], Bot] = OrderedDict()


def end_with_the_server() -> None:
    """Do not go on alone if the server is killed; an interrupt at the keyboard is the server's business."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    server = multiprocessing.parent_process()
    if server is not None:
        threading.Thread(target=_wait_for, args=(server,), daemon=True).start()


def _wait_for(server: BaseProcess) -> None:
    server.join()
    os._exit(0)


def think(data: bytes) -> bytes | None:
    """Let a bot choose."""
    question = msgspec.msgpack.decode(data, type=Question)
    game = find_game(question.edition, question.options, question.players)
    view = unpack_view(game.rules, question.view)
    actions = legal(view, question.seat)
    if not question.may_talk:
        actions = [action for action in actions if not isinstance(action, TALK)]
    chosen = _bot(question).choose(view, actions, Random(question.chance), question.seconds)
    return None if chosen is None else write_action(chosen)


def _bot(question: Question) -> Bot:
    key = (question.table, question.seat, question.bot)
    if key not in _bots:
        _bots[key] = make_known_bot(question.bot)
        if len(_bots) > MOST_REMEMBERED:
            _bots.popitem(last=False)
    _bots.move_to_end(key)
    return _bots[key]
