"""One server and one browser for all tests of the web table; each page has a person of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from tests.web.tables import PATIENCE, WIDE, launch, server


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder: Path = tmp_path_factory.mktemp("tables")
    with server(folder) as where:
        yield where


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        chromium = launch(playwright)
        yield chromium
        chromium.close()


@pytest.fixture
def person(browser: Browser) -> Iterator[Callable[..., Page]]:
    """Makes pages, each of them in a context of its own: other people, or other devices."""
    contexts = []
    faults: list[str] = []

    def make(**options: Any) -> Page:
        context = browser.new_context(**{"viewport": WIDE, "locale": "en-GB", "reduced_motion": "reduce", **options})
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda fault: faults.append(str(fault)))
        return page

    yield make
    for context in contexts:
        context.close()
    assert faults == []
