"""How hard property tests search, which tests come first, and where tests write.

They search quickly and always the same, or at length if BOHNHOF_LAWS is `full`.
"""

import os
import shutil
import tempfile
from pathlib import Path
from typing import Final

import pytest
from hypothesis import settings

# No deadlines: a slow machine is not a broken law.
settings.register_profile("quick", deadline=None, derandomize=True)
settings.register_profile("full", deadline=None, print_blob=True)
settings.load_profile(os.environ.get("BOHNHOF_LAWS", "quick"))

# Files with tests of ten seconds and more. They come first: at the end, the other workers would wait for them.
LONG: Final = (
    "test_many.py",
    "test_supervisor.py",
    "test_many_servers.py",
    "test_people.py",
    "test_company.py",
    "test_play.py",
    "test_review.py",
)

MEMORY: Final = Path("/dev/shm")
ENOUGH: Final = 2 * 10**9  # bytes; tests need about 200 MB


def write_into_memory() -> None:
    """Let tests write into memory, if there is enough: thousands of transactions would wait for a disk.

    No test can tell the difference. They kill processes, and what a process has written survives that in either place.
    """
    if "TMPDIR" in os.environ or not os.access(MEMORY, os.W_OK):
        return
    may_start_programs = not os.statvfs(MEMORY).f_flag & os.ST_NOEXEC
    if may_start_programs and shutil.disk_usage(MEMORY).free > ENOUGH:
        os.environ["TMPDIR"] = tempfile.tempdir = str(MEMORY)


write_into_memory()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: item.path.name not in LONG)
