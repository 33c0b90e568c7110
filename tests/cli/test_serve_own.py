"""`bohnhof serve --edition FILE`: your own edition at web tables, beside the published ones."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect

from bohnhof.cli import main
from tests.cli.complaints import Output, one_line
from tests.patience import HANGS, PATIENTLY

MINE = 'id = "mine"\ntitle = "Mine"\nsummary = "as we like it"\nbased_on = "boonanza"\n[beans]\n'
MORE = 'id = "more"\ntitle = "More"\nsummary = "with figs"\nbased_on = "mine.toml"\n[beans]\n'
FIG = "fig = { copies = 9, meter = [2, 3, 4] }\n"


@contextmanager
def server(folder: Path, *files: str) -> Iterator[str]:
    """Serves these files of the folder; its address."""
    editions = [part for file in files for part in ("--edition", str(folder / file))]
    command = [sys.executable, "-m", "bohnhof", "serve", "--no-browser", "--port", "0", "--data", str(folder / "data")]
    with subprocess.Popen([*command, *editions], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as one:
        assert one.stdout is not None
        try:
            yield one.stdout.readline().split()[3].rstrip("/")
        finally:
            one.terminate()


def set_up(address: str, edition: str) -> Any:
    bots = {"0": "rulebook", "1": "rulebook"}
    wish = {"edition": edition, "players": 3, "name": "Anna", "pace": 0, "start": True, "bots": bots}
    made = httpx.post(f"{address}/api/tables", json=wish, timeout=HANGS)
    assert made.status_code == 201, made.text
    return made.json()


def test_a_published_edition_needs_no_file(tmp_path: Path, capsys: Output) -> None:
    assert main(["serve", "--no-browser", "--port", "0", "--data", str(tmp_path), "--edition", "duel"]) == 2
    said = one_line(capsys)
    assert "--edition takes your own file (.toml): duel is a published edition, which is always offered" in said


def test_it_is_offered_and_bots_play_it(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text(MINE)
    (tmp_path / "more.toml").write_text(MORE + FIG)
    with server(tmp_path, "more.toml") as address:
        offered = {one["id"]: one for one in httpx.get(f"{address}/api/editions", timeout=HANGS).json()}
        assert "mine" not in offered
        assert "fig" in [bean["name"] for bean in offered["more"]["beans"]]
        made = set_up(address, "more")
        with connect(f"{address.replace('http', 'ws', 1)}/api/tables/{made['table']}/live", **PATIENTLY) as line:
            line.send(json.dumps({"type": "hello", "token": made["token"]}))
            message = json.loads(line.recv(timeout=HANGS))
            while message["type"] != "update" or 2 not in message["state"]["waiting"]:
                message = json.loads(line.recv(timeout=HANGS))  # the bots, in their own process, have had their turns
            assert message["state"]["active"] == 2


@pytest.mark.parametrize("files", [("mine.toml", "more.toml"), ("more.toml", "mine.toml")], ids=" ".join)
def test_a_file_is_offered_together_with_one_that_is_based_on_it(tmp_path: Path, files: tuple[str, str]) -> None:
    (tmp_path / "mine.toml").write_text(MINE)
    (tmp_path / "more.toml").write_text(MORE + FIG)
    with server(tmp_path, *files) as address:
        offered = [one["id"] for one in httpx.get(f"{address}/api/editions", timeout=HANGS).json()]
        assert {"mine", "more"} <= set(offered)


def test_a_table_is_not_opened_with_other_rules_than_it_was_set_up_with(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text(MINE)
    with server(tmp_path, "mine.toml") as address:
        table = set_up(address, "mine")["table"]
    (tmp_path / "mine.toml").write_text(f"# a comment changes no rule\n{MINE}")
    with server(tmp_path, "mine.toml") as address:
        assert httpx.get(f"{address}/api/tables/{table}", timeout=HANGS).status_code == 200
    (tmp_path / "mine.toml").write_text(MINE + FIG)
    for files in (["mine.toml"], []):
        with server(tmp_path, *files) as address:
            answer = httpx.get(f"{address}/api/tables/{table}", timeout=HANGS)
            assert (answer.status_code, answer.json()["code"]) == (409, "other-edition")
            assert httpx.get(f"{address}/healthz", timeout=HANGS).text == "ok\n"


@pytest.mark.parametrize(("text", "why"), [("id = 3", "id: must be text"), ('id = "duel"', "is taken: choose another")])
def test_a_file_with_a_fault_is_refused_in_one_line(tmp_path: Path, capsys: Output, text: str, why: str) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(text)
    assert main(["serve", "--no-browser", "--data", str(tmp_path), "--edition", str(file)]) == 2
    assert why in one_line(capsys)
