"""Uses everything that the engine can do. The modules imported on the way go into the trimmed standard library."""

from __future__ import annotations

import asyncio
import json

from bohnhof.game import Game
from bohnhof.server import browser

EDITION = """
id = "packed"
title = "Packed"
summary = "Played while the engine is built."
based_on = "boonanza"
"""

POSITION = """
edition   bohnanza
seats     Anna Bert Cleo
turn      Anna trade
faceup    stink red
Anna      hand chili soy | field red | field blue*2
> Anna harvest 1
! B7.3
"""


async def elsewhere(job: str, question: bytes) -> bytes:
    await asyncio.sleep(0)
    return browser.do_work(job, question)


async def save(*_: object) -> None:
    await asyncio.sleep(0)


async def exercise() -> None:
    browser.about()
    judge()
    browser.add_edition(EDITION, "packed.toml")
    for edition, bot in (("packed", "club"), ("duel", "hunter"), ("bohnanza", "veteran"), ("boonanza", "champion")):
        await play(edition, bot)


def judge() -> None:
    """Judge and play a position, and verify a record."""
    opened = json.loads(browser.open_position(POSITION))
    browser.act("0", json.dumps(opened["view"]["legal"]["actions"][0]))
    browser.look(browser.asked_seat())
    game = Game("al-cabohne-solo", seed=1)
    game.run("random")
    browser.signature_of(game.record())
    browser.verify_record(game.record(), "", "", "unknown")


async def play(edition: str, bot: str) -> None:
    """Play a few moves with this bot, get a hint and a refusal, and read the game's log and record."""
    tables = browser.BrowserTables(b"", save, elsewhere)
    players = 2 if edition == "duel" else 3
    wish = {
        "edition": edition, "players": players, "name": "Anna", "pace": 0, "start": True, "coach": True,
        "bots": {str(seat): bot for seat in range(1, players)},
    }  # fmt: skip
    for path in ("/api/editions", "/api/bots", "/api/rules", "/api/tables", "/api/about", "/healthz", "/metrics"):
        status, text = await tables.ask("GET", path, "", None)
        assert status == 200, (path, text)
    status, text = await tables.ask("POST", "/api/tables", json.dumps(wish), None)
    assert status == 201, text
    table = json.loads(text)["table"]
    told: asyncio.Queue[str | None] = asyncio.Queue()
    line = tables.connect(table, '{"type":"hello","token":null,"watch":false}', told.put_nowait)
    for n in range(12 if bot == "club" else 2):
        actions = json.loads(await snapshot(told, line))["view"]["legal"]["actions"]
        if n == 0:
            line.send(json.dumps({"type": "hint", "ref": "hint"}))
        if actions:
            line.send(json.dumps({"type": "act", "ref": f"act {n}", "action": actions[0]}))
        line.send(json.dumps({"type": "say", "ref": f"say {n}", "text": "Hello"}))
        line.send(json.dumps({"type": "act", "ref": f"no {n}", "action": {"verb": "plant", "card": 999, "field": 0}}))
        line.send("nonsense")
    for path in (f"/games/{table}/log", f"/games/{table}.json", f"/games/{table}.txt", "/api/tables"):
        await tables.ask("GET", path, "", None)
    line.close()
    await line.ended


async def snapshot(told: asyncio.Queue[str | None], line: browser.LocalLine) -> str:
    """Wait for the next whole view: by then, everything sent before is done."""
    line.send('{"type":"resync"}')
    while True:
        text = await told.get()
        assert text is not None
        if json.loads(text)["type"] == "snapshot":
            return text
