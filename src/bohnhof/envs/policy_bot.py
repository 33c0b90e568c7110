"""A policy as a bot, for the arena, web tables and the benchmark.

    class Mine(PolicyBot):
        def __init__(self):
            super().__init__(my_policy, name="mine")

A policy gets observations and masks like those of `BatchEnv`, with a single row. It returns a choice, or a number for
every choice (logits, probabilities, values), of which the largest legal one counts.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from bohnhof.bots.faults import BotFault, failed, short
from bohnhof.envs.sitting import whole
from bohnhof.kernel.actions import Action, Counter, Offer
from bohnhof.kernel.arrays import to_list, zero_bytes
from bohnhof.kernel.codes import STEP_VERBS, verb_of
from bohnhof.kernel.faults import BadInput
from bohnhof.kernel.learn.layout import OFFERS_PER_TURN, Layout
from bohnhof.kernel.learn.observe import Observer
from bohnhof.kernel.learn.steps import Steps
from bohnhof.kernel.places import ANYONE
from bohnhof.kernel.rules import Rules
from bohnhof.kernel.table import View
from bohnhof.kernel.verbs import action_of
from bohnhof.kernel.view import determinize

Policy = Callable[[NDArray[np.uint8], NDArray[np.int8]], Any]

MOST_CHOICES: Final = 100  # for one action: a policy that keeps building and dropping offers counts as waiting


class PolicyBot:
    """Plays by the choices of a policy."""

    def __init__(self, policy: Policy, name: str = "policy", offers_per_turn: int = OFFERS_PER_TURN) -> None:
        """`offers_per_turn` is that of the environment in which the policy was trained."""
        self.policy = policy
        self.name = name
        self.offers_per_turn = whole("offers_per_turn", offers_per_turn, least=0)
        self._rules: Rules | None = None
        self._turn = -1
        self._begun = 0  # offers begun in this turn

    def __deepcopy__(self, _memo: object) -> PolicyBot:
        copy = type(self).__new__(type(self))
        copy.__dict__.update(self.__dict__)  # the policy is shared: networks need not be copied
        return copy

    def choose(self, view: View, legal: Sequence[Action], rng: Random, seconds: float | None) -> Action | None:
        if self._turn != view.turn:
            self._turn, self._begun = int(view.turn), 0
        steps = self.steps(view, self._begun)
        if steps is None:
            return None
        layout = steps.layout
        for _ in range(MOST_CHOICES):
            choice = self._choice(steps, view)
            meaning = int(steps.meaning(choice))
            if meaning == 0:
                raise self._fault(view, f"chose {choice} ({layout.describe(choice)}), which its mask does not allow")
            if choice == layout.wait:
                return None
            if choice == layout.submit:
                return offer_of(steps)
            if verb_of(meaning) < STEP_VERBS:
                return action_of(meaning)
            steps.step(choice)
            self._begun = int(steps.begun[view.seat])
            if steps.seat != view.seat:  # it dropped its last offer, and has no other decision
                return None
        return None

    def steps(self, view: View, begun: int) -> Steps | None:
        """The game as this seat knows it, after it began this many offers; None if it has no decision."""
        if self._rules is not view.rules:
            self._rules = view.rules
            self.sit_down(view.rules)
        # Observations never show unseen cards, so any table that looks the same to the seat will do.
        steps = Steps(determinize(view, Random(0)), self.layout)
        steps.begun[view.seat] = begun
        steps.waiting = (view.seat - view.active) % view.rules.players
        steps.ask()
        now = (steps.table.turn, steps.table.phase)
        return steps if steps.seat == view.seat and now == (view.turn, view.phase) else None

    def sit_down(self, rules: Rules) -> None:
        """Prepare for a table with these rules."""
        self.layout = Layout(rules, self.offers_per_turn)
        self.observer = Observer(self.layout)

    def look(self, steps: Steps, seat: int) -> tuple[NDArray[np.uint8], NDArray[np.int8]]:
        """The observation and the mask of the asked seat."""
        size = int(self.observer.size)
        row = zero_bytes(size + int(self.layout.size))
        self.observer.write(steps, seat, row, 0)
        steps.write_mask(row, size)
        numbers = np.frombuffer(memoryview(row), np.uint8).copy()
        return numbers[:size], numbers[size:].view(np.int8)

    def _choice(self, steps: Steps, view: View) -> int:
        seen, mask = self.look(steps, int(view.seat))
        try:
            answer = np.asarray(self.policy(seen[None], mask[None]))
        except (Exception, SystemExit) as error:
            raise failed(self.name, int(view.seat), error) from error
        if answer.shape in {(len(mask),), (1, len(mask))}:
            allowed = mask.nonzero()[0]
            scores = answer.reshape(-1)[allowed]
            if scores.dtype.kind not in "biuf":
                raise self._fault(view, f"answered with an array of type {scores.dtype}, not of numbers")
            if np.isnan(scores).any():
                raise self._fault(view, "answered with NaN for a choice that is allowed")
            return int(allowed[scores.argmax()])
        if answer.size != 1:
            expected = f"a policy answers with a choice or with {len(mask)} numbers"
            raise self._fault(view, f"answered with an array of shape {answer.shape}: {expected}")
        try:
            choice = whole("a choice", answer.reshape(())[()], least=0)
        except BadInput as wrong:
            raise self._fault(view, f"answered {short(answer, str)}: {wrong}") from None
        if choice >= len(mask):
            raise self._fault(view, f"answered {choice}: choices are numbers from 0 to {len(mask) - 1}")
        return choice

    def _fault(self, view: View, what: str) -> BotFault:
        return BotFault(f"bot {self.name!r} on seat {view.seat} {what}")


def offer_of(steps: Steps) -> Offer | Counter:
    """The finished offer."""
    give, want = tuple(to_list(steps.give)), tuple(to_list(steps.want))
    if steps.answers:
        return Counter(int(steps.answers), give, want)
    return Offer(None if steps.to == ANYONE else int(steps.to), give, want)
