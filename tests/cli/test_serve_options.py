"""Options of `bohnhof serve`: each can come from the environment; friends see which addresses they can use."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest
from typer.main import get_command

from bohnhof.cli import app, invitation, main
from bohnhof.cli.invitation import addresses_of_this_machine, drawn
from tests.cli.complaints import Output, one_line
from tests.patience import HANGS

HOST_AND_REST = ["--no-browser", "--port", "0"]


def options_of_serve() -> list[Any]:
    command: Any = get_command(app)
    return list(command.commands["serve"].params)


@pytest.mark.parametrize("option", options_of_serve(), ids=lambda option: option.opts[0])
def test_every_option_can_come_from_the_environment(option: Any) -> None:
    assert option.envvar == "BOHNHOF_" + option.opts[0].removeprefix("--").replace("-", "_").upper()


def test_the_environment_reaches_the_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    said = {
        "PORT": "0",
        "DATA": str(tmp_path / "here"),
        "BROWSER": "0",
        "TRUSTED_PROXY": "127.0.0.1 10.0.0.0/8",
        "ROOT_PATH": "/beans",
    }
    for name, value in said.items():
        monkeypatch.setenv(f"BOHNHOF_{name}", value)
    with subprocess.Popen([sys.executable, "-m", "bohnhof", "serve"], stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        address = server.stdout.readline().split()[3]
        try:
            assert address.endswith("/beans/")
            wish = {"edition": "duel", "players": 2, "name": "Anna"}
            made = httpx.post(f"{address}api/tables", json=wish, headers={"x-forwarded-proto": "https"}, timeout=HANGS)
            assert "Path=/beans" in made.headers["set-cookie"]
            assert "Secure" in made.headers["set-cookie"]
            assert (tmp_path / "here" / "bohnhof.db").exists()
        finally:
            server.terminate()


def test_a_root_that_is_no_folder_is_refused_in_one_line(tmp_path: Path, capsys: Output) -> None:
    assert main(["serve", *HOST_AND_REST, "--data", str(tmp_path), "--root-path", "beans"]) == 2
    assert "'beans' is no folder of a site" in one_line(capsys)


def test_for_everybody_in_the_network_all_addresses_are_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    command = [sys.executable, "-m", "bohnhof", "serve", *HOST_AND_REST, "--host", "0.0.0.0", "--data", str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        try:
            first = server.stdout.readline()
            port = first.partition("localhost:")[2].partition("/")[0]
            expected = [f"http://{host}:{port}/" for host in addresses_of_this_machine()]
            told = [server.stdout.readline() for _ in range(1 + len(expected))] if expected else []
            assert [line.strip() for line in told[1:]] == expected
        finally:
            server.terminate()


def test_loopback_is_no_address_for_friends(monkeypatch: pytest.MonkeyPatch) -> None:
    found = ["127.0.1.1", "192.168.1.20", "fe80::1", "::1", "192.168.1.20", "2001:db8::7", "169.254.3.3"]
    monkeypatch.setattr(invitation, "_found", lambda: found)
    assert addresses_of_this_machine() == ["192.168.1.20", "[2001:db8::7]"]


def test_the_code_shows_the_address() -> None:
    code = drawn("http://192.168.1.20:8000/")
    rows = code.splitlines()
    assert len(rows) > 10
    assert len({len(row) for row in rows}) == 1, "a rectangle"
    assert set(code) <= set(" \u2580\u2584\u2588\n")
