"""Any file is an edition that can be played to its end, or bad input: never anything else."""

import json
import tomllib
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from bohnhof.editions.own import edition_from_toml
from bohnhof.editions.own.beans import BEAN_KEYS
from bohnhof.editions.own.buildings import EFFECTS
from bohnhof.editions.own.options import OPTION_KEYS
from bohnhof.kernel.codes import Choices
from bohnhof.kernel.deal import new_table
from bohnhof.kernel.edition import Edition
from bohnhof.kernel.faults import BadInput
from bohnhof.kernel.learn.playout import Dice, playout
from bohnhof.kernel.rules import Rules
from tests.length import untraced
from tests.sources import TOP

Content = dict[str, Any]

EXAMPLES = [path.read_text(encoding="utf-8") for path in sorted((TOP / "examples").glob("*.toml"))]

# Mostly words that occur somewhere in a file, so that many changed files get far.
PHASES = ("plant", "trade", "aside", "draw", "encore")
OF_TWO = ("own-turn-only", "paid-coins-leave", "paid-coins-return")
RULINGS = ("most-hand-cards", "coins-are-goods", "accompanied-hand-cards", "topmost-coins-pay", *OF_TWO)
WORDS = st.sampled_from(["-", "not sold", "red", "pinto", "mung", "eleven-beans", *PHASES, *RULINGS])
NUMBERS = st.integers(-1, 9) | st.sampled_from([20, 99, 100, 2**63, 2**20000])
SCALARS = NUMBERS | WORDS | st.booleans() | st.floats() | st.text(max_size=5)
VALUES = SCALARS | st.lists(NUMBERS, max_size=5) | st.lists(WORDS, max_size=5) | st.lists(SCALARS, max_size=3)
OF_BUILDINGS = (*EFFECTS, "buildings", "building_bonus")
KEYS = st.sampled_from(
    [*BEAN_KEYS, *OPTION_KEYS, *OF_BUILDINGS, "everybody", "turn", "rulings", "1", "3", "7", "2-6", "lima", "red"]
)


# Small editions with valid numbers only: if anything is wrong with these, it is the combination.
BEANS = ("pinto", "mung", "lima")
METERS = st.lists(st.integers(1, 8), min_size=1, max_size=4, unique=True).map(sorted)
SET_UPS = st.fixed_dictionaries(
    {},
    optional={
        "fields": st.integers(1, 6),
        "field_price": st.integers(1, 3) | st.just("not sold"),
        "hand": st.integers(1, 4) | st.lists(st.integers(1, 5), min_size=1, max_size=4),
        "turned": st.integers(0, 3),
        "draws": st.integers(0, 4),
        "ends_at": st.integers(1, 4),
        "without": st.lists(st.sampled_from(BEANS), max_size=2, unique=True),
    },
)
SMALL_EDITIONS = st.fixed_dictionaries(
    {
        "id": st.just("small"),
        "title": st.just("Small"),
        "summary": st.just("made up"),
        "turn": st.permutations(["plant", "trade", "aside", "draw"]) | st.permutations(["plant", "draw"]),
        "closing": st.sampled_from([[], ["encore"]]),
        "rulings": st.lists(st.sampled_from(RULINGS), unique=True),
        "beans": st.fixed_dictionaries(
            {bean: st.fixed_dictionaries({"copies": st.integers(8, 20), "meter": METERS}) for bean in BEANS}
        ),
        "everybody": st.fixed_dictionaries(
            {},
            optional={
                "planted": st.integers(3, 9),
                "singles": st.sampled_from(["any", *BEANS]),
                "extra_coin": st.integers(1, 4),
            },
        ),
        "players": st.dictionaries(st.sampled_from("1234567"), SET_UPS, min_size=1, max_size=2),
        "options": st.dictionaries(
            st.sampled_from(["one", "two"]),
            SET_UPS.map(lambda set_up: {"text": "made up", "ends_at": 5, **set_up})
            | st.dictionaries(st.sampled_from("1234567"), SET_UPS, min_size=1, max_size=2).map(
                lambda set_ups: {"text": "made up", "ends_at": 5, "players": set_ups}
            ),
        ),
    }
)


@untraced
@settings(max_examples=300)
@given(SMALL_EDITIONS, st.data())
def test_a_small_edition_with_any_numbers(content: Content, data: st.DataObject) -> None:
    judge(written(content), data)


@untraced
@settings(max_examples=300)
@given(st.data())
def test_a_file_with_some_values_changed(data: st.DataObject) -> None:
    content = tomllib.loads(data.draw(st.sampled_from(EXAMPLES)))
    for _ in range(data.draw(st.integers(1, 4))):
        change(data.draw(st.sampled_from(list(sections(content)))), data)
    judge(written(content), data)


@untraced
@given(st.data())
def test_a_file_with_some_letters_changed(data: st.DataObject) -> None:
    text = data.draw(st.sampled_from(EXAMPLES))
    for _ in range(data.draw(st.integers(1, 3))):
        start = data.draw(st.integers(0, len(text)))
        length = data.draw(st.integers(0, 20))
        text = text[:start] + data.draw(st.text(max_size=3)) + text[start + length :]
    judge(text, data)


# The search


def sections(content: Content) -> Iterator[Content]:
    """Every section of a file, the file itself first."""
    yield content
    for value in content.values():
        if isinstance(value, dict):
            yield from sections(value)


def change(section: Content, data: st.DataObject) -> None:
    """Change one thing, duplicate or remove it, or add something new."""
    known = list(section)
    match data.draw(st.sampled_from(["differently", "twice", "no more", "new"])):
        case "differently" if known:
            section[data.draw(st.sampled_from(known))] = data.draw(VALUES)
        case "twice" if known:
            section[data.draw(KEYS)] = deepcopy(section[data.draw(st.sampled_from(known))])
        case "no more" if known:
            del section[data.draw(st.sampled_from(known))]
        case _:
            section[data.draw(KEYS)] = data.draw(VALUES)


def written(content: Content) -> str:
    """The file with this content."""
    return "\n".join(f"{json.dumps(key)} = {toml(value)}" for key, value in content.items())


def toml(value: object) -> str:
    """A value as TOML writes it on one line."""
    match value:
        case dict():
            return "{" + ", ".join(f"{json.dumps(key)} = {toml(inner)}" for key, inner in value.items()) + "}"
        case list():
            return "[" + ", ".join(toml(inner) for inner in value) + "]"
        case bool() | str():
            return json.dumps(value)
        case int() if value > 0:
            return hex(value)  # in hexadecimal there is no limit to its length
        case _:
            return str(value)


def judge(text: str, data: st.DataObject) -> None:
    """One clear line, or games that end."""
    try:
        edition = edition_from_toml(text, "mine.toml")
    except BadInput as fault:
        complaint = str(fault)
    else:
        players = data.draw(st.sampled_from(edition.players))
        offered = [v.name for v in edition.variants if not v.players or players in v.players]
        options = data.draw(st.lists(st.sampled_from(offered), unique=True)) if offered else []
        play_to_the_end(edition.with_options(tuple(options), players), players)
        return
    assert complaint.startswith("mine.toml: ")
    assert complaint.isprintable()


def play_to_the_end(edition: Edition, players: int) -> None:
    rules = Rules(edition, players)
    table = new_table(rules, seed=1)
    playout(table, Dice(1), Choices())
    assert table.is_over
    assert sum(table.count) == rules.deck_size
