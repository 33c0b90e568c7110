"""Booklet 004: the Icelandic eleven-bean edition, 154 cards, for 2 to 7 players."""

from __future__ import annotations

from bohnhof.editions.beans import ALL_ELEVEN_BEANS
from bohnhof.editions.rulings import MOST_HAND_CARDS, TOPMOST_COINS_PAY_RULING
from bohnhof.editions.turn import TRADING_TURN
from bohnhof.kernel.edition import Edition, SetUp, Variant

# IS1, R7: the table in other printings of this box. Its row for two players is a separate game: the edition `duel`.
SIX_OR_SEVEN = {"without": ("cocoa", "garden"), "field_price": 2, "hand": (3, 4, 5, 6), "draws": 4}
BY_PLAYERS = Variant(
    name="by-players",
    rule="R7",
    text="set up by the number of players, as in other printings of this box",
    players=(3, 4, 5, 6, 7),
    set_ups={
        3: {"without": ("cocoa",), "fields": 3, "field_price": None, "ends_at": 2},
        4: {"without": ("coffee",)},
        5: {"without": ("coffee",)},
        6: SIX_OR_SEVEN,
        7: SIX_OR_SEVEN,
    },
    prominent=True,
)

ELEVEN_BEANS = Edition(
    id="eleven-beans",
    title="Bohnanza with eleven beans",
    booklet="004",
    summary="11 beans, 2 to 7 players, a third field to buy, ties broken by hand size",
    beans=ALL_ELEVEN_BEANS,
    set_ups=dict.fromkeys(range(2, 8), SetUp(fields=2, field_price=3)),  # IS1
    turn=TRADING_TURN,
    rulings=(MOST_HAND_CARDS, TOPMOST_COINS_PAY_RULING),
    variants=(BY_PLAYERS,),
)
