"""Backups: complete, checked copies of the database, in a few generations.

A copy is made in one step inside one read transaction, so a busy server neither waits for it nor delays it. It is
checked before it replaces anything: a damaged database never pushes out a good copy.
"""

from __future__ import annotations

import secrets
import sqlite3
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Final

from bohnhof.kernel.faults import BadInput
from bohnhof.server.storage.private import make_private, new_file

BACKUPS: Final = "backups"
FORMER: Final = "backup.db"  # the one copy that earlier versions made
HOURS: Final = 4  # keep the last copy of each of the last hours with one …
DAYS: Final = 7  # … and of each of the last days
NAME: Final = "%Y-%m-%dT%H-%M-%SZ"
HOUR, DAY = len("2026-01-31T12"), len("2026-01-31")  # the length of a name up to the hour, and up to the day
PART: Final = ".part-"
SQLITE: Final = b"SQLite format 3\0"  # how every database file begins


class Damaged(BadInput):
    """It is not one of our databases, or it is damaged."""


class Backups:
    """The generations of copies of one database."""

    def __init__(self, database: Path, changes: Callable[[], int] = lambda: 0, *, careful: bool = True) -> None:
        """Remove unfinished copies of a killed process. `changes` counts the changes since the start."""
        self._database = database
        self._changes = changes
        self._careful = careful
        self.made_at = 0.0  # when the last copy was made; 0: none since the start
        self._copied: int | None = None  # the number of changes at that time
        self.folder = database.parent / BACKUPS
        make_private(self.folder)
        for folder in (database.parent, self.folder):
            for part in folder.glob(f"*{PART}*"):
                part.unlink()
        former = database.with_name(FORMER)
        if former.exists():
            former.replace(self.folder / name_at(former.stat().st_mtime))

    def make_if_new(self, now: float) -> None:
        """Make a copy, unless nothing has changed since the last one."""
        changes = self._changes()
        if changes != self._copied:
            self.make(now)
            self._copied, self.made_at = changes, now

    def make(self, now: float) -> Path:
        """Make a copy and remove those that it replaces. Raises Damaged, and then keeps all copies."""
        target = self.folder / name_at(now)
        copy_database(self._database, target, careful=self._careful)
        there = self.all()
        for old in set(there) - set(kept(there)):
            old.unlink()
        return target

    def all(self) -> list[Path]:
        """All copies, newest first."""
        return sorted(self.folder.glob("*.db"), reverse=True)


def kept(copies: Iterable[Path]) -> list[Path]:
    """The copies to keep, from a list with the newest first: the last ones of some hours and some days."""
    hours: dict[str, Path] = {}
    days: dict[str, Path] = {}
    for copy in copies:
        hours.setdefault(copy.name[:HOUR], copy)
        days.setdefault(copy.name[:DAY], copy)
    return [*list(hours.values())[:HOURS], *list(days.values())[:DAYS]]


def copy_database(source: Path, target: Path, *, careful: bool = True) -> None:
    """A complete, consistent and checked copy of a database, even while a server writes to it."""
    if not source.exists():
        raise BadInput(f"{source}: there is no database")
    _check_place(source, target)
    part = target.with_name(f"{target.name}{PART}{secrets.token_hex(4)}")
    new_file(part)
    original, copy = sqlite3.connect(f"{source.resolve().as_uri()}?mode=rw", uri=True), sqlite3.connect(part)
    try:
        if not careful:
            copy.execute("PRAGMA synchronous = OFF")
        original.backup(copy, pages=-1)  # all in one step: later writes neither wait nor change the copy
        copy.execute("PRAGMA journal_mode = DELETE")
        check(copy)
        copy.close()
        part.replace(target)
    except sqlite3.DatabaseError as fault:
        raise Damaged(f"{source}: {_about(fault)}; nothing was copied") from None
    except Damaged as fault:
        raise Damaged(f"{source}: {fault}; nothing was copied") from None
    finally:
        original.close()
        copy.close()
        part.unlink(missing_ok=True)


def _check_place(source: Path, target: Path) -> None:
    """A copy may replace an older copy, but no database that somebody uses, and no other file."""
    if not target.exists():
        return
    if target.samefile(source) or target.with_name(f"{target.name}-wal").exists():
        raise BadInput(f"{target}: is a database in use; choose another file for the copy")
    with target.open("rb") as file:
        if file.read(len(SQLITE)) not in (SQLITE, b""):
            raise BadInput(f"{target}: exists already, and is not a copy of a database")


def check(database: sqlite3.Connection) -> None:
    """Raises Damaged unless this is a complete database of ours."""
    complaint = str(database.execute("PRAGMA quick_check(1)").fetchone()[0])
    if complaint != "ok":
        raise Damaged(f"the database is damaged ({' '.join(complaint.split())})")
    found = {name for (name,) in database.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")}
    if not found >= {"meta", "tables", "entries", "talk"}:
        raise Damaged("this is no database of a table server")


def _about(fault: sqlite3.DatabaseError) -> str:
    damage = getattr(fault, "sqlite_errorcode", None) in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
    return f"the database is damaged ({fault})" if damage else str(fault)


def name_at(at: float) -> str:
    return f"{time.strftime(NAME, time.gmtime(at))}.db"
