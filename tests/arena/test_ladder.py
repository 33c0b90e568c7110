"""The ladder is measured rung by rung, and results are kept."""

from pathlib import Path

import pytest

from benchmarks import ladder
from benchmarks.ladder import Rung, main, rungs


@pytest.fixture
def _short(monkeypatch: pytest.MonkeyPatch) -> None:
    short = [
        Rung("boonanza", 3, "random", "random", deals=2),
        Rung("boonanza", 3, "genius", "random"),
        Rung("checkers", 2, "random", "random"),
    ]
    monkeypatch.setattr(ladder, "rungs", lambda: short)


@pytest.mark.usefixtures("_short")
def test_rungs_are_measured_once_and_written_with_their_commands(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = ["--page", str(tmp_path / "page.md"), "--kept", str(tmp_path)]
    assert main(arguments) == 0
    command = "bohnhof arena --edition boonanza --players 3 --bots random,random --matches among,self --deals 2"
    command += " --seed 20261 --json"
    assert capsys.readouterr().out.splitlines() == [
        command,
        "boonanza-3-genius-random: there is no bot genius",
        "checkers-2-random-random: there is no edition checkers",
    ]
    text = (tmp_path / "page.md").read_text(encoding="utf-8")
    fair = "33.3 [33.3, 33.3]"
    assert f"| `boonanza`, 3 | random among 2 random (2) | 6 | {fair} | {fair} |" in text
    assert "may know more): boonanza-3-genius-random, checkers-2-random-random.\n" in text
    assert command in text
    (tmp_path / "page.md").unlink()
    assert main(arguments) == 0
    assert command not in capsys.readouterr().out
    assert (tmp_path / "page.md").read_text(encoding="utf-8") == text
    (tmp_path / "boonanza-3-random-random.json").unlink()
    assert main([*arguments, "--only", "checkers,chess"]) == 0
    assert (tmp_path / "page.md").read_text(encoding="utf-8") == text, "what was measured elsewhere stays on the page"


def test_every_bot_of_the_ladder_is_measured_on_enough_games() -> None:
    assert {(rung.bot, rung.below) for rung in rungs() if rung.edition == "boonanza"} == {
        ("rulebook", "random"),
        ("trader", "rulebook"),
        ("expert", "trader"),
        ("veteran", "expert"),
        ("master", "expert"),
        ("champion", "expert"),
        ("champion", "master"),
        ("casual", "sprout"),
        ("club", "casual"),
        ("veteran", "club"),
        ("expert", "club"),
    }
    # fewer of these, because the hunter plays long games
    assert all(rung.deals * rung.players >= (100 if rung.bot == "hunter" else 500) for rung in rungs())


def test_what_the_letter_of_the_rules_changed_is_measured_with_every_bot_on_enough_deals() -> None:
    for edition in ("bohnanza", "eleven-beans", "high-bohn"):
        here = [rung for rung in rungs() if rung.edition == edition]
        assert {rung.bot for rung in here} == {
            "rulebook",
            "trader",
            "expert",
            "veteran",
            "master",
            "champion",
            "casual",
            "club",
        }
        searching = [rung for rung in here if rung.worlds is not None]
        assert all(rung.deals >= 250 for rung in here if rung not in searching)
        assert all(rung.deals * rung.players >= 1000 for rung in searching)


def test_bots_that_search_are_measured_with_a_fixed_number_of_worlds() -> None:
    for rung in rungs():
        searches = bool({rung.bot, rung.below} & {"veteran", "champion"}) or (rung.bot == "hunter" and rung.players > 1)
        assert ("--worlds" in rung.command()) == searches
        assert "--seconds" not in rung.command()


def test_the_page_keeps_every_rung_that_was_measured_elsewhere(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    before = ladder.PAGE.read_text(encoding="utf-8")
    page.write_text(before, encoding="utf-8")
    assert main(["--page", str(page), "--kept", str(tmp_path / "none"), "--only", "nothing at all"]) == 0
    assert page.read_text(encoding="utf-8") == before
