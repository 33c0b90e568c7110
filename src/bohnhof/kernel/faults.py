"""What goes wrong outside the rules: input that cannot be read or does not fit together."""

from __future__ import annotations


class BadInput(ValueError):
    """Input that cannot be used; its text is one clear line for the person who gave it."""


class Impossible(BadInput):
    """A position to which no game could come: it can be read, but not played."""
