"""`bohnhof mcp` from the outside: its errors at the start. (The tools are tested in tests/envs.)"""

from __future__ import annotations

import pytest

from bohnhof.cli import main
from tests.cli.complaints import Output, one_line


def test_without_its_package_it_says_what_to_install(capsys: Output, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None if name == "mcp" else name)
    assert main(["mcp"]) == 2
    assert one_line(capsys) == "bohnhof: mcp needs mcp: in the project's folder, pip install '.[mcp]'\n"
