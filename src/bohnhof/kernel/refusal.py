"""Refusals: every one names its rule and says why in a sentence."""

from __future__ import annotations


class Refusal:
    """Why something may not be done: the id of the rule, and the reason in words."""

    def __init__(self, rule: str, reason: str) -> None:
        self.rule = rule
        self.reason = reason

    def __repr__(self) -> str:
        return f"{self.rule}: {self.reason}"


class Illegal(Exception):
    """Raised by `play` before anything has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.rule}: {refusal.reason}")
        self.rule = refusal.rule
        self.reason = refusal.reason


def demand(refusal: Refusal | None) -> None:
    """Go on only if nothing speaks against it."""
    if refusal is not None:
        raise Illegal(refusal)
