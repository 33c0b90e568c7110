"""Are the tests of server and browser steady? Runs them repeatedly, alone and next to busy loops.

python -m tests.steadiness --rounds 20 --busy 5 [paths …]

Each round's result is printed; it stops at the first failure.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

PATHS: Final = ("tests/server", "tests/web")
SPIN: Final = "while True: pass"
MOST_WORKERS: Final = 16


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--rounds", type=int, default=20, help="rounds with nothing beside them")
    parser.add_argument("--busy", type=int, default=5, help="rounds beside one busy loop for each processor core")
    parser.add_argument("--workers", action="store_true", help="only print how many tests run at a time")
    parser.add_argument("paths", nargs="*", default=PATHS, help="which tests; those of server and browser if not said")
    wanted = parser.parse_args()
    if wanted.workers:
        print(workers())
        return 0
    for n in range(wanted.rounds):
        if not passes(f"round {n + 1} of {wanted.rounds}", wanted.paths):
            return 1
    for n in range(wanted.busy):
        with busy_loops():
            if not passes(f"busy round {n + 1} of {wanted.busy}", wanted.paths):
                return 1
    return 0


def passes(name: str, paths: list[str]) -> bool:
    """Run one round, a folder after the other as `make test` does; its output is shown if it failed."""
    began = time.monotonic()
    lasts = []
    for path in paths:
        command = [
            sys.executable,
            "-m",
            "pytest",
            "-q",
            "-n",
            str(workers()),
            "--dist",
            "worksteal",
            "-p",
            "no:cacheprovider",
        ]
        done = subprocess.run(
            [*command, path], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
        )
        lasts.append(done.stdout.strip().splitlines()[-1] if done.stdout.strip() else "nothing was printed")
        if done.returncode != 0:
            print(done.stdout)
            break
    result = "passed" if done.returncode == 0 else "FAILED"
    print(f"{name}: {result} in {time.monotonic() - began:.0f} s ({'; '.join(lasts)})", flush=True)
    return done.returncode == 0


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def workers() -> int:
    """Tests of servers and browsers often wait: two on each core, as long as there is memory for them."""
    return min(2 * cores(), MOST_WORKERS)


@contextmanager
def busy_loops() -> Iterator[None]:
    loops = [subprocess.Popen([sys.executable, "-c", SPIN]) for _ in range(cores())]
    try:
        yield
    finally:
        for loop in loops:
            loop.terminate()
        for loop in loops:
            loop.wait()


if __name__ == "__main__":
    raise SystemExit(main())
