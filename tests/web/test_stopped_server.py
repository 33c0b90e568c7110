"""The page of somebody whose server is stopped: HAProxy closes its connection, and it continues at another server."""

from __future__ import annotations

import asyncio
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

import httpx
from playwright.sync_api import Page, expect

from tests.patience import HANGS
from tests.server.processes import ServerProcess
from tests.server.test_balancer import a_club
from tests.web.tables import open_table


@contextmanager
def behind_haproxy(folder: Path) -> Iterator[tuple[str, list[ServerProcess]]]:
    """Two servers and their public address, in a separate event loop from the browser's."""
    ready, done = threading.Event(), threading.Event()
    found: list[tuple[str, list[ServerProcess]]] = []

    async def serve() -> None:
        async with a_club(folder) as (balancer, servers):
            found.append((balancer.address, servers))
            ready.set()
            await asyncio.to_thread(done.wait)

    with ThreadPoolExecutor(1) as pool:
        serving = pool.submit(asyncio.run, serve())
        serving.add_done_callback(lambda _: ready.set())
        assert ready.wait(HANGS)
        try:
            if found:
                yield found[0]
        finally:
            done.set()
            serving.result()  # or why there was no club: without HAProxy the test is skipped


def sockets(server: ServerProcess) -> float:
    lines = httpx.get(f"{server.address}/metrics", timeout=HANGS).text.splitlines()
    return next(float(line.split()[1]) for line in lines if line.startswith("bohnhof_connections "))


def test_a_page_whose_server_is_stopped_plays_on_at_another(person: Callable[..., Page], tmp_path: Path) -> None:
    with behind_haproxy(tmp_path) as (site, servers):
        page = person()
        open_table(page, site, edition="boonanza", seats=3)
        expect(page.locator(".hand .slot")).to_have_count(5)
        stopped = max(servers, key=sockets)
        assert sockets(stopped) == 1
        stopped.signal(signal.SIGSTOP)
        page.locator(".own.target .soil").first.click()
        expect(page.locator(".own .count")).to_have_text("×1")
        stopped.signal(signal.SIGCONT)
