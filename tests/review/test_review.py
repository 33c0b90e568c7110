"""The review of a game: cards, deals and choices, judged by what each player could see."""

from __future__ import annotations

from random import Random

import pytest

from bohnhof.bots.registry import make_bot
from bohnhof.bots.runner import run
from bohnhof.kernel.actions import Harvest, Plant
from bohnhof.kernel.places import hand
from bohnhof.kernel.text.record import Recorder
from bohnhof.kernel.view import determinize, view
from bohnhof.review import choices as choices_module
from bohnhof.review.choices import ChoiceReviewer
from bohnhof.review.games import PlayedGame, game_in
from bohnhof.review.page import page
from bohnhof.review.review import review
from bohnhof.review.words import described, signed
from bohnhof.review.worlds import Trial, adviser_for
from bohnhof.sentences.catalogue import language, languages
from tests.bots.games import deal
from tests.judge import edition_of, holds

NAMES = ("Anna", "Bert", "Cleo", "Dora")


def played(edition: str, players: int, bot: str, seed: int = 1) -> str:
    """The record of a game of bots."""
    table = deal(edition, players, seed=seed)
    recorder = Recorder(table, NAMES[:players])
    run(table, [make_bot(bot) for _ in range(players)], before=recorder.note)
    return recorder.text()


@pytest.fixture(autouse=True)
def few_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Interpreted, every world takes its time."""
    monkeypatch.setattr(choices_module, "MOST_LOOKED_AT", 4)
    monkeypatch.setattr(choices_module, "MOST_TRIED", 2)
    monkeypatch.setattr(choices_module, "FEW_WORLDS", 2)
    monkeypatch.setattr(choices_module, "MANY_WORLDS", 3)


@pytest.fixture(scope="module")
def trading() -> PlayedGame:
    return game_in(played("boonanza", 3, "trader"), edition_of)


def test_a_record_is_followed_from_its_deal_to_every_deal_between_seats(trading: PlayedGame) -> None:
    assert trading.is_fresh
    assert len(trading.moves) > 50
    found = review(trading, choices=False)
    assert [moment.seq for moment in found.moments] == list(range(len(trading.moves) + 1))
    assert found.judge.startswith("value-")
    assert found.trades
    assert found.deals
    for row in found.deals:
        assert row.maker != row.partner
        assert row.gave or row.got
        assert len(row.gains) == 3
        step = trading.moves[row.seq - 1]
        assert step.seat in (row.maker, row.partner)


def test_a_review_has_choices_and_its_page_speaks_every_language(trading: PlayedGame) -> None:
    steps: list[str] = []
    found = review(trading, progress=lambda what, _n, _of: steps.append(what))
    assert set(steps) == {"review-follows", "review-tries", "review-looks-for-deals"}
    for code in languages():
        spoken = language(code)
        text = page(found, trading.rules, spoken, {})
        assert f'<html lang="{code}">' in text
        assert spoken.say("review-own-deals") in text
        assert "<polyline" in text
        assert "http" not in text.replace("http://www.w3.org", "")


@pytest.mark.parametrize(("edition", "players"), [("duel", 2), ("al-cabohne", 2), ("al-cabohne-solo", 1)])
def test_games_without_trading_have_words_of_their_own(edition: str, players: int) -> None:
    game = game_in(played(edition, players, "rulebook"), edition_of)
    found = review(game)
    assert not found.trades
    assert found.judge.startswith("habits-")
    assert found.missed == []
    for code in languages():
        text = page(found, game.rules, language(code), {})
        assert language(code).say("review-own-deals") not in text


POSITION = """
    edition boonanza
    seats   Anna Bert Cleo
    turn    Anna plant
    seed    {}
    Anna    hand red soy blue | field red*7 | field chili | coins green*2
    Bert    hand blue stink | field blue*2 | field green*2
    Cleo    hand green blue*2 | field black-eyed | field - | coins soy
"""


def test_nobody_is_blamed_for_cards_that_they_did_not_see() -> None:
    table = holds(POSITION.format(1)).table
    twin = determinize(view(table, 0), Random(5))
    twin.seed = table.seed
    assert [table.bean[card] for card in range(1, len(table.bean))] != [
        twin.bean[card] for card in range(1, len(twin.bean))
    ]
    first = Plant(table.cards_in(hand(0))[0], 0)
    found = []
    for board in (table, twin):
        reviewer = ChoiceReviewer(board)
        reviewer.look(board, 1, 0, first)
        found.append([repr((c.did, c.other, c.gain, c.error)) for c in reviewer.choices(lambda *_: None)])
    assert found[0] == found[1]


def test_the_better_choice_leads_in_common_worlds() -> None:
    table = holds(POSITION.format(2)).table
    seen = view(table, 0)
    front = table.cards_in(hand(0))[0]
    trial = Trial(adviser_for(table.rules), seen, [Plant(front, 0), Harvest(0)], seed=3)
    trial.run(4)
    gain, error = trial.tried[0].ahead_of(trial.tried[1])
    assert all(len(one.outcomes) == 4 for one in trial.tried)
    assert error >= 0
    assert trial.ranked()[0] is (trial.tried[0] if gain >= 0 else trial.tried[1])


def test_numbers_are_said_with_their_sign() -> None:
    assert signed(language("en"), 2.13) == "+2.1"
    assert signed(language("de"), -0.46) == "−0,5"
    assert signed(language("en"), -0.04) == "0.0"


def test_an_action_is_described_as_on_the_web_table() -> None:
    table = holds(POSITION.format(1)).table
    seen = view(table, 0)
    assert (
        described(seen, NAMES[:3], Plant(table.cards_in(hand(0))[0], 0), language("en"))
        == "Plant kidney bean on field 1"
    )
    assert described(seen, NAMES[:3], None, language("en")) == "Wait"
