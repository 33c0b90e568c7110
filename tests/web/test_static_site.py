"""A site without any server: files below some folder of a host, and after the first visit not even that."""

from __future__ import annotations

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

from tests.web import engine
from tests.web.test_offline import ready

Person = Callable[..., Page]
BELOW = "/some/beans"  # where on the host


class Host(SimpleHTTPRequestHandler):
    """As hosts of files do it: what is not there is answered with the site's 404.html."""

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
    (docs / "index.html").write_text("<title>Bohnhof</title><h1>Documentation</h1>", encoding="utf-8")
    into = top / "files" / BELOW[1:]
    command = [sys.executable, str(engine.TOP / "web" / "site.py"), "--docs", str(docs), "--into", str(into)]
    subprocess.run(command, check=True, capture_output=True)
    return top / "files"


def test_a_table_is_played_at_any_host_of_files_and_then_at_none(person: Person, folder: Path) -> None:
    page = person()
    with hosted(folder) as address:
        page.goto(f"{address}/")
        expect(page.get_by_role("link", name="Read how it is made")).to_be_visible()
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
