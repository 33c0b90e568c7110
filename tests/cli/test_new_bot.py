"""`bohnhof new-bot` writes a package whose bot passes its own test."""

import os
import subprocess
import sys
import tomllib
from pathlib import Path
from types import ModuleType

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
    del sys.modules["bean_counter"]  # other tests use the name, too


@pytest.mark.parametrize(
    ("name", "complaint"),
    [
        ("Bean Counter", "'Bean Counter' is not a valid name for a bot: use lower-case letters, digits and dashes"),
        ("trader", "there is a bot called 'trader' already"),
        ("class", "'class' is not a valid name for a bot: it is a Python module or keyword"),
        ("json", "'json' is not a valid name for a bot: it is a Python module or keyword"),
        ("bohnhof", "'bohnhof' is not a valid name for a bot: it is a Python module or keyword"),
        ("pytest", "'pytest' is not a valid name for a bot: it is a Python module or keyword"),
    ],
)
def test_a_name_that_cannot_be_is_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Output, name: str, complaint: str
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["new-bot", name]) == 2
    assert complaint in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("place", "code"),
    [
        ("elsewhere/bean_jar.py", 2),
        ("elsewhere/bean_jar/part.py", 2),
        ("here/bean_jar.py", 0),
        ("here/bean_jar/part.py", 0),
        ("here/.venv/lib/site-packages/bean_jar.py", 2),
    ],
)
def test_a_name_is_refused_if_it_would_hide_a_module_that_is_not_yours(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, place: str, code: int
) -> None:
    module = tmp_path / place
    module.parent.mkdir(parents=True)
    module.touch()
    (tmp_path / "here").mkdir(exist_ok=True)
    monkeypatch.chdir(tmp_path / "here")
    monkeypatch.syspath_prepend(str(module.parent.parent if module.name == "part.py" else module.parent))
    assert main(["new-bot", "bean-jar"]) == code


def test_a_name_is_refused_if_it_is_that_of_a_module_that_came_from_nowhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setitem(sys.modules, "bean_jar", ModuleType("bean_jar"))
    assert main(["new-bot", "bean-jar"]) == 2


def test_nothing_is_written_over(tmp_path: Path, capsys: Output) -> None:
    (tmp_path / "notes.txt").write_text("mine")
    assert main(["new-bot", "bean-counter", "--folder", str(tmp_path)]) == 2
    assert "exists already" in capsys.readouterr().err
    assert [path.name for path in tmp_path.iterdir()] == ["notes.txt"]
