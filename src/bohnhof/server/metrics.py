"""Metrics, in the text format of Prometheus."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable
from typing import Final

BUCKETS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Histogram:
    """How long something took, in buckets."""

    def __init__(self) -> None:
        self.counts = [0] * (len(BUCKETS) + 1)
        self.sum = 0.0

    def note(self, seconds: float) -> None:
        self.counts[bisect_left(BUCKETS, seconds)] += 1
        self.sum += seconds


class Metrics:
    """All figures of one server process."""

    def __init__(self) -> None:
        self.actions: Counter[str] = Counter()  # by outcome
        self.messages: Counter[str] = Counter()  # received, by type
        self.ended: Counter[str] = Counter()  # connections that we ended, by reason
        self.entered = Histogram()  # from an action's arrival to everybody's update being on its way
        self.thought = Histogram()  # of bots
        self.faults = 0  # ours: they are in the log
        self.about: dict[str, str] = {}  # distinguishes this process from others
        self._gauges: dict[str, tuple[str, Callable[[], float]]] = {}

    def gauge(self, name: str, text: str, read: Callable[[], float]) -> None:
        """A figure that is read on request."""
        self._gauges[name] = (text, read)

    def text(self) -> str:
        lines = []
        for name, counts in (
            ("actions", self.actions),
            ("messages", self.messages),
            ("connections_ended", self.ended),
        ):
            lines += [f"# TYPE bohnhof_{name}_total counter"]
            lines += [f'bohnhof_{name}_total{{kind="{kind}"}} {n}' for kind, n in sorted(counts.items())]
        if self.about:
            about = ",".join(f'{name}="{value}"' for name, value in self.about.items())
            lines += ["# TYPE bohnhof_server_info gauge", f"bohnhof_server_info{{{about}}} 1"]
        lines += ["# TYPE bohnhof_faults_total counter", f"bohnhof_faults_total {self.faults}"]
        for name, histogram in (("action_seconds", self.entered), ("bot_seconds", self.thought)):
            lines += _histogram(f"bohnhof_{name}", histogram)
        for name, (text, read) in self._gauges.items():
            lines += [f"# HELP bohnhof_{name} {text}", f"# TYPE bohnhof_{name} gauge", f"bohnhof_{name} {read():g}"]
        return "\n".join(lines) + "\n"


def _histogram(name: str, histogram: Histogram) -> list[str]:
    lines = [f"# TYPE {name} histogram"]
    total = 0
    for border, count in zip((*map(str, BUCKETS), "+Inf"), histogram.counts, strict=True):
        total += count
        lines.append(f'{name}_bucket{{le="{border}"}} {total}')
    return [*lines, f"{name}_sum {histogram.sum:g}", f"{name}_count {total}"]
