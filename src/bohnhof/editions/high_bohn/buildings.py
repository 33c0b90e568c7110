"""The building cards of High Bohn: one line per card, in the order of the booklet (HB2-HB9, CG2-CG4)."""

from __future__ import annotations

from typing import Final

from bohnhof.editions.beans import meter
from bohnhof.editions.high_bohn.effects import (
    BeanToll,
    ExtraCoin,
    FieldPrice,
    FreeSingles,
    GrowsAs,
    Interest,
    MoreFromTheHand,
    NamesAKind,
    NewMeter,
    OneMoreField,
    OpensWhenHarvested,
    Stews,
    StewToll,
)
from bohnhof.editions.high_bohn.foresight import PEEKS, REORDERS, SHIFTS, Liberty
from bohnhof.editions.high_bohn.stores import Storage
from bohnhof.kernel.holding import Holding as Building

GOLDMINES: Final = (
    Building("goldmine", 1, "garden"),
    Building("goldmine", 2, "garden", "the third field costs 1 coin", (FieldPrice("HB2", 1),)),
    Building("goldmine", 3, "garden", "garden beans pay 1, 2, 3 for 1, 2, 3 cards; single ones can always be harvested",
        (NewMeter("HB2", "garden", meter(1, 2, 3, None)), FreeSingles("HB2", "garden"))),
    Building("goldmine", 4, "garden", "one more field", (OneMoreField("HB2"),)),
)
TIPIS: Final = (
    Building("tipi", 1, "red"),
    Building("tipi", 2, "red", "at the end, 1 coin for every 8 coins of cash", (Interest("HB3", per=8),)),
    Building("tipi", 3, "red", "at the end, 1 coin for every 6 coins of cash", (Interest("HB3", per=6),)),
    Building("tipi", 4, "red", "at the end, 1 coin for every 5 coins of cash", (Interest("HB3", per=5),)),
)
BANKS: Final = (
    Building("bank", 1, "black-eyed"),
    Building("bank", 2, "black-eyed", "before your turn, look at the top card and bury it if you like",
        (Liberty("peek", "HB4", PEEKS),)),
    Building("bank", 3, "black-eyed", "put the three cards you draw into another order",
        (Liberty("reorder", "HB4", REORDERS),)),
    Building("bank", 4, "black-eyed", "at the start of your turn, move one hand card",
        (Liberty("shift", "HB4", SHIFTS),)),
)
FARMS: Final = (
    Building("farm", 1, "soy"),
    Building("farm", 2, "soy", "soy may join a bean with 14 or more cards, and counts as that bean",
        (GrowsAs("HB5", "soy", least=14),)),
    Building("farm", 3, "soy", "plant up to three cards from the hand", (MoreFromTheHand("HB5", cards=3),)),
    Building("farm", 4, "soy", "1 coin more from a harvest that pays exactly 4", (ExtraCoin("HB5", exactly=4),)),
)
SALOONS: Final = (
    Building("saloon", 1, "green"),
    Building("saloon", 2, "green", "one more field, for green beans", (OneMoreField("HB6", only="green"),)),
    Building("saloon", 3, "green", "stews: 3, 6, 7, 8 kinds pay 1, 2, 3, 4", (Stews("HB6", meter(3, 6, 7, 8)),)),
    Building("saloon", 4, "green", "stews: 3, 5, 6, 7, 8 kinds pay 1, 2, 3, 4, 5",
        (Stews("HB6", (*meter(3, 5, 6, 7), (8, 5))),)),
)
STORES: Final = (
    Building("store", 1, "stink"),
    Building("store", 2, "stink", "store 1 card instead of planting it", (Storage("HB7", cards=1),)),
    Building("store", 3, "stink", "store up to 2 cards instead of planting them", (Storage("HB7", cards=2),)),
    Building("store", 4, "stink", "store up to 3 cards instead of planting them", (Storage("HB7", cards=3),)),
)
BLACKSMITHS: Final = (
    Building("blacksmith", 1, "chili"),
    Building("blacksmith", 2, "chili", "one more field, for chili beans",
        (OneMoreField("HB8", only="chili", alone=True), OpensWhenHarvested("opens-when-harvested", "HB8.1"))),
    Building("blacksmith", 3, "chili", "chili beans: 3, 5, 6, 7 cards pay 1, 2, 3, 4",
        (NewMeter("HB8", "chili", meter(3, 5, 6, 7)),)),
    Building("blacksmith", 4, "chili", "single cards can always be harvested", (FreeSingles("HB8"),)),
)
JAILS: Final = (
    Building("jail", 1, "blue"),
    Building("jail", 2, "blue", "blue beans: 3, 5, 7, 9 cards pay 1, 2, 3, 4",
        (NewMeter("HB9", "blue", meter(3, 5, 7, 9)),)),
    Building("jail", 3, "blue", "blue beans: 4, 6, 8, 10 cards pay 2, 3, 4, 5",
        (NewMeter("HB9", "blue", ((4, 2), (6, 3), (8, 4), (10, 5))),)),
    Building("jail", 4, "blue", "a blue coin from every blue harvest that pays, whoever harvests",
        (BeanToll("HB9", "blue"),)),
)
DISTILLERIES: Final = (
    Building("distillery", 1, "cognac"),
    Building("distillery", 2, "cognac", "name a kind of building that is sold no more",
        (NamesAKind("names-a-kind", "CG2"),)),
    Building("distillery", 3, "cognac", "a coin from every stew of others that pays", (StewToll("stew-toll", "CG3"),)),
    Building("distillery", 4, "cognac", "cognac beans: 3, 5, 7, 8 cards pay 1, 2, 3, 4",
        (NewMeter("CG4", "cognac", meter(3, 5, 7, 8)),)),
)

EIGHT_KINDS: Final = (*GOLDMINES, *TIPIS, *BANKS, *FARMS, *SALOONS, *STORES, *BLACKSMITHS, *JAILS)
NINE_KINDS: Final = (*EIGHT_KINDS, *DISTILLERIES)
