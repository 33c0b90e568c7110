"""Backups: made under load, checked before they replace anything, in several generations, and usable."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from pathlib import Path

import pytest

from bohnhof.cli import main
from bohnhof.kernel.faults import BadInput
from bohnhof.server.storage.backup import Backups, Damaged, copy_database, kept, name_at
from bohnhof.server.storage.sqlite_store import SqliteStore
from tests.cli.complaints import Output, one_line
from tests.patience import HANGS
from tests.server.serving import A_MOMENT, running, served

DAY, HOUR = 86400, 3600
NOON = 1_800_014_400.0  # 2027-01-15T12:00:00Z


def a_database(folder: Path, rows: int = 2000) -> Path:
    """A database with some pages in it."""
    store = SqliteStore(folder, careful=False)
    store.close()
    with sqlite3.connect(store.path) as connection:
        connection.executemany(
            "INSERT INTO talk (game, n, data) VALUES ('game', ?, ?)", [(n, b"x" * 400) for n in range(rows)]
        )
    connection.close()
    return store.path


def damage(database: Path) -> None:
    """Overwrite pages in the middle, like a failing disk."""
    size = database.stat().st_size
    with database.open("r+b") as file:
        file.seek(size // 4096 // 2 * 4096)
        file.write(b"\xa5" * 8 * 4096)


def count(database: Path) -> int:
    connection = sqlite3.connect(database)
    try:
        return int(connection.execute("SELECT count(*) FROM talk").fetchone()[0])
    finally:
        connection.close()


def test_a_copy_under_load_is_made_in_one_step(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody writes between any two steps of a copy: a copy in steps would restart each time and never finish."""
    database = a_database(tmp_path, rows=12_000)
    writer = sqlite3.connect(database, isolation_level=None)
    steps = 0

    class Watched(sqlite3.Connection):
        def backup(self, target: sqlite3.Connection, **how: object) -> None:
            def step(_status: int, remaining: int, _total: int) -> None:
                nonlocal steps
                steps += 1
                assert steps < 50, "the copy begins again and again"
                if remaining:
                    writer.execute("INSERT INTO talk (game, n, data) VALUES ('busy', ?, 'x')", (steps,))

            super().backup(target, progress=step, **how)  # type: ignore[arg-type]

    connect = sqlite3.connect
    monkeypatch.setattr(sqlite3, "connect", lambda *a, **k: connect(*a, factory=Watched, **k))
    copy_database(database, tmp_path / "copy.db")
    monkeypatch.undo()
    writer.close()
    assert steps == 1
    assert count(tmp_path / "copy.db") == 12_000


def test_a_damaged_database_never_replaces_a_good_copy(tmp_path: Path) -> None:
    database = a_database(tmp_path / "data")
    copies = Backups(database)
    good = copies.make(NOON)
    damage(database)
    for now in (NOON, NOON + HOUR):
        with pytest.raises(Damaged, match="the database is damaged"):
            copies.make(now)
    assert copies.all() == [good]
    assert count(good) == 2000
    assert [path.name for path in copies.folder.iterdir()] == [good.name]


@pytest.mark.parametrize("kind", ["damaged", "garbage", "empty", "somebody else's"])
def test_the_command_refuses_what_is_no_good_database_in_one_line(tmp_path: Path, capsys: Output, kind: str) -> None:
    database = a_database(tmp_path)
    complaint = "is damaged"
    match kind:
        case "damaged":
            damage(database)
        case "garbage":
            database.write_bytes(b"no database at all " * 999)
        case "empty":
            database.write_bytes(b"")
            complaint = "no database of a table server"
        case _:
            database.unlink()
            sqlite3.connect(database).execute("CREATE TABLE cats (name)").connection.close()
            complaint = "no database of a table server"
    copy = tmp_path / "copy.db"
    copy.write_bytes(b"SQLite format 3\0 (the last good one)")
    assert main(["backup", str(copy), "--data", str(tmp_path)]) == 2
    said = one_line(capsys)
    assert str(database) in said
    assert complaint in said
    assert copy.read_bytes() == b"SQLite format 3\0 (the last good one)"
    assert not list(tmp_path.glob("*.part-*"))


def test_the_last_copies_of_some_hours_and_days_are_kept() -> None:
    made = [Path(name_at(NOON - minutes * 60)) for minutes in range(0, 20 * 24 * 60, 20)]
    names = [path.name.removesuffix("Z.db") for path in dict.fromkeys(kept(made))]
    assert names == [
        "2027-01-15T12-00-00",
        "2027-01-15T11-40-00",
        "2027-01-15T10-40-00",
        "2027-01-15T09-40-00",
        *(f"2027-01-{day:02}T23-40-00" for day in (14, 13, 12, 11, 10, 9)),
    ]


def test_a_server_that_restarts_all_the_time_keeps_the_copies_of_earlier_days(tmp_path: Path) -> None:
    copies = Backups(a_database(tmp_path, rows=1), careful=False)
    made = [copies.make(NOON + day * DAY) for day in range(3)]
    for restart in range(30):
        copies.make(NOON + 3 * DAY + 10 * restart)
    assert copies.all()[1:] == made[::-1]


def test_what_a_killed_copy_left_is_swept_and_an_older_versions_copy_is_taken_in(tmp_path: Path) -> None:
    database = a_database(tmp_path, rows=1)
    (tmp_path / "backups").mkdir()
    for part in ("backup.db.part-0a0b", "backups/2026-01-01T00-00-00Z.db.part-77"):
        (tmp_path / part).write_bytes(b"half")
    shutil.copy(database, tmp_path / "backup.db")
    copies = Backups(database)
    assert not list(tmp_path.rglob("*.part-*"))
    assert not (tmp_path / "backup.db").exists()
    assert [count(copy) for copy in copies.all()] == [1]


def test_a_server_makes_copies_when_it_starts_and_when_it_stops(tmp_path: Path) -> None:
    async def test() -> None:
        folder = tmp_path / "backups"
        async with served(tmp_path) as server:
            async with asyncio.timeout(HANGS):
                while not list(folder.glob("*.db")):
                    await asyncio.sleep(A_MOMENT)
            assert "bohnhof_last_backup_seconds " in server.service.metrics.text()
            made = await server.person().set_up()
        assert made["table"].encode() in max(folder.glob("*.db")).read_bytes()

    running(test())


def test_a_quiet_server_that_is_asked_whether_it_is_well_makes_no_copies(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as server:
            backups, person = server.service.backups, server.person()
            assert backups is not None
            await person.set_up()
            backups.make_if_new(NOON)
            for hour in range(1, 4):
                assert (await person.http.get("/healthz")).status_code == 200
                backups.make_if_new(NOON + 3600 * hour)
            assert backups.made_at == NOON
            await person.set_up()
            backups.make_if_new(NOON + DAY)
            assert backups.made_at == NOON + DAY

    running(test())


def test_a_copy_is_restored_as_the_manual_says(tmp_path: Path) -> None:
    """Stop, put the copy in place, remove the two files beside it, start: people have their seats again."""

    async def test() -> None:
        async with served(tmp_path) as server:
            anna = server.person()
            seat = await anna.set_up()
            cookie = dict(anna.http.cookies)
        good = max((tmp_path / "backups").glob("*.db"))
        (tmp_path / "bohnhof.db").write_bytes(b"garbage" * 1000)
        (tmp_path / "bohnhof.db-wal").write_bytes(b"garbage" * 1000)
        shutil.copy(good, tmp_path / "bohnhof.db")
        for name in ("bohnhof.db-wal", "bohnhof.db-shm"):
            (tmp_path / name).unlink(missing_ok=True)
        async with served(tmp_path) as server:
            anna = server.person()
            anna.http.cookies.update(cookie)
            again = await anna.get(f"/api/tables/{seat['table']}/seat")
            assert again["seat"] == seat["seat"]

    running(test())


def test_a_missing_database_is_not_copied(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="there is no database"):
        copy_database(tmp_path / "none.db", tmp_path / "copy.db")


def test_a_copy_replaces_neither_a_database_in_use_nor_another_file(tmp_path: Path) -> None:
    """`backup live.db` reads like naming the file to be copied: everything stored afterwards would be lost."""
    (tmp_path / "live").mkdir()
    (tmp_path / "other").mkdir()
    live, other = a_database(tmp_path / "live", rows=1), SqliteStore(tmp_path / "other", careful=False)
    (tmp_path / "linked").symlink_to(live)
    (tmp_path / "letter.txt").write_text("Dear Anna")
    try:
        for target, complaint in [
            (live, "is a database in use"),
            (tmp_path / "linked", "is a database in use"),
            (other.path, "is a database in use"),
            (tmp_path / "letter.txt", "exists already, and is not a copy of a database"),
        ]:
            before = target.stat().st_ino
            with pytest.raises(BadInput, match=complaint):
                copy_database(live, target)
            assert target.stat().st_ino == before
    finally:
        other.close()
    copy_database(live, tmp_path / "copy.db")
    copy_database(live, tmp_path / "copy.db")
    assert count(tmp_path / "copy.db") == 1
