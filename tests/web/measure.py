"""How responsive the web table is: time to the first table, moving cards on a slowed processor, bytes sent."""

from __future__ import annotations

import gzip
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Final

from playwright.sync_api import Browser, sync_playwright

from tests.web.tables import PHONE, WIDE, launch, open_table
from tests.web.test_bundle import built

ROUNDS: Final = 5
SLOWDOWN: Final = 4
# Notes the time of every frame from now on.
WATCH: Final = """() => {
  const mine = window.frames_at = [];
  const note = (now) => {
    mine.push(now);
    if (window.frames_at === mine) requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
}"""


def main() -> None:
    with TemporaryDirectory() as data, server(Path(data)) as address, sync_playwright() as playwright:
        browser = launch(playwright)
        times = [first_table(browser, address) for _ in range(ROUNDS)]
        print(f"first table visible: median {median(times):.0f} ms, worst {max(times):.0f} ms ({ROUNDS} cold starts)")
        for slowdown in (1, SLOWDOWN):
            frames = moving_frames(browser, address, slowdown)
            late = sum(1 for one in frames if one > 1000 / 60 * 1.5)
            rate = 1000 * len(frames) / sum(frames)
            print(
                f"cards moving, processor slowed {slowdown}x: {rate:.1f} frames/s, median {median(frames):.1f} ms, "
                f"{late} of {len(frames)} frames late"
            )
        browser.close()
    files = [path for path in built().rglob("*") if path.is_file()]
    weights = {path: len(gzip.compress(path.read_bytes())) for path in files}
    art = sum(weight for path, weight in weights.items() if path.name.startswith("art-"))
    print(f"gzipped: {(sum(weights.values()) - art) / 1024:.1f} KB, and {art / 1024:.1f} KB of drawings")


@contextmanager
def server(folder: Path) -> Iterator[str]:
    """A table server in a separate process, as people run it; returns its address."""
    command = [sys.executable, "-m", "bohnhof", "serve", "--port", "0", "--data", str(folder), "--no-browser"]
    command.append("--no-limits")
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as process:
        assert process.stdout is not None
        try:
            line = process.stdout.readline()  # "Bohnhof is at http://localhost:45678/ (stop it …)"
            yield next(word for word in line.split() if word.startswith("http")).rstrip("/")
        finally:
            process.terminate()


def first_table(browser: Browser, address: str) -> float:
    """Milliseconds from the address to a visible hand, in a browser with an empty cache."""
    context = browser.new_context(viewport=WIDE)
    page = context.new_page()
    open_table(page, address, edition="boonanza", seats=4)
    table = page.url
    page.goto("about:blank")
    context.clear_cookies()
    page.context.new_cdp_session(page).send("Network.clearBrowserCache")
    page.goto(table, wait_until="commit")
    page.locator(".round .seat").first.wait_for()
    taken: float = page.evaluate("performance.now()")
    context.close()
    return taken


def moving_frames(browser: Browser, address: str, slowdown: int) -> list[float]:
    """The lengths of the frames while cards are planted and turned up, in milliseconds."""
    context = browser.new_context(viewport=PHONE)
    page = context.new_page()
    open_table(page, address, edition="boonanza", seats=3)
    page.locator(".hand .slot").first.wait_for()
    page.wait_for_timeout(1000)
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slowdown})
    lengths: list[float] = []
    for act in (".own.target .soil", "[data-key=e]"):
        page.evaluate(WATCH)
        page.locator(act).first.click()
        page.wait_for_timeout(900)
        at: list[float] = page.evaluate("window.frames_at")
        lengths += [later - earlier for earlier, later in pairwise(at)]
    context.close()
    return lengths


if __name__ == "__main__":
    main()
