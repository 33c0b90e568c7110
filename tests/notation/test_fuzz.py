"""Any text is either read, or refused in one line."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bohnhof.kernel.faults import BadInput
from bohnhof.kernel.table import Table
from bohnhof.kernel.text.action_text import write_action
from bohnhof.kernel.text.record import read_record
from bohnhof.kernel.text.script import judge, read_script
from bohnhof.kernel.text.seal import sealed
from tests.judge import edition_of
from tests.length import FULL, untraced
from tests.notation.games import KINDS, random_game, read, written

EXAMPLES = 3000 if FULL else 250

# What people and broken programs put into texts, besides the words of other lines.
ODD_WORDS = (
    "", "0", "-1", "1", "2", "3", "7", "999999", "1000000", "9" * 5000, "٣", "²", "1.5", "#3", "#", "# comment", "|",
    "||", "-", "...", "*", "+", "@", "red@", "red@0", "red@1", "red@up", "red@up9", "coin:", "coin:red", "coin:red@1",
    "red*0", "red*2", "red*200", "blue*999999999", "red+soy", "red+", "nothing", "anyone", "Anna", "Zoe", "?", "over",
    "encore", "trade", "plant", "aside", "draw", "bought", "shown", "hand", "field", "coins", "offer", "yes", "no",
    "answers", "record", "sum", "record 1", ">", "!", "=", "> Anna", "= Anna", "\0", "\t", "\r", "\n", "\x1c", "\x85",
    "\ufeff", "\u2028", "😀", "Ü", "a" * 3000,
)  # fmt: skip


@cache
def scripts() -> list[str]:
    """Positions from the middle of games, with offers on the table, and what was done and held next."""
    texts = []
    for seed, kind in enumerate(KINDS):
        table = kind.deal(seed, rich=True)
        start = 40 + 13 * seed
        before = written(table)
        steps: list[str] = []
        for n, (seat, action) in enumerate(random_game(table, Random(seed))):
            if n == start:
                before = written(table)
                steps = []
            steps.append(f"> {kind.names[seat]} {write_action(table, kind.names, seat, action)}\n")
            if n > start + 12:
                break
        turn = f"= turn {kind.names[table.active]} {table.rules.phase_name(table.phase)}\n"
        checks = [f"= {line}\n" for line in written(table).splitlines() if line.split()[0] in kind.names]
        end = "> Bert end\n! B4.8\n" if any(phase.trades for phase in table.rules.phases) else "> Anna end\n! B2.1\n"
        texts.append("".join([before, *steps, *checks, turn, end]))
    return texts


@st.composite
def damaged(draw: st.DrawFn) -> str:
    """A script with some random damage: lines and words lost, doubled, swapped or replaced."""
    lines = draw(st.sampled_from(scripts())).splitlines(keepends=True)
    for _ in range(draw(st.integers(min_value=1, max_value=4))):
        pieces = lines if draw(st.booleans()) else "".join(lines).split(" ")
        gap = "" if pieces is lines else " "
        first = draw(st.integers(min_value=0, max_value=len(pieces) - 1))
        second = draw(st.integers(min_value=0, max_value=len(pieces) - 1))
        match draw(st.sampled_from(["lose", "double", "swap", "replace", "odd", "letter"])):
            case "lose":
                pieces = pieces[:first] + pieces[first + 1 :]
            case "double":
                pieces = [*pieces[:second], pieces[first], *pieces[second:]]
            case "swap":
                pieces[first], pieces[second] = pieces[second], pieces[first]
            case "replace":
                pieces[first] = pieces[second]
            case "odd":
                pieces[first] = draw(st.sampled_from(ODD_WORDS))
            case _:
                at = draw(st.integers(min_value=0, max_value=len(pieces[first])))
                pieces[first] = pieces[first][:at] + draw(st.characters()) + pieces[first][at:]
        lines = gap.join(pieces).splitlines(keepends=True) or [""]
    return "".join(lines)


def judged_to_the_end(text: str) -> Table | None:
    """The Table that a script leads to, if it can be read."""
    try:
        script = read_script(text, edition_of)
        assert_is_sound(script.start.table)
        for _ in judge(script):
            pass
    except BadInput as fault:
        complaint = str(fault)
    else:
        assert_is_sound(script.start.table)
        return script.start.table
    assert len(complaint.splitlines()) == 1
    assert len(complaint) < 400
    return None


def assert_is_sound(table: Table) -> None:
    """Every card lies somewhere, and the position can be written and read again."""
    places = range(1, len(table.first))
    beans = sorted(bean for place in places for bean in table.beans_in(place))
    assert [beans.count(bean) for bean in range(int(table.rules.beans))] == table.rules.deck_copies()
    text = written(table)
    assert written(read(text)) == text


def test_the_undamaged_texts_can_be_read() -> None:
    for text in scripts():
        assert judged_to_the_end(text) is not None


@untraced
@settings(max_examples=EXAMPLES)
@given(text=damaged())
def test_a_damaged_script_is_read_or_refused(text: str) -> None:
    judged_to_the_end(text)


@untraced
@settings(max_examples=EXAMPLES)
@given(text=st.lists(st.sampled_from([*ODD_WORDS, "edition", "bohnanza", "seats", "Bert", "Cleo", "\n"])).map(" ".join))
def test_words_thrown_together_are_read_or_refused(text: str) -> None:
    judged_to_the_end(f"edition bohnanza\nseats Anna Bert Cleo\n{text}")
    judged_to_the_end(text)


@untraced
@given(text=st.text())
def test_any_text_at_all_is_read_or_refused(text: str) -> None:
    judged_to_the_end(text)
    with pytest.raises(BadInput):
        read_record(text, edition_of)


@given(text=damaged())
def test_a_damaged_text_with_a_valid_seal_is_refused_as_a_record(text: str) -> None:
    with pytest.raises(BadInput) as caught:
        read_record(sealed(text), edition_of)
    assert len(str(caught.value).splitlines()) == 1
