"""Every event has a sentence, even for those who do not see all of it."""

from __future__ import annotations

from random import Random

import pytest

from bohnhof.kernel import events
from bohnhof.kernel.events import Event, Moved, NumberSet
from bohnhof.kernel.places import DRAW, SPECTATOR, hand
from bohnhof.kernel.play import play
from bohnhof.kernel.table import EXHAUSTED, Board
from bohnhof.kernel.text.script import judge, read_script
from bohnhof.kernel.view import redact, view
from bohnhof.sentences.story import Storyteller
from tests.judge import edition_of
from tests.notation.games import KINDS, NAMES, Kind, random_game

TRADE = """\
edition bohnanza +coin-trading +encore
seats   Anna Bert Cleo
turn    Anna trade
turns   3
faceup  soy red
draw    blue*4 chili
discard blue
Anna    hand stink soy chili | field red | field soy*3 | coins green*3
Bert    hand red chili*2 | field green*3 | coins blue
Cleo    hand chili
"""


def told(text: str, seat: int | None = None) -> list[str]:
    """The sentences about the last action of a script, for one viewer; None: unredacted."""
    script = read_script(text, edition_of)
    *_, last = judge(script)
    assert last.complaint is None
    table, names = script.start.table, script.start.names
    if seat is None:
        return Storyteller(names).tell_all(table, last.events)
    return Storyteller(names).tell_all(view(table, seat), [redact(event, seat) for event in last.events])


@pytest.mark.parametrize(
    ("actions", "sentences"),
    [
        (["Anna harvest 2"], ["Anna harvests 3 soy for 1 coin."]),
        (["Bert harvest 1"], ["Bert harvests 3 green for 1 coin."]),
        (["Anna buy field"], ["Anna buys a field for 3 coins."]),
        (["Anna keep red"], ["Anna keeps 1 red."]),
        (["Anna end"], ["Anna ends the trading and will plant 1 soy and 1 red."]),
        (["Anna offer Bert soy+red+stink for chili*2"],
         ["Anna offers Bert 1 soy, 1 red and 1 stink for 2 chili."]),
        (["Anna offer anyone soy for nothing"], ["Anna offers everybody 1 soy as a gift."]),
        (["Bert offer Anna nothing for soy"], ["Bert asks Anna for 1 soy."]),
        (["Anna offer Bert soy+coin:green*2 for chili+coin:blue"],
         ["Anna offers Bert 1 soy and 2 green coins for 1 chili and 1 blue coin."]),
        (["Bert offer Anna red for soy", "Anna counter 1 soy for chili"],
         ["Anna offers Bert 1 soy for 1 chili."]),
        (["Anna offer anyone red for chili", "Bert accept 1"], ["Bert would take Anna's offer (1 red for 1 chili)."]),
        (["Anna offer anyone red for chili", "Bert decline 1"], ["Bert declines Anna's offer (1 red for 1 chili)."]),
        (["Anna offer anyone red for chili", "Anna withdraw 1"], ["Anna withdraws the offer of 1 red for 1 chili."]),
        (["Anna offer Bert red+stink+coin:green for chili+coin:blue", "Bert accept 1"],
         ["Anna gives Bert 1 red, 1 stink and 1 green coin for 1 chili and 1 blue coin."]),
        (["Anna offer Bert red for nothing", "Bert accept 1"], ["Anna gives Bert 1 red."]),
        (["Anna offer Bert red for soy", "Anna keep red"],
         ["Anna keeps 1 red.", "Anna's offer (1 red for 1 soy) has lapsed."]),
        (["Anna offer anyone red for chili", "Bert offer Anna chili for nothing", "Bert accept 1", "Anna accept 2"],
         ["Bert gives Anna 1 chili.", "An acceptance of Anna's offer (1 red for 1 chili) has lapsed."]),
        (["Anna end", "Anna plant soy 2"], ["Anna plants 1 soy on field 2."]),
        (["Anna end", "Anna plant soy 2", "Anna plant red 1"],
         ["Anna plants 1 red on field 1.", "Anna draws 3 blue.", "Turn 4: Bert"]),
    ],
)  # fmt: skip
def test_an_action_is_told_in_sentences(actions: list[str], sentences: list[str]) -> None:
    assert told(TRADE + "".join(f"> {action}\n" for action in actions)) == sentences


def test_a_pile_that_runs_out_is_told() -> None:
    text = TRADE.replace("draw    blue*4 chili", "draw    chili").replace("discard blue", "discard blue*2")
    actions = "> Anna end\n> Anna plant soy 2\n> Anna plant red 1\n> Anna done\n"
    assert told(text + actions) == [
        "Anna draws 1 chili.",
        "The discard pile is shuffled and becomes the draw pile.",
        "Anna draws 2 blue.",
        "Turn 4: Bert",
    ]


def test_an_end_for_lack_of_cards_is_told() -> None:
    text = TRADE.replace("draw    blue*4 chili", "draw    -").replace("discard blue\n", "").replace(" +encore", "")
    text = text.replace("faceup  soy red", "still   3")
    assert told(text + "> Anna end\n") == [
        "Anna ends the trading.",
        "No card has moved for a whole round, so the game ends.",
        "Anna harvests 1 red for no coins.",
        "Anna harvests 3 soy for 1 coin.",
        "Bert harvests 3 green for 1 coin.",
        "The game is over: Anna wins.",
    ]


def test_encores_and_a_shared_win_are_told() -> None:
    text = """\
edition bohnanza +encore
seats   Anna Bert Cleo
turn    Cleo encore
encores-left 2
exhausted 3
draw    -
Anna    coins red
Bert    hand soy | coins soy
Cleo    hand soy | coins blue
> Cleo done
"""
    assert told(text) == ["Anna has no card left to plant.", "Bert may plant once more."]
    assert told(text + "> Bert plant 1\n") == [
        "Bert plants 1 soy on field 1.",
        "Bert harvests 1 soy for no coins.",
        "The game is over: Anna, Bert and Cleo share the win.",
    ]


def test_cards_that_are_not_seen_are_only_counted() -> None:
    text = TRADE + "> Anna end\n> Anna plant soy 2\n> Anna plant red 1\n"
    plants, draws, begins = "Anna plants 1 red on field 1.", "Anna draws 3 cards.", "Turn 4: Bert"
    assert told(text, seat=0) == [plants, "Anna draws 3 blue.", begins]
    assert told(text, seat=1) == [plants, draws, begins]
    assert told(text, seat=int(SPECTATOR)) == [plants, draws, begins]
    short = text.replace("blue*4 chili", "blue chili") + "> Anna done\n"
    assert told(short, seat=1)[0] == "Anna draws 2 cards."


def test_the_deal_is_told() -> None:
    table = Kind("boonanza", 3).deal(seed=1)
    card = table.cards_in(hand(0))[0]
    dealt = Event(events.DEALT, 0, [Moved([card], [int(table.bean[card])], [1], DRAW, hand(0))])
    assert Storyteller(NAMES).tell(table, dealt) == "The cards are dealt."


def test_the_end_of_a_game_that_was_stored_under_older_rules_is_still_told() -> None:
    table = read_script(TRADE, edition_of).start.table
    ended = Event(events.EXHAUSTED_FOR_GOOD, 0, [NumberSet(EXHAUSTED, 3)])
    assert Storyteller(NAMES).tell(table, ended) == "There is nothing left to draw."


def test_what_did_not_happen_and_what_says_nothing_is_not_told() -> None:
    table = read_script(TRADE, edition_of).start.table
    assert Storyteller(NAMES).tell(table, Event(events.TURNED_UP, 0, [])) is None
    assert Storyteller(NAMES).tell_all(table, [Event(events.DREW, 0, [])]) == []


@pytest.mark.parametrize("kind", KINDS[::4], ids=str)
def test_every_event_of_a_game_has_a_sentence_for_everybody(kind: Kind) -> None:
    table = kind.deal(seed=8, rich=True)
    shadow = table.clone()
    for seat, action in random_game(table, Random(8)):
        log: list[Event] = []
        shadow.log = log
        play(shadow, seat, action)
        as_it_was: list[tuple[Board, list[Event]]] = [(shadow, log)]
        for viewer in (seat, int(SPECTATOR)):
            as_it_was.append((view(shadow, viewer), [redact(event, viewer) for event in log]))
        for board, heard in as_it_was:
            for event in heard:
                sentence = Storyteller(kind.names).tell(board, event)
                if event.name != events.PHASE_BEGAN and event.changes:
                    assert sentence
                    assert "  " not in sentence


BUILDINGS = """\
edition high-bohn-cognac
seats   Anna Bert Cleo
turn    Anna aside
draw    blue red soy garden ...
Anna    hand chili | field red | field blue*4 | aside soy chili | coins blue*3 cognac*2 | buildings saloon-3 store-2
Bert    hand green chili | buildings bank-2
Cleo    buildings jail-4
"""


@pytest.mark.parametrize(
    ("actions", "sentences"),
    [
        (["Anna buy jail 3"], ["Anna buys jail 3 for 3 blue coins."]),
        (["Anna store chili"], ["Anna stores 1 chili."]),
        (["Anna plant soy 1 stew"], ["Anna plants 1 soy on field 1."]),
        (["Anna harvest 2"], ["Anna harvests 4 blue for 1 coin.", "Cleo gets a toll of 1 blue coin."]),
        (["Anna buy distillery 2"], ["Anna buys distillery 2 for 2 cognac coins."]),
        (["Anna buy distillery 2", "Anna retire farm"], ["Anna withdraws the farm from sale."]),
        (["Anna buy distillery 2", "Anna pass"], ["Anna withdraws no building from sale."]),
        (["Anna store chili", "Anna plant soy 1 stew"],
         ["Anna plants 1 soy on field 1.", "Anna draws 1 blue, 1 red and 1 soy.", "Turn 2: Bert",
          "Bert looks at the top card of the draw pile: 1 garden."]),
        (["Anna store chili", "Anna plant soy 1 stew", "Bert bury"], ["Bert puts 1 garden under the draw pile."]),
    ],
)  # fmt: skip
def test_what_buildings_do_is_told(actions: list[str], sentences: list[str]) -> None:
    assert told(BUILDINGS + "".join(f"> {action}\n" for action in actions)) == sentences


def test_a_look_at_the_draw_pile_is_told_without_the_card_to_others() -> None:
    text = BUILDINGS + "> Anna store chili\n> Anna plant soy 1 stew\n"
    assert told(text, 1)[-1] == "Bert looks at the top card of the draw pile: 1 garden."
    assert told(text, 0)[-1] == told(text, 2)[-1] == "Bert looks at the top card of the draw pile."
    assert told(text + "> Bert bury\n", 1) == ["Bert puts 1 garden under the draw pile."]
    assert told(text + "> Bert bury\n", 0) == ["Bert puts 1 card under the draw pile."]


def test_rearranged_hands_deals_from_a_store_and_the_last_shopping_are_told() -> None:
    head = "edition high-bohn\nseats Anna Bert Cleo\n"
    shift = head + "turn Anna bank\nAnna hand red soy | buildings bank-4\n> Anna move 2 1"
    assert told(shift) == ["Anna moves a card in their hand."]
    order = head + "turn Anna reorder\ndrawn 2\nAnna hand red soy | buildings bank-3\nBert hand red\n> Anna "
    assert told(order + "reorder soy red")[0] == "Anna puts the new cards into another order."
    assert told(order + "leave")[0] == "Anna keeps the new cards in the order in which they came."
    deal = head + "turn Anna trade\nAnna store red | buildings store-2\nBert hand soy\n> Anna offer Bert red for soy\n"
    assert told(deal + "> Bert accept 1") == ["Anna gives Bert 1 red for 1 soy."]
    shop = head + "turn Anna shopping\nexhausted 3\ndraw -\nAnna coins soy\nBert coins red\n> Anna pass"
    assert told(shop) == ["Bert may buy buildings."]


MAFIA = """\
edition al-cabohne
seats   Anna Bert
turn    Anna open
draw    chili blue ...
faceup  blue*2 green
Al      field kidney*2
Don     field {don}
Anna    hand kidney puff | field green
Bert    hand stink
"""


@pytest.mark.parametrize(
    ("don", "actions", "sentences"),
    [
        ("puff", ["Anna give kidney Al"], ["Al gets 1 kidney."]),
        ("puff*4", ["Anna give puff Don"], ["Don gets 1 puff.", "Don sells 5 puff for 2 coins."]),
        ("-", ["Anna plant blue Don"], ["Anna plants 2 blue for Don."]),
        ("puff", ["Anna plant green 1"], ["Anna plants 1 green on field 1."]),
        ("-", ["Anna plant blue 2", "Anna plant green 1", "Anna give kidney Al", "Anna give puff Don", "Anna done"],
         ["Anna draws 1 chili and 1 blue.", "Turn 2: Bert"]),
    ],
)  # fmt: skip
def test_what_bosses_do_is_told(don: str, actions: list[str], sentences: list[str]) -> None:
    text = MAFIA.format(don=don) + "".join(f"> {action}\n" for action in actions)
    assert told(text) == sentences


@pytest.mark.parametrize(
    ("position", "action", "sentences"),
    [
        ("turn Anna leftovers\nfaceup blue\nAnna hand red", "discard blue", ["Anna discards 1 blue."]),
        (
            "turn Anna discard\ndraw blue soy wax ...\ndiscard stink blue\nAnna hand red",
            "done",
            ["Anna turns up 1 blue, 1 soy and 1 wax.", "1 blue from the discard pile joins the open cards."],
        ),
        (
            "turn Anna discard\ndraw blue soy wax ...\ndiscard stink blue*2\nAnna hand red",
            "done",
            ["Anna turns up 1 blue, 1 soy and 1 wax.", "2 blue from the discard pile join the open cards."],
        ),
    ],
)
def test_what_happens_in_a_duel_is_told(position: str, action: str, sentences: list[str]) -> None:
    assert told(f"edition duel\nseats Anna Bert\n{position}\n> Anna {action}\n") == sentences


def test_protection_money_a_shown_hand_and_the_mafias_win_are_told() -> None:
    head = "edition al-cabohne\nseats Anna Bert\n"
    tribute = "turn Anna tribute\nAl field blue\nAnna hand chili | field blue*2\n> Anna done\n"
    assert told(head + tribute) == ["Anna pays Al 1 blue as protection money."]
    shown = "turn Anna open\nexhausted 2\ndraw blue\nAl field kidney\nAnna hand kidney\n> Anna done\n"
    assert told(head + shown) == [
        "Anna shows their hand.",
        "Anna draws 1 blue.",
        "Al sells 1 kidney for no coins.",
        "The game is over: the mafia wins.",
    ]
