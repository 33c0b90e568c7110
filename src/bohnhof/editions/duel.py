"""The two-player rules of the eleven-bean box, published but in none of the five booklets: leftovers, no trading."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bohnhof.editions.beans import ALL_ELEVEN_BEANS
from bohnhof.editions.open_cards import OWN_TURN_ONLY, DiscardOne, Leftovers, TurnAndPlant
from bohnhof.editions.rulings import MOST_HAND_CARDS, TOPMOST_COINS_PAY_RULING
from bohnhof.kernel.edition import Edition, SetUp
from bohnhof.kernel.phases import DrawCards, PlantFromHand
from bohnhof.kernel.places import BOX
from bohnhof.kernel.refusal import Refusal
from bohnhof.kernel.ruling import Ruling

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bohnhof.kernel.table import Board


class PaidCoinsLeave(Ruling):
    """IS1: with two players, the coins that pay for a third field leave the game."""

    def payment_goes_to(self, board: Board, answer: i64) -> i64:
        return BOX


PAID_COINS_LEAVE = PaidCoinsLeave("paid-coins-leave", "IS1")

DUEL = Edition(
    id="duel",
    title="Bohnanza for two",
    booklet="none",
    summary="9 beans, 2 players, leftovers instead of trading; from no booklet of the five",
    beans=ALL_ELEVEN_BEANS,
    set_ups={
        2: SetUp(without=("garden", "cocoa"), fields=2, field_price=3, turned=3, draws=2, ends_at=1),  # IS1
    },
    turn=(  # DU1
        Leftovers("leftovers", Refusal("DU2", "only cards that your opponent left open are used in this phase")),
        PlantFromHand("plant"),
        DiscardOne("discard"),
        TurnAndPlant("open"),
        DrawCards("draw", decides=False),
    ),
    rulings=(OWN_TURN_ONLY, PAID_COINS_LEAVE, MOST_HAND_CARDS, TOPMOST_COINS_PAY_RULING),
)
