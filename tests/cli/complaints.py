"""What a command says when it cannot do what it was asked, and when nobody listens any more."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

Output = pytest.CaptureFixture[str]


def one_line(capsys: Output) -> str:
    """The complaint of a command: one line that says who complains, and nothing where its answer would be."""
    answer, complaint = capsys.readouterr()
    assert answer == ""
    assert complaint.startswith("bohnhof: ")
    assert complaint.count("\n") == 1
    assert complaint.endswith("\n")
    return complaint


def when_the_reader_leaves(*arguments: str) -> tuple[int, str]:
    """How a command ends, and what it complains of, if nobody reads its answer."""
    reader, writer = os.pipe()
    os.close(reader)
    process = subprocess.run(
        [sys.executable, "-m", "bohnhof", *arguments],
        stdout=writer,
        stderr=subprocess.PIPE,
        text=True,
        check=False,
    )
    os.close(writer)
    return process.returncode, process.stderr
