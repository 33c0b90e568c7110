"""The kernel under test is the one that was meant: interpreted with coverage, or compiled."""

from __future__ import annotations

import os
import subprocess
import sys

from bohnhof.kernel import arrays, table


def test_the_kernel_runs_in_the_mode_that_was_asked_for() -> None:
    wanted = os.environ.get("BOHNHOF_KERNEL")
    if wanted is not None:
        assert ("compiled" if arrays.COMPILED else "interpreted") == wanted


def test_all_of_the_kernel_is_compiled_or_none_of_it() -> None:
    assert table.__file__.endswith(".py") != arrays.COMPILED


def test_the_version_says_which_kernel_runs() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "bohnhof", "--version"], capture_output=True, text=True, check=True, timeout=60
    )
    kind = "compiled" if arrays.COMPILED else "interpreted"
    assert done.stdout.strip().endswith(f"({kind} kernel)")
