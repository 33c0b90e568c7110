"""Links a test to the rules it shows: `@rule("B7.3")` above the test, with one id or several."""

import pytest


def rule(first: str, *more: str) -> pytest.MarkDecorator:
    """Say which rules a test shows; tests/test_traceability.py checks that every rule is shown by a test."""
    return pytest.mark.rule(first, *more)
