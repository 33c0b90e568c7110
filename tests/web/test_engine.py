"""The engine that plays in a browser, run in Node: it weighs little, and says what a server says, byte by byte."""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tests.server.playing import HANGS
from tests.server.serving import running
from tests.server.test_local import GAMES, server_transcript, wish_for
from tests.web import engine
from tests.web.tables import FULL

MOST = 6_000_000  # bytes

TRANSCRIPT = """
import json
from hashlib import sha256
from bohnhof.server import browser
from bohnhof.server.rooms import lobby
from tests.server.transcripts import local_transcript

async def think(question):
    return browser.think_briefly(question)

async def save(count, numbers, pages):
    pass

async def main():
    wish = json.loads({wish!r})
    lobby.new_id = lambda: "same-" + wish["edition"]
    tables = browser.BrowserTables(b"", save, think, lambda: sha256(b"7").hexdigest())
    return json.dumps(await local_transcript(tables.local, wish))
"""


def test_the_engine_is_under_six_megabytes() -> None:
    assert 3_000_000 < engine.weight() < MOST


def test_whose_work_is_in_it_is_said_beside_it() -> None:
    notices = (engine.ENGINE / "THIRD_PARTY.txt").read_text(encoding="utf-8")
    for name in ("Pyodide", "Mozilla Public License", "Python Software Foundation", "msgspec", "mypy_extensions"):
        assert name in notices
    assert notices.count("Permission is hereby granted") + notices.count("Redistribution and use") >= 2


@pytest.mark.parametrize(("edition", "players", "bots"), GAMES if FULL else GAMES[:1])
def test_the_transcript_is_that_of_a_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, edition: str, players: int, bots: str
) -> None:
    wish = wish_for(edition, players, bots)
    there: list[str] = []

    async def ask_a_server() -> None:
        there.extend(await server_transcript(tmp_path / "server", monkeypatch, wish))

    with ThreadPoolExecutor(1) as elsewhere:  # browser tests before this one have left their loop running here
        elsewhere.submit(running, ask_a_server(), 10 * HANGS).result()
    here = json.loads(engine.run(TRANSCRIPT.format(wish=json.dumps(wish)), tmp_path / "engine"))
    assert len(there) > 80
    for one, other in zip(there, here, strict=True):
        assert one == other
