"""The evaluator's network during training: the same two layers as in `bohnhof.bots.value.network`, in floating point.

Adam is implemented here: the network is so small that NumPy is fast enough, and no learning library is needed.
"""

from __future__ import annotations

import json
from base64 import b64decode
from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from benchmarks.lessons import Lessons
from bohnhof.bots.value.features import INPUTS, ONE
from bohnhof.bots.value.kept import FILE
from bohnhof.bots.value.network import FIRST, OUTPUTS, SCALE, SECOND

Array = NDArray[np.float32]
Weights = dict[str, Array]
Moments = dict[str, tuple[Array, Array]]

ORDER: Final = ("w1", "b1", "w2", "b2", "w3", "b3")  # the order in the file
BATCH: Final = 1024  # positions
RATE: Final = 2e-3
DECAY: Final = 1e-4
SPREAD: Final = 5.0  # coins: larger errors count less
WIN_SHARE: Final = 1.0  # the weight of the chances relative to the leads
LARGEST: Final = 32767 / int(SCALE)  # the largest weight that the file can hold
LEAST_CHANCE: Final = 1e-6


class Epoch(NamedTuple):
    """The progress after one more pass over the positions."""

    number: int
    learnt: float  # the loss on the training data, during training
    held_out: float  # … and on held-out games


def first_weights(rng: np.random.Generator) -> Weights:
    """Small random weights."""

    def layer(inputs: int, outputs: int) -> Array:
        return rng.standard_normal((inputs, outputs), np.float32) * np.float32(np.sqrt(2 / inputs))

    first, second, outputs = int(FIRST), int(SECOND), int(OUTPUTS)
    weights = {"w1": layer(int(INPUTS), first), "w2": layer(2 * first, second)}
    weights["w3"] = layer(second, outputs) * np.float32(0.1)
    for name, size in (("b1", first), ("b2", second), ("b3", outputs)):
        weights[name] = np.zeros(size, np.float32)
    return weights


def kept_weights() -> Weights:
    """The shipped weights, to continue from."""
    packed = np.frombuffer(b64decode(json.loads(FILE.read_text(encoding="utf-8"))["weights"]), "<i2")
    shapes = {name: row.shape for name, row in first_weights(np.random.default_rng(0)).items()}
    weights: Weights = {}
    for name in ORDER:
        size = int(np.prod(shapes[name]))
        weights[name] = (packed[:size] / int(SCALE)).astype(np.float32).reshape(shapes[name])
        packed = packed[size:]
    return weights


def as_kept(weights: Weights) -> Weights:
    """These weights rounded to integers."""
    return {name: (np.round(row * int(SCALE)) / int(SCALE)).astype(np.float32) for name, row in weights.items()}


class Pass:
    """One pass through the network over positions with the same number of seats."""

    def __init__(self, weights: Weights, rows: NDArray[np.int16]) -> None:
        self._weights = weights
        self.rows: Array = rows.astype(np.float32) / np.float32(int(ONE))
        others = max(1, rows.shape[1] - 1)
        self.first = np.maximum(self.rows @ weights["w1"] + weights["b1"], 0)
        mean = (self.first.sum(1, keepdims=True) - self.first) / others
        self.both = np.concatenate([self.first, mean], 2)
        self.second = np.maximum(self.both @ weights["w2"] + weights["b2"], 0)
        out = self.second @ weights["w3"] + weights["b3"]
        self.correction: Array = out[..., 0] - out[..., 0].mean(1, keepdims=True)
        self.logit: Array = out[..., 1]

    def chances(self) -> Array:
        """Every seat's chance to win."""
        shares = np.exp(self.logit - self.logit.max(1, keepdims=True))
        result: Array = shares / shares.sum(1, keepdims=True)
        return result

    def slopes(self, lead: Array, win: Array) -> Weights:
        """The gradient of the loss by each weight, given that by every seat's lead and logit."""
        weights = self._weights
        others = max(1, self.rows.shape[1] - 1)
        half = self.first.shape[2]
        out = np.stack([lead - lead.mean(1, keepdims=True), win], 2)
        second = (out @ weights["w3"].T) * (self.second > 0)
        both = second @ weights["w2"].T
        mean = both[..., half:]
        first = (both[..., :half] + (mean.sum(1, keepdims=True) - mean) / others) * (self.first > 0)
        return {
            "w3": _product(self.second, out),
            "b3": out.sum((0, 1)),
            "w2": _product(self.both, second),
            "b2": second.sum((0, 1)),
            "w1": _product(self.rows, first),
            "b1": first.sum((0, 1)),
        }


def _product(inputs: Array, outputs: Array) -> Array:
    result: Array = inputs.reshape(-1, inputs.shape[2]).T @ outputs.reshape(-1, outputs.shape[2])
    return result


def train(
    lessons: dict[int, Lessons],
    held_out: dict[int, Lessons],
    *,
    seed: int,
    epochs: int,
    goes_on: bool,
    learnt: Callable[[int], object],
) -> tuple[Weights, list[Epoch]]:
    """The weights that did best on held-out games, and the history; `learnt` is called with the number of positions.

    Training continues from the shipped weights, or starts with random ones.
    """
    rng = np.random.default_rng(seed)
    weights = kept_weights() if goes_on else first_weights(rng)
    top = RATE / 4 if goes_on else RATE
    moments = {name: (np.zeros_like(row), np.zeros_like(row)) for name, row in weights.items()}
    steps = epochs * sum(-(-len(some.game) // BATCH) for some in lessons.values())
    step = 0
    best, course = (
        {name: row.copy() for name, row in weights.items()},
        [Epoch(0, loss(weights, held_out), loss(weights, held_out))],
    )
    for number in range(1, epochs + 1):
        losses = []
        for some, chosen in _batches(lessons, rng):
            step += 1
            passed = Pass(weights, some.rows[chosen])
            error = some.base[chosen] + passed.correction - some.lead[chosen]
            chances = passed.chances()
            losses.append(_losses(error, chances, some.win[chosen]).mean())
            lead = np.clip(error, -SPREAD, SPREAD) / SPREAD / error.size
            win = (chances - some.win[chosen]) * np.float32(WIN_SHARE / len(chosen))
            rate = top * 0.5 * (1 + np.cos(np.pi * step / steps))
            _change(weights, moments, passed.slopes(lead, win), rate, step)
            learnt(len(chosen))
        course.append(Epoch(number, float(np.mean(losses)), loss(weights, held_out)))
        if course[-1].held_out <= min(epoch.held_out for epoch in course):
            best = {name: row.copy() for name, row in weights.items()}
    return best, course


def _batches(lessons: dict[int, Lessons], rng: np.random.Generator) -> Iterator[tuple[Lessons, NDArray[np.int64]]]:
    """All positions once, in random order; each batch has the same number of seats."""
    batches = []
    for some in lessons.values():
        order = rng.permutation(len(some.game))
        batches += [(some, order[start : start + BATCH]) for start in range(0, len(order), BATCH)]
    for n in rng.permutation(len(batches)):
        yield batches[n]


def _change(weights: Weights, moments: Moments, slopes: Weights, rate: float, step: int) -> None:
    """One step of Adam, with weight decay."""
    for name, slope in slopes.items():
        first, second = moments[name]
        first += 0.1 * (slope - first)
        second += 0.001 * (slope * slope - second)
        change = (first / (1 - 0.9**step)) / (np.sqrt(second / (1 - 0.999**step)) + 1e-8)
        weights[name] -= (rate * (change + DECAY * weights[name])).astype(np.float32)
        np.clip(weights[name], -LARGEST, LARGEST, out=weights[name])


def judged(weights: Weights, lessons: Lessons) -> tuple[Array, Array]:
    """Expected leads and chances of all positions."""
    leads, chances = [], []
    for start in range(0, len(lessons.game), 8 * BATCH):
        part = slice(start, start + 8 * BATCH)
        passed = Pass(weights, lessons.rows[part])
        leads.append(lessons.base[part] + passed.correction)
        chances.append(passed.chances())
    return np.concatenate(leads), np.concatenate(chances)


def loss(weights: Weights, lessons: dict[int, Lessons]) -> float:
    """The loss that training minimises: the mean over these positions."""
    total, count = 0.0, 0
    for some in lessons.values():
        lead, chance = judged(weights, some)
        total += float(_losses(lead - some.lead, chance, some.win).sum())
        count += len(some.game)
    return total / count


def _losses(error: Array, chances: Array, win: Array) -> Array:
    away = np.abs(error)
    huber = np.where(away < SPREAD, away * away / (2 * SPREAD), away - SPREAD / 2).mean(1)
    result: Array = huber - WIN_SHARE * (win * np.log(np.maximum(chances, LEAST_CHANCE))).sum(1)
    return result
