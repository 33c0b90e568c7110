"""The evaluator that is shipped: its weights, their origin, and the version that reviews name."""

from __future__ import annotations

import json
from base64 import b64decode
from functools import cache
from hashlib import sha256
from pathlib import Path
from struct import iter_unpack
from typing import Final, NamedTuple

from bohnhof.bots.haggler import EXPERT
from bohnhof.bots.mind.weights import Weights
from bohnhof.bots.value.features import Features
from bohnhof.bots.value.network import Evaluator, Network
from bohnhof.kernel.rules import Rules

FILE: Final = Path(__file__).parent.parent / "weights" / "value.json"
VERSION_SIGNS: Final = 12


class Kept(NamedTuple):
    """A trained network, and the hash of its weights: the same version gives the same results on every machine."""

    network: Network
    version: str
    about: dict[str, str]  # the command, data, seed and result of the training


@cache
def kept_network() -> Kept:
    """The network in the file that the training wrote."""
    said = json.loads(FILE.read_text(encoding="utf-8"))
    packed = b64decode(said.pop("weights"))
    weights = [number for (number,) in iter_unpack("<h", packed)]
    return Kept(Network(weights), sha256(packed).hexdigest()[:VERSION_SIGNS], said)


def evaluator_for(rules: Rules) -> Evaluator:
    """An evaluator for boards of this game."""
    return Evaluator(Features(rules, Weights(EXPERT)), kept_network().network)
