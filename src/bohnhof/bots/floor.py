"""The floor: who is asked next, who waits, who has talked enough, and what happens when nobody wants anything.

Everybody who lets programs play asks in this order: the runner, the learning environments, the server's bots.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from bohnhof.kernel.actions import (
    Accept,
    Action,
    Counter,
    Decline,
    Done,
    EndTrading,
    GiveAway,
    Harvest,
    Offer,
    Plant,
    PlantFor,
    Withdraw,
)
from bohnhof.kernel.legal import legal, may_offer
from bohnhof.kernel.table import Board

# What can go on for ever: offers come and go, and a yes can be taken back. Everything else uses something up
# (a card, a field, an offer), so a game in which talk is limited ends whatever the seats do.
TALK: Final = (Offer, Counter, Accept, Decline, Withdraw)
TALK_PER_TURN: Final = 30


class Question(NamedTuple):
    """A seat that is asked what it does, and the finite actions that would be heard."""

    seat: int
    legal: list[Action]


class Floor:
    """Gives the seats the floor, one after the other, again after every change."""

    def __init__(self, board: Board, talk_per_turn: int = TALK_PER_TURN) -> None:
        self._talk_per_turn = talk_per_turn
        self._turn = board.turn
        self._talk = [0] * board.rules.players
        self._asked = 0  # seats since the last change

    def next(self, board: Board) -> Question | None:
        """The next seat that has something to decide; it waits unless it plays. None: all wait."""
        while self._asked < board.rules.players:
            seat = int((board.active + self._asked) % board.rules.players)
            self._asked += 1
            actions = legal(board, seat)
            if self._talk[seat] >= self._talk_per_turn:
                actions = [action for action in actions if not isinstance(action, TALK)]
            elif may_offer(board, seat):
                return Question(seat, actions)
            if actions:
                return Question(seat, actions)
        return None

    def hears(self, seat: int, action: Action) -> bool:
        """Does this action count? A seat that has talked enough this turn is taken to wait."""
        return self._talk[seat] < self._talk_per_turn or not isinstance(action, TALK)

    def changed(self, board: Board, seat: int, action: Action) -> None:
        """Take note of what was just played: everybody is asked again."""
        if board.turn != self._turn:
            self._turn = board.turn
            self._talk = [0] * board.rules.players
        elif isinstance(action, TALK):
            self._talk[seat] += 1
        self._asked = 0


def polling_order(board: Board) -> list[int]:
    """The seats in the order in which they are asked: the active one, then clockwise."""
    players = int(board.rules.players)
    active = int(board.active)
    return [*range(active, players), *range(active)]


def move_on(board: Board) -> tuple[int, Action]:
    """What must happen when all wait: the trading or planting ends, or what has to be planted is planted."""
    waited_for = [seat for seat in polling_order(board) if board.now.waits_for(board, seat)]
    # B3.4: where neither is listed, what has to be planted fits nowhere, and a harvest makes room.
    for way_on in (EndTrading | Done, Plant | PlantFor | GiveAway, Harvest):
        for seat in waited_for:
            for action in legal(board, seat):
                if isinstance(action, way_on):
                    return seat, action
    raise AssertionError("a game waits only for seats that can go on")  # pragma: no cover
