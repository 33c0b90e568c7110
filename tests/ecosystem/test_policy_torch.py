"""The network of examples/self_play_ppo.py as a bot: what it would choose in its environment, it does at a table."""

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest

torch = pytest.importorskip("torch", reason="PyTorch is not installed: python -m tests.ecosystem sb3")

import sys

from bohnhof.bots.compliance import check_bot
from bohnhof.bots.random_bot import RandomBot
from bohnhof.bots.runner import run
from bohnhof.editions import EDITIONS
from bohnhof.envs.policy_bot import PolicyBot
from bohnhof.envs.sitting import GameSpec
from bohnhof.kernel.deal import new_table


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


def test_the_exported_network_plays_like_the_network(tmp_path: Path) -> None:
    pytest.importorskip("onnxscript", reason="python -m tests.ecosystem onnx")
    from bohnhof.envs.onnx_bot import OnnxBot  # noqa: PLC0415

    worked = example()
    torch.manual_seed(1)
    settings = worked.Settings(players=3)
    network = worked.Player(GameSpec("boonanza", 3, offers_per_turn=settings.offers), hidden=16)
    file = tmp_path / "mine.onnx"
    worked.save(network, settings, file)

    def policy(seen: Any, mask: Any) -> Any:
        return network(torch.from_numpy(seen), torch.from_numpy(mask))[0].detach()

    games = []
    for bot in (OnnxBot(str(file)), PolicyBot(policy, offers_per_turn=settings.offers)):
        played: list[str] = []
        table = new_table(GameSpec("boonanza", 3).rules, 7)
        run(table, [bot, RandomBot(), RandomBot()], after=lambda seat, action, to=played: to.append(f"{seat} {action}"))
        games.append(played)
    assert games[0] == games[1]
