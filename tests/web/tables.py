"""Tables in a real browser, for the tests of the web table."""

from __future__ import annotations

import os
import shutil
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import pytest
from playwright.sync_api import Browser, Page, Playwright, ViewportSize

from bohnhof.sentences.catalogue import languages
from tests.patience import HANGS
from tests.server.serving import Site

# The headless shell is the same browser without windows: it starts sooner and needs a third less processor time.
BROWSERS: Final = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
CHROMIUM: Final = next(filter(None, map(shutil.which, BROWSERS)), None)
FLAGS: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
PHONE: Final[ViewportSize] = {"width": 360, "height": 740}
ON_ITS_SIDE: Final[ViewportSize] = {"width": 844, "height": 390}
TABLET: Final[ViewportSize] = {"width": 768, "height": 1024}
WIDE: Final[ViewportSize] = {"width": 1280, "height": 800}
HUGE: Final[ViewportSize] = {"width": 1600, "height": 900}
FULL: Final = os.environ.get("BOHNHOF_WEB") == "full"
# In which layouts are looked at: German has long words nearly everywhere (tests say where another language has longer
# ones). `make test-web` looks at all.
LANGUAGES: Final = languages() if FULL else ("de",)
# The same in milliseconds, as the browser counts.
PATIENCE: Final = int(1000 * HANGS)


def sized(screen: ViewportSize) -> str:
    """The name of a test on a screen."""
    return str(screen["width"])


def on(*screens: ViewportSize) -> pytest.MarkDecorator:
    """A test on these screens: `make test-web` looks at all of them, `make test` at the first and the last."""
    return pytest.mark.parametrize("screen", screens if FULL else (screens[0], screens[-1]), ids=sized)


def launch(playwright: Playwright, *more: str) -> Browser:
    """A browser, with these flags too."""
    assert CHROMIUM is not None, "install Chromium: apt-get install chromium"
    return playwright.chromium.launch(executable_path=CHROMIUM, args=[*FLAGS, *more])


def open_table(page: Page, address: str, **wanted: Any) -> str:
    """Set up a table as this page's person, as `set_up` does, and go to it; returns the table's id."""
    table = set_up(page, address, **wanted)
    page.goto(f"{address}/tables/{table}")
    return table


def set_up(
    page: Page,
    address: str,
    *,
    edition: str,
    seats: int,
    name: str = "Anna",
    bots: int | None = None,
    bot: str = "random",
    options: Sequence[str] = (),
) -> str:
    """Set up a table as this page's person, with bots on the last seats; returns the table's id."""
    bots = seats - 1 if bots is None else bots
    wanted = {
        "edition": edition,
        "options": list(options),
        "seats": seats,
        "name": name,
        "bots": {str(seat): bot for seat in range(seats - bots, seats)},
        "pace": 0,
        "start": bots == seats - 1,
    }
    answer = page.request.post(f"{address}/api/tables", data=wanted)
    assert answer.ok, answer.text()
    table: str = answer.json()["table"]
    return table


def open_position(page: Page, site: Site, position: str) -> str:
    """Go to a table of this page's person and bots that is in this position; returns the table's id."""
    lines = {first: rest for first, *rest in map(str.split, position.strip().splitlines())}
    table = set_up(page, site.address, edition=lines["edition"][0], seats=len(lines["seats"]))
    if lines["turn"][0] != lines["seats"][0]:
        # A bot's trading lasts only while there are people.
        page.goto(f"{site.address}/tables/{table}")
        page.locator(".hand .slot").first.wait_for()
    site.settled(table)  # a bot that is still being asked would act in the new position
    site.lay(table, position)
    page.goto(f"{site.address}/tables/{table}")
    page.locator(".hand .slot").first.wait_for()
    return table


# Says hello at a table, as its page does. The answer has come when the promise is kept.
HELLO: Final = """(address) => new Promise((resolve) => {
  const line = new WebSocket(address);
  line.onopen = () => line.send('{"type": "hello"}');
  line.onmessage = resolve;
})"""


def be_there(page: Page, address: str, table: str) -> None:
    """Sit at this table without its page, which would draw every card that is played meanwhile."""
    page.goto(f"{address}/privacy")
    page.evaluate(HELLO, f"{address.replace('http', 'ws', 1)}/api/tables/{table}/live")


class Finished(NamedTuple):
    """A game that is over, and what the browser of its player keeps."""

    table: str
    state: Any


def finish(browser: Browser, site: Site, **wanted: Any) -> Finished:
    """Set up a table as `set_up` does, play its game to the end without drawing it, and go there."""
    context = browser.new_context(reduced_motion="reduce")
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    table = set_up(page, site.address, **wanted)
    be_there(page, site.address, table)  # bots wait while nobody is there
    site.finish(table)
    page.goto(f"{site.address}/tables/{table}")
    page.locator(".end").wait_for()
    state = context.storage_state()
    context.close()
    return Finished(table, state)
