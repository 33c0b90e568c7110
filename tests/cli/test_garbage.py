"""Files with the wrong contents: every command that reads one answers with one line."""

from __future__ import annotations

import os
from pathlib import Path
from random import Random

import pytest

from bohnhof.cli import main
from bohnhof.kernel.faults import BadInput
from bohnhof.kernel.text.notation import read_position
from bohnhof.kernel.text.seal import sealed
from bohnhof.kernel.text.words import lines_of
from bohnhof.library import named_in_text
from tests.cli.complaints import Output, one_line

DEEP = 100_000
SQLITE = b"SQLite format 3\0"
NOISE = bytes(Random(7).randrange(256) for _ in range(3000))
FILES = {
    "empty": b"",
    "noise": NOISE,
    "nul": b"edition boonanza\0\nseats Anna Bert Cleo\n",
    "deep list": b"[" * DEEP,
    "deep record": b'{"record":' + b"[" * DEEP,
    "deep object": b'{"record":' * DEEP,
    "deep toml list": b"beans = " + b"[" * DEEP,
    "deep toml table": b"beans = " + b"{a=" * DEEP,
    "dotted keys": b".".join([b"a"] * DEEP) + b" = 1",
    "dotted header": b"[" + b".".join([b"a"] * DEEP) + b"]",
    "many keys": b"\n".join(b"a.b%d = 1" % n for n in range(DEEP)),
    "a number": b"id = " + b"9" * 10_000,
    "json number": b'{"record": ' + b"9" * 10_000 + b"}",
    "not utf-8": b"edition boonanza\nseats Ann\xe4 Bert Cleo\n",
    "a database": SQLITE + NOISE,
}
COMMANDS = (
    ("referee", "FILE.txt"), ("replay", "FILE.txt"), ("verify", "FILE.txt"), ("hint", "FILE.txt"),
    ("play", "--resume", "FILE.txt"), ("editions", "FILE.toml"),
    ("simulate", "--edition", "FILE.toml"), ("arena", "--bots", "random", "--edition", "FILE.toml"),
    ("referee", "--edition", "FILE.toml", "FILE.txt"),
)  # fmt: skip


@pytest.mark.parametrize("what", FILES)
@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_a_file_of_garbage_is_one_line(tmp_path: Path, capsys: Output, command: tuple[str, ...], what: str) -> None:
    for ending in ("txt", "toml"):
        (tmp_path / f"FILE.{ending}").write_bytes(FILES[what])
    words = [str(tmp_path / word) if word.startswith("FILE") else word for word in command]
    assert main(words) == 2
    assert len(one_line(capsys)) < 1000


@pytest.mark.parametrize("what", ["noise", "a database"])
@pytest.mark.parametrize("command", [("serve", "--no-browser", "--port", "0"), ("backup", "copy.db")], ids=" ".join)
def test_a_damaged_database_is_one_line(
    tmp_path: Path, capsys: Output, monkeypatch: pytest.MonkeyPatch, command: tuple[str, ...], what: str
) -> None:
    data = tmp_path / "data"
    data.mkdir(mode=0o700)
    (data / "bohnhof.db").write_bytes(FILES[what])
    monkeypatch.chdir(tmp_path)
    assert main([*command, "--data", str(data)]) == 2
    assert one_line(capsys)


# ------------------------------------------------------------ a text opens no file

POSITION = "edition {path}\nseats Anna Bert Cleo\nseed 1\n"


@pytest.mark.parametrize("command", ["referee", "replay", "verify", "hint"])
def test_a_record_does_not_open_the_path_that_it_names(tmp_path: Path, capsys: Output, command: str) -> None:
    fifo = tmp_path / "wait.toml"
    os.mkfifo(fifo)  # opening it would block forever
    file = tmp_path / "record.txt"
    text = POSITION.format(path=fifo)
    file.write_text(text if command in ("referee", "hint") else sealed(text))
    assert main([command, str(file)]) == 2
    assert "unknown edition" in one_line(capsys)


def test_a_text_opens_no_file_by_the_front_door_either(tmp_path: Path) -> None:
    own = tmp_path / "mine.toml"
    own.write_text('id = "mine"\ntitle = "Mine"\nsummary = "for tests"\nbased_on = "boonanza"\n')
    with pytest.raises(BadInput, match="unknown edition"):
        read_position(lines_of(POSITION.format(path=own)), named_in_text)
