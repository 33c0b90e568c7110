"""The floor: which seat is asked next, which seats wait or have talked enough, and what happens when all wait.

The runner, the learning environments and the server's bots all use this order.
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

# Actions that could go on forever: offers come and go, and a yes can be taken back. Everything else uses something up
# (a card, a field, an offer), so a game with limited talk always ends.
TALK: Final = (Offer, Counter, Accept, Decline, Withdraw)
TALK_PER_TURN: Final = 30


class Question(NamedTuple):
    """A seat that is asked, and the listed actions that it may take."""

    seat: int
    legal: list[Action]


class Floor:
    """Asks the seats in order, and starts again after every change."""

    def __init__(self, board: Board, talk_per_turn: int = TALK_PER_TURN) -> None:
        self._talk_per_turn = talk_per_turn
        self._turn = board.turn
        self._talk = [0] * board.rules.players
        self._asked = 0  # seats since the last change

    def next(self, board: Board) -> Question | None:
        """The next seat that has a decision; it counts as waiting unless it plays. None if all wait."""
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
        """Does this action count? A seat that has talked enough this turn counts as waiting."""
        return self._talk[seat] < self._talk_per_turn or not isinstance(action, TALK)

    def changed(self, board: Board, seat: int, action: Action) -> None:
        """Note what was just played: everybody is asked again."""
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
    """What happens when all wait: trading or planting ends, or cards that must be planted are planted."""
    waited_for = [seat for seat in polling_order(board) if board.now.waits_for(board, seat)]
    # B3.4: if neither is listed, the card to plant fits nowhere, and a harvest makes room.
    for way_on in (EndTrading | Done, Plant | PlantFor | GiveAway, Harvest):
        for seat in waited_for:
            for action in legal(board, seat):
                if isinstance(action, way_on):
                    return seat, action
    raise AssertionError("a game waits only for seats that can go on")  # pragma: no cover
