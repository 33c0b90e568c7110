"""A trained policy in an ONNX file is a bot: by its name, in every command that takes bots."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import numpy as np
import onnx
import pytest
from numpy.typing import NDArray
from onnx import TensorProto, helper, numpy_helper

from bohnhof.bots import registry
from bohnhof.bots.compliance import check_bot
from bohnhof.bots.registry import make_bot, shown_name
from bohnhof.bots.runner import run
from bohnhof.cli import main
from bohnhof.editions import EDITIONS
from bohnhof.envs.onnx_bot import OnnxBot, network_in
from bohnhof.envs.policy_bot import Policy, PolicyBot
from bohnhof.envs.sitting import GameSpec
from bohnhof.kernel.faults import BadInput
from tests.bots.games import deal
from tests.cli.complaints import Output, one_line

FLOAT, BYTES, TRUTH, WHOLE = TensorProto.FLOAT, TensorProto.UINT8, TensorProto.BOOL, TensorProto.INT64


def weights(spec: GameSpec) -> NDArray[np.float32]:
    return np.random.default_rng(7).normal(size=(spec.numbers, spec.choices)).astype(np.float32)


def write(
    file: Path,
    nodes: list[onnx.NodeProto],
    inputs: dict[str, tuple[int, int]],
    output: tuple[int, list[Any]],
    layer: NDArray[np.float32] | None = None,
    **about: str,
) -> str:
    """Write a network whose answer is called `answer`: inputs and output by their types and sizes."""
    graph = helper.make_graph(
        nodes,
        "policy",
        [helper.make_tensor_value_info(name, kind, ["batch", size]) for name, (kind, size) in inputs.items()],
        [helper.make_tensor_value_info("answer", *output)],
        [] if layer is None else [numpy_helper.from_array(layer, "layer")],
    )
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 20)], ir_version=10)
    helper.set_model_props(model, about)
    onnx.save(model, file)
    return str(file)


def write_layer(file: Path, edition: str = "boonanza", players: int = 3, kind: int = FLOAT, **about: str) -> str:
    """A network of one layer, for this table."""
    spec = GameSpec(edition, players)
    nodes = [
        helper.make_node("Cast", ["observation"], ["seen"], to=FLOAT),
        helper.make_node("MatMul", ["seen", "layer"], ["answer"]),
    ]
    inputs = {"observation": (kind, spec.numbers)}
    return write(file, nodes, inputs, (FLOAT, ["batch", spec.choices]), weights(spec), **about)


def write_choice(file: Path, kind: int = FLOAT) -> str:
    """A network that needs no more than the mask, and answers with a choice."""
    spec = GameSpec("boonanza", 3)
    nodes = [
        helper.make_node("Cast", ["action_mask"], ["mask"], to=FLOAT),
        helper.make_node("ArgMax", ["mask"], ["answer"], axis=1, keepdims=0),
    ]
    inputs = {"observation": (BYTES, spec.numbers), "action_mask": (kind, spec.choices)}
    return write(file, nodes, inputs, (WHOLE, ["batch"]))


def game_of(bot: PolicyBot) -> list[str]:
    """Everything that happens at a table with this bot."""
    played: list[str] = []
    bots = [bot, make_bot("random"), make_bot("random")]
    run(deal("boonanza", 3), bots, after=lambda seat, action: played.append(f"{seat} {action}"))
    return played


def by_layer(seen: Any, mask: Any) -> Any:
    return seen.astype(np.float32) @ weights(GameSpec("boonanza", 3))


def first_allowed(seen: Any, mask: Any) -> Any:
    return mask.argmax(axis=1)


@pytest.mark.parametrize(
    ("writer", "kind", "policy"),
    [(write_layer, FLOAT, by_layer), (write_layer, BYTES, by_layer), (write_choice, TRUTH, first_allowed)],
)
def test_a_file_plays_like_the_policy_in_it(tmp_path: Path, writer: Any, kind: int, policy: Policy) -> None:
    file = writer(tmp_path / "mine.onnx", kind=kind)
    assert game_of(OnnxBot(file)) == game_of(PolicyBot(policy))


def test_it_begins_as_many_offers_as_in_training(tmp_path: Path) -> None:
    bot = OnnxBot(write_layer(tmp_path / "mine.onnx", offers_per_turn="1"))
    bot.sit_down(GameSpec("boonanza", 3).rules)
    assert bot.layout.offers_per_turn == 1


def test_one_file_for_each_table_is_one_bot(tmp_path: Path) -> None:
    for players in (3, 5):
        write_layer(tmp_path / f"mine-boonanza-{players}.onnx", players=players)
    name = str(tmp_path / "mine-{edition}-{players}.onnx")
    check_bot(lambda: make_bot(name), [EDITIONS["boonanza"]])
    assert make_bot(name).name == shown_name(name) == "mine"


def test_commands_take_the_file_as_a_bot(tmp_path: Path, capsys: Output) -> None:
    file = write_layer(tmp_path / "mine.onnx")
    assert main(["simulate", "--games", "2", "--players", "3", "--workers", "1", "--bots", f"{file},random"]) == 0
    assert "mine" in capsys.readouterr().out


WRONG_OFFERS = "offers_per_turn in its metadata is a whole number from 0, not "


@pytest.mark.parametrize(
    ("write_it", "complaint"),
    [
        (str, "there is no file "),
        (lambda file: file.write_text("no network"), "mine.onnx is not a network: Protobuf parsing failed"),
        (lambda file: write_layer(file, offers_per_turn="many"), f"{WRONG_OFFERS}'many'"),
        (lambda file: write_layer(file, offers_per_turn="-1"), f"{WRONG_OFFERS}'-1'"),
        (
            lambda file: write(
                file,
                [helper.make_node("Add", ["hand", "fields"], ["answer"])],
                {"hand": (FLOAT, 9), "fields": (FLOAT, 9)},
                (FLOAT, ["batch", 9]),
            ),
            "takes hand, fields: a policy takes an observation",
        ),
        (
            lambda file: write(
                file,
                [helper.make_node("Identity", ["observation"], ["answer"])],
                {"observation": (TensorProto.STRING, 1)},
                (TensorProto.STRING, ["batch", 1]),
            ),
            r"observation is a tensor\(string\); an input is one of ",
        ),
    ],
)
def test_a_wrong_file_is_refused_in_one_line(tmp_path: Path, write_it: Any, complaint: str) -> None:
    file = tmp_path / "mine.onnx"
    write_it(file)
    with pytest.raises(BadInput, match=complaint) as found:
        make_bot(str(file))
    assert "\n" not in str(found.value)


def test_a_network_for_another_table_is_refused_in_one_line(tmp_path: Path, capsys: Output) -> None:
    file = write_layer(tmp_path / "mine.onnx", players=4)
    assert main(["simulate", "--games", "2", "--players", "3", "--workers", "1", "--bots", file]) == 2
    line = one_line(capsys)
    assert "mine.onnx was made for another table: it takes 468 numbers, and boonanza with 3 players has " in line


def test_a_missing_file_of_several_is_named(tmp_path: Path, capsys: Output) -> None:
    write_layer(tmp_path / "boonanza-3.onnx")
    name = str(tmp_path / "{edition}-{players}.onnx")
    assert main(["simulate", "--games", "2", "--players", "4", "--workers", "1", "--bots", name]) == 2
    assert f"there is no file {tmp_path / 'boonanza-4.onnx'}" in one_line(capsys)


def test_without_its_runtime_the_command_that_installs_it_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "onnxruntime", None)
    monkeypatch.delitem(sys.modules, "bohnhof.envs.onnx_bot")
    registry._reader.cache_clear()  # noqa: SLF001
    with pytest.raises(BadInput, match=r"^mine.onnx needs onnxruntime: .* pip install '\.\[onnx\]'$"):
        make_bot("mine.onnx")


def test_a_file_is_read_once(tmp_path: Path) -> None:
    file = write_layer(tmp_path / "mine.onnx")
    assert network_in(file) is network_in(file)
