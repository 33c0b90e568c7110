"""Errors outside the rules: input that cannot be read or is inconsistent."""

from __future__ import annotations


class BadInput(ValueError):
    """Invalid input; the message is one clear line for the user."""


class Impossible(BadInput):
    """A position that no game can reach: it can be read, but not played."""
