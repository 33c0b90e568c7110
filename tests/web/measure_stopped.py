"""How long somebody waits whose server is stopped: from SIGSTOP to their action on the page, served by another server.

python -m tests.web.measure_stopped [times]
"""

from __future__ import annotations

import signal
import sys
import time
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Final

import httpx
from playwright.sync_api import Page, expect, sync_playwright

from tests.patience import HANGS
from tests.server.processes import ServerProcess
from tests.web.tables import WIDE, launch, open_table
from tests.web.test_stopped_server import behind_haproxy, sockets

TIMES: Final = 20
NOTICED: Final = 1.0  # seconds until HAProxy sends people to a server again that answers its checks


def main(times: int) -> None:
    with (
        TemporaryDirectory() as folder,
        behind_haproxy(Path(folder)) as (site, servers),
        sync_playwright() as playwright,
    ):
        browser = launch(playwright)
        taken = []
        for n in range(times):
            page = browser.new_context(viewport=WIDE).new_page()
            taken.append(waited(page, site, servers))
            page.context.close()
            print(f"{n + 1}/{times}: {taken[-1]:.1f} s", flush=True)
        browser.close()
    print(f"an action on a page whose server was stopped: median {median(taken):.1f} s, longest {max(taken):.1f} s")


def waited(page: Page, site: str, servers: list[ServerProcess]) -> float:
    """Stop the server of a page, plant a card there at once, and wait until the page shows it."""
    open_table(page, site, edition="boonanza", seats=3)
    expect(page.locator(".hand .slot")).to_have_count(5)
    stopped = max(servers, key=sockets)
    began = time.monotonic()
    stopped.signal(signal.SIGSTOP)
    page.locator(".own.target .soil").first.click()
    expect(page.locator(".own .count")).to_have_text("×1")
    seconds = time.monotonic() - began
    stopped.signal(signal.SIGCONT)
    httpx.get(f"{stopped.address}/healthz", timeout=HANGS)
    time.sleep(NOTICED)
    return seconds


if __name__ == "__main__":
    main(int(sys.argv[1]) if sys.argv[1:] else TIMES)
