"""Databases as a version of the server left them: a handful of games, finished and running, with talk.

A later version must open each of them, show every game unchanged, and continue the running ones. To add one when the
schema, the stored form of a game or the rules change (the folder is `tests/server/old`):

    python -m tests.server.golden NAME              with the program of this tree
    python -m tests.server.golden NAME PYTHON       with another version, installed for that interpreter
"""

from __future__ import annotations

import asyncio
import gzip
import json
import signal
import sqlite3
import sys
from contextlib import closing, suppress
from dataclasses import dataclass
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from tests.server.playing import Player
from tests.server.serving import Person

OLD = Path(__file__).parent / "old"
SOME = 40  # actions of a game that is left running
QUIET = 3.0  # seconds without a message, after which nothing more is expected
GAMES = [  # edition, seats, is it played to its end
    ("boonanza", 3, True),
    ("bohnanza", 4, True),
    ("eleven-beans", 3, True),
    ("duel", 2, True),
    ("al-cabohne-solo", 1, True),
    ("bohnanza", 3, False),
    ("bohnanza-plus", 6, False),
    ("eleven-beans", 4, False),
    ("high-bohn", 3, False),
    ("high-bohn-cognac", 4, False),
    ("al-cabohne", 2, False),
]
CHOSEN = ("garden-two", "garden-three")  # an option that bohnanza had before, and one that it has now


@dataclass(frozen=True)
class Golden:
    """One such database: what a person who played there had, and what they saw of each game."""

    cookie: str
    games: list[dict[str, Any]]


def names() -> list[str]:
    return sorted(path.stem for path in OLD.glob("*.json"))


def dump(name: str) -> str:
    """The database as statements."""
    return gzip.decompress((OLD / f"{name}.sql.gz").read_bytes()).decode()


def restore(name: str, folder: Path) -> Golden:
    """Write that database into a data folder."""
    folder.mkdir(exist_ok=True)
    with closing(sqlite3.connect(folder / "bohnhof.db")) as database:
        database.executescript(dump(name))
    return Golden(**json.loads((OLD / f"{name}.json").read_text(encoding="utf-8")))


def seen_in(player: Player) -> dict[str, list[Any]]:
    """The beans in every place, as a seat sees them."""
    return {name: [card["bean"] for card in cards] for name, cards in player.view["places"].items()}


# ------------------------------------------------------------------------------ making one


async def make(name: str, python: str) -> None:
    with TemporaryDirectory() as folder:
        command = [python, "-m", "bohnhof", "serve", "--no-browser", "--no-limits", "--port", "0", "--data", folder]
        server = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
        assert server.stdout is not None
        try:
            said = (await server.stdout.readline()).decode()
            person = Person(said.split()[3].rstrip("/"))
            games = [await _game(person, *game, seed=n) for n, game in enumerate(GAMES)]
            games.append(await _lobby(person))
            cookie = person.http.cookies["bohnhof"]
            await person.http.aclose()
        finally:
            server.send_signal(signal.SIGTERM)
            await server.wait()
        with closing(sqlite3.connect(Path(folder) / "bohnhof.db")) as database:
            version = database.execute("PRAGMA user_version").fetchone()[0]
            dump = "\n".join([*database.iterdump(), f"PRAGMA user_version = {version};"])
    OLD.mkdir(exist_ok=True)
    (OLD / f"{name}.sql.gz").write_bytes(gzip.compress(dump.encode(), mtime=0))
    text = json.dumps({"cookie": cookie, "games": games}, indent=1, sort_keys=True)
    (OLD / f"{name}.json").write_text(text + "\n", encoding="utf-8")


async def _game(person: Person, edition: str, seats: int, finished: bool, seed: int) -> dict[str, Any]:
    known = {one["id"]: one for one in await person.get("/api/editions")}
    options = [one["name"] for one in known[edition]["options"] if one["name"] in CHOSEN] if finished else []
    bots = {str(seat): "random" for seat in range(1, seats)}
    described = (await person.http.get("/api/openapi.json")).text
    number = {"number": "5e" * 16} if "AddNumber" in described else {}
    made = await person.set_up(edition=edition, seats=seats, options=options, bots=bots, start=True, **number)
    async with person.at(made["table"]) as player:
        await player.ask("say", text=f"Hello at {edition}")
        promise = {"type": "say", "ref": "promise", "text": "My next red is yours", "kind": "promise"}
        await player.socket.send(json.dumps(promise))
        await player.answer("promise")
        rng = Random(seed)
        acted = 0
        while player.state["result"] is None and (finished or acted < SOME):
            action = player.choice(rng)
            if action is None:
                await player.next()
            else:
                await player.act(**action)
                acted += 1
        await _until_quiet(player)
        result = player.state["result"]
        return {
            "id": made["table"],
            "edition": edition,
            "options": options,
            "stage": "over" if finished else "play",
            "token": made["token"],
            "seq": player.view["seq"],
            "places": seen_in(player),
            "result": result and {"scores": result["scores"], "winners": result["winners"]},
        }


async def _until_quiet(player: Player) -> None:
    """Wait until nothing more happens without this person."""
    with suppress(TimeoutError):
        while True:
            await asyncio.wait_for(player.next(), QUIET)


async def _lobby(person: Person) -> dict[str, Any]:
    made = await person.set_up(edition="boonanza", seats=3, bots={"1": "random"}, public=True)
    return {"id": made["table"], "edition": "boonanza", "options": [], "stage": "lobby", "token": made["token"]}


if __name__ == "__main__":
    asyncio.run(make(sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else sys.executable))
