"""Judges of positions in a review: every seat's expected final lead and its chance to win, at any moment.

A judge gets a board on which all hands are known, as they are when a game is over. Of the draw pile it uses only the
size: unseen cards could be in any order. Judges are frozen: a version identifies the numbers that they use.
"""

from __future__ import annotations

import json
from fractions import Fraction
from hashlib import sha256
from math import exp, sqrt
from typing import Final, Protocol

from bohnhof.bots.hunt.habits import Habits
from bohnhof.bots.hunter import KEPT, kind_of, trades, weights_for
from bohnhof.bots.value.kept import VERSION_SIGNS, evaluator_for, kept_network
from bohnhof.kernel.places import FACEUP, field, hand
from bohnhof.kernel.rules import Rules
from bohnhof.kernel.table import Board

COIN: Final = 1000  # judges count in thousandths of a coin
VERSION: Final = 2  # of what is counted without trading; 2: cards that are left to the next seat
IN_HAND: Final = 2  # without trading, a hand card that fits is worth what it adds, divided by this
# Without trading: the uncertainty of the lead in coins at the end of a game, and per square root of the rounds to go.
# Fitted on games with seed 21. Against the mafia, little can be said before the end.
BLUR: Final[dict[str, tuple[float, float]]] = {"open": (0.32, 0.47), "bosses": (3.0, 6.0), "alone": (3.0, 8.0)}


class Judge(Protocol):
    """Estimates the outcome of a board."""

    version: str

    def leads(self, board: Board, /) -> list[int]:
        """Every seat's expected final lead over the mean of the others, in thousandths of a coin."""

    def chances(self) -> list[float]:
        """Every seat's chance to win, on the board that was judged last."""


def judge_for(rules: Rules) -> Judge:
    """The judge of this game: the learned evaluator if there is trading, otherwise the hunter's habits."""
    return Learned(rules) if trades(rules) else HandMade(rules)


class Learned:
    """The learned evaluator, for games with trading."""

    def __init__(self, rules: Rules) -> None:
        self.version = f"value-{kept_network().version}"
        self._evaluator = evaluator_for(rules)
        self._players = int(rules.players)

    def leads(self, board: Board) -> list[int]:
        self._evaluator.judge(board)
        return [int(self._evaluator.lead[seat]) for seat in range(self._players)]

    def chances(self) -> list[float]:
        return self._evaluator.chances()


class HandMade:
    """For games without trading: coins, the value of fields, hands and open cards, and what the bosses get."""

    def __init__(self, rules: Rules) -> None:
        self._rules = rules
        self._habits = Habits(rules, weights_for(rules))
        self._rival = bool(rules.edition.rival)
        self._blur = BLUR[kind_of(rules)]
        self._values: list[int] = []
        self._rounds = 0.0
        self._winners: list[int] | None = None
        numbers = json.dumps([VERSION, KEPT[kind_of(rules)], self._blur], sort_keys=True).encode()
        self.version = f"habits-{sha256(numbers).hexdigest()[:VERSION_SIGNS]}"

    def leads(self, board: Board) -> list[int]:
        players = int(self._rules.players)
        self._winners = self._rules.winners(board) if board.is_over else None
        self._values = [self._value(board, seat) for seat in range(players)]
        if self._rival:
            self._values.append(self._value_of_rival(board))
        self._rounds = int(self._habits.rounds) / COIN
        total = sum(self._values)
        others = max(1, len(self._values) - 1)
        return [value - (total - value) // others for value in self._values[:players]]

    def chances(self) -> list[float]:
        players = int(self._rules.players)
        if self._winners is not None:
            return [1 / len(self._winners) if seat in self._winners else 0.0 for seat in range(players)]
        blur = COIN * (self._blur[0] + self._blur[1] * sqrt(self._rounds))
        most = max(self._values)
        shares = [exp((value - most) / blur) for value in self._values]
        return [share / sum(shares) for share in shares[:players]]

    def _value(self, board: Board, seat: int) -> int:
        rules, habits = self._rules, self._habits
        value = int(rules.score(board, seat)) * COIN
        if board.is_over:
            return value
        habits.look(board, seat)
        grown = self._grown(board, seat)
        for n in board.fields(seat):
            value += int(habits.worth(board.bean_on(field(seat, n)), board.count[field(seat, n)]))
        for cards, share in ((self._open_cards(board, seat), 1), (board.beans_in(hand(seat)), IN_HAND)):
            for bean in cards:
                if bean in grown:
                    added = int(habits.worth(bean, grown[bean] + 1)) - int(habits.worth(bean, grown[bean]))
                    value += added // share
                    grown[bean] += 1
        return value

    def _open_cards(self, board: Board, seat: int) -> list[int]:
        """The open cards that this seat may plant: what the active seat has no field for, it leaves to the next."""
        rules = self._rules
        others = {int(board.bean_on(rules.outside + n)) for n in range(len(rules.outsiders))}
        if seat != board.active:
            others |= self._grown(board, int(board.active)).keys()
        return [bean for bean in board.beans_in(FACEUP) if bean not in others]

    def _grown(self, board: Board, seat: int) -> dict[int, int]:
        """The kinds on the fields of this seat, and how many cards of each."""
        return {int(board.bean_on(field(seat, n))): int(board.count[field(seat, n)]) for n in board.fields(seat)}

    def _value_of_rival(self, board: Board) -> int:
        rules, habits = self._rules, self._habits
        value = int(rules.rival_score(board)) * COIN
        if board.is_over:
            return value
        open_cards = board.beans_in(FACEUP)
        for n in range(len(rules.outsiders)):
            place = rules.outside + n
            bean = board.bean_on(place)
            if board.count[place] > 0:
                value += int(habits.danger(n, bean, board.count[place] + open_cards.count(int(bean))))
        return value


def result(board: Board) -> list[Fraction]:
    """Every seat's lead at the end over the mean of the others, in thousandths of a coin, as exact fractions."""
    rules = board.rules
    scores = [int(rules.score(board, seat)) for seat in range(rules.players)]
    rivals = [int(rules.rival_score(board))] if rules.edition.rival else []
    total = sum(scores) + sum(rivals)
    others = max(1, len(scores) + len(rivals) - 1)
    return [COIN * (score - Fraction(total - score, others)) for score in scores]
