"""The kernel under test is the intended one: interpreted with coverage, or compiled."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from bohnhof.kernel import arrays, table
from tests.sources import TOP


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
    assert f"({kind} kernel" in done.stdout


# What an old Python runs: the rest of the build must not be reached, so it is not there.
AN_OLD_PYTHON = """
import runpy, sys, types
sys.version_info, sys.version = (3, 10, 13), "3.10.13 (main)"
for name in ("hatchling", "hatchling.builders", "hatchling.builders.hooks", "hatchling.builders.hooks.plugin"):
    sys.modules[name] = types.ModuleType(name)
sys.modules["hatchling.builders.hooks.plugin.interface"] = types.SimpleNamespace(BuildHookInterface=None)
{what}
"""


def test_an_old_python_is_told_in_one_line_before_anything_is_built() -> None:
    what = f"runpy.run_path({str(TOP / 'hatch_build.py')!r})"
    done = subprocess.run(
        [sys.executable, "-c", AN_OLD_PYTHON.format(what=what)], capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    assert done.stderr == "Bohnhof needs Python 3.11 or newer; this is Python 3.10.13.\n"


@pytest.mark.parametrize(
    ("release", "pure", "says"),
    [("1", "0", "A release needs a C compiler"), ("1", "1", "False"), ("0", "0", "False")],
    ids=["a release", "a plain one on purpose", "no release"],
)
def test_a_release_without_a_compiler_is_not_built(release: str, pure: str, says: str) -> None:
    """Otherwise people would get the slow kernel without noticing."""
    build = f"print(runpy.run_path({str(TOP / 'hatch_build.py')!r})['wants_compilation']())"
    python = AN_OLD_PYTHON.replace('sys.version_info, sys.version = (3, 10, 13), "3.10.13 (main)"', "")
    without = {"CC": "/there/is/no/compiler", "BOHNHOF_RELEASE": release, "BOHNHOF_PURE": pure}
    script = python.format(what=build).replace("BuildHookInterface=None", "BuildHookInterface=dict")
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False, env=without)
    assert (done.stdout + done.stderr).startswith(says)
    assert (done.returncode == 0) == (says == "False")


@pytest.mark.skipif(shutil.which("make") is None, reason="there is no make here")
def test_make_tells_an_old_python_before_anything_is_fetched(tmp_path: Path) -> None:
    python = tmp_path / "python3.10"
    script = AN_OLD_PYTHON.format(what="exec(sys.argv[1])")
    python.write_text(f"#!{sys.executable}\nimport sys\ndel sys.argv[1]\n{script}")
    python.chmod(0o755)
    made = subprocess.run(
        ["make", "-C", TOP, "python", f"PYTHON={python}"], capture_output=True, text=True, check=False
    )
    assert made.returncode != 0
    first = made.stderr.splitlines()[0]
    assert first.startswith(f"Bohnhof needs Python 3.11 or newer; {python} is Python 3.10.13.")
