"""The mark that ties tests to rules goes together with the other things that stand above a test."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.rulemark import rule


@rule("B1.1", "B1.2")
@pytest.mark.parametrize("players", [3, 4])
@given(seed=st.integers())
def test_a_marked_test_keeps_its_ids(request: pytest.FixtureRequest, players: int, seed: int) -> None:
    assert [mark.args for mark in request.node.iter_markers("rule")] == [("B1.1", "B1.2")]
