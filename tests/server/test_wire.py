"""The wire protocol: actions survive a round trip, and generated files are up to date."""

from __future__ import annotations

from typing import get_type_hints

import msgspec
import pytest

from bohnhof.kernel.actions import Accept, Action, BuyField, Counter, EndTrading, Offer, Plant
from bohnhof.kernel.arrays import COMPILED
from bohnhof.kernel.verbs import BY_KIND
from bohnhof.server.wire import asked
from bohnhof.server.wire.actions import KINDS, read_action_json, types_of, write_action_json
from bohnhof.server.wire.typescript import protocol
from tests.sources import TOP


@pytest.mark.parametrize(
    "action",
    [
        Plant(12, 1),
        EndTrading(),
        BuyField((3, 4, 5)),
        Offer(None, (1, 2), (3,)),
        Offer(2, (), (), (4,)),
        Counter(7, (1,), (2, 2)),
        Accept(7),
        Accept(7, (1, 2)),
    ],
)
def test_an_action_is_read_as_it_was_written(action: Action) -> None:
    assert read_action_json(write_action_json(action)) == action


def test_a_verb_is_the_name_of_its_action() -> None:
    assert BY_KIND[EndTrading].name == "end_trading"
    assert len({BY_KIND[kind].name for kind in KINDS}) == len(KINDS)


@pytest.mark.skipif(COMPILED, reason="a compiled class does not remember the types of its fields")
def test_the_types_of_fields_are_those_of_the_kernel() -> None:
    for kind in KINDS:
        assert types_of(kind) == get_type_hints(kind), kind.__name__


@pytest.mark.parametrize(
    "text",
    [
        '{"type": "act", "ref": "1"}',
        '{"type": "act", "ref": "", "action": {"verb": "done"}}',
        '{"type": "act", "ref": "1", "action": {"verb": "cheat"}}',
        '{"type": "act", "ref": "1", "action": {"verb": "plant", "card": "1", "field": 0}}',
        '{"type": "act", "ref": "1", "action": {"verb": "plant", "card": 1, "field": 0, "seat": 2}}',
        '{"type": "act", "ref": "1", "action": {"verb": "accept", "offer": 1, "cards": ["x"]}}',
        '{"type": "wish", "want": [null], "give": []}',
        '{"type": "shout"}',
        "[]",
    ],
)
def test_what_is_no_message_is_not_read(text: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(text, type=asked.FromClient)


@pytest.mark.skipif(COMPILED, reason="a compiled class has no docstring")
def test_the_typescript_is_not_stale() -> None:
    written = (TOP / "web" / "src" / "wire.ts").read_text(encoding="utf-8")
    assert written == protocol(), "run `make wire`"
