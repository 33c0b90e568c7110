"""`bohnhof serve` and `bohnhof backup`: starting, stopping and copying, with clear messages when that fails."""

from __future__ import annotations

import json
import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosedOK
from websockets.sync.client import connect

from bohnhof.cli import main
from bohnhof.server.storage.sqlite_store import SqliteStore
from tests.cli.complaints import Output, one_line
from tests.patience import HANGS, PATIENTLY


def test_it_says_where_it_is_serves_and_stops_when_asked(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "bohnhof", "serve", "--no-browser", "--port", "0", "--data", str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        said = server.stdout.readline()
        assert said.startswith("Bohnhof is at http://localhost:")
        address = said.split()[3].rstrip("/")
        assert httpx.get(f"{address}/healthz", timeout=HANGS).text == "ok\n"
        wish = {"edition": "duel", "seats": 2, "name": "Anna", "bots": {"1": "greedy"}, "start": True}
        made = httpx.post(f"{address}/api/tables", json=wish, timeout=HANGS).json()
        assert main(["backup", str(tmp_path / "copy.db"), "--data", str(tmp_path)]) == 0
        server.send_signal(signal.SIGTERM)
        _, log = server.communicate(timeout=HANGS)
    assert [json.loads(line)["says"] for line in log.splitlines()] == ["stopped"]
    secrets = [made["table"], made["token"]]
    assert not [secret for secret in secrets if secret in log]
    copied = (tmp_path / "copy.db").read_bytes()
    assert made["table"].encode() in copied


def test_who_is_there_is_told_goodbye_before_the_server_stops(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "bohnhof", "serve", "--no-browser", "--port", "0", "--data", str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as server:
        assert server.stdout is not None
        address = server.stdout.readline().split()[3].rstrip("/")
        made = httpx.post(
            f"{address}/api/tables", json={"edition": "duel", "seats": 2, "name": "Anna"}, timeout=HANGS
        ).json()
        with connect(f"{address.replace('http', 'ws', 1)}/api/tables/{made['table']}/live", **PATIENTLY) as line:
            line.send(json.dumps({"type": "hello", "token": made["token"]}))
            assert json.loads(line.recv(timeout=HANGS))["type"] == "welcome"
            server.send_signal(signal.SIGTERM)
            assert json.loads(line.recv(timeout=HANGS)) == {"type": "goodbye", "why": "stopping"}
            with pytest.raises(ConnectionClosedOK) as closed:
                line.recv(timeout=HANGS)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1001
        server.wait(timeout=HANGS)


def test_what_cannot_be_served_is_refused_in_one_line(tmp_path: Path, capsys: Output) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        assert main(["serve", "--no-browser", "--port", port, "--data", str(tmp_path)]) == 2
    assert f"cannot listen on 127.0.0.1:{port}: Address already in use" in capsys.readouterr().err
    store = SqliteStore(tmp_path, careful=False)
    assert main(["serve", "--no-browser", "--port", "0", "--data", str(tmp_path)]) == 2
    store.close()
    assert "another server uses this folder" in capsys.readouterr().err


def test_a_file_in_place_of_the_data_folder_is_refused_in_one_line(tmp_path: Path, capsys: Output) -> None:
    file = tmp_path / "file"
    file.write_text("")
    assert main(["serve", "--no-browser", "--port", "0", "--data", str(file)]) == 2
    assert one_line(capsys) == f"bohnhof: --data needs a folder, but {file} is a file\n"


def test_a_file_that_is_no_database_is_refused_in_one_line(tmp_path: Path, capsys: Output) -> None:
    (tmp_path / "bohnhof.db").write_bytes(b"no database at all " * 999)
    assert main(["serve", "--no-browser", "--port", "0", "--data", str(tmp_path)]) == 2
    assert one_line(capsys) == f"bohnhof: {tmp_path / 'bohnhof.db'}: file is not a database\n"


def test_a_copy_of_nothing_is_refused(tmp_path: Path, capsys: Output) -> None:
    assert main(["backup", str(tmp_path / "copy.db"), "--data", str(tmp_path / "none")]) == 2
    assert "there is no database" in one_line(capsys)


def test_a_copy_that_cannot_be_written_is_refused(tmp_path: Path, capsys: Output) -> None:
    assert main(["backup", str(tmp_path), "--data", str(tmp_path)]) == 2
    assert one_line(capsys) == f"bohnhof: {tmp_path}: is a folder\n"
    assert main(["backup", str(tmp_path / "no" / "copy.db"), "--data", str(tmp_path)]) == 2
    assert one_line(capsys) == f"bohnhof: {tmp_path / 'no'}: there is no such folder\n"
