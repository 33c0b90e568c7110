"""Weights: the parameters of a bot's judgement, in thousandths unless another unit is given."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from bohnhof.kernel.faults import BadInput

if TYPE_CHECKING:
    from mypy_extensions import i64

COIN: Final[i64] = 1000

# The meaning of each weight. These defaults are rough; tuned ones come from a file.
USUAL: Final[dict[str, int]] = {
    "flow": 600,  # the share of a kind's appearing cards that reaches its grower
    "crowd": 700,  # how much another grower of the same kind takes away
    "slot": 550,  # coins that an empty field earns per round
    "single": 50,  # the cost of a single bean, because it is protected
    "match": 800,  # the value of a hand card, as a share of what it adds to a field
    "hope": 600,  # the value of a plan for the hand before it is carried out, as a share
    "burden": 60,  # the cost of a hand card that grows nowhere
    "unload_now": 120,  # the price of getting rid of a hand card before the next own turn
    "unload_later": 60,  # … before a later one
    "envy": 250,  # how much the partner's gain hurts, as a share of it
    "grudge": 0,  # how much more it hurts for each coin that the partner is ahead by its deals …
    "most_envy": 800,  # … and the maximum
    "margin": 60,  # the smallest gain for accepting
    "pushy": 60,  # the smallest expected gain for making an offer
    "doubt": 500,  # the uncertainty about a partner's gain
    "their_match": 700,  # as `match`, for hidden hands
    "their_burden": 80,  # as `burden`, for hidden hands
    "plan": 2,  # own turns for which the order of the hand is planned
    "gives": 2,  # cards in one offer
    "wants": 2,  # kinds asked for in one offer
    "offers": 6,  # offers of the active seat in a turn
    "calls": 3,  # offers of another seat in a turn
    "noise": 0,  # the size of random errors in values
}


class Weights:
    """One set of weights. Immutable and shared."""

    def __init__(self, changes: Mapping[str, int]) -> None:
        for name in changes:
            if name not in USUAL:
                raise BadInput(f"there is no weight {name!r}")
        values = {**USUAL, **changes}
        self.flow: i64 = values["flow"]
        self.crowd: i64 = values["crowd"]
        self.slot: i64 = values["slot"]
        self.single: i64 = values["single"]
        self.match: i64 = values["match"]
        self.hope: i64 = values["hope"]
        self.burden: i64 = values["burden"]
        self.unload_now: i64 = values["unload_now"]
        self.unload_later: i64 = values["unload_later"]
        self.envy: i64 = values["envy"]
        self.grudge: i64 = values["grudge"]
        self.most_envy: i64 = values["most_envy"]
        self.margin: i64 = values["margin"]
        self.pushy: i64 = values["pushy"]
        self.doubt: i64 = max(1, values["doubt"])
        self.their_match: i64 = values["their_match"]
        self.their_burden: i64 = values["their_burden"]
        self.plan: i64 = values["plan"]
        self.gives: i64 = values["gives"]
        self.wants: i64 = values["wants"]
        self.offers: i64 = values["offers"]
        self.calls: i64 = values["calls"]
        self.noise: i64 = values["noise"]
