"""The host moderates: removing people, muting spectators, closing; and a public list that nobody can flood."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from bohnhof.server.rooms import gathering
from bohnhof.server.rooms.lobby import MOST_PUBLIC
from bohnhof.server.storage.table_settings import MOST_BARRED
from tests.server.playing import until_closed
from tests.server.rooms import some_settings
from tests.server.serving import NO_LIMITS, running, served

pytestmark = pytest.mark.usefixtures("each_database")


def test_who_is_removed_before_the_game_leaves_an_open_seat_and_cannot_sit_down_again(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as server:
            anna, eve, victor = server.person(), server.person(), server.person()
            path = f"/api/tables/{(await anna.set_up(seats=3))['table']}"
            hers = await eve.post(f"{path}/join", {"name": "Eve"})
            assert (await eve.post(f"{path}/remove", {"seat": 0}, 403))["code"] == "not-host"
            assert (await anna.post(f"{path}/remove", {"seat": 0}, 409))["code"] == "yourself"
            assert (await anna.post(f"{path}/remove", {"seat": 2}, 409))["code"] == "nobody"
            async with eve.at(hers["table"]) as eves:
                shown = await anna.post(f"{path}/remove", {"seat": 1})
                assert shown["seats"][1]["kind"] == "open"
                assert await until_closed(eves) == {"type": "goodbye", "why": "removed"}
            assert (await eve.post(f"{path}/join", {"name": "Eve"}, 403))["code"] == "removed"
            assert (await eve.post(f"{path}/leave", token=hers["token"], status=403))["code"] == "not-seated"
            assert (await eve.get("/api/tables"))["mine"] == []
            assert (await victor.post(f"{path}/join", {"name": "Victor"}))["seat"] == 1

    running(test())


def test_only_the_latest_people_who_were_removed_are_stored() -> None:
    settings = some_settings()
    for n in range(3 * MOST_BARRED):
        settings.bar(f"person {n}")
    assert len(settings.barred) == MOST_BARRED
    assert settings.barred[-1] == f"person {3 * MOST_BARRED - 1}"


def test_for_who_is_removed_in_the_game_a_bot_plays_to_the_end(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as server:
            anna, eve = server.person(), server.person()
            table = (await anna.set_up(seats=3, bots={"2": "random"}, stand_in="random"))["table"]
            path = f"/api/tables/{table}"
            hers = await eve.post(f"{path}/join", {"name": "Eve"})
            await anna.post(f"{path}/start")
            async with anna.at(table) as host, eve.at(table) as eves:
                shown = await anna.post(f"{path}/remove", {"seat": 1})
                assert (shown["seats"][1]["kind"], shown["seats"][1]["name"]) == ("bot", "Eve")
                assert await until_closed(eves) == {"type": "goodbye", "why": "removed"}
                rng = Random(3)
                while host.state["active"] == 0:  # until Anna has had her turn
                    action = host.choice(rng)
                    if action is None:
                        await host.next()
                    else:
                        await host.act(**action)
                await host.hear("update", lambda message: (message["seat"], message["by"]) == (1, "bot"))
            # Neither by cookie nor by token, and not as a spectator.
            for token in (None, hers["token"]):
                assert (await eve.turned_away(table, token=token))["code"] == "not-allowed"

    running(test())


def test_spectators_talk_when_the_host_lets_them_and_go_when_the_host_wants(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as server:
            anna, wilma = server.person(), server.person()
            table = (await anna.set_up(seats=3, bots={"1": "random", "2": "random"}, start=True, pace=9))["table"]
            path = f"/api/tables/{table}"
            await wilma.set_up()  # so that she has a cookie
            async with anna.at(table) as host, anna.at(table, watch=True), wilma.at(table) as watcher:
                assert not watcher.table["watchers_talk"]
                assert (await watcher.ask("say", text="the red one!"))["code"] == "not-allowed"
                assert (await wilma.post(f"{path}/settings", {"watchers_talk": True}, 403))["code"] == "not-seated"
                assert (await anna.post(f"{path}/settings", {"watchers_talk": True}))["watchers_talk"]
                await host.hear("table", lambda message: message["table"]["watchers_talk"])
                assert (await watcher.ask("say", text="the red one!"))["type"] == "accepted"
                await anna.post(f"{path}/remove", {"seat": None})
                assert await until_closed(watcher) == {"type": "goodbye", "why": "removed"}
                gone = await host.hear("presence", lambda message: message["presence"]["watchers"] == 1)
                assert gone["presence"]["seats"] == [True, True, True]  # who plays and looks on may stay
                assert (await wilma.turned_away(table))["code"] == "not-allowed"

    running(test())


def test_a_spectator_without_a_cookie_who_was_sent_away_is_known_by_the_address(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as server:
            anna, nobody = server.person(), server.person()
            table = (await anna.set_up(seats=3))["table"]
            async with nobody.at(table) as watcher:
                await anna.post(f"/api/tables/{table}/remove", {"seat": None})
                await until_closed(watcher)
            assert (await server.person().turned_away(table))["code"] == "not-allowed"
            async with anna.at(table) as host:  # who plays comes in from anywhere
                assert host.seat == 0

    running(test())


def test_a_closed_table_is_gone_for_everybody(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as server:
            anna, bert = server.person(), server.person()
            table = (await anna.set_up(seats=3, public=True))["table"]
            path = f"/api/tables/{table}"
            await bert.post(f"{path}/join", {"name": "Bert"})
            assert (await bert.post(f"{path}/close", status=403))["code"] == "not-host"
            async with anna.at(table) as hers, bert.at(table) as his:
                await anna.post(f"{path}/close")
                for line in (hers, his):
                    assert await until_closed(line) == {"type": "goodbye", "why": "closed"}
            for person in (anna, bert):
                assert (await person.get(path, 410))["code"] == "closed"
                lists = await person.get("/api/tables")
                assert (lists["open"], lists["mine"]) == ([], [])
        async with served(tmp_path) as server:
            assert (await server.person().get(path, 410))["code"] == "closed"

    running(test())


# ---------------------------------------------------------------------- the public list


def test_an_address_has_few_open_public_tables(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as server:
            eve, anna = server.person(), server.person()
            made = [await eve.set_up(public=True) for _ in range(MOST_PUBLIC)]
            body = {"edition": "duel", "seats": 2, "name": "Eve", "public": True}
            assert (await eve.post("/api/tables", body, 429))["code"] == "too-many-public"
            assert (await anna.post("/api/tables", body, 429))["code"] == "too-many-public"  # the same address
            await anna.post("/api/tables", body | {"public": False}, 201)
            assert len((await anna.get("/api/tables"))["open"]) == MOST_PUBLIC
            await eve.post(f"/api/tables/{made[0]['table']}/close")
            await eve.post("/api/tables", body, 201)

    running(test())


def test_a_public_table_is_listed_while_its_host_is_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with served(tmp_path) as server:
            anna, bert = server.person(), server.person()
            table = (await anna.set_up(public=True))["table"]

            async def listed() -> bool:
                return table in [line["id"] for line in (await bert.get("/api/tables"))["open"]]

            assert await listed()  # she has just set it up
            async with anna.at(table):
                monkeypatch.setattr(gathering, "HOST_AWAY", 0.0)
                assert await listed()
                monkeypatch.undo()
            assert await listed()  # she was there a moment ago
            monkeypatch.setattr(gathering, "HOST_AWAY", 0.0)
            await server.service.lobby.at(table, nothing)  # she has gone when this is done
            assert not await listed()
            async with bert.at(table):  # somebody else does not make up for it
                assert not await listed()
        async with served(tmp_path) as server:
            anna.http = server.person().http
            assert (await anna.get("/api/tables"))["open"] == []

    async def nothing(_: object) -> None: ...

    running(test())


# ------------------------------------------------------------------------------- talk


@pytest.mark.parametrize("connections", [1, 3])
def test_talk_has_a_quota_however_many_connections_there_are(tmp_path: Path, connections: int) -> None:
    limits = replace(NO_LIMITS, talk_per_second=1e-9, talk_at_once=6)

    async def test() -> None:
        async with served(tmp_path, limits) as server:
            anna = server.person()
            table = (await anna.set_up(seats=3))["table"]
            answers = []
            for _ in range(connections):
                async with anna.at(table) as line:
                    answers += [await line.ask("say", text=f"line {n}") for n in range(9 // connections)]
            assert [answer["type"] for answer in answers] == ["accepted"] * 6 + ["fault"] * 3
            assert {answer["code"] for answer in answers[6:]} == {"too-fast"}

    running(test())
