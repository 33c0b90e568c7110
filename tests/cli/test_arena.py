"""`bohnhof arena` measures, shows and writes results, and refuses bad input before it begins."""

import json
import os
import re
import signal
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from bohnhof.arena.page import table
from bohnhof.cli import main
from tests.cli.complaints import Output, one_line


def arena(*arguments: str) -> int:
    """Run the command on few deals, in this process."""
    return main(["arena", "--bots", "random,random", "--deals", "2", "--workers", "1", *arguments])


def as_json(capsys: Output, *arguments: str) -> dict[str, Any]:
    assert arena("--json", *arguments) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


# ------------------------------------------------------------------- showing


def test_the_result_is_shown_as_tables(capsys: Output) -> None:
    assert arena("--edition", "bohnanza", "--players", "3", "--seed", "4", "--option", "encore") == 0
    output = capsys.readouterr()
    assert output.out.startswith("Bohnanza +encore: 3 players, 2 deals, 12 games, seed 4\n")
    for words in ("win share", "coins", "ahead, both ways", "0 [0, 0]", "trades per turn", "rating", "99 % within"):
        assert words in output.out
    assert "games/s" in output.out
    assert output.err == ""


def test_one_bot_is_matched_with_itself(capsys: Output) -> None:
    assert arena("--bots", "random", "--deals", "1") == 0
    output = capsys.readouterr().out
    assert output.startswith("Boonanza: 4 players, 1 deal, 1 game, seed 0\n")
    assert "4 random" in output
    assert "ahead" not in output


def test_json_is_the_same_for_a_seed_whatever_the_workers_but_for_the_clock(capsys: Output) -> None:
    reports = []
    for workers in ("1", "2"):
        report = as_json(capsys, "--workers", workers, "--seed", "7", "--players", "3")
        wall = report.pop("wall")
        assert set(wall) == {"seconds", "games_per_s", "workers", "engine", "thinking"}
        assert [bot["bot"] for bot in wall["thinking"]] == ["random", "random (2)"]
        reports.append(report)
    assert reports[0] == reports[1]
    assert (reports[0]["edition"], reports[0]["players"], reports[0]["deals"]) == ("boonanza", 3, 2)
    assert reports[0]["differences"][0]["coins"] == {"mean": 0, "low": 0, "high": 0}


def test_matches_are_those_that_are_named(capsys: Output) -> None:
    rings = as_json(capsys, "--matches", "pool, self")["rings"]
    assert [ring["title"] for ring in rings] == ["all together", "4 random", "4 random (2)"]


def test_whoever_watches_sees_the_progress_on_standard_error(capsys: Output, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    as_json(capsys)
    assert arena("--json") == 0
    assert "16/16" in capsys.readouterr().err


# ------------------------------------------------------------------- writing


class Outline(HTMLParser):
    """The headings of a page, and everything that it would load."""

    def __init__(self) -> None:
        super().__init__()
        self.headings: list[str] = []
        self.fetched: list[str] = []
        self._heading = False

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self._heading = tag in {"h1", "h2"}
        for name, value in attrs:
            if name in {"src", "href", "xlink:href"} and value and not value.startswith("#"):
                self.fetched.append(value)

    def handle_data(self, data: str) -> None:
        if self._heading and data.strip():
            self.headings.append(data.strip())


def test_the_report_is_a_page_that_needs_nothing_else(capsys: Output, tmp_path: Path) -> None:
    folder = tmp_path / "new" / "report"
    assert arena("--matches", "among,pool,self", "--report", str(folder)) == 0
    assert str(folder / "index.html") in capsys.readouterr().out
    page = (folder / "index.html").read_text(encoding="utf-8")
    outline = Outline()
    outline.feed(page)
    assert outline.headings == [
        "Boonanza: 4 players, 2 deals, 24 games, seed 0",
        "Strength",
        "Who is ahead",
        "Coins by seat",
        "Trades per turn",
        "Time per decision",
    ]
    assert outline.fetched == []
    assert "<script" not in page
    pictures = page.split("<svg")[1:]
    assert len(pictures) == 4
    for picture in pictures:
        ET.fromstring("<svg" + picture[: picture.index("</svg>") + 6])
    assert json.loads((folder / "report.json").read_text(encoding="utf-8"))["games"] == 24


def test_two_reports_differ_only_in_the_time_that_was_taken(capsys: Output, tmp_path: Path) -> None:
    pages = []
    for workers in ("1", "2"):
        assert arena("--players", "3", "--workers", workers, "--report", str(tmp_path)) == 0
        page = (tmp_path / "index.html").read_text(encoding="utf-8")
        pages.append(page[: page.index("<h2>Time per decision")])
    assert pages[0] == pages[1]


def test_what_somebody_called_something_is_no_markup() -> None:
    assert "<b>" not in table(("<b>",), [("<b>",)], words=1)


# ------------------------------------------------------------------- refusing


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--edition", "boonaza"], "edition 'boonaza'"),
        (["--players", "6"], "boonanza is for 3 to 5 players, not 6"),
        (["--option", "encore"], "boonanza has no option 'encore'"),
        (["--bots", "rando"], "there is no bot 'rando'"),
        (["--bots", "random,,random"], "there is no bot ''"),
        (["--bots", "random", "--matches", "among"], "one bot alone can only be matched with itself"),
        (["--matches", "all"], "there is no match 'all' (there is: among, one, pool, self)"),
        (["--deals", "0"], "0 is not in the range x>=1"),
        (["--workers", "0"], "0 is not in the range x>=1"),
        (["--workers", "100000"], "100000 workers are too many here"),
        (["--seconds", "0"], "0.0 is not in the range x>=0.001"),
        (["--engine", "spark"], "'spark' is not one of 'local', 'ray'"),
    ],
)
def test_bad_input_is_one_line_before_anything_is_played(
    capsys: Output, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, arguments: list[str], complaint: str
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("bohnhof.arena.compete.compete", None)  # playing would fail
    assert arena("--report", "folder", *arguments) == 2
    assert complaint in one_line(capsys)
    assert list(tmp_path.iterdir()) == []


def test_bots_must_be_named(capsys: Output) -> None:
    assert main(["arena"]) == 2
    assert capsys.readouterr().err == "bohnhof: Missing option '--bots' (see 'bohnhof arena --help')\n"


def test_a_file_in_place_of_the_folder_is_refused(capsys: Output, tmp_path: Path) -> None:
    file = tmp_path / "report"
    file.touch()
    assert arena("--report", str(file)) == 2
    assert capsys.readouterr().err == f"bohnhof: {file}: File exists\n"


@pytest.mark.parametrize(
    ("missing", "arguments", "complaint"),
    [
        ("openskill", [], "arena needs openskill: in the project's folder, pip install '.[arena]'"),
        ("matplotlib", ["--report", "folder"], "--report needs matplotlib: in the project's folder, pip install"),
        ("ray", ["--engine", "ray"], "--engine ray needs ray: in the project's folder, pip install '.[ray]'"),
    ],
)
def test_a_package_that_is_missing_is_named(
    capsys: Output, monkeypatch: pytest.MonkeyPatch, missing: str, arguments: list[str], complaint: str
) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None if name == missing else name)
    assert arena(*arguments) == 2
    assert capsys.readouterr().err.startswith(f"bohnhof: {complaint}")


def _heed_interrupts() -> None:
    """Processes that a shell starts in the background ignore interrupts, and so would all their children."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@pytest.mark.skipif(sys.platform == "win32", reason="interrupts are sent otherwise there")
@pytest.mark.parametrize("workers", ["1", "2"])
def test_an_interrupt_ends_everything_with_one_line(workers: str) -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "bohnhof", "arena", "--bots", "random", "--deals", "1000000", "--workers", workers],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "FORCE_COLOR": "1"},
        preexec_fn=_heed_interrupts,  # noqa: PLW1509 - nothing here has threads
    )
    assert process.stderr is not None
    seen = ""
    while "games/s" not in seen:  # now games are played
        seen += process.stderr.read(1)
    process.send_signal(signal.SIGINT)
    output, rest = process.communicate()
    assert process.returncode == 130
    assert output == ""
    assert re.search(r"bohnhof: stopped after \d+ of 1,000,000 games\n$", rest)
    assert "Traceback" not in rest
