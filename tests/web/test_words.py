"""Whatever the server says has a translation: its English sentences are the keys of web/src/i18n/server.json."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest

from bohnhof.bots.messages import ENGLISH
from bohnhof.bots.registry import BOTS
from bohnhof.editions import EDITIONS
from bohnhof.kernel import events
from bohnhof.kernel.offer import FATES_TOLD
from tests.sources import Source, sources

WORDS: Final = Path(__file__).parents[2] / "web" / "src" / "i18n" / "server.json"
PAGE: Final = WORDS.with_name("en.ts")
LANGUAGES: Final = ("nl", "de", "is")
# Who is called with a sentence for the player, and as which argument.
RULES: Final = {"Refusal": 1}
SERVER: Final = {"Fault": 1, "Denied": 2, "BadInput": 0}
# A page of ours never sends or asks for what these answer; people who write programs read them in English.
FOR_PROGRAMMERS: Final = {
    "the first message must be hello",
    "there is nothing here",  # the figures, asked for from elsewhere
    'how many players? As in "players": 4',
    "you have said hello already",
    "the database does not answer",
    "the game is over: nothing is left to close; it can be deleted",  # for the owner of a server
}
# A program that sits at a seat: whoever starts it from a shell reads English.
PROGRAM: Final = "src/bohnhof/server/thinking/remote_seat.py"
# What needs no line in the log.
UNTOLD: Final = {"phase began", "planting ended", "shopping went on"}


@pytest.fixture(scope="module")
def translated() -> dict[str, dict[str, str]]:
    words: dict[str, dict[str, str]] = json.loads(WORDS.read_text(encoding="utf-8"))
    return words


def test_every_refusal_is_translated(translated: dict[str, Any]) -> None:
    assert sorted(set(spoken(RULES, "kernel", "editions")) - set(translated)) == []
    assert {f"offer {{n}} {fate}" for fate in FATES_TOLD} <= set(translated)


def test_every_building_and_option_is_translated(translated: dict[str, Any]) -> None:
    texts = {building.text for edition in EDITIONS.values() for building in edition.buildings}
    texts |= {option.text for edition in EDITIONS.values() for option in edition.variants}
    assert sorted(texts - {""} - set(translated)) == []


def test_what_the_table_server_says_is_translated(translated: dict[str, Any]) -> None:
    said = set(spoken(SERVER, "server")) - FOR_PROGRAMMERS
    assert sorted(said - set(translated)) == []


def test_every_sentence_has_all_languages_and_is_still_said(translated: dict[str, dict[str, str]]) -> None:
    said = {node.value for source in code() for node in ast.walk(source.tree) if isinstance(node, ast.Constant)}
    for sentence, words in translated.items():
        assert tuple(words) == LANGUAGES, sentence
        assert len(set(words.values())) == len(LANGUAGES), sentence
        assert all(("{n}" in word) == ("{n}" in sentence) for word in words.values()), sentence
        assert sentence in said or "{n}" in sentence, f"nobody says this any more: {sentence}"


def test_whatever_the_server_names_has_a_word() -> None:
    """Phases, events, bots and their reasons travel as names: the page makes keys of them."""
    words = PAGE.read_text(encoding="utf-8")
    phases = {phase.name for edition in EDITIONS.values() for phase in (*edition.turn, *edition.closing)}
    happened = {value for name, value in vars(events).items() if name.isupper() and isinstance(value, str)} - UNTOLD
    reasons = set(ENGLISH)
    assert min(len(phases), len(happened), len(reasons)) > 10
    named = {"phase": phases, "log": happened, "bot": set(BOTS), "reason": reasons}
    keys = [f"{kind}.{re.sub('[-. ]', '_', name)}" for kind, names in named.items() for name in sorted(names)]
    assert [key for key in keys if f'"{key}":' not in words] == []


@cache
def code() -> tuple[Source, ...]:
    return tuple(sources("src"))


def spoken(speakers: dict[str, int], *parts: str) -> Iterator[str]:
    """The sentences that stand in the sources of these parts, in the calls that tell a player something."""
    for source in code():
        if source.path == PROGRAM or not any(f"bohnhof/{part}/" in source.path for part in parts):
            continue
        for node in ast.walk(source.tree):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name | ast.Attribute):
                continue
            name = node.func.id if isinstance(node.func, ast.Name) else node.func.attr
            if name in speakers and len(node.args) > speakers[name]:
                yield from sentences(node.args[speakers[name]])


def sentences(argument: ast.expr) -> Iterator[str]:
    """`"a" if x else "b"` says one of two things; what is put together says what it was told elsewhere."""
    if isinstance(argument, ast.IfExp):
        yield from sentences(argument.body)
        yield from sentences(argument.orelse)
    elif isinstance(argument, ast.Constant) and isinstance(argument.value, str):
        yield argument.value
