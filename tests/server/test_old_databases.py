"""A database of an older version opens, and its games continue: seats, references and chat are unchanged."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect

from bohnhof.kernel.edition import RULES_VERSION
from bohnhof.kernel.text.record import RULES, read_record
from bohnhof.server.storage.event_codec import FORMAT
from bohnhof.server.storage.records import marks
from tests.judge import edition_of
from tests.length import FULL
from tests.patience import PATIENTLY
from tests.server import golden
from tests.server.serving import Person, Server, running, served

OLD = Path(__file__).parent / "old"
A_WHILE = 20  # entries
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


# ------------------------------------------------------------------- whole databases of earlier versions (golden.py)


@pytest.mark.parametrize("name", golden.names())
def test_games_of_an_earlier_version_are_shown_as_they_were_and_go_on(tmp_path: Path, name: str) -> None:
    old = golden.restore(name, tmp_path)

    async def test() -> None:
        async with served(tmp_path) as server:
            person = server.person()
            person.http.cookies["bohnhof"] = old.cookie
            mine = {line["id"] for line in (await person.get("/api/tables"))["mine"]}
            assert mine == {game["id"] for game in old.games}
            for n, game in enumerate(old.games):
                match game["stage"]:
                    case "over":
                        await is_shown_as_it_was(person, game)
                    case "play":
                        to_the_end = FULL or n % len(golden.names()) == golden.names().index(name)
                        await goes_on(person, game, to_the_end=to_the_end)
                    case _:
                        await begins(person, game)
            assert "bohnhof_faults_total 0" in server.service.metrics.text()

    running(test())


async def is_shown_as_it_was(person: Person, game: dict[str, Any]) -> None:
    replay = await person.get(f"/games/{game['id']}.json")
    last = replay["entries"][-1]
    assert last["seq"] == game["seq"]
    assert {name: last["state"]["result"][name] for name in ("scores", "winners")} == game["result"]
    assert [line["text"] for line in replay["talk"] if line["kind"] != "reason"] == [
        f"Hello at {game['edition']}",
        "My next red is yours",
    ]
    places = replay["start"]["places"]
    for entry in replay["entries"]:
        places |= entry["places"]
    beans = {place: [card["bean"] for card in cards] for place, cards in places.items()}
    for place, seen in game["places"].items():  # hands are open now; what was seen then is the same
        assert len(beans[place]) == len(seen)
        assert all(bean in (None, now) for bean, now in zip(seen, beans[place], strict=True))
    record = (await person.http.get(f"/games/{game['id']}.txt")).text
    assert marks(record, RULES)[0].split(",")[0].isdecimal()


async def goes_on(person: Person, game: dict[str, Any], *, to_the_end: bool) -> None:
    """Each edition is played to its end from at least one of the versions, and for a while from the others."""
    async with person.at(game["id"]) as player:
        assert player.view["seq"] == game["seq"]
        assert golden.seen_in(player) == game["places"]
        if not to_the_end:
            await player.play(seed=5, entries=A_WHILE)
            assert player.view == await player.resync()
            return
        await player.play(seed=5)
        while player.table["stage"] != "over":
            await player.next()
    record = (await person.http.get(f"/games/{game['id']}.txt")).text
    assert record.startswith("record ")
    assert marks(record, RULES)[0].endswith(f" {RULES_VERSION}") or marks(record, RULES) == [str(RULES_VERSION)]


async def begins(person: Person, game: dict[str, Any]) -> None:
    await person.post(f"/api/tables/{game['id']}/bot", {"seat": 2, "bot": "random"})
    await person.post(f"/api/tables/{game['id']}/start")
    async with person.at(game["id"]) as player:
        await player.play(seed=6)
    record = (await person.http.get(f"/games/{game['id']}.txt")).text
    assert marks(record, RULES) == [str(RULES_VERSION)]
    read_record(record, edition_of)


def test_a_database_of_this_version_is_among_them() -> None:
    """A change of what is stored needs a new one: `python -m tests.server.golden games-N`."""
    forms = set()
    for name in golden.names():
        with closing(sqlite3.connect(":memory:")) as database:
            database.executescript(golden.dump(name))
            forms |= {json.loads(data).get("format", 1) for (data,) in database.execute("SELECT data FROM tables")}
    assert forms == set(range(1, FORMAT + 1))


# --------------------------------------------------------------------------------- what cannot be read


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE entries SET events = X'919361616161009191A13F' WHERE game = :id AND seq = 2",
        "UPDATE tables SET data = json_set(data, '$.format', 999) WHERE id = :id",
        "UPDATE tables SET data = json_set(data, '$.edition', 'chess') WHERE id = :id",
        "UPDATE tables SET data = json_object('chairs', json_array()) WHERE id = :id",
    ],
    ids=["another form of events", "a later form", "an unknown edition", "another form of settings"],
)
def test_a_game_that_cannot_be_read_is_told_in_one_line_and_counted(tmp_path: Path, change: str) -> None:
    restore(1, tmp_path)
    with closing(sqlite3.connect(tmp_path / "bohnhof.db", isolation_level=None)) as database:
        assert database.execute(change, {"id": GAME}).rowcount == 1

    async def test() -> None:
        async with served(tmp_path) as server:
            anna = server.person()
            anna.http.cookies["bohnhof"] = ANNA
            reason = "this game was stored by another version of the server and cannot be read"
            for _ in range(2):  # the same each time
                problem = await anna.get(f"/games/{GAME}.json", status=500)
                assert problem == {"code": "unreadable", "reason": reason}
            assert await first_words(server, GAME) == {
                "type": "fault",
                "code": "not-allowed",
                "reason": reason,
                "ref": None,
            }
            assert "bohnhof_faults_total 3" in server.service.metrics.text()
            assert LOBBY in {line["id"] for line in (await anna.get("/api/tables"))["mine"]}

    running(test())


def test_a_game_whose_entries_do_not_lead_to_its_end_is_not_taken_for_a_whole_one(tmp_path: Path) -> None:
    restore(1, tmp_path)
    with closing(sqlite3.connect(tmp_path / "bohnhof.db", isolation_level=None)) as database:
        database.execute("UPDATE tables SET data = json_set(data, '$.stage', 'over') WHERE id = ?", (GAME,))

    async def test() -> None:
        async with served(tmp_path) as server:
            assert "cannot be read" in (await first_words(server, GAME))["reason"]

    running(test())


async def first_words(server: Server, table: str) -> Any:
    """The first message to somebody who says hello there."""
    async with connect(f"{server.address.replace('http', 'ws', 1)}/api/tables/{table}/live", **PATIENTLY) as socket:
        await socket.send('{"type": "hello"}')
        return json.loads(await socket.recv())
