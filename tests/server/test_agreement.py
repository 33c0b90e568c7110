"""Nobody is stuck: bots for those who are gone, pausing and ending by agreement, pages for what is not there."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bohnhof.server.rooms import gathering
from tests.server.playing import until_closed
from tests.server.serving import Person, Server, running, served

pytestmark = pytest.mark.usefixtures("each_database")


async def table_of_two(server: Server, **more: Any) -> tuple[Person, Person, str, str]:
    """Anna, who is the host, Ben, and a bot; the game has begun."""
    anna, ben = server.person(), server.person()
    table = (await anna.set_up(seats=3, bots={"2": "random"}, stand_in="random", **more))["table"]
    path = f"/api/tables/{table}"
    await ben.post(f"{path}/join", {"name": "Ben"})
    await anna.post(f"{path}/start")
    return anna, ben, table, path


def test_the_host_lets_a_bot_play_for_somebody_who_is_gone_and_gives_the_seat_back(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as server:
            anna, ben, table, path = await table_of_two(server)
            async with anna.at(table) as annas:
                shown = await anna.post(f"{path}/bot", {"seat": 1, "bot": "random"})
                assert (shown["seats"][1]["kind"], shown["seats"][1]["bot"]) == ("person", "random")
                shown = await anna.post(f"{path}/bot", {"seat": 1, "bot": None})
                assert shown["seats"][1]["bot"] is None
                await anna.post(f"{path}/bot", {"seat": 1, "bot": "random"})
                async with ben.at(table):  # people who return get their seat back
                    await annas.hear("table", lambda news: news["table"]["seats"][1]["bot"] is None)
                    denied = await anna.post(f"{path}/bot", {"seat": 1, "bot": "random"}, 409)
                    assert denied["code"] == "present"
                assert (await anna.post(f"{path}/bot", {"seat": 2, "bot": "random"}, 409))["code"] == "nobody"

    running(test())


def test_while_the_host_is_gone_everybody_who_plays_can_call_a_bot(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as server:
            anna, ben, table, path = await table_of_two(server)
            async with ben.at(table):
                async with anna.at(table):
                    assert (await ben.post(f"{path}/bot", {"seat": 0, "bot": "random"}, 403))["code"] == "not-host"
                shown = await ben.post(f"{path}/bot", {"seat": 0, "bot": "random"})
                assert shown["seats"][0]["bot"] == "random"

    running(test())


def test_a_seat_that_is_given_back_is_taken_over_only_after_the_whole_time_again(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as server:
            anna, _, table, path = await table_of_two(server, takeover=3600)
            async with anna.at(table):
                room = await server.service.lobby.room(table)
                room.gone_since[1] = -10_000.0  # long enough
                room.changed()
                assert room.standing_in == {1: "random"}
                await anna.post(f"{path}/bot", {"seat": 1, "bot": None})
                assert room.standing_in == {}

    running(test())


def test_a_pause_needs_everybody_who_is_there_and_anybody_ends_it(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as server:
            anna, ben, table, path = await table_of_two(server, clock=60)
            async with anna.at(table) as annas, ben.at(table) as bens:
                shown = await anna.post(f"{path}/agree", {"what": "pause", "on": True})
                assert (shown["paused"], shown["pausing"]) == (False, [0])
                news = await bens.hear("table", lambda news: news["table"]["pausing"] == [0])
                assert not news["table"]["paused"]
                shown = await ben.post(f"{path}/agree", {"what": "pause", "on": True})
                assert shown["paused"]
                await annas.hear("ready", lambda news: news["deadline"] is None)
                await annas.send("act", ref="p", action=annas.view["legal"]["actions"][0])
                assert (await annas.hear("fault"))["code"] == "paused"
                shown = await ben.post(f"{path}/agree", {"what": "pause", "on": False})
                assert (shown["paused"], shown["pausing"]) == (False, [])
                await annas.hear("ready", lambda news: news["deadline"] is not None)
                await annas.act(**annas.view["legal"]["actions"][0])

    running(test())


def test_who_is_alone_with_bots_pauses_at_once_and_bots_wait(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as server:
            anna = server.person()
            table = (await anna.set_up(seats=3, bots={"1": "random", "2": "random"}, start=True))["table"]
            path = f"/api/tables/{table}"
            async with anna.at(table):
                assert (await anna.post(f"{path}/agree", {"what": "pause", "on": True}))["paused"]
                room = await server.service.lobby.room(table)
                assert room.settings.paused
            async with anna.at(table) as again:  # people who return find it unchanged
                assert again.heard[0]["table"]["paused"]
                assert not (await anna.post(f"{path}/agree", {"what": "pause", "on": False}))["paused"]

    running(test())


def test_a_game_ends_without_a_result_when_everybody_who_is_there_agrees(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as server:
            anna, ben, table, path = await table_of_two(server)
            async with anna.at(table) as annas:
                async with ben.at(table):
                    shown = await anna.post(f"{path}/agree", {"what": "end", "on": True})
                    assert shown["ending"] == [0]
                    shown = await anna.post(f"{path}/agree", {"what": "end", "on": False})
                    assert shown["ending"] == []
                    await ben.post(f"{path}/leave")
                await anna.post(f"{path}/agree", {"what": "end", "on": True})
                assert await until_closed(annas) == {"type": "goodbye", "why": "ended"}
            assert (await anna.get(path, 410))["code"] == "closed"
            assert (await ben.get("/api/tables"))["mine"] == []

    running(test())


def test_nobody_ends_a_game_while_somebody_is_offline_for_a_moment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with served(tmp_path) as server:
            anna, ben, table, path = await table_of_two(server)
            async with anna.at(table) as annas:
                async with ben.at(table):
                    pass
                await annas.hear("presence", lambda news: not news["presence"]["seats"][1])
                for what in ("end", "pause", "end"):  # nor in a pause
                    shown = await anna.post(f"{path}/agree", {"what": what, "on": True})
                    assert shown["stage"] == "play"
                assert (shown["paused"], shown["ending"]) == (True, [0])
                async with ben.at(table) as bens:
                    assert bens.heard[0]["table"]["ending"] == [0]
                await annas.hear("presence", lambda news: not news["presence"]["seats"][1])
                monkeypatch.setattr(gathering, "BACK_SOON", 0.0)  # two minutes later
                await anna.post(f"{path}/agree", {"what": "end", "on": True})
                assert await until_closed(annas) == {"type": "goodbye", "why": "ended"}

    running(test())


def test_a_table_that_was_just_loaded_waits_for_those_who_may_have_been_there(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as server:
            anna, ben, table, path = await table_of_two(server)
            async with anna.at(table), ben.at(table):
                pass
            lobby = server.service.lobby
            lobby._forget(await lobby.room(table))  # noqa: SLF001  as a restart does
            async with anna.at(table):
                shown = await anna.post(f"{path}/agree", {"what": "end", "on": True})
                assert (shown["ending"], shown["stage"]) == ([0], "play")

    running(test())


def test_what_was_agreed_to_is_done_when_those_who_are_gone_are_waited_for_no_longer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gathering, "BACK_SOON", 3.0)

    async def test() -> None:
        async with served(tmp_path) as server:
            anna, ben, table, path = await table_of_two(server)
            async with anna.at(table) as annas:
                async with ben.at(table):
                    await annas.hear("presence", lambda news: news["presence"]["seats"][1])
                await annas.hear("presence", lambda news: not news["presence"]["seats"][1])
                await anna.post(f"{path}/agree", {"what": "end", "on": True})
                assert await until_closed(annas) == {"type": "goodbye", "why": "ended"}

    running(test())


def test_nobody_agrees_to_anything_before_the_game(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as server:
            anna = server.person()
            path = f"/api/tables/{(await anna.set_up(seats=3))['table']}"
            assert (await anna.post(f"{path}/agree", {"what": "pause", "on": True}, 409))["code"] == "not-running"
            stranger = server.person()
            assert (await stranger.post(f"{path}/agree", {"what": "end", "on": True}, 403))["code"] == "not-seated"

    running(test())


def test_the_host_sets_the_pace_of_the_bots(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as server:
            anna, _, _, path = await table_of_two(server)
            shown = await anna.post(f"{path}/settings", {"pace": 2})
            assert (shown["pace"], shown["watchers_talk"]) == (2, False)
            shown = await anna.post(f"{path}/settings", {"watchers_talk": True})
            assert (shown["pace"], shown["watchers_talk"]) == (2, True)

    running(test())


@pytest.mark.parametrize(
    ("tongue", "words"),
    [("en", "There is nothing here"), ("de-DE,de;q=0.9", "Hier ist nichts"), ("fr", "There is nothing here")],
)
def test_an_unknown_page_is_a_page_that_says_so_with_a_way_on(tmp_path: Path, tongue: str, words: str) -> None:
    async def test() -> None:
        async with served(tmp_path) as server:
            http = server.person().http
            answer = await http.get(f"{server.address}/nope", headers={"accept-language": tongue})
            assert (answer.status_code, answer.headers["content-type"]) == (404, "text/html; charset=utf-8")
            assert words in answer.text
            assert 'href="/"' in answer.text
            program = await http.get(f"{server.address}/api/nope")
            assert (program.status_code, program.json()["code"]) == (404, "no-such-page")

    running(test())
