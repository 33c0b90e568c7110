"""The kernel mentions no single booklet: it asks general questions, and the editions answer."""

from __future__ import annotations

import re
from collections.abc import Iterator

from bohnhof.editions import EDITIONS
from tests.sources import TOP

KERNEL = TOP / "src/bohnhof/kernel"

# The words of single booklets; what they call their cards and people is added to them.
OF_ONE_BOOKLET = {"stew", "store", "storage", "building", "shop", "boss", "mafia", "gang", "tribute"}

# Verbs and events have one name each for all games, and those are in stored games, on the wire and in the notation.
VOCABULARY = {"actions.py", "events.py", "verbs.py"}
# The sections of an observation are named for learning programs: an offer that a seat is building.
ALSO = {"learn/observe.py": {"building"}}


def test_the_kernel_has_no_word_of_a_single_booklet() -> None:
    found = [
        f"{path.relative_to(TOP)}:{line}: {word}"
        for path in sorted(KERNEL.rglob("*.py"))
        if path.name not in VOCABULARY
        for line, word in foreign_words(path.read_text(encoding="utf-8"))
        if word not in ALSO.get(str(path.relative_to(KERNEL)), set())
    ]
    assert found == []


def words_of_booklets() -> set[str]:
    """All of them, with the kinds of cards that are bought and the names of those who have no seat."""
    kinds = {holding.kind for edition in EDITIONS.values() for holding in edition.holdings}
    people = {
        kind.name.partition(" ")[0].lower() for edition in EDITIONS.values() for kind in edition.places if kind.grows
    }
    rivals = {edition.rival for edition in EDITIONS.values()} - {""}
    assert len(kinds) == 9
    assert people == {"al", "don", "joe"}
    return OF_ONE_BOOKLET | kinds | people | rivals


def foreign_words(text: str) -> Iterator[tuple[int, str]]:
    """Words of booklets in names, comments and strings, one by one, with their lines."""
    foreign = words_of_booklets()
    for n, line in enumerate(text.splitlines(), start=1):
        for word in re.findall(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])", line):
            one = word.lower()
            if one in foreign or one.removesuffix("s") in foreign or one.removesuffix("es") in foreign:
                yield n, one


def test_a_foreign_word_is_found() -> None:
    text = "def buyBuildings(stew_at):\n    # bosses and stores\n    return SALOON, stored, restore, building_2\n"
    assert list(foreign_words(text)) == [
        (1, "buildings"), (1, "stew"), (2, "bosses"), (2, "stores"), (3, "saloon"), (3, "building"),
    ]  # fmt: skip
