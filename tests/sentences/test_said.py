"""Everything that the rules and the server say in English has a translation, whose key is made from the sentence."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Final

import pytest

from bohnhof.bots.registry import BOTS
from bohnhof.editions import EDITIONS
from bohnhof.kernel import events
from bohnhof.kernel.offer import FATES_TOLD
from bohnhof.kernel.rules import Rules
from bohnhof.sentences.catalogue import Language, key_of, language, languages
from tests.sources import TOP, Source, sources

LANGUAGES: Final = [language(code) for code in languages() if code != "en"]
REASONS: Final = re.compile(r'Message\("([a-z._]+)"')
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
    # for the owner of a server, at a shell
    "the game is over: nothing is left to close; it can be deleted",
    "PostgreSQL needs its driver: in the project's folder, pip install '.[postgres]'",
    "the address of a database begins with postgresql://, as in postgresql://user@host/name",
    "a server uses this database: stop all of them first",
    "a worker could not be started",
    "several workers need a database that they can share: --database postgresql://...",
    "the database is not empty: data is moved into a new one only",
}
# A program that sits at a seat: whoever starts it from a shell reads English.
PROGRAM: Final = "src/bohnhof/server/thinking/remote_seat.py"
# What needs no line in the log.
UNTOLD: Final = {"phase began", "planting ended", "shopping went on"}


@pytest.mark.parametrize("own", LANGUAGES, ids=lambda own: own.code)
def test_every_refusal_is_translated(own: Language) -> None:
    assert missing(own, spoken(RULES, "kernel", "editions")) == []
    assert missing(own, (f"offer n {fate}" for fate in FATES_TOLD)) == []


@pytest.mark.parametrize("own", LANGUAGES, ids=lambda own: own.code)
def test_every_building_and_option_is_translated(own: Language) -> None:
    assert missing(own, cards_and_options()) == []


@pytest.mark.parametrize("own", LANGUAGES, ids=lambda own: own.code)
def test_whatever_a_phase_asks_for_is_translated(own: Language) -> None:
    rules = [Rules(edition, edition.usual_players) for edition in EDITIONS.values()]
    phases = [phase for these in rules for phase in these.phases]
    said = {words for phase in phases for words in (phase.asks(), phase.goes_on())} - {""}
    assert len(said) > 10
    assert missing(own, said) == []


@pytest.mark.parametrize("own", LANGUAGES, ids=lambda own: own.code)
def test_what_the_table_server_says_is_translated(own: Language) -> None:
    assert missing(own, set(spoken(SERVER, "server")) - FOR_PROGRAMMERS) == []


@pytest.mark.parametrize("own", LANGUAGES, ids=lambda own: own.code)
def test_nothing_is_translated_that_nobody_says(own: Language) -> None:
    said = {key_of("said", words) for words in constants()} | {key_of("said", f"offer n {fate}") for fate in FATES_TOLD}
    assert sorted(key for key in own.messages if key.startswith("said-") and key not in said) == []


def test_whatever_the_server_names_has_a_word() -> None:
    """Phases, events, bots and their reasons are sent as names: the page makes keys from them."""
    phases = {phase.name for edition in EDITIONS.values() for phase in (*edition.turn, *edition.closing)}
    happened = {value for name, value in vars(events).items() if name.isupper() and isinstance(value, str)} - UNTOLD
    reasons = {found[1] for found in REASONS.finditer(bots_code())}
    assert min(len(phases), len(happened), len(reasons)) > 10
    named = {"phase": phases, "log": happened, "bot": set(BOTS), "reason": reasons}
    keys = [key_of(kind, name) for kind, names in named.items() for name in sorted(names)]
    assert [key for key in keys if not language().has(key)] == []


def bots_code() -> str:
    return "\n".join(file.read_text(encoding="utf-8") for file in (TOP / "src" / "bohnhof" / "bots").rglob("*.py"))


def missing(own: Language, said: Iterable[str]) -> list[str]:
    return sorted(sentence for sentence in said if not own.has(key_of("said", sentence)))


def cards_and_options() -> set[str]:
    texts = {building.text for edition in EDITIONS.values() for building in edition.holdings}
    texts |= {option.text for edition in EDITIONS.values() for option in edition.variants}
    return texts - {""}


def constants() -> Iterator[str]:
    for source in code():
        for node in ast.walk(source.tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield node.value


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
