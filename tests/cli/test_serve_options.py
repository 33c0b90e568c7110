"""Options of `bohnhof serve`: each can come from the environment; friends see which addresses they can use."""

from __future__ import annotations

import io
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest
import segno
from typer.main import get_command

from bohnhof.cli import app, invitation, main
from bohnhof.cli.invitation import addresses_of_this_machine, drawn, invite
from tests.cli.complaints import Output, one_line
from tests.patience import HANGS

HOST_AND_REST = ["--no-browser", "--port", "0"]
LINK = "http://192.168.1.20:8000/"
# Which halves of these characters are dark.
HALVES = {" ": (), "\u2580": ("upper",), "\u2584": ("lower",), "\u2588": ("upper", "lower")}


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


@pytest.mark.parametrize(
    ("root", "why"),
    [
        ("beans", "--root-path must look like /beans, not 'beans'"),
        ("/a b", "--root-path must look like /beans, not '/a b'"),
        ("//x", "--root-path must look like /beans, not '//x'"),
        ("/api", "--root-path cannot begin with /api, which Bohnhof uses itself; choose another name, like /beans"),
        ("/docs/x", "--root-path cannot begin with /docs, which Bohnhof uses itself; choose another name, like /beans"),
    ],
)
def test_a_root_that_cannot_be_one_is_refused_in_one_line(tmp_path: Path, capsys: Output, root: str, why: str) -> None:
    assert main(["serve", *HOST_AND_REST, "--data", str(tmp_path), "--root-path", root]) == 2
    assert one_line(capsys) == f"bohnhof: {why}\n"


def test_a_variable_that_is_no_number_is_named(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    monkeypatch.setenv("BOHNHOF_PORT", "abc")
    assert main(["serve"]) == 2
    assert "'--port' (env var: 'BOHNHOF_PORT'): 'abc' is not a valid integer" in one_line(capsys)


def test_for_everybody_in_the_network_all_addresses_are_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    command = [sys.executable, "-m", "bohnhof", "serve", *HOST_AND_REST, "--host", "0.0.0.0", "--data", str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        try:
            first = server.stdout.readline()
            port = first.partition("localhost:")[2].partition("/")[0]
            expected = [f"http://{host}:{port}/" for host in addresses_of_this_machine("0.0.0.0")]
            told = [server.stdout.readline() for _ in range(1 + len(expected))] if expected else []
            assert [line.strip() for line in told[1:]] == expected
        finally:
            server.terminate()


FOUND = ["127.0.1.1", "192.168.1.20", "fe80::1", "::1", "192.168.1.20", "2001:db8::7", "169.254.3.3"]


def test_loopback_is_no_address_for_friends(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(invitation, "_found", lambda: FOUND)
    assert addresses_of_this_machine("::") == ["192.168.1.20", "[2001:db8::7]"]


def test_a_server_on_ipv4_only_names_no_address_of_ipv6(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(invitation, "_found", lambda: FOUND)
    assert addresses_of_this_machine("0.0.0.0") == ["192.168.1.20"]


def test_the_code_shows_the_address_black_on_white_with_a_quiet_zone() -> None:
    rows = []
    for line in drawn(LINK).splitlines():
        shown = re.fullmatch("\x1b\\[30;107m(.+)\x1b\\[0m", line)
        assert shown is not None, "every line sets its colours, whatever those of the terminal are"
        rows += [[half in dark for dark in map(HALVES.__getitem__, shown[1])] for half in ("upper", "lower")]
    expected = [[bool(dark) for dark in row] for row in segno.make(LINK, micro=False).matrix_iter(border=4)]
    assert rows[: len(expected)] == expected
    assert not any(map(any, rows[len(expected) :])), "what completes the last line is white"


class Screen(io.TextIOWrapper):
    """A terminal that keeps what is written to it."""

    def __init__(self, encoding: str) -> None:
        super().__init__(io.BytesIO(), encoding)

    def isatty(self) -> bool:
        return True

    def text(self) -> str:
        self.flush()
        self.seek(0)
        return self.read()


def test_a_terminal_shows_the_addresses_and_the_code_of_the_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdout", screen := Screen("utf-8"))
    invite([LINK, "http://10.0.0.2:8000/"])
    assert screen.text().split("\n", 3)[1:] == [f"  {LINK}", "  http://10.0.0.2:8000/", drawn(LINK) + "\n"]


def test_a_terminal_that_cannot_write_the_code_shows_the_addresses_only(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdout", screen := Screen("latin-1"))
    invite([LINK])
    assert screen.text() == f"Others in your network can use:\n  {LINK}\n"


def test_the_code_is_for_terminals_only(capsys: Output) -> None:
    invite([LINK])
    assert capsys.readouterr().out == f"Others in your network can use:\n  {LINK}\n"
