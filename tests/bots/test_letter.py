"""What the letter of the booklets requires of bots: keep cards, give away hand cards, and trade with two players."""

from __future__ import annotations

from random import Random

import pytest

from bohnhof.bots.registry import make_bot
from bohnhof.bots.runner import run
from bohnhof.kernel.actions import Action, Keep
from bohnhof.kernel.events import TRADE_MADE, Event
from bohnhof.kernel.legal import legal
from bohnhof.kernel.table import View
from bohnhof.kernel.view import view
from tests.bots.games import deal
from tests.judge import holds
from tests.length import BRIEF

LEVELS = ["rulebook", "trader", "expert", "club", "casual", "sprout"]


def answer(name: str, at: View) -> Action | None:
    return make_bot(name).choose(at, list(legal(at, at.seat)), Random(1), None)


@pytest.mark.parametrize("edition", ["bohnanza", "high-bohn"])
@pytest.mark.parametrize("name", LEVELS)
def test_a_turned_up_card_that_it_grows_is_kept(edition: str, name: str) -> None:
    table = holds(f"""
        edition {edition}
        seats   Anna Bert Cleo
        turn    Anna trade
        faceup  red
        draw    soy*9
        Anna    field red*3 | field blue*4
        Bert    field green*3 | field chili*3
        Cleo    field soy*3 | field stink*3
    """).table
    assert isinstance(answer(name, view(table, 0)), Keep)


def test_the_rulebook_keeps_what_nobody_wants_when_it_has_no_idea_left() -> None:
    bot = make_bot("rulebook")
    table = holds("""
        edition bohnanza
        seats   Anna Bert Cleo
        turn    Anna trade
        faceup  soy
        Anna    field red | field blue
    """).table
    said = []
    for _ in range(9):  # offers that everybody has declined are gone, and it goes on
        said.append(bot.choose(view(table, 0), list(legal(table, 0)), Random(1), None))
        if isinstance(said[-1], Keep):
            break
    assert [type(action).__name__ for action in said] == ["Offer", "Offer", "Offer", "Keep"]


@pytest.mark.parametrize("name", LEVELS[:1] if BRIEF else LEVELS)
def test_two_at_a_table_trade_with_each_other(name: str) -> None:
    table = deal("eleven-beans", 2, seed=3)
    events: list[Event] = []
    table.log = events
    run(table, [make_bot(name) for _ in range(2)])
    assert table.is_over
    assert sum(event.name == TRADE_MADE for event in events) > 10
    assert min(int(table.rules.score(table, seat)) for seat in range(2)) > 5
