"""A trained policy in an ONNX file as a bot: `bohnhof benchmark --agent mine.onnx`.

Every table has its own number of inputs and choices, and most networks fit only one table. So the name may contain
`{edition}` and `{players}`: `mine-{edition}-{players}.onnx` stands for several files, one for each table.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Final

import numpy as np
import onnxruntime
from numpy.typing import NDArray

from bohnhof.bots.faults import short
from bohnhof.envs.policy_bot import PolicyBot
from bohnhof.envs.sitting import whole
from bohnhof.kernel.faults import BadInput
from bohnhof.kernel.learn.layout import OFFERS_PER_TURN
from bohnhof.kernel.rules import Rules

PLACEHOLDERS: Final = ("{edition}", "{players}")
MASK: Final = "mask"  # how the name of the input for the mask ends; the other one gets the observation
OFFERS: Final = "offers_per_turn"  # in the metadata of the file, if the policy was trained with another number
KINDS: Final = {
    "tensor(float)": np.float32, "tensor(double)": np.float64, "tensor(float16)": np.float16, "tensor(bool)": np.bool_,
    "tensor(uint8)": np.uint8, "tensor(int8)": np.int8, "tensor(int32)": np.int32, "tensor(int64)": np.int64,
}  # fmt: skip


class OnnxBot(PolicyBot):
    """Plays by the network in an ONNX file."""

    def __init__(self, file: str) -> None:
        super().__init__(_not_yet_read, _name(file))
        self.file = file
        if not any(mark in file for mark in PLACEHOLDERS):
            network_in(file)  # refuse a wrong file before any game is played

    def sit_down(self, rules: Rules) -> None:
        edition, players = rules.edition.id, int(rules.players)
        file = self.file
        for mark, value in zip(PLACEHOLDERS, (edition, players), strict=True):
            file = file.replace(mark, str(value))
        network = network_in(file)
        self.policy, self.offers_per_turn = network, network.offers_per_turn
        super().sit_down(rules)
        if network.numbers not in (None, int(self.observer.size)):
            table = f"{edition} with {players} players has {self.observer.size}"
            raise BadInput(f"{file} was made for another table: it takes {network.numbers} numbers, and {table}")


class Network:
    """A policy in a file: it takes an observation and, if it wants one, a mask."""

    def __init__(self, file: str) -> None:
        options = onnxruntime.SessionOptions()
        options.intra_op_num_threads = options.inter_op_num_threads = 1  # games run in parallel already
        try:
            self._session = onnxruntime.InferenceSession(file, options, providers=["CPUExecutionProvider"])
        except Exception as fault:
            reason = str(fault).rpartition("failed:")[2]  # before it: codes, and the name of the file
            raise BadInput(f"{file} is not a network: {short(reason, str)}") from fault
        inputs = self._session.get_inputs()
        masks = [given.name for given in inputs if given.name.endswith(MASK)]
        if len(inputs) - len(masks) != 1 or len(masks) > 1:
            names = ", ".join(given.name for given in inputs)
            raise BadInput(f"{file} takes {names}: a policy takes an observation and, if it wants one, an action_mask")
        self._mask = masks[0] if masks else None
        self._kinds = {given.name: _kind(file, given) for given in inputs}
        [seen] = [given for given in inputs if given.name != self._mask]
        self._seen = seen.name
        size = seen.shape[-1] if seen.shape else None
        self.numbers: int | None = size if isinstance(size, int) else None  # None: any number
        about = self._session.get_modelmeta().custom_metadata_map
        self.offers_per_turn = _offers(file, about.get(OFFERS))

    def __call__(self, seen: NDArray[np.uint8], mask: NDArray[np.int8]) -> Any:
        given = {self._seen: seen.astype(self._kinds[self._seen])}
        if self._mask is not None:
            given[self._mask] = mask.astype(self._kinds[self._mask])
        return self._session.run(None, given)[0]


@cache
def network_in(file: str) -> Network:
    """The network in this file, which is read once."""
    if not Path(file).is_file():
        raise BadInput(f"there is no file {file}")
    return Network(file)


def _name(file: str) -> str:
    """The name of the bot: that of the file, without placeholders."""
    name = Path(file).stem
    for mark in PLACEHOLDERS:
        name = name.replace(mark, "")
    return name.strip("-_. ") or "policy"


def _kind(file: str, given: Any) -> Any:
    if given.type not in KINDS:
        raise BadInput(f"{file}: {given.name} is a {given.type}; an input is one of {', '.join(KINDS)}")
    return KINDS[given.type]


def _offers(file: str, said: str | None) -> int:
    try:
        return int(OFFERS_PER_TURN) if said is None else whole(OFFERS, int(said), least=0)
    except ValueError:  # BadInput is one
        raise BadInput(f"{file}: {OFFERS} in its metadata is a whole number from 0, not {said!r}") from None


def _not_yet_read(_seen: object, _mask: object) -> Any:
    raise AssertionError("a bot sits down at a table before it is asked")
