"""Booklet 002: Al Cabohne, for two players and for one, against the bosses of the bean mafia."""

from __future__ import annotations

from bohnhof.editions.al_cabohne.mafia import PAID, PURSE, Boss, Mafia, PaidCoinsReturn
from bohnhof.editions.al_cabohne.phases import BossesSell, PlantThenHarvest, Tribute, TurnAndShare
from bohnhof.editions.beans import SEVEN_BEANS
from bohnhof.editions.open_cards import Leftovers, OwnTurnOnly
from bohnhof.editions.rulings import ONE_FIELD_PER_KIND
from bohnhof.kernel.edition import Edition, NumberKind, SetUp
from bohnhof.kernel.phases import DrawCards
from bohnhof.kernel.refusal import Refusal

AL = Boss("Al", worth=3)  # Al Cabohne
DON = Boss("Don", worth=2)  # Don Corlebohne
JOE = Boss("Joe", worth=1)  # Joe Bohnano

# AC4: where the first hand card of this turn was planted, and its kind
FIRST_FIELD = NumberKind("first-field", words=("1", "2", "3", "4", "5", "6"))
FIRST_KIND = NumberKind("first-kind", of_beans=True)
PLANT = PlantThenHarvest("plant", FIRST_FIELD, FIRST_KIND)
DRAW = DrawCards("draw", decides=False)

PAID_COINS_RETURN = PaidCoinsReturn("paid-coins-return", "AC8.2")
OWN_TURN_ONLY = OwnTurnOnly(
    "mafia-own-turn-only", "AC8.1",
    harvest=Refusal("AC8.1", "you harvest in your own turn only"),
    field=Refusal("AC8.2", "you buy a field in your own turn only"),
)  # fmt: skip

TWO_BOSSES = Mafia("two-bosses", "AC1.1", (AL, DON), coin=1)
THREE_BOSSES = Mafia("three-bosses", "AS1", (AL, DON, JOE), coin=2)  # AS4

AL_CABOHNE = Edition(
    id="al-cabohne",
    title="Al Cabohne",
    booklet="002",
    summary="2 players and two bosses of the bean mafia",
    beans=SEVEN_BEANS,
    set_ups={2: SetUp(fields=2, field_price=4, turned=3, draws=2)},
    turn=(
        Leftovers("leftovers", Refusal("AC2", "only cards that your opponent left open are used in this phase")),
        Tribute("tribute", TWO_BOSSES),
        PLANT,
        TurnAndShare("open", TWO_BOSSES, leaves=True),
        DRAW,
    ),
    closing=(BossesSell("sell", TWO_BOSSES),),
    rulings=(TWO_BOSSES, ONE_FIELD_PER_KIND, OWN_TURN_ONLY, PAID_COINS_RETURN),
    places=(AL.field, DON.field, PURSE, PAID),
    numbers=(FIRST_FIELD, FIRST_KIND),
    rival="mafia",
)

AL_CABOHNE_SOLO = Edition(
    id="al-cabohne-solo",
    title="Al Cabohne, solo",
    booklet="002",
    summary="1 player against three bosses of the bean mafia",
    beans=SEVEN_BEANS,
    set_ups={1: SetUp(fields=3, hand=(7,), turned=3, draws=2, ends_at=1)},
    turn=(
        Tribute("tribute", THREE_BOSSES),
        PLANT,
        TurnAndShare("open", THREE_BOSSES, leaves=False),
        DRAW,
    ),
    closing=(BossesSell("sell", THREE_BOSSES),),
    rulings=(THREE_BOSSES, ONE_FIELD_PER_KIND),
    places=(AL.field, DON.field, JOE.field, PURSE),
    numbers=(FIRST_FIELD, FIRST_KIND),
    rival="mafia",
)
