"""`bohnhof referee`: prints what happens, and names every line that does not hold."""

from pathlib import Path

import pytest

from bohnhof.cli import main
from tests.cli.complaints import Output, when_the_reader_leaves

POSITION = """\
edition   boonanza
seats     Anna Bert Cleo Dora
turn      Anna trade
turns     1
draw      blue*5
faceup    soy red
box       blue*15 chili*15 stink*15 green*13 soy*7 black-eyed*10 red*5 garden*6
seed      0
Anna      hand stink soy chili | field red | field soy*3
Bert      hand red chili*2 | field green | field -
Cleo      hand - | field - | field -
Dora      hand - | field - | field -
"""
HOLDS = """\
> Anna harvest 1
! B7.3
> Anna offer Bert red+stink for chili
> Bert accept 1
= Bert aside red stink   # a comment
"""


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def write(name: str, text: str) -> str:
    Path(name).write_text(text, encoding="utf-8")
    return name


def test_a_position_alone_is_printed(capsys: Output) -> None:
    assert main(["referee", write("a.txt", POSITION)]) == 0
    assert capsys.readouterr() == (POSITION, "")


def test_what_happens_is_told_up_to_the_final_position(capsys: Output) -> None:
    assert main(["referee", write("a.txt", POSITION + HOLDS)]) == 0
    output, complaints = capsys.readouterr()
    told, _, position = output.partition("\n\nall 4 actions and checks hold\n\n")
    assert told.splitlines() == [
        "> Anna harvest 1",
        "! B7.3",
        "    refused by B7.3: a single bean is protected while another of your fields holds two or more",
        "> Anna offer Bert red+stink for chili",
        "    Anna offers Bert 1 red and 1 stink for 1 chili.",
        "> Bert accept 1",
        "    Anna gives Bert 1 red and 1 stink for 1 chili.",
        "= Bert aside red stink",
    ]
    assert "Bert      hand red chili | field green | field - | aside red stink\n" in position
    assert complaints == ""


@pytest.mark.parametrize(
    ("lines", "complaint"),
    [
        ("> Bert end", "line 13: > Bert end: refused by B4.8: only the active player ends the trading"),
        ("> Anna end\n! B4.8", "line 14: ! B4.8: the action was accepted"),
        (
            "> Bert end\n! B4.9",
            "line 14: ! B4.9: the action was refused by B4.8: only the active player ends the trading",
        ),
        ("= Anna hand #4", "line 13: = Anna hand #4: hand: #4 expected, but it is #3"),
    ],
)
def test_a_line_that_does_not_hold_is_named(capsys: Output, lines: str, complaint: str) -> None:
    assert main(["referee", write("a.txt", f"{POSITION}{lines}\n")]) == 1
    output, complaints = capsys.readouterr()
    assert complaints == f"bohnhof: a.txt: {complaint}\n"
    assert "    DOES NOT HOLD: " in output
    assert "\n1 of 1 actions and checks does not hold\n" in output


def test_all_lines_that_do_not_hold_are_named(capsys: Output) -> None:
    assert main(["referee", write("a.txt", f"{POSITION}= over\n= Anna hand #3\n= turn Bert trade\n")]) == 1
    output, complaints = capsys.readouterr()
    assert "\n2 of 3 actions and checks do not hold\n" in output
    assert complaints.splitlines() == [
        "bohnhof: a.txt: line 13: = over: the game is not over",
        "bohnhof: a.txt: line 15: = turn Bert trade: Bert trade expected, but it is Anna trade",
    ]


def test_one_line_that_holds_is_enough(capsys: Output) -> None:
    assert main(["referee", write("a.txt", f"{POSITION}= turn Anna trade\n")]) == 0
    assert "\nit holds\n" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "the text does not say which edition is played (as in: edition bohnanza)"),
        ("edition bohnanzo\nseats A B C\n", "line 1: unknown edition 'bohnanzo', did you mean bohnanza"),
        (POSITION + "> Anna dance\n", "line 13: 'dance' is not an action (there are: plant, "),
        (POSITION + "= Anna hand puff\n", "line 13: there is no bean called 'puff' in boonanza for 4 players"),
        ("record 1\n", "line 1: this record is cut short"),
    ],
)
def test_a_text_that_cannot_be_read_is_refused(capsys: Output, text: str, complaint: str) -> None:
    assert main(["referee", write("a.txt", text)]) == 2
    complaints = capsys.readouterr().err
    assert complaints.startswith(f"bohnhof: a.txt: {complaint}")
    assert len(complaints.splitlines()) == 1


def test_what_can_be_read_is_told_up_to_the_line_that_cannot(capsys: Output) -> None:
    assert main(["referee", write("a.txt", POSITION + "> Anna keep red\n!\n> Anna dance\n")]) == 2
    assert "    refused by BH2: " in capsys.readouterr().out


def test_what_does_not_hold_is_named_beside_what_cannot_be_read(capsys: Output) -> None:
    assert main(["referee", write("a.txt", POSITION + "= over\n> Anna dance\n")]) == 2
    faults = capsys.readouterr().err.splitlines()
    assert faults[0] == "bohnhof: a.txt: line 13: = over: the game is not over"
    assert faults[1].startswith("bohnhof: a.txt: line 14: 'dance' is not an action")
    assert len(faults) == 2


def test_every_file_is_judged_and_the_worst_verdict_counts(capsys: Output) -> None:
    Path("picture.png").write_bytes(b"\x89PNG")
    files = [
        write("wrong.txt", POSITION + "= over\n"),
        "missing.txt",
        "picture.png",
        write("good.txt", POSITION + HOLDS),
        write("bad.txt", POSITION + "> Anna dance\n"),
        write("wrong-too.txt", POSITION + "> Bert end\n"),
    ]
    assert main(["referee", *files]) == 2
    output, complaints = capsys.readouterr()
    assert [line for line in output.splitlines() if line.startswith("#")] == [f"# {file}" for file in files]
    assert "\n\n# good.txt\n> Anna harvest 1\n" in output
    assert [line.split(": ")[1] for line in complaints.splitlines()] == [file for file in files if file != "good.txt"]
    assert main(["referee", files[0], files[3]]) == 1
    assert main(["referee", files[3], files[0]]) == 1
    assert main(["referee", files[3], files[3]]) == 0


def test_quiet_prints_only_what_does_not_hold(capsys: Output) -> None:
    good, wrong = write("good.txt", POSITION + HOLDS), write("wrong.txt", POSITION + "= over\n")
    assert main(["referee", "--quiet", good, good]) == 0
    assert capsys.readouterr() == ("", "")
    assert main(["referee", "-q", good, wrong]) == 1
    assert capsys.readouterr() == ("", "bohnhof: wrong.txt: line 13: = over: the game is not over\n")


def test_texts_from_other_systems_are_read(capsys: Output) -> None:
    text = (POSITION + HOLDS).replace("\n", "\r\n")
    Path("a.txt").write_bytes(b"\xef\xbb\xbf" + text.encode())
    assert main(["referee", "a.txt"]) == 0
    assert capsys.readouterr().err == ""


def test_an_own_edition_is_named_by_its_id(capsys: Output) -> None:
    write("mine.toml", 'id = "mine"\ntitle = "Mine"\nsummary = "for tests"\nbased_on = "boonanza"\n')
    text = write("a.txt", "edition mine\nseats Anna Bert Cleo\nturn Anna trade\n= turn Anna trade\n")
    assert main(["referee", "--edition", "mine.toml", text, text]) == 0
    assert capsys.readouterr().err == ""
    assert main(["referee", text]) == 2
    assert capsys.readouterr().err.startswith("bohnhof: a.txt: line 1: unknown edition 'mine'")
    assert main(["referee", "--edition", "nix.toml", text]) == 2
    assert capsys.readouterr().err == "bohnhof: nix.toml: No such file or directory\n"
    other = write("other.toml", 'id = "other"\ntitle = "Other"\nsummary = "for tests"\nbased_on = "boonanza"\n')
    assert main(["referee", "--edition", other, text]) == 2
    assert "line 1: the edition of this game is 'mine', and other.toml is 'other'" in capsys.readouterr().err
    assert main(["referee", "--edition", "boonanza", text]) == 2
    assert "line 1: unknown edition 'mine'" in capsys.readouterr().err


def test_a_published_edition_is_found_beside_an_own_one(capsys: Output) -> None:
    write("mine.toml", 'id = "mine"\ntitle = "Mine"\nsummary = "for tests"\nbased_on = "boonanza"\n')
    assert main(["referee", "--edition", "mine.toml", write("a.txt", POSITION)]) == 0
    assert capsys.readouterr() == (POSITION, "")


def test_a_reader_that_leaves_is_no_reason_to_complain() -> None:
    texts = [write("a.txt", POSITION + "= turn Anna trade\n" * 2000)] * 3
    assert when_the_reader_leaves("referee", *texts) == (1, "")


IMPOSSIBLE = """\
edition   al-cabohne
seats     Anna Bert
turn      Anna open
Anna      field blue*2 | field blue
! cannot be AC1.4
"""


def test_a_position_that_cannot_be_is_judged_by_its_refusal(capsys: Output) -> None:
    assert main(["referee", write("a.txt", IMPOSSIBLE)]) == 0
    reason = "no game comes to this position: somebody grows the same kind on two fields (AC1.4)"
    assert capsys.readouterr() == (f"! cannot be AC1.4\n    refused: {reason}\n", "")
    assert main(["referee", "-q", write("a.txt", IMPOSSIBLE.replace(" AC1.4", ""))]) == 0
    assert capsys.readouterr() == ("", "")


def test_a_position_that_can_be_after_all_does_not_hold(capsys: Output) -> None:
    assert main(["referee", write("a.txt", IMPOSSIBLE.replace("field blue\n", "field green\n"))]) == 1
    output, complaints = capsys.readouterr()
    assert output == "! cannot be AC1.4\n    DOES NOT HOLD: the position was not refused\n"
    assert "a.txt: line 5: ! cannot be AC1.4: the position was not refused" in complaints


def test_a_position_that_cannot_be_for_another_reason_does_not_hold(capsys: Output) -> None:
    assert main(["referee", "-q", write("a.txt", IMPOSSIBLE.replace("AC1.4", "AC1.1"))]) == 1
    assert "was refused, but by another rule" in capsys.readouterr().err


def test_a_position_that_cannot_be_read_is_no_position_that_cannot_be(capsys: Output) -> None:
    assert main(["referee", "-q", write("a.txt", IMPOSSIBLE.replace("blue", "bleu"))]) == 2
    assert "there is no bean called 'bleu'" in capsys.readouterr().err


def test_cannot_be_stands_alone_behind_a_position(capsys: Output) -> None:
    for text in (
        IMPOSSIBLE + "= turn Anna open\n",
        IMPOSSIBLE.replace("! cannot", "> Anna done\n! cannot"),
        IMPOSSIBLE.replace("AC1.4", "AC1.4 B1"),
    ):
        assert main(["referee", "-q", write("a.txt", text)]) == 2
        assert "'! cannot be' stands alone behind a position" in capsys.readouterr().err


def test_the_referee_speaks_the_language_that_was_asked_for(capsys: Output) -> None:
    text = POSITION + "> Anna harvest 1\n! B7.3\n> Bert end\n"
    assert main(["referee", "--language", "nl", write("a.txt", text)]) == 1
    output = capsys.readouterr().out
    assert "    geweigerd door B7.3: een enkele boon is beschermd" in output
    assert "    KLOPT NIET: " in output
    assert "\n1 van 2 acties en controles klopt niet\n" in output
