"""What cannot be stored did not happen: not in memory, not for anybody, and the request can be repeated."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from tests.server.rooms import full_disk
from tests.server.serving import running, served

# The request, who makes it at a table with Anna (the host) and Bert, and whether the game has begun.
WISHES = {
    "join": ("cleo", "join", {"name": "Cleo"}, False),
    "leave": ("bert", "leave", None, False),
    "leave in play": ("bert", "leave", None, True),
    "bot": ("anna", "bot", {"seat": 2, "bot": "random"}, False),
    "start": ("anna", "start", None, False),
    "remove": ("anna", "remove", {"seat": 1}, False),
    "remove in play": ("anna", "remove", {"seat": 1}, True),
    "settings": ("anna", "settings", {"watchers_talk": True}, True),
    "close": ("anna", "close", None, True),
    "link": ("bert", "link", None, True),
    "sign-out": ("bert", "sign-out", None, True),
}


@pytest.mark.parametrize("name", WISHES)
def test_a_wish_that_cannot_be_stored_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    who, what, body, begun = WISHES[name]

    async def test() -> None:
        async with served(tmp_path) as server:
            people = {one: server.person() for one in ("anna", "bert", "cleo")}
            bots = {} if name in ("join", "bot") else {"2": "random"}
            table = (await people["anna"].set_up(seats=3, bots=bots, pace=9))["table"]
            path = f"/api/tables/{table}"
            await people["bert"].post(f"{path}/join", {"name": "Bert", "seat": 1})
            if begun:
                await people["anna"].post(f"{path}/start")
            async with people["anna"].at(table) as host, people["bert"].at(table) as guest:
                room = await server.service.lobby.room(table)
                before = msgspec.json.encode(room.settings), room.table and room.table.clone()
                heard = len(host.heard), len(guest.heard)
                with monkeypatch.context() as patch:
                    full_disk(patch, server.service.store)
                    assert (await people[who].post(f"{path}/{what}", body, 503))["code"] == "try-again"
                assert (msgspec.json.encode(room.settings), room.table) == before
                assert {client.seat for client in room.clients} == {0, 1}
                for line, count in zip((host, guest), heard, strict=True):
                    await line.send("ping")
                    await line.hear("pong")
                    assert {message["type"] for message in line.heard[count:]} <= {"pong", "presence"}
                await people[who].post(f"{path}/{what}", body)
                assert msgspec.json.encode(room.settings) != before[0]

    running(test())
