"""A club's data goes from a folder to PostgreSQL and back, or from a dump to a new database: nothing of it is lost."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import subprocess
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import asyncpg
import pytest

from bohnhof.cli import main
from bohnhof.server.storage.moving import COLUMNS
from tests.server.clubs import club
from tests.server.postgres import a_database, binaries
from tests.server.postgres import server as postgres_server
from tests.server.serving import running, served

pytestmark = pytest.mark.usefixtures("patient")


def rows(folder: Path) -> dict[str, list[Any]]:
    connection = sqlite3.connect(folder / "bohnhof.db")
    found = {
        name: sorted(connection.execute(f"SELECT {', '.join(columns)} FROM {name} WHERE {columns[0]} <> 'ping'"))
        for name, columns in COLUMNS.items()
    }
    connection.close()
    return found


def test_a_club_moves_to_postgres_plays_on_and_moves_back(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table, token = "", ""

    async def begin() -> None:
        nonlocal table, token
        async with served(tmp_path / "before") as server:
            anna, bert = server.person(), server.person()
            made = await anna.set_up(seats=3, bots={"2": "random"})
            table, token = made["table"], made["token"]
            await bert.post(f"/api/tables/{table}/join", {"name": "Bert", "seat": 1})
            await anna.post(f"/api/tables/{table}/start")
            async with anna.at(table) as player:
                await player.act(**player.view["legal"]["actions"][0])
                await player.ask("say", text="we are moving")
            await server.service.store.ban("somebody-else")
            await server.service.store.renew_person("a-person-1234567")

    running(begin())
    address = a_database(tmp_path)
    before = rows(tmp_path / "before")
    assert main(["move", str(tmp_path / "before"), address]) == 0
    assert "Moved 1 tables with 1 entries and 1 lines of talk." in capsys.readouterr().out
    assert main(["move", address, str(tmp_path / "unchanged")]) == 0
    assert rows(tmp_path / "unchanged") == before

    async def play_on() -> None:
        async with club(tmp_path) as (one, other):
            async with one.person().at(table, token) as anna, other.person().at(table):
                assert (anna.view["seq"], anna.seat) == (1, 0)
                assert anna.welcome["talk"][0]["text"] == "we are moving"
                await anna.act(**anna.view["legal"]["actions"][0])
            capsys.readouterr()

    running(play_on())
    assert main(["move", address, str(tmp_path / "after")]) == 0
    after = rows(tmp_path / "after")
    assert [len(after["entries"]), after["meta"]] == [2, before["meta"]]

    async def end() -> None:
        async with served(tmp_path / "after") as server, server.person().at(table, token) as anna:
            assert anna.view["seq"] == 2

    running(end())


@pytest.mark.skipif("BOHNHOF_TEST_POSTGRES" in os.environ, reason="that server may be newer than our pg_dump")
def test_a_dump_is_restored_as_the_manual_says(tmp_path: Path) -> None:
    dump, schema = tmp_path / "bohnhof.dump", a_database(tmp_path).rpartition("=")[2]
    restored = urlsplit(postgres_server())._replace(path=f"/restored_{schema}").geturl()

    async def test() -> None:
        async with club(tmp_path) as (one, _):
            seat = await one.person().set_up(seats=3, bots={"1": "random", "2": "random"}, start=True)
            async with one.person().at(seat["table"], seat["token"]) as anna:
                await anna.act(**anna.view["legal"]["actions"][0])
            run("pg_dump", "-Fc", "--no-unlogged-table-data", f"--schema={schema}", f"--file={dump}", postgres_server())
        await ask(f"CREATE DATABASE restored_{schema}")
        run("pg_restore", f"--dbname={restored}", str(dump))
        address = f"{restored}?search_path={schema}"
        async with (
            served(tmp_path / "restored", database=address) as there,
            there.person().at(seat["table"], seat["token"]) as anna,
        ):
            assert (anna.view["seq"], anna.seat) == (1, 0)
            assert (await anna.act(**anna.view["legal"]["actions"][0]))["seq"] == 2
        await ask(f"DROP DATABASE restored_{schema} WITH (FORCE)")

    running(test())


def run(program: str, *arguments: str) -> None:
    subprocess.run([binaries() / program, *arguments], check=True)


async def ask(sql: str) -> None:
    connection = await asyncpg.connect(postgres_server())
    await connection.execute(sql)
    await connection.close()


@pytest.mark.parametrize(
    ("source", "target", "why"),
    [
        ("folder", "folder", "one of the two must be a folder"),
        ("postgresql://a", "postgresql://b", "one of the two must be a folder"),
        ("folder", "postgresql://nobody@127.0.0.1:1/none", "there is no database"),
        ("postgresql://nobody@127.0.0.1:1/none", "folder", "the database cannot be used"),
    ],
)
def test_what_cannot_be_moved_is_said_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], source: str, target: str, why: str
) -> None:
    words = [word if "//" in word else str(tmp_path / word) for word in (source, target)]
    assert main(["move", *words]) != 0
    said = capsys.readouterr().err
    assert why in said
    assert "Traceback" not in said


def test_data_is_only_moved_to_where_there_is_none(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    address = a_database(tmp_path)

    async def begin() -> None:
        async with served(tmp_path / "one") as server:
            await server.person().set_up()
        async with club(tmp_path) as (server, _):
            await server.person().set_up()
            assert await asyncio.to_thread(main, ["move", address, str(tmp_path / "used")]) != 0

    running(begin())
    assert "a server uses this database" in capsys.readouterr().err
    assert main(["move", str(tmp_path / "one"), address]) != 0
    assert "not empty" in capsys.readouterr().err
    assert main(["move", address, str(tmp_path / "one")]) != 0
    assert "there is a database already" in capsys.readouterr().err
