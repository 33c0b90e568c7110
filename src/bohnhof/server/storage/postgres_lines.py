"""Connections to PostgreSQL that reopen when they break, and never block for long.

A connection does one thing at a time. When it breaks or does not answer, all waiting jobs fail at once: if a hundred
rooms waited two seconds each, one at a time, that would take minutes.
"""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Final, TypeAlias, TypeVar

import asyncpg

from bohnhof.kernel.faults import BadInput
from bohnhof.server.storage.store import Conflict, StoreFault, Unknown

log = logging.getLogger("bohnhof.store")

T = TypeVar("T")
Connection: TypeAlias = "asyncpg.Connection[asyncpg.Record]"  # a string: it takes no parameters at run time

PATIENCE: Final = 2.0  # seconds for one piece of work, and for connecting
# A process that is stopped in the middle of a transaction would keep its keys and locks from everybody else.
NO_IDLING: Final = {"idle_in_transaction_session_timeout": "2s"}
SETTINGS: Final = {**NO_IDLING, "statement_timeout": "5s", "timezone": "UTC"}
GONE: Final = "the database does not answer"
FAULTS: Final = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, ValueError)


class Unfit(StoreFault):
    """The database refuses this statement; the database and the connection still work."""


def in_time() -> asyncio.Timeout:
    """For one piece of work."""
    return asyncio.timeout(PATIENCE)


async def connect(address: str, settings: dict[str, str]) -> Connection:
    return await asyncpg.connect(address, timeout=PATIENCE, server_settings=settings)


def log_given_up(connection: str, fault: Exception) -> None:
    log.error("a connection to the database is given up", extra=about(connection, fault))


def about(connection: str, fault: Exception) -> dict[str, str]:
    """What the log says of a fault; it never has the address, which may contain a password."""
    # A system that gives up raises the same exception as our own patience, but with a number.
    is_ours = isinstance(fault, TimeoutError) and fault.errno is None
    why = f"no answer within {PATIENCE:g} s" if is_ours else f"{type(fault).__name__}: {fault}".removesuffix(": ")
    return {"connection": connection, "fault": why}


class Line:
    """One connection."""

    def __init__(self, address: str, name: str, settings: dict[str, str] | None = None) -> None:
        self._address = address
        self._name = name
        self._settings = {**SETTINGS, "application_name": f"bohnhof {name}", **(settings or {})}
        self._connection: Connection | None = None
        self._turn = asyncio.Lock()
        self._breaks = 0

    async def do(self, work: Callable[[Connection], Awaitable[T]], *, writes: bool = False) -> T:
        """The result of this job; violating a constraint raises Conflict.

        Raises Unknown if it may have written something, otherwise StoreFault.
        """
        breaks = self._breaks
        async with self._turn:
            if self._breaks != breaks:
                raise StoreFault(GONE)  # nothing was sent
            connection = await self._connected()
            try:
                async with in_time():
                    return await work(connection)
            except asyncpg.IntegrityConstraintViolationError as fault:
                raise Conflict(str(fault)) from fault
            except asyncpg.PostgresError as fault:
                if connection.is_closed() or _ends_the_line(fault):
                    self._break(fault)
                    raise (Unknown if writes else StoreFault)(str(fault)) from fault
                raise Unfit(str(fault)) from fault
            except ValueError as fault:
                raise Unfit(str(fault)) from fault  # nothing was sent: the value cannot be encoded
            except (
                TimeoutError,
                OSError,
                asyncpg.InterfaceError,
                asyncpg.InternalClientError,
                AttributeError,
            ) as fault:
                # The driver raises AttributeError if the connection was closed in the middle of something.
                self._break(fault)
                raise (Unknown if writes else StoreFault)(GONE) from fault
            except asyncio.CancelledError:
                self._break()  # a late answer would be taken for the next one's
                raise

    async def _connected(self) -> Connection:
        if self._connection is None or self._connection.is_closed():
            try:
                self._connection = await connect(self._address, self._settings)
            except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError) as fault:
                self._breaks += 1
                log.error("the database cannot be reached", extra=about(self._name, fault))
                raise StoreFault(GONE) from fault
        return self._connection

    def _break(self, fault: Exception | None = None) -> None:
        """Drop the connection: because of this fault, or because we do not need it any more."""
        self._breaks += 1
        if self._connection is not None:
            if fault is not None:
                log_given_up(self._name, fault)
            self._connection.terminate()
            self._connection = None

    async def close(self) -> None:
        """Close when all waiting jobs are answered."""
        async with self._turn:
            self._break()

    def end(self) -> None:
        """Close immediately."""
        self._break()


def _ends_the_line(fault: asyncpg.PostgresError) -> bool:
    """Does the database close the connection with this error? Then it is unknown whether it did the job before."""
    if isinstance(fault, asyncpg.QueryCanceledError):
        return False
    return isinstance(fault, (asyncpg.PostgresConnectionError, asyncpg.OperatorInterventionError))


def at_once(work: Coroutine[Any, Any, T]) -> T:
    """The result of a coroutine for a caller that cannot wait: before a server starts its loop, or inside it."""
    found: list[T] = []
    faults: list[BaseException] = []

    def run() -> None:
        try:
            found.append(asyncio.run(work))
        except BaseException as fault:  # noqa: BLE001  # it is raised again, over there
            faults.append(fault)

    thread = threading.Thread(target=run)
    thread.start()
    thread.join()
    if faults:
        fault = faults[0]
        if isinstance(fault, FAULTS):
            raise BadInput(f"the database cannot be used: {str(fault) or type(fault).__name__}") from None
        raise fault
    return found[0]
