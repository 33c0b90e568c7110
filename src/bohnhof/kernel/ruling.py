"""A Ruling changes some of the printed answers: the one mechanism for edition rulings and house rules.

The kernel asks its questions of `Rules`; the printed answer is handed from ruling to ruling, and each may
change it. A ruling overrides only the questions it is about; all others hand the answer on.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bohnhof.kernel.codes import Choices
    from bohnhof.kernel.refusal import Refusal
    from bohnhof.kernel.table import Board, Table


class Ruling:
    """The base of all rulings: it changes nothing."""

    def __init__(self, name: str, rule: str) -> None:
        self.name = name  # by which an edition file names it
        self.rule = rule  # the id of the rule it plays

    # ------------------------------------------------------ fields and harvests

    def refuse_planting(self, board: Board, seat: i64, bean: i64, n: i64, answer: Refusal | None) -> Refusal | None:
        """May this seat plant this kind on its field n?"""
        return answer

    def refuse_harvest(self, board: Board, seat: i64, n: i64, answer: Refusal | None) -> Refusal | None:
        """May this seat harvest its field n?"""
        return answer

    def pays(self, board: Board, seat: i64, n: i64, answer: i64) -> i64:
        """How many coins does this seat's field n pay?"""
        return answer

    # ------------------------------------------------------------ the third field

    def field_price(self, board: Board, seat: i64, answer: i64) -> i64:
        """What does one more field cost this seat? 0: none is sold."""
        return answer

    def refuse_field(self, board: Board, seat: i64, answer: Refusal | None) -> Refusal | None:
        """May this seat buy a field now?"""
        return answer

    def refuse_payment(self, board: Board, seat: i64, cards: list[int], answer: Refusal | None) -> Refusal | None:
        """May these coins be the ones that pay?"""
        return answer

    def payment_goes_to(self, board: Board, answer: i64) -> i64:
        """In which place do the coins end that paid for a field?"""
        return answer

    # ------------------------------------------------------------------- trading

    def refuse_giving(self, board: Board, seat: i64, cards: list[int], answer: Refusal | None) -> Refusal | None:
        """May this seat part with these cards in one trade?"""
        return answer

    def keeps_turned_up_cards(self, board: Board, answer: bool) -> bool:
        """May the active seat set a turned-up card aside while trading goes on?"""
        return answer

    def trades_coins(self, board: Board, answer: bool) -> bool:
        """May coins be part of a trade?"""
        return answer

    # ------------------------------------------------- what others do not know at all

    def deal(self, table: Table) -> None:
        """Lay out what this game needs besides hands, before the first turn."""

    def most_choices(self, beans: int) -> int:
        """How many lines `fill` adds at the most, in a game with so many kinds of bean."""
        return 0

    def fill(self, board: Board, seat: i64, choices: Choices) -> None:
        """Add what this seat may do now, in whatever phase."""

    def play(self, table: Table, seat: i64, verb: i64, thing: i64, where: i64) -> bool:
        """Do it, or refuse. False: this is nothing that this ruling knows."""
        return False

    # ------------------------------------------------------------------- the end

    def score(self, board: Board, seat: i64, answer: i64) -> i64:
        """What does this seat's wealth count?"""
        return answer

    def winners(self, board: Board, tied: list[int]) -> list[int]:
        """Who wins among those with most coins?"""
        return tied
