"""The fast writer of updates gives the same bytes as the plain one, in all editions."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Final

import msgspec
import pytest

from bohnhof.bots.floor import move_on
from bohnhof.kernel import events as kernel_events
from bohnhof.kernel.actions import Action, Offer, Withdraw
from bohnhof.kernel.deal import new_table
from bohnhof.kernel.events import FACTS, Event
from bohnhof.kernel.offer import FATES
from bohnhof.kernel.places import EVERYBODY, SPECTATOR
from bohnhof.kernel.play import play
from bohnhof.kernel.refusal import Illegal
from bohnhof.kernel.table import Table
from bohnhof.kernel.trading import MOST_OPEN
from bohnhof.kernel.view import redact, view
from bohnhof.server.rooms.market_time import MarketNews
from bohnhof.server.rooms.sending import Head, Sender
from bohnhof.server.wire import told, view_writer
from bohnhof.server.wire.game_terms import GameTerms, find_terms
from bohnhof.server.wire.text_writer import quoted, touched_places
from tests.laws.driver import Driver, Game, all_games
from tests.length import FULL

GAMES: Final = [game for game in all_games() if FULL or not game.options]
SMALLEST = [game for game in GAMES if game.players == min(g.players for g in GAMES if g.edition == game.edition)]
ACTIONS: Final = 10_000 if FULL else 250


@pytest.mark.parametrize("game", GAMES if FULL else SMALLEST, ids=str)
def test_updates_are_what_the_values_of_the_wire_would_be(game: Game) -> None:
    terms = find_terms(game.edition, tuple(game.options), game.players)
    driver, sender = Driver(game, 5), Sender(terms)
    viewers = [*range(game.players), None]
    for seq in range(1, ACTIONS):
        table = driver.table
        if table.is_over:
            break
        seat, action = driver.choose()
        events: list[Event] = []
        table.log = events
        try:
            play(table, seat, action)
        except Illegal:
            continue
        finally:
            table.log = None
        undo = seat if seq % 3 == 0 else None
        market = MarketNews(seq, (0,)) if seq % 2 else MarketNews()
        deadline = None if seq % 5 else seq
        head: Head = (seq, seat, "person", 1000 + seq)
        written = sender.updates(
            table, events, viewers, head=head, ready=[1, 0], deadline=deadline, market=market, undo=undo
        )  # fmt: skip
        for you in viewers:
            expected = plain(terms, table, events, you, head, market, deadline, undo=you is not None and undo == you)
            assert written[you].decode() == expected
            msgspec.json.decode(written[you], type=told.Update, strict=True)


def plain(
    terms: GameTerms,
    table: Table,
    events: list[Event],
    you: int | None,
    head: Head,
    market: MarketNews,
    deadline: int | None,
    *,
    undo: bool,
    ready: Sequence[int] = (1, 0),
) -> str:
    """One viewer's update, made from values of the wire."""
    number = SPECTATOR if you is None else you
    seen = view(table, number)
    happened = [event for event in events if event.changes]
    places = touched_places(table, happened)
    common = [place for place in places if terms.rules.seen_at[place] == EVERYBODY]
    may = view_writer.NOTHING
    if you is not None:
        may = view_writer.choices(seen, you, offering=view_writer.offering(seen, you), undo=undo)
    return msgspec.json.encode(
        told.Update(
            *head,
            [view_writer.event(terms, seen, redact(event, number)) for event in happened],
            view_writer.places(terms, seen, [*common, *(place for place in places if place not in common)]),
            view_writer.state(
                terms,
                view(table, SPECTATOR),
                ready=list(ready),
                deadline=deadline,
                closes=market.closes,
                held=market.held,
            ),
            may,
        )
    ).decode()


def test_who_has_made_as_many_offers_as_possible_is_told_so_and_told_when_there_is_room_again() -> None:
    terms = find_terms("bohnanza", (), 4)
    table, sender = new_table(terms.rules, 5), Sender(terms)
    while not table.now.trades:
        play(table, *move_on(table))
    me = int(table.active)

    def partners(action: Action) -> list[int | None]:
        events: list[Event] = []
        table.log = events
        play(table, me, action)
        table.log = None
        head: Head = (1, me, "person", 1)
        market = MarketNews()
        sent = sender.updates(table, events, [me], head=head, ready=[], deadline=None, market=market, undo=None)
        assert sent[me].decode() == plain(terms, table, events, me, head, market, None, undo=False, ready=[])
        found: list[int | None] = json.loads(sent[me])["legal"]["offering"]["to"]
        return found

    everybody = partners(Offer(None, (), (0,)))
    assert everybody
    for n in range(1, MOST_OPEN):
        left = partners(Offer(None, (), (n % 8,)))
        assert left == (everybody if n < MOST_OPEN - 1 else [])
    assert partners(Withdraw(int(table.offers[0].id))) == everybody


@pytest.mark.parametrize("name", ["field 0 1", 'a "quotation"', "back\\slash", "line\nend", "Bohne ä 豆", "\x01"])
def test_names_of_whatever_edition_are_json(name: str) -> None:
    assert json.loads(quoted(name)) == name
    assert msgspec.json.decode(quoted(name).encode()) == name


def test_names_of_events_need_no_escapes() -> None:
    names = [*FATES, *FACTS, *(fact for facts in FACTS.values() for fact in facts)]
    names += [name for key, name in vars(kernel_events).items() if key.isupper() and isinstance(name, str)]
    for name in names:
        assert f'"{name}"' == json.dumps(name)
