"""`bohnhof hint` shows what a good player would do, and refuses what it cannot judge in one line."""

import json
from pathlib import Path

import pytest

from bohnhof.cli import main
from tests.cli.complaints import Output

POSITION = """edition boonanza
seats   Anna Bert Cleo Dora
turn    Anna trade
faceup  stink red
Anna    hand chili soy | field red*2 | field blue*2
Bert    hand red | field stink*2 | field -
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "position.txt"
    path.write_text(POSITION)
    return path


def test_the_best_actions_are_shown_with_reasons(file: Path, capsys: Output) -> None:
    assert main(["hint", str(file)]) == 0
    output = capsys.readouterr().out
    assert output.startswith("Anna")
    assert "offer" in output
    assert "because" in output


def test_hints_for_another_seat_as_json(file: Path, capsys: Output) -> None:
    assert main(["hint", str(file), "--seat", "Bert", "--json", "--most", "2"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["seat"] == "Bert"
    assert 1 <= len(found["hints"]) <= 2
    assert set(found["hints"][0]) == {"action", "worth", "key", "reason"}


def test_where_nobody_trades_the_hunter_gives_the_hints(tmp_path: Path, capsys: Output) -> None:
    path = tmp_path / "position.txt"
    path.write_text("edition al-cabohne\nseats Anna Bert\nturn Anna open\nfaceup runner stink\nAnna field blue*4\n")
    assert main(["hint", str(path), "--json"]) == 0
    hunters = capsys.readouterr().out
    assert any(hint["key"].startswith("hunt.") for hint in json.loads(hunters)["hints"])
    assert main(["hint", str(path), "--json", "--bot", "hunter"]) == 0
    assert capsys.readouterr().out == hunters


@pytest.mark.parametrize(
    ("arguments", "fault"),
    [
        (["--seat", "Zoe"], "nobody called 'Zoe' sits at this table (there are: Anna, Bert, Cleo, Dora)"),
        (["--bot", "random"], "the bot 'random' gives no hints: it does not value positions"),
    ],
)
def test_bad_wishes_are_one_line(file: Path, capsys: Output, arguments: list[str], fault: str) -> None:
    assert main(["hint", str(file), *arguments]) == 2
    assert capsys.readouterr().err == f"bohnhof: {fault}\n"


def test_reasons_are_told_in_the_language_that_was_asked_for(file: Path, capsys: Output) -> None:
    assert main(["hint", str(file), "--language", "nl"]) == 0
    assert "omdat" in capsys.readouterr().out.splitlines()[0]
