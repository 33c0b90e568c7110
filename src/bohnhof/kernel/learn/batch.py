"""Many games stepped together: takes one choice per game, and returns what each game allows next.

Everything that a program needs for its next choices is in packed rows, which NumPy can view without copying
(`numpy.frombuffer(batch.mask, "u1").reshape(batch.size, -1)`). Half of all choices only name one more thing in an offer
that is being built, and change nothing else that anybody sees. So observations come in two parts: `plans` has what
every step can change, for all games; `sights` has the rest, but only of the `news` games where it is new, which `fresh`
lists. Read all of them before the next step: it overwrites them.
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
    """A fixed number of games. When one ends, the game with the next seed takes its place."""

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
        self.seats = zero_bytes(size)  # the seat that is asked
        self._slate = Slate(self.layout, size)
        self.mask = self._slate.mask  # by game and choice: is it allowed?
        self.done = zero_bytes(size)  # did the last step end a game here? The other rows already show the new game
        self.scores = zeros(size * rules.players)    # by game and seat: points; where a game has just ended, its points
        self.won = zero_bytes(size * rules.players)  # by game and seat: did it win the last game here?
        # what the seats that are asked see, if observations are on
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
        """Play one choice per game, in order. If any of them is not allowed, no game changes."""
        if len(choices) != self.size:
            raise BadInput(f"{self.size} games need as many choices, not {len(choices)}")
        chosen = zeros(self.size)
        for i in range(self.size):
            chosen[i] = choices[i]
        self._step_all(chosen)

    def step_packed(self, choices: bytes) -> None:
        """The same with 32-bit choices, most significant byte first: faster than Python objects."""
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
        """Step every game with a random allowed choice; `chosen` then has these choices."""
        self._clear()
        for i in range(self.size):
            game = self.games[i]
            self.chosen[i] = game.step_at_random(dice)
            self._go_on(i, game)

    def random_choices(self, dice: Dice) -> list[int]:
        """A random allowed choice for each game, for programs that have not learned anything yet."""
        return [int(game.random_choice(dice)) for game in self.games]

    def put(self, i: int, game: Steps) -> None:
        """Continue with another game in this place. Its observation follows after the next step."""
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
        """Finish a step: note the results, deal again where a game has ended, and write what is new."""
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
