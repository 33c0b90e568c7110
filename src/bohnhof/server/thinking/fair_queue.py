"""A fair queue: addresses take turns, then the tables of an address, each within its budget."""

from __future__ import annotations

from collections import OrderedDict, deque
from typing import Generic, TypeVar

from bohnhof.server.limits import Buckets

T = TypeVar("T")


class FairQueue(Generic[T]):
    """An address with many jobs waits for its own jobs; nobody else does."""

    def __init__(self, addresses: Buckets, tables: Buckets) -> None:
        """The budgets of every address and of every table, in seconds of work."""
        self._addresses = addresses
        self._tables = tables
        self._waiting: OrderedDict[str, OrderedDict[str, deque[T]]] = OrderedDict()  # by address, by table

    def __len__(self) -> int:
        return sum(self.waiting(address) for address in self._waiting)

    def waiting(self, address: str) -> int:
        """How many jobs of an address wait."""
        return sum(len(jobs) for jobs in self._waiting.get(address, {}).values())

    def put(self, address: str, table: str, job: T) -> None:
        self._waiting.setdefault(address, OrderedDict()).setdefault(table, deque()).append(job)

    def next(self) -> T | None:
        """The job whose turn it is; None: there is none, or all must wait for their budgets."""
        for address in self._waiting:
            if self._addresses.wait(address) <= 0:
                for table in self._waiting[address]:
                    if self._tables.wait(table) <= 0:
                        return self._take(address, table)
        return None

    def _take(self, address: str, table: str) -> T:
        """Take this job, and let the others go first next time."""
        tables = self._waiting[address]
        job = tables[table].popleft()
        tables.move_to_end(table)
        if not tables[table]:
            del tables[table]
        self._waiting.move_to_end(address)
        if not tables:
            del self._waiting[address]
        return job

    def wait(self) -> float | None:
        """Seconds until a job is within its budgets; None: there is no job."""
        return min(
            (
                max(self._addresses.wait(address), self._tables.wait(table))
                for address, tables in self._waiting.items()
                for table in tables
            ),
            default=None,
        )

    def charge(self, address: str, table: str, seconds: float) -> None:
        """Charge the duration of a job to both budgets, even if that leaves a debt."""
        self._addresses.charge(address, seconds)
        self._tables.charge(table, seconds)
