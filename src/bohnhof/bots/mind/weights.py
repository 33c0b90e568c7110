"""Weights: parameters of a bot's judgement. Thousandths, unless another unit is named."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from bohnhof.kernel.faults import BadInput

if TYPE_CHECKING:
    from mypy_extensions import i64

COIN: Final[i64] = 1000

# The meaning of each weight. These defaults are a careful guess; tuned ones come from a file.
USUAL: Final[dict[str, int]] = {
    "flow": 600,  # of the cards of a kind that appear, how many come to the one who grows it
    "crowd": 700,  # how much another grower of the same kind takes away
    "slot": 550,  # coins that an empty field earns in a round
    "single": 50,  # what a lonely bean costs, because it is protected
    "match": 800,  # of what a hand card adds to a field, what it is worth while it is in the hand
    "hope": 600,  # of what a plan for the hand adds, what it is worth before it is carried out
    "burden": 60,  # what a hand card costs that grows nowhere
    "unload_now": 120,  # what it takes to be rid of a hand card before the next own turn
    "unload_later": 60,  # … before a later one
    "envy": 250,  # of what a deal gives the partner, how much it hurts
    "grudge": 0,  # by how much it hurts more for each coin that the partner is ahead by its deals …
    "most_envy": 800,  # … and how much it hurts at the most
    "margin": 60,  # the least gain for which to say yes
    "pushy": 60,  # the least gain to be expected of an offer that is made
    "doubt": 500,  # by how much a partner's gain may be misjudged
    "their_match": 700,  # as `match`, for hands that cannot be seen
    "their_burden": 80,  # as `burden`, for hands that cannot be seen
    "plan": 2,  # own turns for which the order of the hand is thought through
    "gives": 2,  # cards in one offer
    "wants": 2,  # kinds asked for in one offer
    "offers": 6,  # offers of the active seat in a turn
    "calls": 3,  # offers of another seat in a turn
    "noise": 0,  # by how much values are misjudged at random
}


class Weights:
    """One set of weights; it is immutable and shared."""

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
