"""The benchmark: the same protocol for every agent, and a card with the results."""

from __future__ import annotations

import json
from collections.abc import Sequence
from fractions import Fraction
from pathlib import Path
from random import Random

import pytest

from bohnhof import __version__
from bohnhof.arena import benchmark as protocol
from bohnhof.arena.benchmark import COPIES, MIXED, Fixture, Lineup, benchmark, games_of, lineups, play_fixture
from bohnhof.arena.card import NOT_THE_PROTOCOL, Card
from bohnhof.arena.comparison import comparison, saved
from bohnhof.arena.deals import DealWatch
from bohnhof.bots.faults import BotFault
from bohnhof.bots.rulebook_bot import RulebookBot
from bohnhof.cli import main
from bohnhof.kernel.actions import Accept, Action, Plant
from bohnhof.kernel.events import Event
from bohnhof.kernel.places import hand
from bohnhof.kernel.play import play
from bohnhof.kernel.table import View
from tests.judge import holds

SMALL = (("boonanza", 3),)


class Clumsy(RulebookBot):
    """Asks first for what the rules refuse, once in a turn, and counts tokens like a language model."""

    def __init__(self) -> None:
        super().__init__()
        self.name = "clumsy"
        self.tokens = 0
        self._asked = -1

    def choose(self, view: View, legal: Sequence[Action], rng: Random, seconds: float | None) -> Action | None:
        self.tokens += 10
        if self._asked != view.turn:
            self._asked = int(view.turn)
            return Plant(int(view.rules.deck_size) - 1, 0)  # the last card of the draw pile
        return super().choose(view, legal, rng, seconds)


CLUMSY = f"{__name__}:Clumsy"


class Babbler(RulebookBot):
    """Answers with words, as a language model might."""

    def choose(self, view: View, legal: Sequence[Action], rng: Random, seconds: float | None) -> Action | None:
        return "plant 1"  # type: ignore[return-value]


class Breaker(RulebookBot):
    """Fails."""

    def choose(self, view: View, legal: Sequence[Action], rng: Random, seconds: float | None) -> Action | None:
        raise TimeoutError("no answer")


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(protocol, "TABLES", SMALL)
    monkeypatch.setattr(protocol, "RIVALS", ("rulebook", "random"))


def test_every_table_has_every_company() -> None:
    found = lineups("me")
    assert len(found) == len(protocol.TABLES) * (len(protocol.RIVALS) + 2)
    assert all(lineup.ring[0] == "me" for lineup in found)
    assert {lineup.company for lineup in found} == {*protocol.RIVALS, MIXED, COPIES}
    assert games_of(2) == 2 * sum(min(len(lineup.ring), lineup.players) for lineup in found)


def test_an_agent_among_its_equals_has_exactly_an_equal_share() -> None:
    played = play_fixture(Fixture(Lineup("boonanza", 3, "rulebook", ("rulebook",) * 3), 1))
    assert (played.win_share, played.lead) == (Fraction(1, 3), Fraction())
    assert played.gained == pytest.approx(played.given), "what its deals give it, they give to others like it"


def test_a_table_smaller_than_the_company_plays_with_the_agent_only() -> None:
    played = play_fixture(Fixture(Lineup("boonanza", 3, MIXED, ("random", "random", "random", "random")), 1))
    assert 0 <= played.win_share <= 1
    assert played.thinking.decisions > 0


@pytest.mark.usefixtures("small")
def test_what_the_rules_refuse_is_counted_and_the_game_goes_on() -> None:
    card = Card(CLUMSY, benchmark(CLUMSY, 1))
    assert card.refused.total() > 0
    assert card.tokens == 10 * card.thinking.decisions
    page = card.markdown()
    assert "clumsy" in page
    assert f"{card.refused.most_common()[0][0]} " in page
    assert "10 for a decision" in page
    assert NOT_THE_PROTOCOL in page


def test_an_answer_that_is_no_action_is_counted_and_the_game_goes_on() -> None:
    """Its time counts, too."""
    played = play_fixture(
        Fixture(Lineup("boonanza", 3, "rulebook", (f"{__name__}:Babbler", "rulebook", "rulebook")), 1)
    )
    assert played.refused[protocol.UNREADABLE] == played.refused.total() > 0
    assert played.thinking.decisions == played.thinking.buckets.total() >= played.refused.total()


def test_an_agent_that_fails_hears_in_which_game() -> None:
    with pytest.raises(BotFault, match="failed with TimeoutError: no answer") as found:
        play_fixture(Fixture(Lineup("boonanza", 3, "rulebook", (f"{__name__}:Breaker", "rulebook", "rulebook")), 7))
    assert found.value.__notes__[-1] == "in deal 7 of boonanza with 3, with rulebook"


def test_two_agents_with_one_name_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["benchmark", "--agent", "random", "--agent", "random"]) == 2
    assert "would share a card" in capsys.readouterr().err


def test_the_protocol_keeps_its_results() -> None:
    """If this fails, rules, bots or deals have changed: give the protocol a new name, and measure again."""
    found = [play_fixture(Fixture(lineup, 1)) for lineup in lineups("expert") if lineup.company == MIXED]
    assert (protocol.PROTOCOL, [(str(one.win_share), str(one.coins), one.trades) for one in found]) == (
        "bohnhof-1", [("1", "37/2", 169), ("1/6", "79/6", 301), ("1/3", "95/3", 146)],
    )  # fmt: skip


@pytest.mark.usefixtures("small")
def test_the_same_agent_has_the_same_card_again() -> None:
    one, two = (Card("rulebook", benchmark("rulebook", 2)).as_json() for _ in range(2))
    for card in (one, two):
        del card["seconds_per_decision"]
    assert one == two


@pytest.mark.usefixtures("small")
def test_agents_are_compared_the_best_first() -> None:
    cards = [Card(agent, benchmark(agent, 2)) for agent in ("random", "rulebook")]
    played, _, *rows = comparison([saved(card) for card in cards]).splitlines()
    assert played == f"bohnhof-1, 2 deals, Bohnhof {__version__}. {NOT_THE_PROTOCOL}"
    assert [row.split()[1] for row in rows[2:]] == ["rulebook", "random"]
    assert "nothing" in cards[0].markdown()


def test_the_lead_is_also_given_without_the_luck_of_the_cards() -> None:
    lineup = Lineup("boonanza", 3, "rulebook", ("random", "rulebook", "rulebook"))
    played = play_fixture(Fixture(lineup, 1, luck=True))
    assert played.luck is not None
    card = Card("random", {lineup: [played]})
    assert card.fair_lead is not None
    assert card.fair_lead.mean == pytest.approx(float(played.lead - played.luck))
    assert "Without the luck of the cards" in card.markdown()
    assert Card("random", {lineup: [play_fixture(Fixture(lineup, 1))]}).fair_lead is None


@pytest.mark.usefixtures("small")
def test_the_command_writes_cards(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = ["benchmark", "--agent", "random", "--agent", "rulebook", "--deals", "1", "--workers", "1", "--no-luck"]
    assert main([*command, "--out", str(tmp_path)]) == 0
    assert {file.name for file in tmp_path.iterdir()} == {
        "random.md", "random.json", "rulebook.md", "rulebook.json", "comparison.md",
    }  # fmt: skip
    assert json.loads((tmp_path / "random.json").read_text())["comparable"] is False
    capsys.readouterr()
    assert main([*command, "--json"]) == 0
    assert [card["agent"] for card in json.loads(capsys.readouterr().out)] == ["random", "rulebook"]


@pytest.mark.usefixtures("small")
def test_a_card_is_compared_with_the_cards_in_its_folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    common = ["benchmark", "--workers", "1", "--no-luck", "--out", str(tmp_path), "--agent"]
    (tmp_path / "notes.json").write_text('{"agent": "nobody"}')
    (tmp_path / "broken.json").write_text("{")
    assert main([*common, "trader", "--deals", "2"]) == 0
    assert main([*common, "random", "--deals", "1"]) == 0
    assert not (tmp_path / "comparison.md").exists(), "cards with other deals cannot be compared"
    assert main([*common, "rulebook", "--deals", "1"]) == 0
    rows = (tmp_path / "comparison.md").read_text().splitlines()[2:]
    assert [row.split()[1] for row in rows[2:]] == ["rulebook", "random"]
    assert rows[-1] in capsys.readouterr().out


def test_what_is_no_agent_is_told_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["benchmark", "--agent", "rulebok"]) != 0
    assert capsys.readouterr().err.count("\n") == 1


def test_a_deal_is_valued_for_both_partners() -> None:
    """Anna grows soy and Bert grows red beans: each gives the other what the other grows."""
    table = holds(
        """
        edition bohnanza
        seats   Anna Bert Cleo
        turn    Anna trade
        Anna    hand red | field soy*3 | field blue
        Bert    hand soy | field red*3 | field chili
        > Anna offer Bert red for soy
        """
    ).table
    watch = DealWatch(table.rules)
    log: list[Event] = []
    table.log = log
    soy = table.cards_in(hand(1))[0]
    action = Accept(int(table.offers[0].id), (soy,))
    watch.before(table, action)
    play(table, 1, action)
    watch.after(table, log)
    assert watch.deals == [1, 1, 0]
    assert watch.gained[0] == watch.given[1] > 0
    assert watch.gained[1] == watch.given[0] > 0
