"""Booklet 004: the Icelandic eleven-bean edition, 154 cards, for 3 to 7 players."""

from __future__ import annotations

from bohnhof.editions.beans import COCOA, COFFEE, EIGHT_BEANS, WAX
from bohnhof.editions.rulings import MOST_HAND_CARDS, TOPMOST_COINS_PAY_RULING
from bohnhof.editions.turn import TRADING_TURN
from bohnhof.kernel.edition import Edition, SetUp

THREE_PLAYERS = SetUp(without=("cocoa",), fields=3, ends_at=2)
FOUR_OR_FIVE = SetUp(without=("coffee",), fields=2, field_price=3)
SIX_OR_SEVEN = SetUp(without=("cocoa", "garden"), fields=2, field_price=2, hand=(3, 4, 5, 6), draws=4)

ELEVEN_BEANS = Edition(
    id="eleven-beans",
    title="Bohnanza with eleven beans",
    booklet="004",
    summary="11 beans, 3 to 7 players, ties broken by hand size",
    beans=(COFFEE, WAX, *EIGHT_BEANS, COCOA),
    set_ups={
        3: THREE_PLAYERS,  # IS1
        4: FOUR_OR_FIVE,
        5: FOUR_OR_FIVE,
        6: SIX_OR_SEVEN,
        7: SIX_OR_SEVEN,
    },
    turn=TRADING_TURN,
    rulings=(MOST_HAND_CARDS, TOPMOST_COINS_PAY_RULING),
)
