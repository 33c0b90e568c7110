"""Edge cases of games with buildings: meaningless numbers, copies that must be distinguished, several rulings."""

from __future__ import annotations

from textwrap import dedent

import pytest

from bohnhof.kernel.actions import Action, BuyBuilding, Plant, Reorder, Retire
from bohnhof.kernel.arrays import COMPILED
from bohnhof.kernel.codes import Choices, code
from bohnhof.kernel.edition import Edition
from bohnhof.kernel.faults import BadInput
from bohnhof.kernel.learn.playout import Dice, playout
from bohnhof.kernel.places import hand
from bohnhof.kernel.play import play
from bohnhof.kernel.refusal import Illegal
from bohnhof.kernel.ruling import Ruling
from bohnhof.kernel.table import Board
from bohnhof.kernel.text.action_text import read_action, write_action
from bohnhof.kernel.text.script import run
from bohnhof.kernel.verbs import action_of, parts_of
from tests.judge import edition_of, holds
from tests.notation.games import Kind

REORDER = """
    edition high-bohn-cognac
    seats   Anna Bert Cleo
    turn    Anna reorder
    drawn   3
    Anna    hand red red soy | buildings bank-3
    Bert    hand stink
"""


@pytest.mark.parametrize("order", [(), (0,), (0, 1, 2), (0, 1, 3), (-1, 0, 1), (1, 1, 2), (2, 1, 0, 3), (5, 0, 2)])
def test_an_order_that_cannot_be_is_refused(order: tuple[int, ...]) -> None:
    position = holds(REORDER)
    with pytest.raises(Illegal) as refused:
        play(position.table, 0, Reorder(order))
    assert refused.value.rule == "HB4"


@pytest.mark.parametrize("order", [(1, 0, 2), (2, 0, 1), (0, 2, 1), (1, 0)])
def test_an_order_is_the_same_as_code_and_in_words(order: tuple[int, ...]) -> None:
    assert action_of(code(*parts_of(Reorder(order)))) == Reorder(order)
    position = holds(REORDER if len(order) == 3 else REORDER.replace("drawn   3", "drawn   2").replace(" soy", ""))
    assert there_and_back(position.table, Reorder(order)) == Reorder(order)


def there_and_back(board: Board, action: Action) -> Action:
    names = ("Anna", "Bert", "Cleo")
    return read_action(board, names, 0, tuple(write_action(board, names, 0, action).split()), BadInput)


def test_words_are_found_only_for_what_lies_there() -> None:
    table = holds(REORDER).table
    with pytest.raises(BadInput, match="only cards just drawn"):
        write_action(table, ("Anna", "Bert", "Cleo"), 0, Reorder((4, 0, 1)))
    trading = holds(REORDER.replace("turn    Anna reorder", "turn    Anna trade").replace("drawn   3", "")).table
    with pytest.raises(BadInput, match="only cards just drawn"):
        write_action(trading, ("Anna", "Bert", "Cleo"), 0, Reorder((1, 0)))


def test_in_the_phase_for_reordering_nothing_else_is_done() -> None:
    holds(REORDER + "> Anna plant 1\n! B2.1\n> Anna move 1 2\n! B2.1\n> Anna retire farm\n! B2.1")


def test_a_second_copy_from_a_store_is_named_by_where_it_lies() -> None:
    table = holds("""
        edition high-bohn
        seats   Anna Bert Cleo
        turn    Anna aside
        Anna    aside red | due soy red red | buildings store-2
    """).table
    for card in table.cards_in(table.rules.due_at):
        assert there_and_back(table, Plant(card, 0)) == Plant(card, 0)


def test_stored_copies_are_named_by_where_they_lie() -> None:
    position = holds("""
        edition high-bohn
        seats   Anna Bert Cleo
        turn    Anna trade
        Anna    hand red | store soy red red | buildings store-4
        Bert    hand blue
        > Anna offer Bert red@store3+red@store+soy for blue
        > Anna offer Bert red@1 for blue
        > Bert accept 1
        = Anna store - | hand red
    """)
    assert position.table.count[hand(0)] == 1


@pytest.mark.parametrize("building", [-1, 36, 99])
def test_a_building_that_does_not_exist_is_refused(building: int) -> None:
    table = holds(REORDER).table
    with pytest.raises(Illegal) as refused:
        play(table, 0, BuyBuilding(building))
    assert refused.value.rule == "HB1.1"


@pytest.mark.parametrize("kind", [-1, 9, 40])
def test_a_kind_that_does_not_exist_is_refused(kind: int) -> None:
    table = holds("""
        edition high-bohn-cognac
        seats   Anna Bert Cleo
        turn    Anna retire
        resumes plant
        Anna    hand red | naming 1 | buildings distillery-2
    """).table
    with pytest.raises(Illegal) as refused:
        play(table, 0, Retire(kind))
    assert refused.value.rule == "CG2"


def test_what_interrupts_the_trading_leaves_the_turned_up_cards_where_they_are() -> None:
    holds("""
        edition high-bohn-cognac
        seats   Anna Bert Cleo
        turn    Anna retire
        resumes trade
        faceup  red soy
        Anna    hand red | aside blue | due chili | buildings store-2
        Bert    naming 1 | buildings distillery-2
        = faceup red soy
        > Bert pass
        = turn Anna trade
        = faceup red soy
    """)


def test_the_next_coin_of_a_field_depends_on_its_owner() -> None:
    table = holds("""
        edition high-bohn
        seats   Anna Bert Cleo
        turn    Anna trade
        Anna    field blue*3 | field stew red+soy | buildings jail-3 saloon-4
        Bert    field blue*3 | field garden*3 | field - | bought
        Cleo    field stew red+soy+blue+chili+stink+green+garden+black-eyed | field red*5 | buildings saloon-3
    """).table
    steps = [[table.rules.next_step(table, seat, n) for n in table.fields(seat)] for seat in range(3)]
    assert steps == [[(1, 2), (1, 1)], [(1, 1), None, None], [None, None]]


@pytest.mark.parametrize("seed", range(6))
def test_rich_games_of_random_play_end(seed: int) -> None:
    table = Kind("high-bohn-cognac", 4).deal(seed, rich=True)
    assert playout(table, Dice(seed), Choices()) > 100
    assert table.is_over


class Generous(Ruling):
    """Everybody may plant four cards and buys a field for two coins."""

    def most_planted(self, board: Board, seat: int, answer: int) -> int:
        return max(answer, 4)

    def field_price(self, board: Board, seat: int, answer: int) -> int:
        return min(answer, 2)


def generous(name: str) -> Edition:
    edition = edition_of(name)
    return edition.but(rulings=(*edition.rulings, Generous("generous", "B1.1")))


@pytest.mark.skipif(COMPILED, reason="a compiled ruling has no interpreted subclasses")
def test_what_holds_for_everybody_and_what_holds_for_an_owner_are_asked_together() -> None:
    table = run(
        dedent("""
        edition high-bohn
        seats   Anna Bert Cleo
        turn    Anna plant
        Anna    hand red*5 | coins soy*2 | buildings goldmine-2 farm-3
        Bert    hand blue | coins soy*2
        > Anna buy field
        = Anna coins soy
        > Bert buy field
        = Bert coins -
        > Anna plant 1
        > Anna plant 1
        > Anna plant 1
        > Anna plant 1
        = turn Anna trade
        """),
        generous,
    ).table
    assert [table.rules.most_planted(table, seat) for seat in range(3)] == [4, 4, 4]
