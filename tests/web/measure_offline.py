"""How responsive playing without a server is: time to a table on the first and next visit, and to bots' decisions."""

from __future__ import annotations

import json
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Final
from unittest.mock import patch

from playwright.sync_api import Browser, Page, sync_playwright

from bohnhof.server.http import pages
from tests.server import serving
from tests.web import engine
from tests.web.offline import ready
from tests.web.tables import WIDE, launch

ROUNDS: Final = 3
SLOWDOWN: Final = 4
DECISIONS: Final = """
import json, time
from bohnhof.server import browser
from tests.server.playing import Player
from tests.server.transcripts import Line, asked

taken = []
inner = browser.think

def think(question):
    began = time.perf_counter()
    answer = inner(question)
    taken.append(1000 * (time.perf_counter() - began))
    return answer

browser.think = think

async def nothing(*_):
    return b""

async def main():
    tables = browser.BrowserTables(b"", nothing, nothing, lambda: "07" * 32)
    wish = {"edition": "bohnanza", "players": 4, "name": "Anna", "pace": 0, "start": True}
    wish["bots"] = {str(seat): "club" for seat in range(1, 4)}
    made = await asked(tables.local, "POST", "/api/tables", wish, 201)
    player = Player(Line(tables.local, made["table"]))
    await player.hello(None)
    await player.play(3)
    return json.dumps(taken)
"""


def main() -> None:
    print(f"engine: {engine.weight() / 1e6:.2f} MB to fetch, compressed with gzip")
    here = patch.object(pages, "engine_folder", lambda: engine.ENGINE)
    with TemporaryDirectory() as data, here, serving.site(Path(data)) as site, sync_playwright() as playwright:
        browser = launch(playwright)
        times = [visits(browser, site.address) for _ in range(ROUNDS)]
        browser.close()
    for n, name in enumerate(("first visit, from the tap", "next visit, from the address")):
        taken = [visit[n] for visit in times]
        print(f"{name} to a table that can be played: median {median(taken):.1f} s, worst {max(taken):.1f} s")
    with TemporaryDirectory() as scratch:
        thought = sorted(json.loads(engine.run(DECISIONS, Path(scratch, "engine"))))
    share = thought[int(0.95 * len(thought))]
    print(
        f"club, {len(thought)} decisions: median {median(thought):.1f} ms, p95 {share:.1f} ms, "
        f"on a processor slowed {SLOWDOWN}x about {SLOWDOWN * share:.0f} ms"
    )


def visits(browser: Browser, address: str) -> tuple[float, float]:
    """Seconds until a hand is visible: from the tap on the first page, and from the address the next time."""
    context = browser.new_context(viewport=WIDE)
    page = context.new_page()
    page.goto(address)
    page.get_by_role("link", name="Play here, without a server").click()
    ready(page)
    page.get_by_role("button", name="Play now").click()
    page.locator(".hand .slot").first.wait_for()
    first = since_navigation(page)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    table = page.url
    page.close()
    again = context.new_page()
    again.goto(table, wait_until="commit")
    again.locator(".hand .slot").first.wait_for()
    second = since_navigation(again)
    context.close()
    return first, second


def since_navigation(page: Page) -> float:
    taken: float = page.evaluate("performance.now()")
    return taken / 1000


if __name__ == "__main__":
    main()
