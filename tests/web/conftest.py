"""One server and one browser for all tests of the web table; each page has its own person."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from bohnhof.server.http import pages
from tests.server import serving
from tests.server.serving import Site
from tests.server.staged import DEAL
from tests.web import engine
from tests.web.devices import ONE_PROCESS, Devices
from tests.web.offline import WORKERS
from tests.web.tables import PATIENCE, Finished, finish, launch

expect.set_options(timeout=PATIENCE)

# Compile the engine quickly, once: most tests only start it.
COMPILE_ONCE: Final = "--js-flags=--liftoff-only"


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
        chromium = launch(playwright, COMPILE_ONCE, ONE_PROCESS)
        yield chromium
        chromium.close()


@pytest.fixture(scope="session")
def finished(browser: Browser, shared_site: Site) -> Finished:
    """A game alone against the mafia, for all tests of ends, replays and reviews."""
    shared_site.stage(deal="1", bots="quiet")
    return finish(browser, shared_site, edition="al-cabohne-solo", seats=1)


@pytest.fixture(scope="session")
def traded(shared_site: Site) -> str:
    """A game of three that is over, with deals of its two bots."""
    shared_site.stage(deal=DEAL, bots="free")
    return shared_site.finished(edition="boonanza", seats=3, bots={"1": "casual", "2": "casual"})


@pytest.fixture(scope="session")
def devices(browser: Browser) -> Devices:
    return Devices(browser)


@pytest.fixture
def person(devices: Devices, request: pytest.FixtureRequest) -> Iterator[Callable[..., Page]]:
    """Makes pages, each on its own device: other people, or other devices."""
    # A page that plays without a server keeps what it has in more places: it gets a new device.
    reuses = "site" in request.fixturenames and "offline_site" not in request.fixturenames
    address = request.getfixturevalue("shared_site").address if reuses else None
    used = []
    faults: list[str] = []

    def make(*, new: bool = False, **options: Any) -> Page:
        used.append(devices.take(options, None if new else address))
        page = used[-1].context.new_page()
        page.on("pageerror", lambda fault: faults.append(str(fault)))
        return page

    failures = request.session.testsfailed
    yield make
    is_well = request.session.testsfailed == failures
    try:
        with ExitStack() as stack:  # all of them, whatever happens to one
            for device in used:
                stack.callback(devices.give_back, device, again=is_well)
    finally:
        assert faults == []


@pytest.fixture
def player(person: Callable[..., Page]) -> Page:
    """A page whose engine a test can call."""
    page = person()
    page.add_init_script(WORKERS)
    return page
