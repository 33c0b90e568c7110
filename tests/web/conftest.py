"""One server and one browser for all tests of the web table; each page has its own person."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from bohnhof.server.http import pages
from tests.server import serving
from tests.server.serving import Site
from tests.server.staged import DEAL
from tests.web import engine
from tests.web.offline import WORKERS
from tests.web.tables import PATIENCE, WIDE, Finished, finish, launch

expect.set_options(timeout=PATIENCE)

# Compile the engine quickly, once: most tests only start it.
COMPILE_ONCE: Final = "--js-flags=--liftoff-only"


# A page adds a number of its own to the deal: always the same one.
NO_CHANCE: Final = "crypto.getRandomValues = (numbers) => numbers.fill(7);"


@pytest.fixture(scope="session")
def shared_site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with serving.site(tmp_path_factory.mktemp("tables")) as one:
        yield one
        assert one.server.service.metrics.faults == 0


@pytest.fixture
def site(shared_site: Site) -> Site:
    """A server with the same deal at all tables and quiet bots; `site.stage` changes that for one test."""
    shared_site.stage(deal=DEAL, bots="quiet")
    return shared_site


@pytest.fixture(scope="session")
def offline_site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server that has the engine, whatever was installed with it."""
    engine.index()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pages, "engine_folder", lambda: engine.ENGINE)
        with serving.site(tmp_path_factory.mktemp("tables")) as one:
            yield one
            assert one.server.service.metrics.faults == 0


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        chromium = launch(playwright, COMPILE_ONCE)
        yield chromium
        chromium.close()


@pytest.fixture(scope="session")
def finished(browser: Browser, shared_site: Site) -> Finished:
    """A game alone against the mafia, for all tests of ends, replays and reviews."""
    shared_site.stage(deal="1", bots="quiet")
    return finish(browser, shared_site, edition="al-cabohne-solo", seats=1)


@pytest.fixture(scope="session")
def traded(browser: Browser, shared_site: Site) -> str:
    """A game of three that is over, with deals of its two bots."""
    shared_site.stage(deal=DEAL, bots="free")
    return finish(browser, shared_site, edition="boonanza", seats=3, bot="casual").table


@pytest.fixture
def person(browser: Browser) -> Iterator[Callable[..., Page]]:
    """Makes pages, each in its own context: other people, or other devices."""
    contexts = []
    faults: list[str] = []

    def make(**options: Any) -> Page:
        context = browser.new_context(**{"viewport": WIDE, "locale": "en-GB", "reduced_motion": "reduce", **options})
        context.set_default_timeout(PATIENCE)
        context.add_init_script(NO_CHANCE)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda fault: faults.append(str(fault)))
        return page

    yield make
    for context in contexts:
        context.close()
    assert faults == []


@pytest.fixture
def player(person: Callable[..., Page]) -> Page:
    """A page whose engine a test can call."""
    page = person()
    page.add_init_script(WORKERS)
    return page
