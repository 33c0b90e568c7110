"""`bohnhof review`: a recorded game is shown as cards, deals and planting, and as a page."""

from pathlib import Path

import pytest

from bohnhof.cli import main
from tests.cli.complaints import Output, one_line
from tests.review.test_review import played


@pytest.fixture
def record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("game.txt").write_text(played("al-cabohne-solo", 1, "rulebook"), encoding="utf-8")


@pytest.mark.usefixtures("record")
def test_a_review_is_told_and_written_as_a_page(capsys: Output) -> None:
    assert main(["review", "game.txt", "--quick", "--html", "review.html"]) == 0
    output, complaints = capsys.readouterr()
    assert complaints == ""
    assert output.startswith("Anna: ")
    assert "against the mafia" in output
    assert "Judged by habits-" in output
    assert output.endswith("review.html\n")
    assert Path("review.html").read_text(encoding="utf-8").startswith("<!doctype html>")


@pytest.mark.usefixtures("record")
def test_it_is_told_in_another_language(capsys: Output) -> None:
    assert main(["review", "game.txt", "--quick", "--language", "nl"]) == 0
    assert "de kaarten gaven" in capsys.readouterr().out


@pytest.mark.usefixtures("record")
def test_what_is_no_record_is_refused(capsys: Output) -> None:
    Path("other.txt").write_text("edition boonanza\nseats Anna Bert Cleo\nseed 1\n", encoding="utf-8")
    assert main(["review", "other.txt"]) == 2
    assert "not a record" in one_line(capsys)
