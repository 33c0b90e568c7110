"""The data folder and everything in it are private to the server: keys, tokens, the decks of running games."""

from __future__ import annotations

import os
import signal
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from bohnhof.cli import main
from bohnhof.server.storage.sqlite_store import SqliteStore
from tests.patience import HANGS

pytestmark = pytest.mark.skipif(os.name == "nt", reason="rights of files are a POSIX thing")

WIDE_FOLDER, WIDE_FILE = 0o755, 0o644


@pytest.fixture(autouse=True)
def _a_careless_umask() -> object:
    before = os.umask(0o022)
    yield
    os.umask(before)


def rights(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def open_to_others(folder: Path) -> dict[str, str]:
    """Everything in a folder, including itself, that other users could read."""
    everything = [folder, *folder.rglob("*")]
    return {str(path.relative_to(folder)): oct(rights(path)) for path in everything if rights(path) & 0o077}


def test_a_new_folder_and_its_files_are_the_servers_alone(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    store = SqliteStore(folder, careful=False)
    assert {path.name for path in folder.iterdir()} >= {"bohnhof.db", "bohnhof.db-wal", "lock"}
    assert open_to_others(folder) == {}
    store.close()


def test_a_folder_that_is_open_to_others_is_closed_and_told_of_once(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    folder = tmp_path / "data"
    SqliteStore(folder, careful=False).close()
    (folder / "backup.db").write_bytes(b"of an earlier version")
    for path in [*folder.iterdir()]:
        path.chmod(WIDE_FILE)
    folder.chmod(WIDE_FOLDER)
    SqliteStore(folder, careful=False).close()
    assert open_to_others(folder) == {}
    assert [record.getMessage() for record in caplog.records] == [
        f"{folder}: others on this machine could read it; now only its owner can"
    ]
    caplog.clear()
    SqliteStore(folder, careful=False).close()
    assert caplog.records == []


def test_a_folder_shared_with_other_things_keeps_its_rights_but_our_files_are_closed(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    tmp_path.chmod(WIDE_FOLDER)
    other = tmp_path / "holiday.jpg"
    other.write_bytes(b"")
    other.chmod(WIDE_FILE)
    SqliteStore(tmp_path, careful=False).close()
    assert set(open_to_others(tmp_path)) == {".", "holiday.jpg"}
    assert [record.getMessage() for record in caplog.records] == [
        f"{tmp_path}: others on this machine can list it: better give the server a folder of its own"
    ]


def test_a_server_leaves_nothing_open_to_others(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    command = [sys.executable, "-m", "bohnhof", "serve", "--no-browser", "--port", "0", "--data", str(folder)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            assert server.stdout.readline().startswith("Bohnhof is at")
            assert main(["backup", str(tmp_path / "copy.db"), "--data", str(folder)]) == 0
            while_it_ran = open_to_others(folder)
            status = Path(f"/proc/{server.pid}/status")
            umask = status.read_text(encoding="utf-8") if status.exists() else "Umask:\t0077"
        finally:
            server.send_signal(signal.SIGTERM)
            server.communicate(timeout=HANGS)
    assert while_it_ran == open_to_others(folder) == {}
    assert "Umask:\t0077" in umask  # whatever else it will write some day
    assert rights(tmp_path / "copy.db") == 0o600
