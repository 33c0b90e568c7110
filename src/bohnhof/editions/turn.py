"""The turn of the trading editions: four phases, the encore of a variant, and what buildings add to them."""

from __future__ import annotations

from typing import Final

from bohnhof.kernel.foresight import ReorderDrawn, StartOfTurn
from bohnhof.kernel.phases import DrawCards, Encore, PlantAside, PlantFromHand, TurnUpAndTrade
from bohnhof.kernel.purchases import FinalHarvest, NameKind, Shopping

TRADING_TURN: Final = (
    PlantFromHand("plant"),
    TurnUpAndTrade("trade", trades=True),
    PlantAside("aside"),
    DrawCards("draw", decides=False),
)
ENCORE: Final = Encore("encore")

BUILDERS_TURN: Final = (
    StartOfTurn("bank", done_word="leave"),
    *TRADING_TURN,
    ReorderDrawn("reorder", done_word="leave"),
)
BUILDERS_CLOSING: Final = (FinalHarvest("final-harvest", decides=False), Shopping("shopping", done_word="pass"))
NAME_A_KIND: Final = NameKind("retire", done_word="pass")
