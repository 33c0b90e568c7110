"""Many games stepped together: one choice for each in, what each may choose next out.

Everything a program needs for its next choices lies in packed rows that NumPy can view without copying
(`numpy.frombuffer(batch.mask, "u1").reshape(batch.size, -1)`). They are written anew in every step, except
`observations`: every step makes a new row, because a clean sheet is quicker than a sponge.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from bohnhof.kernel.arrays import byte_of, zero_bytes, zeros
from bohnhof.kernel.deal import new_table
from bohnhof.kernel.faults import BadInput
from bohnhof.kernel.layout import OFFERS_PER_TURN, Layout
from bohnhof.kernel.observe import Observer
from bohnhof.kernel.playout import Dice
from bohnhof.kernel.rules import Rules
from bohnhof.kernel.steps import Steps

if TYPE_CHECKING:
    from mypy_extensions import i64, u8


class Batch:
    """As many games as asked for; one that ends is followed by the game of the next seed in its place."""

    def __init__(
        self,
        rules: Rules,
        size: int,
        first_seed: int,
        offers_per_turn: int = OFFERS_PER_TURN,
        *,
        observes: bool = False,
    ) -> None:
        self.rules = rules
        self.layout = Layout(rules, offers_per_turn)
        self.size: i64 = size
        self.next_seed: i64 = first_seed
        self.seats = zero_bytes(size)  # who is asked
        self.mask = zero_bytes(size * self.layout.size)  # by game and choice: is it allowed?
        self.done = zero_bytes(size)  # has this step ended a game here? The rows show the new one already
        self.scores = zeros(size * rules.players)  # by game and seat: points; of the game that has ended here, if so
        self.won = zero_bytes(size * rules.players)  # by game and seat: has it won the last game here?
        self.observer = Observer(self.layout)
        self._nothing = zero_bytes(size * self.observer.size if observes else 0)
        self.observations = self._nothing[:]  # by game: what the seat that is asked sees, if anybody wants to know
        self._observes = observes
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
        self.observations = self._nothing[:]
        for i in range(self.size):
            game = self.games[i]
            self._mark(i, 0)
            game.step(self._chosen[i])
            self._note_scores(i)
            self.done[i] = 0
            if game.n == 0:
                self.done[i] = 1
                self._note_winners(i)
                self.games[i] = self._new_game()
            self._show(i)

    def put(self, i: int, game: Steps) -> None:
        """Go on with another game in this place."""
        self._mark(i, 0)
        self.games[i] = game
        if self._observes:
            for at in range(i * self.observer.size, (i + 1) * self.observer.size):
                self.observations[at] = 0
        self._show(i)

    def random_choices(self, dice: Dice) -> list[int]:
        """One allowed choice per game: for measuring, and for programs that have learned nothing yet."""
        return [int(game.allowed[dice.below(game.n)]) for game in self.games]

    def _new_game(self) -> Steps:
        self.next_seed += 1
        return Steps(new_table(self.rules, self.next_seed - 1), self.layout)

    def _show(self, i: i64) -> None:
        game = self.games[i]
        self._mark(i, 1)
        self.seats[i] = byte_of(game.seat)
        if self._observes:
            self.observer.write(game, game.seat, self.observations, i * self.observer.size)

    def _mark(self, i: i64, allowed: u8) -> None:
        """Write a byte for each choice that a game allows now: clearing those beats writing the whole mask anew."""
        game = self.games[i]
        base = i * self.layout.size
        mask = self.mask
        choices = game.allowed
        for j in range(game.n):
            mask[base + choices[j]] = allowed

    def _note_scores(self, i: i64) -> None:
        table = self.games[i].table
        players = self.rules.players
        for seat in range(players):
            self.scores[i * players + seat] = self.rules.score(table, seat)

    def _note_winners(self, i: i64) -> None:
        winners = self.rules.winners(self.games[i].table)
        for seat in range(self.rules.players):
            self.won[i * self.rules.players + seat] = 1 if seat in winners else 0
