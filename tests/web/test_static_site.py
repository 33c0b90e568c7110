"""A site without any server: files in some folder of a host, and after the first visit not even that."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from bohnhof.server.http.offline import EMPTY, SERVICE_WORKER, service_worker
from tests.web import engine
from tests.web.offline import ready

Person = Callable[..., Page]
BELOW = "/some/beans"  # where on the host


class Host(SimpleHTTPRequestHandler):
    """A static file host: a missing file is answered with the site's 404.html."""

    def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:
        text = Path(self.directory, BELOW[1:], "404.html").read_bytes()
        self.send_response(code)
        self.send_header("content-type", "text/html")
        self.send_header("content-length", str(len(text)))
        self.end_headers()
        self.wfile.write(text)

    def log_message(self, *_: Any) -> None:
        pass


@contextmanager
def hosted(folder: Path, port: int = 0) -> Iterator[str]:
    with ThreadingHTTPServer(("127.0.0.1", port), partial(Host, directory=str(folder))) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_port}{BELOW}"
        finally:
            server.shutdown()
            thread.join()


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site as `make site` makes it, with little documentation."""
    engine.index()
    top = tmp_path_factory.mktemp("host")
    docs = top / "docs"
    docs.mkdir()
    link = '<a href="../offline/referee#text=edition%20boonanza%0Aseats%20Anna%20Bert%20Cleo">Open it</a>'
    (docs / "index.html").write_text(f"<title>Bohnhof</title><h1>Documentation</h1>{link}", encoding="utf-8")
    into = top / "files" / BELOW[1:]
    command = [sys.executable, str(engine.TOP / "web" / "site.py"), "--docs", str(docs), "--into", str(into)]
    subprocess.run(command, check=True, capture_output=True)
    return top / "files"


def test_a_position_of_the_documentation_is_opened_and_judged(person: Person, folder: Path) -> None:
    page = person()
    with hosted(folder) as address:
        page.goto(f"{address}/docs/index.html")
        page.get_by_role("link", name="Open it").click()
        page.get_by_role("button", name="Play here, without a server").click()
        ready(page)
        expect(page.get_by_role("textbox", name="Position and actions")).to_have_value(re.compile("^edition boonanza"))
        page.get_by_role("button", name="Judge").click()
        page.get_by_role("button", name="Play on from here").click()
        expect(page.locator(".hand .slot")).to_have_count(5)


def service_worker_of(site: Path) -> str:
    """As it would be written for what lies there now; its own list is emptied first."""
    listed = (site / SERVICE_WORKER).read_text(encoding="utf-8")
    empty = re.sub(r"JSON\.parse\('.*'\)", lambda _: f"JSON.parse('{EMPTY}')", listed)
    (site / SERVICE_WORKER).write_text(empty, encoding="utf-8")
    return service_worker(site, site / "engine", "./")


def test_a_table_is_played_at_any_host_of_files_and_then_at_none(person: Person, folder: Path) -> None:
    page = person()
    with hosted(folder) as address:
        page.goto(f"{address}/")
        expect(page.get_by_role("link", name="Documentation")).to_be_visible()
        page.get_by_role("button", name="Play here, without a server").click()
        ready(page)
        page.get_by_role("button", name="Play now").click()
        expect(page.locator(".hand .slot")).to_have_count(5)
        table = page.url
        assert table.startswith(f"{address}/tables/")
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    # Nobody answers any more: the second visit asks for nothing.
    page.close()
    again = page.context.new_page()
    again.goto(table)
    ready(again)
    expect(again.locator(".hand .slot")).to_have_count(5)


def test_the_address_of_a_page_leads_there_although_it_is_no_file(person: Person, folder: Path) -> None:
    page = person()
    with hosted(folder) as address:
        page.goto(f"{address}/rules/duel")
        page.wait_for_url(f"{address}/rules/duel")
        expect(page.get_by_role("button", name="Play here, without a server")).to_be_visible()
        page.goto(f"{address}/nothing")
        expect(page.get_by_text("There is nothing here.")).to_be_visible()
        assert page.request.get(f"{address}/docs/index.html").ok
        assert "unsafe-eval" not in page.request.get(f"{address}/").text()


def test_the_page_for_addresses_that_are_no_files_knows_every_page() -> None:
    """The addresses of the router: a missing one would show an error page."""
    pages = (engine.TOP / "web" / "src" / "App.svelte").read_text(encoding="utf-8")
    names = set(re.findall(r'here\.path === "/([\w-]+)"|/\^\\/(\w+)', pages))
    wanted = {one or other for one, other in names}
    assert {"tables", "referee", "puzzles"} < wanted
    found = (engine.TOP / "web" / "site.py").read_text(encoding="utf-8")
    known = re.search(r"\(\?:((?:[\w-]+\|)+[\w-]+)\)", found)
    assert known is not None
    assert wanted <= set(known[1].split("|"))


def test_a_new_version_is_offered_and_nobody_is_moved_to_it_in_the_middle_of_a_game(
    person: Person, folder: Path, tmp_path: Path
) -> None:
    """The game continues in the old version, then in the new one, when somebody agrees."""
    shutil.copytree(folder, tmp_path / "files")
    site = tmp_path / "files" / BELOW[1:]
    page = person()
    with hosted(tmp_path / "files") as address:
        page.goto(f"{address}/")
        page.get_by_role("button", name="Play here, without a server").click()
        ready(page)
        page.get_by_role("button", name="Play now").click()
        expect(page.locator(".hand .slot")).to_have_count(5)
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        newer = (site / "index.html").read_text(encoding="utf-8").replace("<html ", "<html data-newer ", 1)
        (site / "index.html").write_text(newer, encoding="utf-8")
        (site / SERVICE_WORKER).write_text(service_worker_of(site), encoding="utf-8")
        page.reload()
        ready(page)
        expect(page.get_by_text("A new version is ready.")).to_be_visible()
        page.evaluate("document.body.dataset.same = 'yes'")
        page.locator(".own.target .soil").first.click()
        expect(page.locator(".hand .slot")).to_have_count(4)
        expect(page.locator("body[data-same]")).to_have_count(1)  # the page is the same one
        expect(page.locator("html[data-newer]")).to_have_count(0)
        page.get_by_role("button", name="Use it now").click()
        page.locator("html[data-newer]").wait_for(state="attached")
        ready(page)
        expect(page.locator(".hand .slot")).to_have_count(4)
