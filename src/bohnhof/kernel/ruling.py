"""A Ruling changes some of the printed answers: the one mechanism for edition rulings and house rules.

The kernel asks its questions of `Rules`; the printed answer is handed from ruling to ruling, and each may
change it. A ruling overrides only the questions it is about; all others hand the answer on.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bohnhof.kernel.refusal import Refusal
    from bohnhof.kernel.table import Board


class Ruling:
    """The base of all rulings: it changes nothing."""

    def __init__(self, name: str, rule: str) -> None:
        self.name = name  # by which an edition file names it
        self.rule = rule  # the id of the rule it plays

    def refuse_payment(self, board: Board, seat: i64, cards: list[int], answer: Refusal | None) -> Refusal | None:
        """May these coins be the ones that pay?"""
        return answer

    def refuse_giving(self, board: Board, seat: i64, cards: list[int], answer: Refusal | None) -> Refusal | None:
        """May this seat part with these cards in one trade?"""
        return answer

    def keeps_turned_up_cards(self, board: Board, answer: bool) -> bool:
        """May the active seat set a turned-up card aside while trading goes on?"""
        return answer

    def trades_coins(self, board: Board, answer: bool) -> bool:
        """May coins be part of a trade?"""
        return answer

    def winners(self, board: Board, tied: list[int]) -> list[int]:
        """Who wins among those with most coins?"""
        return tied
