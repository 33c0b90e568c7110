"""Several servers: people at the same table connect to different servers, and do not notice."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from bohnhof.server.rooms.room import Room
from bohnhof.server.storage.bus import Ears, Note, place
from bohnhof.server.storage.postgres_bus import LONGEST, payloads
from tests.patience import HANGS
from tests.server.clubs import a_table, club, cut_listeners, sees, until
from tests.server.playing import Player
from tests.server.postgres import logged
from tests.server.serving import A_MOMENT, Server, running


async def do_something(*players: Player) -> int:
    """The seat that the game waits for acts; returns the entry."""
    for player in players:
        if player.seat in player.state["waiting"] and player.view["legal"]["actions"]:
            answer = await player.act(**player.view["legal"]["actions"][0])
            assert answer["type"] == "accepted", answer
            seq: int = answer["seq"]
            return seq
    raise AssertionError("the game waits for nobody here")


def shared(view: dict[str, Any]) -> Any:
    """What is the same for all viewers of a table."""
    return view["seq"], {name: len(cards) for name, cards in view["places"].items()}, view["state"]["numbers"]


# ---------------------------------------------------------------------------------- playing


def test_people_at_two_servers_play_one_game(tmp_path: Path) -> None:
    async def test() -> None:
        async with club(tmp_path) as (one, other):
            table, anna_token, bert_token = await a_table(one, other)
            async with one.person().at(table, anna_token) as anna, other.person().at(table, bert_token) as bert:
                rng = Random(1)

                async def play(player: Player) -> None:
                    while player.state["result"] is None:
                        action = player.choice(rng)
                        if action is None:
                            await player.next()
                        else:
                            answer = await player.act(**action)
                            assert answer["type"] in ("accepted", "refused"), answer

                await asyncio.gather(play(anna), play(bert))
                assert shared(anna.view) == shared(bert.view)
                assert anna.state["result"] == bert.state["result"]
                for player in (anna, bert):
                    while player.table["stage"] != "over":
                        await player.next()
            rows = await one.service.store.entries(table)
            assert [row.seq for row in rows] == list(range(1, len(rows) + 1))
            assert (one.service.metrics.faults, other.service.metrics.faults) == (0, 0)
            assert min(server.service.metrics.actions["followed"] for server in (one, other)) > 0

    running(test())


def test_an_undo_at_one_server_is_seen_at_the_other(tmp_path: Path) -> None:
    async def test() -> None:
        async with club(tmp_path) as (one, other):
            table, anna_token, bert_token = await a_table(one, other)
            async with one.person().at(table, anna_token) as anna, other.person().at(table, bert_token) as bert:
                before = shared(bert.view)
                await sees(bert, await do_something(anna))
                assert (await anna.ask("undo"))["type"] == "accepted"
                message = await bert.hear("snapshot")
                assert (message["why"], shared(message["view"])[1:]) == ("undo", before[1:])
                assert (await bert.ask("undo"))["code"] == "no-undo"

    running(test())


def test_whoever_comes_sees_all_that_was_acknowledged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Even if no notification has reached this server."""

    async def test() -> None:
        async with club(tmp_path) as (one, other):
            table, anna_token, bert_token = await a_table(one, other)
            for way in ("hear", "behind"):
                monkeypatch.setattr(ears(one), way, ignore)
            async with one.person().at(table, anna_token) as anna, other.person().at(table, anna_token) as elsewhere:
                seq = await do_something(elsewhere)
                async with one.person().at(table, bert_token) as bert:
                    assert bert.view["seq"] == seq
                await sees(anna, seq)
                seq = await do_something(elsewhere)
                assert (await anna.resync())["seq"] == seq

    running(test())


def ignore(*_: object) -> None:
    """Ignore the message."""


async def nothing() -> None:
    """Do nothing."""


def ears(server: Server) -> Ears:
    """The listener of a server to messages of other servers."""
    assert server.service._bus is not None  # noqa: SLF001
    listens = server.service._bus._ears  # noqa: SLF001
    assert listens is not None
    return listens


def test_a_line_resent_at_another_server_is_said_once(tmp_path: Path) -> None:
    async def test() -> None:
        async with club(tmp_path) as (one, other):
            table, anna_token, bert_token = await a_table(one, other)
            async with one.person().at(table, anna_token) as anna, other.person().at(table, bert_token) as bert:
                await anna.send("say", ref="same", text="hello")
                assert (await anna.answer("same"))["type"] == "accepted"
                assert (await bert.hear("said"))["line"]["text"] == "hello"
                async with other.person().at(table, anna_token) as again:
                    await again.send("say", ref="same", text="hello")
                    assert (await again.answer("same"))["type"] == "accepted"
                for n, speaker in enumerate((bert, anna, bert)):
                    await speaker.send("say", ref=f"r{n}", text=f"line {n}")
                    assert (await speaker.answer(f"r{n}"))["type"] == "accepted"
                await anna.hear("said", lambda message: message["line"]["text"] == "line 2")
                said = [message["line"]["n"] for message in anna.heard if message["type"] == "said"]
                assert said == [1, 2, 3, 4]
            async with one.person().at(table, bert_token) as late:
                assert [line["text"] for line in late.welcome["talk"]] == ["hello", "line 0", "line 1", "line 2"]

    running(test())


def test_a_server_whose_listener_is_deaf_still_follows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with club(tmp_path) as (one, other):
            table, anna_token, bert_token = await a_table(one, other)
            monkeypatch.setattr(ears(one), "hear", ignore)
            monkeypatch.setattr(ears(one), "missed", nothing)
            async with one.person().at(table, anna_token) as anna, other.person().at(table, bert_token) as bert:
                for _ in range(2):
                    seq = await do_something(anna, bert)
                    await asyncio.gather(sees(anna, seq), sees(bert, seq))
                await bert.send("say", ref="x", text="do you hear me?")
                await anna.hear("said")

    running(test())


def test_what_was_missed_while_nobody_listened_is_followed_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The log names the connections that broke."""

    async def test() -> None:
        async with club(tmp_path) as (one, other):
            table, anna_token, bert_token = await a_table(one, other)
            monkeypatch.setattr(ears(one), "marks", list)  # it does not look by itself
            monkeypatch.setattr(ears(one), "hear", ignore)
            async with one.person().at(table, anna_token) as anna, other.person().at(table, bert_token) as bert:
                async with other.person().at(table, anna_token) as elsewhere:
                    seq = await do_something(elsewhere, bert)
                await cut_listeners(tmp_path)
                await sees(anna, seq)
            while not logged(caplog):  # it notices within a second, if it was listening again by then
                await cut_listeners(tmp_path)
                await asyncio.sleep(A_MOMENT)
        assert {said["connection"] for said in logged(caplog)} == {"hears"}

    running(test())


def test_nobody_waits_for_a_notification(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """NOTIFY takes a lock of the whole database: an entry is stored and found without it."""

    async def test() -> None:
        async with club(tmp_path) as (one, other):
            table, anna_token, bert_token = await a_table(one, other)
            async with one.person().at(table, anna_token) as anna, other.person().at(table, bert_token) as bert:
                buses: list[Any] = [server.service._bus for server in (one, other)]  # noqa: SLF001
                with monkeypatch.context() as patch:
                    for bus in buses:
                        patch.setattr(bus, "_flush", never)
                    for _ in range(2):
                        seq = await do_something(anna, bert)
                        await asyncio.gather(sees(anna, seq), sees(bert, seq))
                for bus in buses:  # who is stopped waits for what is being told
                    if bus._flushing is not None:  # noqa: SLF001
                        bus._flushing.cancel()  # noqa: SLF001

    running(test())


async def never(*_: object) -> None:
    """Never finish."""
    await asyncio.Event().wait()


# -------------------------------------------------------------------- what nobody stores


def test_who_is_there_is_known_everywhere(tmp_path: Path) -> None:
    async def test() -> None:
        async with club(tmp_path) as (one, other):
            table, anna_token, bert_token = await a_table(one, other)
            async with one.person().at(table, anna_token) as anna:
                assert anna.welcome["presence"]["seats"] == [True, False, True]
                async with other.person().at(table, bert_token) as bert, other.person().at(table):
                    if not all(bert.welcome["presence"]["seats"]):
                        await bert.hear("presence", lambda message: all(message["presence"]["seats"]))
                    everybody = {"seats": [True, True, True], "watchers": 1}
                    await anna.hear("presence", lambda message: message["presence"] == everybody)
                await anna.hear("presence", lambda message: message["presence"]["seats"] == [True, False, True])

    running(test())


def test_wishes_and_who_is_ready_are_known_everywhere_also_to_those_who_come_later(tmp_path: Path) -> None:
    async def test() -> None:
        async with club(tmp_path, 3) as (one, other, third):
            table, anna_token, bert_token = await a_table(one, other)
            async with one.person().at(table, anna_token) as anna, other.person().at(table, bert_token) as bert:
                await bert.send("wish", want=[1], give=[2])
                await anna.hear("wishes", lambda message: message["wishes"][1] == {"want": [1], "give": [2]})
                here = await one.service.lobby.room(table)
                while here.table is not None and not here.table.now.trades:
                    seq = await do_something(anna, bert)
                    await asyncio.gather(*(sees(player, seq) for player in (anna, bert)))
                await bert.send("ready")
                await anna.hear("ready", lambda message: message["ready"] == [1])
                async with third.person().at(table, anna_token) as late:
                    if not any(wish["want"] for wish in late.welcome["wishes"]):
                        await late.hear("wishes", lambda message: message["wishes"][1]["want"] == [1])
                    room = third.service.lobby.in_use(table)
                    assert room is not None
                    await until(lambda: room.market.done == [1])

    running(test())


def test_watchers_who_were_sent_away_cannot_come_back_by_another_server(tmp_path: Path) -> None:
    async def test() -> None:
        async with club(tmp_path) as (one, other):
            anna, cleo = one.person(), other.person()
            table = (await anna.set_up(seats=3))["table"]
            await cleo.get("/api/tables")
            await cleo.set_up()  # a cookie
            async with anna.at(table) as host, cleo.at(table) as watching:
                await host.hear("presence", lambda message: message["presence"]["watchers"] == 1)
                await anna.post(f"/api/tables/{table}/remove", {"seat": None})
                await watching.hear("goodbye", lambda message: message["why"] == "removed")
                assert (await cleo.turned_away(table))["code"] == "not-allowed"

    running(test())


# ----------------------------------------------------------------------------- settings


def test_two_who_join_one_seat_at_two_servers_do_not_both_get_it(tmp_path: Path) -> None:
    async def test() -> None:
        async with club(tmp_path) as (one, other):
            for _ in range(5):
                table = (await one.person().set_up(seats=3))["table"]
                await other.service.lobby.room(table)
                answers = await asyncio.gather(
                    *(join(server, table, name) for server, name in ((one, "Bert"), (other, "Cleo")))
                )
                assert sorted(answer.status_code for answer in answers) == [200, 409]
                loser = next(answer for answer in answers if answer.status_code == 409)
                assert loser.json()["code"] == "taken"
            assert (one.service.metrics.faults, other.service.metrics.faults) == (0, 0)

    running(test())


async def join(server: Server, table: str, name: str) -> httpx.Response:
    return await server.person().http.post(f"/api/tables/{table}/join", json={"name": name, "seat": 1})


def test_changes_at_two_servers_at_once_are_all_kept(tmp_path: Path) -> None:
    async def test() -> None:
        async with club(tmp_path) as (one, other):
            anna = one.person()
            table = (await anna.set_up(seats=5))["table"]
            wishes = [(one, "Bert", 1), (other, "Cleo", 2), (one, "Dora", 3), (other, "Emil", 4)]
            people = [(server.person(), name, seat) for server, name, seat in wishes]
            path = f"/api/tables/{table}"
            await asyncio.gather(*(p.post(f"{path}/join", {"name": name, "seat": n}) for p, name, n in people))
            for server in (one, other):
                seats = (await server.person().get(path))["seats"]
                assert [seat["name"] for seat in seats] == ["Anna", "Bert", "Cleo", "Dora", "Emil"]

    running(test())


def test_a_change_that_was_overtaken_is_made_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with club(tmp_path) as (one, other):
            table = (await one.person().set_up(seats=3))["table"]
            path = f"/api/tables/{table}"
            save = other.service.store.save
            overtaking = [{"name": "Cleo", "seat": 2}]

            async def overtaken(*settings: Any, **more: Any) -> None:
                if overtaking:
                    await one.person().post(f"{path}/join", overtaking.pop())
                await save(*settings, **more)

            monkeypatch.setattr(other.service.store, "save", overtaken)
            await other.person().post(f"{path}/join", {"name": "Bert", "seat": 1})
            seats = (await other.person().get(path))["seats"]
            assert [seat["name"] for seat in seats] == ["Anna", "Bert", "Cleo"]

    running(test())


def test_two_rematches_at_once_are_one(tmp_path: Path) -> None:
    async def test() -> None:
        async with club(tmp_path) as (one, other):
            table, anna_token, bert_token = await a_table(one, other)
            room = await one.service.lobby.room(table)
            await room.do(lambda: room.keep(room.settings.copy(stage="over")))
            path = f"/api/tables/{table}/rematch"
            again = await asyncio.gather(
                one.person().post(path, token=anna_token), other.person().post(path, token=bert_token)
            )
            assert len({seat["table"] for seat in again}) == 1

    running(test())


def test_somebody_who_is_removed_or_signs_out_is_sent_away_everywhere(tmp_path: Path) -> None:
    async def test() -> None:
        async with club(tmp_path) as (one, other):
            table, anna_token, bert_token = await a_table(one, other)
            path = f"/api/tables/{table}"
            async with other.person().at(table, anna_token) as device:
                await one.person().post(f"{path}/sign-out", token=anna_token)
                assert (await device.hear("goodbye"))["why"] == "signed-out"
            async with other.person().at(table, bert_token) as bert:
                await one.person().post(f"{path}/remove", {"seat": 1}, token=anna_token)
                assert (await bert.hear("goodbye"))["why"] == "removed"

    running(test())


def test_a_table_that_was_closed_is_closed_everywhere(tmp_path: Path) -> None:
    async def test() -> None:
        async with club(tmp_path) as (one, other):
            table, anna_token, bert_token = await a_table(one, other)
            async with other.person().at(table, bert_token) as bert:
                await one.person().post(f"/api/tables/{table}/close", token=anna_token)
                assert (await bert.hear("goodbye"))["why"] == "closed"
            assert (await other.person().http.get(f"/api/tables/{table}")).status_code == 410

    running(test())


def test_what_the_owner_does_at_one_server_holds_at_all(tmp_path: Path) -> None:
    async def test() -> None:
        async with club(tmp_path) as (one, other):
            table, anna_token, bert_token = await a_table(one, other)
            settings = await one.service.store.settings(table)
            assert settings is not None
            async with one.person().at(table, anna_token), other.person().at(table, bert_token) as bert:
                await one.service.admin.do("ban", str(settings.chairs[1].person))
                assert (await bert.hear("goodbye"))["why"] == "removed"
                assert (await other.person().turned_away(table, token=bert_token))["code"] == "not-allowed"
            async with other.person().at(table, anna_token) as anna:
                await one.service.admin.do("delete", table)
                assert (await anna.hear("goodbye"))["why"] == "closed"
            assert (await other.person().http.get(f"/api/tables/{table}")).status_code == 404

    running(test())


def test_open_tables_of_all_servers_are_listed(tmp_path: Path) -> None:
    async def test() -> None:
        async with club(tmp_path) as (one, other):
            anna = one.person()
            table = (await anna.set_up(seats=3, public=True))["table"]
            async with anna.at(table):
                bert = other.person()
                async with asyncio.timeout(HANGS):
                    while table not in [line["id"] for line in (await bert.get("/api/tables"))["open"]]:
                        await asyncio.sleep(0.01)

    running(test())


# --------------------------------------------------------------------- bots and clocks


def test_the_first_in_rank_lets_its_bots_act_and_the_next_one_if_it_does_not(tmp_path: Path) -> None:
    async def test() -> None:
        async with club(tmp_path, bots="free") as servers:
            table, anna_token, bert_token = await a_table(*servers)
            servers.sort(key=lambda server: place(server.service.bus.server, table))
            first, second = servers
            async with first.person().at(table, anna_token) as anna, second.person().at(table, bert_token) as bert:
                rooms = [await server.service.lobby.room(table) for server in servers]
                await until(lambda: [room.rank for room in rooms] == [0, 1])
                first.bots.manner = "held"  # as if its bots' processes hung
                players = (anna, bert)
                while 2 not in anna.state["waiting"]:
                    seq = await do_something(*players)
                    await asyncio.gather(*(sees(player, seq) for player in players))
                await sees(anna, anna.view["seq"] + 1)
                assert second.service.metrics.actions["bot"] > 0
                assert first.service.metrics.actions["bot"] == 0

    running(test())


def test_a_clock_moves_the_game_on_once_however_many_servers_there_are(tmp_path: Path) -> None:
    async def test() -> None:
        async with club(tmp_path) as (one, other):
            table, anna_token, bert_token = await a_table(one, other, clock=10)
            async with one.person().at(table, anna_token) as anna, other.person().at(table, bert_token) as bert:
                rooms = [await server.service.lobby.room(table) for server in (one, other)]
                assert abs(int(anna.state["deadline"]) - int(bert.state["deadline"])) < 1000
                for room in rooms:
                    room.clock._due = 0.0  # noqa: SLF001 - it has run down everywhere at once
                    room.changed()
                await asyncio.gather(sees(anna, 1), sees(bert, 1))
                rows = await one.service.store.entries(table)
                assert [row.seq for row in rows] == list(range(1, len(rows) + 1))
                assert {row.by for row in rows} <= {"clock", "bot"}

    running(test())


# ----------------------------------------------------------------------- coming back


def test_rooms_are_loaded_in_turns(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """After a server has died, all its people reconnect at once: people who already play must not wait for them."""

    async def test() -> None:
        async with club(tmp_path) as (one, other):
            tables = [(await one.person().set_up(seats=3))["table"] for _ in range(20)]
            loading = most = 0
            load = Room.load

            async def counted(room: Room) -> None:
                nonlocal loading, most
                loading += 1
                most = max(most, loading)
                await load(room)
                loading -= 1

            monkeypatch.setattr(Room, "load", counted)
            await asyncio.gather(*(other.service.lobby.room(table) for table in tables))
            assert 0 < most < len(tables) / 4

    running(test())


def test_people_are_sent_elsewhere_by_a_server_that_cannot_reach_the_database(tmp_path: Path) -> None:
    async def test() -> None:
        async with club(tmp_path) as (one, other):
            table, anna_token, _ = await a_table(one, other)
            async with one.person().at(table, anna_token) as anna:
                assert one.service._bus is not None  # noqa: SLF001
                one.service._bus._line._address = "postgresql://nobody@127.0.0.1:1/none"  # noqa: SLF001
                one.service._bus._line.end()  # noqa: SLF001
                assert (await anna.hear("goodbye"))["why"] == "stopping"
                assert (await one.person().http.get("/healthz")).json()["code"] == "database"
                assert (await other.person().http.get("/healthz")).text == "ok\n"

    running(test())


# ----------------------------------------------------------------------------- notes


def test_notes_go_together_as_far_as_they_fit() -> None:
    notes = [Note("server", "stored", f"table {n}") for n in range(1000)]
    said = payloads(notes)
    assert 1 < len(said) < 20
    assert max(len(text.encode()) for text in said) <= LONGEST
    too_long = Note("server", "air", "table", "x" * 8000)
    assert payloads([too_long, notes[0]]) == payloads([notes[0]])
