"""The beans of an edition file, with their meters."""

from __future__ import annotations

from typing import Final

from bohnhof.editions.own.section import MOST, Section
from bohnhof.kernel.edition import Bean, Edition

Meter = tuple[tuple[int, int], ...]

BEAN_KEYS: Final = ("copies", "meter")
NO_STEP: Final = "-"  # in a meter, as in the printed tables
MAX_BEANS: Final = 32
RESERVED_WORDS: Final = ("nothing", "stew")  # positions and offers use these words where a bean could be


def read_beans(top: Section, edition: Edition) -> tuple[Bean, ...]:
    """The beans that the edition already has, changed where the file says so, then the new ones."""
    beans = {bean.name: bean for bean in edition.beans}
    for name, section in top.named_sections("beans"):
        section.only(BEAN_KEYS)
        if name in RESERVED_WORDS:
            raise section.fault("this word has another meaning in positions and offers")
        beans[name] = _read_bean(section, name, beans.get(name))
    if not beans:
        raise top.fault("is missing: list the beans, or name the edition this one is based on", "beans")
    if len(beans) > MAX_BEANS:
        raise top.fault(f"must be at most {MAX_BEANS} kinds, not {len(beans)}", "beans")
    return tuple(beans.values())


def _read_bean(section: Section, name: str, known: Bean | None) -> Bean:
    copies = known.copies if known and "copies" not in section else section.number("copies", 1, MOST)
    meter = known.meter if known and "meter" not in section else read_meter(section, "meter")
    check_meter(section, "meter", meter, copies)
    return Bean(name, copies, meter)


def read_meter(section: Section, key: str) -> Meter:
    """A meter as printed (the cards needed for 1, 2, 3 … coins) or as pairs of cards and coins."""
    steps = []
    for position, step in enumerate(section.items(key), start=1):
        if isinstance(step, list) and len(step) == 2:
            cards, coins = (section.as_number(key, number, 1, MOST) for number in step)
            steps.append((cards, coins))
        elif step != NO_STEP:
            steps.append((section.as_number(key, step, 1, MOST), position))
    return tuple(steps)


def read_meters(section: Section, key: str, edition: Edition) -> dict[str, Meter]:
    """Other meters, bean by bean."""
    said = read_by_bean(section, key, edition)
    meters = {name: read_meter(said, name) for name in said}
    for name, meter in meters.items():
        check_meter(said, name, meter, edition.bean(name).copies)
    return meters


def read_by_bean(section: Section, key: str, edition: Edition) -> Section:
    """What a key says bean by bean."""
    said = section.section(key)
    said.only([bean.name for bean in edition.beans], "bean")
    if not section.value(key):
        raise section.fault("must name at least one bean", key)
    return said


def check_meter(section: Section, key: str, meter: Meter, most: int, of: str = "cards of this bean") -> None:
    """More cards pay more coins, there are enough of them, and every coin is one of the cards, turned over."""
    if not meter:
        raise section.fault("must have at least one step", key)
    cards_before = coins_before = 0
    for cards, coins in meter:
        step = f"step [{cards}, {coins}]"
        if cards <= cards_before:
            raise section.fault(f"{step}: must take more cards than the step before ({cards_before})", key)
        if coins <= coins_before:
            raise section.fault(f"{step}: must pay more coins than the step before ({coins_before})", key)
        if coins > cards:
            raise section.fault(f"{step}: cannot pay more coins than it takes cards", key)
        if cards > most:
            raise section.fault(f"{step}: there are only {most} {of}", key)
        cards_before, coins_before = cards, coins
