"""Booklet 001: Bohnanza, Amigo 1997, with its variants and its expansion set."""

from __future__ import annotations

from dataclasses import replace

from bohnhof.editions.beans import EIGHT_BEANS_AND_THE_EXPANSION, EIGHT_BEANS_OF_BOOKLET_001, GARDEN
from bohnhof.editions.rulings import ACCOMPANIED_HAND_CARDS, COINS_ARE_GOODS, KEEP_TURNED_UP_CARDS
from bohnhof.editions.turn import ENCORE, TRADING_TURN
from bohnhof.kernel.edition import Edition, SetUp, Variant

FREE_HAND_TRADES = Variant(
    name="free-hand-trades",
    rule="BH3",
    text="hand cards may be traded without a turned-up card",
    drops=(ACCOMPANIED_HAND_CARDS,),
)
THREE_FIELDS = Variant(
    name="three-fields",
    rule="BH5",
    text="for 3 beginners: everybody starts with three fields, none is sold",
    players=(3,),
    set_up={"fields": 3, "field_price": None},
)
CHEAP_FIELD = Variant(
    name="cheap-field",
    rule="BH6",
    text="for 5 beginners: the third field costs 2 coins",
    players=(5,),
    set_up={"field_price": 2},
)
COIN_TRADING = Variant(
    name="coin-trading",
    rule="BH7",
    text="for experts: coins may be part of any trade or gift",
    adds=(COINS_ARE_GOODS,),
)
LAST_PLANTING = Variant(
    name="encore",
    rule="BH8",
    text="after the last exhaustion everybody may plant one or two more cards from the hand",
    closing=(ENCORE,),
)
GARDEN_THREE = Variant(
    name="garden-three",
    rule="BH9",
    text="as printed on the cards: three garden beans pay 3 coins",
    meters={"garden": GARDEN.meter},
)
# HB1.1: High Bohn is based on this game and has the same options.
VARIANTS = (FREE_HAND_TRADES, THREE_FIELDS, CHEAP_FIELD, COIN_TRADING, LAST_PLANTING, GARDEN_THREE)

BOHNANZA = Edition(
    id="bohnanza",
    title="Bohnanza",
    booklet="001",
    summary="8 beans, a third field to buy, optional variants",
    beans=EIGHT_BEANS_OF_BOOKLET_001,
    set_ups={
        3: SetUp(fields=2, field_price=3),  # BH1
        4: SetUp(fields=2, field_price=3),
        5: SetUp(fields=2, field_price=3),
    },
    turn=TRADING_TURN,
    rulings=(KEEP_TURNED_UP_CARDS, ACCOMPANIED_HAND_CARDS),
    variants=VARIANTS,
)

THREE_PLAYERS = SetUp(without=("cocoa",), fields=3, ends_at=2)
FOUR_OR_FIVE = SetUp(without=("wax",), fields=2, field_price=3)
SIX_OR_SEVEN = SetUp(without=("cocoa", "garden"), fields=2, field_price=2, hand=(3, 4, 5, 6), draws=4)

# EX2: everything else as in the base game. With the players that variant is for, there are three fields already; with
# six or seven players, there are no garden beans.
BOHNANZA_PLUS = BOHNANZA.but(
    id="bohnanza-plus",
    title="Bohnanza with the expansion set",
    summary="plus coffee, wax (rum) and cocoa, up to 7 players",
    beans=EIGHT_BEANS_AND_THE_EXPANSION,
    set_ups={
        3: THREE_PLAYERS,  # EX1
        4: FOUR_OR_FIVE,
        5: FOUR_OR_FIVE,
        6: SIX_OR_SEVEN,
        7: SIX_OR_SEVEN,
    },
    variants=(
        FREE_HAND_TRADES, CHEAP_FIELD, COIN_TRADING, LAST_PLANTING, replace(GARDEN_THREE, players=(3, 4, 5)),
    ),
)
