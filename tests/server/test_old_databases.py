"""A database that an older version wrote opens, and its games go on: seats, references and talk are what they were."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from tests.server.serving import running, served

OLD = Path(__file__).parent / "old"
# What people at the tables of version-1.sql had in their hands.
ANNA = "Ml3pBqOEPaQU1y2e.0d953cd108562ef0251436ef5d61dd3827784b59"
GAME, LOBBY = "XXhXB92oB0Rb", "pJVKvGWeoLth"
TOKENS = ("gQpcKF4nAjbRVKxWQfrZY6By", "-5x15H5DGL-B3Myi2Lygcn4b")


def restore(version: int, folder: Path) -> None:
    """The database as that version of the schema left it."""
    folder.mkdir(exist_ok=True)
    database = sqlite3.connect(folder / "bohnhof.db")
    database.executescript((OLD / f"version-{version}.sql").read_text())
    database.close()


def test_a_game_of_the_first_schema_goes_on(tmp_path: Path) -> None:
    restore(1, tmp_path)

    async def test() -> None:
        async with served(tmp_path) as server:
            anna, bert, eve = server.person(), server.person(), server.person()
            anna.http.cookies["bohnhof"] = ANNA
            async with anna.at(GAME) as a, bert.at(GAME, TOKENS[1]) as b, anna.at(GAME, TOKENS[0]) as again:
                assert (a.seat, b.seat, again.seat) == (0, 1, 0)
                assert a.view["seq"] == 3
                assert [line["text"] for line in b.welcome["talk"]] == ["My next red is yours", "Hello from outside"]
                await a.send("act", ref="once", action={"verb": "offer", "to": None, "give": [], "want": [1]})
                assert await a.answer("once") == {"type": "accepted", "ref": "once", "seq": 3}
                await a.send("act", ref="new", action={"verb": "end_trading"})
                assert (await a.answer("new"))["seq"] == 4
                await b.send("say", ref="line", text="It goes on")
                assert (await b.answer("line"))["type"] == "accepted"
            mine = (await anna.get("/api/tables"))["mine"]
            assert {line["id"]: line["you"] for line in mine} == {GAME: 0, LOBBY: 0}
            assert (await eve.post(f"/api/tables/{LOBBY}/join", {"name": "Eve"}))["seat"] == 2

    running(test())
