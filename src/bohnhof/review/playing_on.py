"""What open cards lead to in a game with trading: everybody continues like an expert until the next card is drawn.

Right after a card is turned up, most of its value lies in what will be done with it in the same turn. So a judge gets
the position after that. The draw pile is not touched: the last action is applied only up to the first card that it
would take from there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bohnhof.bots.floor import move_on
from bohnhof.bots.haggler import EXPERT
from bohnhof.bots.mind.player import Player, said_in
from bohnhof.bots.mind.talk import Said
from bohnhof.bots.mind.weights import Weights
from bohnhof.kernel.actions import Action, Counter, Decline, Offer, Withdraw
from bohnhof.kernel.events import Change, Event, Moved, Restacked
from bohnhof.kernel.places import DRAW
from bohnhof.kernel.play import play
from bohnhof.kernel.rules import Rules
from bohnhof.kernel.table import Table

if TYPE_CHECKING:
    from bohnhof.review.habit import Habit

MOST_ACTIONS: Final = 80  # until a simulated turn is over


class Trading:
    """Everybody plays like an expert, and is asked in turn."""

    def __init__(self, rules: Rules) -> None:
        weights = Weights(EXPERT)
        # One for each seat: its results are cached as long as its seat learns nothing new.
        self._players = [Player(rules, weights) for _ in range(rules.players)]
        self._said: list[list[Said]] = []

    def begin(self) -> None:
        self._said = [[] for _ in self._players]
        for player in self._players:
            player.forget()

    def next(self, board: Table) -> tuple[int, Action]:
        active = int(board.active)
        players = len(self._players)
        for n in range(players):
            seat = (active + n) % players
            action = self._players[seat].decide(board, seat, self._said[seat])
            if action is not None:
                words = said_in(board, action)
                if words is not None:
                    self._said[seat].append(words)
                return seat, action
        return move_on(board)


def play_on(habit: Habit, board: Table) -> Table:
    """The board at the next chance event or at the end of the turn; changes the board that is passed in."""
    turn = board.turn
    habit.begin()
    for _ in range(MOST_ACTIONS):
        if board.is_over or board.turn != turn:
            break
        seat, action = habit.next(board)
        if isinstance(action, (Offer, Counter, Decline, Withdraw)):  # these take no card from the pile
            play(board, seat, action)
            continue
        before = board.clone()
        log: list[Event] = []
        board.log = log
        play(board, seat, action)
        board.log = None
        changes = [change for event in log for change in event.changes]
        if _has_chance(changes):
            for change in changes:
                if _is_chance(change):
                    break
                change.apply(before)
            return before
    return board


def _has_chance(changes: list[Change]) -> bool:
    for change in changes:
        if _is_chance(change):
            return True
    return False


def _is_chance(change: Change) -> bool:
    return isinstance(change, Restacked) or (isinstance(change, Moved) and change.source == DRAW)
