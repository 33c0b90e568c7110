"""A text that cannot be read is refused in one line that says where and why."""

from __future__ import annotations

import pytest

from bohnhof.kernel.faults import BadInput
from bohnhof.kernel.text.script import run
from tests.judge import edition_of

GAME = """\
edition bohnanza
seats   Anna Bert Cleo
"""
ENCORE = """\
edition bohnanza +encore
seats   Anna Bert Cleo
turn    Anna encore
Anna    hand red soy
"""
TRADE = f"""\
{GAME}turn    Anna trade
faceup  stink red
Anna    hand chili soy chili | coins blue
Bert    hand red soy
Cleo    hand soy
"""
ENDLESS = "9" * 5000  # Python itself refuses to read such a number


def fault_of(text: str) -> str:
    with pytest.raises(BadInput) as caught:
        run(text, edition_of)
    fault = str(caught.value)
    assert len(fault.splitlines()) == 1
    assert len(fault) < 300
    return fault


def assert_last_line_is_refused(text: str, reason: str) -> None:
    fault = fault_of(text)
    assert fault.startswith(f"line {len(text.splitlines())}: ")
    assert reason in fault


@pytest.mark.parametrize("text", ["", "\n\n", "# only a comment\n", "\t \n", "seats Anna Bert Cleo\n"])
def test_a_text_without_an_edition_is_refused(text: str) -> None:
    assert fault_of(text) == "the text does not say which edition is played (as in: edition bohnanza)"


def test_a_text_without_seats_is_refused() -> None:
    fault = fault_of("edition bohnanza\n")
    assert fault == "the text does not say who sits at the table (as in: seats Anna Bert Cleo)"


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("edition", "which edition?"),
        ("edition bohnanzo", "there is no edition 'bohnanzo'"),
        ("edition bohnanza encore", "options are written with a plus, as +encore"),
        ("edition bohnanza +encor", "bohnanza has no option 'encor' (it has: free-hand-trades, "),
        ("edition bohnanza +cheap-field", "option cheap-field of bohnanza is for 5 players, not 3"),
        (f"edition {ENDLESS}", "there is no edition '999"),
    ],
)
def test_an_edition_that_cannot_be_played_is_refused(line: str, reason: str) -> None:
    assert_last_line_is_refused(f"seats Anna Bert Cleo\n{line}", reason)


@pytest.mark.parametrize(
    ("names", "reason"),
    [
        ("", "bohnanza is for 3 to 5 players, not 0"),
        ("Anna Bert", "bohnanza is for 3 to 5 players, not 2"),
        ("A B C D E F G H", "at most 7 can play"),
        ("Anna Bert Anna", "two seats have the same name"),
        ("1Anna Bert Cleo", "'1Anna' cannot be a name"),
        ("An|na Bert Cleo", "'An|na' cannot be a name"),
        ("Anna\0 Bert Cleo", r"'Anna\x00' cannot be a name"),
        ("sum Bert Cleo", "'sum' is a word of the notation"),
        ("record Bert Cleo", "'record' is a word of the notation"),
        ("anyone Bert Cleo", "'anyone' is a word of the notation"),
        ("draw Bert Cleo", "'draw' is a word of the notation"),
    ],
)
def test_seats_that_cannot_be_are_refused(names: str, reason: str) -> None:
    assert_last_line_is_refused(f"edition bohnanza\nseats {names}", reason)


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("seats Anna Bert Cleo", "a second line for 'seats'"),
        ("edition boonanza", "a second line for 'edition'"),
        ("Dora hand red", "'Dora' is neither a word of the notation nor a seat"),
        ("\ufeffturn Anna plant", r"'\ufeffturn' is neither a word"),
        ("x" * 10_000, "is neither a word of the notation nor a seat"),
        ("over", "'over' is neither a word of the notation nor a seat"),
        # numbers
        ("seed", "one number of at most 400 digits is expected after 'seed'"),
        ("seed 1 2", "one number of at most 400 digits is expected"),
        ("seed -1", "one number of at most 400 digits is expected"),
        ("seed ٣", "one number of at most 400 digits is expected"),
        ("seed " + "9" * 401, "one number of at most 400 digits is expected"),
        (f"seed {ENDLESS}", "one number of at most 400 digits is expected"),
        ("planted", "one number is expected after 'planted', of at most 6 digits"),
        ("planted many", "one number is expected after 'planted'"),
        ("planted -1", "one number is expected after 'planted'"),
        ("planted ²", "one number is expected after 'planted'"),
        ("turns 1234567", "one number is expected after 'turns'"),
        (f"turns {ENDLESS}", "one number is expected after 'turns'"),
        ("turns 0", "the first turn is number 1"),
        ("planted 2", "after 2 cards the planting is over"),
        ("exhausted 3", "no turn begins after the draw pile was exhausted 3 times"),
        ("exhausted 4", "the game ends when the draw pile is exhausted 3 times"),
        ("encores-left 1", "encores are left only in the phase 'encore'"),
        # whose turn
        ("turn Anna", "a seat and a phase are expected, as in: turn Anna trade"),
        ("turn Anna trade now", "a seat and a phase are expected"),
        ("turn Dora trade", "nobody called 'Dora' sits at this table"),
        ("turn Anna draw", "a game does not rest in a phase 'draw' (it rests in: plant, trade, aside, over)"),
        ("turn Anna encore", "a game does not rest in a phase 'encore'"),
        # piles
        ("discard", "beans are expected, or '-' for none"),
        ("draw puff", "there is no bean called 'puff' in bohnanza for 3 players"),
        ("draw wax", "there is no bean called 'wax' in bohnanza for 3 players"),
        ("draw ... red", "there is no bean called '...'"),
        ("draw - red", "there is no bean called '-'"),
        ("draw ?", "there is no bean called '?'"),
        ("draw red*", "'red*': a small number is expected behind the star"),
        ("draw red*0", "'red*0': a small number is expected"),
        ("draw red*x", "'red*x': a small number is expected"),
        ("draw red*٣", "'red*٣': a small number is expected"),
        ("draw blue*999999999", "'blue*999999999': a small number is expected"),
        (f"draw blue*{ENDLESS}", "a small number is expected"),
        ("draw blue*105", "'blue*105': that is more than the whole deck"),
        ("draw blue*104 blue", "'blue': that is more than the whole deck"),
        ("draw red*9", "this would be more than 8 red cards, and there are no more in the game"),
        # seats
        ("Anna", "nothing is said of Anna (as in: Anna hand red soy | field blue*2)"),
        ("Anna |", "something is expected before and after each bar"),
        ("Anna hand red |", "something is expected before and after each bar"),
        ("Anna hand red || field soy", "there is no bean called '||'"),
        ("Anna hand", "beans are expected, or '-' for none"),
        ("Anna hand red | hand soy", "'hand' is said twice"),
        ("Anna bought | bought", "'bought' is said twice"),
        ("Anna bought 2", "'bought 2' cannot be said of a seat (hand, field, coins, aside, bought, shown can)"),
        ("Anna hat red", "'hat red' cannot be said of a seat"),
        ("Anna score 3", "'score 3' cannot be said of a seat"),
        ("Anna field red soy", "a field holds one kind of bean"),
        ("Anna field red | field red | field red", "Anna has only 2 fields"),
        ("Cleo " + " | ".join(["field red"] * 8), "Cleo has only 2 fields"),
        ("Anna hand red | shown 2", "'shown' is said with numbers of hand cards, and there is none '2'"),
        ("Anna hand red | shown 0", "and there is none '0'"),
        ("Anna hand red | shown red", "and there is none 'red'"),
        ("Anna hand " + "y" * 3000, "' in bohnanza for 3 players"),
        # lines that act and check
        (">", "something is expected after '>'"),
        ("=", "something is expected after '='"),
        (">Anna plant 1", "a space is expected after '>'"),
        ("!B3.1", "a space is expected after '!'"),
        ("! B3.1", "'!' follows an action, with at most one rule"),
        ("= over\n! B3.1", "'!' follows an action"),
        ("> Anna done\n! B3.1 B3.2", "'!' follows an action"),
        ("> Anna done\n!\n!", "'!' follows an action"),
        ("> Anna plant 1\nseed 4", "the position comes before the lines that act and check"),
        ("record 1", "'record' stands only in the first line of a record"),
        ("sum 0123", "'sum' stands only in the last line of a record"),
    ],
)
def test_a_line_that_cannot_be_read_is_refused(line: str, reason: str) -> None:
    assert_last_line_is_refused(GAME + line, reason)


@pytest.mark.parametrize(
    ("head", "line", "reason"),
    [
        (GAME + "turn Anna trade\n", "planted 3", "nobody plants more than 2 cards from the hand"),
        (GAME + "turn Anna trade\n", "exhausted 4", "the game ends when the draw pile is exhausted 3 times"),
        (GAME + "turn Anna over\n", "encores-left 1", "encores are left only in the phase 'encore'"),
        (ENCORE, "planted 2", "after 2 cards the planting is over"),
        (ENCORE, "encores-left 3", "at most 2 encores are left when one has begun"),
        (GAME + "turn Anna trade\n", "exhausted 3", "after 3 exhaustions the draw pile is empty (as in: draw -)"),
        (GAME + "turn Anna over\ndraw red\n", "exhausted 3", "after 3 exhaustions the draw pile is empty"),
        (ENCORE, "exhausted 3", "after 3 exhaustions the draw pile is empty"),
        (GAME, "faceup red", "no turned-up cards lie there in the phase 'plant'"),
        (GAME + "turn Anna over\n", "faceup red", "no turned-up cards lie there in the phase 'over'"),
        (ENCORE, "faceup red", "no turned-up cards lie there in the phase 'encore'"),
        (GAME, "Bert aside red", "no cards lie aside in the phase 'plant'"),
        (GAME + "turn Anna over\n", "Anna aside red", "no cards lie aside in the phase 'over'"),
        (ENCORE, "Bert aside red", "no cards lie aside in the phase 'encore'"),
        (GAME + "turn Anna over\n", "Bert field - | field red", "every field was harvested when the game ended"),
        ("edition boonanza\nseats A B C D\n", "A bought", "no field is sold in this game"),
        (GAME + "Anna hand red*5\n", "Bert hand red*4", "this would be more than 8 red cards"),
        (GAME + "Anna hand red*5\n", "discard red*4", "this would be more than 8 red cards"),
    ],
)
def test_what_no_game_could_come_to_is_refused(head: str, line: str, reason: str) -> None:
    assert_last_line_is_refused(head + line, reason)


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("offer", "an offer is written as: offer 1 Anna Bert red for soy"),
        ("offer 1 Anna Bert red soy", "an offer is written as"),
        ("offer x Anna Bert red for soy", "an offer is written as"),
        (f"offer {ENDLESS} Anna Bert red for soy", "an offer is written as"),
        ("offer 1 Anna anyone red for soy |", "an offer is written as"),
        ("offer 1 Dora Anna red for soy", "nobody called 'Dora' sits at this table"),
        ("offer 1 Anna Dora red for soy", "nobody called 'Dora' sits at this table"),
        ("offer 0 Anna Bert red for soy", "every offer has a number of its own, from 1"),
        ("offer 1 Anna Bert red for soy\noffer 1 Anna Bert stink for soy", "every offer has a number of its own"),
        # what is given
        ("offer 1 Anna Bert blue for soy", "this offer cannot lie open (R17: "),
        ("offer 1 Anna Bert red+red for soy", "this offer cannot lie open (R17: "),
        ("offer 1 Anna Bert nothing for nothing", "this offer cannot lie open (R17: "),
        ("offer 1 Anna Bert chili for soy", "this offer cannot lie open (BH3: "),
        ("offer 1 Anna Bert coin:blue for soy", "this offer cannot lie open (BH7: "),
        ("offer 1 Anna Bert red for coin:soy", "this offer cannot lie open (BH7: "),
        ("offer 1 Anna Anna red for soy", "this offer cannot lie open (B4.2: "),
        ("offer 1 Bert Cleo red for soy", "this offer cannot lie open (B4.2: "),
        ("offer 1 Bert anyone red for soy", "this offer cannot lie open (B4.2: "),
        ("offer 1 Anna Bert puff for soy", "there is no bean called 'puff'"),
        ("offer 1 Anna Bert chili@4+red for soy", "'chili@4': there is no such card"),
        ("offer 1 Anna Bert chili@0+red for soy", "'chili@0': there is no such card"),
        ("offer 1 Anna Bert chili@+red for soy", "'chili@': there is no such card"),
        ("offer 1 Anna Bert chili@2+red for soy", "'chili@2': that card is of another kind"),
        ("offer 1 Anna Bert red@up3 for soy", "'red@up3': there is no such card"),
        ("offer 1 Anna Bert red@up1 for soy", "'red@up1': that card is of another kind"),
        ("offer 1 Anna Bert coin:blue@2 for soy", "'coin:blue@2': there is no such card"),
        ("offer 1 Anna Bert red*0 for soy", "'red*0' cannot be read: beans are joined by a plus"),
        ("offer 1 Anna Bert + for soy", "'+' cannot be read"),
        ("offer 1 Anna Bert red*1001 for soy", "'red*1001' is more than anybody has"),
        # what is wanted
        ("offer 1 Anna Bert red for soy@1", "there is no bean called 'soy@1'"),
        ("offer 1 Anna Bert red for soy*999999999", "cannot be read: beans are joined by a plus"),
        (f"offer 1 Anna Bert red for soy*{ENDLESS}", "cannot be read: beans are joined by a plus"),
        ("offer 1 Anna Bert red for soy*999+soy*2", "is more than anybody has"),
        # answers
        ("offer 1 Anna Bert red for soy | yes Bert soy", "noted only of an offer to anyone"),
        ("offer 1 Anna Bert red for soy | no Bert", "noted only of an offer to anyone"),
        ("offer 1 Anna anyone red for soy | yes Anna soy", "everybody but the maker can give one answer"),
        ("offer 1 Anna anyone red for soy | no Anna", "everybody but the maker can give one answer"),
        ("offer 1 Anna anyone red for soy | yes Bert soy | no Bert", "can give one answer"),
        ("offer 1 Anna anyone red for soy | yes Bert soy | yes Bert soy", "can give one answer"),
        ("offer 1 Anna anyone red for soy | yes Bert red", "Bert cannot say yes to this offer (R17: "),
        ("offer 1 Anna anyone red for blue | yes Bert blue", "Bert cannot say yes to this offer (R17: "),
        ("offer 1 Anna anyone red for soy | yes Dora soy", "nobody called 'Dora'"),
        ("offer 1 Anna anyone red for soy | no Dora", "nobody called 'Dora'"),
        ("offer 1 Anna anyone red for soy | no Cleo | no Bert", "everybody has said no to this offer"),
        ("offer 1 Anna anyone red for soy | maybe Bert", "'maybe Bert' cannot be said of an offer"),
        ("offer 1 Anna anyone red for soy | answers 1", "an offer answers an earlier one"),
        ("offer 1 Anna anyone red for soy | answers x", "'answers x' cannot be said of an offer"),
    ],
)
def test_an_offer_that_cannot_lie_open_is_refused(line: str, reason: str) -> None:
    assert_last_line_is_refused(TRADE + line, reason)


def test_a_yes_that_cannot_be_kept_is_refused() -> None:
    text = TRADE.replace("Bert    hand red soy", "Bert    hand red | aside soy")
    assert_last_line_is_refused(text + "offer 1 Anna anyone red for soy | yes Bert soy", "Bert cannot say yes to this")


@pytest.mark.parametrize(
    ("lines", "reason"),
    [
        ("resumes trade\nAnna buildings distillery-2", "one seat names a kind of building (as in: Anna naming 1)"),
        ("resumes trade\nAnna naming 2", "one seat names a kind of building (as in: Anna naming 1)"),
        ("resumes trade\nAnna naming 1\nBert naming 1", "one seat names a kind of building"),
        ("Anna naming 1", "one phase that is not finished goes on afterwards (as in: resumes trade)"),
        ("resumes plant trade\nAnna hand red | naming 1", "one phase that is not finished goes on afterwards"),
        ("resumes draw\nAnna naming 1", "one phase that is not finished goes on afterwards"),
        ("resumes aside\nAnna naming 1", "one phase that is not finished goes on afterwards"),
    ],
)
def test_a_kind_of_building_is_named_by_one_seat_while_one_phase_waits(lines: str, reason: str) -> None:
    fault = fault_of(f"edition high-bohn-cognac\nseats Anna Bert Cleo\nturn Anna retire\n{lines}\n> Anna pass")
    assert fault.startswith("no game comes to this position: ")
    assert reason in fault


def test_more_cards_than_are_in_the_hand_were_not_drawn() -> None:
    text = "edition high-bohn\nseats Anna Bert Cleo\nturn Anna reorder\ndrawn 3\nAnna hand red soy | buildings bank-3\n"
    assert fault_of(text) == "no game comes to this position: the cards drawn are in the hand"


@pytest.mark.parametrize("phase", ["plant", "aside", "over"])
def test_offers_outside_the_trading_are_refused(phase: str) -> None:
    text = TRADE.replace("turn    Anna trade\nfaceup  stink red", f"turn    Anna {phase}")
    assert_last_line_is_refused(text + "offer 1 Bert Anna soy for red", "offers lie open only while there is trading")


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("> Anna", "what is to be done? (there are: plant, done, leave, pass, harvest, "),
        ("> Dora done", "nobody called 'Dora' sits at this table"),
        ("> Anna dance", "'dance' is not an action (there are: plant, done, leave, pass, harvest, "),
        ("> Anna plant", "'plant' cannot be read: it is written as: plant FIELD, or: plant BEAN FIELD"),
        ("> Anna plant ٣", "'plant ٣' cannot be read"),
        ("> Anna plant -1", "'plant -1' cannot be read"),
        (f"> Anna plant {ENDLESS}", "is written as: plant FIELD"),
        ("> Anna plant puff 1", "there is no bean called 'puff'"),
        ("> Anna plant red@1 1", "'red@1': there is no such card"),
        ("> Anna harvest 1 2", "'harvest 1 2' cannot be read: it is written as: harvest FIELD"),
        ("> Anna done now", "'done now' cannot be read: it is written as: done"),
        ("> Anna buy jail 3", "there is no building 'jail-3' in this game"),
        ("> Anna buy jail", "'buy jail' cannot be read: it is written as: buy field"),
        ("> Anna retire jail", "there is no kind of building called 'jail' in this game"),
        ("> Anna move one two", "'move one two' cannot be read: it is written as: move FROM TO"),
        ("> Anna reorder", "'reorder' cannot be read: it is written as: reorder BEAN BEAN BEAN"),
        ("> Anna reorder nuts", "there is no bean called 'nuts'"),
        ("> Anna buy field with nothing", "'buy field with nothing' cannot be read"),
        ("> Anna keep nothing", "'keep nothing' cannot be read: it is written as: keep BEAN"),
        ("> Anna keep red*0", "'keep red*0' cannot be read"),
        ("> Anna keep red+stink", "'keep red+stink' cannot be read"),
        ("> Anna keep red*2", "'keep red*2' cannot be read"),
        ("> Anna offer Dora red for soy", "nobody called 'Dora' sits at this table"),
        ("> Anna offer Bert red soy", "'offer Bert red soy' cannot be read: it is written as: offer SEAT"),
        ("> Anna counter x red for soy", "'counter x red for soy' cannot be read"),
        ("> Anna accept -1", "'accept -1' cannot be read: it is written as: accept OFFER"),
        ("> Anna accept 1 with soy@x", "'soy@x': there is no such card"),
        ("> Anna take 1 Dora", "nobody called 'Dora' sits at this table"),
        ("> Anna take Bert 1", "'take Bert 1' cannot be read: it is written as: take OFFER SEAT"),
        ("> Anna decline", "'decline' cannot be read: it is written as: decline OFFER"),
        ("> Anna withdraw all", "'withdraw all' cannot be read: it is written as: withdraw OFFER"),
        ("> Anna end it", "'end it' cannot be read: it is written as: end"),
    ],
)
def test_an_action_that_cannot_be_read_is_refused(line: str, reason: str) -> None:
    assert_last_line_is_refused(TRADE + line, reason)


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("= dance", "'dance' is neither a seat nor anything else that can be checked"),
        ("= seed 3", "'seed' is neither a seat nor anything else that can be checked"),
        ("= over now", "nothing is expected after 'over'"),
        ("= winners", "at least one seat is expected after 'winners'"),
        ("= winners Dora", "nobody called 'Dora' sits at this table"),
        ("= turn Anna", "a seat and a phase are expected after 'turn' (phases: plant, trade, aside, draw, over)"),
        ("= turn Anna dance", "a seat and a phase are expected after 'turn'"),
        ("= turn Dora plant", "nobody called 'Dora' sits at this table"),
        ("= planted", "one number is expected after 'planted'"),
        ("= discard", "beans are expected, or '-' for none"),
        ("= draw #3a", "one number is expected after '#'"),
        (f"= draw #{ENDLESS}", "one number is expected after '#'"),
        ("= draw ...", "there is no bean called '...'"),
        ("= draw puff", "there is no bean called 'puff'"),
        ("= offer", "an offer is checked as: = offer 1 open (or traded, "),
        ("= offer 1 sold", "an offer is checked as"),
        ("= offer x open", "an offer is checked as"),
        ("= Anna", "nothing is said of Anna"),
        ("= Anna hand red |", "something is expected before and after each bar"),
        ("= Anna hand", "beans are expected, or '-' for none"),
        ("= Anna hand #1 | hand #2", "'hand' is said twice"),
        ("= Anna hat", "'hat' cannot be checked of a seat (hand, field, coins, aside, bought, shown, score can)"),
        ("= Anna bought 2", "'bought 2' cannot be checked of a seat"),
        ("= Anna shown red", "'shown red' cannot be checked of a seat"),
        ("= Anna score many", "one number is expected after 'score'"),
    ],
)
def test_a_check_that_cannot_be_read_is_refused(line: str, reason: str) -> None:
    assert_last_line_is_refused(TRADE + line, reason)
