"""Refusals: each names its rule and gives the reason in a sentence."""

from __future__ import annotations


class Refusal:
    """Why an action is forbidden: the id of the rule, and the reason in words."""

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
    """Raise `Illegal` if there is a refusal."""
    if refusal is not None:
        raise Illegal(refusal)
