"""Booklet 003: High Bohn, Amigo 2001, with its Cognac variant."""

from __future__ import annotations

from typing import Final

from bohnhof.editions.beans import EIGHT_BEANS_AND_COGNAC, EIGHT_BEANS_OF_BOOKLET_001
from bohnhof.editions.bohnanza import BOHNANZA, VARIANTS
from bohnhof.editions.high_bohn.buildings import EIGHT_KINDS, NINE_KINDS
from bohnhof.editions.high_bohn.effects import BuildingsCount, BuyBeforeTheDraw
from bohnhof.editions.high_bohn.foresight import ReorderDrawn, StartOfTurn
from bohnhof.editions.high_bohn.shop import SHOP
from bohnhof.editions.high_bohn.shopping import FinalHarvest, NameKind, Shopping
from bohnhof.editions.high_bohn.stores import STORES_HOLD_CARDS
from bohnhof.editions.turn import TRADING_TURN
from bohnhof.kernel.edition import Edition, NumberKind, PlaceKind, SetUp
from bohnhof.kernel.holding import Holding as Building

BUILDERS_TURN: Final = (
    StartOfTurn("bank", done_word="leave"),
    *TRADING_TURN,
    ReorderDrawn("reorder", done_word="leave"),
)
BUILDERS_CLOSING: Final = (FinalHarvest("final-harvest", decides=False), Shopping("shopping", done_word="pass"))
NAME_A_KIND: Final = NameKind("retire", done_word="pass")

# HB10.3: for 4, 5, 6, 7 and 8 buildings; R9: a ninth adds nothing.
BUILDINGS_COUNT: Final = BuildingsCount("buildings-count", "HB10.3", bonus=(0, 0, 0, 0, 1, 2, 3, 5, 8))

BUY_BEFORE_THE_DRAW: Final = BuyBeforeTheDraw("buy-before-the-draw", "R18")

PLACES: Final = (
    PlaceKind("store", per_seat=True, reserve=True),  # HB7
    PlaceKind("under", per_seat=True, stacks=True),  # HB6.2, CG3: coins under the buildings
    PlaceKind("due", per_seat=True, due=True),  # HB7.1: received from a store, to be planted
)


# HB8.1: the fields that can keep the blacksmith's field closed until they are harvested, as named in positions
FIELDS_BEFORE_THE_SALOON: Final = ("1", "2", "3", "goldmine")


def numbers_for(
    buildings: tuple[Building, ...], shutting: tuple[str, ...] = FIELDS_BEFORE_THE_SALOON
) -> tuple[NumberKind, ...]:
    """What a table of this game stores besides cards."""
    kinds = tuple(dict.fromkeys(building.kind for building in buildings))
    return (
        NumberKind("buildings", per_seat=True, holds=True, words=tuple(building.name for building in buildings)),
        NumberKind("stews", per_seat=True, mixed="stew", told=False),  # HB6.1: fields declared as stews, as bits
        NumberKind("retired", words=kinds),  # CG2
        NumberKind("naming", per_seat=True),  # CG2: 1 if this seat may name a kind now
        NumberKind("resumes", of_phases=True),  # CG2: the phase that continues afterwards
        NumberKind("passes"),  # HB10.2: seats in a row that bought nothing
        NumberKind("drawn"),  # HB4: cards drawn in the last phase 4
        NumberKind("shut", per_seat=True, words=shutting, observed=False),
    )


HIGH_BOHN = Edition(
    id="high-bohn",
    title="High Bohn",
    booklet="003",
    summary="8 beans and 32 buildings, bought with coins of their own bean, that change the rules for their owners",
    beans=EIGHT_BEANS_OF_BOOKLET_001,
    set_ups={
        3: SetUp(fields=2, field_price=3, owners=2),  # HB1.4
        4: SetUp(fields=2, field_price=3, owners=3),
        5: SetUp(fields=2, field_price=3, ends_at=4),  # HB10.1
    },
    turn=BUILDERS_TURN,
    closing=BUILDERS_CLOSING,
    rulings=(*BOHNANZA.rulings, SHOP, STORES_HOLD_CARDS, BUILDINGS_COUNT, BUY_BEFORE_THE_DRAW),  # HB1.1
    holdings=EIGHT_KINDS,
    places=PLACES,
    numbers=numbers_for(EIGHT_KINDS),
    variants=VARIANTS,
)

HIGH_BOHN_COGNAC = HIGH_BOHN.but(
    id="high-bohn-cognac",
    title="High Bohn with cognac",
    summary="plus cognac beans and the distillery: nine kinds of bean and building",
    beans=EIGHT_BEANS_AND_COGNAC,
    interludes=(NAME_A_KIND,),
    holdings=NINE_KINDS,
    numbers=numbers_for(NINE_KINDS),
)
