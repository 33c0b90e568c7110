"""The buildings of an edition file: those of the edition it is based on, changed where the file says so, and new ones.

A building is as in High Bohn: a card of some kind and price, paid in coins of one bean, with powers for its owner.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from bohnhof.editions.high_bohn import (
    BUILDERS_CLOSING,
    BUILDERS_TURN,
    BUILDINGS_COUNT,
    BUY_BEFORE_THE_DRAW,
    NAME_A_KIND,
    PLACES,
    numbers_for,
)
from bohnhof.editions.high_bohn.effects import (
    BeanToll,
    BuildingsCount,
    ExtraCoin,
    FieldPrice,
    FreeSingles,
    GrowsAs,
    Interest,
    MoreFromTheHand,
    NamesAKind,
    NewMeter,
    OneMoreField,
    Stews,
    StewToll,
)
from bohnhof.editions.high_bohn.foresight import PEEKS, REORDERS, SHIFTS, Liberty
from bohnhof.editions.high_bohn.shop import SHOP
from bohnhof.editions.high_bohn.stores import STORES_HOLD_CARDS, Storage
from bohnhof.editions.own.beans import check_meter, read_by_bean, read_meter, read_meters
from bohnhof.editions.own.section import MOST, NAME, NOT_A_NAME, Section, shown, unknown
from bohnhof.editions.own.set_ups import NOT_SOLD
from bohnhof.editions.own.turn import check_trading
from bohnhof.kernel.edition import Edition
from bohnhof.kernel.holding import Holding as Building
from bohnhof.kernel.places import MAX_FIELDS
from bohnhof.kernel.ruling import Ruling

MAX_BUILDINGS: Final = 36  # cards, as in the largest published game
MAX_PRICE: Final = 9
PRINTED_PLANTED: Final = 2  # cards that everybody may plant from the hand anyway
PRICES: Final = frozenset(str(price) for price in range(1, MAX_PRICE + 1))
ANY: Final = "any"  # instead of a bean
POWERS: Final[Mapping[str, Ruling]] = {
    "peek": Liberty("peek", "HB4", PEEKS),
    "reorder": Liberty("reorder", "HB4", REORDERS),
    "shift": Liberty("shift", "HB4", SHIFTS),
    "stew-toll": StewToll("stew-toll", "CG3"),
    "names-a-kind": NamesAKind("names-a-kind", "CG2"),
}
# The same at every table with buildings: any field can keep another one closed.
ANY_FIELD: Final = tuple(str(n + 1) for n in range(int(MAX_FIELDS)))

Kinds = dict[str, dict[int, Building]]  # by kind and price


def read_buildings(top: Section, edition: Edition) -> Edition:
    """The edition with the buildings of the file, and everything that buildings need."""
    if "buildings" in top:
        check_trading(top, edition, "buildings")
        edition = _with_buildings(edition, _read_kinds(top.section("buildings"), edition))
    if "building_bonus" in top:
        if not edition.holdings:
            raise top.fault("there are no buildings", "building_bonus")
        bonus = [top.as_number("building_bonus", coins, 0, MOST) for coins in top.items("building_bonus")]
        count = BuildingsCount(BUILDINGS_COUNT.name, BUILDINGS_COUNT.rule, (0, *bonus))
        others = (count if ruling.name == count.name else ruling for ruling in edition.rulings)
        edition = edition.but(rulings=tuple(others))
    return edition


def _with_buildings(edition: Edition, buildings: tuple[Building, ...]) -> Edition:
    before, *_, after = BUILDERS_TURN
    turn = tuple(phase for phase in edition.turn if phase not in (before, after))
    closing = tuple(phase for phase in edition.closing if phase not in BUILDERS_CLOSING)
    known = [ruling.name for ruling in edition.rulings]
    needed = (SHOP, STORES_HOLD_CARDS, BUILDINGS_COUNT, BUY_BEFORE_THE_DRAW)
    names_kinds = any(isinstance(effect, NamesAKind) for building in buildings for effect in building.effects)
    return edition.but(
        turn=(before, *turn, after),
        closing=(*closing, *BUILDERS_CLOSING),
        interludes=(NAME_A_KIND,) if names_kinds else (),
        rulings=(*edition.rulings, *(ruling for ruling in needed if ruling.name not in known)),
        holdings=buildings,
        places=PLACES,
        numbers=numbers_for(buildings, ANY_FIELD),
    )


def _read_kinds(group: Section, edition: Edition) -> tuple[Building, ...]:
    kinds: Kinds = {}
    for building in edition.holdings:
        kinds.setdefault(building.kind, {})[building.price] = building
    for kind in group:
        if not NAME.fullmatch(kind):
            raise group.fault(NOT_A_NAME, kind)
        if group.value(kind) != NOT_SOLD:
            kinds[kind] = _read_cards(group.section(kind), kind, edition, kinds.get(kind, {}))
        elif kind in kinds:
            del kinds[kind]
        else:
            raise group.fault(unknown("kind of building", kind, kinds), kind)
    buildings = tuple(building for cards in kinds.values() for _, building in sorted(cards.items()))
    if not 1 <= len(buildings) <= MAX_BUILDINGS:
        raise group.fault(f"must be 1 to {MAX_BUILDINGS} cards, not {len(buildings)}")
    return buildings


def _read_cards(kind: Section, name: str, edition: Edition, known: dict[int, Building]) -> dict[int, Building]:
    """The cards of one kind, keyed by price."""
    beans = {bean.name: bean.name for bean in edition.beans}
    before = next((building.bean for building in known.values()), None)
    bean = before if before is not None and "bean" not in kind else kind.choice("bean", beans, "bean")
    cards = {price: Building(name, price, bean, card.text, card.effects) for price, card in known.items()}
    for key in kind:
        if key == "bean":
            continue
        if key not in PRICES:
            raise kind.fault(f"must be 'bean' or a price, 1 to {MAX_PRICE}", key)
        if kind.value(key) != NOT_SOLD:
            cards[int(key)] = _read_card(kind.section(key), Building(name, int(key), bean), edition)
        elif int(key) in cards:
            del cards[int(key)]
        else:
            raise kind.fault("there is no card with this price", key)
    return cards


def _read_card(card: Section, plain: Building, edition: Edition) -> Building:
    card.only(("text", *EFFECTS))
    effects = tuple(effect for key in EFFECTS if key in card for effect in EFFECTS[key](card, key, edition))
    if not effects and "text" not in card:
        return plain
    return Building(plain.kind, plain.price, plain.bean, card.text("text"), effects)


# ---------------------------------------------------------------------------- what buildings do

Read = Callable[[Section, str, Edition], Iterator[Ruling]]


def _bean(card: Section, key: str, edition: Edition) -> str | None:
    """The bean that an effect is for; None: all beans."""
    return card.choice(key, {bean.name: bean.name for bean in edition.beans} | {ANY: None}, "bean")


def _read_field(card: Section, key: str, edition: Edition) -> Iterator[Ruling]:
    yield OneMoreField("HB2", _bean(card, key, edition))


def _read_singles(card: Section, key: str, edition: Edition) -> Iterator[Ruling]:
    yield FreeSingles("HB8", _bean(card, key, edition))


def _read_meters(card: Section, key: str, edition: Edition) -> Iterator[Ruling]:
    for name, meter in read_meters(card, key, edition).items():
        yield NewMeter("HB8", name, meter)


def _read_stew(card: Section, key: str, edition: Edition) -> Iterator[Ruling]:
    meter = read_meter(card, key)
    check_meter(card, key, meter, len(edition.beans), "kinds of beans")  # each kind at most once
    yield Stews("HB6", meter)


def _read_grows_along(card: Section, key: str, edition: Edition) -> Iterator[Ruling]:
    said = read_by_bean(card, key, edition)
    for name in said:
        yield GrowsAs("HB5", name, said.number(name, 1, MOST))


def _read_planted(card: Section, key: str, edition: Edition) -> Iterator[Ruling]:
    if card.value(key) in range(PRINTED_PLANTED + 1):
        raise card.fault(f"must be more than {PRINTED_PLANTED}, which everybody may plant anyway", key)
    yield MoreFromTheHand("HB5", card.number(key, 1, MAX_PRICE))


def _read_toll(card: Section, key: str, edition: Edition) -> Iterator[Ruling]:
    bean = _bean(card, key, edition)
    if bean is None:
        raise card.fault(f"must be one bean, not {shown(ANY)}", key)
    yield BeanToll("HB9", bean)


def _read_powers(card: Section, key: str, edition: Edition) -> Iterator[Ruling]:
    yield from card.choices(key, POWERS, "power")


def _number(make: Callable[[int], Ruling], most: int = MOST) -> Read:
    def read(card: Section, key: str, edition: Edition) -> Iterator[Ruling]:
        yield make(card.number(key, 1, most))

    return read


EFFECTS: Final[Mapping[str, Read]] = {
    "field_price": _number(lambda coins: FieldPrice("HB2", coins)),
    "meters": _read_meters,
    "singles": _read_singles,
    "field": _read_field,
    "interest": _number(lambda coins: Interest("HB3", coins)),
    "grows_along": _read_grows_along,
    "planted": _read_planted,
    "extra_coin": _number(lambda coins: ExtraCoin("HB5", coins)),
    "stew": _read_stew,
    "store": _number(lambda cards: Storage("HB7", cards), MAX_PRICE),
    "toll": _read_toll,
    "powers": _read_powers,
}
