"""The download size of the web table on a phone."""

from __future__ import annotations

import gzip
import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import APIRequestContext, Browser, Page, Response

from bohnhof.sentences.catalogue import languages
from bohnhof.server.http.pages import CHECKOUT, INSTALLED
from tests.server.serving import Site
from tests.web.tables import open_table

# Bytes, gzipped, without the drawings: what a player loads from the link of a table to the first turn, and all there is
# with the parts that few pages need (lessons, replay, board for a television, the engine's door).
MOST_AT_A_TABLE = 130 * 1024
MOST_OF_ALL = 180 * 1024


def built() -> Path:
    return INSTALLED if INSTALLED.is_dir() else CHECKOUT


def test_the_whole_program_without_its_drawings_is_small() -> None:
    files = [path for path in built().rglob("*") if path.suffix in (".html", ".js", ".css", ".svg")]
    weights = {path: len(gzip.compress(path.read_bytes())) for path in files if not path.name.startswith("art-")}
    spoken = {path for path in weights if path.name.partition("-")[0] in languages()}
    assert len(spoken) == len(languages())
    # A page loads one language: the one with the most words counts.
    weight = sum(weights[path] for path in weights.keys() - spoken) + max(weights[path] for path in spoken)
    assert 20_000 < weight < MOST_OF_ALL


def test_what_a_player_loads_is_small(person: Callable[..., Page], site: Site) -> None:
    page = person(new=True, locale="is")  # the language with the most words
    loaded: dict[str, int] = {}

    def weigh(response: Response) -> None:
        if response.request.resource_type in ("document", "script", "stylesheet") and "/art-" not in response.url:
            loaded[response.url] = len(gzip.compress(response.body()))

    page.on("response", weigh)
    open_table(page, site.address, edition="boonanza", seats=3)
    page.locator(".own.target .soil").first.click()
    page.locator("[data-key=e]").click()
    page.locator(".builder").wait_for()
    assert 20_000 < sum(loaded.values()) < MOST_AT_A_TABLE, loaded


def test_pages_and_files_are_served_to_be_kept(browser: Browser, site: Site) -> None:
    context = browser.new_context()
    request: APIRequestContext = context.request
    page = request.get(f"{site.address}/tables/anything")
    assert page.headers["cache-control"] == "no-cache"
    script = re.findall(r'src="(/assets/[^"]+)"', page.text())[0]
    sent = request.get(site.address + script)
    assert "immutable" in sent.headers["cache-control"]
    assert sent.headers["content-encoding"] in ("br", "gzip")
    assert request.get(f"{site.address}/favicon.svg").ok
    assert request.get(f"{site.address}/assets/nothing.js").status == 404
    context.close()
