"""Rulings: one that answers every question differently is asked everywhere."""

from __future__ import annotations

from textwrap import dedent
from typing import Final

import pytest

from bohnhof.kernel.actions import Harvest, Plant
from bohnhof.kernel.arrays import COMPILED
from bohnhof.kernel.codes import Choices, code, verb_of
from bohnhof.kernel.deal import new_table
from bohnhof.kernel.edition import Edition
from bohnhof.kernel.legal import legal, legal_codes
from bohnhof.kernel.places import BOX, DISCARD, DRAW, field
from bohnhof.kernel.play import play_code
from bohnhof.kernel.refusal import Refusal
from bohnhof.kernel.rules import Rules
from bohnhof.kernel.ruling import Ruling
from bohnhof.kernel.table import Board, Table
from bohnhof.kernel.text.script import run
from tests.judge import edition_of

if COMPILED:
    pytest.skip("a compiled ruling has no interpreted subclasses", allow_module_level=True)

NO_RED: Final = Refusal("B1.1", "no red bean on field 2 in this test")
NO_HARVEST: Final = Refusal("B1.1", "nobody but the first seat harvests in this test")
NO_FIELD: Final = Refusal("B1.1", "the last seat buys no field in this test")
SING: Final = 40  # verbs that nothing else uses
HUM: Final = 41


class House(Ruling):
    """Another answer to every question."""

    def refuse_planting(self, board: Board, seat: int, bean: int, n: int, answer: Refusal | None) -> Refusal | None:
        return NO_RED if bean == board.rules.bean_number("red") and n == 1 else answer

    def refuse_harvest(self, board: Board, seat: int, n: int, answer: Refusal | None) -> Refusal | None:
        return NO_HARVEST if seat > 0 else answer

    def pays(self, board: Board, seat: int, kind: int, cards: int, answer: int) -> int:
        return answer + 1

    def field_price(self, board: Board, seat: int, answer: int) -> int:
        return 1

    def refuse_field(self, board: Board, seat: int, answer: Refusal | None) -> Refusal | None:
        return NO_FIELD if seat == 2 else answer

    def payment_goes_to(self, board: Board, answer: int) -> int:
        return int(BOX)

    def deal(self, table: Table) -> None:
        table.put(table.first[DRAW], BOX)

    def most_choices(self, beans: int) -> int:
        return 1

    def fill(self, board: Board, seat: int, choices: Choices) -> None:
        if board.turn == 1 and seat == 1 and board.count[field(1, 0)] == 0:
            choices.add(SING, 0, 0)

    def verbs_played(self) -> int:
        return 1 << SING

    def play(self, table: Table, seat: int, verb: int, thing: int, where: int) -> None:
        table.put(table.first[DRAW], BOX)

    def score(self, board: Board, seat: int, answer: int) -> int:
        return 10 * answer


class Hum(Ruling):
    """A second ruling with its own verb."""

    def verbs_played(self) -> int:
        return 1 << HUM

    def play(self, table: Table, seat: int, verb: int, thing: int, where: int) -> None:
        table.put(table.first[DRAW], DISCARD)


def house(name: str) -> Edition:
    return edition_of(name).but(rulings=(House("house", "B1.1"),))


def test_a_ruling_can_answer_every_question() -> None:
    run(
        dedent("""
        edition bohnanza
        seats   Anna Bert Cleo
        turn    Anna plant
        Anna    hand red*2 | field red*2 | field - | coins soy
        Bert    hand - | field soy*2 | coins soy*2
        Cleo    hand - | coins soy*2
        > Anna plant 2
        ! B1.1
        > Anna plant 1
        > Bert harvest 1
        ! B1.1
        > Anna harvest 1
        = Anna coins soy red*3
        = discard -
        > Cleo buy field
        ! B1.1
        > Bert buy field
        = Bert bought | coins soy | score 10
        = box soy
        """),
        house,
    )


def test_what_a_ruling_adds_is_dealt_listed_and_played() -> None:
    table = new_table(Rules(house("bohnanza"), 3), 5)
    assert table.count[BOX] == 1
    codes = legal_codes(table, 1)
    assert [verb_of(one) for one in codes] == [SING]
    play_code(table, 1, codes[0])
    assert table.count[BOX] == 2
    for one in legal_codes(table, 0):
        play_code(table.clone(), 0, one)


def test_every_ruling_plays_its_own_verbs() -> None:
    table = new_table(Rules(house("bohnanza").but(rulings=(House("house", "B1.1"), Hum("hum", "B1.1"))), 3), 5)
    play_code(table, 1, code(HUM, 0, 0))
    assert (table.count[BOX], table.count[DISCARD]) == (1, 1)
    play_code(table, 1, code(SING, 0, 0))
    assert (table.count[BOX], table.count[DISCARD]) == (2, 1)


def test_fields_are_listed_by_the_same_answers() -> None:
    table = run(
        "edition bohnanza\nseats Anna Bert Cleo\nturn Anna plant\nAnna hand red | field red*2\nBert field soy*2", house
    ).table
    assert legal(table, 0) == [Plant(1, 0), Harvest(0)]
    assert legal(table, 1) == []
