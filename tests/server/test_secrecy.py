"""Secrecy on the wire: nobody is sent what their View does not show, over whole games of every edition."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from bohnhof.kernel.actions import Accept, Done, Offer, Plant
from bohnhof.kernel.places import DRAW, SPECTATOR, hand
from bohnhof.kernel.view import determinize, view
from bohnhof.server.rooms import requests
from bohnhof.server.storage.replay_writer import Kind, Order, Written, write
from bohnhof.server.wire import asked
from bohnhof.server.wire.actions import to_wire
from bohnhof.server.wire.view_writer import choices, offering, places, state
from tests.laws.driver import Driver, Game, all_games
from tests.length import FULL
from tests.server.rooms import Listener, Tabletop, sitting, some_settings
from tests.server.serving import running

SEED = 2**200 + 12345  # as long as a real one, so that its digits are found if they are sent
GAMES = [game for game in all_games() if not game.options]
SMALLEST = [game for game in GAMES if game.players == min(g.players for g in GAMES if g.edition == game.edition)]
WATCHED = GAMES if FULL else SMALLEST  # `make test-slow`: every number of players
BETWEEN_VIEWS = 10 if FULL else 25  # entries
# Entries between two downloads, each of which has all entries so far.
BETWEEN_DOWNLOADS = 100 if FULL else 200


@pytest.mark.parametrize("game", WATCHED, ids=str)
def test_nobody_is_sent_what_they_may_not_see(tmp_path: Path, game: Game) -> None:
    running(whole_game(tmp_path, game))


async def whole_game(folder: Path, game: Game) -> None:
    driver = Driver(game, 3)
    async with sitting(folder, some_settings(game.edition, game.players, str(SEED))) as top:
        checked = downloads = 0
        while not top.table.is_over:
            driver.table = top.table
            seat, action = driver.choose()
            await top.act(seat, action)
            for client in top.everybody:
                checked += check_messages(top, client)
            if top.room.seq % BETWEEN_VIEWS == 0:
                for client in top.everybody:
                    check_view(top, client)
            if top.room.seq % BETWEEN_DOWNLOADS == 99:  # the first one early, as some games are short
                await check_downloads(top)
                downloads += 1
        assert checked > 1000
        assert downloads > 0
        secrets = [str(SEED), *(token for chair in top.room.settings.chairs for token in chair.tokens), "person-"]
        for client in top.everybody:
            told = b"\n".join(data for data in client.raw if b'"stage":"over"' not in data).decode()
            assert not [secret for secret in secrets if secret in told]


def check_messages(top: Tabletop, client: Listener) -> int:
    """Every card in the last messages has no bean, or one that this viewer knows; returns their number."""
    seen = view(top.table, SPECTATOR if client.seat is None else client.seat)
    new, client.raw_checked = client.raw[client.raw_checked :], len(client.raw)
    cards = 0
    for data in new:
        for id, bean in cards_in(data):
            cards += 1
            # A card that has new ids since (after a reshuffle) was public before.
            assert bean is None or bean == seen.bean[id] or seen.place[id] == 0, f"card {id} was sent to {client.seat}"
    return cards


def cards_in(text: bytes | str) -> list[tuple[int, int | None]]:
    """Every card, wherever in the text it is."""
    cards: list[tuple[int, int | None]] = []

    def note(part: dict[str, Any]) -> None:
        if len(part) == 2 and part.keys() == {"id", "bean"}:
            cards.append((part["id"], part["bean"]))

    json.loads(text, object_hook=note)
    return cards


def check_view(top: Tabletop, client: Listener) -> None:
    """The view built from updates is the whole view, and does not depend on where the unseen cards are."""
    number = SPECTATOR if client.seat is None else client.seat
    room = top.room
    game = room.terms
    pictures = []
    for table in (top.table, determinize(view(top.table, number), Random(room.seq))):
        seen = view(table, number)
        may = (
            None
            if client.seat is None
            else choices(seen, client.seat, offering=offering(seen, client.seat), undo=False)
        )
        pictures.append((places(game, seen, game.shown), state(game, seen), may))
    assert pictures[0] == pictures[1]
    sent = json.loads(msgspec.json.encode(room.view_for(client.seat)))
    assert client.view == sent


async def check_downloads(top: Tabletop) -> None:
    """Downloads of a running game contain no card that spectators have not seen, and no secret."""
    seen = view(top.table, SPECTATOR)
    rows = await top.room.store.entries(top.room.settings.id)
    kinds: tuple[Kind, ...] = ("game", "log")
    for kind in kinds:
        written = msgspec.msgpack.decode(
            write(msgspec.msgpack.encode(Order(kind, top.room.settings, rows, [], b""))), type=Written
        )
        text = gzip.decompress(written.data).decode()
        assert str(SEED) not in text
        found = json.loads(text)
        assert [entry.get("words") for entry in found["entries"]] == [None] * len(found["entries"])
        for id, bean in cards_in(text):
            assert bean is None or bean == seen.bean[id] or seen.place[id] == 0, f"card {id} can be downloaded"


def test_asking_with_cards_of_others_tells_nothing_about_them(tmp_path: Path) -> None:
    async def test() -> None:
        async with sitting(tmp_path) as top:
            for action in (Plant(int(top.table.first[hand(0)]), 0), Done()):
                assert (await top.act(0, action))["type"] == "accepted"
            for bean in range(int(top.table.rules.beans)):
                await top.act(0, Offer(1, (), (bean,)))
            table = top.table
            hidden = [card for card in range(1, len(table.place)) if table.place[card] in (DRAW, hand(0), hand(2))]
            answers = set()
            for offer in table.offers:
                for card in hidden:
                    question = to_wire(Accept(int(offer.id), (card,)))
                    await requests.check(top.room, top.seats[1], asked.Check("a", question))
                    checked = top.seats[1].last("checked")
                    answers.add((checked["rule"], checked["reason"]))
            assert len(table.offers) > 1
            assert [rule for rule, _ in answers] == ["B4.3"]

    running(test())


def test_a_leak_would_be_found(tmp_path: Path) -> None:
    async def test() -> None:
        async with sitting(tmp_path) as top:
            hidden = int(top.table.first[hand(1)])
            check_messages(top, top.seats[0])
            leak = {"type": "said", "line": [{"id": hidden, "bean": int(top.table.bean[hidden])}]}
            top.seats[0].send(json.dumps(leak).encode())
            with pytest.raises(AssertionError, match=f"card {hidden} was sent to 0"):
                check_messages(top, top.seats[0])

    running(test())
