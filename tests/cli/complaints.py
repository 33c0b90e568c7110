"""What a command says when it fails, and when nobody reads its output any more."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

Output = pytest.CaptureFixture[str]


def one_line(capsys: Output) -> str:
    """The error of a command: one line that names the program, and nothing on standard output."""
    answer, complaint = capsys.readouterr()
    assert answer == ""
    assert complaint.startswith("bohnhof: ")
    assert complaint.count("\n") == 1
    assert complaint.endswith("\n")
    return complaint


def when_the_reader_leaves(*arguments: str) -> tuple[int, str]:
    """How a command ends, and what it reports, if nobody reads its output."""
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
