"""The lobby over HTTP: setting up, sitting down, getting up, starting, playing again, and being refused."""

from __future__ import annotations

import asyncio
import json
import logging
import sys
from pathlib import Path

import pytest

from bohnhof.server.http.run import JsonLines
from bohnhof.server.storage.fairness import new_promise
from bohnhof.server.storage.people import People, clean_line, clean_name, new_person, signed
from bohnhof.server.storage.scrubbing import scrub, short
from bohnhof.server.storage.table_settings import Chair, new_id, record_names
from tests.laws.driver import Game
from tests.server.holding import held
from tests.server.playing import until_closed
from tests.server.rooms import full_disk
from tests.server.serving import running, served

on_each_database = pytest.mark.usefixtures("each_database")


@on_each_database
def test_people_sit_down_by_link_and_the_host_starts(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as server:
            anna, bert, eve = server.person(), server.person(), server.person()
            seat = await anna.set_up(seats=3, public=True)
            table = f"/api/tables/{seat['table']}"
            assert [line["id"] for line in (await eve.get("/api/tables"))["open"]] == [seat["table"]]
            assert (await bert.post(f"{table}/join", {"name": "Anna"}, 409))["code"] == "name-taken"
            assert (await bert.post(f"{table}/join", {"name": "Bert", "seat": 0}, 409))["code"] == "taken"
            mine = await bert.post(f"{table}/join", {"name": " Bert\u202e  B. ", "seat": 2})
            assert mine["seat"] == 2
            assert (await bert.post(f"{table}/join", {"name": "Bert again"}))["seat"] == 2
            assert await bert.get(f"{table}/seat") == mine | {"token": None, "link": None}
            assert (await bert.post(f"{table}/start", status=403))["code"] == "not-host"
            assert (await anna.post(f"{table}/start", status=409))["code"] == "seats-open"
            assert (await bert.post(f"{table}/bot", {"seat": 1, "bot": "random"}, 403))["code"] == "not-host"
            await anna.post(f"{table}/bot", {"seat": 1, "bot": "nobody"}, 400)
            shown = await anna.post(f"{table}/bot", {"seat": 1, "bot": "random"})
            assert [(s["kind"], s["name"]) for s in shown["seats"]] == [
                ("person", "Anna"), ("bot", "Cleo"), ("person", "Bert B.")
            ]  # fmt: skip
            assert (await eve.post(f"{table}/join", {"name": "Eve"}, 409))["code"] == "taken"
            assert (await anna.post(f"{table}/start"))["stage"] == "play"
            assert (await anna.post(f"{table}/start", status=409))["code"] == "begun"
            lists = await anna.get("/api/tables")
            assert (lists["open"], [line["you"] for line in lists["mine"]]) == ([], [0])
            assert (await eve.get("/api/tables"))["mine"] == [], "nobody else's games"

    running(test())


@on_each_database
def test_a_room_that_still_does_something_is_not_forgotten(tmp_path: Path) -> None:
    """It would be loaded a second time, and both rooms would write the same entry."""

    async def test() -> None:
        async with served(tmp_path) as server:
            lobby = server.service.lobby
            table = (await server.person().set_up())["table"]
            room = await lobby.room(table)
            stored = asyncio.Event()
            storing = asyncio.ensure_future(room.do(stored.wait))
            await asyncio.sleep(0)
            room.left_at -= 1000
            lobby.sweep()
            assert lobby.in_use(table) is room
            stored.set()
            await storing
            lobby.sweep()
            assert lobby.in_use(table) is None

    running(test())


@on_each_database
def test_a_seat_comes_back_on_another_device_by_its_token(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as server:
            anna, phone = server.person(), server.person()
            seat = await anna.set_up(bots={"1": "random", "2": "random", "3": "random"}, start=True)
            async with anna.at(seat["table"]) as first, phone.at(seat["table"], seat["token"]) as second:
                assert (first.seat, second.seat) == (0, 0)
                action = first.view["legal"]["actions"][0]
                assert (await first.act(**action))["type"] == "accepted"
                await second.hear("update")
                assert second.view == first.view
            async with phone.at(seat["table"]) as watcher:
                assert watcher.seat is None
                assert (await watcher.act(verb="done"))["code"] == "not-seated"
        # Days later, after a restart.
        async with served(tmp_path) as server:
            phone = server.person()
            async with phone.at(seat["table"], seat["token"]) as again:
                assert again.view["seq"] == 1
                assert again.seat == 0

    running(test())


@on_each_database
def test_who_leaves_in_the_lobby_frees_the_seat_and_in_the_game_a_bot_plays_on(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as server:
            anna, bert = server.person(), server.person()
            seat = await anna.set_up(seats=3, bots={"2": "random"})
            table = f"/api/tables/{seat['table']}"
            await bert.post(f"{table}/join", {"name": "Bert"})
            left = await anna.post(f"{table}/leave")
            assert (left["seats"][0]["kind"], left["host"]) == ("open", 1)
            await anna.post(f"{table}/join", {"name": "Anna"})
            await bert.post(f"{table}/start")
            async with bert.at(seat["table"]) as watching:
                async with anna.at(seat["table"]) as going:
                    await anna.post(f"{table}/leave")
                    last = await until_closed(going)
                    assert last == {"type": "goodbye", "why": "left"}
                # The bot plants for Anna, until she is back.
                update = await watching.hear("update")
                assert (update["seat"], update["by"]) == (0, "bot")
                async with anna.at(seat["table"]) as back:
                    assert back.seat == 0
                    await watching.hear("table", lambda message: message["table"]["seats"][0]["bot"] is None)

    running(test())


@on_each_database
def test_the_same_people_play_again_and_the_next_one_begins(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as server:
            anna, bert = server.person(), server.person()
            seat = await anna.set_up(seats=3, bots={"1": "random"})
            table = f"/api/tables/{seat['table']}"
            await bert.post(f"{table}/join", {"name": "Bert"})
            assert (await anna.post(f"{table}/rematch", status=409))["code"] == "not-over"
            await anna.post(f"{table}/start")
            room = await server.service.lobby.room(seat["table"])
            await room.do(lambda: room.keep(room.settings.copy(stage="over")))
            mine = await anna.post(f"{table}/rematch")
            his = await bert.post(f"{table}/rematch")
            assert mine["table"] == his["table"] != seat["table"]
            assert (mine["seat"], his["seat"]) == (2, 1)
            assert (await anna.get(table))["rematch"] == mine["table"]

    running(test())


@on_each_database
def test_a_seat_that_could_not_be_stored_is_nobodys(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def test() -> None:
        async with served(tmp_path) as server:
            anna, bert, cleo = server.person(), server.person(), server.person()
            seat = await anna.set_up(seats=2, edition="duel")
            table = f"/api/tables/{seat['table']}"
            async with held(server, seat["table"]) as queue:
                with monkeypatch.context() as patch:
                    full_disk(patch, server.service.store)
                    for who, name in ((bert, "Bert"), (cleo, "Cleo"), (bert, "Bert")):
                        await queue.then(who.post(f"{table}/join", {"name": name}, 503))
                    await queue.go_on()
            assert [task.result()["code"] for task in queue.tasks] == ["try-again"] * 3
            assert (await anna.get(table))["seats"][1]["kind"] == "open"
            assert (await cleo.post(f"{table}/join", {"name": "Cleo"}))["seat"] == 1
            assert (await bert.get("/api/tables"))["mine"] == []
            log = "\n".join(JsonLines().format(record) for record in caplog.records)
            assert log.count("the settings could not be stored") == 3
            assert seat["table"] not in log

    running(test())


@pytest.mark.parametrize(
    ("wish", "reason"),
    [
        ({"edition": "chess"}, "there is no edition 'chess'"),
        ({"edition": "/etc/passwd.toml"}, "there is no edition"),
        ({"seats": 6}, "boonanza is for 3 to 5 players, not 6"),
        ({"options": ["wild"]}, "boonanza has no option 'wild'"),
        ({"bots": {"0": "random", "1": "random", "2": "random", "3": "random"}}, "leave a seat for yourself"),
        ({"bots": {"9": "random"}}, "there is no seat '9'"),
        ({"bots": {"1": "os:system"}}, "there is no bot 'os:system'"),
        ({"name": "\u200b\u202e"}, "a name needs at least one letter"),
        ({"name": "x" * 25}, "Expected `str` of length <= 24"),
        ({"clock": 1}, "Expected `int` >= 5"),
        ({"cheat": True}, "Object contains unknown field `cheat`"),
    ],
)
def test_a_table_that_cannot_be_is_refused_in_one_line(tmp_path: Path, wish: dict[str, object], reason: str) -> None:
    async def test() -> None:
        async with served(tmp_path) as server:
            body = {"edition": "boonanza", "seats": 4, "name": "Anna"} | wish
            problem = await server.person().post("/api/tables", body, 400)
            assert reason in problem["reason"]
            assert "\n" not in problem["reason"]

    running(test())


def test_another_sites_page_cannot_use_a_persons_cookie(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as server:
            anna = server.person()
            seat = await anna.set_up()
            answer = await anna.http.post(
                f"/api/tables/{seat['table']}/leave", headers={"origin": "https://elsewhere.example"}
            )
            assert (answer.status_code, answer.json()["code"]) == (403, "origin")
            assert answer.headers["content-security-policy"].startswith("default-src 'self'")
            assert answer.headers["x-content-type-options"] == "nosniff"

    running(test())


def test_a_cookie_is_believed_only_with_our_signature_and_until_its_person_signs_out() -> None:
    key, person = b"k" * 32, new_person()
    people = People(key, {})
    first, second = people.cookie_for(person), people.next_cookie_for(person)
    assert [people.person_in(cookie) for cookie in (first, second)] == [person] * 2
    assert [people.is_renewed(cookie) for cookie in (None, first, second)] == [False, False, True]
    stranger = signed(b"x" * 32, person)
    for forged in (None, "", person, f"{person}.{'0' * 40}", stranger, "é.é", "a.b.c", signed(key, person, 2)):
        assert people.person_in(forged) is None
    people.renewed(person)
    assert (people.person_in(first), people.person_in(second)) == (None, person)
    assert people.cookie_for(person) == second


def test_names_are_shown_in_one_line_and_written_so_that_records_can_be_read() -> None:
    assert clean_name("  Anna\n\tMaria ") == "Anna Maria"
    assert clean_line("a\x00b\u202ec  d") == "abc d"
    assert record_names(["Anna Maria", "Anna-Maria", "42", "seed", "红豆", None, "☃"], Game("boonanza", 4).rules()) == (
        "Anna-Maria", "Anna-Maria-2", "Seat-2", "Seat-3", "红豆", "Seat-5", "Seat-6"
    )  # fmt: skip


def test_a_log_names_no_table_person_token_or_seed() -> None:
    promise = new_promise("boonanza", (), 3)
    cookie = signed(b"k" * 32, new_person())
    for secret in (new_id(), new_person(), Chair().give_token(), promise.secret, promise.seed({}), cookie):
        try:
            raise KeyError(secret)
        except KeyError:
            record = logging.LogRecord("x", logging.ERROR, "", 0, "it was %r", (secret,), sys.exc_info())
        record.table = f"GET /tables/{new_id()}/live"
        written = JsonLines().format(record)
        assert secret not in written
        assert json.loads(written)["says"] == f"it was '#{short(secret)}'"
    assert (
        scrub("no such column: RuntimeError at seat 3 of 12345678")
        == "no such column: RuntimeError at seat 3 of 12345678"
    )
    assert scrub(f"POST /api/tables/{'a' * 12}/join") == f"POST /api/tables/#{short('a' * 12)}/join"
