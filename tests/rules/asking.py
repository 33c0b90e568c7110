"""Questions for rule tests beyond `holds`: why not, what is listed, who sees what, what is paid."""

from __future__ import annotations

from textwrap import dedent

import pytest

from bohnhof.kernel.faults import BadInput
from bohnhof.kernel.legal import legal
from bohnhof.kernel.places import SPECTATOR
from bohnhof.kernel.text.action_text import write_action
from bohnhof.kernel.text.notation import Position, write_position
from bohnhof.kernel.text.script import judge, read_script
from bohnhof.kernel.view import view
from tests.judge import edition_of, holds


def reason(text: str) -> str:
    """The reason for refusing the last refused action of a script; everything else must hold."""
    refused = None
    for judged in judge(read_script(dedent(text), edition_of)):
        assert judged.complaint is None, f"line {judged.step.line.number}: {judged.complaint}"
        refused = judged.refusal or refused
    assert refused is not None, "nothing was refused"
    return refused.reason


def fault(text: str) -> str:
    """The error about a position that cannot be played."""
    with pytest.raises(BadInput) as raised:
        read_script(dedent(text), edition_of)
    return str(raised.value)


def listed(position: Position, name: str) -> set[str]:
    """Everything but offers that this player may do now, in words."""
    table, names = position.table, position.names
    seat = names.index(name)
    words = [write_action(table, names, seat, action) for action in legal(table, seat)]
    assert len(set(words)) == len(words), "something is listed twice"
    return set(words)


def seen_by(position: Position, name: str | None) -> dict[str, str]:
    """The position as this player sees it (nobody: a spectator), line by line; `?` is a hidden card."""
    seat = SPECTATOR if name is None else position.names.index(name)
    lines = write_position(view(position.table, seat), position.names).splitlines()
    return {line.split()[0]: " ".join(line.split()[1:]) for line in lines}


def paid(field: str, buildings: str, edition: str = "high-bohn") -> int:
    """What a field pays the owner of these buildings."""
    position = holds(f"""
        edition {edition}
        seats   Anna Bert Cleo
        turn    Bert trade
        Anna    field {field} | buildings {buildings}
    """)
    return int(position.table.rules.pays(position.table, 0, 0))
