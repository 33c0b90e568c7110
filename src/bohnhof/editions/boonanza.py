"""Booklet 000: Boonanza, 999 Games, rules 5.3."""

from __future__ import annotations

from bohnhof.editions.beans import EIGHT_BEANS
from bohnhof.editions.rulings import FARTHEST_FROM_THE_START
from bohnhof.editions.turn import TRADING_TURN
from bohnhof.kernel.edition import Edition, SetUp

BOONANZA = Edition(
    id="boonanza",
    title="Boonanza",
    booklet="000",
    summary="8 beans, three fields with 3 players, no field to buy",
    beans=EIGHT_BEANS,
    set_ups={
        3: SetUp(fields=3),  # BO1
        4: SetUp(fields=2),
        5: SetUp(fields=2),
    },
    turn=TRADING_TURN,
    rulings=(FARTHEST_FROM_THE_START,),
)
