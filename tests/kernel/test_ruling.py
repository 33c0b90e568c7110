"""Rulings: a ruling changes only the answers it is about."""

from __future__ import annotations

from bohnhof.kernel.refusal import Refusal
from bohnhof.kernel.ruling import Ruling
from tests.judge import holds


def test_a_ruling_that_says_nothing_hands_every_answer_on() -> None:
    board = holds("edition boonanza\nseats Anna Bert Cleo").table
    silent = Ruling("silent", "B1.1")
    no = Refusal("B1.1", "no")
    for answer in (no, None):
        assert silent.refuse_payment(board, 0, [], answer) is answer
        assert silent.refuse_giving(board, 0, [], answer) is answer
    for yes in (True, False):
        assert silent.keeps_turned_up_cards(board, yes) is yes
        assert silent.trades_coins(board, yes) is yes
    assert silent.winners(board, [1, 2]) == [1, 2]
