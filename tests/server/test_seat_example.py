"""examples/seat.py plays a whole game, one action at a time, and reports errors in one line."""

import asyncio
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

from tests.server.serving import running, served


def example() -> ModuleType:
    spec = spec_from_file_location("seat_example", Path(__file__).parents[2] / "examples" / "seat.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_it_plays_a_whole_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def game() -> None:
        async with served(tmp_path) as server:
            anna = server.person()
            table = (await anna.set_up(edition="duel", players=2))["table"]
            playing = asyncio.ensure_future(asyncio.to_thread(example().main, [server.address, table, "Robo"]))
            while (await anna.get(f"/api/tables/{table}"))["seats"][1]["kind"] == "open":
                await asyncio.sleep(0.01)
            await anna.post(f"/api/tables/{table}/start")
            await anna.post(f"/api/tables/{table}/leave")  # a bot takes her seat
            assert await playing is None

    running(game())
    assert capsys.readouterr().out.startswith("scores [")


@pytest.mark.parametrize("arguments", [[], ["http://localhost:8000"], ["a", "b", "c", "d"]])
def test_without_arguments_it_says_how_to_use_it(arguments: list[str]) -> None:
    assert example().main(arguments).startswith("usage: python examples/seat.py SERVER TABLE NAME")


def test_an_unknown_table_is_one_line(tmp_path: Path) -> None:
    async def knock() -> None:
        async with served(tmp_path) as server:
            said = await asyncio.to_thread(example().main, [server.address, "nowhere", "Robo"])
            assert "refuses table nowhere: " in said
            assert "\n" not in said

    running(knock())


def test_no_server_is_one_line() -> None:
    assert "cannot be reached" in example().main(["http://127.0.0.1:9", "abc", "Robo"])


def test_the_number_of_players_has_one_name_and_an_older_one(tmp_path: Path) -> None:
    async def lobby() -> None:
        async with served(tmp_path) as server:
            anna = server.person()
            for said in ({"players": 3}, {"seats": 3}):
                body = {"edition": "boonanza", "name": "Anna", **said}
                table = (await anna.post("/api/tables", body, 201))["table"]
                assert len((await anna.get(f"/api/tables/{table}"))["seats"]) == 3
            problem = await anna.post("/api/tables", {"edition": "boonanza", "name": "Anna"}, 400)
            assert problem["reason"] == 'how many players? As in "players": 4'

    running(lobby())
