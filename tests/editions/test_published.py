"""The cards of the published editions, compared with the printed numbers."""

import pytest

from bohnhof.editions import EDITIONS
from bohnhof.kernel.edition import span_of

# For each bean: how many cards, and how many of them pay 1, 2, 3 and 4 coins (0: this amount is never paid).
EIGHT_BEANS = {
    "blue": (20, 4, 6, 8, 10),
    "chili": (18, 3, 6, 8, 9),
    "stink": (16, 3, 5, 7, 8),
    "green": (14, 3, 5, 6, 7),
    "soy": (12, 2, 4, 6, 7),
    "black-eyed": (10, 2, 4, 5, 6),
    "red": (8, 2, 3, 4, 5),
    "garden": (6, 0, 2, 3, 0),
}
EIGHT_BEANS_OF_001 = EIGHT_BEANS | {"garden": (6, 0, 2, 0, 0)}  # BH9
COFFEE_AND_WAX = {"coffee": (24, 4, 7, 10, 12), "wax": (22, 4, 7, 9, 11)}
SEVEN_BEANS = {
    "blue": (20, 4, 6, 8, 10),
    "kidney": (19, 5, 6, 7, 8),
    "chili": (18, 3, 6, 8, 9),
    "puff": (16, 4, 5, 6, 7),
    "stink": (16, 3, 5, 7, 8),
    "green": (14, 3, 5, 6, 7),
    "runner": (13, 3, 4, 5, 6),
}

PRINTED = {
    "boonanza": EIGHT_BEANS,
    "bohnanza": EIGHT_BEANS_OF_001,
    "bohnanza-plus": {**EIGHT_BEANS_OF_001, **COFFEE_AND_WAX, "cocoa": (4, 2, 0, 3, 4)},
    "eleven-beans": {**EIGHT_BEANS, **COFFEE_AND_WAX, "cocoa": (4, 0, 2, 3, 4)},
    "duel": {**EIGHT_BEANS, **COFFEE_AND_WAX, "cocoa": (4, 0, 2, 3, 4)},
    "al-cabohne": SEVEN_BEANS,
    "al-cabohne-solo": SEVEN_BEANS,
    "high-bohn": EIGHT_BEANS_OF_001,
    "high-bohn-cognac": {**EIGHT_BEANS_OF_001, "cognac": (22, 5, 7, 9, 10)},
}
DECKS = {
    "boonanza": 104,
    "bohnanza": 104,
    "bohnanza-plus": 154,
    "eleven-beans": 154,
    "duel": 154,
    "al-cabohne": 116,
    "al-cabohne-solo": 116,
    "high-bohn": 104,
    "high-bohn-cognac": 126,
}


@pytest.mark.parametrize("id", EDITIONS)
def test_the_cards_are_those_of_the_box(id: str) -> None:
    cards = {}
    for bean in EDITIONS[id].beans:
        needed = {coins: cards for cards, coins in bean.meter}
        cards[bean.name] = (bean.copies, *(needed.get(coins, 0) for coins in (1, 2, 3, 4)))
    assert cards == PRINTED[id]


@pytest.mark.parametrize("id", EDITIONS)
def test_the_deck_is_as_large_as_the_box_says(id: str) -> None:
    assert sum(bean.copies for bean in EDITIONS[id].beans) == DECKS[id]


@pytest.mark.parametrize(
    ("id", "booklet"),
    [
        ("boonanza", "000"),
        ("bohnanza", "001"),
        ("bohnanza-plus", "001"),
        ("high-bohn", "003"),
        ("high-bohn-cognac", "003"),
        ("eleven-beans", "004"),
        ("duel", "none"),
        ("al-cabohne", "002"),
        ("al-cabohne-solo", "002"),
    ],
)
def test_an_edition_names_its_booklet(id: str, booklet: str) -> None:
    assert EDITIONS[id].booklet == booklet


@pytest.mark.parametrize("id", EDITIONS)
def test_an_edition_is_listed_under_its_id_with_an_own_line(id: str) -> None:
    edition = EDITIONS[id]
    assert edition.id == id
    assert edition.title
    assert edition.summary


def test_the_options_are_those_of_booklet_001_and_the_table_of_the_eleven_bean_box() -> None:
    options = {id: [option.name for option in edition.variants] for id, edition in EDITIONS.items()}
    everywhere = ["cheap-field", "coin-trading", "encore", "garden-three"]
    of_bohnanza = ["free-hand-trades", "three-fields", *everywhere]
    assert options == {
        "boonanza": [],
        "bohnanza": of_bohnanza,
        "bohnanza-plus": ["free-hand-trades", *everywhere],
        "eleven-beans": ["by-players"],
        "duel": [],
        "al-cabohne": [],
        "al-cabohne-solo": [],
        "high-bohn": of_bohnanza,
        "high-bohn-cognac": of_bohnanza,
    }


@pytest.mark.parametrize(
    ("numbers", "words"),
    [((4,), "4"), ((4, 5), "4 to 5"), ((3, 4, 5), "3 to 5"), ((2, 4), "2 or 4"), ((3, 5, 6), "3 or 5 or 6")],
)
def test_numbers_of_players_are_put_in_words(numbers: tuple[int, ...], words: str) -> None:
    assert span_of(numbers) == words


def test_four_sit_down_where_nobody_says_how_many() -> None:
    assert {edition.usual_players for edition in EDITIONS.values() if 4 in edition.players} == {4}
    assert EDITIONS["al-cabohne"].usual_players == 2
    assert EDITIONS["al-cabohne-solo"].usual_players == 1
