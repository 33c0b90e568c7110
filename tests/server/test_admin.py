"""The owner's commands: closing and deleting tables, renaming, banning, exporting and forgetting people, retention."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

from bohnhof.cli import main
from bohnhof.server.rooms import endpoints, lobby
from bohnhof.server.rooms.admin import DAY, Admin, ask
from bohnhof.server.storage import people
from bohnhof.server.storage.people import COOKIE
from bohnhof.server.thinking.clock import now
from tests.cli.complaints import Output, one_line
from tests.length import FULL
from tests.server.playing import until_closed
from tests.server.serving import Person, Server, running, served


def person_of(person: Person) -> str:
    """The id of somebody, from their cookie."""
    return person.http.cookies[COOKIE].split(".")[0]


async def two_at_a_table(server: Server, **wish: Any) -> tuple[Person, Person, str]:
    anna, bert = server.person(), server.person()
    table = (await anna.set_up(edition="duel", seats=2, **wish))["table"]
    await bert.post(f"/api/tables/{table}/join", {"name": "Bert"})
    return anna, bert, table


def everything_in(folder: Path) -> bytes:
    """All bytes of the database: deleted data is not even in its free pages."""
    with closing(sqlite3.connect(folder / "bohnhof.db")) as database:
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return (folder / "bohnhof.db").read_bytes()


@pytest.mark.parametrize("runs", [True, False], ids=["while the server runs", "while it does not run"])
def test_tables_are_listed_shown_closed_and_deleted(tmp_path: Path, runs: bool) -> None:
    async def test() -> None:
        async with served(tmp_path) as server:
            anna, bert, table = await two_at_a_table(server)
            if runs:
                async with bert.at(table) as player:
                    await look_close_and_delete(tmp_path, table, person_of(bert))
                    assert (await until_closed(player) or {})["why"] == "closed"
                await anna.get(f"/api/tables/{table}", status=404)
        if not runs:
            await look_close_and_delete(tmp_path, table, person_of(bert))
        with closing(sqlite3.connect(tmp_path / "bohnhof.db")) as database:
            for name in ("tables", "sitting", "entries", "talk"):
                assert database.execute(f"SELECT count(*) FROM {name}").fetchone() == (0,)

    running(test())


async def look_close_and_delete(folder: Path, table: str, bert: str) -> None:
    (line,) = await ask(folder, ["tables"])
    assert (line["id"], line["stage"], line["names"]) == (table, "lobby", ["Anna", "Bert"])
    shown = await ask(folder, ["table", table])
    assert shown["seats"][1] == {"name": "Bert", "person": bert, "bot": None, "gone": False}
    assert not {"seed", "promise", "tokens", "token"} & set(shown) | set(shown["seats"][1]) & {"tokens"}
    await ask(folder, ["close", table])
    assert (await ask(folder, ["table", table]))["stage"] == "closed"
    await ask(folder, ["delete", table])
    assert await ask(folder, ["tables"]) == []


def test_somebody_is_renamed_removed_and_banned_in_a_running_game(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as server:
            anna, bert, table = await two_at_a_table(server)
            await anna.post(f"/api/tables/{table}/start")
            async with anna.at(table) as a, bert.at(table) as b:
                await ask(tmp_path, ["rename", person_of(bert), "Bertram"])
                changed = await a.hear("table")
                assert changed["table"]["seats"][1]["name"] == "Bertram"
                await ask(tmp_path, ["remove", person_of(bert), table])
                assert (await until_closed(b) or {})["why"] == "removed"
                seat = (await anna.get(f"/api/tables/{table}"))["seats"][1]
                assert (seat["kind"], seat["name"]) == ("bot", "Seat 2")
                await ask(tmp_path, ["ban", person_of(anna)])
                assert (await until_closed(a) or {})["why"] == "removed"
            banned = await anna.post("/api/tables", {"edition": "duel", "seats": 2, "name": "Anna"}, status=403)
            assert banned["reason"] == "you are banned from this server"
            (someone,) = await ask(tmp_path, ["people", "anna"])
            assert (someone["person"], someone["banned"]) == (person_of(anna), True)
            await ask(tmp_path, ["unban", person_of(anna)])
            await anna.set_up()

    running(test())


def test_a_banned_person_is_refused_at_every_door(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as server:
            anna, bert, table = await two_at_a_table(server)
            link = (await bert.post(f"/api/tables/{table}/link"))["token"]
            other = (await anna.set_up(edition="duel", seats=2))["table"]
            await ask(tmp_path, ["ban", person_of(bert)])
            await bert.post(f"/api/tables/{other}/join", {"name": "Bert"}, status=403)
            for token in (None, link):
                with pytest.raises(AssertionError, match="never welcomed"):
                    await welcomed(bert, table, token)

    running(test())


async def welcomed(person: Person, table: str, token: str | None) -> None:
    try:
        async with person.at(table, token):
            return
    except Exception as fault:
        raise AssertionError("never welcomed") from fault


def test_everything_of_somebody_can_be_exported_and_deleted(tmp_path: Path) -> None:
    """Names, chat and links are deleted; the actions stay, as those of seat 2."""
    words = "a secret that only Bertholdine says"

    async def test() -> None:
        async with served(tmp_path) as server:
            anna, bert = server.person(), server.person()
            tables = []
            for stage in ("lobby", "play", "over"):
                edition, seats = ("duel", 2)
                table = (await anna.set_up(edition=edition, seats=seats, watchers_talk=True))["table"]
                tables.append(table)
                await bert.post(f"/api/tables/{table}/join", {"name": "Bertholdine"})
                async with anna.at(table) as a, bert.at(table) as b:
                    await b.ask("say", text=words)
                    await a.ask("say", text="what Anna says stays")
                    if stage != "lobby":
                        await anna.post(f"/api/tables/{table}/start")
                        await a.hear("snapshot")
                        await b.hear("snapshot")
                    if stage == "over":
                        await play_both(a, b)
                        record = (await anna.http.get(f"/games/{table}.txt")).text
                        assert "Bertholdine" in record
            me = person_of(bert)
            kept = await ask(tmp_path, ["export", me])
            assert {table["id"] for table in kept["tables"]} == set(tables)
            assert all([line["text"] for line in table["talk"]] == [words] for table in kept["tables"])
            assert any(table["actions"] for table in kept["tables"])
            await ask(tmp_path, ["forget", me])
            assert (await ask(tmp_path, ["export", me]))["tables"] == []
            assert await ask(tmp_path, ["people", "Bertholdine"]) == []
            shown = [(await anna.get(f"/api/tables/{table}"))["seats"][1] for table in tables]
            assert [(seat["kind"], seat["name"]) for seat in shown] == [
                ("open", None),
                ("bot", "Seat 2"),
                ("person", "Seat 2"),
            ]
            again = (await anna.http.get(f"/games/{tables[2]}.txt")).text
            assert len(again.splitlines()) == len(record.splitlines())
            assert "Bertholdine" not in again
            assert "> Seat-2 " in again
            talk = (await anna.get(f"/games/{tables[2]}.json"))["talk"]
            assert {line["text"] for line in talk if line["kind"] == "chat"} == {"what Anna says stays"}
            assert "bohnhof_faults_total 0" in server.service.metrics.text()
        left = everything_in(tmp_path)
        assert not [trace for trace in (b"Bertholdine", words.encode(), me.encode()) if trace in left]

    running(test())


async def play_both(a: Any, b: Any) -> None:
    while a.state["result"] is None:
        mover, other = (a, b) if a.seat in a.state["waiting"] else (b, a)
        await mover.act(**mover.view["legal"]["actions"][0])
        while other.view["seq"] < mover.view["seq"]:
            await other.next()


def test_old_talk_and_unfinished_tables_are_deleted_a_few_at_a_time(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as server:
            anna = server.person()
            used = (await anna.set_up())["table"]
            async with anna.at(used) as player:
                await player.ask("say", text="long ago")
                store = server.service.store
                tables = [(await anna.set_up())["table"] for _ in range(3)]
                for table in tables:
                    await server.service.lobby.at(table, forget(server))
                assert await server.service.admin.expire(30, now() + 29 * DAY) == 0
                assert len(await store.talk(used, 10)) == 1
                admin = Admin(store, server.service.lobby)
                assert await admin.expire(30, now() + 31 * DAY) == 3
                assert await store.talk(used, 10) == []
                assert {line["id"] for line in await ask(tmp_path, ["tables"])} == {used}, "somebody is there"

    running(test())


def forget(server: Server) -> Any:
    """Nobody uses this table any more."""

    async def job(room: Any) -> None:
        server.service.lobby.end(room.settings.id)

    return job


def test_the_page_can_say_how_long_things_are_kept(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as server:
            server.service.keep = 30
            assert (await server.person().get("/api/about"))["keep"] == 30

    running(test())


def test_the_commands_speak_plainly(tmp_path: Path, capsys: Output, monkeypatch: pytest.MonkeyPatch) -> None:
    async def set_up() -> None:
        async with served(tmp_path) as server:
            await server.person().set_up()

    running(set_up())
    data = ["--data", str(tmp_path)]
    assert main(["admin", "tables", *data]) == 0
    table, stage, edition, *_ = capsys.readouterr().out.split()
    assert (stage, edition) == ("lobby", "boonanza")
    assert main(["admin", "people", *data]) == 0
    person = capsys.readouterr().out.split()[0]
    assert main(["admin", "table", table, *data]) == 0
    assert json.loads(capsys.readouterr().out)["seats"][0]["person"] == person
    for arguments in (["rename", person, "Annika"], ["ban", person], ["unban", person], ["export", person]):
        assert main(["admin", *arguments, *data]) == 0
    assert "Annika" in capsys.readouterr().out
    for arguments in (["remove", person, table], ["close", table], ["forget", "--yes", person]):
        assert main(["admin", *arguments, *data]) == 0
    capsys.readouterr()
    for arguments, complaint in [
        (["table", "nowhere"], "there is no table 'nowhere'"),
        (["rename", "nobody", "Anna"], "nobody with the id 'nobody' sits at a table"),
        (["remove", "nobody", table], f"nobody with the id 'nobody' sits at table {table}"),
        (["ban", "Anna"], "'Anna' is not a person's id: `bohnhof admin people NAME` shows it"),
        (["unban", "Anna"], "'Anna' is not a person's id"),
        (["export", "Anna"], "'Anna' is not a person's id"),
        (["forget", "--yes", "Anna"], "'Anna' is not a person's id"),
    ]:
        assert main(["admin", *arguments, *data]) == 2
        assert complaint in one_line(capsys)
    monkeypatch.setattr("sys.stdin", StringIO())  # nobody answers
    assert main(["admin", "delete", table, *data]) == 2
    assert "nothing was deleted (in a script, --yes answers the question)" in capsys.readouterr().err
    assert main(["admin", "delete", "--yes", table, *data]) == 0
    assert main(["admin", "tables", "--data", str(tmp_path / "none")]) == 2
    assert "there is no database" in capsys.readouterr().err


def test_ids_do_not_begin_like_an_option(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = iter(["-begins-badly", "--worse", "good-"])
    monkeypatch.setattr("secrets.token_urlsafe", lambda _: next(drawn))
    assert people.new_person() == "good-"


@pytest.mark.parametrize("start", ["-", "--", "-y", "--yes", "-h"] if FULL else ["-y", "--yes"])
def test_older_ids_that_begin_like_an_option_can_be_named(start: str, tmp_path: Path, capsys: Output) -> None:
    table, person = f"{start}7aB_c9dE2fG", f"{start}Q3rS_t5uV8wX1yZ0"[:16]

    async def set_up() -> None:
        async with served(tmp_path) as server:
            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(lobby, "new_id", lambda: table)
                patch.setattr(endpoints, "new_person", lambda: person)
                await server.person().set_up()

    running(set_up())
    data = ["--data", str(tmp_path)]
    assert main(["admin", "table", table, *data]) == 0
    assert json.loads(capsys.readouterr().out)["seats"][0]["person"] == person
    for arguments in (["rename", person, "-Annika-"], ["people", "-Annika-"], ["ban", person], ["unban", person]):
        assert main(["admin", *arguments, *data]) == 0
    assert person in capsys.readouterr().out
    for arguments in (["remove", person, table], ["close", table], ["forget", "--yes", person]):
        assert main(["admin", *arguments, *data]) == 0
    assert main(["admin", "delete", "--yes", table, *data]) == 0


def test_the_folder_may_stand_before_the_command(
    tmp_path: Path, capsys: Output, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def set_up() -> None:
        async with served(tmp_path) as server:
            await server.person().set_up()

    running(set_up())
    monkeypatch.setenv("BOHNHOF_DATA", str(tmp_path / "none"))
    assert main(["admin", "--data", str(tmp_path), "tables"]) == 0
    assert "boonanza" in capsys.readouterr().out
