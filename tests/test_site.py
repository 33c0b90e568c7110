"""The documentation site: it builds without a warning, draws every rule, and keeps to the server's security policy."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from urllib.parse import unquote

import pytest
from starlette.applications import Starlette
from starlette.testclient import TestClient

import bohnhof
from bohnhof.kernel.arrays import COMPILED
from bohnhof.kernel.faults import BadInput
from bohnhof.library import named_in_text
from bohnhof.rulebook import ENGLISH, languages, rules
from bohnhof.server.http.adapter import Headed
from bohnhof.server.http.pages import page_routes
from bohnhof.server.wire.positions import OpenPosition
from tests.sources import TOP

MOST = 3_000_000  # bytes, compressed: it is part of the package, which is a zip file

pytestmark = [
    pytest.mark.skipif(
        find_spec("sphinx") is None, reason="the group `docs` is not installed here: uv sync --group docs"
    ),
    pytest.mark.skipif(
        COMPILED, reason="the site is made from sources that are not compiled: .venv, not .venv-compiled"
    ),
]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site, built as strictly as by `make docs`: a missing link or anchor is an error."""
    folder = tmp_path_factory.mktemp("docs") / "site"
    command = [sys.executable, str(TOP / "docs" / "site" / "build.py"), "--into", str(folder)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, ""), done.stderr
    return folder


@pytest.mark.parametrize("language", languages())
def test_every_rule_is_there_with_its_position_drawn(site: Path, language: str) -> None:
    folder = site / "rules" / (language if language != ENGLISH else "")
    text = "".join(path.read_text(encoding="utf-8") for path in folder.glob("*.html"))
    sections = re.findall(r"<h[23]>(\w[\w.]*) .*?(?=<h[123]>|$)", text, re.DOTALL)
    assert {id for id in rules() if id not in sections} == set()
    parts = re.split(r"<h[23]>(?=[A-Z]+\d)", text)[1:]
    assert [part.split()[0] for part in parts if 'class="position"' not in part] == []


@pytest.mark.parametrize("language", [code for code in languages() if code != ENGLISH])
def test_the_drawn_positions_are_the_same_in_every_language(site: Path, language: str) -> None:
    position = re.compile(r'<table class="position">.*?</table>', re.DOTALL)
    for path in (site / "rules").glob("[0-9]*.html"):
        there = (site / "rules" / language / path.name).read_text(encoding="utf-8")
        assert position.findall(there) == position.findall(path.read_text(encoding="utf-8")), path.name


def test_every_position_can_be_opened_and_judged_by_the_kernel(site: Path) -> None:
    """Two positions cannot be, and say so."""
    link = re.compile(r'href="((?:\.\./)+)offline/referee#text=([^"]+)"')
    found = set()
    for path in site.rglob("*.html"):
        for up, text in link.findall(path.read_text(encoding="utf-8")):
            assert len(path.relative_to(site).parts) == up.count("../")
            found.add(unquote(text))
    assert len(found) > 100
    refused = set()
    for text in found:
        try:
            position = OpenPosition(text, named_in_text)
        except BadInput as fault:
            refused.add(str(fault))
        else:
            shown = position.shown(position.seat)
            assert [one.line for one in shown.verdicts if not one.holds] == []
    assert len(refused) == 2, refused


def test_everything_at_the_front_door_is_explained(site: Path) -> None:
    text = (site / "api.html").read_text(encoding="utf-8")
    assert [name for name in bohnhof.__all__ if f"<h2>{name}<a" not in text] == []


def test_every_decision_is_in_the_index_and_missing_numbers_are_named(site: Path) -> None:
    text = (site / "decisions" / "index.html").read_text(encoding="utf-8")
    records = sorted((TOP / "docs" / "decisions").glob("0*.md"))
    assert [path.stem for path in records if f'href="{path.stem}.html"' not in text] == []
    assert "0019" in text


def test_it_is_small_enough_to_be_part_of_the_package(site: Path, tmp_path: Path) -> None:
    assert Path(shutil.make_archive(str(tmp_path / "site"), "zip", site)).stat().st_size < MOST


def test_no_page_has_a_script_or_a_style_of_its_own(site: Path) -> None:
    """The server's content security policy would not run it."""
    pages = list(site.rglob("*.html"))
    assert len(pages) > 50
    own = re.compile(r"<(?:script|style)(?![^>]*\bsrc=)[^>]*>|\son\w+=\"")
    assert [str(page.relative_to(site)) for page in pages if own.search(page.read_text(encoding="utf-8"))] == []


def test_the_server_shows_it(site: Path, tmp_path: Path) -> None:
    app = Starlette(routes=page_routes(lambda endpoint: endpoint, tmp_path, site))
    client = TestClient(Headed(app, "/beans"))
    for address in ("/beans/docs/", "/docs/", "/beans/docs/rules/10-base-game.html"):
        assert client.get(address).status_code == 200
    assert client.get("/beans/docs", follow_redirects=False).headers["location"].endswith("/beans/docs/")
    assert client.get("/beans/docs/nothing.html").status_code == 404


def test_without_it_the_server_says_so(tmp_path: Path) -> None:
    app = Starlette(routes=page_routes(lambda endpoint: endpoint, tmp_path, tmp_path))
    client = TestClient(Headed(app, "/beans"))
    for address in ("/docs", "/docs/", "/docs/rules/index.html"):
        answer = client.get(address)
        assert (answer.status_code, "make docs" in answer.text, 'href="/beans/"' in answer.text) == (404, True, True)
