"""The batch environment: the same games as one by one, whoever steps them."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from bohnhof.envs.batch import BatchEnv, Sight, outcomes
from bohnhof.envs.sitting import GameSpec, Sitting
from bohnhof.kernel.faults import BadInput
from tests.envs.playing import every_edition
from tests.length import BRIEF

GAMES = 4


def same(one: Sight, other: Sight) -> bool:
    return all(np.array_equal(a, b) for a, b in zip(one.arrays(), other.arrays(), strict=True))


@every_edition
@pytest.mark.parametrize("reward", ["win"] if BRIEF else ["win", "coins"])
def test_a_batch_plays_the_same_games_as_one_by_one(edition: str, players: int, reward: str) -> None:
    env = BatchEnv(2, edition, players, reward=reward)
    sight = env.reset(seed=30)
    singles = [Sitting(GameSpec(edition, players), reward) for _ in range(2)]
    for n, single in enumerate(singles):
        single.deal(30 + n)
    next_seed = 32
    while next_seed < 34:
        choices = env.sample().copy()
        env.step(choices)
        for n, single in enumerate(singles):
            single.steps.step(int(choices[n]))
            over = single.steps.is_over
            assert sight.done[n] == over
            assert sight.score[n].tolist() == single.scores()
            assert sight.reward[n].tolist() == pytest.approx(single.rewards() or [0.0] * players)
            if over:
                single.deal(next_seed)
                next_seed += 1
            assert sight.seat[n] == single.seat
            numbers, mask = single.sight(single.seat)
            np.testing.assert_array_equal(sight.observation[n], numbers)
            np.testing.assert_array_equal(sight.action_mask[n], mask)


def test_workers_play_as_one_process_would() -> None:
    env, alone = BatchEnv(GAMES, workers=2), BatchEnv(GAMES // 2)
    env.reset(seed=9)
    alone.reset(seed=9)
    for _ in range(300):
        env.step_at_random()
        alone.step_at_random()
        assert same(env.sight.part(slice(0, GAMES // 2)), alone.sight)
    assert env.core_time() > 0
    env.close()
    assert same(env.sight.part(slice(0, GAMES // 2)), alone.sight)


@pytest.mark.parametrize("workers", [1, 2])
def test_copies_keep_the_games(workers: int) -> None:
    env = BatchEnv(GAMES, workers=workers)
    env.reset(seed=1)
    for _ in range(200):
        env.step_at_random()
    copies = [pickle.loads(pickle.dumps(env))]
    copies += [copy.deepcopy(env)] if workers == 1 else []
    for _ in range(400):
        env.step_at_random()
        for each in copies:
            assert same(each.step_at_random(), env.sight)
    for each in (env, *copies):
        each.close()


@pytest.mark.parametrize("workers", [1, 2])
def test_one_choice_that_is_not_allowed_stops_all(workers: int) -> None:
    env = BatchEnv(GAMES, workers=workers)
    env.reset(seed=1)
    before = env.sight.observation.copy()
    choices = env.sample().copy()
    for wrong in (0, -1, 1000):
        choices[2] = wrong
        with pytest.raises(BadInput, match=f"game 2: seat 0 may not choose {wrong} now"):
            env.step(choices)
    with pytest.raises(BadInput, match="4 games need as many choices, not 3 in 1 dimensions"):
        env.step(choices[:3])
    with pytest.raises(BadInput, match="4 games need as many choices, not 1 in 0 dimensions"):
        env.step(3)
    with pytest.raises(BadInput, match="choices are whole numbers, not float64"):
        env.step(choices * 1.0)
    np.testing.assert_array_equal(env.sight.observation, before)
    env.step(env.sample())
    assert not np.array_equal(env.sight.observation, before)
    env.close()


def test_a_worker_that_is_gone_is_missed() -> None:
    env = BatchEnv(GAMES, workers=2)
    env.workers[0].process.kill()
    env.workers[0].process.join()
    with pytest.raises(BadInput, match="a worker has stopped"):
        env.step_at_random()
    env.close()


@pytest.mark.parametrize("workers", [1, 2])
def test_a_closed_environment_says_so(workers: int) -> None:
    env = BatchEnv(GAMES, workers=workers)
    seen = env.reset(seed=1).observation.copy()
    env.close()
    env.close()
    for play in (env.step, env.step_at_random, env.sample):
        with pytest.raises(BadInput, match="this environment is closed"):
            play()
    np.testing.assert_array_equal(env.sight.observation, seen)


def test_a_program_that_workers_would_run_again_is_told_how_to_begin(tmp_path: Path) -> None:
    program = tmp_path / "learn.py"
    program.write_text("from bohnhof.envs.batch import BatchEnv\nBatchEnv(4, workers=2)\n")
    ran = subprocess.run([sys.executable, program], capture_output=True, text=True, check=False)
    assert "no worker can begin: a program that has workers begins under" in ran.stderr
    assert "leaked shared_memory" not in ran.stderr


def test_a_seed_is_a_number_or_left_to_chance() -> None:
    env = BatchEnv(GAMES)
    first, other = (env.reset(seed=None).observation.copy() for _ in range(2))
    assert not np.array_equal(first, other)
    for seed, fault in ((-1, "at least 0"), ("7", "a whole number"), (2**48, "less than")):
        with pytest.raises(BadInput, match=f"a seed is {fault}"):
            env.reset(seed=seed)  # type: ignore[arg-type]  # as people may say it


def test_the_outcome_of_a_game_is_shared_by_its_winners_and_borne_by_the_others() -> None:
    won = np.array([[1, 0, 0, 0], [1, 1, 0, 0], [1, 1, 1, 1], [0, 0, 0, 0]], np.uint8)
    third = pytest.approx(-1 / 3)
    assert outcomes(won).tolist() == [[1, third, third, third], [0.5, 0.5, -0.5, -0.5], [0] * 4, [-1] * 4]
    assert outcomes(np.array([[1], [0]], np.uint8)).tolist() == [[1], [-1]]


@pytest.mark.parametrize(
    ("games", "workers", "reward", "fault"),
    [
        (2, 3, "win", "2 games can have 1 to 2 workers, not 3"),
        (2, 0, "win", "the number of workers is at least 1, not 0"),
        (2, "2", "win", "the number of workers is a whole number, not '2'"),
        (0, 1, "win", "the number of games is at least 1, not 0"),
        (2.5, 1, "win", "the number of games is a whole number, not 2.5"),
        (2, 1, "fame", "a reward is one of"),
    ],
)
def test_what_cannot_be_is_said_in_one_line(games: Any, workers: Any, reward: str, fault: str) -> None:
    with pytest.raises(BadInput, match=fault):
        BatchEnv(games, workers=workers, reward=reward)
