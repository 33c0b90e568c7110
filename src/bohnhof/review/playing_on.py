"""What open cards lead to in a game with trading: everybody plays on like an expert until the next card is drawn.

Right after a card is turned up, most of what it means lies in what will be done with it in this very turn. So a judge
looks at what comes of that. Nothing of the draw pile is touched: the last action is followed only up to the first card
that it would take from there.
"""

from __future__ import annotations

from typing import Final, Protocol

from bohnhof.bots.floor import move_on
from bohnhof.bots.haggler import EXPERT
from bohnhof.bots.hunter import trades
from bohnhof.bots.mind.player import Player, said_in
from bohnhof.bots.mind.talk import Said
from bohnhof.bots.mind.weights import Weights
from bohnhof.kernel.actions import Action
from bohnhof.kernel.events import Change, Event, Moved, Restacked
from bohnhof.kernel.places import DRAW
from bohnhof.kernel.play import play
from bohnhof.kernel.rules import Rules
from bohnhof.kernel.table import Table

MOST_ACTIONS: Final = 80  # until a simulated turn is over


class Habit(Protocol):
    """Says who does what next."""

    def begin(self) -> None:
        """Forget what was said at another board."""

    def next(self, board: Table, /) -> tuple[int, Action]:
        """The seat that acts, and its action."""


def habit_for(rules: Rules) -> Habit | None:
    """How everybody goes on; None: without trading, the judge sees at once what a card is worth."""
    return Trading(rules) if trades(rules) else None


class Trading:
    """Everybody is an expert, and is asked in turn."""

    def __init__(self, rules: Rules) -> None:
        self._player = Player(rules, Weights(EXPERT))
        self._players = int(rules.players)
        self._said: list[list[Said]] = []

    def begin(self) -> None:
        self._said = [[] for _ in range(self._players)]
        self._player.forget()

    def next(self, board: Table) -> tuple[int, Action]:
        active = int(board.active)
        for n in range(self._players):
            seat = (active + n) % self._players
            action = self._player.decide(board, seat, self._said[seat])
            if action is not None:
                words = said_in(board, action)
                if words is not None:
                    self._said[seat].append(words)
                return seat, action
        return move_on(board)


def play_on(habit: Habit, board: Table) -> Table:
    """The board as it is when chance speaks again, or the turn is over; the one that is given is used up."""
    turn = int(board.turn)
    habit.begin()
    for _ in range(MOST_ACTIONS):
        if board.is_over or board.turn != turn:
            break
        seat, action = habit.next(board)
        before = board.clone()
        log: list[Event] = []
        board.log = log
        play(board, seat, action)
        changes = [change for event in log for change in event.changes]
        if any(_is_chance(change) for change in changes):
            for change in changes:
                if _is_chance(change):
                    break
                change.apply(before)
            return before
    return board


def _is_chance(change: Change) -> bool:
    return isinstance(change, Restacked) or (isinstance(change, Moved) and change.source == DRAW)
