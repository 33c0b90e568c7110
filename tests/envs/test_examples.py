"""Every example of docs/environments.md can be copied into a file of its own and runs there."""

from __future__ import annotations

import re
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[2] / "docs" / "environments.md"
EXAMPLES = re.findall(r"^```python\n(.*?)^```", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)


def packages(example: str) -> set[str]:
    return set(re.findall(r"^(?:import|from) (\w+)", example, re.MULTILINE))


def test_there_is_one_for_every_interface() -> None:
    named = "\n".join(EXAMPLES)
    for module in ("bohnhof_v0", "bohnhof_parallel_v0", "single", "batch", "openspiel", "text", "imitate"):
        assert module in named


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: re.findall(r"bohnhof\.envs\S*|$", example)[0])
def test_an_example_runs_as_it_stands(example: str, tmp_path: Path) -> None:
    for package in packages(example):
        if find_spec(package) is None:
            pytest.skip(f"{package} is not installed")
    script = tmp_path / "example.py"
    script.write_text(example, encoding="utf-8")
    ran = subprocess.run([sys.executable, "-W", "error", str(script)], capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stderr) == (0, "")
