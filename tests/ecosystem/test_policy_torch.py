"""The network of examples/self_play_ppo.py as a bot: what it would choose in its environment, it does at a table."""

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest

torch = pytest.importorskip("torch", reason="PyTorch is not installed: python -m tests.ecosystem sb3")

import sys

from bohnhof.bots.compliance import check_bot
from bohnhof.editions import EDITIONS
from bohnhof.envs.policy_bot import PolicyBot
from bohnhof.envs.sitting import GameSpec


def example() -> Any:
    path = Path(__file__).parents[2] / "examples" / "self_play_ppo.py"
    spec = spec_from_file_location("self_play_ppo", path)
    assert spec is not None
    assert spec.loader is not None
    module = sys.modules["self_play_ppo"] = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_network_of_the_worked_example_is_a_bot() -> None:
    worked = example()
    torch.manual_seed(1)
    networks: dict[int, Any] = {}

    def policy(seen: Any, mask: Any) -> Any:
        if mask.shape[1] not in networks:  # tables of other sizes have other numbers
            players = {GameSpec("boonanza", n, offers_per_turn=2).choices: n for n in (3, 5)}[mask.shape[1]]
            networks[mask.shape[1]] = worked.Player(GameSpec("boonanza", players, offers_per_turn=2), hidden=16)
        return networks[mask.shape[1]](torch.from_numpy(seen), torch.from_numpy(mask))[0].detach()

    check_bot(lambda: PolicyBot(policy, "ppo", offers_per_turn=2), [EDITIONS["boonanza"]])
