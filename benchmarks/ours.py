"""The kernel as a contestant: runs `bohnhof bench` with an interpreter, compiled or not, in a separate process."""

from __future__ import annotations

import json
import subprocess
from dataclasses import dataclass

from benchmarks.contest import FIGURES, Absent, Figures


@dataclass(frozen=True)
class Bohnhof:
    """The package installed for this interpreter, which must be compiled or not, as wanted."""

    interpreter: str
    compiled: bool

    @property
    def name(self) -> str:
        return "Bohnhof, compiled" if self.compiled else "Bohnhof, interpreted"

    def measure(self, seconds: float) -> Figures:
        speed = self.bench(seconds)
        if speed["compiled"] != self.compiled:
            raise Absent(f"the kernel of {self.interpreter} is {'not ' if self.compiled else ''}compiled")
        return {name: float(speed[name]) for name in FIGURES}

    def bench(self, seconds: float) -> dict[str, float]:
        """The output of `bohnhof bench`. The process inherits the core of this one."""
        command = [self.interpreter, "-m", "bohnhof", "bench", "--json", "--seconds", str(seconds)]
        try:
            found: dict[str, float] = json.loads(subprocess.run(command, capture_output=True, check=True).stdout)
        except OSError as fault:
            raise Absent(f"{self.interpreter}: {fault.strerror}") from fault
        except subprocess.CalledProcessError as fault:
            words = fault.stderr.decode(errors="replace").strip().splitlines() or ["no word why"]
            raise Absent(f"{self.interpreter}: {words[-1]}") from fault
        return found
