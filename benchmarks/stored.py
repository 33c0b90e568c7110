"""Measures what stored and idle tables cost: `python -m benchmarks.stored [--tables 10000]`.

Fills a database with running games, starts a server on it (until it prints its address), and loads some of the tables,
as if somebody had connected, to see how much memory each takes.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from secrets import randbits

from rich.console import Console
from rich.progress import track

from bohnhof.bots.floor import move_on
from bohnhof.kernel.deal import new_table
from bohnhof.kernel.edition import RULES_VERSION
from bohnhof.kernel.play import play
from bohnhof.server.metrics import Metrics
from bohnhof.server.rooms.lobby import Lobby
from bohnhof.server.storage.event_codec import pack_events
from bohnhof.server.storage.people import new_person
from bohnhof.server.storage.sqlite_store import SqliteStore
from bohnhof.server.storage.store import Row
from bohnhof.server.storage.table_settings import Chair, TableSettings, new_id
from bohnhof.server.thinking.bot_processes import ProcessBrains
from bohnhof.server.wire.actions import write_action_json

ENTRIES = 40  # in each game: somewhere in the middle
LOADED = 1000


def a_game() -> tuple[TableSettings, list[Row]]:
    """A running game of four, and its stored form."""
    chairs = [Chair(f"Player{n}", new_person()) for n in range(4)]
    settings = TableSettings(
        id=new_id(), edition="boonanza", options=(), chairs=chairs, host=chairs[0].person or "", public=False,
        coach=True, clock=None, takeover=None, stand_in="random", pace=1, created=0,
        seed=str(randbits(256)), stage="play", rules=[(1, RULES_VERSION)],
    )  # fmt: skip
    table = new_table(settings.terms.rules, int(settings.seed))
    rows = []
    for seq in range(1, ENTRIES + 1):
        seat, action = move_on(table)
        table.log = []
        play(table, seat, action)
        rows.append(Row(seq, seat, "person", f"r{seq}", seq, write_action_json(action), pack_events(table.log)))
    return settings, rows


async def fill(folder: Path, tables: int, console: Console) -> list[str]:
    store = SqliteStore(folder, careful=False)
    ids = []
    for n in track(range(tables), "storing games", console=console, transient=True):
        settings, rows = a_game()
        await asyncio.gather(store.save(settings, n), *(store.enter(settings.id, row) for row in rows))
        ids.append(settings.id)
    store.close()
    return ids


def seconds_to_start(folder: Path) -> float:
    """From the command to its first line."""
    command = [sys.executable, "-m", "bohnhof", "serve", "--no-browser", "--port", "0", "--data", str(folder)]
    began = time.perf_counter()
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        assert server.stdout.readline().startswith("Bohnhof is at")
        took = time.perf_counter() - began
        server.terminate()
    return took


async def kilobytes_per_table(folder: Path, ids: list[str]) -> float:
    """The memory of a table that was used and is now idle."""
    store = SqliteStore(folder)
    metrics = Metrics()
    lobby = Lobby(store, metrics, ProcessBrains(1, metrics))
    await lobby.room(ids[0])
    before = resident()
    for id in ids[1:]:
        await lobby.room(id)
    took = (resident() - before) / (len(ids) - 1)
    store.close()
    return took / 1000


def resident() -> int:
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=10_000, metavar="N")
    wanted = parser.parse_args()
    console = Console(stderr=True)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        ids = asyncio.run(fill(folder, wanted.tables, console))
        empty = Path(name, "empty")
        print(f"{wanted.tables:,} stored tables, {(folder / 'bohnhof.db').stat().st_size / 1e6:,.0f} MB")
        print(f"start with them   {min(seconds_to_start(folder) for _ in range(3)):.2f} s")
        print(f"start without     {min(seconds_to_start(empty) for _ in range(3)):.2f} s")
        print(f"an idle table     {asyncio.run(kilobytes_per_table(folder, ids[:LOADED])):.1f} KB")


if __name__ == "__main__":
    main()
