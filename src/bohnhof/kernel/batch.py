"""Many games stepped together: one choice for each in, what each may choose next out.

Everything a program needs for its next choices lies in packed rows of bytes that NumPy can view without copying
(`numpy.frombuffer(batch.mask, "u1").reshape(batch.size, -1)`); they are written anew in every step.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from bohnhof.kernel.arrays import zero_bytes, zeros
from bohnhof.kernel.deal import new_table
from bohnhof.kernel.faults import BadInput
from bohnhof.kernel.layout import OFFERS_PER_TURN, Layout
from bohnhof.kernel.playout import Dice
from bohnhof.kernel.rules import Rules
from bohnhof.kernel.steps import Steps

if TYPE_CHECKING:
    from mypy_extensions import i64, u8


class Batch:
    """As many games as asked for; one that ends is followed by the game of the next seed in its place."""

    def __init__(self, rules: Rules, size: int, first_seed: int, offers_per_turn: int = OFFERS_PER_TURN) -> None:
        self.rules = rules
        self.layout = Layout(rules, offers_per_turn)
        self.size: i64 = size
        self.next_seed: i64 = first_seed
        self.seats = zero_bytes(size)  # who is asked
        self.mask = zero_bytes(size * self.layout.size)  # by game and choice: is it allowed?
        self.done = zero_bytes(size)  # has this step ended a game here? The rows show the new one already
        self.scores = zeros(size * rules.players)  # by game and seat: coins at the end of the last game here
        self.won = zero_bytes(size * rules.players)  # by game and seat: has it won the last game here?
        self.games: list[Steps] = []
        self._chosen = zeros(size)
        for i in range(size):
            self.games.append(self._new_game())
            self._show(i)

    def step(self, choices: Sequence[int]) -> None:
        """One choice per game, in order; a NumPy row as `memoryview(row)`, because its own numbers are no ints.

        If one of them is not allowed, nothing happens to any game.
        """
        if len(choices) != self.size:
            raise BadInput(f"{self.size} games need as many choices, not {len(choices)}")
        for i in range(self.size):
            self._chosen[i] = choices[i]
            if not self.games[i].allows(self._chosen[i]):
                raise BadInput(f"game {i}: seat {self.games[i].seat} may not choose {choices[i]} now")
        for i in range(self.size):
            game = self.games[i]
            self._mark(i, 0)
            game.step(self._chosen[i])
            self.done[i] = 0
            if game.n == 0:
                self.done[i] = 1
                self._note_end(i)
                self.games[i] = self._new_game()
            self._show(i)

    def random_choices(self, dice: Dice) -> list[int]:
        """One allowed choice per game: for measuring, and for programs that have learned nothing yet."""
        return [int(game.allowed[dice.below(game.n)]) for game in self.games]

    def _new_game(self) -> Steps:
        self.next_seed += 1
        return Steps(new_table(self.rules, self.next_seed - 1), self.layout)

    def _show(self, i: i64) -> None:
        self._mark(i, 1)
        self.seats[i] = int(self.games[i].seat)

    def _mark(self, i: i64, allowed: u8) -> None:
        """Write a byte for each choice that a game allows now: clearing those beats writing the whole mask anew."""
        game = self.games[i]
        base = i * self.layout.size
        mask = self.mask
        choices = game.allowed
        for j in range(game.n):
            mask[base + choices[j]] = allowed

    def _note_end(self, i: i64) -> None:
        table = self.games[i].table
        winners = self.rules.winners(table)
        for seat in range(self.rules.players):
            self.scores[i * self.rules.players + seat] = self.rules.score(table, seat)
            self.won[i * self.rules.players + seat] = 1 if seat in winners else 0
