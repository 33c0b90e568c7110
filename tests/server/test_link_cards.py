"""A link to a table or a game says what it is about where somebody pastes it."""

from __future__ import annotations

import asyncio
import html
import io
import re
import threading
from pathlib import Path

import pytest
from PIL import Image

from bohnhof.server.http import link_cards, pages
from bohnhof.server.http.link_drawing import SIZE
from bohnhof.server.http.link_pictures import FOLDER, PLAIN, LinkCard, drawn
from tests.server.serving import Person, running, served

WISH = {"edition": "boonanza", "seats": 4, "name": "Þóra & Jón", "bots": {"3": "random"}}
PAGE = "<!doctype html><html><head><title>Bohnhof</title></head><body></body></html>"


@pytest.fixture(autouse=True)
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A page that is there without Node."""
    folder = tmp_path / "dist"
    folder.mkdir()
    (folder / "index.html").write_text(PAGE, encoding="utf-8")
    monkeypatch.setattr(pages, "INSTALLED", folder)


def tags(text: str) -> dict[str, str]:
    found = re.findall(r'<meta (?:property|name)="([^"]+)" content="([^"]*)" />', text)
    return {name: html.unescape(value) for name, value in found}


async def page_of(person: Person, path: str, language: str = "en") -> dict[str, str]:
    answer = await person.http.get(path, headers={"accept-language": language})
    assert answer.status_code == 200
    return tags(answer.text)


def test_a_table_shows_its_edition_who_sits_there_and_how_many_seats_are_open(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as server:
            person = server.person()
            table = (await person.post("/api/tables", WISH, 201))["table"]
            card = await page_of(person, f"/tables/{table}")
            assert card["og:title"] == "Boonanza"
            assert card["og:description"].startswith("At the table: Þóra & Jón and ")
            assert card["og:description"].endswith(". 2 seats are open: sit down!")
            assert card["og:image"] == f"{server.address}/tables/{table}/picture.png?language=en"
            assert card["twitter:card"] == "summary_large_image"
            dutch = await page_of(person, f"/tables/{table}/board", "fr, nl-BE;q=0.8, en;q=0.5")
            assert dutch["og:locale"] == "nl"
            assert "Er zijn nog 2 plaatsen vrij" in dutch["og:description"]

    running(test())


def test_a_page_of_no_table_speaks_of_all(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as server:
            person = server.person()
            for path in ("/", "/tables/nothing-here", "/games/nothing-here", "/privacy"):
                card = await page_of(person, path)
                assert card["og:title"] == "Bohnhof"
                assert card["og:image"] == f"{server.address}/picture.png"
            assert (await person.http.get("/picture.png")).content == PLAIN.read_bytes()
            assert (await person.http.get("/tables/nothing-here/picture.png")).content == PLAIN.read_bytes()

    running(test())


def test_a_name_cannot_get_out_of_its_tag(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as server:
            person = server.person()
            table = (await person.post("/api/tables", WISH, 201))["table"]
            text = (await person.http.get(f"/tables/{table}")).text
            assert "Þóra &amp; Jón" in text
            assert "Þóra & Jón" not in text

    running(test())


def test_the_picture_is_drawn_once_and_not_in_the_event_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    threads: list[threading.Thread] = []

    def watched(card: LinkCard) -> bytes:
        threads.append(threading.current_thread())
        return drawn(card)

    async def test() -> None:
        async with served(tmp_path) as server:
            person = server.person()
            table = (await person.post("/api/tables", WISH, 201))["table"]
            drawn.cache_clear()
            answers = await asyncio.gather(*(person.http.get(f"/tables/{table}/picture.png") for _ in range(5)))
            assert drawn.cache_info().misses == 1
            assert len({answer.content for answer in answers}) == 1
            assert answers[0].headers["content-type"] == "image/png"
            with Image.open(io.BytesIO(answers[0].content)) as picture:
                assert picture.size == SIZE
            assert len(answers[0].content) < 100_000

    monkeypatch.setattr(link_cards, "drawn", watched)
    running(test())
    assert threading.main_thread() not in threads


def test_without_pillow_all_links_have_the_same_picture(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with served(tmp_path) as server:
            person = server.person()
            table = (await person.post("/api/tables", WISH, 201))["table"]
            assert (await person.http.get(f"/tables/{table}/picture.png")).content == PLAIN.read_bytes()

    monkeypatch.setattr(link_cards, "can_draw", lambda: False)
    running(test())


@pytest.mark.parametrize("text", ["", "word " * 60, "x" * 300, "Þóra, Łukasz, Анна, Ωmega …"])
def test_every_text_can_be_drawn(text: str) -> None:
    with Image.open(io.BytesIO(drawn(LinkCard(text or "Boonanza", text, ("blue", "nobody-knows-it"))))) as picture:
        assert picture.size == SIZE


def test_every_bean_that_is_drawn_on_cards_has_a_picture() -> None:
    source = (Path(__file__).parents[2] / "web" / "src" / "art" / "beans.ts").read_text(encoding="utf-8")
    colours = source[source.index("export const beanColour") :]
    known = set(re.findall(r"^  '?([\w-]+)'?: '#", colours, re.MULTILINE)) | {"plain"}
    assert {path.stem for path in (FOLDER / "beans").glob("*.png")} == known
