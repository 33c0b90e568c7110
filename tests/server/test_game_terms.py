"""A whole game over the wire, with people, a bot and a spectator: a client's view equals the server's."""

from __future__ import annotations

import asyncio
from pathlib import Path

from bohnhof.kernel.text.record import read_record
from bohnhof.server.storage.records import COMMITMENT, marks
from tests.judge import edition_of
from tests.server.playing import Player
from tests.server.serving import running, served


def test_a_game_is_played_to_its_end_and_recorded(tmp_path: Path) -> None:
    running(whole_game(tmp_path, "boonanza", 3))


def test_two_people_play_eleven_beans_with_each_other_to_the_end(tmp_path: Path) -> None:
    running(whole_game(tmp_path, "eleven-beans", 2))


async def whole_game(folder: Path, edition: str, seats: int) -> None:
    async with served(folder, bots="free") as server:
        anna, bert, eve = server.person(), server.person(), server.person()
        people = [anna, bert][:seats]
        bots = {str(seat): "random" for seat in range(len(people), seats)}
        seat = await anna.set_up(edition=edition, seats=seats, bots=bots)
        if bert in people:
            await bert.post(f"/api/tables/{seat['table']}/join", {"name": "Bert the Second"})
        promised = (await anna.get(f"/api/tables/{seat['table']}"))["fair"]["commitment"]
        async with eve.at(seat["table"]) as watcher:
            async with asyncio.TaskGroup() as tasks:
                for n, person in enumerate(people):
                    tasks.create_task(seated(person, seat["table"], n))
                await watcher.hear("presence", lambda told: all(told["presence"]["seats"]))
                await anna.post(f"/api/tables/{seat['table']}/start")
            while watcher.table["stage"] != "over":
                await watcher.next()
            assert watcher.seat is None
            assert watcher.view == await watcher.resync()
            assert watcher.table["fair"]["commitment"] == promised
            assert watcher.table["fair"]["seed"] is not None
        text = (await anna.http.get(f"/games/{seat['table']}.txt")).text
        position, entries = read_record(text, edition_of)
        assert marks(text, COMMITMENT) == [promised]
        game = await eve.get(f"/games/{seat['table']}.json")
        assert game["record"] == text
        assert len(game["entries"]) == len(entries) == watcher.view["seq"]
        assert game["entries"][-1]["state"]["result"]["winners"] == position.table.rules.winners(position.table)
        # Replayed from the start, the game leads to what everybody saw; hands are open now.
        places = game["start"]["places"]
        for entry in game["entries"]:
            places |= entry["places"]
        assert all(card["bean"] is not None for cards in places.values() for card in cards)
        assert {name: len(cards) for name, cards in places.items()} == {
            name: len(cards) for name, cards in watcher.view["places"].items()
        }


async def seated(person: object, table: str, seed: int) -> None:
    async with person.at(table) as player:  # type: ignore[attr-defined]
        await player.hear("snapshot")  # the game begins
        await play_and_compare(player, seed)


async def play_and_compare(player: Player, seed: int) -> None:
    """Play to the end; the view built from updates equals the server's whole view."""
    await player.play(seed)
    assert player.view == await player.resync()
