"""`bohnhof bench` prints what it measured; no test depends on how fast that is."""

import json

import pytest

from bohnhof.cli import main
from tests.cli.complaints import Output, one_line


def test_the_speeds_are_shown_as_a_table(capsys: Output) -> None:
    assert main(["bench", "--seconds", "0.01"]) == 0
    output = capsys.readouterr().out
    for words in (
        "boonanza: 4 players", "one core", "decisions per second, inside the kernel", "of which actions",
        "decisions per second, through Python", "games per second", "steps per second, in batches",
        "copy of a table", "size of a table",
    ):  # fmt: skip
        assert words in output


def test_the_speeds_are_printed_as_json(capsys: Output) -> None:
    assert main(["bench", "--seconds", "0.01", "--json", "--edition", "bohnanza-plus", "--players", "7"]) == 0
    speed = json.loads(capsys.readouterr().out)
    assert set(speed) == {
        "decisions_per_s", "actions_per_s", "games_per_s", "python_decisions_per_s",
        "steps_per_s", "python_steps_per_s", "batch_steps_per_s", "clone_us", "table_kb",
        "compiled", "edition", "players",
    }  # fmt: skip
    assert (speed["edition"], speed["players"]) == ("bohnanza-plus", 7)


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--seconds", "0"], "--seconds is more than 0 and at most 3600, not 0"),
        (["--seconds", "-1"], "--seconds is more than 0 and at most 3600, not -1"),
        (["--seconds", "nan"], "--seconds is more than 0 and at most 3600, not nan"),
        (["--seconds", "inf"], "--seconds is more than 0 and at most 3600, not inf"),
        (["--players", "2"], "boonanza is for 3 to 5 players, not 2"),
        (["--edition", "boonaza"], "edition 'boonaza'"),
    ],
)
def test_bad_input_is_one_line(capsys: Output, arguments: list[str], complaint: str) -> None:
    assert main(["bench", *arguments]) == 2
    assert complaint in one_line(capsys)
