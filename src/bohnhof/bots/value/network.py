"""The network: two layers over the rows of all seats, in whole numbers, so that every machine computes the same.

Each seat's row goes through the first layer; the second sees a seat's own result and the mean of the others', so the
order of the seats does not matter and any number of them can be judged. What comes out is a correction of the
hand-made lead, in thousandths of a coin, and a number that the seats' chances to win follow from.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from bohnhof.bots.value.features import INPUTS, Features
from bohnhof.kernel.arrays import row_of, zeros
from bohnhof.kernel.faults import BadInput

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bohnhof.kernel.table import Board

FIRST: Final[i64] = 48  # numbers that the first layer gives for each seat
SECOND: Final[i64] = 32
OUTPUTS: Final[i64] = 2  # lead, win
SCALE: Final[i64] = 4096  # of the weights
UNIT: Final = 1000  # of the numbers that chances follow from
LOST: Final[i64] = -100_000  # so small a chance that it is none

WEIGHTS: Final[i64] = (INPUTS + 1) * FIRST + (2 * FIRST + 1) * SECOND + (SECOND + 1) * OUTPUTS


class Network:
    """The weights, by layer, those of one input beside each other; immutable and shared."""

    def __init__(self, weights: list[int]) -> None:
        if len(weights) != WEIGHTS:
            raise BadInput(f"this evaluator has {WEIGHTS} weights, not {len(weights)}")
        self.first = row_of(weights[: INPUTS * FIRST])
        weights = weights[INPUTS * FIRST :]
        self.first_bias = row_of(weights[:FIRST])
        weights = weights[FIRST:]
        self.second = row_of(weights[: 2 * FIRST * SECOND])
        weights = weights[2 * FIRST * SECOND :]
        self.second_bias = row_of(weights[:SECOND])
        weights = weights[SECOND:]
        self.last = row_of(weights[: SECOND * OUTPUTS])
        self.last_bias = row_of(weights[SECOND * OUTPUTS :])


class Evaluator:
    """Judges boards of one game on which all hands are known."""

    def __init__(self, features: Features, network: Network) -> None:
        self.features = features
        self.network = network
        self.players: i64 = features.players
        # What the layers got and gave for the board that was judged last. Little changes from board to board, and sums
        # of whole numbers are the same in any order: only what changed is added.
        self.rows = zeros(features.players * INPUTS)
        self.weighed = zeros(features.players * FIRST)
        self.hidden = zeros(features.players * FIRST)
        self.sum = zeros(FIRST)
        self.both = zeros(features.players * 2 * FIRST)
        self.then = zeros(features.players * SECOND)
        for seat in range(features.players):
            for k in range(FIRST):
                self.weighed[seat * FIRST + k] = network.first_bias[k] * 1000
                self.hidden[seat * FIRST + k] = max(0, self.weighed[seat * FIRST + k] // SCALE)
            for k in range(SECOND):
                self.then[seat * SECOND + k] = network.second_bias[k] * 1000
        self.lead = zeros(features.players)  # expected at the end, in thousandths of a coin; they add up to 0
        self.logit = zeros(features.players)

    def judge(self, board: Board) -> None:
        """Fill in every seat's expected lead, and what the chances follow from."""
        features = self.features
        features.look(board)
        if board.is_over:
            self._tell_result(board)
            return
        for seat in range(self.players):
            self._first_layer(seat)
        for k in range(FIRST):
            total: i64 = 0
            for seat in range(self.players):
                total += self.hidden[seat * FIRST + k]
            self.sum[k] = total
        correction: i64 = 0
        for seat in range(self.players):
            self._second_layer(seat)
            correction += self.lead[seat]
        mean = correction // self.players
        for seat in range(self.players):
            self.lead[seat] += features.lead[seat] - mean

    def _tell_result(self, board: Board) -> None:
        """Nothing is left to be judged."""
        winners = board.rules.winners(board)
        for seat in range(self.players):
            self.lead[seat] = self.features.lead[seat]
            self.logit[seat] = 0 if seat in winners else LOST

    def chances(self) -> list[float]:
        """Every seat's chance to win, of the board that was judged last; they add up to 1."""
        most = max(int(self.logit[seat]) for seat in range(self.players))
        shares = [exp((int(self.logit[seat]) - most) / UNIT) for seat in range(self.players)]
        total = sum(shares)
        return [share / total for share in shares]

    def _first_layer(self, seat: i64) -> None:
        weights = self.network.first
        weighed = self.weighed
        rows = self.features.rows
        before = self.rows
        at: i64 = seat * FIRST
        has_changed = False
        for i in range(seat * INPUTS, (seat + 1) * INPUTS):
            more = rows[i] - before[i]
            if more != 0:
                has_changed = True
                before[i] = rows[i]
                here: i64 = (i - seat * INPUTS) * FIRST
                for k in range(FIRST):
                    weighed[at + k] += weights[here + k] * more
        if has_changed:
            hidden = self.hidden
            for k in range(FIRST):
                total = weighed[at + k]
                hidden[at + k] = total // SCALE if total > 0 else 0

    def _second_layer(self, seat: i64) -> None:
        hidden = self.hidden
        others = max(1, self.players - 1)
        for k in range(FIRST):
            own = hidden[seat * FIRST + k]
            self._weigh(seat, k, own)
            self._weigh(seat, FIRST + k, (self.sum[k] - own) // others)
        last = self.network.last
        then = self.then
        lead = self.network.last_bias[0] * 1000
        win = self.network.last_bias[1] * 1000
        for k in range(SECOND):
            total = then[seat * SECOND + k]
            if total > 0:
                value = total // SCALE
                lead += last[k * OUTPUTS] * value
                win += last[k * OUTPUTS + 1] * value
        self.lead[seat] = lead // SCALE
        self.logit[seat] = win // SCALE

    def _weigh(self, seat: i64, i: i64, value: i64) -> None:
        """Let the second layer of a seat see this as its i-th number."""
        before: i64 = seat * 2 * FIRST + i
        more = value - self.both[before]
        if more != 0:
            self.both[before] = value
            weights = self.network.second
            then = self.then
            at: i64 = seat * SECOND
            here: i64 = i * SECOND
            for k in range(SECOND):
                then[at + k] += weights[here + k] * more
