"""A pasted link to a table or a game shows what it is about."""

from __future__ import annotations

import asyncio
import html
import io
import re
from pathlib import Path

import msgspec
import pytest
from PIL import Image

from bohnhof.server.http import link_cards, pages
from bohnhof.server.http.link_drawing import SIZE
from bohnhof.server.http.link_pictures import FOLDER, MOST_KEPT, PLAIN, LinkCard, Pictures
from bohnhof.server.http.picture_worker import draw_card
from bohnhof.server.limits import Limits
from bohnhof.server.thinking.work import BrokenWorker
from tests.server.serving import Person, running, served

WISH = {"edition": "boonanza", "seats": 4, "name": "Þóra & Jón", "bots": {"3": "random"}}
PAGE = "<!doctype html><html><head><title>Bohnhof</title></head><body></body></html>"


@pytest.fixture(autouse=True)
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A page that needs no Node."""
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


def test_the_picture_is_drawn_once_and_not_in_this_process(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as server:
            person = server.person()
            table = (await person.post("/api/tables", WISH, 201))["table"]
            answers = await asyncio.gather(*(person.http.get(f"/tables/{table}/picture.png") for _ in range(5)))
            assert len({answer.content for answer in answers}) == 1
            assert answers[0].headers["content-type"] == "image/png"
            with Image.open(io.BytesIO(answers[0].content)) as picture:
                assert picture.size == SIZE
            assert len(answers[0].content) < 100_000
            assert answers[0].content != PLAIN.read_bytes()
            assert server.service.metrics.faults == 0

    running(test())


class Easel:
    """Draws pictures only when the test says so."""

    def __init__(self, picture: bytes = b"a picture") -> None:
        self.picture = picture
        self.asked: list[tuple[str, str]] = []  # addresses, and what they are charged as beside that
        self.dry = asyncio.Event()

    async def ask(self, question: bytes, *, address: str, table: str, **_: object) -> bytes | None:
        self.asked.append((address, table))
        await self.dry.wait()
        if not self.picture:
            raise BrokenWorker("no paint")
        return self.picture

    def lightest(self, addresses: list[str]) -> str:
        return addresses[0]


def card(n: int) -> LinkCard:
    return LinkCard(f"Table {n}", "", ())


def test_whoever_wants_many_pictures_gets_the_plain_one_and_others_get_theirs() -> None:
    async def test() -> None:
        easel = Easel()
        pictures = Pictures(easel, Limits())
        crowd = [asyncio.ensure_future(pictures.find(card(n), "crowd")) for n in range(50)]
        again = [asyncio.ensure_future(pictures.find(card(0), "crowd")) for _ in range(50)]
        await asyncio.sleep(0)
        somebody = asyncio.ensure_future(pictures.find(card(99), "somebody"))
        easel.dry.set()
        most = Limits().replays_at_once
        assert (await asyncio.gather(*crowd)).count(None) == 50 - most
        assert set(await asyncio.gather(*again, somebody)) == {b"a picture"}
        assert [address for address, _ in easel.asked] == ["crowd"] * most + ["somebody"]
        assert all(address == also for address, also in easel.asked), "nobody is charged for the pictures of others"

    running(test())


def test_only_so_many_pictures_are_kept() -> None:
    async def test() -> None:
        easel = Easel()
        easel.dry.set()
        pictures = Pictures(easel, Limits())
        for n in range(3 * MOST_KEPT):
            await pictures.find(card(n), "crowd")
            await pictures.find(card(0), "somebody")
        assert len(pictures._kept) == MOST_KEPT  # noqa: SLF001
        assert len(easel.asked) == 3 * MOST_KEPT, "what is looked at stays"

    running(test())


def test_what_cannot_be_drawn_is_the_plain_picture_and_is_tried_again() -> None:
    async def test() -> None:
        easel = Easel(b"")
        easel.dry.set()
        pictures = Pictures(easel, Limits())
        assert await pictures.find(card(0), "somebody") is None
        easel.picture = b"a picture"
        assert await pictures.find(card(0), "somebody") == b"a picture"

    running(test())


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
    order = msgspec.msgpack.encode(LinkCard(text or "Boonanza", text, ("blue", "nobody-knows-it")))
    with Image.open(io.BytesIO(draw_card(order))) as picture:
        assert picture.size == SIZE


def test_every_bean_that_is_drawn_on_cards_has_a_picture() -> None:
    source = (Path(__file__).parents[2] / "web" / "src" / "art" / "beans.ts").read_text(encoding="utf-8")
    colours = source[source.index("export const beanColour") :]
    known = set(re.findall(r"^  '?([\w-]+)'?: '#", colours, re.MULTILINE)) | {"plain"}
    only_drawings = set(re.findall(r"\w+: '(\w+)' }", source[source.index("drawnAs") :]))
    assert only_drawings
    assert {path.stem for path in (FOLDER / "beans").glob("*.png")} == known - only_drawings
