"""The turn of the trading editions: four phases, and the encore of a variant."""

from __future__ import annotations

from typing import Final

from bohnhof.kernel.phases import DrawCards, Encore, PlantAside, PlantFromHand, TurnUpAndTrade

TRADING_TURN: Final = (
    PlantFromHand("plant"),
    TurnUpAndTrade("trade", trades=True),
    PlantAside("aside"),
    DrawCards("draw", decides=False),
)
ENCORE: Final = Encore("encore")
