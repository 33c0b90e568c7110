"""A person plays with bots: whole games, who is asked when, and that nothing is decided for the person."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import cycle
from random import Random

import pytest

from bohnhof.bots.faults import BotFault
from bohnhof.editions import EDITIONS
from bohnhof.kernel.actions import Accept, Action, Decline, Harvest, Offer
from bohnhof.kernel.legal import may_offer
from bohnhof.kernel.table import View
from bohnhof.kernel.text.record import read_record
from bohnhof.library import find_edition
from tests.bots.games import deal, waits
from tests.length import FULL
from tests.terminal.sitting import WIDTH, plants, sit_down, sit_down_at

TRADING = """
    edition boonanza
    seats   You Bert Cleo
    turn    You trade
    faceup  stink red
    You     hand chili soy | field red | field blue*2
    Bert    hand green garden | field stink*2
    Cleo    hand soy*2
"""
# Every edition with the fewest players; with the most, too, or one of them.
TABLES = [(id, EDITIONS[id].players[0]) for id in EDITIONS]
TABLES += [(id, EDITIONS[id].players[-1]) for id in (EDITIONS if FULL else ["bohnanza-plus"])]

BERTS_TRADING = TRADING.replace("turn    You", "turn    Bert")

BETWEEN_BERT_AND_CLEO = BERTS_TRADING.replace("You Bert Cleo", "Bert You Cleo")  # and so asked before Cleo


# -------------------------------------------------------------------- whole games


@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_a_person_who_takes_the_first_choice_or_waits_reaches_the_end(edition: str, players: int) -> None:
    game, screen = sit_down(deal(edition, players, seed=players), cycle(["1", ""]))
    assert game.run()
    assert max(len(line) for line in screen.shown.splitlines()) <= WIDTH
    assert "?" not in screen.shown
    assert screen.shown.rstrip().endswith(("coin", "coins", "point", "points", "wins"))
    position, entries = read_record(game.recorder.text(), find_edition)
    assert position.names[:2] == ("You", "Bert")[:players]
    assert any(entry.seat == 0 for entry in entries)


@pytest.mark.parametrize("options", [("coin-trading", "encore"), ("free-hand-trades", "garden-three")])
def test_games_with_options_reach_the_end(options: tuple[str, ...]) -> None:
    names = ("Bert", "Cleo", "You", "Dora")
    game, screen = sit_down(deal("bohnanza", 4, *options), cycle(["2", "1", ""]), names)
    assert game.run()
    read_record(game.recorder.text(), find_edition)
    assert screen.shown.startswith(f"Bohnanza +{options[0]} +{options[1]}, with Dora, Bert and Cleo. Bert begins.")


@pytest.mark.parametrize("seed", range(3))
def test_whatever_is_typed_no_game_breaks(seed: int) -> None:
    lines = [
        *("1", "1", "1", "2", "2", "3", "4", "9", "end", "done", "look", "log", "beans", "offers", "help"),
        *("", "", "", "plant 1", "plant s 2", "harvest 1", "harvest 7", "accept 1", "decline 2", "withdraw 3"),
        *("take 1 bert", "take 1 nobody", "counter 1 s for nothing", "buy field", "buy field with coin:r*3"),
        *("offer anyone b for nothing", "offer bert c for g", "offer cleo y@1 for coin:b", "keep red", "rules b7.3"),
        *("rules coin", "rules zzz", "log 3", "log x", "plant", "nonsense", "0", "-1", "\x1b[A", "ä ö"),
    ]
    rng = Random(seed)
    typed = [rng.choice(lines) for _ in range(300)]
    game, screen = sit_down(deal("bohnanza", 4, "coin-trading", seed=seed), typed)
    game.run()
    assert len(screen.asked) > 100
    assert max(len(line) for line in screen.shown.splitlines()) <= WIDTH


# ------------------------------------------------------------------------ leaving


@pytest.mark.parametrize("typed", [["1"], ["1", "quit"], ["q"], ["exit", "1"], ["nonsense", "help"]])
def test_a_person_may_leave_at_any_time(typed: list[str]) -> None:
    game, screen = sit_down(deal("boonanza", 4), typed)
    assert not game.run()
    assert "wins" not in screen.shown


# -------------------------------------------------------------- who is asked when


def test_all_wait_and_the_person_is_asked_again_instead_of_being_moved_on() -> None:
    screen = sit_down_at(TRADING, "", "", "", habit=waits)
    assert "Your turn: trade as much as you like" in screen.asked[0]
    assert screen.asked[1:] == ["Nobody else does anything: it is up to you.\n"] * 3


def test_a_person_who_has_to_plant_is_asked_again() -> None:
    position = TRADING.replace("You trade", "Bert aside").replace("faceup  stink red", "")
    screen = sit_down_at(position.replace("field blue*2", "field blue*2 | aside soy"), "", habit=waits)
    assert "Plant the cards set aside for you." in screen.asked[0]
    assert screen.asked[1] == "Nobody else does anything: it is up to you.\n"


def test_bots_who_wait_are_moved_on() -> None:
    screen = sit_down_at(BERTS_TRADING, "", habit=waits)
    assert "Bert ends the trading" in screen.asked[1]


def test_nobody_is_asked_out_of_turn_for_a_mere_harvest() -> None:
    screen = sit_down_at(BERTS_TRADING, "", "", "", habit=plants)
    assert "Bert's turn: you may trade with Bert." in screen.asked[0]
    assert "harvest field 2" in screen.asked[0]  # though they may harvest when they are asked
    # The next question comes in the next trading: Bert's planting and Cleo's passed without one.
    assert "Cleo's turn: you may trade with Cleo." in screen.asked[1]
    assert "Your turn: plant the front card of your hand." in screen.asked[2]


def test_the_person_is_asked_before_a_bot_ends_the_trading() -> None:
    screen = sit_down_at(BERTS_TRADING, "offer bert chili for garden", "", habit=plants)
    assert "Bert ends" not in screen.asked[0]
    assert "You offer Bert 1 chili for 1 garden." in screen.asked[1]
    assert "Bert ends" not in screen.asked[1]
    assert "Bert ends the trading" in screen.asked[2]


def test_a_person_who_waits_is_not_disturbed_by_the_talk_of_others() -> None:
    def cleo_talks(view: View, legal: Sequence[Action], rng: Random, seconds: float | None) -> Action | None:
        speaks = may_offer(view, view.seat) and view.seat == 2 and not view.offers
        return Offer(0, (), (0,)) if speaks else None

    screen = sit_down_at(BETWEEN_BERT_AND_CLEO, "", habit=cleo_talks)
    assert "Cleo offers" not in screen.asked[0]
    assert screen.asked[1].startswith("· Cleo asks Bert for 1 blue.\n· Bert ends the trading")


def test_a_person_who_waits_is_asked_when_the_active_player_offers_something() -> None:
    def bert_asks_everybody(view: View, legal: Sequence[Action], rng: Random, seconds: float | None) -> Action | None:
        """Cleo asks Bert, whereupon Bert asks everybody."""
        if not may_offer(view, view.seat) or len(view.offers) != (0 if view.seat == 2 else 1):
            return None
        return Offer(0 if view.seat == 2 else None, (), (0,))

    screen = sit_down_at(BETWEEN_BERT_AND_CLEO, "", habit=bert_asks_everybody)
    assert "Cleo offers" not in screen.asked[0]
    assert screen.asked[1].startswith("· Cleo asks Bert for 1 blue.\n· Bert asks everybody for")
    assert "Bert to anyone: nothing for B blue (you do not have it)" in screen.asked[1]


def test_one_no_to_an_offer_to_everybody_does_not_disturb_but_the_last_one_does() -> None:
    def declines(view: View, legal: Sequence[Action], rng: Random, seconds: float | None) -> Action | None:
        return next((action for action in legal if isinstance(action, Decline)), None)

    screen = sit_down_at(TRADING, "offer anyone stink for garden", "", habit=declines)
    assert "(no: Bert)" not in screen.asked[1]
    assert screen.asked[2].startswith(
        "· Bert declines your offer (1 stink for 1 garden).\n· Cleo declines your offer (1 stink for 1 garden).\n"
    )


# ------------------------------------------------------- what the person is told


def test_an_offer_is_made_taken_and_traded() -> None:
    def accepts(view: View, legal: Sequence[Action], rng: Random, seconds: float | None) -> Action | None:
        return next((action for action in legal if isinstance(action, Accept)), None)

    screen = sit_down_at(TRADING, "Offer anyone Stink, chili for GARDEN", "", "take 1 bert", habit=accepts)
    assert "you to anyone: S stink + C chili for D garden" in screen.asked[1]
    assert "(yes: Bert)" in screen.asked[2]
    assert "1 offer 1: make the deal with Bert" in screen.asked[2]
    assert "You give Bert 1 stink and 1 chili for 1 garden." in screen.asked[3]
    assert "has to plant S stink C chili" in screen.asked[3]
    assert "To plant     D garden" in screen.asked[3]


def test_a_refusal_is_shown_with_its_rule_and_changes_nothing() -> None:
    screen = sit_down_at(TRADING, "harvest 1", "plant 1", "withdraw 4", habit=waits)
    assert screen.asked[1].startswith("B7.3: a single bean is protected")
    assert "(rules B7.3 says more)" in " ".join(screen.asked[1].split())
    assert screen.asked[2].startswith("B2.1: ")
    assert screen.asked[3].startswith("R17: there is no such offer")


def test_what_cannot_be_read_is_one_clear_line() -> None:
    screen = sit_down_at(TRADING, "sing", "9", "offer bert stink", "log x", "rules", habit=waits)
    assert screen.asked[1] == "'sing' means nothing here: type a number from the list, or help\n"
    assert screen.asked[2] == "there is no choice 9: the list goes from 1 to 2\n"
    assert " ".join(screen.asked[3].split()).startswith("'offer Bert stink' cannot be read: it is written as: offer")
    assert screen.asked[4] == "how many lines? For example: log 30\n"
    assert screen.asked[5].startswith("which rule?")


def test_commands_are_answered_and_change_nothing() -> None:
    screen = sit_down_at(
        TRADING, "help", "offers", "beans", "rules b7.3", "rules protection", "look", "log", habit=waits
    )
    assert "accept 3 with red@2" in screen.asked[1]
    assert "  offer anyone stink for blue\n" in screen.asked[2]
    assert "  S stink       16 cards: 3 pay 1, 5 pay 2, 7 pay 3, 8 pay 4\n" in screen.asked[3]
    assert screen.asked[4].startswith("B7.3 Bean protection\nAs long as")
    assert "  B7.3   Bean protection\n" in screen.asked[5]
    assert screen.asked[6].strip() in screen.asked[0]  # without the greeting
    assert screen.asked[7] == "nothing has happened yet\n"
    assert sum("Your turn" in shown for shown in screen.asked) == 2


def test_ideas_are_there_only_while_there_is_trading() -> None:
    screen = sit_down_at(TRADING.replace("You trade", "You plant").replace("faceup  stink red", ""), "offers")
    assert screen.asked[1] == "there is no offer to be made now\n"


def test_the_log_tells_what_happened_lately() -> None:
    typed = ["offer bert chili for garden", "withdraw 1", "log", "log 1"]
    withdrawn = "· You withdraw the offer of 1 chili for 1 garden.\n"
    screen = sit_down_at(TRADING, *typed, habit=waits)
    assert screen.asked[3] == "· You offer Bert 1 chili for 1 garden.\n" + withdrawn
    assert screen.asked[4] == withdrawn


def test_draws_of_others_stay_hidden_and_own_ones_are_told() -> None:
    screen = sit_down_at(BERTS_TRADING, *[""] * 3, "1", "done", "end", *["1"] * 4, "", habit=plants)
    assert "· Bert draws 3 cards.\n" in screen.shown
    assert "· Cleo draws 3 cards.\n" in screen.shown
    assert "· You draw 3 cards" not in screen.shown
    assert "· You draw " in screen.shown


def test_a_bot_that_breaks_the_rules_is_our_fault() -> None:
    def cheats(view: View, legal: Sequence[Action], rng: Random, seconds: float | None) -> Action | None:
        return Harvest(5)

    with pytest.raises(BotFault, match=r"bot 'habit' on seat 1 tried .* B2\.2"):
        sit_down_at(BERTS_TRADING, "", habit=cheats)


def test_the_result_names_all_who_share_the_win() -> None:
    position = """
        edition bohnanza
        seats   You Bert Cleo
        turn    You trade
        exhausted 2
        draw    blue
        You     hand red | coins red*2
        Bert    coins soy*2
        Cleo    hand soy
    """
    screen = sit_down_at(position, "end", habit=waits)
    assert screen.shown.endswith(
        "  You    2 coins  shares the win\n  Bert   2 coins  shares the win\n  Cleo  no coins\n"
    )
