"""A damaged record never gives a wrong result: it is always refused."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from bohnhof.kernel.actions import Done, Plant
from bohnhof.kernel.edition import RULES_VERSION
from bohnhof.kernel.faults import BadInput
from bohnhof.kernel.places import hand
from bohnhof.kernel.play import play
from bohnhof.kernel.text.record import Recorder, read_record
from bohnhof.kernel.text.script import read_script, run
from bohnhof.kernel.text.seal import sealed
from tests.judge import edition_of
from tests.length import untraced
from tests.notation.games import Kind, random_game, written

KIND = Kind("boonanza", 3)


@cache
def record() -> str:
    """The record of a short game."""
    table = KIND.deal(seed=1)
    recorder = Recorder(table, KIND.names)
    for seat, action in random_game(table, Random(1)):
        recorder.note(seat, action)
    return recorder.text()


def body() -> list[str]:
    """The lines between the first and the last."""
    return record().splitlines()[1:-1]


def resealed(lines: list[str]) -> str:
    """A record with a valid seal, with any contents."""
    return sealed("\n".join(lines) + "\n")


def refusal_of(text: str) -> str:
    with pytest.raises(BadInput) as caught:
        read_record(text, edition_of)
    fault = str(caught.value)
    assert len(fault.splitlines()) == 1
    return fault


def assert_refused(text: str) -> None:
    """Assert that neither the replay nor the referee accepts this as the original record."""
    refusal_of(text)
    with pytest.raises(BadInput):
        read_script(text, edition_of)


places = st.integers(min_value=0, max_value=len(record()) - 1)
line_numbers = st.integers(min_value=0, max_value=len(record().splitlines()) - 1)


def test_a_record_says_which_game_was_played_what_happened_and_how_it_ended() -> None:
    lines = record().splitlines()
    assert lines[:2] == ["record    1", f"# rules {RULES_VERSION}"]
    assert lines[2:5] == ["edition   boonanza", "seats     Anna Bert Cleo", "seed      1"]
    assert all(line.startswith("> ") for line in lines[5:-6])
    reached, entries = read_record(record(), edition_of)
    scores = [reached.table.rules.score(reached.table, seat) for seat in range(3)]
    winners = [KIND.names[seat] for seat in reached.table.rules.winners(reached.table)]
    assert lines[-6:-1] == [
        "= over",
        *(f"= {name} score {score}" for name, score in zip(KIND.names, scores, strict=True)),
        f"= winners {' '.join(winners)}",
    ]
    assert [f"> {KIND.names[entry.seat]} {entry.words}" for entry in entries] == lines[5:-6]
    assert all(entry.events for entry in entries)


@untraced
@given(place=places, letter=st.characters())
@example(place=0, letter="\ufeff")
@example(place=0, letter="\n")
@example(place=0, letter="#")
@example(place=11, letter="\r")
@example(place=len(record()) - 1, letter="0")
def test_a_letter_changed_added_or_lost_is_noticed(place: int, letter: str) -> None:
    text = record()
    for changed in (
        text[:place] + letter + text[place + 1 :],
        text[:place] + letter + text[place:],
        text[:place] + text[place + 1 :],
    ):
        if changed.split() != text.split():  # else only its white space changed
            assert_refused(changed)


@untraced
@given(first=line_numbers, second=line_numbers)
def test_a_line_lost_repeated_or_moved_is_noticed(first: int, second: int) -> None:
    lines = record().splitlines()
    without = lines[:first] + lines[first + 1 :]
    for changed in (without, [*lines[:second], lines[first], *lines[second:]], lines_swapped(lines, first, second)):
        if changed != lines:
            assert_refused("\n".join(changed) + "\n")


def lines_swapped(lines: list[str], first: int, second: int) -> list[str]:
    swapped = lines[:]
    swapped[first], swapped[second] = swapped[second], swapped[first]
    return swapped


@given(end=places)
def test_a_record_that_breaks_off_is_noticed(end: int) -> None:
    assert_refused(record()[:end] if end < len(record()) - 1 else record()[: end - 1])


@untraced
def test_line_endings_and_blank_lines_at_the_end_are_no_damage() -> None:
    reached, entries = read_record(record(), edition_of)
    for text in (record().replace("\n", "\r\n"), record().removesuffix("\n"), record() + "\n \t\n\r\n"):
        again, same = read_record(text, edition_of)
        assert written(again.table) == written(reached.table)
        assert len(same) == len(entries)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "this is not a record: its first line is not 'record 1'"),
        ("edition boonanza\n", "this is not a record: its first line is not 'record 1'"),
        ("\nrecord 1\n", "this is not a record: its first line is not 'record 1'"),
        ("record\n", "line 1: this record has format none, but only format 1 can be read"),
        ("record 2\n", "line 1: this record has format 2, but only format 1 can be read"),
        ("record 1 2\n", "line 1: this record has format 1 2, but only format 1 can be read"),
        ("record 1\n", "line 1: this record is cut short: its last line must be the sum over the others"),
        ("record 1\n> Anna end\n", "line 2: this record is cut short: its last line must be the sum over the others"),
        ("record 1\n\n\n", "line 1: this record is cut short: its last line must be the sum over the others"),
        ("record 1\nsum\n", "line 2: this record was changed or damaged: its sum does not match"),
        ("record 1\nsum 12\n", "line 2: this record was changed or damaged: its sum does not match"),
        ("record 1\n\ud800\nsum 12\n", "line 3: this record was changed or damaged: its sum does not match"),
    ],
)
def test_what_is_not_a_whole_record_is_refused(text: str, reason: str) -> None:
    assert refusal_of(text) == reason


def test_a_record_of_an_unknown_format_is_one_short_line() -> None:
    assert len(refusal_of(f"record {'9' * 5000}\n")) < 400


def test_a_sealed_record_with_a_wrong_action_is_refused_with_its_line() -> None:
    lines = body()
    assert lines[4].startswith("> Anna plant")
    for wrong, reason in [
        ("> Anna plant 9", "line 6: > Anna plant 9: refused by B2.2: you have no such field"),
        ("> Anna dance", "line 6: 'dance' is not an action (there are: "),
        ("> Dora plant 1", "line 6: nobody called 'Dora' sits at this table"),
        ("= over", "line 6: = over: the game is not over"),
        ("! B2.2", "line 6: '!' follows an action"),
    ]:
        assert refusal_of(resealed([*lines[:4], wrong, *lines[5:]])).startswith(reason)


def test_a_sealed_record_with_a_refused_action_is_refused_with_its_line() -> None:
    lines = body()
    fault = refusal_of(resealed([*lines[:4], "> Bert end", "!", *lines[4:]]))
    assert fault == "line 7: a record holds only actions that were accepted"


def test_a_sealed_record_that_goes_on_after_the_end_is_refused_with_its_line() -> None:
    lines = body()
    end = lines.index("= over")
    fault = refusal_of(resealed([*lines[:end], "> Anna harvest 1", *lines[end:]]))
    assert fault == f"line {end + 2}: > Anna harvest 1: refused by B8.3: the game is over"
    assert "refused by B8.3" in refusal_of(resealed([*lines, "> Anna harvest 1"]))


def test_a_sealed_record_with_a_wrong_result_is_refused_with_its_line() -> None:
    lines = body()
    line = len(lines) - 1
    name, score = lines[line - 1].split()[1], int(lines[line - 1].split()[3])
    wrong = [*lines[: line - 1], f"= {name} score {score + 1}", lines[line]]
    fault = f"line {line + 1}: = {name} score {score + 1}: score: {score + 1} expected, but it is {score}"
    assert refusal_of(resealed(wrong)) == fault


def test_a_sealed_record_without_its_result_is_refused() -> None:
    assert refusal_of(resealed(body()[:-1])) == "this record does not end with the result of its game"


def test_a_sealed_record_of_an_unfinished_game_is_refused() -> None:
    lines = body()
    assert refusal_of(resealed(lines[:20])) == "this record does not reach the end of its game"


def test_a_sealed_record_holds_no_second_seal() -> None:
    lines = body()
    fault = refusal_of(resealed(["record 1", *lines]))
    assert fault == "line 2: 'record' stands only in the first line of a record"
    assert "'sum' stands only in the last line" in refusal_of(resealed([*lines, "sum 12"]))


def test_the_whole_record_is_checked_even_if_only_its_beginning_is_wanted() -> None:
    lines = body()
    wrong = resealed([*lines[:-6], "> Anna harvest 9", *lines[-6:]])
    with pytest.raises(BadInput, match="harvest 9"):
        read_record(wrong, edition_of, upto=1)


def test_a_record_has_only_so_many_actions() -> None:
    _, entries = read_record(record(), edition_of)
    with pytest.raises(BadInput) as caught:
        read_record(record(), edition_of, upto=len(entries) + 1)
    assert str(caught.value) == f"this record has {len(entries)} actions, not {len(entries) + 1}"


def test_only_a_finished_game_has_a_record() -> None:
    with pytest.raises(BadInput, match="only a finished game has a record"):
        Recorder(KIND.deal(seed=1), KIND.names).text()


def test_names_that_could_not_be_read_again_are_refused_at_once() -> None:
    with pytest.raises(BadInput, match="'Al Cabohne' cannot be a name"):
        Recorder(KIND.deal(seed=1), ("Al Cabohne", "Bert", "Cleo"))


def test_a_card_that_cannot_be_named_is_refused_at_once() -> None:
    table = KIND.deal(seed=1)
    recorder = Recorder(table, KIND.names)
    recorder.note(0, Done())
    for card in (table.cards_in(hand(0))[1], table.cards_in(hand(1))[0], 10**6):
        with pytest.raises(BadInput, match="named"):
            recorder.note(2, Plant(card, 0))


def test_a_game_that_is_under_way_is_a_script_that_leads_there() -> None:
    table = KIND.deal(seed=5)
    before = table.clone()
    recorder = Recorder(table, KIND.names)
    front = Plant(int(table.first[hand(0)]), 0)
    recorder.note(0, front)
    play(table, 0, front)
    assert run(recorder.so_far(), edition_of).table == table
    recorder.take_back(before)
    assert run(recorder.so_far(), edition_of).table == before


def test_a_record_that_no_longer_replays_names_the_rules_it_was_played_by() -> None:
    lines = [line for line in body() if not line.startswith("# rules")]
    wrong = [*lines[:3], "> Anna plant 9", *lines[4:]]
    told = f"does not replay by version {RULES_VERSION}: line 5: > Anna plant 9: refused by B2.2"
    assert f"this game was played by version 1 of the rules and {told}" in refusal_of(resealed(wrong))
    assert f"by version 7 of the rules and {told.replace('line 5', 'line 6')}" in refusal_of(
        resealed(["# rules 7, from entry 3 on 8", *wrong])
    )
    assert "by version 1 of the rules" in refusal_of(resealed(["# rules unheard of", *wrong]))
    read_record(resealed(lines), edition_of)  # as long as it replays, nobody minds


def test_who_listens_hears_of_every_action_right_after_it() -> None:
    heard: list[tuple[int, int]] = []
    _, entries = read_record(record(), edition_of, listen=lambda at, one: heard.append((one.seq, int(at.table.turn))))
    assert [seq for seq, _ in heard] == [entry.seq for entry in entries]
    turns = [turn for _, turn in heard]
    assert turns == sorted(turns)
    assert turns[0] < turns[-1]
