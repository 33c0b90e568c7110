"""The network: two layers over the rows of all seats, in integers, so that every machine computes the same.

Each seat's row goes through the first layer. The second layer sees a seat's own result and the mean of the others', so
the order of the seats does not matter and any number of them can be judged. The outputs are a correction of the
heuristic lead, in thousandths of a coin, and a number from which the chances to win are computed.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from bohnhof.bots.value.features import INPUTS, Features
from bohnhof.kernel.arrays import row_of, zeros
from bohnhof.kernel.faults import BadInput

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64

    from bohnhof.kernel.table import Board

FIRST: Final[i64] = 48  # outputs of the first layer for each seat
SECOND: Final[i64] = 32
OUTPUTS: Final[i64] = 2  # lead, win
AT_ONCE: Final[i64] = 8  # sums computed side by side; the sizes of both layers are multiples of this
SCALE: Final[i64] = 4096  # of the weights
UNIT: Final = 1000  # of the numbers from which chances are computed
LOST: Final[i64] = -100_000  # as good as no chance

WEIGHTS: Final[i64] = (INPUTS + 1) * FIRST + (2 * FIRST + 1) * SECOND + (SECOND + 1) * OUTPUTS


class Network:
    """The weights, by layer, with those of one input next to each other. Immutable and shared."""

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
        # The inputs and outputs of the layers for the last board. Little changes from board to board, and integer sums
        # do not depend on their order: only the changes are added.
        self.rows = zeros(features.players * INPUTS)
        self.weighed = zeros(features.players * FIRST)
        self.hidden = zeros(features.players * FIRST)
        self.sum = zeros(FIRST)
        self.both = zeros(features.players * 2 * FIRST)
        self.then = zeros(features.players * SECOND)
        self.changes: i64 = 0  # numbers that changed: where their weights begin, and by how much
        self.where = zeros(INPUTS + 2 * FIRST)
        self.more = zeros(INPUTS + 2 * FIRST)
        for seat in range(features.players):
            for k in range(FIRST):
                self.weighed[seat * FIRST + k] = network.first_bias[k] * 1000
                self.hidden[seat * FIRST + k] = max(0, self.weighed[seat * FIRST + k] // SCALE)
            for k in range(SECOND):
                self.then[seat * SECOND + k] = network.second_bias[k] * 1000
        self.lead = zeros(features.players)  # expected at the end, in thousandths of a coin; the sum is 0
        self.logit = zeros(features.players)

    def judge(self, board: Board) -> None:
        """Compute every seat's expected lead, and the numbers from which the chances are computed."""
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
        """Use the final result, because the game is over."""
        winners = board.rules.winners(board)
        for seat in range(self.players):
            self.lead[seat] = self.features.lead[seat]
            self.logit[seat] = 0 if seat in winners else LOST

    def chances(self) -> list[float]:
        """Every seat's chance to win on the last board that was judged; the sum is 1."""
        most = max(int(self.logit[seat]) for seat in range(self.players))
        shares = [exp((int(self.logit[seat]) - most) / UNIT) for seat in range(self.players)]
        total = sum(shares)
        return [share / total for share in shares]

    def _first_layer(self, seat: i64) -> None:
        rows = self.features.rows
        before = self.rows
        self.changes = 0
        for i in range(INPUTS):
            at: i64 = seat * INPUTS + i
            value = rows[at]
            if value != before[at]:
                self._note(i * FIRST, value - before[at])
                before[at] = value
        if self.changes == 0:
            return
        weighed = self.weighed
        self._add(self.network.first, weighed, seat * FIRST, FIRST)
        hidden = self.hidden
        for k in range(seat * FIRST, (seat + 1) * FIRST):
            total = weighed[k]
            hidden[k] = total // SCALE if total > 0 else 0

    def _second_layer(self, seat: i64) -> None:
        hidden = self.hidden
        both = self.both
        others = max(1, self.players - 1)
        self.changes = 0
        for k in range(FIRST):
            own = hidden[seat * FIRST + k]
            at: i64 = 2 * seat * FIRST + k
            if own != both[at]:
                self._note(k * SECOND, own - both[at])
                both[at] = own
            rest = (self.sum[k] - own) // others
            at += FIRST
            if rest != both[at]:
                self._note((FIRST + k) * SECOND, rest - both[at])
                both[at] = rest
        then = self.then
        if self.changes > 0:
            self._add(self.network.second, then, seat * SECOND, SECOND)
        last = self.network.last
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

    def _note(self, where: i64, more: i64) -> None:
        """Note that a number has changed by this much, and where its weights begin."""
        self.where[self.changes] = where
        self.more[self.changes] = more
        self.changes += 1

    def _add(self, weights: vec[i64], sums: vec[i64], at: i64, width: i64) -> None:
        """Add the weighted changes to this many sums, eight at once, so that they stay in the processor's registers."""
        where = self.where
        more = self.more
        changes = self.changes
        k: i64 = 0
        while k < width:
            a, b, c, d = sums[at + k], sums[at + k + 1], sums[at + k + 2], sums[at + k + 3]
            e, f, g, h = sums[at + k + 4], sums[at + k + 5], sums[at + k + 6], sums[at + k + 7]
            for n in range(changes):
                here: i64 = where[n] + k
                by = more[n]
                a += weights[here] * by
                b += weights[here + 1] * by
                c += weights[here + 2] * by
                d += weights[here + 3] * by
                e += weights[here + 4] * by
                f += weights[here + 5] * by
                g += weights[here + 6] * by
                h += weights[here + 7] * by
            sums[at + k], sums[at + k + 1], sums[at + k + 2], sums[at + k + 3] = a, b, c, d
            sums[at + k + 4], sums[at + k + 5], sums[at + k + 6], sums[at + k + 7] = e, f, g, h
            k += AT_ONCE
