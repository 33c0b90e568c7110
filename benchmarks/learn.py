"""Trains the evaluator: `python -m benchmarks.learn --games 20000 --seed 1 --write`, which is what `make learn` does.

Games are played by bots of several strengths (`benchmarks.lessons`), and the network learns to predict final leads
and wins from their positions. Every tenth game is held out for testing.
"""

from __future__ import annotations

import argparse
import json
import os
from base64 import b64encode
from hashlib import sha256
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray
from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn

from benchmarks.learning import ORDER, Weights, as_kept, train
from benchmarks.lessons import Lessons, gather, read
from benchmarks.value_page import draw_calibration, draw_learning, page, tables
from bohnhof.bots.value.kept import kept_network
from bohnhof.bots.value.network import SCALE

HELD_OUT: Final = 10  # every tenth game
FILE: Final = Path("src/bohnhof/bots/weights/value.json")
PAGE: Final = Path("docs/bots-value.md")
PICTURES: Final = Path("docs/pictures")


def main() -> None:
    """Play, train, test, and write the results."""
    said = _arguments()
    console = Console()
    gather(said.games, said.seed, said.kept, said.workers)
    lessons = read(said.games, said.seed, said.kept)
    learn, test = _split(lessons, held_out=False), _split(lessons, held_out=True)
    console.print(f"{_positions(learn):,} positions to learn from, {_positions(test):,} held out")
    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console) as progress:
        task = progress.add_task("learning", total=said.epochs * _positions(learn))
        found, course = train(
            learn,
            test,
            seed=said.seed,
            epochs=said.epochs,
            goes_on=said.goes_on,
            learnt=lambda positions: progress.advance(task, positions),
        )
    weights = as_kept(found)
    for epoch in course:
        console.print(f"epoch {epoch.number}: loss {epoch.learnt:.4f}, held out {epoch.held_out:.4f}")
    measured = tables(weights, test)
    print(measured)
    if not said.write:
        return
    command = f"python -m benchmarks.learn --games {said.games} --seed {said.seed} --epochs {said.epochs} --write"
    data = f"{said.games:,} games, {_positions(learn):,} positions learnt, {_positions(test):,} held out"
    if said.goes_on:
        before = kept_network().about
        command = f"{before['command']}\n{command} --goes-on"
        data = f"{before['data']}; then {data}"
    version = _write(weights, said.seed, command, data, f"loss on held-out games {course[-1].held_out:.4f}")
    draw_learning(course, PICTURES / "value-learning.png")
    draw_calibration(weights, test, PICTURES / "value-calibration.png")
    PAGE.write_text(page(measured, command=command, data=data, version=version), encoding="utf-8")


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser("python -m benchmarks.learn", description="Train the evaluator.")
    parser.add_argument("--games", type=int, default=20_000, help="games to learn from")
    parser.add_argument("--seed", type=int, default=1, help="decides games and first weights")
    parser.add_argument("--epochs", type=int, default=8, help="how often each position is learnt from")
    parser.add_argument("--workers", type=int, default=os.cpu_count(), help="processes that play")
    parser.add_argument("--kept", type=Path, default=Path("build/lessons"), help="the folder for games")
    parser.add_argument("--goes-on", action="store_true", help="begin with the weights that are shipped")
    parser.add_argument("--write", action="store_true", help=f"write the weights, {PAGE} and its pictures")
    return parser.parse_args()


def _split(lessons: dict[int, Lessons], *, held_out: bool) -> dict[int, Lessons]:
    return {players: _only(some, (some.game % HELD_OUT == 0) == held_out) for players, some in lessons.items()}


def _only(lessons: Lessons, which: NDArray[np.bool_]) -> Lessons:
    return Lessons(**{name: getattr(lessons, name)[which] for name in Lessons.__dataclass_fields__})


def _positions(lessons: dict[int, Lessons]) -> int:
    return sum(len(some.game) for some in lessons.values())


def _write(weights: Weights, seed: int, command: str, data: str, result: str) -> str:
    """Write the weights with their origin; returns their version."""
    rows = [np.round(weights[name] * int(SCALE)).ravel() for name in ORDER]
    packed = np.concatenate(rows).astype("<i2").tobytes()
    kept = {"command": command, "data": data, "seed": str(seed), "result": result}
    kept["weights"] = b64encode(packed).decode()
    FILE.write_text(json.dumps(kept, indent=2) + "\n", encoding="utf-8")
    return sha256(packed).hexdigest()[:12]


if __name__ == "__main__":
    main()
