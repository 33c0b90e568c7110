"""Bots are found by name, in installed packages and in modules; what cannot be loaded is one clear line."""

import sys
from pathlib import Path

import pytest

from bohnhof.bots.random_bot import RandomBot
from bohnhof.bots.registry import BOTS, known_bots, make_bot, make_known_bot, one_line_about
from bohnhof.kernel.faults import BadInput
from tests.bots.games import register


def test_a_bot_is_found_by_its_name() -> None:
    assert isinstance(make_bot("random"), RandomBot)
    assert [make_bot(name).name for name in BOTS] == list(BOTS)


def test_every_seat_gets_a_bot_of_its_own() -> None:
    assert make_bot("random") is not make_bot("random")


def test_an_unknown_bot_is_bad_input() -> None:
    with pytest.raises(BadInput, match=r"there is no bot 'rando', did you mean random\? \(there are: .*random"):
        make_bot("rando")


def test_every_own_bot_says_what_it_does() -> None:
    for name in BOTS:
        assert one_line_about(name).endswith(".")


# --------------------------------------------------------------- other people's bots


@pytest.mark.parametrize("about", ["", "about = 5"])
def test_a_bot_that_says_nothing_about_itself_has_no_description(
    about: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    body = f"{about}\n    name = 'silent'\n    def choose(self, view, legal, rng, seconds): ..."
    (tmp_path / "silent_bot.py").write_text(f"class Silent:\n    {body}\n")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "silent_bot", raising=False)
    register(monkeypatch, "silent", "silent_bot:Silent")
    assert one_line_about("silent") == ""


def test_a_package_registers_its_bots_as_entry_points(monkeypatch: pytest.MonkeyPatch) -> None:
    register(monkeypatch, "lucky", "bohnhof.bots.random_bot:RandomBot")
    assert isinstance(make_known_bot("lucky"), RandomBot)
    assert known_bots()["lucky"] == "bohnhof.bots.random_bot:RandomBot"
    assert known_bots()["random"] == "bohnhof"


def test_a_registered_bot_that_cannot_be_imported_is_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    register(monkeypatch, "lucky", "no_such_module:Bot")
    with pytest.raises(BadInput, match="bot lucky cannot be loaded: ModuleNotFoundError: No module named 'no_such_"):
        make_bot("lucky")


def test_a_bot_in_a_module_needs_no_registration(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "bots_of_mine.py").write_text("from bohnhof.bots.random_bot import RandomBot as Mine\nhalf = 3\n")
    monkeypatch.chdir(tmp_path)
    assert isinstance(make_bot("bots_of_mine:Mine"), RandomBot)
    with pytest.raises(BadInput, match="bots_of_mine:half: 3 does not make bots"):
        make_bot("bots_of_mine:half")


@pytest.mark.parametrize(
    ("name", "fault"),
    [
        ("nowhere.at_all:Bot", "cannot be loaded: ModuleNotFoundError: No module named 'nowhere'"),
        ("bohnhof.bots.random_bot:Nobody", "cannot be loaded: AttributeError: .* 'Nobody'"),
        ("builtins:object", "builtins:object: a bot has a name and a method choose"),
        ("builtins:type", "cannot be loaded: TypeError"),
        (":Bot", "cannot be loaded: ValueError"),
        ("sys:exit", "cannot be loaded: SystemExit"),
    ],
)
def test_what_is_no_bot_is_bad_input(name: str, fault: str) -> None:
    with pytest.raises(BadInput, match=fault):
        make_bot(name)


def test_strangers_cannot_import_modules_by_naming_bots() -> None:
    with pytest.raises(BadInput, match="there is no bot"):
        make_known_bot("bohnhof.bots.random_bot:RandomBot")
