"""`bohnhof new-bot` writes a package whose bot passes its own test."""

import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from bohnhof.cli import main
from tests.cli.complaints import Output


def test_a_new_bot_passes_its_own_test_and_the_check(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["new-bot", "bean-counter"]) == 0
    package = tmp_path / "bean-counter"
    project = tomllib.loads((package / "pyproject.toml").read_text())["project"]
    assert project["entry-points"]["bohnhof.bots"] == {"bean-counter": "bean_counter:BeanCounter"}
    assert len((package / "src/bean_counter/__init__.py").read_text().splitlines()) < 65
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests"],
        cwd=package,
        env={**os.environ, "PYTHONPATH": str(package / "src")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    monkeypatch.syspath_prepend(str(package / "src"))
    assert main(["check", "bean_counter:BeanCounter", "--edition", "al-cabohne-solo"]) == 0


@pytest.mark.parametrize(
    ("name", "complaint"),
    [
        ("Bean Counter", "'Bean Counter' is no name for a bot"),
        ("trader", "there is a bot called 'trader' already"),
        ("class", "Python has a module or a word of this name"),
        ("json", "Python has a module or a word of this name"),
    ],
)
def test_a_name_that_cannot_be_is_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Output, name: str, complaint: str
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["new-bot", name]) == 2
    assert complaint in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_nothing_is_written_over(tmp_path: Path, capsys: Output) -> None:
    (tmp_path / "notes.txt").write_text("mine")
    assert main(["new-bot", "bean-counter", "--folder", str(tmp_path)]) == 2
    assert "exists already" in capsys.readouterr().err
    assert [path.name for path in tmp_path.iterdir()] == ["notes.txt"]
