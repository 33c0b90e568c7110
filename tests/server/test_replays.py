"""Replays and records: written once, outside the server's own process, and only what is missing is sent."""

from __future__ import annotations

import asyncio
import gzip
import json
from pathlib import Path
from typing import Any

import pytest

from bohnhof.kernel.actions import Plant
from bohnhof.server.limits import Limits
from bohnhof.server.metrics import Metrics
from bohnhof.server.storage import records
from bohnhof.server.storage import replays as replays_module
from bohnhof.server.storage.records import game_log
from bohnhof.server.storage.replay_writer import write
from bohnhof.server.storage.replays import Replays
from bohnhof.server.storage.store import Row
from bohnhof.server.thinking.work import WorkHere
from bohnhof.server.thinking.workers import Workers
from bohnhof.server.wire.denial import Denied
from tests.server.rooms import Tabletop, sitting, some_settings
from tests.server.serving import Person, Server, running, served


async def finished(server: Server, person: Person) -> str:
    """A game that bots have played to its end; its table."""
    seat = await person.set_up(edition="boonanza", seats=3, bots={"1": "random", "2": "random"}, start=True)
    async with person.at(seat["table"]) as player:
        await player.play(1)
    return str(seat["table"])


def counted(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The tables that a process is asked to write something about."""
    asked: list[str] = []
    ask = Workers.ask

    async def noted(self: Workers, question: bytes, **about: Any) -> bytes | None:
        if "replay" in self._workers[0]._module:  # noqa: SLF001
            asked.append(about["table"])
        return await ask(self, question, **about)

    monkeypatch.setattr(Workers, "ask", noted)
    return asked


def test_a_finished_game_is_written_once_and_then_served_from_a_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = counted(monkeypatch)

    def here(*_: object) -> None:
        raise AssertionError("it must not be folded in the server's own process")

    monkeypatch.setattr(records, "new_table", here)

    async def test() -> None:
        async with served(tmp_path) as server:
            anna, eve = server.person(), server.person()
            table = await finished(server, anna)
            path = f"/games/{table}.json"
            first, second = await asyncio.gather(anna.http.get(path), eve.http.get(path))
            assert first.json() == second.json()
            assert first.headers["content-encoding"] == "gzip"
            assert first.json()["entries"][-1]["state"]["result"] is not None
            plain = await eve.http.get(path, headers={"accept-encoding": "identity"})
            assert "content-encoding" not in plain.headers
            assert plain.content == first.content
            assert asked == [table], "two at once and one later: written once"
            again = await eve.http.get(path, headers={"if-none-match": first.headers["etag"]})
            assert (again.status_code, again.content) == (304, b"")
            async with anna.at(table) as player:
                await player.ask("say", text="Well played!")
            later = await eve.http.get(path, headers={"if-none-match": first.headers["etag"]})
            assert later.status_code == 200
            assert later.json()["talk"][-1]["text"] == "Well played!"
            text = await eve.http.get(f"/games/{table}.txt")
            assert text.text == first.json()["record"]
            assert text.headers["content-type"].startswith("text/plain")
            folder = tmp_path / "replays"
            assert folder.stat().st_mode & 0o777 == 0o700
            assert len(list(folder.iterdir())) == 2, "of each kind, the last one"
            assert server.service.metrics.faults == 0

    running(test())


def test_a_finished_game_that_nobody_uses_is_not_loaded_for_its_replay(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as server:
            table = await finished(server, server.person())
        async with served(tmp_path) as server:
            anna = server.person()
            assert (await anna.get(f"/games/{table}.json"))["record"]
            assert (await anna.get(f"/api/tables/{table}"))["stage"] == "over"
            assert "bohnhof_tables_in_memory 0" in server.service.metrics.text()

    running(test())


def test_a_running_game_sends_what_was_missed(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as server:
            anna = server.person()
            seat = await anna.set_up(seats=3, edition="bohnanza")
            for name in ("Bert", "Cleo"):
                await server.person().post(f"/api/tables/{seat['table']}/join", {"name": name})
            path = f"/games/{seat['table']}/log"
            assert (await anna.get(path, 409))["code"] == "not-begun"
            await anna.post(f"/api/tables/{seat['table']}/start")
            async with anna.at(seat["table"]) as player:
                for _ in range(2):
                    await player.act(**player.view["legal"]["actions"][0])
                whole = await anna.get(path)
                assert [entry["seq"] for entry in whole["entries"]] == [1, 2]
                assert whole["entries"][0]["events"] == player.heard[1]["events"]
                assert len(whole["entries"][0]["scores"]) == 3
                rest = await anna.get(f"{path}?after=1")
                assert (rest["after"], rest["entries"]) == (1, whole["entries"][1:])
                assert (await anna.get(f"{path}?after=2"))["entries"] == []
                for nonsense in ("-1", "x", "1e9", "9" * 40, "١"):
                    await anna.get(f"{path}?after={nonsense}", 400)

    running(test())


def test_a_log_goes_back_to_before_what_was_taken_back(tmp_path: Path) -> None:
    async def test() -> None:
        async with sitting(tmp_path, some_settings("bohnanza", 3)) as top:
            await plant(top)
            settings, store = top.room.settings, top.room.store
            rows = await store.entries(settings.id)
            assert [entry.seq for entry in game_log(settings, rows, 0).entries] == [1]
            await top.undo(0)  # entry 2
            rows = await store.entries(settings.id)
            log = game_log(settings, rows, 1)
            assert (log.after, log.entries) == (0, [])
            assert game_log(settings, rows, 2).after == 2
            await plant(top)
            log = game_log(settings, await store.entries(settings.id), 1)
            assert (log.after, [entry.seq for entry in log.entries]) == (0, [3])

    running(test())


async def plant(top: Tabletop) -> None:
    await top.act(0, next(action for action in top.legal(0) if isinstance(action, Plant)))


def test_who_asks_for_too_many_at_once_is_refused_and_others_are_not(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path, Limits(replays_at_once=2)) as server:
            anna = server.person()
            wish: dict[str, Any] = {"seats": 3, "edition": "bohnanza", "bots": {"1": "random", "2": "random"}}
            tables = [(await anna.set_up(**wish, start=True))["table"] for _ in range(6)]
            answers = await asyncio.gather(*(anna.http.get(f"/games/{table}.json") for table in tables))
            statuses = [answer.status_code for answer in answers]
            assert set(statuses) == {200, 429}
            assert (await anna.http.get(f"/games/{tables[-1]}.json")).status_code == 200, "later it is served"

    running(test())


def test_a_game_that_cannot_be_read_is_a_fault_and_no_trace(tmp_path: Path) -> None:
    async def test() -> None:
        async with sitting(tmp_path / "data", some_settings(stage="over")) as top:
            await top.room.store.enter(top.room.settings.id, Row(1, 0, "person", None, 0, b"{}", b"nobody wrote this"))
            metrics = Metrics()
            replays = Replays(top.room.store, WorkHere(write), metrics, Limits(), tmp_path)
            with pytest.raises(Denied, match="cannot be read"):
                await replays.find("game", top.room.settings, 0, "somebody")
            assert metrics.faults == 1

    running(test())


def test_files_are_limited_in_size_and_those_of_another_process_are_not_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "replays").mkdir()
    (tmp_path / "replays" / "old.game.x.gz").write_bytes(b"of another version")
    monkeypatch.setattr(replays_module, "MOST_BYTES", 10)

    async def test() -> None:
        async with sitting(tmp_path / "data", some_settings(stage="over")) as top:
            replays = Replays(top.room.store, WorkHere(write), Metrics(), Limits(), tmp_path)
            assert list((tmp_path / "replays").iterdir()) == []
            answer = await replays.find("log", top.room.settings, 0, "somebody")
            assert json.loads(gzip.decompress(answer.data or b""))["entries"] == []
            assert list((tmp_path / "replays").iterdir()) == [], "it is larger than all may be"

    running(test())
