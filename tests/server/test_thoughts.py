"""What bots think and say, as it is sent to a table."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec
import pytest

from bohnhof.bots.bot_view import BotView
from bohnhof.bots.rulebook_bot import RulebookBot
from bohnhof.kernel.actions import Action
from bohnhof.kernel.view import view
from bohnhof.server.thinking.thoughts import Thought, question_for, think
from tests.bots.games import register
from tests.judge import holds

TRADING = """
edition boonanza
seats   Anna Bert Cleo
turn    Anna trade
faceup  red stink
Anna    hand chili | field soy | field -
"""


class Wishful:
    """A bot of another package, whose wishes are no beans."""

    name = "wishful"

    def choose(self, view: BotView, legal: Sequence[Action], rng: Random, seconds: float | None) -> Action | None:
        return legal[0]

    def wishes(self, view: BotView) -> Any:
        return "red"


class Relative(RulebookBot):
    """A subclass of one of our bots, whose wishes fail."""

    def wishes(self, view: object) -> Any:
        raise KeyError("red")


@pytest.mark.parametrize(
    ("kind", "fault"),
    [(Wishful, "bot 'wishful' on seat 0 wishes 'red'"), (Relative, "bot 'rulebook' on seat 0 failed with KeyError")],
)
def test_wishes_that_fail_do_not_keep_a_bot_from_playing(
    kind: type, fault: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Its table would wait for it for ever, and its log would not say for whom."""
    name = kind.__name__.lower()
    register(monkeypatch, name, f"{__name__}:{kind.__name__}")
    seen = view(holds(TRADING).table, 0)
    question = question_for("a table", name, seen, may_talk=False, chance=1, seconds=1.0)
    with caplog.at_level(logging.ERROR):
        [thought] = msgspec.msgpack.decode(think(msgspec.msgpack.encode(question)), type=list[Thought])
    assert thought.action is not None
    assert thought.wish is None
    assert fault in caplog.text
    assert "Traceback" not in caplog.text
