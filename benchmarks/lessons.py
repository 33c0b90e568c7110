"""Training games: bots of several strengths at tables of every trading edition, and positions from them.

Each position is one row of features per seat, the heuristic lead, and the outcome: the final lead and the share of the
win. The games are stored in files of a hundred, so that you can stop and continue at any time. The seed decides
everything, whatever the number of workers: `python -m benchmarks.lessons --games 20000 --seed 1 --kept build/lessons`.
"""

from __future__ import annotations

import argparse
import os
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Final

import numpy as np
from numpy.typing import NDArray
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from bohnhof.bots.chance import derived_seed, one_of
from bohnhof.bots.haggler import EXPERT, CasualBot, ClubBot, ExpertBot, MasterBot, TraderBot
from bohnhof.bots.mind.weights import Weights
from bohnhof.bots.runner import run
from bohnhof.bots.value.features import INPUTS, Features
from bohnhof.editions import EDITIONS
from bohnhof.kernel.actions import Action
from bohnhof.kernel.deal import new_table
from bohnhof.kernel.events import Event
from bohnhof.kernel.rules import Rules
from bohnhof.kernel.table import Table
from bohnhof.review.following import Light, before_the_deal, follow
from bohnhof.review.ledger import TALK

# Moments of a game, and the share of each that is kept. Reviews need every single card, searches the ends of turns.
END, WITHIN, CARD = range(3)
MOMENTS: Final = ("at the end of a turn", "within a turn", "right after a card")
KEPT: Final = (0.5, 0.08, 0.15)
AFTER_TALK: Final = 0.02  # … after talk only
IN_A_FILE: Final = 100  # games

# The games, and how often each is played out of a hundred.
TABLES: Final[tuple[tuple[str, int, tuple[str, ...], int], ...]] = (
    ("boonanza", 4, (), 18),
    ("boonanza", 3, (), 6),
    ("boonanza", 5, (), 6),
    ("bohnanza", 4, (), 16),
    ("bohnanza", 3, (), 5),
    ("bohnanza", 5, (), 5),
    ("bohnanza-plus", 3, (), 2),
    ("bohnanza-plus", 4, (), 4),
    ("bohnanza-plus", 5, (), 2),
    ("bohnanza-plus", 6, (), 2),
    ("bohnanza-plus", 7, (), 2),
    ("eleven-beans", 2, (), 3),
    ("eleven-beans", 3, (), 2),
    ("eleven-beans", 4, (), 4),
    ("eleven-beans", 5, (), 2),
    ("eleven-beans", 6, (), 4),
    ("eleven-beans", 7, (), 2),
    ("high-bohn", 3, (), 2),
    ("high-bohn", 4, (), 5),
    ("high-bohn", 5, (), 2),
    ("high-bohn-cognac", 3, (), 1),
    ("high-bohn-cognac", 4, (), 2),
    ("high-bohn-cognac", 5, (), 1),
    ("eleven-beans", 4, ("by-players",), 2),
)

PLAYERS: Final = (ExpertBot, ExpertBot, MasterBot, MasterBot, ClubBot, CasualBot, TraderBot)


@dataclass(frozen=True)
class Lessons:
    """Positions with the same number of seats, one after the other."""

    rows: NDArray[np.int16]  # position, seat, feature
    base: NDArray[np.float32]  # position, seat: the heuristic lead, in coins
    lead: NDArray[np.float32]  # … and the lead at the end
    win: NDArray[np.float32]  # … and the share of the win
    game: NDArray[np.int32]  # by position: its game
    table: NDArray[np.int16]  # … and the number of its kind of table
    rounds: NDArray[np.float32]  # … and the rounds that were left
    moment: NDArray[np.int8]  # … and what had just happened: one of MOMENTS


def main() -> None:
    """Play the missing games."""
    parser = argparse.ArgumentParser("python -m benchmarks.lessons", description="Play games to learn from.")
    parser.add_argument("--games", type=int, default=20_000, help="how many games")
    parser.add_argument("--seed", type=int, default=1, help="decides everything")
    parser.add_argument("--kept", type=Path, default=Path("build/lessons"), help="the folder for their positions")
    parser.add_argument("--workers", type=int, default=os.cpu_count(), help="processes that play")
    said = parser.parse_args()
    gather(said.games, said.seed, said.kept, said.workers)


def gather(games: int, seed: int, kept: Path, workers: int) -> None:
    """Play this many games, except those already stored."""
    folder = kept / f"seed-{seed}"
    folder.mkdir(parents=True, exist_ok=True)
    wanted = [(first, seed, _file(folder, first)) for first in _firsts(games)]
    rest = [part for part in wanted if not part[2].exists()]
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns) as progress, ProcessPoolExecutor(workers) as pool:
        task = progress.add_task("games", total=games, completed=IN_A_FILE * (len(wanted) - len(rest)))
        for _ in pool.map(_play_part, rest):
            progress.advance(task, IN_A_FILE)


def read(games: int, seed: int, kept: Path) -> dict[int, Lessons]:
    """The positions of this many games with this seed, by number of seats."""
    parts: dict[int, list[Lessons]] = {}
    for first in _firsts(games):
        with np.load(_file(kept / f"seed-{seed}", first)) as file:
            for players in sorted({int(name.split("-")[0]) for name in file}):
                fields = {name: file[f"{players}-{name}"] for name in Lessons.__dataclass_fields__}
                parts.setdefault(players, []).append(Lessons(**fields))
    return {players: _join(parts[players]) for players in sorted(parts)}


def _firsts(games: int) -> range:
    return range(0, games, IN_A_FILE)


def _file(folder: Path, first: int) -> Path:
    return folder / f"{first:06}.npz"


def _join(parts: list[Lessons]) -> Lessons:
    names = Lessons.__dataclass_fields__
    return Lessons(**{name: np.concatenate([getattr(part, name) for part in parts]) for name in names})


def _play_part(part: tuple[int, int, Path]) -> None:
    """Play the games of one file, and write it at once: an existing file is complete."""
    first, seed, file = part
    found: dict[int, list[_Kept]] = {}
    for number in range(first, first + IN_A_FILE):
        game = _Game(number, seed)
        found.setdefault(game.players, []).extend(game.play())
    rows = {}
    for players, positions in found.items():
        lessons = _lessons(positions)
        rows.update({f"{players}-{name}": getattr(lessons, name) for name in Lessons.__dataclass_fields__})
    unfinished = file.with_suffix(".part.npz")
    np.savez_compressed(unfinished, **rows)
    unfinished.replace(file)


@dataclass(frozen=True)
class _Kept:
    rows: NDArray[np.int16]
    base: list[float]
    lead: list[float]
    win: list[float]
    game: int
    table: int
    rounds: float
    moment: int


def _lessons(kept: list[_Kept]) -> Lessons:
    return Lessons(
        rows=np.stack([one.rows for one in kept]),
        base=np.array([one.base for one in kept], np.float32),
        lead=np.array([one.lead for one in kept], np.float32),
        win=np.array([one.win for one in kept], np.float32),
        game=np.array([one.game for one in kept], np.int32),
        table=np.array([one.table for one in kept], np.int16),
        rounds=np.array([one.rounds for one in kept], np.float32),
        moment=np.array([one.moment for one in kept], np.int8),
    )


_features: dict[int, Features] = {}


class _Game:
    """The game with this number, and its kept positions."""

    def __init__(self, number: int, seed: int) -> None:
        self._number = number
        self._seed = derived_seed(seed, "lesson", number)
        self._chance = Random(self._seed)
        self._table = self._chance.choices(range(len(TABLES)), weights=[share for *_, share in TABLES])[0]
        self._edition, self.players, self._options = TABLES[self._table][:3]

    def play(self) -> list[_Kept]:
        features = _features.get(self._table)
        if features is None:
            edition = EDITIONS[self._edition].with_options(self._options, self.players)
            features = _features[self._table] = Features(Rules(edition, self.players), Weights(EXPERT))
        watcher = _Watcher(features, self._seed, self._chance)
        table = new_table(features.rules, self._seed)
        table.log = watcher.log
        run(table, [one_of(self._chance, PLAYERS)() for _ in range(self.players)], after=watcher.look)
        lead, win = _result(table)
        return [_Kept(*seen[:2], lead, win, self._number, self._table, *seen[2:]) for seen in watcher.seen]


class _Watcher:
    """Follows a game on a separate board, card by card, and keeps some of its positions."""

    def __init__(self, features: Features, seed: int, chance: Random) -> None:
        self._features = features
        self._chance = chance
        self._board, events = before_the_deal(features.rules, seed)
        self.log: list[Event] = []
        self.seen: list[tuple[NDArray[np.int16], list[float], float, int]] = []
        self._follow(events)

    def look(self, _seat: int, _action: Action) -> None:
        """Apply what happened."""
        turn = int(self._board.turn)
        only_talk = all(event.name in TALK for event in self.log)
        self._follow(self.log)
        self.log.clear()
        if self._board.is_over:
            return
        moment = WITHIN if int(self._board.turn) == turn else END
        self._keep(moment, AFTER_TALK if only_talk else KEPT[moment])

    def _follow(self, events: list[Event]) -> None:
        for found in follow(self._board, events):
            if isinstance(found, Light):
                self._keep(CARD, KEPT[CARD])

    def _keep(self, moment: int, share: float) -> None:
        if self._chance.random() >= share:
            return
        features = self._features
        features.look(self._board)
        rows = np.array(features.rows, np.int16).reshape(int(features.players), int(INPUTS))
        base = [int(lead) / 1000 for lead in features.lead]
        self.seen.append((rows, base, int(features.sheet.rounds) / 1000, moment))


def _result(table: Table) -> tuple[list[float], list[float]]:
    """Every seat's final lead over the mean of the others, and its share of the win."""
    players = int(table.rules.players)
    scores = [int(table.rules.score(table, seat)) for seat in range(players)]
    winners = table.rules.winners(table)
    lead = [score - (sum(scores) - score) / (players - 1) for score in scores]
    return lead, [1 / len(winners) if seat in winners else 0.0 for seat in range(players)]


if __name__ == "__main__":
    main()
