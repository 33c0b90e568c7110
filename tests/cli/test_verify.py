"""`bohnhof verify`: a downloaded record is believed only if its deck is the one that was promised."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from bohnhof.cli import main
from bohnhof.kernel.record import Recorder
from bohnhof.kernel.seal import sealed
from bohnhof.server.desk import hash_of
from bohnhof.server.records import SEED_HASH
from tests.cli.complaints import Output, one_line
from tests.notation.games import Kind, random_game

KIND = Kind("boonanza", 4)


def played(kind: Kind, seed: int) -> list[str]:
    """The record of a random game, without its first and last line."""
    table = kind.deal(seed=seed)
    recorder = Recorder(table, kind.names)
    for seat, action in random_game(table, Random(seed)):
        recorder.note(seat, action)
    return recorder.text().splitlines()[1:-1]


@pytest.fixture
def seed_hash(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The hash of the seed of a record, which lies in `game.txt` and `game.json`; `other.txt` promised another one."""
    lines = played(KIND, seed=2)
    monkeypatch.chdir(tmp_path)
    for name, seed in (("game", "2"), ("other", "3")):
        text = sealed("\n".join([f"{SEED_HASH}{hash_of(seed)}", *lines]) + "\n")
        Path(f"{name}.txt").write_text(text, encoding="utf-8")
        Path(f"{name}.json").write_text(json.dumps({"record": text}), encoding="utf-8")
    Path("running.json").write_text('{"record": null}', encoding="utf-8")
    Path("broken.json").write_text("{", encoding="utf-8")
    return hash_of("2")


@pytest.mark.parametrize("file", ["game.txt", "game.json"])
def test_the_promised_deck_is_confirmed(capsys: Output, seed_hash: str, file: str) -> None:
    assert main(["verify", file, "--hash", seed_hash.upper()]) == 0
    output = capsys.readouterr().out
    assert f"hash {seed_hash}\nThis is the deck that was promised before the deal.\n" in output
    assert main(["verify", file]) == 0
    assert "Compare the hash" in capsys.readouterr().out


def test_another_deck_is_found(capsys: Output, seed_hash: str) -> None:
    assert main(["verify", "game.txt", "--hash", hash_of("3")]) == 1
    assert "NOT the deck that was promised: --hash named another hash" in capsys.readouterr().out
    assert main(["verify", "other.txt", "--hash", seed_hash]) == 1
    assert "NOT the deck that was promised: the record named another hash" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["running.json"], "the game was not over when this was downloaded"),
        (["broken.json"], "this is no JSON"),
        (["nowhere.txt"], "No such file"),
        (["game.txt", "--hash", "abc"], "--hash: the hash of a seed has 64 digits and letters"),
    ],
)
def test_what_cannot_be_checked_is_refused_in_one_line(
    capsys: Output, seed_hash: str, arguments: list[str], complaint: str
) -> None:
    assert main(["verify", *arguments]) == 2
    assert complaint in one_line(capsys)


def test_a_game_that_nobody_at_the_table_won_is_the_rivals(
    capsys: Output, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    lines = played(Kind("al-cabohne", 2), seed=2)
    Path("game.txt").write_text(sealed("\n".join([f"{SEED_HASH}{hash_of('2')}", *lines]) + "\n"), encoding="utf-8")
    assert main(["verify", "game.txt"]) == 0
    assert capsys.readouterr().out.partition("\n")[0].endswith(" actions by the rules; mafia won")
