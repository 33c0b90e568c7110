"""The game for OpenSpiel: importing this module registers it as `bohnhof`.

    import bohnhof.envs.openspiel
    game = pyspiel.load_game("bohnhof(edition=duel)")

One chance move at the beginning picks the deal: a number that determines the order of the whole deck, including later
shuffles. So chance never interrupts a game, but the history of a state reveals the hidden cards. Algorithms that search
from a state see them (MCTS); those that resample it first do not (IS-MCTS).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from random import Random
from typing import Any

import numpy as np
import pyspiel

from bohnhof.envs.sitting import SEEDS, GameSpec, Sitting
from bohnhof.kernel.faults import BadInput
from bohnhof.kernel.learn.layout import OFFERS_PER_TURN
from bohnhof.kernel.view import determinize, view

LONGEST = 100_000  # choices: more than any game needs
DEALS = 1000
DEFAULTS: dict[str, Any] = {
    "edition": "boonanza",
    "players": 0,
    "options": "",
    "deals": DEALS,
    "offers_per_turn": int(OFFERS_PER_TURN),
}

GAME_TYPE = pyspiel.GameType(
    short_name="bohnhof",
    long_name="Bohnhof: bean trading",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,  # if the bosses win, everybody loses
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=7,
    min_num_players=1,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=DEFAULTS,
)


class BohnhofGame(pyspiel.Game):
    """One edition for a number of players (0: the usual number). Options are joined by a plus."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        said = DEFAULTS | (params or {})
        self.table = table_of(said["edition"], said["players"], said["options"], said["offers_per_turn"])
        self.deals = int(said["deals"])
        if self.deals < 1:
            raise BadInput("a game needs at least one deal to choose from")
        info = pyspiel.GameInfo(
            num_distinct_actions=self.table.choices,
            max_chance_outcomes=self.deals,
            num_players=self.table.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=LONGEST,
        )
        super().__init__(GAME_TYPE, info, params or {})

    def new_initial_state(self) -> BohnhofState:
        return BohnhofState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> BohnhofObserver:
        if params:
            raise ValueError(f"observations have no parameters, but these were given: {params}")
        return BohnhofObserver(self.table)


@lru_cache
def table_of(edition: str, players: int, options: str, offers_per_turn: int) -> GameSpec:
    return GameSpec(edition, players or None, options.split("+") if options else (), offers_per_turn)


class BohnhofState(pyspiel.State):
    """A moment of a game; before the deal there is no sitting yet."""

    def __init__(self, game: BohnhofGame) -> None:
        super().__init__(game)
        self.table = game.table
        self.deals = game.deals
        self.sitting: Sitting | None = None

    def current_player(self) -> int:
        if self.sitting is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.is_terminal() else self.sitting.seat

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1 / self.deals) for deal in range(self.deals)]

    def _legal_actions(self, player: int) -> list[int]:
        assert self.sitting is not None
        return self.sitting.steps.choices()

    def _apply_action(self, action: int) -> None:
        if self.sitting is None:
            self.sitting = Sitting(self.table)
            self.sitting.deal(action)
        else:
            self.sitting.steps.step(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player == pyspiel.PlayerId.CHANCE else self.table.layout.describe(action)

    def is_terminal(self) -> bool:
        return self.sitting is not None and self.sitting.steps.is_over

    def returns(self) -> list[float]:
        if self.sitting is None or not self.sitting.steps.is_over:
            return [0.0] * self.table.players
        return self.sitting.outcome()

    def resample_from_infostate(self, player: int, probability_sampler: Callable[[], float]) -> BohnhofState:
        """A game that this player cannot tell from the real one: unseen cards and later shuffles are redealt.

        Its history is still that of the real game, so serialising it would restore the real game.
        """
        other: BohnhofState = self.clone()
        if self.sitting is not None and other.sitting is not None:
            rng = Random(int(probability_sampler() * SEEDS))
            other.sitting.steps = self.sitting.steps.on(determinize(view(self.sitting.steps.table, player), rng))
        return other

    def __str__(self) -> str:
        if self.sitting is None:
            return "before the deal"
        hands = [self.sitting.text(seat) for seat in range(self.table.players)]
        return "\n".join([*hands, f"asked: seat {self.sitting.seat}, choices {self.sitting.steps.choices()}"])


class BohnhofObserver:
    """What a player sees, as numbers by section and as a text."""

    def __init__(self, table: GameSpec) -> None:
        self.table = table
        self.tensor = np.zeros(table.numbers, np.float32)
        self.dict = {
            section.name: self.tensor[section.start : section.start + section.size].reshape(section.shape)
            for section in table.observer.sections
        }

    def set_from(self, state: BohnhofState, player: int) -> None:
        self.tensor.fill(0)
        if state.sitting is not None:
            self.tensor[:] = state.sitting.sight(player)[0]

    def string_from(self, state: BohnhofState, player: int) -> str:
        if state.sitting is None:
            return "before the deal"
        self.set_from(state, player)  # the player's half-built offer is not in the position
        return f"{state.sitting.text(player)}sees {self.tensor.astype(np.uint8).tobytes().hex()}"


pyspiel.register_game(GAME_TYPE, BohnhofGame)
