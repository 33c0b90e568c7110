"""Other people's libraries: run only by `make test-ecosystem`, each group in a separate environment."""

import os
from importlib.metadata import PackageNotFoundError, version

import pytest

collect_ignore_glob = [] if os.environ.get("BOHNHOF_ECOSYSTEM") else ["test_*.py"]

PACKAGES = (
    "gymnasium", "pettingzoo", "stable-baselines3", "sb3-contrib", "torch", "ray", "open_spiel", "textarena", "mcp",
    "onnxruntime", "numpy",
)  # fmt: skip


def pytest_report_header() -> str:
    """Which versions this run is about."""
    found = []
    for package in PACKAGES:
        try:
            found.append(f"{package} {version(package)}")
        except PackageNotFoundError:
            continue
    return f"ecosystem: {', '.join(found)}"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        item.add_marker(pytest.mark.filterwarnings("default"))  # warnings of other packages are their concern
