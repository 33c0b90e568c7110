"""Every name that the server accepts gives a record that can be read, in every edition."""

from __future__ import annotations

from random import Random

import pytest

from bohnhof.kernel.deal import new_table
from bohnhof.kernel.faults import BadInput
from bohnhof.kernel.play import play
from bohnhof.kernel.rules import Rules
from bohnhof.kernel.text.action_text import FORMS
from bohnhof.kernel.text.notation import RESERVED, SEAT_PARTS, own_words
from bohnhof.kernel.text.record import Recorder, read_record
from bohnhof.kernel.text.script import run
from bohnhof.server.storage.people import clean_name
from bohnhof.server.storage.table_settings import record_names
from tests.judge import edition_of
from tests.laws.driver import Driver, Game, Tried, all_games

SIGNS = (
    "Anna",
    "é",
    "ß",
    "İ",
    "红",
    "а",
    "☃",
    "e\u0301\u0301",
    "\u3164",
    "\u200d",
    " ",
    "-",
    "_",
    ".",
    "'",
    "#3",
    "*",
    "1",
)
SMALLEST = [game for game in all_games() if not game.options and game.players <= 3]


def odd_names(rules: Rules, rng: Random) -> list[str | None]:
    """Possible names: words of the notation and of this game, beans, numbers, and any characters."""
    words = [
        *RESERVED,
        *SEAT_PARTS,
        *FORMS,
        *own_words(rules),
        *rules.bean_names,
        *rules.outsiders,
        "nothing",
        "Seat-1",
    ]
    names: list[str | None] = []
    while len(names) < rules.players:
        name = rng.choice(words) if rng.random() < 0.6 else "".join(rng.choices(SIGNS, k=rng.randrange(1, 9)))
        try:
            names.append(clean_name(rng.choice([name, name, name.upper(), f"{name}-2"])))
        except BadInput:
            names.append(None)
    return names


def actions_of(game: Game, seed: int) -> list[Tried]:
    return [tried for tried in Driver(game, seed).steps(20_000) if tried.refusal is None]


def recorded(rules: Rules, seed: int, done: list[Tried], names: tuple[str, ...]) -> Recorder:
    table = new_table(rules, seed)
    recorder = Recorder(table, names)
    for tried in done:
        recorder.note(tried.seat, tried.action)
        play(table, tried.seat, tried.action)
    return recorder


@pytest.mark.parametrize("game", SMALLEST, ids=str)
def test_every_name_that_is_let_in_has_a_record_that_reads_back(game: Game) -> None:
    rules, rng = game.rules(), Random(str(game))
    done = actions_of(game, 1)  # an odd seed: nobody was made rich
    for _ in range(60):
        written = record_names(odd_names(rules, rng), rules)
        assert run(recorded(rules, 1, done[:8], written).so_far(), edition_of).names == written
    text = recorded(rules, 1, done, written).text()
    position, entries = read_record(text, edition_of)
    assert (position.names, len(entries)) == (written, len(done))


@pytest.mark.parametrize(
    ("edition", "names"),
    [
        ("al-cabohne", ["Al", "Don"]),
        ("al-cabohne", ["mafia", "paid"]),
        ("al-cabohne-solo", ["Joe"]),
        ("high-bohn", ["drawn", "passes", "retired"]),
    ],
)
def test_those_who_are_called_like_a_boss_keep_their_name_with_a_number(edition: str, names: list[str | None]) -> None:
    rules = Game(edition, len(names)).rules()
    for name, written in zip(names, record_names(names, rules), strict=True):
        assert written in (name, f"{name}-2")
