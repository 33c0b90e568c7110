"""Rulings: a ruling changes only the answers it is about."""

from __future__ import annotations

from bohnhof.kernel.arrays import row_of
from bohnhof.kernel.codes import DONE, Choices
from bohnhof.kernel.refusal import Refusal
from bohnhof.kernel.ruling import EVERYBODYS, Ruling
from tests.judge import holds


def test_a_ruling_that_says_nothing_hands_every_answer_on() -> None:
    board = holds("edition boonanza\nseats Anna Bert Cleo").table
    silent = Ruling("silent", "B1.1")
    no = Refusal("B1.1", "no")
    for answer in (no, None):
        assert silent.refuse_payment(board, 0, [], answer) is answer
        assert silent.refuse_giving(board, 0, row_of([]), gift=False, answer=answer) is answer
        assert silent.refuse_planting(board, 0, 1, 2, answer) is answer
        assert silent.refuse_harvest(board, 0, 1, answer) is answer
        assert silent.refuse_field(board, 0, answer) is answer
        assert silent.refuse_mixing(board, 0, 1, 2, answer) is answer
    for number in (0, 3):
        assert silent.pays(board, 0, 1, 2, number) == number
        assert silent.extra_coins(board, 0, 4, number) == number
        assert silent.coins_go_to(board, 0, 1, number) == number
        assert silent.most_planted(board, 0, number) == number
        assert silent.only_field(board, 0, 1, number) == number
        assert silent.liberties(board, 0, number) == number
        assert silent.field_price(board, 0, number) == number
        assert silent.payment_goes_to(board, number) == number
        assert silent.score(board, 0, number) == number
        assert silent.rival_score(board, number) == number
        assert silent.rival_coin(number) == number
        assert silent.outsider_sells_at(1, number) == number
    for yes in (True, False):
        assert silent.keeps_turned_up_cards(board, yes) is yes
        assert silent.trades_coins(board, yes) is yes
    assert silent.winners(board, [1, 2]) == [1, 2]


def test_a_ruling_that_says_nothing_does_nothing_either() -> None:
    table = holds("edition boonanza\nseats Anna Bert Cleo").table
    before = table.clone()
    silent = Ruling("silent", "B1.1")
    assert not silent.moment_matters(table)
    choices = Choices()
    silent.deal(table)
    silent.fill(table, 0, choices)
    silent.play(table, 0, DONE, 0, 0)
    assert silent.verbs_instead() == 0
    assert silent.verbs_played() == 0
    assert silent.owners_instead() == EVERYBODYS
    silent.fill_instead(table, 0, 1, choices)
    silent.plant_instead(table, 0, DONE, 1)
    silent.drew(table, 0, 3)
    assert not silent.may_buy(table, 0, 1)
    assert not silent.is_sold(table, 1)
    assert silent.why_impossible_at(table, 0) is None
    assert table == before
    assert choices.n == silent.most_choices(8) == 0
