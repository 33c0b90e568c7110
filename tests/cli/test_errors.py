"""Bad input is one clear line and exit code 2; nobody but us ever sees a traceback."""

import errno
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
import typer

from bohnhof import __version__
from bohnhof.cli import main
from bohnhof.cli.errors import exit_code_of
from bohnhof.cli.files import read_text
from bohnhof.kernel.faults import BadInput
from tests.cli.complaints import Output, when_the_reader_leaves

# Too slow for `bohnhof --help`.
HEAVY = (
    "asyncio",
    "bohnhof.kernel",
    "bohnhof.editions",
    "bohnhof.rulebook",
    "json",
    "matplotlib",
    "numpy",
    "rich",
)


def failing(error: BaseException) -> Callable[..., object]:
    def command(*_given: object) -> object:
        raise error

    return command


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--traceback"], "Missing command (see 'bohnhof --help')"),
        (["harvst"], "No such command 'harvst' (see 'bohnhof --help')"),
        (["rulse"], "No such command 'rulse'. Did you mean 'rules'? (see 'bohnhof --help')"),
        (["--loud"], "No such option: --loud (see 'bohnhof --help')"),
        (["rules", "--loud"], "No such option: --loud (see 'bohnhof rules --help')"),
        (["rules", "--search"], "Option '--search' requires an argument (see 'bohnhof rules --help')"),
        (["serve", "--port"], "Option '--port' requires an argument (see 'bohnhof serve --help')"),
        (["serve", "--limits=x"], "Option '--limits' does not take a value (see 'bohnhof serve --help')"),
        (["admin", "--data"], "Option '--data' requires an argument (see 'bohnhof admin --help')"),
        (["admin", "tables", "--data"], "Option '--data' requires an argument (see 'bohnhof admin tables --help')"),
        (
            ["simulate", "--seed", "x"],
            "Invalid value for '--seed': 'x' is not a valid integer (see 'bohnhof simulate --help')",
        ),
        (["rules", "B1.1", "B1.2"], "Got unexpected extra argument(s) (B1.2) (see 'bohnhof rules --help')"),
    ],
)
def test_a_mistyped_command_line_is_one_line(capsys: Output, arguments: list[str], complaint: str) -> None:
    assert main(arguments) == 2
    output = capsys.readouterr()
    assert output.out == ""
    assert output.err == f"bohnhof: {complaint}\n"


@pytest.mark.parametrize("group", [[], ["admin"], ["puzzles"]], ids=["bohnhof", "admin", "puzzles"])
def test_without_a_command_the_help_is_shown_as_it_is(capsys: Output, group: list[str]) -> None:
    assert main([*group, "--help"]) == 0
    help_text = capsys.readouterr().out
    assert main(group) == 2
    assert capsys.readouterr() == ("", help_text)


def test_bad_input_is_one_line_even_if_it_quotes_several(capsys: Output) -> None:
    assert exit_code_of(failing(BadInput("game.txt, line 3: cannot read\n  'plant'"))) == 2
    assert capsys.readouterr().err == "bohnhof: game.txt, line 3: cannot read 'plant'\n"


def test_a_missing_file_is_named(capsys: Output, tmp_path: Path) -> None:
    path = tmp_path / "missing.txt"
    assert exit_code_of(lambda: read_text(path)) == 2
    assert capsys.readouterr().err == f"bohnhof: {path}: No such file or directory\n"


def test_a_folder_in_place_of_a_file_is_named(capsys: Output, tmp_path: Path) -> None:
    assert exit_code_of(lambda: read_text(tmp_path)) == 2
    assert capsys.readouterr().err == f"bohnhof: {tmp_path}: Is a directory\n"


def test_a_file_that_may_not_be_read_is_named(capsys: Output) -> None:
    # Raised by hand: root may read everything.
    refused = PermissionError(errno.EACCES, "Permission denied", "secret.txt")
    assert exit_code_of(failing(refused)) == 2
    assert capsys.readouterr().err == "bohnhof: secret.txt: Permission denied\n"


def test_a_full_disk_has_no_file_name_but_a_reason(capsys: Output) -> None:
    assert exit_code_of(failing(OSError(errno.ENOSPC, "No space left on device"))) == 2
    assert capsys.readouterr().err == "bohnhof: No space left on device\n"


def test_a_file_that_is_not_text_is_named(capsys: Output, tmp_path: Path) -> None:
    path = tmp_path / "picture.png"
    path.write_bytes(b"\x89PNG")
    assert exit_code_of(lambda: read_text(path)) == 2
    assert capsys.readouterr().err == f"bohnhof: {path}: not UTF-8 text (byte 1)\n"


def test_a_text_file_is_read(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_text("Jürgen × 2", encoding="utf-8")
    assert read_text(path) == "Jürgen × 2"


def test_a_fault_of_ours_keeps_its_traceback() -> None:
    with pytest.raises(ValueError, match="a bug"):
        exit_code_of(failing(ValueError("a bug")))


def test_an_interrupt_is_quiet(capsys: Output, monkeypatch: pytest.MonkeyPatch) -> None:
    assert exit_code_of(failing(KeyboardInterrupt())) == 130
    assert exit_code_of(failing(typer.Abort())) == 130  # a no to "really?", or no answer
    monkeypatch.setattr("bohnhof.rulebook.rules", failing(KeyboardInterrupt()))
    assert main(["rules"]) == 130
    assert capsys.readouterr() == ("", "")


def test_the_version_is_printed(capsys: Output) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out.startswith(f"bohnhof {__version__} (")


# The short answer fails when it is flushed at the end, the long one in the middle of the command.
@pytest.mark.parametrize("arguments", [["rules", "B7.3"], ["rules", "--json"]])
def test_a_reader_that_leaves_is_no_reason_to_complain(arguments: list[str]) -> None:
    assert when_the_reader_leaves(*arguments) == (1, "")


def test_help_imports_nothing_heavy() -> None:
    script = "import sys\nfrom bohnhof.cli import main\nmain(['--help'])\nprint(*sys.modules, file=sys.stderr)\n"
    process = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    loaded = process.stderr.split()
    assert "Usage: bohnhof" in process.stdout
    assert "bohnhof.cli.rules" in loaded
    assert [name for name in HEAVY if name in loaded] == []


@pytest.mark.parametrize("group", [[], ["admin"]], ids=["bohnhof", "admin"])
def test_every_command_is_explained_in_a_whole_sentence(group: list[str], capsys: Output) -> None:
    """In a window of 80 columns nothing is cut off."""
    assert main([*group, "--help"]) == 0
    lines = capsys.readouterr().out.partition("Commands:")[2].splitlines()
    assert [line for line in lines if line.strip() and not line.endswith(".")] == []
    assert [line for line in lines if line.endswith("...") or len(line) > 80] == []
