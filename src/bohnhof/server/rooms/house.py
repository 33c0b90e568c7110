"""The house: tables, people, thinking and limits of one server, for every kind of door."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from bohnhof.server.limits import Bucket, Buckets, Limits, MessageWeights
from bohnhof.server.metrics import Metrics
from bohnhof.server.rooms.lobby import Lobby
from bohnhof.server.storage.bus import ALONE, Bus
from bohnhof.server.storage.fairness import new_secret, signer_with
from bohnhof.server.storage.replays import Replays
from bohnhof.server.storage.store import Store
from bohnhof.server.thinking.brains import Thinkers
from bohnhof.server.thinking.work import Work


class House:
    """Tables, people, thinking and limits of one server."""

    def __init__(
        self,
        store: Store,
        thinkers: Thinkers,
        replay_work: Work,
        metrics: Metrics,
        limits: Limits,
        *,
        folder: Path | None = None,
        keep: int | None = None,
        draw_secret: Callable[[], str] = new_secret,
        bus: Bus = ALONE,
    ) -> None:
        """The folder is for replay files; `keep` is the days to keep chat and unfinished tables (None: forever)."""
        self.store = store
        self.thinkers = thinkers
        self.metrics = metrics
        self.limits = limits
        self.keep = keep
        self.reach: tuple[str, ...] = ()  # addresses at which other machines on the network find it
        self.signer = signer_with(store.record_key)
        self.lobby = Lobby(store, metrics, thinkers, draw_secret, bus)
        self.replays = Replays(store, replay_work, metrics, limits, folder)
        self.lobby.drop_replays = self.replays.drop
        self.weights = MessageWeights(limits)
        self.new_tables = Buckets(lambda: Bucket(limits.tables_per_hour / 3600, limits.tables_at_once))
        self.talk_of_address = Buckets(lambda: Bucket(limits.talk_per_second, limits.talk_at_once))
        self.talk_of_table = Buckets(lambda: Bucket(2 * limits.talk_per_second, limits.talk_at_once))

    async def why_not_well(self) -> str | None:
        """One word for what is wrong (see `endpoints.UNWELL`); None if everything works."""
        return None

    def sweep(self) -> None:
        """Forget unused rooms, and quiet addresses."""
        self.lobby.sweep()
        self.new_tables.forget()
        self.talk_of_address.forget()
        self.talk_of_table.forget()
        self.weights.forget()
