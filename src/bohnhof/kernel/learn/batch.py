"""Many games stepped together: one choice for each in, what each may choose next out.

Everything a program needs for its next choices lies in packed rows that NumPy can view without copying
(`numpy.frombuffer(batch.mask, "u1").reshape(batch.size, -1)`). Half of all choices only name one more thing in an offer
that is being built, and change nothing else that anybody sees. So observations come in two parts: `plans`, what every
step can change, by game; and `sights`, the rest, but only of the `news` games where it is new, which `fresh` lists.
All of them are to be read before the next step: it writes where they lie.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from bohnhof.kernel.arrays import begun, byte_of, numbers_of, room_for, with_bytes, zero_bytes, zeros
from bohnhof.kernel.deal import new_table
from bohnhof.kernel.faults import BadInput
from bohnhof.kernel.learn.layout import OFFERS_PER_TURN, Layout
from bohnhof.kernel.learn.observe import Observer
from bohnhof.kernel.learn.playout import Dice
from bohnhof.kernel.learn.steps import NOBODY_YET, Slate, Steps
from bohnhof.kernel.rules import Rules
from bohnhof.kernel.table import Table

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64

    from bohnhof.kernel.places import Place


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
        self.chosen = zeros(size)  # the choices of the last step
        self.seats = zero_bytes(size)  # who is asked
        self._slate = Slate(self.layout, size)
        self.mask = self._slate.mask  # by game and choice: is it allowed?
        self.done = zero_bytes(size)  # has this step ended a game here? The rows show the new one already
        self.scores = zeros(size * rules.players)  # by game and seat: points; of the game that has ended here, if so
        self.won = zero_bytes(size * rules.players)  # by game and seat: has it won the last game here?
        # what the seats that are asked see, if anybody wants to know
        self.observer = Observer(self.layout)
        self._observes = observes
        self._room = room_for(size * self.observer.plan if observes else 0)
        self._no_sight = zero_bytes(self.observer.plan)
        self._no_plans = zero_bytes(size * self.observer.plan_size if observes else 0)
        self.news: i64 = 0
        self.fresh = zeros(size)
        self.sights = begun(self._room)
        self.plans = self._no_plans[:]
        self.games: list[Steps] = []
        for i in range(size):
            self.games.append(self._new_game(i))
            self._show(i, self.games[i])

    def step(self, choices: Sequence[int]) -> None:
        """One choice per game, in order. If one of them is not allowed, nothing happens to any game."""
        if len(choices) != self.size:
            raise BadInput(f"{self.size} games need as many choices, not {len(choices)}")
        chosen = zeros(self.size)
        for i in range(self.size):
            chosen[i] = choices[i]
        self._step_all(chosen)

    def step_packed(self, choices: bytes) -> None:
        """The same with choices of 32 bits, the most significant byte first: quicker than objects of Python."""
        chosen = numbers_of(choices)
        if len(chosen) != self.size:
            raise BadInput(f"{self.size} games need as many choices, not {len(chosen)}")
        self._step_all(chosen)

    def _step_all(self, chosen: vec[i64]) -> None:
        width = self.layout.size
        for i in range(self.size):
            if not 0 <= chosen[i] < width or self.mask[i * width + chosen[i]] == 0:
                raise BadInput(f"game {i}: seat {self.seats[i]} may not choose {chosen[i]} now")
        self.chosen = chosen
        self._clear()
        for i in range(self.size):
            game = self.games[i]
            game.step(chosen[i])
            self._go_on(i, game)

    def step_at_random(self, dice: Dice) -> None:
        """One step of every game, each with one of the choices that are allowed there: they lie in `chosen` then."""
        self._clear()
        for i in range(self.size):
            game = self.games[i]
            self.chosen[i] = game.step_at_random(dice)
            self._go_on(i, game)

    def random_choices(self, dice: Dice) -> list[int]:
        """One allowed choice per game: for programs that have learned nothing yet."""
        return [int(game.random_choice(dice)) for game in self.games]

    def put(self, i: int, game: Steps) -> None:
        """Go on with another game in this place. What is seen of it is shown after the next step."""
        self.games[i].leave()
        self.games[i] = game.on(game.table, self._slate, i)
        self.seats[i] = byte_of(self.games[i].seat)

    def _new_game(self, place: Place) -> Steps:
        self.next_seed += 1
        return Steps(new_table(self.rules, self.next_seed - 1), self.layout, self._slate, place)

    def _clear(self) -> None:
        self.news = 0
        self.sights = begun(self._room)
        self.plans = self._no_plans[:]

    def _go_on(self, i: i64, game: Steps) -> None:
        """After a step: take note of what it has earned, deal again where a game has ended, and show what is new."""
        if game.shown_to == NOBODY_YET or self.done[i] == 1:
            self._note_scores(i, game.table)
        self.done[i] = 0
        if game.n == 0:
            self.done[i] = 1
            self._note_winners(i, game.table)
            game = self._new_game(i)
            self.games[i] = game
        self._show(i, game)

    def _show(self, i: i64, game: Steps) -> None:
        observer = self.observer
        self.seats[i] = byte_of(game.seat)
        if self._observes:
            observer.write_plan(game, game.seat, self.plans, i * observer.plan_size)
            if game.shown_to != game.seat:
                self.sights = with_bytes(self.sights, self._no_sight)
                observer.write_sight(game, game.seat, self.sights, self.news * observer.plan)
                self.fresh[self.news] = i
                self.news += 1
        game.shown_to = game.seat

    def _note_scores(self, i: i64, table: Table) -> None:
        rules = self.rules
        scores = self.scores
        players = rules.players
        for seat in range(players):
            scores[i * players + seat] = rules.score(table, seat)

    def _note_winners(self, i: i64, table: Table) -> None:
        winners = self.rules.winners(table)
        for seat in range(self.rules.players):
            self.won[i * self.rules.players + seat] = 1 if seat in winners else 0
