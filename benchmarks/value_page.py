"""The page about the evaluator: how well it predicts final leads and winners of held-out games."""

from __future__ import annotations

from pathlib import Path
from typing import Final, NamedTuple

import numpy as np
from matplotlib.figure import Figure
from matplotlib.ticker import MaxNLocator, PercentFormatter

from benchmarks.learning import LEAST_CHANCE, Array, Epoch, Weights, judged
from benchmarks.lessons import MOMENTS, TABLES, Lessons
from bohnhof.arena.plot import COLOURS, INK
from bohnhof.bots.value.features import INPUTS
from bohnhof.bots.value.network import FIRST, SECOND, WEIGHTS

PHASES: Final = ((6, 99), (4, 6), (3, 4), (2, 3), (1, 2), (0, 1))  # rounds left
EDITIONS: Final = ("boonanza", "bohnanza", "high-bohn", "eleven-beans")
RESAMPLES: Final = 1000
BINS: Final = 10

PAGE: Final = """# The learned evaluator

The evaluator takes a position with all hands known (a sampled world, or a game that is over). For every seat it
estimates the final lead in coins over the mean of the others, and the chance to win. `champion` uses it where its
search stops. It works for every trading edition and number of players, between turns and within them.

- **Inputs**: {inputs} numbers a seat: coins, fields, hand, what can be traded with whom, the turn, and the game
  itself. Beans are described by what they are worth to a seat, not by their names, so one network serves all editions
  (`bots/value/features.py`). The order of the draw pile is not used.
- **Network**: a layer of {first} for each seat, then a layer of {second} that sees a seat and the mean of the others,
  so the order of the seats and their number do not matter; {weights:,} weights in whole numbers, so that every
  machine computes the same (`bots/value/network.py`). The network learns the lead as a correction of the bots' own
  value.
- **Weights**: `src/bohnhof/bots/weights/value.json`, version `{version}`.

## How it was made

```
{command}
```

{data}. The bots at these tables are `expert`, `master`, `club`, `casual` and `trader`,
picked at random for each seat, in all trading editions with all numbers of players. Every tenth game was held out.
`make learn` does this with 20,000 games (42 ms of processor time each, compiled); the games are stored in
`build/lessons`, so you can stop it and continue later.

![How the loss fell](pictures/value-learning.png)

## Held-out games

R² is the share of the variance of final leads that is explained. V is the bots' own value. The log loss is that of the
winner; for V it uses the best softmax of V's leads for this edition and phase, fitted to these very games, which
favours V. The brackets contain the 95 % interval of the difference, resampled by game.

{measured}

![Predicted chances and actual results](pictures/value-calibration.png)

## How long it takes

```
python -m benchmarks.judging
```

| compiled, positions in a random order | µs a position |
|---|--:|
| `boonanza`, 4 players | 24.4 |
| `bohnanza`, 4 | 26.6 |
| `high-bohn`, 4 | 27.8 |
| `high-bohn-cognac`, 5 | 36.1 |
| `eleven-beans`, 6 | 40.3 |
| `bohnanza-plus`, 7 | 48.7 |
"""


class _Judged(NamedTuple):
    """Held-out positions, one by one, with sums that can be resampled by game."""

    game: Array
    total: Array  # squares of the final leads
    plain: Array  # squared errors of V
    learnt: Array  # … and of the network
    plain_log: Array  # log loss of V
    learnt_log: Array  # … and of the network


def tables(weights: Weights, test: dict[int, Lessons]) -> str:
    """For each edition, by rounds left: the variance that V and the network explain."""
    judgements = {players: judged(weights, some) for players, some in test.items()}
    parts = [_table(f"`{edition}`", test, judgements, edition, None) for edition in EDITIONS]
    parts += [_table(f"All editions, {words}", test, judgements, None, n) for n, words in enumerate(MOMENTS)]
    return "\n\n".join(parts)


def _table(
    title: str,
    test: dict[int, Lessons],
    judgements: dict[int, tuple[Array, Array]],
    edition: str | None,
    moment: int | None,
) -> str:
    lines = [f"### {title}", ""]
    lines.append("| rounds left | positions | R² V | R² network | more | log loss V | log loss network | less |")
    lines.append("|---|--:|--:|--:|--:|--:|--:|--:|")
    for low, high in PHASES:
        found = _judged(test, judgements, edition, moment, (low, high))
        if found is None:
            continue
        explained, less = _differences(found)
        cells = [f"{low} to {high}" if high < 99 else f"{low} and more", f"{len(found.game):,}"]
        cells += [
            f"{1 - found.plain.sum() / found.total.sum():.3f}",
            f"{1 - found.learnt.sum() / found.total.sum():.3f}",
        ]
        cells += [explained, f"{found.plain_log.mean():.4f}", f"{found.learnt_log.mean():.4f}", less]
        lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines)


def _judged(
    test: dict[int, Lessons],
    judgements: dict[int, tuple[Array, Array]],
    edition: str | None,
    moment: int | None,
    rounds: tuple[int, int],
) -> _Judged | None:
    """The positions of an edition (None: of all) in a phase, judged by both."""
    kinds = [n for n, (name, *_) in enumerate(TABLES) if edition in (None, name)]
    parts, bases, wins = [], [], []
    for players, some in test.items():
        lead, chances = judgements[players]
        which = np.isin(some.table, kinds) & (some.rounds >= rounds[0]) & (some.rounds < rounds[1])
        if moment is not None:
            which &= some.moment == moment
        if not which.any():
            continue
        final, base, win = some.lead[which], some.base[which], some.win[which]
        log = -(win * np.log(np.maximum(chances[which], LEAST_CHANCE))).sum(1)
        errors = [(square**2).mean(1) for square in (final, base - final, lead[which] - final)]
        parts.append((some.game[which], *errors, log))
        bases.append(base)
        wins.append(win)
    if not parts:
        return None
    game, total, plain, learnt, learnt_log = (np.concatenate([part[n] for part in parts]) for n in range(5))
    return _Judged(game, total, plain, learnt, _plain_log(bases, wins), learnt_log)


def _plain_log(bases: list[Array], wins: list[Array]) -> Array:
    """The log loss of the softmax of V's leads that does best here."""
    found = []
    for steepness in np.linspace(0.02, 1.5, 60):
        logs = []
        for base, win in zip(bases, wins, strict=True):
            shares = np.exp(steepness * (base - base.max(1, keepdims=True)))
            chances = shares / shares.sum(1, keepdims=True)
            logs.append(-(win * np.log(np.maximum(chances, LEAST_CHANCE))).sum(1))
        found.append(np.concatenate(logs))
    return min(found, key=lambda logs: float(logs.mean()))


def _differences(found: _Judged) -> tuple[str, str]:
    """How much more is explained, and how much smaller the log loss is, with intervals."""
    _, games = np.unique(found.game, return_inverse=True)
    count = int(games.max()) + 1
    total, gain, log = (
        np.bincount(games, values, count)
        for values in (found.total, found.plain - found.learnt, found.plain_log - found.learnt_log)
    )
    size = np.bincount(games, minlength=count)
    drawn = np.random.default_rng(0).multinomial(count, np.full(count, 1 / count), RESAMPLES)
    more, less = (drawn @ gain) / (drawn @ total), (drawn @ log) / (drawn @ size)
    return _interval(gain.sum() / total.sum(), more, 3), _interval(log.sum() / size.sum(), less, 4)


def _interval(mean: float, resampled: Array, digits: int) -> str:
    low, high = np.quantile(resampled, (0.025, 0.975))
    return f"{mean:.{digits}f} [{low:.{digits}f}, {high:.{digits}f}]"


def page(measured: str, *, command: str, data: str, version: str) -> str:
    """The whole page."""
    sizes = {"inputs": int(INPUTS), "first": int(FIRST), "second": int(SECOND), "weights": int(WEIGHTS)}
    return PAGE.format(measured=measured, command=command, data=data, version=version, **sizes)


def draw_learning(course: list[Epoch], file: Path) -> None:
    """The loss after each pass over the positions."""
    figure = Figure(figsize=(7, 3.5), dpi=120, layout="constrained")
    axes = figure.subplots()
    for values, colour, label in (
        ([epoch.learnt for epoch in course[1:]], COLOURS[0], "learnt from"),
        ([epoch.held_out for epoch in course[1:]], COLOURS[1], "held out"),
    ):
        axes.plot(range(1, len(course)), values, "o-", color=colour, label=label)
    axes.set_xlabel("passes over all positions", color=INK)
    axes.set_ylabel("loss", color=INK)
    axes.xaxis.set_major_locator(MaxNLocator(integer=True))
    axes.legend(frameon=False, labelcolor=INK)
    figure.savefig(file, format="png")


def draw_calibration(weights: Weights, test: dict[int, Lessons], file: Path) -> None:
    """Among seats with a predicted chance of about p: how many won."""
    figure = Figure(figsize=(4.5, 4.5), dpi=120, layout="constrained")
    axes = figure.subplots()
    axes.plot([0, 1], [0, 1], color="#d9d9d9")
    for n, edition in enumerate(EDITIONS):
        kinds = [kind for kind, (name, *_) in enumerate(TABLES) if name == edition]
        chances, wins = [], []
        for some in test.values():
            which = np.isin(some.table, kinds)
            if which.any():
                chances.append(judged(weights, some)[1][which].ravel())
                wins.append(some.win[which].ravel())
        chance, win = np.concatenate(chances), np.concatenate(wins)
        bins = np.minimum((chance * BINS).astype(int), BINS - 1)
        size = np.bincount(bins, minlength=BINS)
        filled = size > 0
        means = [np.bincount(bins, values, BINS)[filled] / size[filled] for values in (chance, win)]
        axes.plot(means[0], means[1], "o-", color=COLOURS[n], label=edition, markersize=4)
    axes.set_xlabel("chance that the evaluator gave", color=INK)
    axes.set_ylabel("share of these that won", color=INK)
    for axis in (axes.xaxis, axes.yaxis):
        axis.set_major_formatter(PercentFormatter(1))
    axes.legend(frameon=False, labelcolor=INK)
    figure.savefig(file, format="png")
