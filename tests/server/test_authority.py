"""The room's queue decides who sits where: nobody keeps a seat, a voice or the host's rights after giving them up."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.server.holding import held
from tests.server.playing import until_closed
from tests.server.serving import Person, Server, running, served


async def three_seats(server: Server) -> tuple[str, Person, Any, Person, Any]:
    """Anna's table, with Eve on seat 1 and an open seat: Anna, her seat, Eve, hers."""
    anna, eve = server.person(), server.person()
    seat = await anna.set_up(seats=3)
    mine = await eve.post(f"/api/tables/{seat['table']}/join", {"name": "Eve", "seat": 1})
    return seat["table"], anna, seat, eve, mine


def test_a_hello_with_the_token_of_a_seat_that_was_left_meanwhile_opens_nothing(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as server:
            table, _anna, _seat, eve, mine = await three_seats(server)
            victor = server.person()
            async with eve.at(table, mine["token"]) as first:
                async with held(server, table) as queue:
                    await queue.then(eve.post(f"/api/tables/{table}/leave"))
                    second = await queue.then(eve.turned_away(table, token=mine["token"]))
                assert await until_closed(first) == {"type": "goodbye", "why": "left"}
                assert (await second)["code"] == "not-allowed"
            his = await victor.post(f"/api/tables/{table}/join", {"name": "Victor", "seat": 1})
            assert his["seat"] == 1
            shown = await victor.get(f"/api/tables/{table}")
            assert [seat["present"] for seat in shown["seats"]] == [False, False, False]

    running(test())


def test_leaving_twice_throws_nobody_else_out(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as server:
            table, _anna, _seat, eve, _mine = await three_seats(server)
            victor = server.person()
            path = f"/api/tables/{table}"
            async with held(server, table) as queue:
                await queue.then(eve.post(f"{path}/leave"))
                await queue.then(victor.post(f"{path}/join", {"name": "Victor", "seat": 1}))
                second = await queue.then(eve.post(f"{path}/leave", status=403))
            assert (await second)["code"] == "not-seated"
            assert (await victor.get(path))["seats"][1]["name"] == "Victor"

    running(test())


def test_a_line_that_waits_while_its_seat_changes_hands_is_said_by_nobody(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as server:
            table, anna, _seat, eve, mine = await three_seats(server)
            victor = server.person()
            path = f"/api/tables/{table}"
            async with anna.at(table) as host, eve.at(table, mine["token"]) as eves:
                async with held(server, table) as queue:
                    await queue.then(eve.post(f"{path}/leave"))
                    await queue.then(victor.post(f"{path}/join", {"name": "Victor", "seat": 1}))
                    await queue.then(eves.send("say", ref="1", text="I am Victor"))
                await until_closed(eves)
                await host.ask("say", text="Who is there?")
                lines = [message["line"]["text"] for message in host.heard if message["type"] == "said"]
                assert lines == ["Who is there?"]

    running(test())


@pytest.mark.parametrize("wish", ["start", "bot"])
def test_a_host_who_has_left_decides_nothing_more(tmp_path: Path, wish: str) -> None:
    async def test() -> None:
        async with served(tmp_path) as server:
            table, anna, _seat, _eve, _mine = await three_seats(server)
            victor, wilma = server.person(), server.person()
            path = f"/api/tables/{table}"
            await victor.post(f"{path}/join", {"name": "Victor", "seat": 2})
            async with held(server, table) as queue:
                await queue.then(anna.post(f"{path}/leave"))
                if wish == "start":
                    await queue.then(wilma.post(f"{path}/join", {"name": "Wilma", "seat": 0}))
                    asked = await queue.then(anna.post(f"{path}/start", status=403))
                else:
                    asked = await queue.then(anna.post(f"{path}/bot", {"seat": 0, "bot": "random"}, 403))
            assert (await asked)["code"] == "not-seated"
            shown = await victor.get(path)
            assert (shown["stage"], shown["host"]) == ("lobby", 1)
            assert shown["seats"][0]["name"] == ("Wilma" if wish == "start" else None)

    running(test())
