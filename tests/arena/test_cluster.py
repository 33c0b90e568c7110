"""The arena on a Ray cluster; `make test-ray` runs this where Ray is installed."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Iterator
from importlib.util import find_spec

import pytest

from bohnhof.arena.compete import compete
from bohnhof.arena.contest import Contest, Match
from bohnhof.arena.engine import spread
from bohnhof.cli import main
from bohnhof.kernel.faults import BadInput

if find_spec("ray") is None:
    pytest.skip("Ray is not installed", allow_module_level=True)

import ray
from ray.cluster_utils import Cluster

from bohnhof.arena.cluster import RayCluster

pytestmark = pytest.mark.filterwarnings("default")  # Ray's own warnings are not our concern

CONTEST = Contest("boonanza", 3, ("random", "random"), (Match.AMONG, Match.POOL), seed=3)


@pytest.fixture
def _two_machines(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A cluster of two nodes with one worker each, as if they were two machines."""
    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    cluster.add_node(num_cpus=1)
    monkeypatch.setenv("RAY_ADDRESS", cluster.address)
    yield
    cluster.shutdown()


def where(_number: int) -> tuple[str, int]:
    time.sleep(0.1)
    return ray.get_runtime_context().get_node_id(), os.getpid()


def fails(number: int) -> int:
    raise ValueError(f"part {number}")


def test_two_workers_share_the_work_and_the_result_is_the_same() -> None:
    assert compete(CONTEST, 3, engine=RayCluster(2)).as_json() == compete(CONTEST, 3).as_json()
    assert not ray.is_initialized()
    assert len({pid for _, pid in spread(RayCluster(2), where, range(40))}) == 2


@pytest.mark.usefixtures("_two_machines")
def test_a_cluster_that_is_there_is_used_with_all_its_machines() -> None:
    assert len({node for node, _ in spread(RayCluster(1), where, range(40))}) == 2
    assert compete(CONTEST, 3, engine=RayCluster(1)).as_json() == compete(CONTEST, 3).as_json()


def test_a_fault_is_told_and_the_cluster_is_gone() -> None:
    with pytest.raises(ValueError, match="part 0"):
        list(spread(RayCluster(2), fails, range(4)))
    assert not ray.is_initialized()


@pytest.mark.parametrize("address", ["127.0.0.1:1", "ray://127.0.0.1:1", "127.0.0.1:many"])
def test_a_cluster_that_does_not_answer_is_bad_input(monkeypatch: pytest.MonkeyPatch, address: str) -> None:
    monkeypatch.setenv("RAY_ADDRESS", address)
    with pytest.raises(BadInput, match=f"no Ray cluster answers at {address}: "):
        compete(CONTEST, 1, engine=RayCluster(1))


def test_the_command_plays_on_a_cluster(capsys: pytest.CaptureFixture[str]) -> None:
    reports = []
    for engine in ("ray", "local"):
        arguments = ["--bots", "random", "--deals", "4", "--workers", "2", "--engine", engine, "--json"]
        assert main(["arena", *arguments]) == 0
        reports.append(json.loads(capsys.readouterr().out))
        assert reports[-1].pop("wall")["engine"] == engine
    assert reports[0] == reports[1]
