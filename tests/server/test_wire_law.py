"""The seventh law: two tables that look the same to somebody send them the same bytes.

Every table has a twin, with different cards where the viewer sees none. Whatever is done or said at both, the viewer
gets the same: updates, whole views, answers, who holds a market and when it closes.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from copy import copy, deepcopy
from itertools import count
from pathlib import Path
from random import Random

import pytest

from bohnhof.bots.floor import Floor
from bohnhof.kernel.actions import Action, Offer
from bohnhof.kernel.cards import UNKNOWN
from bohnhof.kernel.legal import legal
from bohnhof.kernel.places import NOWHERE, SPECTATOR, hand
from bohnhof.kernel.refusal import Illegal
from bohnhof.kernel.table import Board, Table
from bohnhof.kernel.view import view
from bohnhof.server.metrics import Metrics
from bohnhof.server.rooms import market_time, marketplace, requests, room
from bohnhof.server.rooms.conversation import JOBS
from bohnhof.server.rooms.room import Room
from bohnhof.server.storage.local_store import LocalStore
from bohnhof.server.storage.store import Store
from bohnhof.server.storage.table_settings import TableSettings
from bohnhof.server.wire import asked
from bohnhof.server.wire.actions import to_wire
from tests.laws.driver import Driver, Game
from tests.length import FULL
from tests.server.rooms import Listener, a_room, some_settings
from tests.server.serving import running
from tests.server.test_secrecy import WATCHED

SEED = 2**200 + 4321
APART = 2 if FULL else 12  # actions between two that are looked at
_numbers = count(1)


@pytest.fixture(autouse=True)
def stopped_clocks(monkeypatch: pytest.MonkeyPatch) -> None:
    """No time passes between the same action at a table and at its twin."""
    for module in (room, marketplace, requests):
        for name in ("now", "steady"):
            if hasattr(module, name):
                monkeypatch.setattr(module, name, lambda: 1000)


class Place:
    """A table with somebody on every seat and a spectator; nothing of it is kept."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.clients = [Listener(seat) for seat in (*range(len(room.settings.chairs)), None)]

    @classmethod
    async def open(cls, store: LocalStore, settings: TableSettings) -> Place:
        place = cls(await a_room(store, settings))
        for client in place.clients:
            await place.room.come(client)
        return place

    @property
    def table(self) -> Table:
        assert self.room.table is not None
        return self.room.table

    def a_bot_is_active(self) -> None:
        """Make the active seat a bot: only then a market closes automatically."""
        self.room.standing_in = {int(self.table.active): "random"}

    def heard(self, viewer: int) -> list[bytes]:
        return self.clients[viewer].raw

    def twin(self, after: Table | None, viewer: int, rng: Random) -> Place:
        """This table with other cards where the viewer sees none: now, and after this action, too."""
        twin = Place(Room(self.room.settings, Forgetful(self.room.store), Metrics()))  # type: ignore[arg-type]
        assert self.room.live is not None
        live = twin.room.live = copy(self.room.live)
        live.table = dealt_again(self.table, after or self.table, viewer, rng)
        live.floor = Floor(live.table)
        live._undoable = list(live._undoable)  # noqa: SLF001
        twin.room.seq, twin.room.said = self.room.seq, self.room.said
        twin.room.standing_in = dict(self.room.standing_in)
        twin.room.market, twin.room.market_told = deepcopy(self.room.market), self.room.market_told
        twin.room.clients += twin.clients
        for wisher, wish in self.room.wishes_made():
            twin.room.take_wish(wisher, wish)
        for client, other in zip(self.clients, twin.clients, strict=True):
            client.raw.clear()
            other.raw.clear()
            other.view = client.view | {"places": dict(client.view["places"])}  # updates change no more than these
        return twin

    def becomes(self, after: Table, viewer: int, seat: int, action: Action) -> bool:
        """Could this table also look like that one to the viewer after this action?"""
        assert self.room.live is not None
        try:
            mine, _ = self.room.live.play(seat, action)
        except Illegal:
            return False
        return view(mine, eyes(mine, viewer)) == view(after, eyes(after, viewer))


def eyes(table: Table, viewer: int) -> int:
    """Whose view a client has: the seats, then the spectator."""
    return SPECTATOR if viewer == table.rules.players else viewer


def dealt_again(table: Table, after: Table, viewer: int, rng: Random) -> Table:
    """A copy in which the cards that the viewer sees neither before nor after have changed places."""
    twin = table.clone()
    before, later = view(table, eyes(table, viewer)), view(after, eyes(table, viewer))
    cards = range(1, min(len(before.bean), len(later.bean)))
    unseen = [c for c in cards if table.place[c] != NOWHERE and before.bean[c] == later.bean[c] == UNKNOWN]
    beans = [int(table.bean[card]) for card in unseen]
    rng.shuffle(beans)
    for card, bean in zip(unseen, beans, strict=True):
        twin.bean[card] = bean
    return twin


Deed = Callable[[Place], Awaitable[object]]


def acting(seat: int, action: Action) -> Deed:
    message = asked.Act(str(next(_numbers)), to_wire(action))
    return lambda place: requests.act(place.room, place.clients[seat], message)


def anything_said(table: Table, rng: Random) -> Deed:
    """Somebody, maybe a spectator, sends something other than an action."""
    number = rng.randrange(int(table.rules.players) + 1)
    bean = rng.randrange(int(table.rules.beans))
    message: asked.FromClient = rng.choice(
        [
            asked.Check("check", to_wire(rng.choice(legal(table, number) or [Offer(0, (), (bean,))])))
            if number < table.rules.players
            else asked.Resync(),
            asked.Resync(),
            asked.Say(str(next(_numbers)), "Who has soy beans?"),
            asked.SetWish([bean], []),
            asked.Ready(),
            asked.Skip(on=rng.random() < 0.5),
            asked.Drafting(on=rng.random() < 0.7),
        ]
    )
    return lambda place: JOBS[type(message)](place.room, place.clients[number], message)


async def comes_again(place: Place, viewer: int) -> None:
    """The viewer opens the table once more."""
    client = Listener(place.clients[viewer].seat)
    await place.room.come(client)
    await place.room.go(client)
    place.heard(viewer).extend(client.raw)


@pytest.mark.parametrize("game", WATCHED, ids=str)
def test_law_7_tables_that_somebody_cannot_tell_apart_send_them_the_same_bytes(tmp_path: Path, game: Game) -> None:
    running(a_game_and_its_twins(tmp_path, game))


async def a_game_and_its_twins(folder: Path, game: Game) -> None:
    rng = Random(5)
    driver = Driver(game, 5)
    store = LocalStore(folder / "law.db")
    settings = some_settings(game.edition, game.players, str(SEED), pace=1.0)
    await store.save(settings, 0)
    real = await Place.open(store, settings)
    told = shown = done = 0
    while not real.table.is_over:
        driver.table = real.table
        seat, action = driver.choose()
        done += 1
        real.a_bot_is_active()
        if done % APART:
            await acting(seat, action)(real)
            continue
        viewer = rng.randrange(game.players + 1)
        for deed in (anything_said(real.table, rng), lambda place, v=viewer: comes_again(place, v)):
            told += await same(real, real.twin(None, viewer, rng), viewer, deed)
        real.a_bot_is_active()
        heard = await same_after(real, viewer, rng, seat, action)
        told, shown = told + heard, shown + (heard == 0)
    store.close()
    assert told > done / APART
    assert shown < done / APART / 2, "most actions show nothing but what they are about"


async def same_after(real: Place, viewer: int, rng: Random, seat: int, action: Action) -> int:
    """Let somebody act at a table and at its twin, as long as the viewer cannot distinguish them."""
    assert real.room.live is not None
    try:
        after, _ = real.room.live.play(seat, action)
    except Illegal:
        after = real.table
    twin = real.twin(after, viewer, rng)
    if after is not real.table and not twin.becomes(after, viewer, seat, action):
        await acting(seat, action)(real)  # by the rules it shows something of the cards, or can be done only here
        return 0
    return await same(real, twin, viewer, acting(seat, action))


async def same(real: Place, twin: Place, viewer: int, deed: Deed) -> int:
    """Do the same at both; returns the number of messages to the viewer."""
    await deed(twin)
    await deed(real)
    heard, instead = real.heard(viewer), twin.heard(viewer)
    assert heard == instead, f"somebody (of seats and spectators number {viewer}) can tell two tables apart"
    return len(heard)


class Forgetful:
    """A store that accepts everything and stores nothing: what is done at a twin did not happen."""

    def __init__(self, store: Store) -> None:
        self.talk = store.talk

    async def enter(self, *_: object) -> None: ...
    async def say(self, *_: object) -> None: ...
    async def find_ref(self, *_: object) -> None: ...


def test_a_market_that_told_who_has_a_card_would_be_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told = market_time._unanswered  # noqa: SLF001

    def leaky(board: Board, seat: int) -> list[object]:
        have = {int(board.bean[card]) for card in board.cards_in(hand(seat))}
        return [offer for offer in told(board, seat) if set(offer.want) <= have]

    monkeypatch.setattr(market_time, "_unanswered", leaky)
    with pytest.raises(AssertionError, match="can tell two tables apart"):
        running(a_game_and_its_twins(tmp_path, Game("boonanza", 4)))
