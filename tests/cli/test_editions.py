"""`bohnhof editions` shows what can be played, in brief and in full, for people and for programs."""

import json
from pathlib import Path

import pytest

from bohnhof.cli import main
from bohnhof.editions import EDITIONS
from tests.cli.complaints import Output, one_line, when_the_reader_leaves

MINE = """
id = "mine"
title = "[bold]Ours[/bold] :bean:"
summary = "as we like it"
based_on = "boonanza"
closing = ["encore"]
[players.2]
hand = [4, 5]
field_price = 1
[players.5-7]
[beans]
lima = { copies = 9, meter = [[2, 1], [3, 2], [5, 5]] }
"""


@pytest.fixture
def mine(tmp_path: Path) -> str:
    path = tmp_path / "mine.toml"
    path.write_text(MINE, encoding="utf-8")
    return str(path)


def shown(capsys: Output, *arguments: str) -> str:
    assert main(["editions", *arguments]) == 0
    output = capsys.readouterr()
    assert output.err == ""
    return output.out


def rows(text: str) -> list[list[str]]:
    """The lines of a table as their cells."""
    return [[cell.strip() for cell in line.split("  ") if cell.strip()] for line in text.splitlines()]


# For people


def test_all_editions_are_listed_with_players_beans_and_cards(capsys: Output) -> None:
    lines = rows(shown(capsys))
    assert ["edition", "players", "beans", "cards", "summary and options"] in lines
    assert [line[:4] for line in lines if line[0] in EDITIONS] == [
        ["boonanza", "3-5", "8", "104"],
        ["bohnanza", "3-5", "8", "104"],
        ["bohnanza-plus", "3-7", "11", "154"],
        ["eleven-beans", "2-7", "11", "154"],
        ["duel", "2", "11", "154"],
        ["al-cabohne", "2", "7", "116"],
        ["al-cabohne-solo", "1", "7", "116"],
        ["high-bohn", "3-5", "8", "104"],
        ["high-bohn-cognac", "3-5", "9", "126"],
    ]


@pytest.mark.parametrize("columns", ["200", "80", "50"])
def test_nothing_is_swallowed_however_narrow_the_terminal(
    capsys: Output, monkeypatch: pytest.MonkeyPatch, columns: str
) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    for arguments in ([], ["bohnanza-plus"]):
        text = shown(capsys, *arguments)
        assert max(len(line) for line in text.splitlines()) <= int(columns)
        words = "".join(text.split())
        for option in EDITIONS["bohnanza-plus"].variants:
            assert option.name in words


def test_one_edition_is_shown_with_its_set_ups_side_by_side(capsys: Output) -> None:
    lines = rows(shown(capsys, "bohnanza-plus"))
    assert lines[:3] == [
        ["Bohnanza with the expansion set"],
        ["edition bohnanza-plus, booklet 001"],
        ["plus coffee, wax (rum) and cocoa, up to 7 players"],
    ]
    for line in [
        ["players", "3", "4-5", "6-7"],
        ["fields", "3", "2", "2"],
        ["one more field", "not sold", "3 coins", "2 coins"],
        ["first hand", "5", "5", "3, 4, 5, 6 …"],
        ["cards turned up", "2", "2", "2"],
        ["cards drawn", "3", "3", "4"],
        ["ends at exhaustion", "2", "3", "3"],
        ["beans left out", "cocoa", "wax", "cocoa, garden"],
        ["cards in the game", "150", "132", "144"],
    ]:
        assert line in lines


def test_beans_are_shown_with_their_meters_as_printed(capsys: Output) -> None:
    lines = rows(shown(capsys, "bohnanza-plus"))
    assert ["bean", "cards", "1 coin", "2 coins", "3 coins", "4 coins"] in lines
    assert ["blue", "20", "4", "6", "8", "10"] in lines
    assert ["garden", "6", "-", "2", "-", "-"] in lines
    assert ["cocoa", "4", "2", "-", "3", "4"] in lines


def test_turn_rulings_and_options_are_shown_with_their_rules(capsys: Output) -> None:
    lines = rows(shown(capsys, "bohnanza"))
    assert ["a turn: plant, trade, aside, draw"] in lines
    assert ["keep-turned-up-cards", "BH2", "Keeping a turned-up card"] in lines
    assert ["cheap-field", "BH6", "5", "for 5 beginners: the third field costs 2 coins"] in lines
    assert ["garden-three", "BH9", "3-5", "as printed on the cards: three garden beans pay"] in lines


def test_an_option_that_nobody_should_overlook_has_a_line_of_its_own_and_its_set_ups(capsys: Output) -> None:
    lines = rows(shown(capsys, "eleven-beans"))
    assert ["players", "2-7"] in lines
    assert ["with --option by-players: set up by the number of players, as in other printings"] in lines
    assert ["players", "3", "4-5", "6-7"] in lines
    assert "by-players: set up by the number" in shown(capsys)
    assert "by-players" not in shown(capsys, "bohnanza")


def test_an_edition_without_rulings_or_options_does_not_mention_them(capsys: Output, tmp_path: Path) -> None:
    assert "option" not in shown(capsys, "boonanza")
    path = tmp_path / "plain.toml"
    path.write_text(MINE.replace("closing", "rulings = []\nclosing"), encoding="utf-8")
    assert "ruling" not in shown(capsys, str(path))


def test_an_own_edition_is_shown_as_it_calls_itself(capsys: Output, mine: str) -> None:
    lines = rows(shown(capsys, mine))
    assert lines[0] == ["[bold]Ours[/bold] :bean:"]
    assert ["edition mine, your own"] in lines
    assert ["after the last turn: encore"] in lines
    assert ["players", "2", "3", "4-7"] in lines
    assert ["one more field", "1 coin", "not sold", "not sold"] in lines
    assert ["bean", "cards", "1 coin", "2 coins", "3 coins", "4 coins", "5 coins"] in lines
    assert ["lima", "9", "2", "3", "-", "-", "5"] in lines


def test_numbers_of_players_with_a_gap_are_listed_one_by_one(capsys: Output, tmp_path: Path) -> None:
    path = tmp_path / "gap.toml"
    path.write_text(MINE.replace("5-7", "7"), encoding="utf-8")
    assert ["players", "2", "3", "4, 5, 7"] in rows(shown(capsys, str(path)))


# For programs


def test_json_holds_all_editions(capsys: Output) -> None:
    editions = json.loads(shown(capsys, "--json"))
    assert [edition["id"] for edition in editions] == list(EDITIONS)
    assert editions == [json.loads(shown(capsys, id, "--json")) for id in EDITIONS]


def test_json_holds_everything_about_one(capsys: Output) -> None:
    data = json.loads(shown(capsys, "bohnanza-plus", "--json"))
    beans = data.pop("beans")
    set_ups = data.pop("set_ups")
    options = data.pop("options")
    assert data == {
        "id": "bohnanza-plus",
        "title": "Bohnanza with the expansion set",
        "booklet": "001",
        "summary": "plus coffee, wax (rum) and cocoa, up to 7 players",
        "players": [3, 4, 5, 6, 7],
        "turn": ["plant", "trade", "aside", "draw"],
        "closing": [],
        "buildings": [],
        "rulings": [
            {"name": "keep-turned-up-cards", "rule": "BH2"},
            {"name": "accompanied-hand-cards", "rule": "BH3"},
        ],
    }
    assert beans[-1] == {"name": "cocoa", "copies": 4, "meter": [[2, 1], [3, 3], [4, 4]]}
    assert list(set_ups) == ["3", "4", "5", "6", "7"]
    assert set_ups["6"] == {
        "fields": 2,
        "field_price": 2,
        "hand": [3, 4, 5, 6],
        "turned": 2,
        "draws": 4,
        "ends_at": 3,
        "without": ["cocoa", "garden"],
        "owners": None,
    }
    assert options[1] == {
        "name": "cheap-field",
        "rule": "BH6",
        "text": "for 5 beginners: the third field costs 2 coins",
        "players": [5],
        "prominent": False,
    }
    assert options[0]["players"] == [3, 4, 5, 6, 7]


def test_json_of_an_own_edition(capsys: Output, mine: str) -> None:
    data = json.loads(shown(capsys, mine, "--json"))
    assert (data["id"], data["booklet"], data["players"]) == ("mine", "own", [2, 3, 4, 5, 6, 7])


# When it goes wrong


def test_a_fault_in_a_file_is_one_line(capsys: Output, mine: str) -> None:
    Path(mine).write_text(MINE.replace("copies = 9", "copies = 900"), encoding="utf-8")
    assert main(["editions", mine]) == 2
    assert capsys.readouterr() == ("", f"bohnhof: {mine}: beans.lima.copies: must be 1 to 99, not 900\n")


def test_an_unknown_edition_is_one_line(capsys: Output) -> None:
    assert main(["editions", "bohnansa"]) == 2
    assert "unknown edition 'bohnansa', did you mean bohnanza" in one_line(capsys)


def test_a_reader_that_leaves_is_no_reason_to_complain() -> None:
    assert when_the_reader_leaves("editions") == (1, "")
