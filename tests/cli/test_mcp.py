"""`bohnhof mcp` from the outside: its errors at the start. (The tools are tested in tests/envs.)"""

from __future__ import annotations

import pytest

from bohnhof.cli import main
from tests.cli.complaints import Output, one_line


def test_without_its_package_it_says_what_to_install(capsys: Output, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None if name == "mcp" else name)
    assert main(["mcp"]) == 2
    assert one_line(capsys) == "bohnhof: mcp needs mcp: in the project's folder, pip install '.[mcp]'\n"


LINK = "http://127.0.0.1:9/tables/t1#seat=secret"  # nobody listens there


@pytest.mark.parametrize(
    "more",
    [
        ("--edition", "boonanza"),
        ("--players", "4"),
        ("--option", "encore"),
        ("--bots", "random"),
        ("--seat", "0"),
        ("--seed", "1"),
    ],
)
def test_a_table_of_a_server_cannot_be_changed(capsys: Output, more: tuple[str, str]) -> None:
    assert main(["mcp", "--table", LINK, *more]) == 2
    complaint = f"{more[0]} does not apply to a server's table (--table or BOHNHOF_TABLE), which has its own"
    assert one_line(capsys) == f"bohnhof: {complaint}\n"


def test_nor_can_one_that_the_environment_names(capsys: Output, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BOHNHOF_TABLE", LINK)
    assert main(["mcp", "--seat", "1"]) == 2
    assert "--seat does not apply to a server's table" in one_line(capsys)


def test_a_token_needs_a_table(capsys: Output, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("BOHNHOF_TABLE", raising=False)
    assert main(["mcp", "--token", "secret"]) == 2
    assert one_line(capsys) == "bohnhof: --token is for a server's table: name it with --table\n"


def test_a_game_for_one_has_no_seats_for_bots(capsys: Output, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("BOHNHOF_TABLE", raising=False)
    assert main(["mcp", "--edition", "al-cabohne-solo", "--bots", "random"]) == 2
    assert one_line(capsys) == "bohnhof: --bots: there are no other seats in a game for one\n"
