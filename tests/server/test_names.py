"""Names: accepted characters are visible, and nobody can use a name that looks like somebody else's."""

from __future__ import annotations

import unicodedata
from pathlib import Path

import pytest

from bohnhof.bots.registry import FRIENDS
from bohnhof.kernel.faults import BadInput
from bohnhof.server.storage.names import INVISIBLE, looks_like_any, skeleton
from bohnhof.server.storage.people import clean_name
from tests.length import FULL
from tests.server.serving import running, served

LOOK_LIKE_ANNA = [
    "Anna", "ANNA", "anna", " Anna ", "Аnna", "Аnnа", "Αnna", "Ａｎｎａ", "𝐀𝐧𝐧𝐚",
    "An\u200dna", "Anna\ufe0f", "An\u034fna", "Anna\u3164",
    "Anna\u2800", "Anna\U000e0100", "Anna\u200b", "Anпa",
]  # fmt: skip


@pytest.mark.parametrize("name", LOOK_LIKE_ANNA)
def test_a_name_that_looks_like_another_is_that_name(name: str) -> None:
    assert looks_like_any(clean_name(name), ["Bert", None, "Anna"])


@pytest.mark.parametrize(
    ("one", "other"),
    [("Bill", "Bi11"), ("Bill", "BiIl"), ("Otto", "0tto"), ("Ilse", "llse"), ("Сосо", "Coco"), ("Arne", "Ame"),
     ("Jean-Luc", "Jean‐Luc"), ("O'Hara", "O’Hara"), ("Straße", "STRASSE"), ("Zoé", "Zoe\u0301"), ("ＩＬＳＥ", "ilse")],
)  # fmt: skip
def test_pairs_that_are_taken_for_one_another(one: str, other: str) -> None:
    assert looks_like_any(one, [other])
    assert looks_like_any(other, [one])


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anna", "Anne"),
        ("Zoé", "Zoe"),
        ("Ali", "All"),
        ("Роза", "Rosa"),
        ("Νίκος", "Nikos"),
        ("红豆", "绿豆"),
        ("Anna", "An na"),
    ],
)
def test_pairs_that_are_told_apart(one: str, other: str) -> None:
    assert not looks_like_any(one, [other])


def test_bots_among_people_have_names_that_are_told_apart() -> None:
    assert len({skeleton(name) for name in FRIENDS}) == len(FRIENDS)


@pytest.mark.parametrize(
    "name", ["\u3164", "\u2800\u2800", "\ufe0f", "\u034f", "\u200d", "\U000e0100", "\u0301", " \u0301\u3164 "]
)
def test_a_name_that_shows_nothing_is_none(name: str) -> None:
    with pytest.raises(BadInput, match="at least one letter"):
        clean_name(name)


def test_a_letter_keeps_two_marks() -> None:
    name = clean_name("Z" + "\u0335\u0327\u0301\u0300\u0310" * 4 + "oe")
    assert sum(unicodedata.category(sign).startswith("M") for sign in name) == 2
    assert clean_name("Nguyễn Thị Ánh") == "Nguyễn Thị Ánh"
    assert clean_name("Þórður Ægisson") == "Þórður Ægisson"
    assert clean_name("प्रियंका") == "प्रियंका"


def test_what_is_let_in_has_no_sign_that_shows_nothing() -> None:
    for sign in [*map(chr, range(0x110000))] if FULL else [*INVISIBLE]:  # any other one may be let in
        try:
            name = clean_name(f"A{sign}B")
        except BadInput:  # pragma: no cover
            continue
        assert name in ("AB", "A B") or sign not in INVISIBLE


def test_nobody_sits_down_as_somebody_else_or_as_a_bot(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as server:
            anna, eve = server.person(), server.person()
            seat = await anna.set_up(edition="boonanza", seats=4, bots={"1": "trader"}, name="Bert")
            table = await anna.get(f"/api/tables/{seat['table']}")
            bert, bot = (chair["name"] for chair in table["seats"][:2])
            assert (bert, bot) == ("Bert", "Cleo")  # the bot leaves its maker the name
            for name in ("Вert", "BERT", "Сleo", "Cle0"):
                answer = await eve.http.post(f"/api/tables/{seat['table']}/join", json={"name": name})
                assert (answer.status_code, answer.json()["code"]) == (409, "name-taken")
            answer = await eve.http.post(f"/api/tables/{seat['table']}/join", json={"name": "Dora"})
            assert answer.status_code in (200, 201)

    running(test())
