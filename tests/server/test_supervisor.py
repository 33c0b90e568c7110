"""`bohnhof serve --workers`: several processes on one port, each replaced when it dies or hangs."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import httpx

from tests.patience import HANGS
from tests.server.ports import free_port
from tests.server.postgres import a_database
from tests.server.serving import A_MOMENT, NO_CERTIFICATES, Person, running


@asynccontextmanager
async def workers(folder: Path, count: int = 2) -> AsyncIterator[tuple[str, list[int]]]:
    """This many workers: their address, and the ports of their metrics."""
    metrics = free_port(count)
    command = [sys.executable, "-m", "bohnhof", "serve", "--no-browser", "--no-limits", "--port", "0"]
    command += ["--database", a_database(folder), "--workers", str(count), "--metrics-port", str(metrics)]
    process = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
    try:
        assert process.stdout is not None
        said = (await process.stdout.readline()).decode()
        yield said.split()[3].rstrip("/"), [metrics + n for n in range(count)]
    finally:
        process.terminate()
        await process.wait()


async def server_of(metrics: int) -> str | None:
    """The name of the server behind this port; None: it does not answer."""
    with suppress(httpx.HTTPError):
        async with httpx.AsyncClient(verify=NO_CERTIFICATES, timeout=HANGS) as asking:
            text = (await asking.get(f"http://127.0.0.1:{metrics}/metrics")).text
        found = re.search(r'bohnhof_server_info{server="(\w+)",worker="(\d)"} 1', text)
        return None if found is None else found[1]
    return None


def children(pid: int) -> list[int]:
    """The workers of a supervisor; Python starts one more process, which tracks what they share."""
    found = []
    for status in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            name, _, rest = status.read_text().rpartition(")")
            if int(rest.split()[1]) == pid and "spawn_main" in (status.parent / "cmdline").read_text():
                found.append(int(name.split()[0]))
    return sorted(found)


def test_workers_serve_one_club_and_those_that_die_or_hang_are_replaced(tmp_path: Path) -> None:
    async def test() -> None:
        async with workers(tmp_path) as (address, ports):
            names = [await server_of(port) for port in ports]
            assert len({*names, None}) == 3
            person = Person(address)
            table = (await person.set_up(seats=3, bots={"1": "random", "2": "random"}, start=True))["table"]
            async with person.at(table), person.at(table) as player:
                assert player.seat == 0
            one, other = children(supervisor_of(ports))
            os.kill(one, signal.SIGKILL)
            os.kill(other, signal.SIGSTOP)
            while len({*names, *[await server_of(port) for port in ports], None}) < 5:
                await asyncio.sleep(A_MOMENT)
            async with person.at(table) as player:
                assert player.seat == 0
            await person.http.aclose()

    running(test())


def supervisor_of(ports: list[int]) -> int:
    """The process that was started with this metrics port."""
    for command in Path("/proc").glob("[0-9]*/cmdline"):
        with suppress(OSError):
            words = command.read_text().split("\0")
            if "--workers" in words and str(ports[0]) in words:
                return int(command.parent.name)
    raise AssertionError("it does not run")


def test_workers_without_a_database_are_refused_in_one_line(tmp_path: Path) -> None:
    async def test() -> None:
        command = [sys.executable, "-m", "bohnhof", "serve", "--no-browser", "--port", "0", "--data", str(tmp_path)]
        process = await asyncio.create_subprocess_exec(*command, "--workers", "2", stderr=asyncio.subprocess.PIPE)
        _, said = await process.communicate()
        assert process.returncode != 0
        assert b"several workers need a database" in said
        assert b"Traceback" not in said

    running(test())
