"""Real server processes on one database behind HAProxy, which a test can kill, stop and cut off."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import httpx
import pytest

from tests.patience import HANGS
from tests.server.ports import free_port
from tests.server.serving import A_MOMENT, NO_CERTIFICATES
from tests.sources import TOP

HAPROXY = TOP / "deploy" / "haproxy.cfg"


def haproxy() -> str:
    """The program; without it a test is skipped."""
    program = shutil.which("haproxy", path=f"{os.environ['PATH']}:/usr/sbin")
    if program is None:
        pytest.skip("there is no haproxy here: apt-get install haproxy")
    return program


class ServerProcess:
    """One server, on a port that stays the same."""

    def __init__(self, database: str, *options: str) -> None:
        self.port = free_port()
        self._command = [sys.executable, "-m", "bohnhof", "serve", "--no-browser", "--no-limits"]
        self._command += ["--port", str(self.port), "--database", database, *options]
        self._process: asyncio.subprocess.Process | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    async def start(self) -> None:
        """Start it and wait until it can be used, even if the database is just restarting."""
        while True:
            self._process = await asyncio.create_subprocess_exec(
                *self._command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
            )
            assert self._process.stdout is not None
            if b"Bohnhof is at" in await self._process.stdout.readline():
                return
            await self._process.wait()

    def signal(self, number: signal.Signals) -> None:
        assert self._process is not None
        self._process.send_signal(number)

    async def kill(self) -> None:
        assert self._process is not None
        with suppress(ProcessLookupError):
            self._process.send_signal(signal.SIGKILL)
        await self._process.wait()

    async def stop(self) -> None:
        assert self._process is not None
        self._process.send_signal(signal.SIGCONT)
        self._process.terminate()
        await self._process.wait()


class Balancer:
    """HAProxy with the file of deploy/, changed in what a test must change: addresses, patience, and who sits where."""

    def __init__(self, folder: Path, ports: list[int], *, spread: bool = False) -> None:
        """With `spread`, people of one table go to all servers in turn."""
        self.port = free_port()
        self._file = folder / "haproxy.cfg"
        text = HAPROXY.read_text(encoding="utf-8")
        usual = ("    server one bohnhof-1:8000\n    server two bohnhof-2:8000\n", "bind :8000\n", "tunnel  60s")
        assert all(part in text for part in usual)
        servers = "".join(f"    server s{n} 127.0.0.1:{port}\n" for n, port in enumerate(ports))
        text = text.replace(usual[0], servers).replace(usual[1], f"bind 127.0.0.1:{self.port}\n")
        text = text.replace(usual[2], "tunnel  1h")  # nothing but a failed check ends the lines to a stopped server
        text = text.replace("maxconn 20000", "maxconn 2000")  # a test may not open that many files
        if spread:
            text = re.sub(
                r"^    balance hash .*\n    hash-type .*$", "    balance roundrobin", text, flags=re.MULTILINE
            )
            assert "hash" not in text.partition("\nbackend ")[2]
        self._file.write_text(text)
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def start(self) -> None:
        with self._file.with_suffix(".log").open("wb") as log:
            self._process = subprocess.Popen([haproxy(), "-db", "-f", str(self._file)], stdout=log, stderr=log)
        async with httpx.AsyncClient(verify=NO_CERTIFICATES, timeout=HANGS) as asking:
            while True:
                assert self._process.poll() is None, self._file.with_suffix(".log").read_text()
                with suppress(httpx.HTTPError):
                    if (await asking.get(f"{self.address}/healthz")).is_success:
                        return
                await asyncio.sleep(A_MOMENT)

    def end(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.wait()
