"""Events say what happened: on which field, with whom, for how many coins. Nobody has to infer it from the moves."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from bohnhof.kernel.events import (
    BUILDING_BOUGHT,
    ENCORE_BEGAN,
    FACTS,
    FIELD_BOUGHT,
    GAME_ENDED,
    GIVEN,
    HARVESTED,
    KIND_RETIRED,
    OUTSIDER_SOLD,
    PLANTED,
    TRADE_MADE,
    TRIBUTE_PAID,
    TURN_BEGAN,
    Event,
    Moved,
)
from bohnhof.kernel.places import DISCARD, DRAW, SPECTATOR, coins, field, hand
from bohnhof.kernel.play import play
from bohnhof.kernel.table import Table
from bohnhof.kernel.text.script import judge, read_script
from bohnhof.kernel.view import redact
from tests.judge import edition_of
from tests.notation.games import KINDS, Kind, random_game


def last_facts(text: str) -> list[tuple[str, dict[str, int]]]:
    """The facts of what the last action of a script caused, as a spectator gets them."""
    *_, last = judge(read_script(text, edition_of))
    assert last.complaint is None
    heard = [redact(event, SPECTATOR) for event in last.events]
    return [(event.name, event.facts) for event in heard if event.name in FACTS]


TRADE = """\
edition bohnanza +coin-trading
seats   Anna Bert Cleo
turn    Anna trade
turns   3
faceup  soy red
draw    blue*9
Anna    hand stink | field red | field soy*3 | coins green*3
Bert    hand red chili
Cleo    hand chili
"""


@pytest.mark.parametrize(
    ("actions", "name", "facts"),
    [
        (["Anna harvest 2"], HARVESTED, {"field": 1, "coins": 1}),
        (["Anna buy field"], FIELD_BOUGHT, {"field": 2, "coins": 3}),
        (["Anna offer anyone red for chili", "Cleo accept 1", "Anna take 1 Cleo"], TRADE_MADE, {"partner": 2}),
        (["Bert offer Anna red for nothing", "Anna accept 1"], TRADE_MADE, {"partner": 0}),
        (["Anna end", "Anna plant soy 2"], PLANTED, {"field": 1}),
    ],
)
def test_a_deed_says_its_field_its_coins_and_its_partner(actions: list[str], name: str, facts: dict[str, int]) -> None:
    assert (name, facts) in last_facts(TRADE + "".join(f"> {action}\n" for action in actions))


def test_a_new_turn_says_its_number() -> None:
    text = TRADE + "> Anna end\n> Anna plant soy 2\n> Anna plant red 1\n"
    assert last_facts(text)[-1] == (TURN_BEGAN, {"turn": 4})


def test_an_encore_says_how_many_cards_are_left_to_plant() -> None:
    head = "edition bohnanza +encore\nseats Anna Bert Cleo\nturn Cleo encore\nencores-left 2\nexhausted 3\ndraw -\n"
    text = f"{head}Bert hand soy*2\nCleo hand soy\n> Cleo done\n"
    assert last_facts(text) == [(ENCORE_BEGAN, {"cards": 0}), (ENCORE_BEGAN, {"cards": 2})]


def test_what_was_bought_or_named_in_the_town_is_said() -> None:
    text = "edition high-bohn-cognac\nseats Anna Bert Cleo\nturn Anna aside\nAnna aside red*2 | coins cognac*2 blue*3\n"
    names = list(read_script(text, edition_of).start.table.rules.holding_names)
    kinds = list(read_script(text, edition_of).start.table.rules.kind_names)
    jail = {"building": names.index("jail-3"), "coins": 3}
    assert last_facts(text + "> Anna buy jail 3\n") == [(BUILDING_BOUGHT, jail)]
    buys = text + "> Anna buy distillery 2\n"
    assert last_facts(buys + "> Anna retire farm\n") == [(KIND_RETIRED, {"named": 1, "kind": kinds.index("farm")})]
    assert last_facts(buys + "> Anna pass\n") == [(KIND_RETIRED, {"named": 0})]


def test_what_bosses_get_and_sell_is_said() -> None:
    head = "edition al-cabohne\nseats Anna Bert\nturn Anna open\ndraw chili blue ...\nfaceup blue*2 green\n"
    text = f"{head}Al field kidney*2\nDon field puff*4\nAnna hand kidney puff | field green\nBert hand stink\n"
    sold = (OUTSIDER_SOLD, {"outsider": 1, "coins": 2})
    assert last_facts(text + "> Anna give puff Don\n") == [(GIVEN, {"outsider": 1}), sold]
    empty = text.replace("Don field puff*4", "Don field -")
    assert last_facts(empty + "> Anna plant blue Don\n") == [(PLANTED, {"outsider": 1})]
    assert last_facts(text + "> Anna plant green 1\n") == [(PLANTED, {"field": 0})]
    tribute = "edition al-cabohne\nseats Anna Bert\nturn Anna tribute\nAl field blue\nAnna hand chili | field blue*2\n"
    assert last_facts(tribute + "> Anna done\n")[0] == (TRIBUTE_PAID, {"outsider": 0})


@pytest.mark.parametrize("kind", KINDS[::4], ids=str)
def test_facts_agree_with_the_changes(kind: Kind) -> None:
    table = kind.deal(seed=8, rich=True)
    shadow = table.clone()
    found: Counter[str] = Counter()
    for seat, action in random_game(table, Random(8)):
        log: list[Event] = []
        shadow.log = log
        play(shadow, seat, action)
        for event in log:
            if event.changes and event.name in FACTS:
                agrees(shadow, event)
                found[event.name] += 1
    assert found[PLANTED]
    assert shadow.is_over or found[TURN_BEGAN]


def agrees(board: Table, event: Event) -> None:
    moves = [change for change in event.changes if isinstance(change, Moved)]
    facts = event.facts
    if event.name == PLANTED:
        assert len(facts) == 1
        target = field(event.seat, facts["field"]) if "field" in facts else board.rules.outside + facts["outsider"]
        assert {move.target for move in moves} == {target}
    if event.name in (HARVESTED, OUTSIDER_SOLD):
        assert facts["coins"] == cards_in([move for move in moves if move.target != DISCARD])
    if event.name in (FIELD_BOUGHT, BUILDING_BOUGHT):
        assert facts["coins"] == cards_in(moves)
    if event.name == TRADE_MADE:
        assert facts["partner"] != event.seat


def cards_in(moves: list[Moved]) -> int:
    return sum(len(move.cards) for move in moves)


def test_events_with_other_facts_are_not_the_same() -> None:
    assert Event(HARVESTED, 1, [], 0, 2) == Event(HARVESTED, 1, [], 0, 2)
    assert Event(HARVESTED, 1, [], 0, 2) != Event(HARVESTED, 1, [], 0, 3)
    assert Event(HARVESTED, 1, [], 0, 2) != Event(HARVESTED, 1, [], 1, 2)
    assert repr(Event(HARVESTED, 1, [], 0, 2)) == "Event('harvested', 1, [], field=0, coins=2)"
    assert Event(GAME_ENDED, 1, []).facts == {}


def test_coins_are_told_from_other_cards() -> None:
    table = read_script(TRADE, edition_of).start.table
    held = [table.cards_in(place)[0] for place in (hand(0), field(0, 0), coins(0), DRAW)]
    assert [table.is_coin(card) for card in held] == [False, False, True, False]
