"""`import bohnhof` is enough to play, and costs nothing until it is used."""

from __future__ import annotations

import doctest
import subprocess
import sys

import pytest

import bohnhof
from bohnhof import BadInput, Game, Illegal, actions, game
from bohnhof.editions import EDITIONS


def test_the_examples_of_the_front_door_run() -> None:
    result = doctest.testmod(game)
    assert result.attempted > 8
    assert result.failed == 0


def test_everything_that_is_promised_can_be_had() -> None:
    for name in bohnhof.__all__:
        assert getattr(bohnhof, name) is not None
    assert set(bohnhof.__all__) <= set(dir(bohnhof))
    with pytest.raises(AttributeError, match="nonsense"):
        _ = bohnhof.nonsense


def test_the_import_alone_loads_nothing() -> None:
    asked = "import sys, bohnhof; print([name for name in sys.modules if name.startswith('bohnhof.')])"
    assert subprocess.check_output([sys.executable, "-c", asked], text=True).strip() == "[]"


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_game_of_every_edition_is_played_recorded_and_read_again(edition: str) -> None:
    played = Game(edition, seed=11)
    scores = played.run("random")
    assert played.is_over
    assert played.phase == "over"
    assert played.waiting_for == []
    again = Game.from_record(played.record())
    assert again.scores == scores
    assert again.winners == played.winners
    assert again.position() == played.position()


def test_a_refusal_names_its_rule_and_changes_nothing() -> None:
    fresh = Game("boonanza", players=4, seed=7)
    before = fresh.position()
    with pytest.raises(Illegal) as refused:
        fresh.play(actions.EndTrading(), seat="Bert")
    assert refused.value.rule == "B2.1"
    assert fresh.position() == before
    assert fresh.played == []


def test_words_and_objects_mean_the_same() -> None:
    by_words, by_objects = Game("boonanza", seed=7), Game("boonanza", seed=7)
    chosen = by_objects.legal()[0]
    by_words.play(by_objects.words(chosen))
    by_objects.play(chosen)
    assert by_words.position() == by_objects.position()
    assert by_words.played == by_objects.played == [(0, chosen)]


def test_a_copy_goes_its_own_way_and_has_no_record() -> None:
    first = Game("boonanza", seed=7)
    second = first.copy()
    second.play("plant 2")
    assert first.table.count[0] == 0
    assert first.position() != second.position()
    second.run("rulebook")
    with pytest.raises(BadInput, match="from its deal"):
        second.record()
    with pytest.raises(BadInput, match="only a finished game"):
        first.record()


def test_printing_a_game_shows_the_hands_but_not_what_comes_next() -> None:
    shown = str(Game("bohnanza", players=3, seed=1))
    assert "Anna      hand" in shown
    assert "draw" not in shown
    assert repr(Game("bohnanza", players=3, seed=1)) == "<Game of bohnanza, 3 players, turn 1, Anna: plant>"


def test_a_view_and_a_bot_see_only_what_the_seat_may_see() -> None:
    fresh = Game("bohnanza", players=3, seed=1)
    seen = fresh.view("Bert")
    assert seen.seat == 1
    assert fresh.ask("expert") in fresh.legal()
    assert fresh.hints()[0].action in fresh.legal()


def test_what_cannot_be_is_told_in_one_line() -> None:
    for wrong in (
        lambda: Game("bohnansa"),
        lambda: Game("bohnanza", players=9),
        lambda: Game("bohnanza", names=["Anna", "Anna", "Bert"]),
        lambda: Game("bohnanza", players=3, names=["Anna"]),
        lambda: Game("bohnanza", options=["no-such-option"]),
        lambda: Game("bohnanza").play("dance"),
        lambda: Game("bohnanza").legal("Nobody"),
        lambda: Game("bohnanza").run([]),
        lambda: Game.from_position("edition bohnanza"),
    ):
        with pytest.raises(BadInput) as told:
            wrong()
        assert "\n" not in str(told.value)
