"""A server without a network: it needs none, and answers like a real server, byte by byte."""

from __future__ import annotations

import ast
import asyncio
import json
import re
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from bohnhof.server.local import Local
from bohnhof.server.rooms import lobby
from bohnhof.server.thinking import workers
from tests.patience import HANGS
from tests.server.playing import Player
from tests.server.serving import running, served
from tests.server.staged import Deals
from tests.server.transcripts import (
    ASKED,
    SEED,
    Line,
    Recorded,
    asked,
    local_transcript,
    script,
    settled,
    without_times,
)

ROOT = Path(__file__).parents[2]
SRC = ROOT / "src"
NETWORK = {"starlette", "uvicorn", "websockets", "threading", "subprocess", "multiprocessing", "uvloop", "concurrent"}


def test_the_example_of_the_documents_runs(capsys: pytest.CaptureFixture[str]) -> None:
    [example] = re.findall(r"```python\n(.*?)```", (ROOT / "docs" / "server.md").read_text(encoding="utf-8"), re.DOTALL)
    exec(example, {})  # noqa: S102 - our own page
    assert [json.loads(line)["type"] for line in capsys.readouterr().out.splitlines()[:-1]] == ["welcome", "pong"]


@asynccontextmanager
async def at(local: Local, table: str, token: str | None = None) -> AsyncIterator[Player]:
    line = Line(local, table)
    player = Player(line)  # type: ignore[arg-type]
    await player.hello(token)
    yield player
    await line.close()


# ---------------------------------------------------------------------------- what it needs


def own_imports(module: str, found: dict[str, set[str]]) -> dict[str, set[str]]:
    """The imports of a module of ours and of all its imports, by module."""
    if module in found:
        return found
    file = SRC / Path(*module.split("."))
    source = file.with_suffix(".py") if file.with_suffix(".py").exists() else file / "__init__.py"
    if not source.exists():
        return found  # a name inside a module
    found[module] = set()
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        match node:
            case ast.Import():
                found[module] |= {alias.name for alias in node.names}
            case ast.ImportFrom(module=str(origin)):
                found[module] |= {origin, *(f"{origin}.{alias.name}" for alias in node.names)}
            case _:
                pass
    for name in list(found[module]):
        if name.partition(".")[0] == "bohnhof":
            own_imports(name, found)
    return found


def test_nothing_of_a_network_is_needed() -> None:
    found = own_imports("bohnhof.server.local", {})
    assert "bohnhof.server.rooms.room" in found
    assert "bohnhof.kernel.play" in found
    used = {(module, name) for module, names in found.items() for name in names if name.partition(".")[0] in NETWORK}
    assert used == set()
    assert [module for module in found if module.startswith("bohnhof.server.http")] == []
    loaded = subprocess.run(
        [sys.executable, "-c", "import sys, bohnhof.server.local; print(*sys.modules)"],
        capture_output=True, text=True, check=True,
    ).stdout.split()  # fmt: skip
    # asyncio and logging bring the modules of threads and processes along, and use neither here.
    assert not {"starlette", "uvicorn", "websockets", "uvloop", "multiprocessing"} & set(loaded)


# --------------------------------------------------------------------------------- playing


def test_a_whole_game_is_played_kept_and_read_again(tmp_path: Path) -> None:
    async def test() -> None:
        local = Local(tmp_path / "games.db", draw_secret=Deals())
        wish = {"edition": "bohnanza", "players": 3, "name": "Anna", "pace": 0, "bots": {"2": "casual"}}
        made = await asked(local, "POST", "/api/tables", wish, 201)
        table = made["table"]
        bert = await asked(local, "POST", f"/api/tables/{table}/bot", {"seat": 1, "bot": "random"})
        assert [seat["kind"] for seat in bert["seats"]] == ["person", "bot", "bot"]
        await asked(local, "POST", f"/api/tables/{table}/start")
        async with at(local, table, made["token"]) as player:
            async with asyncio.timeout(5 * HANGS):
                await player.play(3)
            assert (await player.ask("say", text="Well played"))["type"] == "accepted"
        assert local.house.metrics.faults == 0
        await local.close()

        again = Local(tmp_path / "games.db")
        status, record = await again.ask("GET", f"/games/{table}.txt")
        assert (status, "Anna" in record) == (200, True)
        game = await asked(again, "GET", f"/games/{table}.json")
        assert game["record"] == record
        assert game["talk"][-1]["text"] == "Well played"
        log = await asked(again, "GET", f"/games/{table}/log?after=5")
        assert len(log["entries"]) == len(game["entries"]) - 5
        assert [line["id"] for line in (await asked(again, "GET", "/api/tables"))["mine"]] == [table]
        async with at(again, table) as player:
            assert player.state["result"] is not None
        await again.close()

    running(test(), 10 * HANGS)


def test_two_people_share_a_table_here_and_are_told_goodbye() -> None:
    async def test() -> None:
        local = Local(draw_secret=Deals())
        wish = {"edition": "duel", "players": 2, "name": "Anna", "pace": 0, "bots": {"1": "random"}}
        made = await asked(local, "POST", "/api/tables", {**wish, "start": True}, 201)
        async with at(local, made["table"], made["token"]) as player, at(local, made["table"]) as other:
            assert (player.seat, other.seat) == (0, 0)  # the same person on two devices
            await asked(local, "POST", f"/api/tables/{made['table']}/close", token=made["token"])
            assert (await player.hear("goodbye"))["why"] == "closed"
            with pytest.raises(ConnectionError):
                await player.next()
        await asked(local, "GET", f"/api/tables/{made['table']}", status=410)
        await local.close()

    running(test())


def test_what_cannot_be_asked_is_told_in_one_line() -> None:
    async def test() -> None:
        local = Local()
        for method, path, body, status in (
            ("GET", "/api/nothing", None, 404),
            ("GET", "/api/tables/none", None, 404),
            ("DELETE", "/api/tables", None, 405),
            ("POST", "/api/tables", {"edition": "none", "name": "Anna", "players": 3}, 400),
            ("POST", "/api/tables", {"name": "A" * 9000}, 413),
            ("GET", "/games/none/log?after=x", None, 400),
        ):
            assert (await asked(local, method, path, body, status)).keys() == {"code", "reason"}
        line = Line(local, "none")
        for hello in ('{"type":"hello"}', '{"type":"ping"}', "?"):
            line = Line(local, "none")
            await line.send(hello)
            assert json.loads(await line.recv())["code"] == "not-allowed"
            with pytest.raises(ConnectionError):
                await line.recv()
        assert local.house.metrics.faults == 0
        assert (await local.ask("GET", "/healthz")) == (200, "ok\n")
        await local.close()

    running(test())


# ----------------------------------------------------------------------- the same as a server


GAMES = [("bohnanza", 3, "casual"), ("high-bohn", 3, "club"), ("duel", 2, "random")]


def wish_for(edition: str, players: int, bots: str) -> dict[str, Any]:
    """Without a coach in the duel, because it uses the clock there."""
    return {
        "edition": edition, "players": players, "name": "Anna", "pace": 0, "start": True, "coach": bots != "random",
        "bots": {str(seat): bots for seat in range(1, players)},
    }  # fmt: skip


async def server_transcript(folder: Path, monkeypatch: pytest.MonkeyPatch, wish: dict[str, Any]) -> list[str]:
    """What a real server says, with fixed secrets, ids and numbers."""
    monkeypatch.setattr(lobby, "new_id", lambda: f"same-{wish['edition']}")
    monkeypatch.setattr("tests.server.playing._numbers", count(1))
    # On a busy machine a bot can be taken for a slow one: it moves to another process, and forgets what it remembered.
    monkeypatch.setattr(workers, "QUICK", HANGS)
    lines: list[str] = []
    async with served(folder, bots="free") as server:
        person = server.person()
        made = await person.post("/api/tables", wish, 201)
        async with person.knocking(made["table"]) as player:
            recorded = Player(Recorded(player.socket, lines))  # type: ignore[arg-type]
            await script(recorded, lambda: settled(server.service.lobby, made["table"]), SEED)
        for path in (*ASKED, f"/api/tables/{made['table']}"):
            lines.append(without_times((await person.http.get(path)).text))
    return lines


@pytest.mark.parametrize(("edition", "players", "bots"), GAMES)
def test_the_transcript_is_that_of_a_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, edition: str, players: int, bots: str
) -> None:
    """The same secrets, seeds and person; only times differ."""
    wish = wish_for(edition, players, bots)

    async def test() -> None:
        there = await server_transcript(tmp_path, monkeypatch, wish)
        monkeypatch.setattr("tests.server.playing._numbers", count(1))
        here = await local_transcript(Local(draw_secret=Deals()), wish)
        assert len(there) > 80
        for one, other in zip(there, here, strict=True):
            assert one == other

    running(test(), 10 * HANGS)
