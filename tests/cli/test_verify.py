"""`bohnhof verify`: says exactly what a downloaded record proves, and what it does not."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from bohnhof.cli import main
from bohnhof.kernel.deal import new_table
from bohnhof.kernel.rules import Rules
from bohnhof.kernel.table import Table
from bohnhof.kernel.text.record import Recorder
from bohnhof.kernel.text.seal import sealed
from bohnhof.library import find_edition
from bohnhof.server.storage.fairness import Promise, Signer, fingerprint, hash_of
from bohnhof.server.storage.records import COMMITMENT, NUMBER, SECRET, SEED_HASH, SIGNED
from tests.cli.complaints import Output, one_line
from tests.notation.games import Kind, random_game

KIND = Kind("boonanza", 4)
PROMISE = Promise("boonanza", (), 4, "5e" * 32)
NUMBERS = {0: "a" * 32, 2: "b" * 32}
SIGNER, OTHER = Signer(b"k" * 32), Signer(b"l" * 32)


def played(kind: Kind, seed: int, chance: int = 2) -> list[str]:
    """The record of a random game, without its first and last line."""
    return recorded(kind.deal(seed=seed), kind.names, chance)


def recorded(table: Table, names: tuple[str, ...], chance: int) -> list[str]:
    recorder = Recorder(table, names)
    for seat, action in random_game(table, Random(chance)):
        recorder.note(seat, action)
    return recorder.text().splitlines()[1:-1]


def proof(promise: Promise = PROMISE, numbers: dict[int, str] = NUMBERS) -> list[str]:
    added = [f"{NUMBER}{seat} {number}" for seat, number in numbers.items()]
    return [f"{COMMITMENT}{promise.commitment}", f"{SECRET}{promise.secret}", *added]


def written(lines: list[str], signer: Signer | None = SIGNER, name: str = "game.txt") -> str:
    """Write a record into the folder; returns its name."""
    body = "\n".join(lines) + "\n"
    if signer is not None:
        body += f"{SIGNED}{signer.public} {signer.sign(body)}\n"
    Path(name).write_text(sealed(body), encoding="utf-8")
    return name


@pytest.fixture(autouse=True)
def _folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


@pytest.fixture(scope="module")
def game() -> list[str]:
    """A game that was played at a table, with the deck that follows from the promise."""
    return [*proof(), *played(KIND, int(PROMISE.seed(NUMBERS)))]


def lines_of(capsys: Output, kind: str) -> list[str]:
    return [line for line in capsys.readouterr().out.splitlines() if line.startswith(f"{kind}: ")]


def test_an_honest_record_proves_game_deck_promise_and_signature(capsys: Output, game: list[str]) -> None:
    file = written(game)
    assert main(["verify", file, "--hash", PROMISE.commitment.upper(), "--key", SIGNER.public]) == 0
    first, second, third, fourth, *left = capsys.readouterr().out.splitlines()
    assert first.startswith("proved: the game: all ")
    assert "actions follow version 2 of the rules from this deck" in first
    assert (
        second == "proved: the deck: it follows from the server's secret, this set-up and the numbers of Anna and Cleo"
    )
    assert third.startswith("proved: the promise: --hash is the commitment to this secret and this set-up (boonanza, 4")
    assert fourth.startswith(f"proved: the signature: the server of --key ({fingerprint(SIGNER.public)})")
    assert left
    assert all(line.startswith("not proved: ") for line in left)


def test_without_hash_and_key_it_says_what_to_compare(capsys: Output, game: list[str]) -> None:
    Path("game.json").write_text(json.dumps({"record": Path(written(game)).read_text()}), encoding="utf-8")
    assert main(["verify", "game.json"]) == 0
    left = "\n".join(lines_of(capsys, "not proved"))
    assert f"that this was promised before the deal: compare {PROMISE.commitment}, or give --hash" in left
    assert "whose key that is" in left


def test_an_invented_game_on_the_promised_deck_is_not_taken_for_the_real_one(capsys: Output, game: list[str]) -> None:
    """Anybody with the record of a game knows its seed, and can write another game with it."""
    invented = [*proof(), *played(KIND, int(PROMISE.seed(NUMBERS)), chance=3)]
    assert invented != game
    assert main(["verify", written(invented, signer=None), "--hash", PROMISE.commitment]) == 0
    output = capsys.readouterr().out
    assert "not proved: that this game was ever played, and by whom: nobody signed it" in output
    assert "proved: the signature" not in output
    signature = Path(written(game)).read_text(encoding="utf-8").splitlines()[-2]
    Path("invented.txt").write_text(sealed("\n".join([*invented, signature]) + "\n"), encoding="utf-8")
    assert main(["verify", "invented.txt", "--hash", PROMISE.commitment]) == 1
    assert lines_of(capsys, "FALSE") == [
        "FALSE: the signature: it is not one of this record; somebody has changed or invented it"
    ]


def test_swapped_names_break_the_signature(capsys: Output, game: list[str]) -> None:
    text = Path(written(game)).read_text(encoding="utf-8")
    swapped = text.replace("Anna", "Xaver").replace("Bert", "Anna").replace("Xaver", "Bert")
    Path("swapped.txt").write_text(sealed("".join(swapped.splitlines(keepends=True)[1:-1])), encoding="utf-8")
    assert main(["verify", "swapped.txt"]) == 1
    assert "it is not one of this record" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("lines", "complaint"),
    [
        ([*proof(), *played(KIND, seed=2)], "the deck: it does not follow"),
        ([*proof(numbers={0: "a" * 32}), *played(KIND, int(PROMISE.seed(NUMBERS)))], "the deck: it does not follow"),
        (
            [*proof(), *played(Kind("boonanza", 3), int(PROMISE.seed(NUMBERS)))],
            "the commitment: the one in this record is not that of this secret and this set-up",
        ),
        (
            [*proof(), *played(Kind("bohnanza", 4), int(PROMISE.seed(NUMBERS)))],
            "the commitment: the one in this record is not that of this secret and this set-up",
        ),
    ],
    ids=["seed", "a number left out", "seats", "edition"],
)
def test_another_deck_or_set_up_is_found(capsys: Output, lines: list[str], complaint: str) -> None:
    assert main(["verify", written(lines)]) == 1
    assert complaint in "\n".join(lines_of(capsys, "FALSE"))


def test_another_promise_or_key_is_found(capsys: Output, game: list[str]) -> None:
    assert main(["verify", written(game), "--hash", "0" * 64]) == 1
    assert "the promise: --hash is another commitment" in "\n".join(lines_of(capsys, "FALSE"))
    assert main(["verify", written(game), "--key", OTHER.public]) == 1
    assert "another key" in "\n".join(lines_of(capsys, "FALSE"))


def test_a_record_of_an_earlier_version_is_checked_in_the_old_way_and_says_so(capsys: Output) -> None:
    lines = played(KIND, seed=2)
    file = written([f"{SEED_HASH}{hash_of('2')}", *lines[1:]], signer=None)
    assert main(["verify", file, "--hash", hash_of("2")]) == 0
    output = capsys.readouterr().out
    assert "proved: the promise: --hash is the hash of the seed (checked in the old way" in output
    assert "not proved: that this edition, these options and seats were promised: only the seed was" in output
    assert "not proved: that this game was ever played" in output
    assert main(["verify", file, "--hash", hash_of("3")]) == 1
    assert "the promise: --hash is another commitment" in capsys.readouterr().out
    other = written([f"{SEED_HASH}{hash_of('3')}", *lines[1:]], signer=None)
    assert main(["verify", other]) == 1
    assert "the hash that this record names is not that of its seed" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("> Anna plant", "> Bert plant", "refused by B2.1: it is not your turn"),
        ("= Anna score ", "= Anna score 1", "= Anna score 10: score: 10 expected, but it is 0"),
        ("= winners ", "= winners Anna ", "= winners Anna Dora: Anna Dora expected, but it is Dora"),
    ],
    ids=["an action", "a score", "the winners"],
)
def test_a_game_against_the_rules_proves_nothing(capsys: Output, old: str, new: str, complaint: str) -> None:
    lines = "\n".join(played(KIND, seed=2))
    assert old in lines
    assert main(["verify", written(lines.replace(old, new, 1).split("\n"), signer=None)]) == 2
    assert complaint in one_line(capsys)


def test_a_record_with_another_sum_is_not_read(capsys: Output, game: list[str]) -> None:
    file = Path(written(game))
    file.write_text(file.read_text(encoding="utf-8").replace("Anna", "Xaver"), encoding="utf-8")
    assert main(["verify", str(file)]) == 2
    assert "this record was changed or damaged: its sum does not match" in one_line(capsys)


def test_a_game_that_no_longer_replays_names_the_rules_it_was_played_by(capsys: Output) -> None:
    lines = played(KIND, seed=2)
    broken = [line.replace("# rules 2", "# rules 1") for line in lines if not line.startswith("> Anna done")]
    assert main(["verify", written(broken, signer=None)]) == 2
    said = one_line(capsys)
    assert "this game was played by version 1 of the rules and does not replay by version 2: line " in said


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["running.json"], "the game was not over when this was downloaded"),
        (["broken.json"], "this is no JSON"),
        (["deep.json"], "this is no JSON"),
        (["nowhere.txt"], "No such file"),
        (["running.json", "--hash", "abc"], "--hash: this has 64 hexadecimal digits"),
        (["running.json", "--key", "x" * 64], "--key: this has 64 hexadecimal digits"),
    ],
)
def test_what_cannot_be_checked_is_refused_in_one_line(capsys: Output, arguments: list[str], complaint: str) -> None:
    Path("running.json").write_text('{"record": null}', encoding="utf-8")
    Path("broken.json").write_text("{", encoding="utf-8")
    Path("deep.json").write_text('{"a":' * 100_000, encoding="utf-8")
    assert main(["verify", *arguments]) == 2
    assert complaint in one_line(capsys)


def test_a_game_that_nobody_at_the_table_won_is_the_rivals(capsys: Output) -> None:
    file = written([f"{SEED_HASH}{hash_of('2')}", *played(Kind("al-cabohne", 2), seed=2)], signer=None)
    assert main(["verify", file]) == 0
    assert capsys.readouterr().out.partition("\n")[0].endswith("from this deck; mafia won")


def test_a_game_of_an_edition_of_your_own_is_checked_with_its_file(capsys: Output) -> None:
    file = Path("mine.toml")
    file.write_text('id = "mine"\ntitle = "Mine"\nsummary = "as we like it"\nbased_on = "boonanza"\n', encoding="utf-8")
    table = new_table(Rules(find_edition(str(file)), 4), 2)
    record = written([f"{SEED_HASH}{hash_of('2')}", *recorded(table, KIND.names, chance=2)], signer=None)
    assert main(["verify", record, "--edition", str(file)]) == 0
    output = capsys.readouterr().out
    assert "\nnot proved: that mine.toml is the file the server used: a record names only the id 'mine'\n" in output
    assert output.startswith("proved: the game")
    assert main(["verify", record]) == 2
    assert "unknown edition 'mine'" in capsys.readouterr().err
    other = Path("other.toml")
    other.write_text(file.read_text(encoding="utf-8").replace("mine", "other"), encoding="utf-8")
    assert main(["verify", record, "--edition", str(other)]) == 2
    assert "the edition of this game is 'mine', and other.toml is 'other'" in one_line(capsys)


def test_a_file_that_is_not_needed_changes_nothing(capsys: Output, game: list[str]) -> None:
    Path("mine.toml").write_text(
        'id = "mine"\ntitle = "Mine"\nsummary = "as we like it"\nbased_on = "boonanza"\n', encoding="utf-8"
    )
    file = written(game)
    assert main(["verify", file]) == 0
    without = capsys.readouterr().out
    assert main(["verify", file, "--edition", "mine.toml"]) == 0
    assert capsys.readouterr().out == without


def test_a_game_with_a_building_of_two_words_is_proved(tmp_path: Path, capsys: Output) -> None:
    own = ["--edition", str(Path(__file__).parents[2] / "examples" / "harbour.toml")]
    assert main(["simulate", *own, "--games", "1", "--bots", "rulebook", "--records", str(tmp_path)]) == 0
    [record] = tmp_path.iterdir()
    assert "buy customs-house 4" in record.read_text(encoding="utf-8")
    capsys.readouterr()
    assert main(["verify", str(record), *own]) == 0
    assert "proved: the game" in capsys.readouterr().out
